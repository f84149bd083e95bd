import { unspaced } from '../unspaced';

/**
 * Words for the index. FTS5's unicode61 knows words by spaces and folds case and accents. Scripts that write
 * without spaces get a zero-width space between their letters, in the text and in the query: a query of several
 * letters is then a phrase, and finds them at any place. Bigrams would be a tokenizer of our own in C; a trigram
 * finds no word of two letters.
 */

const letter = '[\\p{L}\\p{N}]';
const between = new RegExp(
  `(?<=${letter}\\p{M}*)(?=${unspaced})(?=${letter})|(?<=${unspaced}\\p{M}*)(?=${letter})`,
  'gu',
);

/** Text as the index holds it. */
export const separated = (text: string): string =>
  text.normalize('NFC').replaceAll('\0', ' ').replace(between, '\u200b');

/** Enough for any sentence; FTS5 bounds the depth of an expression. */
const maxTerms = 32;

const termsOf = (query: string): string[] =>
  query
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((term) => /[\p{L}\p{N}]/u.test(term))
    .slice(0, maxTerms);

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const anyUnspaced = new RegExp(unspaced, 'u');

/** The words of a text, folded, in their order; in scripts without spaces by the dictionary. Takes indexed text as well. */
export const wordsOf = (text: string): string[] =>
  text
    .replaceAll('\u200b', '')
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((part) => (anyUnspaced.test(part) ? [...segmenter.segment(part)].map(({ segment }) => segment) : [part]))
    .filter((word) => word !== '')
    .map(fold);

/** An FTS5 expression: every term quoted, the last one a prefix. Null where there is nothing to look for. */
export const queryOf = (query: string): string | null => {
  const terms = termsOf(query);
  return terms.length === 0 ? null : `${terms.map((term) => `"${separated(term)}"`).join(' ')}*`;
};

const before = 60;
const after = 140;
/** Where the first match lies deeper than this, the snippet is the text's beginning. */
const searchedLength = 200_000;

/**
 * Text around the first match, each match between U+E000 and U+E001. FTS5's own snippet() takes the square of the
 * number of matches: minutes in a megabyte of text.
 */
export const snippetOf = (text: string, query: string): string => {
  const readable = text
    .slice(0, searchedLength)
    .normalize('NFC')
    .replace(/[\ue000\ue001]/gu, ' ');
  const terms = termsOf(query).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(terms.map((term) => startOf(term) + fold(term)).join('|') || '(?!)', 'gu');
  const folded = fold(readable);
  const first = Math.max(0, folded.search(pattern));
  const start = first <= before ? 0 : wordStart(readable, first - before);
  const end = Math.min(readable.length, first + after);
  const window = folded.slice(start, end).matchAll(pattern);
  let snippet = start > 0 ? '…' : '';
  let done = start;
  for (const { index, 0: match } of window) {
    snippet += `${readable.slice(done, start + index)}\ue000${readable.slice(start + index, start + index + match.length)}\ue001`;
    done = start + index + match.length;
  }
  snippet += readable.slice(done, end) + (end < text.length ? '…' : '');
  return snippet.replace(/\s+/gu, ' ').replace(/\p{Surrogate}/gu, '\ufffd');
};

/** A term starts where a word does; in a script without spaces anywhere. */
const startOf = (term: string): string => (new RegExp(`^${unspaced}`, 'u').test(term) ? '' : `(?<!${letter})`);

/** The start of a word within a few letters, so that a snippet does not begin in the middle of one. */
const wordStart = (text: string, from: number): number => {
  const space = text.slice(from, from + 20).search(/\s/u);
  return space < 0 ? from : from + space + 1;
};

/** Lower case without accents, of the same length: offsets stay. */
const fold = (text: string): string =>
  text.replace(/[A-Z]|[^\0-\x7f]/gu, (char) => {
    const plain = char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === char.length ? plain : char;
  });
