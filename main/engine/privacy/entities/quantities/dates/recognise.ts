import type { Candidate, PreparedText, Recogniser } from '../../entity';
import { plain } from '../plain';
import { orNamed } from '../recognise';
import { birthAfter, birthBefore, loneYear, yearBefore } from './birth-cues';
import { firstPersonalYear, isPublic } from './history';
import { asking, readDates } from './read';

const reach = 64;
/** Words that ask for a date where its form alone is weak: "am 12.05.". */
const dateBefore =
  /(?<!\p{L})(?:am|vom|zum|bis|bis zum|ab|ab dem|seit|seit dem|den|dem|d\.|Datum:?|dated?:?|le|du|dnia|dne|op|d\.d\.|ficou para|para|prévue? (?:le|au)) $/iu;
/** A day and a month with a slash between: nothing that has so many parts follows. */
const dayEnds =
  /^(?:$|[.;!?)\n](?!\d)|,(?! ?\d+\/)| (?:at|um|ab|à|a las|alle|às|om|o|kl|and|und|et|y|e|en|och|i|with|in|for|to|bis|au|al|until|auf|bei|dans|pour|chez|con|para|com|via|sur|was|is|ist|war|we|i|he|she|they|ich|wir|je|nous)(?!\p{L}))/iu;

/** Between births of one list: "born on 3 May 1982 and 4 June 1985". */
const list = /^(?:,|,? (?:and|et|und|y|e|en|och|og|i))(?: (?:on|in|le|am|el|il|op|den|em))? $/iu;
const nextYear = /^(?:, ?| (?:and|et|und|y|e|en|och|og|i) )(?:19|20)\d\d(?![\d%-]|[.,/]\d)/iu;

/** Both recognisers read the same text: it is read once. */
const classified = new WeakMap<PreparedText, { dates: Candidate[]; births: Candidate[] }>();

/** What is written weakly needs a word before it that asks for a date; a fraction is told by what it is of. */
const isAsked = (written: string, left: string, right: string): boolean =>
  written.includes('/')
    ? (dateBefore.test(left) || asking.test(left)) && dayEnds.test(right) && !ofNumbers.test(left)
    : dateBefore.test(left);
const ofNumbers = /(?<!\p{L})(?:based|ratio|score[ds]?|rated?|bp|page|chapter|step|part|from|fraction|the) $/iu;

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
    } else if (
      !(year !== null && isPublic(value, left, right)) &&
      (!weak || isAsked(text.slice(start, end), left, right))
    )
      dates.push({ start, end, score, reason: 'date' });
  }
  for (const match of text.matchAll(loneYear)) {
    let start = match.index;
    let end = start + 4;
    if (!yearBefore.test(text.slice(Math.max(0, start - reach), start))) continue;
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

const birthKey =
  /(?:^| )(?:d ?o ?b|(?:date of )?birth(?: ?date|day)?|bday|birthday|year of birth|birth year|yob|geb|gebdat|geburts?(?:datum|tag|jahr|dat)|geboren|naiss|naissance|née?(?: e)?|nac|nacim|nacimiento|fnac|nasc|nascita|nascido|nascimento|nat[oa]|geboortedatum|geboren|geb datum|ur|urodzenia|urodz|född|födelse(?:datum|dag)|fødselsdato|doğum(?: tarihi)?|出生日期|出生年月日|生年月日|생년월일)(?: (?:le|il|el|em|am|op|on|date|datum|dat|data))?$/u;

/** A whole date, or a year. */
const isBirth = (text: string): boolean => {
  const [only, ...others] = readDates(text);
  return (
    /^(?:19|20)\d\d$/.test(text) ||
    (only !== undefined && others.length === 0 && only.start === 0 && only.end === text.length)
  );
};

/** Dates and years of a birth, by what stands beside them, or the key or column's head over them. */
export const recogniseBirths: Recogniser = orNamed((prepared) => classify(prepared).births, birthKey, isBirth);
