import { isOtherNumber } from '../../entities/quantities';
import { type CreateNumberReader, paired } from './noised';

/** As much of a reply as a percentage may take: "1,234.5 %". */
const longest = 12;

/**
 * Percentages in a reply about other amounts: one of two of them may be what share one is of the other. Whether it is, a
 * formula says (see `derived`); without one it is the reply's own and stays unmarked.
 */
export const readPercentages: CreateNumberReader = (replacements) => {
  const noised = paired(replacements.filter(isOtherNumber), ['MONEY'], (text) => [text]);
  if (new Set(noised.map(({ surrogate }) => surrogate)).size < 2) return null;
  return ({ text, plain }) =>
    (_from, at) => {
      const found = /^\d{1,4}(?:[.,]\d{1,3})? ?%/.exec(plain.slice(at, at + longest))?.[0];
      if (found === undefined) return null;
      const end = at + found.length;
      return { start: at, end, text: text.slice(at, end), kind: 'derived', replacement: -1, type: 'PERCENTAGE' };
    };
};
