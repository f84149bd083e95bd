import { cities, foldName, writtenName } from '../../lists';
import { writtenForm } from '../../lists/declensions';
import { inCase, type LetterCase, letterCaseOf, titled } from '../letter-case';
import { isAscii } from '../other-words';
import { classOf } from './classes';
import { seam } from './joined';
import type { Reader } from './settings';

const listedWriting = (word: string): string =>
  writtenName(word) ?? cities.get(word)?.name ?? writtenForm(word) ?? titled(word);

/** A word of a text as its folded form and the case it is written in: of each part, where two names are joined. */
interface Reading {
  readonly folded: string;
  readonly cases: readonly LetterCase[];
}

const caseOf = (word: string, folded: string): LetterCase => letterCaseOf(word, folded, listedWriting(folded));

export const read = (word: string, reader: Reader): Reading => {
  const folded = foldName(word);
  if (word.length !== folded.length || classOf(folded, reader) !== 'joined')
    return { folded, cases: [caseOf(word, folded)] };
  // MariaGonzalez: each part has its own case.
  const cut = seam(folded);
  return {
    folded,
    cases: [caseOf(word.slice(0, cut), folded.slice(0, cut)), caseOf(word.slice(cut), folded.slice(cut))],
  };
};

export const write = ({ folded, cases: [first = 'small', second] }: Reading): string => {
  if (second === undefined) return inCase(folded, listedWriting(folded), first);
  const cut = seam(folded);
  return [first, second]
    .map((letterCase, i) => {
      const part = i === 0 ? folded.slice(0, cut) : folded.slice(cut);
      return inCase(part, listedWriting(part), letterCase);
    })
    .join('');
};

const plainCases: readonly LetterCase[] = ['small', 'large', 'title', 'listed'];

/**
 * Whether a folded word in these cases is read as just that. In title case it may be read as its list writes it: Mcdonald
 * comes back as McDonald, or the few names that are written otherwise would be all that it could become.
 */
export const isClear = (reading: Reading, reader: Reader): boolean => {
  if (isAscii(reading.folded) && reading.cases.every((each) => plainCases.includes(each))) return true;
  const { folded, cases } = read(write(reading), reader);
  return (
    folded === reading.folded &&
    cases.length === reading.cases.length &&
    cases.every((each, i) => reading.cases[i] === 'title' || String(each) === String(reading.cases[i]))
  );
};
