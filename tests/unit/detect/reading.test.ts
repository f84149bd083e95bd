import { describe, expect, test } from 'vitest';
import {
  afterTitles,
  cues,
  isAmbiguous,
  isPlaceWord,
  isSentenceWord,
  longPlaces,
  nameEntry,
  phraseAfter,
  phraseBefore,
  phraseFrom,
  publicPersons,
  read,
} from '../../../main/engine/privacy/detect/words/reading';
import { isFamily, isGiven, rankOf } from '../../../main/engine/privacy/lists';

const reading = (text: string, language: string | null = 'en') => read(text, language);
const tokenOf = (text: string, word: string, language: string | null = 'en') => {
  const token = reading(text, language).tokens.find((each) => each.text === word);
  if (token === undefined) throw new Error(word);
  return token;
};
const indexOf = (text: string, word: string): number => reading(text).tokens.findIndex((each) => each.text === word);

test('a text too short to tell is read as English', () => {
  expect(read('Hm', null).language).toBe('en');
});

describe('the entry of a name', () => {
  test.each([
    ['Maria', true],
    ['Siobhán', true],
    ['Gonzalez-Becker', true],
    ['Gonzalez-Xqwv', false],
    ['Xqwv', false],
  ])('%s', (word, isListed) => {
    expect(nameEntry(tokenOf(`Hello ${word} there`, word)) !== null).toBe(isListed);
  });

  test('says whether it is a given or a family name, and a shorter list counts as rarer', () => {
    expect(isGiven(nameEntry(tokenOf('Hello Maria', 'Maria')))).toBe(true);
    expect(isFamily(nameEntry(tokenOf('Hello Gonzalez', 'Gonzalez')))).toBe(true);
    expect(isGiven(null) || isFamily(null)).toBe(false);
    const entry = { script: 'Latn', index: 7, name: 'Robin' } as const;
    expect(rankOf({ ...entry, kind: 'either' })).toBeGreaterThan(rankOf({ ...entry, kind: 'male' }));
  });
});

describe('a word of a sentence', () => {
  test('is a place where many know it, of a common name only where it is a large city', () => {
    expect(isPlaceWord('germany')).toBe(true);
    expect(isPlaceWord('hamburg')).toBe(true);
    expect(isPlaceWord('xqwv')).toBe(false);
  });

  test('is ambiguous where it means something else as well', () => {
    const of = (word: string): boolean =>
      isAmbiguous(reading(`I saw ${word} there`), tokenOf(`I saw ${word} there`, word));
    expect([of('Will'), of('Paris'), of('Jo')]).toEqual([true, true, true]);
    expect(of('Gonzalez')).toBe(false);
  });

  test('is no part of a name where it is a stop word, or small and ordinary', () => {
    const of = (text: string, word: string): boolean => isSentenceWord(reading(text), tokenOf(text, word));
    expect(of('They will come', 'will')).toBe(true);
    expect(of('And then The end', 'The')).toBe(true);
    expect(of('I met Gonzalez', 'Gonzalez')).toBe(false);
    expect(of('I met 34 people', '34')).toBe(true);
  });
});

describe('a phrase', () => {
  const before = new Set(['dear', 'my colleague']);

  test('before a token ends right there, and reaches over no line, number or full stop', () => {
    const of = (text: string): string | null => phraseBefore(reading(text), indexOf(text, 'Maria'), before);
    expect(of('Ask my colleague Maria')).toBe('my colleague');
    expect(of('My colleague, Maria')).toBe('My colleague,');
    expect(of('my colleague\nMaria')).toBeNull();
    expect(of('my colleague. Maria')).toBeNull();
    expect(of('my colleague 2 Maria')).toBeNull();
  });

  test('after a token is parted from it by spaces only', () => {
    const after = new Set(['from accounting']);
    expect(phraseAfter(reading('Maria from accounting'), 0, after)).toBe(true);
    expect(phraseAfter(reading('Maria, from accounting'), 0, after)).toBe(false);
  });

  test('from a token on is the longest of its list, over dots', () => {
    const at = (text: string, phrases: typeof longPlaces): number | null => phraseFrom(reading(text), 0, phrases);
    expect(at('Angela Merkel said', publicPersons)).toBe(2);
    expect(at('Angela Becker said', publicPersons)).toBeNull();
    expect(at('New York City is large', longPlaces)).toBeGreaterThanOrEqual(2);
    expect(at('New\nYork', longPlaces)).toBeNull();
  });
});

test('titles with their dots are passed over, but not into another line', () => {
  const text = 'Frau Dr. Anna Becker';
  expect(afterTitles(reading(text), 0)).toBe(indexOf(text, 'Anna'));
  expect(afterTitles(reading('Frau\nAnna'), 0)).toBe(0);
});

test('cues of all kinds are small, or a phrase could not be found', () => {
  for (const kind of Object.values(cues)) for (const cue of kind) expect(cue).toBe(cue.toLowerCase());
});
