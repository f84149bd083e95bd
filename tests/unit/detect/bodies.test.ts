import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import { asRead } from './read';

/** What is found where the model reads `read` as these types. */
const found = (text: string, ...read: [string, EntityType, number?][]): string[] => {
  const tagged = read.map(([value, type, score = 0.95]) => asRead(text, value, type, score));
  return detect(text, { decisions: [], known: [], tagged }).map(
    ({ start, end, type }) => `${type} ${text.slice(start, end)}`,
  );
};

describe('of an authority that every town has, the town tells of somebody', () => {
  test.each([
    ['My aunt wrote to the Parish Council of Wexcombe again.', 'Parish Council of Wexcombe', 'Wexcombe'],
    ['Mi hermano llamó a la Policía Local de Zumalde.', 'Policía Local de Zumalde', 'Zumalde'],
    ['Ma sœur a écrit à la mairie de Quévran.', 'mairie de Quévran', 'Quévran'],
    ['Mia zia ha scritto al Comune di Valdressa.', 'Comune di Valdressa', 'Valdressa'],
  ])('%s', (text, body, town) => {
    expect(found(text, [body, 'ORGANIZATION'])).toEqual([`LOCATION ${town}`]);
  });

  test.each([
    ['Ich habe die Stadtwerke Norderau verklagt.', 'Stadtwerke Norderau'],
    ['My sister works at the Parish Bakery of Ann.', 'Parish Bakery of Ann'],
  ])('a firm is no such authority: %s', (text, firm) => {
    expect(found(text, [firm, 'ORGANIZATION'])).toEqual([`ORGANIZATION ${firm}`]);
  });
});

describe('a house’s name begins with its article', () => {
  test.each([
    ['I work nights at The Crimson Otter.', 'The', 'Crimson Otter', 'LOCATION'],
    ['Mi tía cose en La Aguja Dorada.', 'La Aguja', 'Dorada', 'PERSON'],
    ['Mia zia lavora da Il Forno Vecchio.', 'Il Forno', 'Vecchio', 'PERSON'],
  ] as const)('%s', (text, first, rest, type) => {
    expect(found(text, [first, 'ORGANIZATION', 0.7], [rest, type, 0.6])).toEqual([`ORGANIZATION ${first} ${rest}`]);
  });
});

describe('an insurer’s letters between what is insured and its number', () => {
  test.each([
    ['mon frère, assuré QRF contrat du 3 mai', 'QRF'],
    ['polisa WTQ nr jest u mojej mamy', 'WTQ'],
    ['my policy LXB number is with my mum', 'LXB'],
  ])('%s', (text, letters) => {
    expect(found(text)).toContain(`ORGANIZATION ${letters}`);
  });
});

test.each([
  ['My boss at Lidl Swadlincote said no.', 'Lidl Swadlincote', true],
  ['My sister works nights near Tesco Extra Slough.', 'Tesco Extra Slough', true],
  ['My uncle drives a Seat Toledo.', 'Seat Toledo', false],
  ['My uncle shops at Lidl.', 'Lidl', false],
])('a branch is somebody’s where it has its town: %s', (text, branch, isFound) => {
  expect(found(text, [branch, 'ORGANIZATION']).includes(`ORGANIZATION ${branch}`)).toBe(isFound);
});

test('a maker’s ware is the maker’s, in a text about somebody too', () => {
  expect(found('Auto Skoda, uszkodzone. Sprawca: mój sąsiad.', ['Auto Skoda', 'ORGANIZATION'])).toEqual([]);
});

describe('what every town has tells of nobody', () => {
  test.each([
    ['my aunt waits at the town hall every day', 'town hall'],
    ['Das Sozialamt hat meine Tante besucht.', 'Sozialamt'],
    ['ma tante attend la maison de retraite', 'maison de retraite'],
    ['mi tía va al centro de día', 'centro de día'],
    ['moja ciocia idzie do urząd pracy', 'urząd pracy'],
  ])('%s', (text, body) => {
    expect(found(text, [body, 'ORGANIZATION'])).toEqual([]);
  });

  test.each([
    ['Die Pflegekasse der Nordia zahlt meiner Tante nichts.', 'Pflegekasse'],
    ['Mein Onkel schreibt dem Finanzamt Norderau.', 'Finanzamt'],
  ])('but with its name: %s', (text, body) => {
    expect(found(text, [body, 'ORGANIZATION'])[0]).toContain(`ORGANIZATION ${body}`);
  });
});

test.each(['my son waits for you', 'my uncle waits at home', 'my brother rings every day'])(
  'what kin do is no name: %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

describe('an authority of a whole country tells nothing', () => {
  test.each<[string, string, EntityType]>([
    ['Ofcom refused my complaint.', 'Ofcom', 'ORGANIZATION'],
    ['Procon, Ofgem e Altroconsumo negaram.', 'Ofgem', 'PERSON'],
    ['UOKiK odpisał mojej siostrze.', 'UOKiK', 'ORGANIZATION'],
    ['Die Verbraucherzentrale hat meiner Mutter geholfen.', 'Verbraucherzentrale', 'ORGANIZATION'],
  ])('%s', (text, name, type) => {
    expect(found(text, [name, type])).toEqual([]);
  });

  test.each<[string, string, EntityType]>([
    ['My brother is a lawyer at Ofgem.', 'Ofgem', 'ORGANIZATION'],
    ['Meine Frau ist bei der Verbraucherzentrale angestellt.', 'Verbraucherzentrale', 'ORGANIZATION'],
    ['CİMER’de çalışıyorum.', 'CİMER', 'ORGANIZATION'],
    ['Mon employeur, la CNIL, m’a licencié.', 'CNIL', 'ORGANIZATION'],
    ['Zwolnili mnie z UOKiK po 10 latach.', 'UOKiK', 'ORGANIZATION'],
    ['Jag är anställd av Skatteverket', 'Skatteverket', 'ORGANIZATION'],
    ['My friend Nav came over.', 'Nav', 'PERSON'],
  ])('but of who works there: %s', (text, name, type) => {
    expect(found(text, [name, type, 0.98])).toContain(`${type} ${name}`);
  });

  test('and its office in a town tells the town', () => {
    expect(found('O Procon de Sabará não respondeu.', ['Procon', 'PERSON'], ['Sabará', 'LOCATION'])).toEqual([
      'LOCATION Sabará',
    ]);
  });
});

test.each<[string, string, string[]]>([
  ['Trabajé en Norbide S.L. Carnet B.', 'Norbide S.L. Carnet B', ['ORGANIZATION Norbide S.L.']],
  ['Trabajé en Norbide S.A. Madrid.', 'Norbide S.A. Madrid', ['ORGANIZATION Norbide S.A.', 'LOCATION Madrid']],
  [
    'Worked at Baker Ltd. Green Energy.',
    'Baker Ltd. Green Energy',
    ['ORGANIZATION Baker Ltd.', 'ORGANIZATION Green Energy'],
  ],
  ['Jobbar på Fastighets AB Lerklockan.', 'Fastighets AB Lerklockan', ['ORGANIZATION Fastighets AB Lerklockan']],
])('a form with dots ends a firm’s name: %s', (text, firm, values) => {
  expect(found(text, [firm, 'ORGANIZATION'])).toEqual(values);
});
