import type { Candidate, PreparedText, Recogniser } from '../../entity';
import { plain } from '../plain';
import { birthAfter, birthBefore, birthYear } from './birth-cues';
import { readDates } from './read';

const reach = 64;

/** Both recognisers read the same text one after the other. */
let last: { prepared: PreparedText; dates: Candidate[]; births: Candidate[] } | null = null;

const classify = (prepared: PreparedText): { dates: Candidate[]; births: Candidate[] } => {
  if (last?.prepared === prepared) return last;
  const text = plain(prepared.text);
  const dates: Candidate[] = [];
  const births: Candidate[] = [];
  for (const { start, end, score } of readDates(text)) {
    const born =
      birthBefore.test(text.slice(Math.max(0, start - reach), start)) || birthAfter.test(text.slice(end, end + reach));
    if (born) births.push({ start, end, score: 0.95, reason: 'said of a birth' });
    else dates.push({ start, end, score, reason: 'date' });
  }
  for (const match of text.matchAll(birthYear)) {
    const [start, end] = match.indices?.groups?.year ?? [0, 0];
    births.push({ start, end, score: 0.9, reason: 'year of a birth' });
  }
  last = { prepared, dates, births };
  return last;
};

/** Dates but those of a birth. */
export const recogniseDates: Recogniser = (prepared) => classify(prepared).dates;

/** Dates and years of a birth, by what stands beside them. */
export const recogniseBirths: Recogniser = (prepared) => classify(prepared).births;
