import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import type { Tagged } from '../../../shared/tagger';

/** What is found where the model read what stands in brackets: `[[Sozo|PERSON]]`. */
const found = (
  marked: string,
  types: readonly string[] = ['PERSON', 'LOCATION', 'ORGANIZATION', 'ADDRESS', 'OCCUPATION', 'AGE'],
): string[] => {
  const tagged: Tagged[] = [];
  let text = '';
  let last = 0;
  for (const { 0: whole, 1: value = '', 2: type = '', index } of marked.matchAll(/\[\[(.*?)\|([A-Z_]+)\]\]/gu)) {
    text += marked.slice(last, index);
    tagged.push({ start: text.length, end: text.length + value.length, type: type as EntityType, score: 0.95 });
    text += value;
    last = index + whole.length;
  }
  text += marked.slice(last);
  return detect(text, { decisions: [], known: [], tagged })
    .filter(({ type }) => types.includes(type))
    .map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
};

describe('a firm is one with the word for its kind', () => {
  test.each([
    ['Vu à [[Clinique|ORGANIZATION]] des [[Tavelo|PERSON]] hier.', 'ORGANIZATION Clinique des Tavelo'],
    [
      'Trabaja en [[Residencia|ORGANIZATION]] de la [[Ortuvela|LOCATION]] desde mayo.',
      'ORGANIZATION Residencia de la Ortuvela',
    ],
    [
      'Her insurer is [[Wesley Ottrick|PERSON]] [[Assurance|ORGANIZATION]], policy 5.',
      'ORGANIZATION Wesley Ottrick Assurance',
    ],
    [
      'Facture de [[Menuiserie Les Tavelo|ORGANIZATION]] [[Orevim|PERSON]] reçue hier.',
      'ORGANIZATION Menuiserie Les Tavelo Orevim',
    ],
    [
      'O meu pai está no Hospital [[de Santa Orvelha|ORGANIZATION]] desde ontem.',
      'ORGANIZATION Hospital de Santa Orvelha',
    ],
    [
      'Die Betriebskrankenkasse der [[Nordovia|ORGANIZATION]] zahlt nicht.',
      'ORGANIZATION Betriebskrankenkasse der Nordovia',
    ],
    ["Elle loge au foyer L'[[Aurelin|LOCATION]] depuis mai.", 'ORGANIZATION Aurelin'],
    ['Quedamos en el bar [[Los Tilos|ADDRESS]] mañana.', 'ORGANIZATION Los Tilos'],
    ['We meet at [[The Copper Lantern|LOCATION]] on Friday.', 'ORGANIZATION The Copper Lantern'],
    ['We meet at [[The Copper|ADDRESS]] Lantern on Friday.', 'ORGANIZATION The Copper Lantern'],
    ['I wrote to [[the Records Office|ORGANIZATION]] twice.', 'ORGANIZATION Records Office'],
    [
      'Ich arbeite in der [[Chirurgie am Klinikum Ostervold|ORGANIZATION]] seit Mai.',
      'ORGANIZATION Klinikum Ostervold',
    ],
    ['Das Amtsgericht [[Speyer|LOCATION]] hat geschrieben.', 'ORGANIZATION Amtsgericht Speyer'],
  ])('%s', (text, whole) => {
    expect(found(text)).toEqual([whole]);
  });

  test.each([
    ['Elle vit à [[La Rochelle|LOCATION]] depuis mai.', 'LOCATION La Rochelle'],
    ['We meet at [[The Hague|LOCATION]] on Friday.', 'LOCATION The Hague'],
    [
      'Ich arbeite am [[Institut für Physik an der Universität Ostervold|ORGANIZATION]] seit Mai.',
      'ORGANIZATION Institut für Physik an der Universität Ostervold',
    ],
  ])('but a place, and a firm within a firm, stay what they are: %s', (text, whole) => {
    expect(found(text)).toEqual([whole]);
  });

  test('a kind alone names nobody', () => {
    expect(found('Die [[Krankenkasse|ORGANIZATION]] zahlt meiner Mutter nichts.')).toEqual([]);
  });
});

describe('a town of the lists is one where only a town stands', () => {
  test.each([
    ['Ongeluk bij [[Zwolle|ORGANIZATION]] gisteren met mijn auto.', 'LOCATION Zwolle'],
    ['GP: Dr Okoro, Larkfield Surgery, [[Stowmarket|ORGANIZATION]].', 'LOCATION Stowmarket'],
    ['El notario de [[Alcalá de Henares|ORGANIZATION]] me llamó.', 'LOCATION Alcalá de Henares'],
  ])('%s', (text, town) => {
    expect(found(text)).toContain(town);
  });
  test('but not a firm that works for one', () => {
    expect(found('Die Rechnung der [[Stowmarket|ORGANIZATION]] ist da.')).toEqual(['ORGANIZATION Stowmarket']);
  });
});

describe('a span ends where its value ends', () => {
  test.each([
    ['vale mira, apunta [[ricardo lucas el|PERSON]] fontanero viene el martes', 'PERSON ricardo lucas'],
    ["slt, jm'appelle [[lucas jai|PERSON]] 15 ans et j'habite avec ma mère", 'PERSON lucas'],
    ['Vive a Trani. Tel. [[di Ludmila|PERSON]]: 333 555 0142, è giusto?', 'PERSON Ludmila'],
    ['Gespräch mit [[Betreuer Hr|PERSON]]. [[Nowotny|PERSON]] am Montag.', 'PERSON Nowotny'],
    ["Kızımın öğretmeni [[Ayşe Hanım|PERSON]]'a bir not yazmak istiyorum, çünkü yarın gelemiyoruz.", 'PERSON Ayşe'],
    ['me ha dejado por [[marta la de griñovela|PERSON]], tengo 19 años y no sé qué hacer', 'PERSON marta'],
    ['Accident le 3 mai 2025 à 18 h [[45, rond-point des Lilas|ADDRESS]] à Vendôme.', 'ADDRESS rond-point des Lilas'],
  ])('%s', (text, value) => {
    expect(found(text)).toContain(value);
  });

  test('the town behind a code is part of its address', () => {
    expect(found('Familie Lechner, [[Ringelstraße 17, 3390|ADDRESS]] Ufiawar will umbauen.')).toContain(
      'ADDRESS Ringelstraße 17, 3390 Ufiawar',
    );
  });
});

describe('what is no value', () => {
  test.each([
    'Meine [[SV|ADDRESS]]-Nr. ist falsch, was nun?',
    'Il ricevimento è alla Tenuta [[della|ADDRESS]] collina, sabato.',
    'Die St[[.-Nr|LOCATION]]. steht oben.',
    'Unfall auf der [[B96|ORGANIZATION]] heute früh mit dem Rad.',
    'Krock på [[E18|ORGANIZATION]] i morse med min bil.',
    'Flight [[BA|ADDRESS]] 117 is late again, I hear.',
    'Mein Freund [[[PERSON_1]|PERSON]] hat gestern Schluss gemacht.',
    'Mi hija está en 4.º de [[primaria|OCCUPATION]] y saca buenas notas.',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('weeks of a pregnancy behind an initial are no age', () => {
    expect(found('One of my ladies, [[Brenda M|PERSON]], 34 weeks gone, has a rash.')).toEqual(['PERSON Brenda M']);
    expect(found('The second one, [[Brenda|PERSON]], F, 34, has a rash.')).toContain('AGE 34');
  });
});

test.each([
  ['The care plan for "K.W.", a 61-year-old patient, is late.', 'PERSON K.W.'],
  ['Informe de la trabajadora: L. P. S., mujer de 45 años, vive sola.', 'PERSON L. P. S.'],
])('initials before an age are somebody: %s', (text, initials) => {
  expect(found(text)).toContain(initials);
});
test('initials of anything else are not', () => {
  expect(found('In the U.S., 249 years old this year, nobody knows.')).toEqual([]);
});

test('letters of a licence plate are no legal form', () => {
  expect(found('Véhicule A Peugeot AG-418-TK, conductrice absente.')).toEqual([]);
});
test.each([
  ['Invoice Tolvane Holdings Ltd-2024-17 is overdue.', 'Tolvane Holdings Ltd'],
  ['Rechnung an Quernheim AG-4711 ist offen.', 'Quernheim AG'],
])('a number behind a legal form leaves the firm: %s', (text, firm) => {
  expect(found(text)).toContain(`ORGANIZATION ${firm}`);
});

test.each([
  ['El coche rojo es el de [[Nerea|PERSON]] y no arranca.', 'PERSON Nerea'],
  ['La firma que falta es la de [[Rosa Quiñonero|PERSON]] todavía.', 'PERSON Rosa Quiñonero'],
])('whose something is, is somebody: %s', (text, person) => {
  expect(found(text)).toContain(person);
});

test('an illness in a list with capitals is one, a name within a sentence is none', () => {
  const illnesses = (marked: string): string[] => found(marked, ['MEDICAL_CONDITION']);
  expect(illnesses('Диагнозы: [[Гонартроз|MEDICAL_CONDITION]], [[Полинурия|MEDICAL_CONDITION]].')).toEqual([
    'MEDICAL_CONDITION Гонартроз',
    'MEDICAL_CONDITION Полинурия',
  ]);
  expect(illnesses('Мы с мамой живём на острове [[Кижуч|MEDICAL_CONDITION]] уже год.')).toEqual([]);
  expect(illnesses('Отдыхали на море, [[Кижуч|MEDICAL_CONDITION]] понравился всем.')).toEqual([]);
});

describe('what was read as something else than what stands beside it says', () => {
  test.each([
    ['Heute kommst du mit mir zu [[Ninas Umtrunk|ORGANIZATION]], oder nicht?', ['PERSON Nina']],
    ['Heute kommst du mit mir zu [[Ninas Bäckerei|ORGANIZATION]], oder nicht?', ['ORGANIZATION Ninas Bäckerei']],
    ['mein name ist [[ute kelmo komma|PERSON]] ich komme morgen', ['PERSON ute kelmo']],
    ['Ich habe beim Finanzamt Speyer Einspruch eingelegt.', ['ORGANIZATION Finanzamt Speyer']],
    ['Ich habe beim Finanzamt Einspruch eingelegt.', []],
  ])('%s', (marked, all) => {
    expect(found(marked)).toEqual(all);
  });
});
