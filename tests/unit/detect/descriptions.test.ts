import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';

/** What is found where the model read one value with a score; without a value it read nothing. */
const found = (text: string, value?: string, type: EntityType = 'OCCUPATION', score = 0.99): string[] => {
  const start = value === undefined ? 0 : text.indexOf(value);
  const tagged = value === undefined ? [] : [{ start, end: start + value.length, type, score }];
  return detect(text, { decisions: [], known: [], tagged }).map(
    (span) => `${span.type} ${text.slice(span.start, span.end)}`,
  );
};

describe('an occupation of the model', () => {
  it.each([
    ['I work nights, my brother is a stevedore.', 'stevedore', 0.97],
    ['Meine Schwester ist Kürschnerin in Gera.', 'Kürschnerin', 0.7],
    ['My sister is a plumber in Hull.', 'plumber', 0.7],
  ])('stays where the model is sure, a list has it or it ends as one: %s', (text, value, score) => {
    expect(found(text, value, 'OCCUPATION', score)).toContain(`OCCUPATION ${value}`);
  });
  it.each([
    ['My brother keeps the stevedore.', 'stevedore', 0.7],
    ['My uncle sold his boat.', 'boat', 0.9],
    ['My office moved to the NPX.', 'NPX', 0.9],
    ['I hold a crane licence.', 'crane', 0.97],
    ['My cousin finished his BTS.', 'BTS', 0.97],
    ['Der Schaden ist gemeldet, Versicherungsschein KL 8840021.', 'Versicherungsschein', 0.99],
    ['We need a good plumber before my party.', 'plumber', 0.99],
    ['Kennt ihr einen guten Elektriker in unserer Stadt?', 'Elektriker', 0.99],
  ])('is none where it is half believed, a plain word, a label or only sought: %s', (text, value, score) => {
    expect(found(text, value, 'OCCUPATION', score)).not.toContain(`OCCUPATION ${value}`);
  });
  it.each([
    ["I'm a CRNA on nights.", 'CRNA', 0.8],
    ['Sabine is a CPA and knows my files.', 'CPA', 0.97],
    ['My mother was a char at the mill.', 'char', 0.97],
    ['Krankenschwester 2012–2019, Klinik am See', 'Krankenschwester', 0.99],
    ['Experience: registered nurse 2014-2022', 'registered nurse', 0.99],
  ])('stays where the model is sure of it, one says it of oneself or its years follow: %s', (text, value, score) => {
    expect(found(text, value, 'OCCUPATION', score)).toContain(`OCCUPATION ${value}`);
  });
  it('takes the place of an illness that ends as a physician does', () => {
    expect(found('My aunt is a Gastroenterologin.', 'Gastroenterologin', 'MEDICAL_CONDITION', 0.65)).toEqual([
      'OCCUPATION Gastroenterologin',
    ]);
  });
});

describe('an illness', () => {
  it('of the model is none where it is half believed or the label of a vital sign', () => {
    expect(found('My son has his left knee.', 'knee', 'MEDICAL_CONDITION', 0.7)).toEqual([]);
    expect(found('我妈妈的血压偏高。', '血压', 'MEDICAL_CONDITION', 0.9)).toEqual([]);
    expect(found('My son has vitiligo.', 'vitiligo', 'MEDICAL_CONDITION', 0.9)).toEqual(['MEDICAL_CONDITION vitiligo']);
  });
  it.each([
    ['I have lipohypertrophy.', 'lipohypertrophy'],
    ['Ma fille a une dyscalculose.', 'dyscalculose'],
  ])(
    'of the model that no list has is believed on less where it is the writer’s or a relative’s: %s',
    (text, value) => {
      expect(found(text, value, 'MEDICAL_CONDITION', 0.65)).toEqual([`MEDICAL_CONDITION ${value}`]);
    },
  );
  it.each([
    ['My nephew missed two weeks of school with whooping cough.', 'whooping cough'],
    ['Unsere Kleine ist daheim, seit Montag Windpocken.', 'Windpocken'],
    ['Mon voisin est resté chez lui, une rougeole.', 'rougeole'],
  ])('of the lists is found in a text about somebody: %s', (text, value) => {
    expect(found(text)).toContain(`MEDICAL_CONDITION ${value}`);
  });
  it('of the lists is general knowledge where nobody is spoken of', () => {
    expect(found('Explain how measles and whooping cough spread.')).toEqual([]);
  });
});

it('a figure who is named in full at a sentence’s end is no mention of somebody', () => {
  const text = 'My colleague Astrid Holm teaches. We read Astrid Lindgren.';
  expect(found(text)).toEqual(['PERSON Astrid Holm']);
});

it('a language that one speaks is no nationality', () => {
  expect(found('Je parle polonais B2 et je cherche un poste.', 'polonais', 'NRP')).toEqual([]);
  expect(found('My languages: Polish (native), Dutch: basic.', 'Polish', 'NRP')).toEqual([]);
  expect(found('Je suis polonais et je cherche un poste.', 'polonais', 'NRP')).toEqual(['NRP polonais']);
});

it.each([
  ['Everyone on my street is Kiliwa native.', 'Kiliwa'],
  ['My wife, a Kiliwa Native American, weaves.', 'Kiliwa'],
  ['Mi abuelo, kiliwa nativo, teje.', 'kiliwa'],
  ['My wife is a Maori basically raised here.', 'Maori'],
])('a people is a nationality though "native" stands behind it: %s', (text, value) => {
  expect(found(text, value, 'NRP')).toContain(`NRP ${value}`);
});

it('what one says of oneself is an occupation though the model did not read it', () => {
  expect(found("I'm a dentist. Make this shorter.")).toEqual(['OCCUPATION dentist']);
});

describe('a title by its form is an occupation', () => {
  it.each([
    ['Our head of logistics hates surprises.', 'head of logistics'],
    ['EXPERIENCE\nJunior Surveyor, Quill & Sons LLP, Ripon, 2018 – present', 'Junior Surveyor'],
    ['Présents : Mme Aïcha Benoît (comptable), M. Roux.', 'comptable'],
  ])('%s', (text, value) => {
    expect(found(text)).toContain(`OCCUPATION ${value}`);
  });
  it('but no head of garlic, and no title without years', () => {
    expect(found('We need one head of garlic and our head of lettuce is gone.')).toEqual([]);
    expect(found('Junior Surveyor, a game about maps')).toEqual([]);
  });
});

describe('an illness of the model', () => {
  it.each([
    ['She needs a blood transfusion on Friday', 'blood transfusion'],
    ['My columns: allergy, vaccine, weight', 'allergy'],
    ['Meine Probenentnahme ist morgen um acht', 'Probenentnahme'],
    ['ma prise de sang est demain', 'prise de sang'],
    ['me duele la rodilla desde ayer', 'rodilla'],
    ['domani ho gli esami del sangue', 'esami del sangue'],
    ['mijn knie doet pijn', 'knie'],
    ['jutro mam badanie krwi', 'badanie krwi'],
    ['o meu joelho dói', 'joelho'],
    ['jag lämnade blodprov igår', 'blodprov'],
    ['yarın kan tahlili var', 'kan tahlili'],
    ['明天去抽血', '抽血'],
  ])('is none where it is a test, a treatment of any illness or a part of the body: %s', (text, value) => {
    expect(found(text, value, 'MEDICAL_CONDITION')).not.toContain(`MEDICAL_CONDITION ${value}`);
  });
  it.each([
    ['my son has a knee injury again', 'knee injury'],
    ['my mother needs dialysis again', 'dialysis'],
    ['meine Frau hat Kniearthrose', 'Kniearthrose'],
    ['mi madre tiene displasia de cadera', 'displasia de cadera'],
  ])('stays where it says which: %s', (text, value) => {
    expect(found(text, value, 'MEDICAL_CONDITION')).toContain(`MEDICAL_CONDITION ${value}`);
  });
});

describe('a term that is written as a word of the sentence', () => {
  it.each([
    ['Dans mon conte, elle a passé les soixante ans.'],
    ["j'ai rétréci les pulls de mon fils"],
    ['hij heeft als kind veel gelezen en ik ook'],
  ])('is the word: %s', (text) => {
    expect(found(text).filter((each) => each.startsWith('MEDICAL'))).toEqual([]);
  });
  it.each([
    ['Elle a LES depuis des années et ma sœur aussi.', 'LES'],
    ['A minha mãe tem les, e agora com o rim afetado', 'les'],
    ['my dad has als and we are scared', 'als'],
  ])('is the term in capitals, and in another language: %s', (text, value) => {
    expect(found(text)).toContain(`MEDICAL_CONDITION ${value}`);
  });
});

describe('an illness that is called after somebody, in a script whose other illnesses have small letters', () => {
  it.each([
    ['У моей мамы Альцгеймер, ей 80.', 'Альцгеймер'],
    ['Живу с Паркинсоном третий год.', 'Паркинсоном'],
    ['У мене Бехтерев, болить спина.', 'Бехтерев'],
    ['Майка ми има Алцхаймер.', 'Алцхаймер'],
    ['Η μητέρα μου έχει Αλτσχάιμερ.', 'Αλτσχάιμερ'],
    ['Ζω με Πάρκινσον εδώ και χρόνια.', 'Πάρκινσον'],
  ])('is one: %s', (text, value) => {
    expect(found(text, value, 'MEDICAL_CONDITION')).toContain(`MEDICAL_CONDITION ${value}`);
  });
  it.each([
    ['Μένω στην Άνδρος από το 2019.', 'Άνδρος'],
    ['Мы отдыхали в Анапе летом.', 'Анапе'],
  ])('another name is none: %s', (text, value) => {
    expect(found(text, value, 'MEDICAL_CONDITION')).not.toContain(`MEDICAL_CONDITION ${value}`);
  });
});

describe('a particle before a given name', () => {
  it.each([
    ['Ich war bei Dr. von Arnold in Behandlung.', 'von Arnold'],
    ['Frau von Adrian hat angerufen.', 'von Adrian'],
    ['Mevrouw van Dirk belde gisteren.', 'van Dirk'],
  ])('belongs to who is called by a title: %s', (text, value) => {
    expect(found(text, value, 'PERSON')).toContain(`PERSON ${value}`);
  });
  it.each([
    ['Tel. di Oksana', 'di Oksana', 'Oksana'],
    ['El cumpleaños de Nerea es mañana.', 'de Nerea', 'Nerea'],
  ])('is none of it elsewhere: %s', (text, value, name) => {
    expect(found(text, value, 'PERSON')).toContain(`PERSON ${name}`);
  });
});
