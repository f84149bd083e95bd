import type { Candidate, PreparedText, Recogniser } from '../../entity';
import { plain } from '../plain';
import { birthAfter, birthBefore, birthYear } from './birth-cues';
import { readDates } from './read';

const reach = 64;
/** Words that ask for a date where its form alone is weak: "am 12.05.". */
const dateBefore = /(?<!\p{L})(?:am|vom|zum|bis|den|dem|d\.|Datum:?|dated?:?|le|du|dnia|dne|op|d\.d\.) $/iu;

/** Both recognisers read the same text: it is read once. */
const classified = new WeakMap<PreparedText, { dates: Candidate[]; births: Candidate[] }>();

const classify = (prepared: PreparedText): { dates: Candidate[]; births: Candidate[] } => {
  const known = classified.get(prepared);
  if (known !== undefined) return known;
  const text = plain(prepared.text);
  const dates: Candidate[] = [];
  const births: Candidate[] = [];
  for (const { start, end, score, weak } of readDates(text)) {
    const left = text.slice(Math.max(0, start - reach), start);
    const born = birthBefore.test(left) || birthAfter.test(text.slice(end, end + reach));
    if (born) births.push({ start, end, score: 0.95, reason: 'said of a birth' });
    else if (!weak || dateBefore.test(left)) dates.push({ start, end, score, reason: 'date' });
  }
  for (const match of text.matchAll(birthYear)) {
    const [start, end] = match.indices?.groups?.year ?? [0, 0];
    births.push({ start, end, score: 0.9, reason: 'year of a birth' });
  }
  const found = { dates, births };
  classified.set(prepared, found);
  return found;
};

/** Dates but those of a birth. */
export const recogniseDates: Recogniser = (prepared) => classify(prepared).dates;

/** Dates and years of a birth, by what stands beside them. */
export const recogniseBirths: Recogniser = (prepared) => classify(prepared).births;
