/**
 * Networks by the first digits (ISO/IEC 7812-1; the networks' published issuer ranges), the first match counts: local
 * schemes have ranges of their own inside those of the large ones. A range is written by as many digits as it needs;
 * behind the ranges stand the lengths of the network's numbers.
 */
const issuers: Readonly<Record<string, readonly [ranges: string, lengths: string]>> = {
  Verve: ['506099-506198 507865-507964 650002-650027', '16 18 19'],
  Elo: [
    '401178-401179 431274 438935 451416 457393 457631-457632 504175 506699-506778 509 627780 636297 636368 650031-650033 650035-650051 650405-650439 650485-650538 650541-650598 650700-650718 650720-650727 650901-650922 650924-650978 651652-651679 655000-655019 655021-655058',
    '16',
  ],
  Hipercard: ['606282', '16'],
  Hiper: ['637095 637568 637599 637609 637612', '16'],
  Troy: ['9792', '16'],
  Dankort: ['5019', '16'],
  Uzcard: ['5614 8600', '16'],
  Humo: ['9860', '16'],
  Borica: ['2205', '16'],
  Mir: ['2200-2204', '16 17 18 19'],
  RuPay: ['508 6521-6522 6069-6079 6080-6085 817172-819999 82', '16'],
  UnionPay: ['62 8100-8171', '16 17 18 19'],
  Visa: ['4', '13 16 18 19'],
  Mastercard: ['51-55 2221-2720', '16'],
  'American Express': ['34 37', '15'],
  Discover: ['6011 644-649', '16 17 18 19'],
  // Not every check knows these, nor 650923 of Elo, for what they are: they stay among themselves.
  'Discover or Troy': ['65', '16 17 18 19'],
  'Diners Club': ['300-305 36 38-39', '14 16 19'],
  'Diners Club, 3095': ['3095', '14 16 19'],
  JCB: ['3528-3589 2131 1800', '15 16 17 18 19'],
  UATP: ['1', '15'],
  Maestro: ['50 56-59 60-61 63 64-66 67-69', '12 13 14 15 16 17 18 19'],
  other: ['0-9', ''],
};

/** Issuer numbers are compared by so many digits; since 2022 they have eight, of which no network owns fewer than six. */
const headLength = 6;
const end = 10 ** headLength;

/** [first, last] of the issuer numbers that a range takes in. */
const boundsOf = (range: string): readonly [number, number] => {
  const [low = '', high = low] = range.split('-');
  return [Number(low.padEnd(headLength, '0')), Number(high.padEnd(headLength, '9'))];
};

interface Piece {
  readonly from: number;
  readonly size: number;
  /** How many issuer numbers of the network stand before it. */
  readonly before: number;
}

const ranges = Object.entries(issuers).map(([network, [of]]) => [network, of.split(' ').map(boundsOf)] as const);
const byNetwork = new Map<string, Piece[]>();
const cuts = [...new Set([0, end, ...ranges.flatMap(([, of]) => of.flatMap(([low, high]) => [low, high + 1]))])];
cuts.sort((a, b) => a - b);

const networkAt = (head: number): string =>
  ranges.find(([, of]) => of.some(([low, high]) => head >= low && head <= high))?.[0] ?? 'other';

for (const [i, from] of cuts.slice(0, -1).entries()) {
  const network = networkAt(from);
  const pieces = byNetwork.get(network) ?? [];
  const last = pieces.at(-1);
  pieces.push({ from, size: (cuts[i + 1] ?? end) - from, before: last === undefined ? 0 : last.before + last.size });
  byNetwork.set(network, pieces);
}

/** The network of a card number by its first digits; `other` where none claims them. */
export const networkOf = (digits: string): string =>
  networkAt(Number(digits.slice(0, headLength).padEnd(headLength, '0')));

/** Whether a network issues numbers of this beginning and length. UATP's ones begin like any number: they need a word. */
export const isIssued = (digits: string): boolean => {
  const network = networkOf(digits);
  return network !== 'UATP' && (issuers[network]?.[1].split(' ').includes(String(digits.length)) ?? false);
};

/** Numbers that payment services print in their documentation. */
const testNumbers = [
  '4111111111111111 4242424242424242 4012888888881881 4000056655665556 4000000000000002 4444333322221111',
  '4917610000000000 4462030000000000 4917300800000000 4007000000027 4222222222222 4988438843884305 4166676667666746',
  '5555555555554444 5105105105105100 5200828282828210 2223003122003222 2223000048400011 5454545454545454',
  '5424000000000015 5100290029002909 2222400070000005 378282246310005 371449635398431 378734493671000',
  '374251018720018 370000000000002 6011111111111117 6011000990139424 6011000000000012 6011981111111113',
  '3056930009020004 30569309025904 38520000023237 36227206271667 36006666333344 3530111333300000 3566002020360505',
  '6200000000000005 6200000000000047 6205500000000000004 6304000000000000 6759649826438453 5018000000000009',
].flatMap((line) => line.split(' '));

/** The beginnings that a card number and its surrogate have in common: `index` is the one at hand. */
interface Family {
  readonly name: string;
  readonly headLength: number;
  readonly size: number;
  readonly index: number;
  headAt(index: number): string;
}

/**
 * What a card number has in common with its surrogate: the network; and for a test number, that it shares all but its
 * last four digits with one. 4111 1111 1111 1111 is nobody's card, and no card's surrogate.
 */
export const cardFamily = (digits: string): Family => {
  const network = networkOf(digits);
  const tests = testNumbers.filter((number) => number.length === digits.length && networkOf(number) === network);
  const testHeads = [...new Set(tests.map((number) => number.slice(0, -4)))];
  const test = testHeads.indexOf(digits.slice(0, -4));
  if (test !== -1)
    return {
      name: `${network} test`,
      headLength: digits.length - 4,
      size: testHeads.length,
      index: test,
      headAt: (index) => testHeads[index] ?? '',
    };
  const pieces = byNetwork.get(network) ?? [];
  const head = Number(digits.slice(0, headLength));
  const piece = pieces.find(({ from, size }) => head >= from && head < from + size);
  const last = pieces.at(-1);
  return {
    name: network,
    headLength,
    size: last === undefined ? 0 : last.before + last.size,
    index: piece === undefined ? -1 : piece.before + head - piece.from,
    headAt: (index) => {
      const of = pieces.find(({ before, size }) => index < before + size);
      return String(of === undefined ? 0 : of.from + index - of.before).padStart(headLength, '0');
    },
  };
};
