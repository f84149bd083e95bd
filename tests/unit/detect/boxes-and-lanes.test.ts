import { expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';

const addresses = (text: string): string[] =>
  detect(text, { decisions: [], known: [] })
    .filter(({ type }) => type === 'ADDRESS')
    .map(({ start, end }) => text.slice(start, end));

test.each([
  ['Deliver to The Old Forge, Church Lane please', 'The Old Forge, Church Lane'],
  ['We live at Hill House, Back Lane.', 'Hill House, Back Lane'],
  ['send it to Orchard End, Pound Hill', 'Orchard End, Pound Hill'],
  ['Parcel for Rose Cottage, Mill Lane, Ashwell', 'Rose Cottage, Mill Lane, Ashwell'],
  ['Biete 2-Zi-Whg, Krumme Twiete 9, Uelzen', 'Krumme Twiete 9'],
  ['Wohnung: Graue Zeile 4, 30159 Hannover', 'Graue Zeile 4'],
  ['Umzug nach Roter Graben 3 in Peine', 'Roter Graben 3'],
  ['Garage zu vermieten, Langer Kamp 14b in Peine', 'Langer Kamp 14b'],
  ['B.P. 118, 29600 Morlaix', 'B.P. 118, 29600 Morlaix'],
  ['écrire à BP 44 Morlaix', 'BP 44 Morlaix'],
  ['C.P. 77, Ivrea', 'C.P. 77, Ivrea'],
  ['Caixa Postal 91, Bagé', 'Caixa Postal 91, Bagé'],
  ['écrire à BP 44 Nice', 'BP 44 Nice'],
  ['P.K. 33 Edremit', 'P.K. 33 Edremit'],
  ['Postboks 118, Hamar', 'Postboks 118, Hamar'],
])('the address in %s', (text, address) => {
  expect(addresses(text).some((each) => each.startsWith(address))).toBe(true);
});

test.each([
  'The Old Forge, a pub, is closed',
  'Box 2, tick yes',
  'BP 120/80',
  'CP 45 of the plan',
  'Postfach voll, Mail nicht zugestellt',
  'Hill House is a film',
  'House, Street and Lane are words',
  'Town Hall, Church and School',
  'Der Graben ist 3 Meter tief',
  'Auf dem Pfad 9 Schritte gehen',
  'BP 44 Million Umsatz',
  'BP 2024 Annual Report',
  'BP 12 Results',
  'Siehe Graue Zeile 4, dann weiter',
  'Im Roten Graben 3, sagte er',
  'Lesen Sie Letzte Reihe 7, bitte',
  'Die Zweite Zeile 12, bitte',
])('none is in %s', (text) => {
  expect(addresses(text)).toEqual([]);
});
