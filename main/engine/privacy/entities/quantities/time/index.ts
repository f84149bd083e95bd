import { afternoonGrid, dayGrid, morningGrid } from '../../../noise/grids';
import { rational } from '../../../noise/rational';
import type { Candidate } from '../../entity';
import { integerFormat } from '../money/number';
import { numeric } from '../numeric';
import { around, recogniser } from '../recognise';
import { readWritten, type Written, type WrittenGroup } from '../written';
import { chatAfter, dated, day, event, exercise, general, header, logged, preposition, someone } from './cues';

const half = '(?<half> ?(?:[ap]\\.m\\.|[ap]m|[AP]\\.M\\.|[AP]M)(?!\\p{L}))';
/** Said before or after the hour: minutes that it adds. */
const leads: Readonly<Record<string, number>> = {
  'half past': 30,
  'quarter past': 15,
  'quarter to': -15,
  half: -30,
  halb: -30,
  halv: -30,
  'viertel nach': 15,
  'viertel vor': -15,
  dreiviertel: -15,
  'kwart over': 15,
  'kwart voor': -15,
  'kvart över': 15,
  'kvart i': -15,
};
const tails: Readonly<Record<string, number>> = {
  'heures? et demie': 30,
  'heures? et quart': 15,
  'heures? moins le quart': -15,
  'y media': 30,
  'y cuarto': 15,
  'menos cuarto': -15,
  'e mezz[oa]': 30,
  'e un quarto': 15,
  'meno un quarto': -15,
  'e meia': 30,
};

const pattern = new RegExp(
  `(?<![\\p{Lu}\\p{Ll}\\d_:]|\\d[.,:/-]|[$€£#+])(?:${[
    `(?<h1>1[0-2]|0?[1-9])(?:[:.](?<m1>[0-5]\\d))?${half}`,
    '(?<h2>[01]?\\d|2[0-4])(?::|h| h |：|(?<=(?:^|(?<!\\p{L})(?:ore|kl|kl\\.|klockan|godz\\.|alle|alle ore|às|um|om) )\\d{1,2})\\.)(?<m2>[0-5]\\d)(?<s2>:[0-5]\\d)?(?![\\d:]|[.,]\\d)(?: ?(?:Uhr|uur)(?!\\p{L}))?',
    `(?<lead>${Object.keys(leads).join('|')}|(?<past>5|10|20|25) past) (?<h5>1[0-2]|[1-9])(?![\\d%]|[.,:/]\\d)`,
    `(?<h6>1[0-2]|[1-9]) (?<tail>${Object.keys(tails).join('|')})(?!\\p{L})`,
    '(?<h3>[01]?\\d|2[0-4])(?:\\.(?<m3>[0-5]\\d))?(?: ?Uhr(?!\\p{L})| ?heures?(?!\\p{L})| ?uur(?!\\p{L})| ?h(?![\\p{L}\\d]))',
    '(?<part>午前|午後|上午|下午|早上|晚上)?(?<h4>[01]?\\d|2[0-4]) ?[点點時时](?: ?(?<m4>[0-5]?\\d) ?分)?',
  ].join('|')})`,
  'dgu',
);

const sentence = (left: string, right: string): string =>
  `${/[^!?;\n]*$/u.exec(left)?.[0] ?? ''} ${/^[^!?;\n]*/u.exec(right)?.[0] ?? ''}`;

/** In minutes. */
const halfDay = 720;

/** Why a time is someone's; null where it is a program's or everybody's. */
const reasonOf = (text: string, match: RegExpExecArray): string | null => {
  const start = match.index;
  const { left, right } = around(text, start, start + match[0].length);
  const line = `${/[^\n]*$/.exec(left)?.[0] ?? ''} ${/^[^\n]*/.exec(right)?.[0] ?? ''}`;
  if (logged.test(line) || exercise.test(line)) return null;
  // "deux heures de route" lasts.
  if (/heures?$/iu.test(match[0]) && !preposition.test(left)) return null;
  const said = sentence(left, right);
  const about = event.exec(said)?.[0];
  if (about !== undefined) return `beside '${about}'`;
  const { h1, h2, m2, s2, h3, h4, lead, tail } = match.groups ?? {};
  if (header.test(left) && (!left.endsWith('[') || chatAfter.test(right))) return 'in the head of a message';
  if (
    s2 === undefined &&
    ((h2 !== undefined && m2 !== undefined) || h1 !== undefined || h3 !== undefined) &&
    dated.test(left)
  )
    return 'after a date';
  if (general.test(said)) return null;
  const isPhrase = lead !== undefined || tail !== undefined;
  const isExplicit = h1 !== undefined || h3 !== undefined || h4 !== undefined || /\p{L}/u.test(match[0]);
  if (!someone.test(said) && !day.test(said)) return null;
  return (isExplicit && !isPhrase) || preposition.test(left) || (isPhrase && !/^hal[bf]$/.test(lead ?? ''))
    ? 'said of a person'
    : null;
};

const recognise = recogniser((text) =>
  [...text.matchAll(pattern)].flatMap((match): Candidate[] => {
    const reason = reasonOf(text, match);
    return reason === null ? [] : [{ start: match.index, end: match.index + match[0].length, score: 0.7, reason }];
  }),
);

/** "half past ten", "halb drei", "las seis y media": the hour is written again, what is said beside it stays. */
const readPhrase = (
  { h5, h6, lead = '', tail = '', past }: Record<string, string | undefined>,
  places: Record<string, [number, number] | undefined>,
): Written => {
  const named = lead === '' ? Object.entries(tails).find(([words]) => new RegExp(`^${words}$`).test(tail)) : undefined;
  const added = past === undefined ? (named?.[1] ?? leads[lead] ?? 0) : Number(past);
  const hourPlace = places.h5 ?? places.h6 ?? [0, 0];
  const minutes = (Number(h5 ?? h6) * 60 + added + halfDay) % halfDay;
  return {
    start: places.past?.[0] ?? hourPlace[0],
    end: hourPlace[1],
    number: { coefficient: BigInt(minutes), exponent: 0 },
    format: integerFormat,
    factor: rational(1n),
    unit: 'minute',
    grid: morningGrid,
    label: 'value',
    addedDecimals: 0,
    compose: (count) => {
      const nearest = ((count - BigInt(added) + 30n + 720n) / 60n) % 12n;
      const hour = nearest === 0n ? 12n : nearest;
      return [...(past === undefined ? [] : [{ number: BigInt(past), digits: 1 }]), { number: hour, digits: 1 }];
    },
  };
};
const read = (text: string): WrittenGroup[] =>
  [...text.matchAll(pattern)].map(({ indices, groups = {} }) => {
    const { h1, h2, h3, h4, m1, m2, m3, m4 } = groups;
    const places = indices?.groups ?? {};
    if (groups.h5 !== undefined || groups.h6 !== undefined)
      return { kind: 'each', unit: null, numerals: [readPhrase(groups, places)] };
    const of = groups.half ?? groups.part;
    const hour = h1 ?? h2 ?? h3 ?? h4 ?? '0';
    const minute = m1 ?? m2 ?? m3 ?? m4;
    const hourPlace = places.h1 ?? places.h2 ?? places.h3 ?? places.h4 ?? [0, 0];
    const minutePlace = places.s2 ?? places.m1 ?? places.m2 ?? places.m3 ?? places.m4 ?? hourPlace;
    const afternoon = of !== undefined && /[p後下晚]/i.test(of);
    const hours = of === undefined ? BigInt(hour) % 24n : (BigInt(hour) % 12n) + (afternoon ? 12n : 0n);
    const written: Written = {
      start: hourPlace[0],
      end: minutePlace[1],
      number: { coefficient: hours * 60n + BigInt(minute ?? 0), exponent: 0 },
      format: integerFormat,
      factor: rational(1n),
      unit: 'minute',
      grid: of === undefined ? dayGrid : afternoon ? afternoonGrid : morningGrid,
      label: 'value',
      addedDecimals: 0,
      compose: (count) => {
        const whole = (count / 60n) % 24n;
        const shown = of === undefined ? whole : whole % 12n === 0n ? 12n : whole % 12n;
        const digits = /^0\d/.test(hour) ? 2 : 1;
        return [
          { number: shown, digits },
          { number: count % 60n, digits: 2 },
        ];
      },
    };
    return { kind: 'each', unit: null, numerals: [written] };
  });

/**
 * Times of day of someone's appointment, flight, shift. Kept unless the user says otherwise: a time without its date
 * points to no one, and its date is shifted. Durations and other times are left alone.
 */
export const time = numeric({
  type: 'TIME',
  risk: 1,
  action: 'keep',
  recognise,
  unit: 'a quarter of an hour of the day; of its half where a.m. or p.m. stands there',
  leakage: [
    'before or after noon, where a.m. or p.m. is written; whether minutes are written; seconds',
    'how an hour is said: half past, a quarter to',
    'equal times, in all conversations where coins are the profile’s',
  ],
  enciphered: false,
  parse: (original, language) => readWritten(original, language, read),
});
