import type { Ranged } from './cut';

/** Numbers with spaces of their own (1 900 €) are drawn on one line. No character changes, so what is copied is the text. */

const currency = /\p{Sc}|%|‰|(?:[A-Z]{3}|kr|zł|Kč|Ft|Fr|lei)(?!\p{L})/u.source;
const grouped = /\p{Nd}{1,3}(?: \p{Nd}{3}){1,6}(?!\p{Nd})(?:[.,]\p{Nd}{1,9})?/u.source;
const plain = /\p{Nd}{1,30}(?:[.,'’]\p{Nd}{1,30}){0,6}/u.source;
const amounts = new RegExp(
  `(?<![\\p{L}\\p{Nd}.,])(?:(?:${currency}) ?)?(?:${grouped}|${plain})(?: ?(?:${currency}))?`,
  'gu',
);

export const unbrokenIn = (text: string): Ranged[] =>
  [...text.matchAll(amounts)].flatMap(({ 0: amount, index: start }) =>
    amount.includes(' ') ? [{ start, end: start + amount.length }] : [],
  );
