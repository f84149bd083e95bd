import { afternoonGrid, dayGrid, morningGrid } from '../../../noise/grids';
import { type Decimal, rational } from '../../../noise/rational';
import type { CipherClass } from '../cipher-class';
import { integerFormat } from '../money/number';
import type { Written, WrittenGroup } from '../written';
import { leads, pattern, tails } from './pattern';

type Groups = Readonly<Record<string, string | undefined>>;
type Places = Readonly<Record<string, [number, number] | undefined>>;

/** In minutes. */
const halfDay = 720;
const halfHour = 30;

const minutesOf = (start: number, end: number, minutes: bigint): Omit<Written, 'grid' | 'compose'> => ({
  start,
  end,
  number: { coefficient: minutes, exponent: 0 },
  format: integerFormat,
  factor: rational(1n),
  unit: 'minute',
  label: 'value',
  addedDecimals: 0,
});

const minutesAt = (minute: number): Decimal => ({ coefficient: BigInt(minute), exponent: 0 });

/** What an hour's minutes are multiples of, the coarsest first. */
const steps = [60, 15, 5, 1] as const;
/** Another time of these hours as round as it is: a whole hour, a quarter, five minutes, a minute. */
const amongTimes =
  (first: number, hours: number) =>
  ({ coefficient }: Decimal): CipherClass => {
    const minute = Number(coefficient);
    const stepOf = (of: number): number => steps.find((step) => of % step === 0) ?? 1;
    const step = stepOf(minute % 60);
    const alike = Array.from({ length: 60 }, (_, of) => of).filter((of) => stepOf(of) === step);
    return {
      name: `${hours} hours from ${first} by ${step}`,
      size: BigInt(hours * alike.length),
      rank: BigInt((Math.floor(minute / 60) - first) * alike.length + alike.indexOf(minute % 60)),
      at: (rank) => {
        const [hour, of] = [Math.floor(Number(rank) / alike.length), Number(rank) % alike.length];
        return minutesAt((first + hour) * 60 + (alike[of] ?? 0));
      },
    };
  };
/** Another hour, of which as much is said. */
const amongHours =
  (added: number) =>
  ({ coefficient }: Decimal): CipherClass => ({
    name: 'hour of a phrase',
    size: 12n,
    rank: BigInt(Math.floor(((Number(coefficient) - added + halfDay) % halfDay) / 60)),
    at: (rank) => minutesAt((Number(rank) * 60 + added + halfDay) % halfDay),
  });

/** "half past ten", "halb drei", "las seis y media": the hour is written again, what is said beside it stays. */
const readPhrase = ({ h5, h6, lead = '', tail = '', past, way = '', turned }: Groups, places: Places): Written => {
  const named =
    lead === '' ? Object.entries(tails).find(([words]) => new RegExp(`^${words}$`, 'u').test(tail)) : undefined;
  const counted =
    (/^(?:to|vor|voor|i|para l?as)$/.test(way) ? -1 : 1) * Number(past) - (turned === undefined ? 0 : halfHour);
  const added = past === undefined ? (named?.[1] ?? leads[lead.toLowerCase()] ?? 0) : counted;
  const [hourStart] = places.h5 ?? places.h6 ?? [0];
  const minutes = (Number(h5 ?? h6) * 60 + added + halfDay) % halfDay;
  return {
    ...minutesOf(places.past?.[0] ?? hourStart, 0, BigInt(minutes)),
    grid: morningGrid,
    among: amongHours(added),
    compose: (count) => {
      const nearest = ((count - BigInt(added) + 30n + 720n) / 60n) % 12n;
      const hour = nearest === 0n ? 12n : nearest;
      return [...(past === undefined ? [] : [{ number: BigInt(past), digits: 1 }]), { number: hour, digits: 1 }];
    },
  };
};

/** "alle otto meno dieci", "dix-huit heures trente", "beşe 20 kala": the hour is written again, its minutes stay. */
const readSpoken = ({ h11 = '0', joint = '', m11, m12 = '0', turkish = '' }: Groups, places: Places): Written => {
  const isLess = /(?:moins|menos?) $/.test(joint) || /^(?:var|kala)$/.test(turkish);
  const past = BigInt(m11 ?? m12);
  const added = isLess ? -past : past;
  const ofHalf = (count: bigint): bigint => (count + 720n) % 720n;
  const isLate = Number(h11) > 12;
  const start = isLate ? 720n : 0n;
  const among = amongHours(Number(added));
  return {
    ...minutesOf(places.h11?.[0] ?? 0, 0, start + ofHalf(BigInt(h11) * 60n + added)),
    grid: isLate ? afternoonGrid : morningGrid,
    among: ({ coefficient }) => {
      const { name, size, rank, at } = among(minutesAt(Number(ofHalf(coefficient))));
      return { name, size, rank, at: (of) => ({ coefficient: start + at(of).coefficient, exponent: 0 }) };
    },
    compose: (count) => {
      const nearest = ofHalf(count - added + 30n) / 60n;
      const hour = nearest === 0n ? 12n : nearest;
      return [
        { number: isLate ? hour + 12n : hour, digits: 1 },
        { number: past, digits: 1 },
      ];
    },
  };
};

/** "1430 hours": hour and minutes in one number. */
const readWatch = ({ h10 = '0', m10 = '0' }: Groups, places: Places): Written => ({
  ...minutesOf(places.h10?.[0] ?? 0, places.m10?.[1] ?? 0, BigInt(h10) * 60n + BigInt(m10)),
  grid: dayGrid,
  among: amongTimes(0, 24),
  compose: (count) => [{ number: ((count / 60n) % 24n) * 100n + (count % 60n), digits: 4 }],
});

const readClock = (groups: Groups, places: Places): Written => {
  const { h1, h2, h3, h4, h7, h8, h9, m1, m2, m3, m4, halved } = groups;
  const of = groups.half ?? groups.part;
  const hour = h1 ?? h2 ?? h3 ?? h4 ?? h7 ?? h8 ?? h9 ?? '0';
  const minute = Number(m1 ?? m2 ?? m3 ?? m4 ?? (halved === undefined ? 0 : halfHour));
  const hourPlace =
    places.h1 ?? places.h2 ?? places.h3 ?? places.h4 ?? places.h7 ?? places.h8 ?? places.h9 ?? ([0, 0] as const);
  const minutePlace = places.s2 ?? places.m1 ?? places.m2 ?? places.m3 ?? places.m4 ?? hourPlace;
  const afternoon = of !== undefined && /[p後下晚夜夕傍]/i.test(of);
  const hours = of === undefined ? BigInt(hour) % 24n : (BigInt(hour) % 12n) + (afternoon ? 12n : 0n);
  return {
    ...minutesOf(hourPlace[0], minutePlace[1], hours * 60n + BigInt(minute)),
    grid: of === undefined ? dayGrid : afternoon ? afternoonGrid : morningGrid,
    among: amongTimes(afternoon ? 12 : 0, of === undefined ? 24 : 12),
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
};

/** What is said of an hour tells whether its word is a number: "midi et quart", "beşe 20 kala". */
const readSaid = ({ 0: words, index, indices, groups = {} }: RegExpExecArray): Written => {
  const places = indices?.groups ?? {};
  const written = groups.h11 === undefined ? readPhrase(groups, places) : readSpoken(groups, places);
  return { ...written, end: index + words.length };
};

/** The times of a text, in minutes of the day or of its half. */
export const readTimes = (text: string): WrittenGroup[] =>
  [...text.matchAll(pattern)].map((match) => {
    const { indices, groups = {} } = match;
    const places = indices?.groups ?? {};
    const isSaid = groups.h5 !== undefined || groups.h6 !== undefined || groups.h11 !== undefined;
    return {
      kind: 'each',
      unit: null,
      numerals: [
        isSaid ? readSaid(match) : groups.h10 === undefined ? readClock(groups, places) : readWatch(groups, places),
      ],
    };
  });
