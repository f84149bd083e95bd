import { describe, expect, it } from 'vitest';
import { inClear } from '../../../main/engine/local/infer/kept';
import type { Decision } from '../../../shared/domain';
import { guesses, inferred } from './inferred';

/** As where the model found the word and its kind stays in clear. */
const kept = (type: Decision['type'], value: string): Decision[] => [{ type, value, action: 'keep' }];

const ofWriter = (text: string, decisions: Decision[] = []): string[] =>
  guesses(inferred(text, decisions)).filter((each) => !each.endsWith(inClear));

describe('whose a word is', () => {
  it.each([
    ['El oncólogo me cambió el tratamiento y tengo miedo.', 'oncólogo'],
    ['La cardióloga que me atiende se jubila y no sé qué hacer.', 'cardióloga'],
    ['The plumber charged me twice, and I want my money back.', 'plumber'],
    ['I asked a lawyer and she said no.', 'lawyer'],
    ['I was told by a nurse that I may eat again.', 'nurse'],
    ['I am the daughter of a butcher.', 'butcher'],
    ['I go to the dentist on Monday and fear the drill.', 'dentist'],
    ['Der Zahnarzt hat mir den Termin abgesagt.', 'Zahnarzt'],
    ['Ich war gestern beim Notar und habe unterschrieben.', 'Notar'],
    ['Die Hebamme hat mich angerufen.', 'Hebamme'],
    ["L'avocate m'a dit d'attendre.", 'avocate'],
    ['Je suis allé chez le dentiste ce matin.', 'dentiste'],
    ['Le plombier m’a laissé sans eau.', 'plombier'],
    ['Pregunté al abogado y no me contestó.', 'abogado'],
  ])('a job that treats or serves the writer is somebody else’s: %s', (text, job) => {
    expect(ofWriter(text, kept('OCCUPATION', job)).filter((each) => each.includes('works as'))).toEqual([]);
  });

  it.each([
    ['I am a plumber and hate Mondays.', 'plumber'],
    ['I trained as a nurse in the end.', 'nurse'],
    ["I'm the only fully trained vet here.", 'vet'],
    ['We are butchers, both of us.', 'butchers'],
    ['Ich bin Notar und schreibe viel.', 'Notar'],
    ['Als Hebamme schlafe ich wenig.', 'Hebamme'],
    ['Seit Mai bin ich der neue Hausmeister hier.', 'Hausmeister'],
    ['Je suis plombier et je cherche un associé.', 'plombier'],
    ['Je suis la pharmacienne du quartier.', 'pharmacienne'],
    ['Soy el carnicero del pueblo.', 'carnicero'],
    ['Trabajo como abogada y no duermo.', 'abogada'],
  ])('a job that the writer is said to have is the writer’s: %s', (text, job) => {
    expect(ofWriter(text, kept('OCCUPATION', job)).filter((each) => each.includes('works as')).length).toBeGreaterThan(
      0,
    );
  });

  it.each([
    'In this novel, a pregnant baker runs from her husband. What is it about?',
    'We read a book in which a widow is 30 weeks pregnant.',
    "I'm reading a novel. The baker is a single mother and takes metformin.",
    'The heroine is a widow with two kids who goes to church.',
    'I saw a film where a soldier with PTSD raises three girls.',
    'Im Film ist eine Bäckerin im fünften Monat schwanger.',
    'Die Hauptfigur ist eine Witwe mit drei Kindern.',
    'Ich lese gerade einen Roman. Eine alleinerziehende Bäckerin zieht ans Meer.',
    'Dans ce roman, une infirmière enceinte élève seule ses deux filles.',
    "L'héroïne de la série est une veuve au chômage.",
    'En la novela, una panadera embarazada huye con dos hijos.',
    'La protagonista está divorciada y va a misa.',
  ])('what a book or a film tells is nobody’s: %s', (text) => {
    expect(ofWriter(text)).toEqual([]);
  });

  it.each([
    ['I work in a book shop and I am pregnant.', 'family: is expecting a child'],
    ['I am pregnant and read a novel in bed.', 'family: is expecting a child'],
    ['Ich bin schwanger und lese einen Roman.', 'family: is expecting a child'],
    ['My cat makes my asthma worse.', 'health: has to do with: asthma'],
    ['I walk dogs and have asthma.', 'health: has to do with: asthma'],
    ['I am a dog walker with diabetes.', 'health: has to do with: diabetes'],
  ])('what stands beside a book or an animal is still the writer’s: %s', (text, guess) => {
    expect(ofWriter(text)).toContain(guess);
  });

  it.each([
    ['My cat has diabetes and hates the needle.', 'diabetes'],
    ['Our guinea pig has asthma, what helps?', 'asthma'],
    ['The dog has epilepsy and I give it its pills. Is a seizure painful?', 'epilepsy'],
    ['My horse was diagnosed with arthritis.', 'arthritis'],
    ['Mein Kater hat Diabetes und braucht Insulin.', 'Diabetes'],
    ['Unser Hund hat Epilepsie.', 'Epilepsie'],
    ['Mon chat a du diabète.', 'diabète'],
    ['Notre lapin souffre d’arthrose.', 'arthrose'],
    ['Mi perra tiene epilepsia.', 'epilepsia'],
    ['Mi gato tiene diabetes y no come.', 'diabetes'],
  ])('an animal’s illness is no one’s: %s', (text, illness) => {
    expect(
      guesses(inferred(text, kept('MEDICAL_CONDITION', illness))).filter((each) => each.startsWith('health')),
    ).toEqual([]);
  });

  it.each([
    ['Vengo de Venezuela y me cuesta el frío.', 'Venezuela'],
    ['I come from Ghana and miss the sun.', 'Ghana'],
    ['Ich komme aus Kroatien und suche Freunde.', 'Kroatien'],
    ['Je viens du Sénégal et je cherche un logement.', 'Sénégal'],
  ])('who comes from a country does not live there: %s', (text, country) => {
    expect(ofWriter(text, kept('LOCATION', country))).toEqual([`ethnicity: comes from: ${country}`]);
  });

  it.each([
    ['I have always been Labour.', 'Labour'],
    ['Ich bin Sozialdemokrat und bleibe es.', 'Sozialdemokrat'],
    ['Je suis socialiste depuis toujours.', 'socialiste'],
    ['Soy comunista como mi abuelo.', 'comunista'],
  ])('a party is no origin: %s', (text, party) => {
    expect(ofWriter(text, kept('NRP', party))).toContain(`politics: sides with ${party}`);
  });

  it.each([
    'I wear hearing aids and go to concerts.',
    'Ich trage Hörgeräte und gehe auf Konzerte.',
    'Je porte des appareils auditifs.',
    'Llevo audífonos desde niña.',
  ])('hearing aids are of every age: %s', (text) => {
    expect(ofWriter(text).filter((each) => each.startsWith('age'))).toEqual([]);
  });

  it.each([
    ['My husband and I are two dads, which form do we need?', 'sexuality: is a man with a man'],
    ['Mi marido y yo somos dos papás.', 'sexuality: is a man with a man'],
    ['Mon mari et moi, nous sommes deux papas.', 'sexuality: is a man with a man'],
    ['Mein Mann und ich sind zwei Väter.', 'sexuality: is a man with a man'],
    ['My wife and I are two moms.', 'sexuality: is a woman with a woman'],
  ])('two parents of one sex are so: %s', (text, guess) => {
    expect(ofWriter(text)).toContain(guess);
    expect(ofWriter(text).join()).not.toContain('likelier');
  });

  it.each(['The girl next door has two dads.', 'I have two dads and am proud of them.'])(
    'whose parents are of one sex is not: %s',
    (text) => {
      expect(ofWriter(text).filter((each) => each.startsWith('sexuality'))).toEqual([]);
    },
  );

  it.each([
    'I work at my desk all day and my back hurts.',
    'I work for my two kids.',
    "I'm a nurse with two kids and no time.",
    'I am a baker for 20 years now.',
    'I am a teacher with a dog.',
    'Ich arbeite am Schreibtisch und sitze zu viel.',
    'Ich bin Krankenpfleger mit zwei Kindern.',
    'Je travaille pour mes enfants.',
    'Je suis infirmière avec trois filles.',
    'Trabajo en mi escritorio todo el día.',
    'Soy enfermera con dos hijos.',
  ])('a desk and a family are no place of work: %s', (text) => {
    expect(ofWriter(text).filter((each) => each.includes('works at'))).toEqual([]);
  });

  it.each([
    'After the deployment my pods restart.',
    'We deployed our app to production and it is slow.',
    'I lent him fifty and he forgot.',
    'I have a layover of nine hours: what do I see?',
    'I am purging the cache every hour.',
    'Our bug is undetectable by tests and I triage the rest.',
    'I need scrubs for my face and a detox juice.',
    'I enlist help from my friends.',
  ])('a word of two trades tells neither alone: %s', (text) => {
    expect(ofWriter(text).filter((each) => !each.endsWith('writes software'))).toEqual([]);
  });

  it.each([
    ['During my second deployment to Kuwait I learned chess.', 'occupation: serves in the armed forces'],
    ['I gave up sugar for Lent.', 'religion: is a Christian'],
    ['I share custody of my girl.', 'family: is divorced or separating'],
  ])('it does in its own company: %s', (text, guess) => {
    expect(ofWriter(text)).toContain(guess);
  });

  it('counts no things', () => {
    expect(inferred('There are 14 chairs in the hall and I need 20 more.')).toEqual([]);
  });

  it.each([
    ['Ich bin Witwer und koche selbst.', 'NRP', 'Witwer'],
    ['Sono vedovo da due anni.', 'NRP', 'vedovo'],
    ['I am a vegan and cook for one.', 'NRP', 'vegan'],
    ['Je suis retraité de la SNCF.', 'OCCUPATION', 'retraité'],
    ['Ich bin Rentner und lese viel.', 'OCCUPATION', 'Rentner'],
  ] as const)('a station of life is no origin and no trade, whatever it was found as: %s', (text, type, value) => {
    const told = ofWriter(text, kept(type, value)).join();
    expect(told).not.toContain('ethnicity');
    expect(told).not.toContain('works as');
  });

  it.each([
    ["I'm a trans man and need a letter.", 'trans'],
    ['I am a lesbian and new here.', 'lesbian'],
  ])('whom one loves and as whom one lives is no origin: %s', (text, value) => {
    const told = ofWriter(text, kept('NRP', value));
    expect(told.filter((each) => each.startsWith('ethnicity'))).toEqual([]);
    expect(told.filter((each) => each.startsWith('sexuality'))).toHaveLength(1);
  });

  it.each([
    ['I am learning Portuguese between two shifts.', 'Portuguese'],
    ['Ich lerne Polnisch und vergesse alles.', 'Polnisch'],
  ])('who learns a language is of no people: %s', (text, value) => {
    expect(ofWriter(text, kept('NRP', value)).filter((each) => each.startsWith('ethnicity'))).toEqual([]);
  });

  it.each([
    ['Ich schreibe einen Bericht für einen Jungen mit Autismus.', 'Autismus'],
    ['I am writing a report for a boy with autism.', 'autism'],
    ['J’écris un rapport pour un garçon avec autisme.', 'autisme'],
    ['Scrivo una relazione per un ragazzo con autismo.', 'autismo'],
  ])('an illness is that of whom the writer deals with: %s', (text, value) => {
    expect(ofWriter(text, kept('MEDICAL_CONDITION', value)).filter((each) => each.startsWith('health'))).toEqual([]);
  });

  it.each([
    ['I live with autism and need quiet rooms.', 'autism'],
    ['I need a plan for living with asthma.', 'asthma'],
    ['Ich suche Tipps für das Leben mit Asthma.', 'Asthma'],
    ['Je cherche des conseils pour vivre avec asthme.', 'asthme'],
  ])('who lives with an illness has it: %s', (text, value) => {
    expect(ofWriter(text, kept('MEDICAL_CONDITION', value))).toContain(`health: has to do with: ${value}`);
  });

  it.each([
    'Soy la alcaldesa del pueblo y preparo un discurso.',
    'I am the baker of the village.',
    'Je suis boucher dans un village.',
    'Ich bin Bäcker in einem Dorf.',
  ])('a settlement is no place of work: %s', (text) => {
    expect(ofWriter(text).join()).not.toContain('works at');
  });

  it.each([
    'Cobro la renta mínima desde enero.',
    'Pago la renta cada mes y no me llega.',
    'Vivo en las cercanías de un río.',
    'Soy autónoma en mis decisiones.',
    'Der Termin ist im Mai, sagt mein Chef.',
    'Ich fahre mit dem Velours-Sessel um.',
    'Ik ga in mei op vakantie.',
    'J’ai appelé un dépanneur pour mon lave-linge.',
    'I squeezed the tube of glue.',
  ])('a word that many countries have tells of none: %s', (text) => {
    expect(ofWriter(text).filter((each) => each.startsWith('place'))).toEqual([]);
  });
});
