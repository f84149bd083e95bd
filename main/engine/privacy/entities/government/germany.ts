import { mod1110 } from '../checks';
import { ddmmyy, digits, type Field, letter, ranges } from './fields';
import { scheme } from './scheme';

/** Bundeszentralamt für Steuern: of the first ten digits one stands there two or three times, the others once at most. */
const isSpread = (number: string): boolean => {
  const counts = Array.from('0123456789', (digit) => number.slice(0, 10).split(digit).length - 1);
  const repeated = counts.filter((count) => count > 1);
  return repeated.length === 1 && (repeated[0] ?? 0) <= 3 && !/(\d)\1\1/.test(number.slice(0, 10));
};

const places = 10;

/** The order of `k` chosen among `n` counts up to this. */
const arrangements = (n: number, k: number): number => (k === 0 ? 1 : n * arrangements(n - 1, k - 1));

/** Which places of ten the repeated digit has, of 2 or 3: all sets, in order. */
const placings = Array.from({ length: 1 << places }, (_, set) =>
  Array.from({ length: places }, (__, i) => i).filter((i) => (set >> i) & 1),
).filter(({ length }) => length === 2 || length === 3);
const placingNames = new Map(placings.map((placing, i) => [placing.join(), i]));
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
    const repeated = Array.from(text).find((digit) => text.split(digit).length > 2);
    if (repeated === undefined || text.length !== places) return -1;
    const placing = Array.from(text, (digit, i) => (digit === repeated ? i : -1)).filter((i) => i >= 0);
    const index = placingNames.get(placing.join());
    if (index === undefined) return -1;
    const left = Array.from('0123456789').filter((digit) => digit !== repeated);
    let order = 0;
    for (const digit of Array.from(text).filter((each) => each !== repeated)) {
      const at = left.indexOf(digit);
      if (at === -1) return -1;
      order = order * left.length + at;
      left.splice(at, 1);
    }
    return (starts[index] ?? 0) + Number(repeated) * arrangements(9, places - placing.length) + order;
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
    const repeated = String(Math.floor((rank - (starts[low] ?? 0)) / arrangements(9, count)));
    const left = Array.from('0123456789').filter((digit) => digit !== repeated);
    const choices: number[] = [];
    for (let size = 9 - count + 1; size <= 9; size++) {
      choices.unshift(order % size);
      order = Math.floor(order / size);
    }
    const others = choices.map((at) => left.splice(at, 1)[0] ?? '');
    return Array.from({ length: places }, (_, i) => (placing.includes(i) ? repeated : (others.shift() ?? ''))).join('');
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
