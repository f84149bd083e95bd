import { isGivenName } from '../../../lists';
import { oneLine } from '../../../patterns/one-line';
import { matched } from '../../../text/around';
import type { Candidate } from '../../entity';
import { timeKey } from '../keys';
import { numeric } from '../numeric';
import { around, orNamed, recogniser } from '../recognise';
import { readWritten } from '../written';
import { hourAgain, isAgreed } from './agreed';
import { hoursBetween } from './between';
import {
  chatAfter,
  dated,
  datedUnspaced,
  day,
  event,
  exercise,
  general,
  header,
  logged,
  preposition,
  someone,
  zone,
} from './cues';
import { dottedTimes } from './dotted';
import { isOfOwnDay, ownDayTimes, ownDayUnspaced } from './own-day';
import { clock, parts, pattern } from './pattern';
import { readTimes } from './read';
import { isSettingOut } from './setting-out';

/** Who wrote, behind the time of a chat's line. */
const speaker = /^(?: -|,)? (\p{Lu}[\p{L}'-]{1,20})(?: \p{Lu}[\p{L}'.-]{0,20}){0,2}: /u;

const sentence = (left: string, right: string): string =>
  `${matched(/[^!?;\n]*$/u, left)} ${matched(/^[^!?;\n]*/u, right)}`;

const partOfDay = new RegExp(`^(?:${Object.keys(parts).join('|')})$`, 'u');
const clockBefore = new RegExp(`(?<!\\p{L})${clock}$`, 'u');

/** Half of anything. */
const halves = /^hal[bfv]/iu;
/** "10 to 4" is a score or a range as well. */
const weak = /\d (?!past)\p{L}+(?: l?as)?$/u;
/** "são quinze para as oito" */
const itIs = /(?<!\p{L})(?:são|eram|son|eran|faltam?|faltan?|faltavam|faltaban) $/iu;
/** "a mezzogiorno e mezzo": noon has other prepositions than the hours. */
const atNoon = /(?<!\p{L})(?:a|al|ao|à|verso|até o|hasta el) $/iu;
/** Of a time alone: "yedi buçukta", "sekize çeyrek kala". */
const inTurkish = /^(?:buçu(?:kta|ktan|ğa)|çeyrek .*)$/u;
/** "at 9.15 out of 10", "trading at 3.40": minutes behind a dot are a number's as well. */
const decimal = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      rated?|scor\p{L}{1,3}|pric\p{L}{1,2}|sold|sells?|selling|trad\p{L}{1,3}|valued|stands?|stood|bought|version|gpa
      |measured|set|estimated|capped|noté\p{L}{0,2}|coté\p{L}{0,2}|prix
    ) (?:at|à|vers) $
  `,
  'iu',
);
const decimalAfter =
  /^ ?(?:out of|per|each|a (?:share|piece|unit)|percent|%|euros?|dollars?|pounds?|€|\$|£|[a-z]{1,2}\/|million|billion|kg|km|cm|mm|m|g|l|°|degrees|times|x)(?![\p{L}'’])/iu;

/** Whether it is written as a decimal number is: 9.15, not 9 a.m. nor 9.15 a.m. */
const isDecimal = ({ 0: written, groups }: RegExpExecArray): boolean =>
  groups?.half === undefined && /\d\.\d/.test(written);

/** "capped at 1200 hours", "at 2000 hours per year": how long. */
const amounting = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      capped|caps?|limited|maxed|averag\p{L}{1,3}|pegged|fixed|budgeted|quoted|rated|valued|totall?(?:ed|ing|s)?
      |tops? out|topped out|stands?|stood|gedeckelt|begrenzt
    ) (?:out )?(?:at|by|from|around|about|bei|um) $
  `,
  'iu',
);
const ofPeriod =
  /^ ?(?:per|an?|each|every|in total|altogether|annually|yearly|monthly|weekly|pro|im|\/|of (?!\d))(?!\p{L})/iu;

/** "met 1 h 58", "1h30 de route": how long, where hours are written with an h. */
const lasting = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      met(?:tent|tre|trons)?|mis|dur(?:e|ent|er|é|ait|ée(?: de)?|ant)|pendant|compte[rz]?|prévo(?:ir|yez)
      |cui(?:re|t|son)|prend(?:re|s)?|faut|fallu|restent?|en|d['’]une durée de|leva|levam|demor[ao]u?
      |duraç?[aãõ]?o?(?: de)?|dura[nm]?|durante|tarda[nr]?|dauert
    ) (?:environ |presque |à peine |plus de |cerca de |casi |unos |rund |etwa )?$
  `,
  'iu',
);
const lastingAfter = new RegExp(
  oneLine`
    ^ ?(?:
      en moyenne|par (?:jour|semaine)|al día|por dia
      |de (?:
        route|trajet|marche|cuisson|vol|train|bus|retard|sommeil|repos|attente|vidéo|film|viagem|viaje|vuelo|voo
        |cocción|caminata
      )
    )(?!\p{L})
  `,
  'iu',
);

/** "5:30 per km": a pace. */
const pace = /^ ?(?:\/|per|pro|par|por|al|a|je|na|per il)? ?(?:km|kilomet\p{L}{0,3}|mi|miles?)(?!\p{L})/iu;

const asked = /^ (?:please|pls|plz|sharp|latest|instead|s['’]il)(?!\p{L})/iu;

/** Only a clock is called so: "efter kl. 18". */
const ofClock = /(?<!\p{L})(?:kl\.?|klockan|klokken) $/iu;

/** Before minutes of the hour it is a time's: "de 18:00 a 19:30". */
const from = /(?<!\p{L})(?:de|van|von) $/iu;

/** Whether its writing alone says that a clock is read: Uhr, uur, a.m., 8点半, "alle ore 16:40", "2 de la tarde". */
const isOfClock = (match: RegExpExecArray, left: string): boolean => {
  const { h1, h4, h6, h7, h8, h11, joint, m2, m4, part, halved, tail, lead } = match.groups ?? {};
  const [written] = match;
  if (h1 !== undefined || h7 !== undefined || h8 !== undefined || clockBefore.test(left)) return true;
  if (h4 !== undefined) return part !== undefined || m4 !== undefined || halved !== undefined || written.endsWith('時');
  if (h11 !== undefined) return joint === undefined || (/^h/.test(joint) ? preposition.test(left) : left !== '');
  if (tail !== undefined)
    return partOfDay.test(tail) || inTurkish.test(tail) || preposition.test(left) || (h6 === '12' && atNoon.test(left));
  if (lead !== undefined) return !(halves.test(lead) || weak.test(lead)) || preposition.test(left) || itIs.test(left);
  if (m2 !== undefined) return /\p{L}/u.test(written) || preposition.test(left) || from.test(left);
  // "8 h par jour" and "deux heures de route" last.
  return /(?:uhr|uur|clock)$/iu.test(written) || preposition.test(left);
};

/** Why a time is someone's; null where it is a program's or everybody's. */
const reasonOf = (text: string, match: RegExpExecArray): string | null => {
  const start = match.index;
  const { left, right } = around(text, start, start + match[0].length);
  const line = `${matched(/[^\n]*$/, left)} ${matched(/^[^\n]*/, right)}`;
  const { h1, h2, m2, s2, h3, h4, h9, h10, joint, lead, tail } = match.groups ?? {};
  if (isDecimal(match) && (decimal.test(left) || decimalAfter.test(right))) return null;
  // "Na drie uur pruttelen": after so many hours of it.
  if (/uur$/iu.test(match[0]) && /(?<!\p{L})na $/iu.test(left) && /^ \p{Ll}{3,}en(?!\p{L})/u.test(right)) return null;
  if (/\d ?h(?:\d| \d|$)/iu.test(match[0]) && (lasting.test(left) || lastingAfter.test(right))) return null;
  if (m2 !== undefined && pace.test(right)) return null;
  if (h9 !== undefined || logged.test(line) || exercise.test(line)) return null;
  // "1430 hours" last where no "at" stands before.
  if (h10 !== undefined)
    return preposition.test(left) && !amounting.test(left) && !ofPeriod.test(right) ? 'of a clock' : null;
  const said = sentence(left, right);
  if (isSettingOut(said)) return null;
  const about = event.exec(said)?.[0];
  if (about !== undefined) return `beside '${about}'`;
  if (header.test(left) && (!left.endsWith('[') || chatAfter.test(right))) return 'in the head of a message';
  // Exported chats begin their lines so: "09:41 Tomás: landed".
  if (m2 !== undefined && /(?:^|\n)[ \t>]{0,4}$/.test(left) && isGivenName(speaker.exec(right)?.[1] ?? ''))
    return 'in the head of a message';
  if (
    s2 === undefined &&
    ((h2 !== undefined && m2 !== undefined) || h1 !== undefined || h3 !== undefined) &&
    (dated.test(left) || datedUnspaced.test(left))
  )
    return 'after a date';
  if ((general.test(said) && !isOfOwnDay(said)) || zone.test(said)) return null;
  if (h4 !== undefined && ownDayUnspaced.test(right)) return 'of a day';
  // A dot is a number's as well: someone says it, or asks for it.
  const isPlain = isDecimal(match) && /(?<!\p{L})(?:at|until|till|vers|à) $/iu.test(left);
  if (isPlain && !someone.test(said) && !day.test(said) && !asked.test(right)) return null;
  const isAgreedOn = h3 !== undefined && (ofClock.test(left) || isAgreed(h3, left, right));
  if (s2 === undefined && (isAgreedOn || isOfClock(match, left))) return 'of a clock';
  if (joint !== undefined && !/^h/.test(joint)) return null;
  const isPhrase = lead !== undefined || tail !== undefined;
  const isExplicit = h4 !== undefined || /\p{L}/u.test(match[0]);
  if (h3 !== undefined || (!someone.test(said) && !day.test(said))) return null;
  return (isExplicit && !isPhrase) ||
    preposition.test(left) ||
    (isPhrase && !/^hal[bf]$|\d (?!past)\p{L}+$/iu.test(lead ?? ''))
    ? 'said of a person'
    : null;
};

const recognise = recogniser((text) => {
  const written = [...text.matchAll(pattern)].flatMap((match): Candidate[] => {
    const reason = reasonOf(text, match);
    return reason === null ? [] : [{ start: match.index, end: match.index + match[0].length, score: 0.7, reason }];
  });
  return [
    ...written,
    ...hourAgain(text),
    ...dottedTimes(text).filter(({ start, end }) => written.every((each) => each.end <= start || each.start >= end)),
    ...ownDayTimes(text).filter(({ start, end }) => written.every((each) => each.end <= start || each.start >= end)),
    ...hoursBetween(text, (start, end) => {
      const { left, right } = around(text, start, end);
      return sentence(left, right);
    }),
  ].sort((a, b) => a.start - b.start);
});

/**
 * Times of day of someone's appointment, flight, shift. Kept unless the user says otherwise: a time without its date
 * points to no one, and its date is shifted. Durations and other times are left alone.
 */
export const time = numeric({
  type: 'TIME',
  risk: 1,
  action: 'keep',
  recognise: orNamed(recognise, timeKey, (text) => /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text)),
  unit: 'a quarter of an hour of the day; of its half where a.m. or p.m. stands there',
  leakage: [
    'before or after noon, where a.m. or p.m. is written; whether minutes are written; seconds',
    'how an hour is said: half past, a quarter to',
    'equal times, in all conversations where coins are the profile’s',
  ],
  enciphered: [
    'before or after noon, where a.m. or p.m. is written; whether minutes are written; seconds',
    'how an hour is said: half past, a quarter to; of other times whether the minutes are none, quarters of an hour, fives or single ones (24, 72, 192 or 1,152 times, half as many with a.m. or p.m.; 12 of an hour that is said)',
  ],
  parse: (original, language) => readWritten(original, language, readTimes),
});
