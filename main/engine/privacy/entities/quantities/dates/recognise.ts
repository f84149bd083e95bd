import type { Candidate, PreparedText, Recogniser } from '../../entity';
import { plain } from '../plain';
import { birthAfter, birthBefore, birthYear } from './birth-cues';
import { firstPersonalYear, isPublic } from './history';
import { readDates } from './read';

const reach = 64;
/** Words that ask for a date where its form alone is weak: "am 12.05.". */
const dateBefore = /(?<!\p{L})(?:am|vom|zum|bis|den|dem|d\.|Datum:?|dated?:?|le|du|dnia|dne|op|d\.d\.) $/iu;

/** Between births of one list: "born on 3 May 1982 and 4 June 1985". */
const list = /^(?:,|,? (?:and|et|und|y|e|en|och|og|i))(?: (?:on|in|le|am|el|il|op|den|em))? $/iu;
const nextYear = /^(?:, ?| (?:and|et|und|y|e|en|och|og|i) )(?:19|20)\d\d(?![\d%-]|[.,/]\d)/iu;

/** Both recognisers read the same text: it is read once. */
const classified = new WeakMap<PreparedText, { dates: Candidate[]; births: Candidate[] }>();

const classify = (prepared: PreparedText): { dates: Candidate[]; births: Candidate[] } => {
  const known = classified.get(prepared);
  if (known !== undefined) return known;
  const text = plain(prepared.text);
  const dates: Candidate[] = [];
  const births: Candidate[] = [];
  let lastBirth = Number.NEGATIVE_INFINITY;
  for (const { start, end, score, weak, year, value } of readDates(text)) {
    const right = text.slice(end, end + reach);
    const left = text.slice(Math.max(0, start - reach), start);
    const listed = start - lastBirth < reach && list.test(text.slice(lastBirth, start));
    if (listed || birthBefore.test(left) || birthAfter.test(right)) {
      if (year !== null && value.year < firstPersonalYear) continue;
      births.push({ start, end, score: 0.95, reason: 'said of a birth' });
      lastBirth = end;
    } else if (!(year !== null && isPublic(value, left, right)) && (!weak || dateBefore.test(left)))
      dates.push({ start, end, score, reason: 'date' });
  }
  for (const match of text.matchAll(birthYear)) {
    let [start, end] = match.indices?.groups?.year ?? [0, 0];
    births.push({ start, end, score: 0.9, reason: 'year of a birth' });
    for (
      let next = nextYear.exec(text.slice(end, end + 12));
      next !== null;
      next = nextYear.exec(text.slice(end, end + 12))
    ) {
      start = end + next[0].length - 4;
      end += next[0].length;
      births.push({ start, end, score: 0.9, reason: 'year of a birth' });
    }
  }
  const found = { dates, births };
  classified.set(prepared, found);
  return found;
};

/** Dates but those of a birth. */
export const recogniseDates: Recogniser = (prepared) => classify(prepared).dates;

/** Dates and years of a birth, by what stands beside them. */
export const recogniseBirths: Recogniser = (prepared) => classify(prepared).births;
