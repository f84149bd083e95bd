import { expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy';
import type { Tagged } from '../../../shared/tagger';
import { asRead } from './read';

const read = (text: string, read: string, type: Tagged['type'] = 'PERSON', known: readonly string[] = []): string[] => {
  const tagged = [asRead(text, read, type, 0.6)];
  return detect(text, { decisions: [], known: known.map((value) => ({ type: 'PERSON', value })), tagged })
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));
};

test.each([
  ['Heikos Frau mag Kuchen.', 'Heikos', 'Heiko'],
  ['Das ist wohl Ottos neues Rad.', 'Ottos', 'Otto'],
  ['Det är nog Lindas gamla cykel.', 'Lindas', 'Linda'],
  ["Fritz' Brief liegt auf dem Tisch.", "Fritz' Brief", 'Fritz'],
  ['Frau Marx’ Auto ist rot.', 'Marx’ Auto', 'Marx'],
])('the ending of a genitive is no part of the name: %s', (text, name, found) => {
  expect(read(text, name)).toContain(found);
  expect(read(text, name)).not.toContain(name);
});

test('a name that was read as a place in the genitive is a name', () => {
  expect(read('Heikos Frau mag Kuchen.', 'Heikos', 'LOCATION')).toEqual(['Heiko']);
});

test('a family name that is known from the conversation is it in the genitive as well', () => {
  expect(read('Sültemeyers Brief ist da.', 'Sültemeyers', 'PERSON', ['Anke Sültemeyer'])).toEqual(['Sültemeyer']);
});

test.each([
  ['Das ist Lukas mit dem Hund.', 'Lukas'],
  ['Herr Behrens ist da.', 'Behrens'],
  ['My neighbour Mrs Adams is here with her dog and she says hello to you.', 'Adams'],
])('a name that ends in -s stays whole: %s', (text, name) => {
  expect(read(text, name, 'PERSON', ['Adam Wolf'])).toEqual([name]);
});
