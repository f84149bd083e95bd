import { afternoonGrid, dayGrid, morningGrid } from '../../noise/grids';
import { rational } from '../../noise/rational';
import type { Candidate } from '../entity';
import { integerFormat } from './money/number';
import { numeric } from './numeric';
import { around, recogniser } from './recognise';
import { readWritten, type Written, type WrittenGroup } from './written';

const half = '(?<half> ?(?:[ap]\\.m\\.|[ap]m|[AP]\\.M\\.|[AP]M)(?!\\p{L}))';
const pattern = new RegExp(
  `(?<![\\p{Lu}\\p{Ll}\\d_:]|\\d[.,:/-]|[$€£#+])(?:${[
    `(?<h1>1[0-2]|0?[1-9])(?:[:.](?<m1>[0-5]\\d))?${half}`,
    '(?<h2>[01]?\\d|2[0-4])(?::|h|：)(?<m2>[0-5]\\d)(?![\\d:]|[.,]\\d)(?: ?Uhr)?',
    '(?<h3>[01]?\\d|2[0-4])(?:\\.(?<m3>[0-5]\\d))?(?: ?Uhr(?!\\p{L})| ?heures?(?!\\p{L})| ?uur(?!\\p{L})| ?h(?![\\p{L}\\d]))',
    '(?<part>午前|午後|上午|下午|早上|晚上)?(?<h4>[01]?\\d|2[0-4]) ?[点點時时](?: ?(?<m4>[0-5]?\\d) ?分)?',
  ].join('|')})`,
  'dgu',
);

/** What happens to someone at a time. */
const event =
  /(?<![\p{Lu}\p{Ll}])(?:appointment|meeting|meet(?:ing)? (?:at|with)|interview|flight|train|departs?|departure|arriv\p{L}{1,5}|shift|surgery|session|class|hearing|court|funeral|wedding|party|dinner|lunch|breakfast|pick(?:ing)? (?:up|me|him|her)|call|visit|checkup|check-up|consultation|delivery|reservation|booking|booked|born|died|woke|wake|went to bed|alarm|admitted|discharged|seen|happened|incident|accident|left (?:home|work)|got home|Termin|Treffen|Besprechung|Flug|Zug|Abflug|Ankunft|Schicht|Sitzung|Verhandlung|Beerdigung|Hochzeit|Untersuchung|Operation|geboren|Unfall|rendez-vous|réunion|entretien|vol|train|départ|arrivée|audience|consultation|né|née|accident|cita|reunión|entrevista|vuelo|tren|consulta|juicio|boda|nació|accidente|appuntamento|riunione|colloquio|volo|treno|visita|udienza|nato|nata|incidente|afspraak|vergadering|gesprek|vlucht|trein|dienst|operatie|geboren|ongeluk|spotkanie|wizyta|rozmowa|lot|pociąg|zmiana|urodził\p{L}{0,3}|wypadek|consulta|reunião|voo|trem|audiência|nasceu|acidente|möte\p{L}{0,2}|tid hos|flyg|tåg|intervju|pass|född|olycka|预约|会议|面试|航班|出生|手术|予約|会議|面接|便|出発|到着)(?!\p{Script=Latin})/iu;

const sentence = (left: string, right: string): string =>
  `${/[^!?;\n]*$/u.exec(left)?.[0] ?? ''} ${/^[^!?;\n]*/u.exec(right)?.[0] ?? ''}`;

const recognise = recogniser((text) =>
  [...text.matchAll(pattern)].flatMap((match): Candidate[] => {
    const start = match.index;
    const end = start + match[0].length;
    const { left, right } = around(text, start, end);
    const about = event.exec(sentence(left, right))?.[0];
    return about === undefined ? [] : [{ start, end, score: 0.7, reason: `beside '${about}'` }];
  }),
);

const read = (text: string): WrittenGroup[] =>
  [...text.matchAll(pattern)].map(({ indices, groups = {} }) => {
    const { h1, h2, h3, h4, m1, m2, m3, m4 } = groups;
    const of = groups.half ?? groups.part;
    const hour = h1 ?? h2 ?? h3 ?? h4 ?? '0';
    const minute = m1 ?? m2 ?? m3 ?? m4;
    const places = indices?.groups ?? {};
    const hourPlace = places.h1 ?? places.h2 ?? places.h3 ?? places.h4 ?? [0, 0];
    const minutePlace = places.m1 ?? places.m2 ?? places.m3 ?? places.m4 ?? hourPlace;
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
    'before or after noon, where a.m. or p.m. is written; whether minutes are written',
    'equal times, in all conversations where coins are the profile’s',
  ],
  enciphered: false,
  parse: (original, language) => readWritten(original, language, read),
});
