import { and } from '../../../lists/conjunctions';
import { countGrid } from '../../../noise/grids';
import { rational } from '../../../noise/rational';
import { oneLine } from '../../../patterns/one-line';
import { matched, textAfter, textBefore } from '../../../text/around';
import type { Candidate } from '../../entity';
import { isAgeAt } from '../age/recognise';
import { amongBands, amongWhole } from '../cipher-class';
import { clauseAfter, clauseBefore } from '../clause';
import { durationKey } from '../keys';
import { integerFormat } from '../money/number';
import { numeric } from '../numeric';
import { orNamed, recogniser } from '../recognise';
import type { Written } from '../written';
import { readWritten } from '../written';
import { atEmployer, isOpening, isOtherwise, isOwn, isSomebodys } from './cues';
import { factIn } from './facts';
import { halfAhead, partsOf, type Unit, unitAhead, unitBehind, unitSource } from './units';

const to = '(?: ?[-–] ?| (?:to|or|bis|oder|à|ou|a|o|tot|of|do|lub|até|till|eller) )';
const joint = `(?:,? (?:${and}) |, | )`;
/** A number with its unit, two of a range, or a smaller part behind: "2 years and 3 months". */
const pattern = new RegExp(
  `(?<![\\p{Lu}\\p{Ll}\\d$€£¥#_]|\\d[.,:/-]|[+.])(?<number>\\d{1,3}(?:[.,]5)?)(?:${to}\\d{1,3})?${halfAhead}?${unitSource}(?:${joint}\\d{1,2}${unitSource})?`,
  'giu',
);
/** The week of a pregnancy: "24. SSW", "23rd week", "semana 23", "妊娠23週". */
const ordinal = new RegExp(
  oneLine`
    (?<![\p{L}\d.,])(?<number>\d{1,2})(?:\.|st|nd|rd|th|e|ème|[ªºa°])? (?:
      SSW|Schwangerschaftswoche|weeks?|Woche|Monat|month|semaine|mois|semana|mes|settimana|mese|week|maand
      |tygodni\p{L}{1,2}|miesiąc\p{L}{0,2}|semana|mês|veckan?|månaden
    )(?!\p{L})
    |(?<=(?<!\p{L})(?:week|Woche|semaine|semana|settimana|vecka|妊娠) ?)(?<behind>\d{1,2})(?![\d.,]\d|\d)
  `,
  'giu',
);
const pregnancy = 'a pregnancy';

const reach = 72;
/** One of something shows in its noun's form. */
const least = 2;

/** Of as many digits. */
const among = amongBands(
  [2n, 10n, 100n].map((edge) => rational(edge)),
  { factor: rational(1n), exponent: 0 },
);

const numerals = (text: string): readonly (Written & { readonly unit: Unit | null })[] => {
  const all = [...text.matchAll(/\d{1,4}(?:[.,]5(?!\d))?/g)];
  const unitAt = (at: number): Unit | null => {
    const match = all[at];
    if (match === undefined) return null;
    return unitBehind(text.slice(match.index + match[0].length)) ?? unitAt(at + 1);
  };
  return all.map(({ 0: digits, index: start }, at) => {
    const half = matched(/[.,]5$/, digits);
    const end = start + digits.length;
    const unit = unitAt(at) ?? unitAhead(text.slice(0, start));
    const before = unitAt(at - 1);
    const part = before === null ? undefined : partsOf[before];
    const isPart = part !== undefined && part.unit === unit && Number(digits) < part.grid.size;
    const mark = unit === 'week' || unit === 'month' ? matched(/^(?:st|nd|rd|th)(?= )/u, text.slice(end)) : '';
    return {
      start,
      end: end + mark.length,
      ordinal: mark,
      // Of two and a half years the two is drawn anew, the half stays.
      number: { coefficient: BigInt(digits.replace(/[.,]5$/, '')), exponent: 0 },
      ...(half === '' ? {} : { tail: { ofDigits: half, ofWords: ',5' } }),
      format: integerFormat,
      factor: rational(1n),
      unit,
      grid: isPart ? part.grid : countGrid,
      label: 'value',
      addedDecimals: 0,
      among: isPart ? amongWhole(part.unit, 1n, BigInt(part.grid.size - 1)) : among,
    };
  });
};

const recognise = recogniser((text) => {
  const found: Candidate[] = [];
  const add = (match: RegExpExecArray, isOrdinal: boolean): void => {
    const { 0: written, index: start, groups } = match;
    const digits = groups?.number ?? groups?.behind ?? '';
    const end = start + written.length;
    const last = found.at(-1);
    if (Number.parseFloat(digits) < least && !/[.,]5$/.test(digits)) return;
    if (last !== undefined && last.end > start) return;
    const left = clauseBefore(textBefore(text, start, reach));
    const right = clauseAfter(textAfter(text, end, reach));
    const unit = numerals(written)[0]?.unit ?? unitAhead(left);
    if (unit === null || isOtherwise(left, right, isOrdinal)) return;
    if (!isOrdinal && unit !== 'day' && atEmployer.test(right)) {
      found.push({ start, end, score: 0.7, reason: 'at an employer' });
      return;
    }
    const fact = factIn(`${left}${written}${right}`, unit);
    if (fact === null || (isOrdinal && fact.name !== pregnancy)) return;
    if (!isSomebodys(left, right) && !(fact.ofSomeone && isOpening(left, right))) return;
    if (fact.isOwn && !isOwn(left, right)) return;
    if (isAgeAt(text, start, start + digits.length)) return;
    found.push({ start, end, score: 0.7, reason: `of ${fact.name}` });
  };
  for (const match of text.matchAll(pattern)) add(match, false);
  for (const match of text.matchAll(ordinal))
    if (!found.some(({ start, end }) => start < match.index + match[0].length && match.index < end)) add(match, true);
  return found.sort((a, b) => a.start - b.start);
});

/**
 * How long something of somebody's life has lasted or is to last: work, a marriage, an illness, a sentence, sobriety. Kept
 * unless the user says otherwise: it singles out few, and advice turns on it (notice, leave, when to see a doctor). All
 * other durations are left alone.
 */
export const duration = numeric({
  type: 'DURATION',
  risk: 1,
  action: 'keep',
  recognise: orNamed(recognise, durationKey, (text) =>
    new RegExp(`^(?:[2-9]|[1-9]\\d{1,2})(?:${unitSource})?$`, 'iu').test(text),
  ),
  unit: 'one day, week, month or year, as it is written; above 50 one step of 2 %: on a fixed grid from 2 to 10^9',
  leakage: [
    'what lasts so long, the unit that it is counted in, and that it is more than one',
    'equal durations, in all conversations where coins are the profile’s',
  ],
  enciphered: [
    'what lasts so long, the unit that it is counted in, that it is more than one, and the number of digits (8 of one digit, 90 of two)',
  ],
  parse: (original, language) =>
    readWritten(original, language, (text) => {
      const all = numerals(text);
      const isRange = all.length === 2 && all[0]?.unit === all[1]?.unit;
      return isRange
        ? [{ kind: 'range', unit: all[0]?.unit ?? null, numerals: all }]
        : all.map((each) => ({ kind: 'each', unit: each.unit, numerals: [each] }));
    }),
});
