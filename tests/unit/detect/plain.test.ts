import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import type { Tagged } from '../../../shared/tagger';
import { asRead } from './read';

type Read = readonly [value: string, type: EntityType];

/** What is found where the model read some values. */
const found = (text: string, ...read: readonly Read[]): string[] => {
  const tagged: Tagged[] = read.map(([value, type]) => asRead(text, value, type, 0.8));
  return detect(text, { decisions: [], known: [], tagged }).map(
    (span) => `${span.type} ${text.slice(span.start, span.end)}`,
  );
};

describe('plain words are nobody', () => {
  test.each<[string, Read]>([
    ['Gran had a fall', ['Gran', 'PERSON']],
    ['Custody is shared', ['Custody', 'PERSON']],
    ['Insomnia keeps me up', ['Insomnia', 'PERSON']],
    ['"Nada es verdad", dijo el cristal con que se mira todo.', ['Nada', 'PERSON']],
    ['scrivi un messaggio vocale scherzoso per la festa', ['scherzoso', 'PERSON']],
    ['手紙は関西弁で書いてください', ['関西', 'LOCATION']],
    ['Amor, corrige meu e-mail', ['Amor', 'PERSON']],
    ['Elle travaille dans une banque.', ['banque', 'OCCUPATION']],
    ['Zgubiłem portfel w tramwaju 9, niestety', ['tramwaju 9', 'ADDRESS']],
    ['我是大四学生', ['大四', 'NRP']],
    ["j'étais chez le dentiste hier", ['le dentiste', 'ORGANIZATION']],
    ['ich war gestern beim Steuerberater', ['Steuerberater', 'OCCUPATION']],
    ["ma mère va chez l'orthophoniste", ['orthophoniste', 'OCCUPATION']],
    ['Maman dit que je dramatise', ['Maman', 'PERSON']],
    ['hadi kanka geç kaldık', ['kanka', 'PERSON']],
    ["ho preso 28 e lode all'esame", ['lode', 'PERSON']],
    ["I've moved on", ["I've", 'PERSON']],
    ['주소: 미정', ['미정', 'PERSON']],
    ['cannot parallel park lol', ['parallel park', 'ORGANIZATION']],
    ['ho le analisi a digiuno domani', ['digiuno', 'LOCATION']],
    ['NI number unknown', ['NI', 'LOCATION']],
    ['Spåret går från stugan till sjön', ['Spåret', 'PERSON']],
    ['kommunen nekade hemtjänst', ['hemtjänst', 'ORGANIZATION']],
    ['er war heute beim Kardiologen', ['Kardiologen', 'ORGANIZATION']],
    ['war beim Orthopäden', ['Orthopäden', 'ORGANIZATION']],
    ['Firefox stürzt seit gestern ab', ['Firefox', 'PERSON']],
    ['die neue Thermomix spinnt', ['Thermomix', 'ORGANIZATION']],
    ["Monsieur Cuisine won't start", ['Monsieur Cuisine', 'PERSON']],
    ['母のHbA1cは高い', ['HbA1c', 'PERSON']],
    ['Visa declined me twice', ['Visa', 'ORGANIZATION']],
  ])('%s', (text, read) => {
    expect(found(text, read)).toEqual([]);
  });

  test.each<[string, Read]>([
    ['Anne had a row', ['Anne', 'PERSON']],
    ['Nan Goldin is here', ['Nan Goldin', 'PERSON']],
    ['Papa Roach played', ['Papa Roach', 'PERSON']],
    ['my neighbour Lode fell', ['Lode', 'PERSON']],
    ['Margaret går till jobbet', ['Margaret', 'PERSON']],
    ['ask Mr Chrome about it', ['Chrome', 'PERSON']],
    ['Monsieur Cuisinier est venu', ['Cuisinier', 'PERSON']],
    ['we met at red lion', ['red lion', 'ORGANIZATION']],
  ])('%s', (text, read) => {
    expect(found(text, read)).toContain(`${read[1]} ${read[0]}`);
  });

  test('behind a title as well', () => {
    expect(found('Nurse PIN: 20A1183E')).toEqual(['ID_NUMBER 20A1183E']);
  });
});

describe('a person and the firm of the same name', () => {
  test.each([
    ['Sjoerd Bakker van Bakker Schilders was er niet', 'Sjoerd Bakker van', 'Sjoerd Bakker', 'Bakker Schilders'],
    ['Jean Morel de Morel Plomberie est passé', 'Jean Morel de Morel', 'Jean Morel', 'Morel Plomberie'],
    ['Maria Lopez of Lopez Tile came', 'Maria Lopez of Lopez Tile', 'Maria Lopez', 'Lopez Tile'],
  ])('%s', (text, read, person, firm) => {
    expect(found(text, [read, 'PERSON'])).toEqual([`PERSON ${person}`, `ORGANIZATION ${firm}`]);
  });
  test('but not two of one family', () => {
    expect(found('Ana Lopez, Lopez Garcia y yo', ['Ana Lopez', 'PERSON'])).not.toContain('ORGANIZATION Lopez Garcia');
  });
  test('a house of a saint is no town', () => {
    expect(found("gran's in st lukes again", ['st lukes', 'LOCATION'])).toEqual(['ORGANIZATION st lukes']);
    expect(found('my gran lives in st albans', ['st albans', 'LOCATION'])).toEqual(['LOCATION st albans']);
  });
});

describe('whom one rings', () => {
  test.each([
    ['ruf lasse an wegen der probe', 'lasse'],
    ['text joy about the keys', 'joy'],
    ['llama a sol para la cena', 'sol'],
    ['ชื่อ สมชาย มีสุข', 'สมชาย มีสุข'],
  ])('%s', (text, name) => {
    expect(found(text)).toEqual([`PERSON ${name}`]);
  });
  test.each(['ruf mich an wegen morgen', 'ruf bitte an', 'call back later about this', 'ไฟล์ชื่อ รายงาน'])(
    'not %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
  test('a sum stands before whom it is owed to', () => {
    expect(found('le debo 300 lucas al Nico')).toContain('MONEY 300 lucas');
    expect(found('Sayın Tahir, randevu yarın', ['Sayın Tahir', 'PERSON'])).toEqual(['PERSON Tahir']);
  });
});

test.each<[string, Read, string]>([
  ["j'ai une sclérose en plaques depuis 2019", ['sclérose', 'MEDICAL_CONDITION'], 'sclérose en plaques'],
  ['my dad has chronic kidney disease and naps', ['chronic kidney', 'MEDICAL_CONDITION'], 'chronic kidney disease'],
  ['her asthma and my back', ['asthma', 'MEDICAL_CONDITION'], 'asthma'],
])('an illness of the lists of which a part was read is whole: %s', (text, read, illness) => {
  expect(found(text, read)).toEqual([`MEDICAL_CONDITION ${illness}`]);
});

test('who signs is no part of the name', () => {
  expect(found('preciso dormir. Assina Wesley.', ['Assina Wesley', 'PERSON'])).toEqual(['PERSON Wesley']);
});

test('a name that was read on into an age is left without it', () => {
  const text = 'mijn zoontje Jurre van anderhalf heeft koorts';
  const tagged: Tagged[] = [{ start: 13, end: 32, type: 'PERSON', score: 0.63 }];
  const spans = detect(text, { decisions: [], known: [], tagged });
  expect(spans.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`)).toEqual([
    'PERSON Jurre',
    'AGE anderhalf',
  ]);
});

test.each([
  ['Ça fait mal. Virement 450 € en retard', 'Virement', ['MONEY 450 €']],
  ['Geç kaldı. Maaşım 34.500 TL', 'Maaşım', ['MONEY 34.500 TL']],
  ['Sa. Yusuf 500 TL borçlu', 'Yusuf', ['PERSON Yusuf', 'MONEY 500 TL']],
])('a word before a sum is a name where the lists have it: %s', (text, value, expected) => {
  expect(found(text, [value, 'PERSON'])).toEqual(expected);
});

test.each([['my doctor put me on metformin'], ['my boss let me go']])('what somebody does is no name: %s', (text) => {
  expect(found(text, ['me', 'PERSON'])).toEqual([]);
});

test('a school is named by its town and its part as well', () => {
  const text = '我女儿在合肥市蜀山区第三小学读五年级';
  expect(found(text, ['合肥市', 'ORGANIZATION'], ['蜀山区第三小学', 'ORGANIZATION'])).toEqual([
    'ORGANIZATION 合肥市蜀山区第三小学',
  ]);
});
test('a Japanese name is whole where it is said as one', () => {
  expect(found('ワタシは小笠原美緒といいます。', ['緒', 'PERSON'])).toEqual(['PERSON 小笠原美緒']);
});

test.each([
  ['Cousin Tamsin contests it.', 'PERSON Tamsin'],
  ['Mein Neffe ist Bäcker von Beruf, ich auch', 'OCCUPATION Bäcker'],
  ['plumber by trade, he says', 'OCCUPATION plumber'],
  ['chui boulanger à mon compte', 'OCCUPATION boulanger'],
  ['he was a former nurse', 'OCCUPATION nurse'],
  ['yo soy trailero y no sé de leyes', 'OCCUPATION trailero'],
  ['mitbewohner jannis ist immer laut', 'PERSON jannis'],
])('what no model read is told by the words beside it: %s', (text, expected) => {
  const spans = detect(text, { decisions: [], known: [], tagged: [] });
  expect(spans.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`)).toContain(expected);
});

test.each([
  ['trabajo de ayudante de panadero', ['ayudante', 'OCCUPATION'], 'OCCUPATION ayudante de panadero'],
  ['Specimen 25, Harkness, Delia, F, fasting', ['Delia', 'PERSON'], 'PERSON Harkness, Delia'],
  ['Vertrag bei FitPoint Rosenheim zum Jahresende', ['FitPoint', 'ORGANIZATION'], 'ORGANIZATION FitPoint Rosenheim'],
] as [string, Read, string][])('a finding goes on to its end: %s', (text, read, expected) => {
  expect(found(text, read)).toContain(expected);
});

test('who swears blind is not', () => {
  expect(detect('my dad is swearing blind that he locked it', { decisions: [], known: [], tagged: [] })).toEqual([]);
});

test('under a key for a kind of things nobody is named', () => {
  const text = 'name,dob,plan\nAnton Deveraux,1988-04-17,Gold';
  expect(found(text, ['Anton Deveraux', 'PERSON'], ['Gold', 'LOCATION'])).not.toContain('LOCATION Gold');
});

test('a street behind its district is of one address with it', () => {
  const text = '给房东发消息：西乡塘区明秀东路那套房热水器坏了';
  expect(found(text, ['西乡塘区', 'LOCATION'])).toEqual(['ADDRESS 西乡塘区明秀东路']);
  expect(found('西乡塘区的路口很堵', ['西乡塘区', 'LOCATION'])).toEqual(['LOCATION 西乡塘区']);
});

test.each(['Liebe KI, schreib ein Gedicht', 'Dear AI, write me a poem'])(
  'whom one writes to is no person: %s',
  (text) => {
    expect(detect(text, { decisions: [], known: [], tagged: [] })).toEqual([]);
  },
);

test.each<[string, string]>([
  ['Clemency is my boss and she drinks.', 'Clemency'],
  ['Szia Barna, köszönöm.', 'Barna'],
  ['Min kone Kona er syk.', 'Kona'],
])('a name that looks like a word stays one: %s', (text, name) => {
  expect(found(text, [name, 'PERSON'])).toContain(`PERSON ${name}`);
});

describe('an office that is greeted is nobody', () => {
  test.each([
    'Dear HR, I would like to ask about my leave.',
    'Dear Admissions, I apply for the course.',
    'Dear City Council, the bins were not collected.',
    'Liebe Personalabteilung, ich bitte um Urlaub.',
    "Caro Supporto, l'app non parte.",
    'Beste HR, ik wil verlof.',
    'Prezado RH, quero pedir férias.',
    'Drogi Dziale Kadr, proszę o urlop.',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });
  test('nor where the model read one', () => {
    expect(found('Hi Billing,\nplease call.', ['Billing', 'PERSON'])).toEqual([]);
  });
  test('who has such a family name is somebody', () => {
    expect(found('Dear Maria Sales, thanks.')).toEqual(['PERSON Maria Sales']);
  });
});

describe('an imperative with its pronoun is no name', () => {
  test.each<[string, Read]>([
    ['Mejóralo', ['Mejóralo', 'PERSON']],
    ['Resúmelo en tres frases', ['Resúmelo', 'PERSON']],
    ['Mettilo', ['Mettilo', 'LOCATION']],
    ['Fallo più corto', ['Fallo', 'PERSON']],
    ['Traduza-o', ['Traduza-o', 'PERSON']],
  ])('%s', (text, read) => {
    expect(found(text, read)).toEqual([]);
  });
  test.each(['Rómulo', 'Carmelo'])('%s is one', (name) => {
    expect(found(`${name} vino ayer.`, [name, 'PERSON'])).toEqual([`PERSON ${name}`]);
  });
});

test('a lump is shorter than a body, whatever the model reads', () => {
  const read: Read = ['2.3 cm', 'COUNT'];
  expect(found('My lump measures 2.3 cm.', read)).toEqual([]);
  expect(found('She measures 151 cm.', ['151 cm', 'COUNT'])).toEqual(['BODY_MEASURE 151 cm']);
});
