import { mod1110 } from '../formats/checks';
import { ddmmyy, digits, type Field, letter, ranges } from './fields';
import { scheme } from './scheme';

const places = 10;

/** How often each digit stands in the first ten. A walk asks it of many numbers. */
const countsOf = (number: string): number[] => {
  const counts = new Array<number>(10).fill(0);
  for (let i = 0; i < places && i < number.length; i++) {
    const digit = number.charCodeAt(i) - 48;
    if (digit >= 0 && digit < 10) counts[digit] = (counts[digit] ?? 0) + 1;
  }
  return counts;
};

/** Bundeszentralamt für Steuern: of the first ten digits one stands there two or three times, the others once at most. */
const isSpread = (number: string): boolean => {
  const counts = countsOf(number);
  const repeated = counts.filter((count) => count > 1);
  return repeated.length === 1 && (repeated[0] ?? 0) <= 3 && !/(\d)\1\1/.test(number.slice(0, places));
};

/** The order of `k` chosen among `n` counts up to this. */
const arrangements = (n: number, k: number): number => (k === 0 ? 1 : n * arrangements(n - 1, k - 1));

/** Which places of ten the repeated digit has, of 2 or 3: all sets, in order. */
const placings = Array.from({ length: 1 << places }, (_, set) =>
  Array.from({ length: places }, (__, i) => i).filter((i) => (set >> i) & 1),
).filter(({ length }) => length === 2 || length === 3);
/** Each placing's number by the set of its places, a bit a place. */
const placingIndex: number[] = [];
for (const [i, placing] of placings.entries()) placingIndex[placing.reduce((set, at) => set | (1 << at), 0)] = i;
const digitValues = Array.from('0123456789', Number);
/** Ranks before each placing: the repeated digit, then an arrangement of others. */
const starts: number[] = [];
let spreadSize = 0;
for (const { length } of placings) {
  starts.push(spreadSize);
  spreadSize += 10 * arrangements(9, places - length);
}

/** The ten digits of which one is repeated, as a bijection: no walk could find one in 26 as fast. */
const spread: Field = {
  width: places,
  size: spreadSize,
  rank: (text) => {
    if (!/^\d{10}$/.test(text)) return -1;
    const values = Array.from(text, Number);
    const counts = countsOf(text);
    const repeated = values.find((digit) => (counts[digit] ?? 0) > 1);
    if (repeated === undefined) return -1;
    const index = placingIndex[values.reduce((set, digit, i) => (digit === repeated ? set | (1 << i) : set), 0)] ?? -1;
    if (index < 0) return -1;
    const left = digitValues.filter((digit) => digit !== repeated);
    let order = 0;
    for (const digit of values) {
      if (digit === repeated) continue;
      const at = left.indexOf(digit);
      if (at === -1) return -1;
      order = order * left.length + at;
      left.splice(at, 1);
    }
    return (starts[index] ?? 0) + repeated * arrangements(9, places - (counts[repeated] ?? 0)) + order;
  },
  unrank: (rank) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= rank) low = middle;
      else high = middle - 1;
    }
    const placing = placings[low] ?? [];
    const count = places - placing.length;
    let order = (rank - (starts[low] ?? 0)) % arrangements(9, count);
    const repeated = Math.floor((rank - (starts[low] ?? 0)) / arrangements(9, count));
    const left = digitValues.filter((digit) => digit !== repeated);
    const choices: number[] = [];
    for (let size = 9 - count + 1; size <= 9; size++) {
      choices.unshift(order % size);
      order = Math.floor(order / size);
    }
    const others = choices.map((at) => left.splice(at, 1)[0] ?? '');
    let next = 0;
    let text = '';
    for (let i = 0; i < places; i++) text += placing.includes(i) ? repeated : others[next++];
    return text;
  },
};

/** Deutsche Rentenversicherung, VKVV §4: letters as two digits, cross sums of products. */
const pensionCheck = (body: string): string => {
  const numeric = body.replace(/[A-Z]/, (c) => String(c.charCodeAt(0) - 64).padStart(2, '0'));
  const sum = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1].reduce((total, weight, i) => {
    const product = weight * Number(numeric.charAt(i));
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return String(sum % 10);
};

export const germany = [
  scheme({
    type: 'DE_TAX_ID',
    name: 'a German tax ID',
    looks: /^\d{11}$/,
    formats: [
      {
        name: 'given out',
        fields: [spread],
        check: { at: 10, width: 1, of: mod1110 },
        accepts: (number) => isSpread(number) && !number.startsWith('0'),
      },
      {
        // The authority's own examples begin with 0.
        name: 'for tests',
        fields: [spread],
        check: { at: 10, width: 1, of: mod1110 },
        accepts: (number) => isSpread(number) && number.startsWith('0'),
      },
    ],
    plain: { '99 999 999 999': 0.9, '99999999999': 0.7 },
    cues: 'steuer id,steuerid,steuerliche identifikationsnummer,steueridentifikationsnummer,steuer identifikationsnummer,idnr,id nr,steuer idnr,identifikationsnummer,german tax id,tin,tax id',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a German pension insurance number',
    looks: /^\d{8}[A-Z]\d{3}$/,
    formats: [
      {
        name: 'Rentenversicherung',
        // The institutions that give numbers out (VKVV annex).
        fields: [
          ranges(2, [2, 4], [8, 21], [23, 26], [28, 29], [38, 40], [42, 82], [89, 89]),
          ddmmyy(),
          letter,
          digits(2),
        ],
        check: { at: 11, width: 1, of: pensionCheck },
      },
    ],
    plain: { '99 999999 A 999': 0.95, '99999999A999': 0.85 },
    cues: 'sozialversicherungsnummer,rentenversicherungsnummer,sv nummer,sv nr,svnr,versicherungsnummer,rvnr,sozialversicherung,rentenversicherung',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a German identity card',
    looks: /^(?=.*\d)[LMNPRTVWXYCFGHJK]\w{8}\d?$/,
    formats: [],
    cues: 'personalausweis,personalausweisnummer,ausweisnummer,ausweis nr,ausweis',
  }),
];
