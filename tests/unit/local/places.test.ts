import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFinder } from '../../../main/engine/local/places';
import { telling } from '../../../main/engine/local/quotes';
import { isStopWord } from '../../../main/engine/privacy';
import { unspaced } from '../../../main/engine/unspaced';
import { runs } from '../../property/runs';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const inWord = '[\\p{L}\\p{M}\\p{N}]';

/** One quote after the other, each by an expression of its own. */
const slowly = (text: string, quotes: readonly string[]): string[] =>
  quotes.flatMap((quote) => {
    const parts = quote.split(/\s+/u).map((word) => `(?:${escaped(word)}|${escaped(word.normalize('NFD'))})`);
    const left = `(?:(?=${unspaced})|(?<!${inWord}))`;
    const right = `(?:(?<=${unspaced})|(?!${inWord}))`;
    const pattern = new RegExp(`(?=${left}(${parts.join('\\s+')})${right})`, 'giu');
    return [...text.matchAll(pattern)].map(
      (match) => `${quote} ${match.index} ${match.index + (match[1] ?? '').length}`,
    );
  });
const quickly = (text: string, quotes: readonly string[]): string[] =>
  createFinder(quotes.map((quote) => ({ text: quote })))(text).map(
    ({ quote, start, end }) => `${quote.text} ${start} ${end}`,
  );

const word = fc.constantFrom(
  'wim',
  'WIM',
  'blenk',
  'blé',
  'Blé',
  'ß7',
  '7',
  'straße',
  'νίκος',
  'ΝΊΚΟΣ',
  '比比',
  '比',
  '가',
  '각',
  'a-b',
  '𝒳y',
);
const joint = fc.constantFrom(' ', ' ', '', '  ', '\n', '\u00a0', ', ', '’s ', '.');
const prose = fc.array(fc.tuple(word, joint), { maxLength: 12 }).map((parts) => parts.flat().join(''));
const form = fc.constantFrom('NFC', 'NFD');

describe('quotes are found in one pass', () => {
  it('where each alone is found: whole words, but for case, spaces and the form of accents', () => {
    fc.assert(
      fc.property(
        prose,
        form,
        fc.array(
          prose.filter((text) => text.length < 60),
          { maxLength: 8 },
        ),
        (prosed, how, some) => {
          const quotes = [...new Set(some.flatMap((each) => telling(each, isStopWord) ?? []))];
          const text = prosed.normalize(how);
          expect(quickly(text, quotes).sort()).toEqual(slowly(text, quotes).sort());
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('in time that hardly grows with their number', () => {
    const letters = 'abcdefghijklmnopqrst';
    const name = (n: number): string => `x${[n, n >> 4, n >> 8].map((part) => letters[part % 16]).join('')}y`;
    const text = Array.from({ length: 60_000 }, (_, n) => (n % 100 === 0 ? name(n / 100) : 'words')).join(' ');
    const time = (quotes: number): number => {
      const find = createFinder(Array.from({ length: quotes }, (_, n) => ({ text: name(n) })));
      const start = process.threadCpuUsage();
      for (let round = 0; round < 30; round++) find(text);
      const { user, system } = process.threadCpuUsage(start);
      return user + system;
    };
    time(2);
    expect(time(800) / time(8)).toBeLessThan(10);
  });
});
