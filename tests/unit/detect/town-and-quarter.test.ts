import { expect, test } from 'vitest';
import { withNeighbours } from '../../../main/engine/privacy/detect/tagger/neighbours';
import type { Tagged } from '../../../shared/tagger';

/** What the model read: a firm, and a place behind it. */
const read = (firm: string, place: string): string[] => {
  const text = `${firm} ${place}`;
  const spans: Tagged[] = [
    { start: 0, end: firm.length, type: 'ORGANIZATION', score: 0.6 },
    { start: firm.length + 1, end: text.length, type: 'LOCATION', score: 0.7 },
  ];
  return withNeighbours(text, spans).map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
};

test.each([
  ['Bologna', 'Bolognina'],
  ['Verona', 'Veronetta'],
  ['Leipzig', 'Connewitz'],
])('a town that was read as a firm and its quarter are one place: %s %s', (town, quarter) => {
  expect(read(town, quarter)).toEqual([`LOCATION ${town} ${quarter}`]);
});

test.each([
  ['Santander', 'Madrid'],
  ['Siemens', 'Berlin'],
  ['Bologna', 'e Modena'],
])('a firm in a town is not: %s %s', (firm, place) => {
  expect(read(firm, place)).toEqual([`ORGANIZATION ${firm}`, `LOCATION ${place}`]);
});
