import { expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import { asRead } from './read';

/** What the lists, and the model where it reads these words as persons, leave of a text. */
const found = (text: string, read: readonly string[], type: EntityType): string[] => {
  const tagged = read.map((value) => asRead(text, value, 'PERSON', 0.85));
  return detect(text, { decisions: [], known: [], tagged })
    .filter((span) => span.type === type)
    .map(({ start, end }) => text.slice(start, end));
};

test.each([
  ['Sankt Georg tötet einen Drachen.', 'Georg'],
  ['Santa Chiara nacque ad Assisi.', 'Santa Chiara'],
  ['Św. Florian chroni od ognia.', 'Florian'],
  ['Sankta Birgitta grundade en klosterorden.', 'Birgitta'],
  ['São Jorge venceu o dragão.', 'São Jorge'],
  ['Carlos I de Portugal foi morto em 1908.', 'Carlos'],
])('saints and kings are nobody’s own: %s', (text, name) => {
  expect(found(text, [name], 'PERSON')).toEqual([]);
});

test.each([
  ['My neighbour Grace St. John has a cold.', 'Grace St. John'],
  ['Santa Chiara Rossi mi ha scritto.', 'Santa Chiara Rossi'],
])('who is called so is somebody: %s', (text, name) => {
  expect(found(text, [name], 'PERSON')).toEqual([name]);
});

test.each(['Le train Paris-Lyon est en retard.', 'Garibaldi e i Mille partirono da Quarto.'])(
  'two towns or a plural are no name: %s',
  (text) => {
    expect(found(text, [], 'PERSON')).toEqual([]);
  },
);

test.each(['Il faut compter 1h30 de route.', 'La cuisson dure 2 h 15.', 'O voo leva 2h40.'])(
  'how long it takes is no time of day: %s',
  (text) => {
    expect(found(text, [], 'TIME')).toEqual([]);
  },
);

test('a unit of hours hides no language', () => {
  expect(found('Elle a accouché à 3 h 12.', [], 'PERSON')).toEqual([]);
  expect(found('Elle a accouché à 3 h 12.', [], 'TIME')).toEqual(['3 h 12']);
});

/** What is found of a type where the model read a place. */
const whereRead = (text: string, place: string, type: EntityType): string[] =>
  detect(text, { decisions: [], known: [], tagged: [asRead(text, place, 'LOCATION')] })
    .filter((span) => span.type === type)
    .map(({ start, end }) => text.slice(start, end));

test.each([
  ['mi tío está ingresado en Santa Leocadia', 'Santa Leocadia'],
  ['mon père a été opéré à Saint-Romuald hier', 'Saint-Romuald'],
  ['il nonno è ricoverato a San Gennadio da ieri', 'San Gennadio'],
  ['oma is opgenomen in Sint Godelieve', 'Sint Godelieve'],
  ['o avô foi internado em Santa Eufrásia', 'Santa Eufrásia'],
  ['farmor är inlagd på Sankt Botvid', 'Sankt Botvid'],
  ['he was admitted to Saint Bede last night', 'Saint Bede'],
])('where the sick lie a saint is a hospital: %s', (text, saint) => {
  expect(whereRead(text, saint, 'LOCATION')).toEqual([]);
  expect(whereRead(text, saint, 'ORGANIZATION')).toEqual([saint]);
});

test('a saint’s word belongs to the hospital: dziadek leży u św. Benona', () => {
  const text = 'dziadek leży na chirurgii u św. Benona';
  const spans = detect(text, { decisions: [], known: [], tagged: [asRead(text, 'Benona', 'PERSON')] });
  expect(spans.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`)).toEqual(['ORGANIZATION św. Benona']);
});

test.each([
  ['vamos de vacaciones a Santa Leocadia', 'Santa Leocadia'],
  ['nous habitons à Saint-Romuald', 'Saint-Romuald'],
  ['wir wohnen in Sankt Botvid', 'Sankt Botvid'],
  ['Mia madre è stata ricoverata a San Severo.', 'San Severo'],
  ['er wurde eingeliefert ins Sankt Pölten', 'Sankt Pölten'],
])('elsewhere it is a town, and so is a listed one: %s', (text, town) => {
  expect(whereRead(text, town, 'LOCATION')).toEqual([town]);
});
