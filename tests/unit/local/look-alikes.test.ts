import { describe, expect, it } from 'vitest';
import { guesses, inferred } from './inferred';

describe('what one does and gets', () => {
  it.each([
    ['Can my students use calculators?', 'works with students'],
    ['If my pupils refuse, what do I say?', ''],
    ['Do my patients have to sign the form?', ''],
    ['How do my employees request leave?', ''],
    ['Si mes élèves trichent, que faire ?', ''],
    ['Comment mes patients prennent-ils rendez-vous ?', ''],
    ['Should my apprentices and my employees get a key?', ''],
    ['I drive a taxi and this Saturday I have court.', 'drives for a living'],
    ['I drive for Uber, had a wedding to attend and lost my rating.', 'drives for a living'],
    ['I drive a bus, and my wife has a hobby.', 'drives for a living'],
    ['I repair bicycles all day and my wrists hurt.', 'builds or repairs for a living'],
    ['I sew curtains for clients in Kent.', 'sews for a living'],
    ['Streiche ich beruflich Wände, was zahlt die Kasse?', 'builds or repairs for a living'],
    ['I fix lifts and my knees hurt.', 'builds or repairs for a living'],
    ['I lay tiles for a living and my knees hurt.', 'builds or repairs for a living'],
    ['I repair roofs and my back is shot.', 'builds or repairs for a living'],
    ['Monto cocinas y me duelen las muñecas.', 'builds or repairs for a living'],
    ['I lay carpets for clients and need a van.', 'builds or repairs for a living'],
    ['We fit kitchens at work and my boss is rude.', 'builds or repairs for a living'],
    ['Ich verlege den ganzen Tag Fliesen, welche Knieschoner?', 'builds or repairs for a living'],
    ['Coloco azulejos para una empresa.', 'builds or repairs for a living'],
    ['Assento azulejos o dia todo e dói-me o joelho.', 'builds or repairs for a living'],
    ['Kładę płytki cały dzień i bolą mnie kolana.', 'builds or repairs for a living'],
    ['Jag lägger golv hela dagen.', 'builds or repairs for a living'],
    ['Leg ik tegels voor klanten, wat is dan een goede prijs?', 'builds or repairs for a living'],
  ])('tells a trade: %s', (text, guess) => {
    const trades = guesses(inferred(text)).filter((each) => each.startsWith('occupation: '));
    expect(trades.length).toBeGreaterThan(0);
    if (guess === 'drives for a living' || guess.endsWith('a living')) expect(trades).toContain(`occupation: ${guess}`);
  });

  it.each([
    ['The council tax on my flat went up while I wrote my essay.', 'place: lives in the United Kingdom'],
    ['I receive food stamps and study public policy.', 'place: lives in the United States'],
    ['I receive PIP and need help with the form.', 'health: draws disability pay'],
    ['I am on PIP. Which bus pass do I get?', 'health: draws disability pay'],
    ["I'm on PIP since my stroke.", 'health: draws disability pay'],
    ['I am on PIP, and my manager laughs at my disability.', 'health: draws disability pay'],
    ['I receive ESA and live alone.', 'health: draws disability pay'],
    ['My PIP was stopped. Write an appeal.', 'place: lives in the United Kingdom'],
    ['We get SNAP, so which beans are cheap?', 'income: has little money'],
    ['Mon RSA a été suspendu, que faire ?', 'place: lives in France'],
    ['Kids are off school with chickenpox, what can I cook?', 'family: has children'],
    ['Son hates maths. Tips for me, please?', 'family: has children'],
  ])('tells: %s', (text, guess) => {
    expect(guesses(inferred(text))).toContain(guess);
  });

  it.each([
    'My manager put me on PIP and I sleep badly.',
    'I am on PIP at work and afraid to be fired.',
    'I have been on PIP since my performance review.',
    'I rely on PIP to install packages.',
    'I work on ESA missions.',
    'I am on DSP plugins all week, which filter is best?',
    'I lay tiles in the bathroom and the grout cracks.',
    'I laid carpets in the hall.',
    'I am fitting kitchens with my brother in our flat.',
    'I am installing solar panels on my roof.',
    'I repair bikes in my garage.',
    'Ich verlege Fliesen im Bad.',
    'Je pose du carrelage dans la salle de bain.',
    'Coloco azulejos en el baño.',
    'Assento azulejos no banheiro.',
    'Poso piastrelle in bagno.',
    'Ik leg tegels in de badkamer.',
    'Kładę płytki w łazience.',
    'Jag lägger kakel i badrummet.',
    'Ich repariere Fahrräder im Keller.',
    'My pip is outdated.',
    'I ran the pip command and it failed.',
    'I use snap to install apps.',
    'She blocked me on Snap.',
    'I got snap installed on my laptop.',
    'My UC is flaring up.',
    'My ESA is a golden retriever.',
    'I got the child tax credit.',
    'I flashed the DSP with new firmware.',
    'The fuel allowance is too low for my commute.',
    "Le RSA est-il plus lent que l'ECC ?",
    'De juridische bijstand was goed.',
    'I install Windows 11 from a USB stick.',
    'I sort letters in a Python list.',
    'I sort mail in Outlook.',
    'I prepare people for job interviews.',
    'I make sandwiches every morning.',
    'I mix cocktails.',
    'I pack boxes because we move.',
    'Ik pak dozen in voor de verhuizing.',
    'I scan items with my phone.',
    'I run a city route before breakfast.',
    'I run the first train of thought.',
    'I treat dogs better than people.',
    'I paint walls white.',
    'Ich backe seit drei Jahren Brot.',
    'Ich kürze Hosen um 5 cm.',
    'Ich streiche Wände immer zweimal.',
    'Je trie le courrier.',
    'Je répare des vélos.',
    'Limpio cristales con vinagre.',
    'Lavo i vetri.',
    'Taglio i capelli da solo.',
    'Faccio le unghie da sola.',
    'As a hobby I restore pianos.',
    'In my free time I repair bicycles.',
    'In my spare time I fix elevators.',
    'In meiner Freizeit repariere ich Fahrräder.',
    'In meiner Freizeit repariere ich Klaviere.',
    'Pendant mon temps libre, je répare des pianos.',
    'En mi tiempo libre arreglo pianos.',
    'Nel tempo libero riparo pianoforti.',
    "In mijn vrije tijd repareer ik piano's.",
    'Kids love dinosaurs. Can you give me ideas for a story?',
    'Kids hate maths. Tips for a new teacher?',
    'Kinder mögen kein Gemüse. Warum?',
    'Twins have homework too. Why?',
    'Kinderen slapen slecht. Waarom?',
  ])('tells nothing: %s', (text) => {
    const told = inferred(text).filter(
      ({ guess, certainty }) => certainty !== 'possible' || guess === 'has children' || guess.endsWith('for a living'),
    );
    expect(told.map(({ attribute, guess }) => `${attribute}: ${guess}`)).toEqual([]);
  });

  it.each([
    'I lay tiles in the bathroom and my knees hurt.',
    'I install windows in my cellar and my back hurts.',
    'Je pose du parquet dans le salon, mon dos me fait mal.',
  ])('tells no trade: %s', (text) => {
    expect(guesses(inferred(text)).filter((each) => each.startsWith('occupation: '))).toEqual([]);
  });
});
