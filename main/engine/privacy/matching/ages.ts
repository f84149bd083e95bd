import { quantities } from '../entities/quantities';
import { ordinalMark, withOrdinal } from '../entities/quantities/ordinals';
import { inDigitsOf, plain } from '../entities/quantities/plain';
import { type CreateNumberReader, paired } from './noised';

const readNumbers = (text: string): number[] => (plain(text).match(/\d{1,3}/g) ?? []).map(Number);

/** "Elena (37)", "Elena, 37,": an age most of the time. */
const aside = { before: /[\p{L}][(,] ?$|[(]$/u, after: /^(?:\)|,)/ };

/** A mark, and the letter behind it that would make it none. */
const longestMark = 5;

/** Ages of the conversation, where a phrase says that the number is an age. */
export const readAges: CreateNumberReader = (replacements, kept) => {
  const known = new Map<number, { replacement: number; originals: Set<number> }>();
  for (const { replacement, surrogate, original } of paired(replacements, ['AGE'], readNumbers)) {
    const entry = known.get(surrogate) ?? { replacement, originals: new Set() };
    entry.originals.add(original);
    known.set(surrogate, entry);
  }
  if (known.size === 0) return null;
  const recognise = (text: string) =>
    quantities.AGE.recognise?.({ original: text, text, toOriginal: (start, end) => ({ start, end }) }) ?? [];
  const asSent = new Set(recognise(kept).map(({ start, end }) => Number(kept.slice(start, end))));

  return ({ text: window, plain: digitsOf }) => {
    let phrases: Set<number> | undefined;
    /** Where a phrase says that a number is an age. */
    const isSaid = (at: number): boolean => {
      phrases ??= new Set(recognise(window).map(({ start }) => start));
      return phrases.has(at);
    };
    return (_from, at) => {
      const digits = /^\d{1,3}(?!\d)/.exec(digitsOf.slice(at, at + 4))?.[0];
      const meant = digits === undefined ? undefined : known.get(Number(digits));
      if (digits === undefined || meant === undefined) return null;
      const mark = ordinalMark.exec(digitsOf.slice(at + digits.length, at + digits.length + longestMark))?.[0] ?? '';
      const end = at + digits.length + mark.length;
      const said = isSaid(at);
      if (!said && !(aside.before.test(window.slice(0, at)) && aside.after.test(window.slice(end)))) return null;
      const [original = 0] = meant.originals;
      const sure = said && meant.originals.size === 1 && !asSent.has(Number(digits));
      return {
        start: at,
        end,
        text: withOrdinal(inDigitsOf(window.slice(at, end), String(original)), mark),
        kind: sure ? 'restored' : 'doubtful',
        replacement: meant.replacement,
      };
    };
  };
};
