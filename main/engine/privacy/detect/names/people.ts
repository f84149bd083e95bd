import { common, isFamily, isGiven, rankOf } from '../../lists';
import { isOrganisationWord } from '../organisations';
import {
  cues,
  isAmbiguous,
  isPlaceWord,
  isSentenceWord,
  longPlaces,
  nameEntry,
  phraseBefore,
  phraseFrom,
  publicPersons,
  type Reading,
} from '../words/reading';
import type { Run, Token } from '../words/tokens';
import { isTitle } from '../words/vocabulary';
import { cuedName } from './cued';
import { listedName } from './listed';
import { isCapital } from './name';

/** Whether a word between or beside names is one: an unlisted word only between two. */
const amongNames = (reading: Reading, token: Token, between: boolean): boolean => {
  if (token.kind !== 'word' || token.first || token.case !== 'capital' || isTitle(token.lower)) return false;
  if (isSentenceWord(reading, token) || isOrganisationWord(token.lower) || isPlaceWord(token.lower)) return false;
  if (cues.notNames.has(token.lower)) return false;
  const entry = nameEntry(token);
  if (between) return true;
  return entry !== null && (!isAmbiguous(reading, token) || (isGiven(entry) && rankOf(entry) < common));
};

/** "Anna, Kovalev and Ngozi": the neighbours of a name in an enumeration are names. */
const enumerated = (reading: Reading, runs: readonly Run[], publicParts: ReadonlySet<string>): Run[] => {
  const { tokens } = reading;
  const inside = new Set(runs.flatMap(({ from, to }) => [from, to - 1]));
  const found: Run[] = [];
  const isJoiner = (at: number): boolean => cues.joiners.has(tokens[at]?.lower ?? '');
  const take = (at: number, beyond: number): boolean => {
    const token = tokens[at];
    if (token === undefined || inside.has(at) || publicParts.has(token.lower)) return false;
    if (!amongNames(reading, token, inside.has(beyond))) return false;
    found.push({ from: at, to: at + 1, score: 0.62, reason: 'among names' });
    inside.add(at);
    return true;
  };
  for (const { from, to } of runs) {
    for (let at = to + 1; isJoiner(at - 1) && take(at, at + 2); at += 2);
    for (let at = from - 2; at >= 0 && isJoiner(at + 1) && take(at, at - 2); at -= 2);
  }
  return found;
};

/** "King Charles", "Pope Francis", "St. Louis" before token `at`. */
const publicOffice = ({ tokens }: Reading, at: number): boolean => {
  const previous = tokens[at - 1];
  const office = previous?.text === '.' && previous.gap === 'none' ? tokens[at - 2] : previous;
  return office !== undefined && isCapital(office) && cues.offices.has(office.lower);
};

/** A listed place of several words that begins at `at`, and is no name: "North Carolina", not "Santiago Moreno". */
const placeFrom = (reading: Reading, at: number, token: Token): number | null => {
  const to = isCapital(token) ? phraseFrom(reading, at, longPlaces) : null;
  const next = reading.tokens[at + 1];
  return to !== null && isGiven(nameEntry(token)) && next !== undefined && isFamily(nameEntry(next)) ? null : to;
};

/**
 * Persons: by cue, by list and context, by enumeration. Public persons are left alone unless a cue claims the name.
 * @param before The words of the public persons that the text names before.
 * @returns With those that it names up to its end.
 */
export const people = (
  reading: Reading,
  before: ReadonlySet<string>,
): { readonly persons: Run[]; readonly publicParts: ReadonlySet<string> } => {
  const { tokens } = reading;
  const runs: Run[] = [];
  const publicParts = new Set(before);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || token.kind !== 'word') continue;
    const cued = cuedName(reading, at);
    if (cued !== null && (cued.score >= 0.9 || !publicParts.has(token.lower))) {
      runs.push(cued);
      at = cued.to - 1;
      continue;
    }
    const famous = phraseFrom(reading, at, publicPersons);
    if (famous !== null) {
      for (let i = at; i < famous; i++) publicParts.add(tokens[i]?.lower ?? '');
      at = famous - 1;
      continue;
    }
    // No name of a list, nor a place, is written so.
    if (!isCapital(token) && !token.unmarked) continue;
    if (publicParts.has(token.lower) || (publicOffice(reading, at) && runs.at(-1)?.to !== at)) continue;
    const place = placeFrom(reading, at, token);
    if (place !== null) {
      at = place - 1;
      continue;
    }
    // "the Gospel of John".
    const run = phraseBefore(reading, at, cues.knowledge) === null ? listedName(reading, at) : null;
    if (run === null) continue;
    runs.push(run);
    at = run.to - 1;
  }
  return { persons: [...runs, ...enumerated(reading, runs, publicParts)], publicParts };
};
