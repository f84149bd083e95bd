import { numberLanguages } from './languages';

/** Turkish shares in a case: "yüzde otuzunu", "yüzde kırkı". */

const highest = 99;
const turkish = numberLanguages.find(({ code }) => code === 'tr');
const values = new Map(
  Array.from({ length: highest }, (_, at) => [turkish?.write(at + 1) ?? '', at + 1] as const).filter(
    ([word]) => word !== '',
  ),
);
const words = [...values.keys()].sort((a, b) => b.length - a.length).join('|');
const share = new RegExp(`(?<=(?<!\\p{L})yüzde )(${words})(?:[sn]?[ıiuü](?:n[ıiuü])?)(?!\\p{L})`, 'giu');
const sign = /yüzde /iu;

/** In order. */
export const readShares = (text: string): { start: number; end: number; value: number }[] =>
  sign.test(text)
    ? [...text.matchAll(share)].map(({ 0: whole, 1: word = '', index: start }) => ({
        start,
        end: start + whole.length,
        value: values.get(word.toLowerCase()) ?? 0,
      }))
    : [];
