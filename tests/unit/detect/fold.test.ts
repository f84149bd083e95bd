import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold as foldNumber } from '../../../main/engine/privacy/entities/quantities/words/atoms';
import { fold } from '../../../main/engine/privacy/text/fold';
import { runs } from '../../property/runs';

/** What the fast ones must say, in so many words. */
const plainly = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
const plainNumber = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\s'\u2019-]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i');

/** Of the Latin blocks, with marks, and of any script. */
const texts = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 0x250 }).map((code) => String.fromCharCode(code)) }),
  fc.string({ unit: fc.constantFrom(...'aEéÅÑßłıİÇ\u0301\u0327\u0308 -’') }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
);

it('folds any text as its decomposition without the marks', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(fold(text)).toBe(plainly(text));
    }),
    { numRuns: runs(5000) },
  );
});

it('folds the words of numbers as their decomposition without marks, spaces and hyphens', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(foldNumber(text)).toBe(plainNumber(text));
    }),
    { numRuns: runs(5000) },
  );
});
