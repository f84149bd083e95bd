import { describe, expect, it } from 'vitest';
import { typedIn } from './read';

describe('a word that opens a sentence is no figure of that name', () => {
  it.each([
    ['Down payment was 14,500 euros.', 'MONEY 14,500 euros'],
    ['Seine Anzahlung waren 14.500 Euro.', 'MONEY 14.500 Euro'],
    ['Frisch renoviert für 14.500 Euro, sagt der Vermieter.', 'MONEY 14.500 Euro'],
    ['Der Bach hinterm Haus hat uns 14.500 Euro Schaden gemacht.', 'MONEY 14.500 Euro'],
  ])('%s', (text, expected) => {
    expect(typedIn(text)).toContain(expected);
  });

  it.each(['Mozart earned 800 florins in 1787.', 'Picasso sold it for 450,000 dollars at 61.'])(
    'and a figure stays one there: %s',
    (text) => {
      expect(typedIn(text)).toEqual([]);
    },
  );
});
