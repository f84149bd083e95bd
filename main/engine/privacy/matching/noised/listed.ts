import { isOtherNumber } from '../../entities/quantities';
import { matched } from '../../text/around';
import type { CreateNumberReader } from './noised';

/** Numbers in a list of code that says nothing of them: `VALUES ('…', 37, 184, 82)`, `[37, 184, 82]`. */

const onlyNumber = /^[^\d]*(\d+(?:[.,]\d+)*)[^\d]*$/u;
const numberHere = /^\d+(?:\.\d+)?(?![\p{L}\d]|[.,]\d)/u;
const separators = { before: /[[(,] ?$/, after: /^ ?[\]),]/ };
const numbers = /(?<![\p{L}\d.])\d+(?:\.\d+)?(?![\p{L}\d]|\.\d)/gu;

/** Stand-ins of a list may be there by chance: it is the conversation's where it has two of them, of so many digits in all. */
const fewest = 2;
const telling = 5;

/** A call takes any numbers; of a record, some text is one of its values: `Person("Elena", 37, 184)`. */
const isCall = /[\p{L}\p{N}_]\($/u;

export const readListed: CreateNumberReader = (replacements) => {
  const known = new Map<string, { readonly replacement: number; readonly original: string }>();
  for (const [replacement, each] of replacements.entries()) {
    const { surrogate, original } = each;
    const [shown, own] = [onlyNumber.exec(surrogate)?.[1], onlyNumber.exec(original)?.[1]];
    if (!isOtherNumber(each) || shown === undefined || own === undefined) continue;
    known.set(shown, { replacement, original: own });
  }
  if (known.size === 0) return null;
  const names = replacements.flatMap((each) => (isOtherNumber(each) ? [] : each.surrogate));
  return ({ plain }) =>
    (_from, at) => {
      const digits = matched(numberHere, plain.slice(at, at + 24));
      const meant = known.get(digits);
      const end = at + digits.length;
      if (
        meant === undefined ||
        !separators.before.test(plain.slice(0, at)) ||
        !separators.after.test(plain.slice(end))
      )
        return null;
      const opened = Math.max(plain.lastIndexOf('[', at), plain.lastIndexOf('(', at)) + 1;
      const whole = plain.slice(opened).split(/[\])]/)[0] ?? '';
      if (isCall.test(plain.slice(0, opened)) && !/["']/.test(whole)) return null;
      const others = new Set((whole.match(numbers) ?? []).filter((number) => known.has(number)));
      // Beside a name of the conversation its number is hardly there by chance.
      const isOfRecord = names.some((name) => whole.includes(name));
      const count = [...others].join('').replace(/\D/g, '').length;
      if (!isOfRecord && (others.size < fewest || count < telling)) return null;
      return { start: at, end, text: meant.original, kind: 'doubtful', replacement: meant.replacement };
    };
};
