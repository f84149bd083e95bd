import { expect, test } from 'vitest';
import { mayBeginTerm, termsFrom } from '../../../main/engine/privacy/detect/words/terms';
import { fold } from '../../../main/engine/privacy/text/fold';
import described from '../../../resources/lists/described.json';

test('no word that begins a term is passed over, whatever its case and how its accents are written', () => {
  const words = Object.values(described)
    .flatMap((lists) => Object.values(lists))
    .flatMap((joined) => joined.split('|'))
    .map((term) => term.split(/\s+/, 1)[0] ?? '')
    .flatMap((word) => [word, word.toUpperCase(), word.normalize('NFD')])
    // The lists write ß, and SS is another word.
    .filter((word) => termsFrom(fold(word)) !== undefined);
  expect(words.length).toBeGreaterThan(10_000);
  expect(words.filter((word) => !mayBeginTerm(`a ${word}`, 2))).toEqual([]);
});

test('most words are passed over', () => {
  expect(mayBeginTerm('xylophone', 0)).toBe(false);
});
