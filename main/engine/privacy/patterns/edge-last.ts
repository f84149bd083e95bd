import { matched } from '../text/around';
import { byFirstLetter, headsOf } from './first-letters';
import { edge } from './word-starts';

const signs = /[\\^$.*+?()[\]{}|/]/gu;

/**
 * A regular expression's source that begins with a look-behind, with the same matches: how a match begins is asked
 * first, what stands before it next. The engine skips the places where no match can begin only where no look-behind comes
 * first, and each look-behind costs it twenty times as much as such a place. Worth it where few letters can begin a match.
 * Without groups that capture: they might be counted twice.
 */
export const edgeLast = (source: string): string => {
  const behind = matched(edge, source);
  if (behind === '') return source;
  const rest = source.slice(behind.length);
  const heads = headsOf(rest, 3);
  const first = heads.has('')
    ? rest
    : byFirstLetter([...heads].map((head) => head.replace(signs, '\\$&')).join('|'), false);
  return `(?=${first})${behind}(?:${rest})`;
};

/**
 * A regular expression's source with the same matches, for one that begins with words of another script, by themselves or
 * before few others: what a match begins with is asked first. Of many such words the engine would ask each at every place.
 */
export const headFirst = (source: string): string => {
  const heads = [...headsOf(source, 1)];
  if (heads.includes('')) return source;
  const plain = heads.flatMap((head) => (head <= '\x7f' ? [head.replace(signs, '\\$&')] : []));
  return `(?=${['[^\\0-\\x7f]', ...plain].join('|')})(?:${source})`;
};
