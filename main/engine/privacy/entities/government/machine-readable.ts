import type { Cipher } from '../../ciphers';
import { cipherNumerals, type Direction } from '../../ciphers/numerals';
import { cipherShape } from '../formats/shape';
import { icao } from './checks';
import { anyOf, classesOf, type Field, yymmdd } from './fields';

/** Machine-readable zones of passports, identity cards and visas (ICAO Doc 9303, parts 4 to 7): lines, fields, checks. */
interface Layout {
  readonly name: string;
  readonly length: number;
  readonly lines: number;
  /** Places in the lines one after the other, `[from, to)`. All else stays: the kind of document, the countries. */
  readonly text: readonly (readonly [number, number])[];
  readonly dates: readonly number[];
  readonly sex: number;
  /** Each check digit, after those that it checks too. */
  readonly checks: readonly { readonly at: number; readonly of: readonly (readonly [number, number])[] }[];
  readonly kinds: string;
}

const secondLine = (at: number) => [
  { at: at + 9, of: [[at, at + 9]] as const },
  { at: at + 19, of: [[at + 13, at + 19]] as const },
  { at: at + 27, of: [[at + 21, at + 27]] as const },
];

const layouts: readonly Layout[] = [
  {
    name: 'TD3',
    length: 44,
    lines: 2,
    kinds: 'P',
    text: [
      [5, 44],
      [44, 53],
      [72, 86],
    ],
    dates: [57, 65],
    sex: 64,
    checks: [
      ...secondLine(44),
      { at: 86, of: [[72, 86]] },
      {
        at: 87,
        of: [
          [44, 54],
          [57, 64],
          [65, 87],
        ],
      },
    ],
  },
  {
    name: 'TD2',
    length: 36,
    lines: 2,
    kinds: 'AICP',
    text: [
      [5, 36],
      [36, 45],
      [64, 71],
    ],
    dates: [49, 57],
    sex: 56,
    checks: [
      ...secondLine(36),
      {
        at: 71,
        of: [
          [36, 46],
          [49, 56],
          [57, 71],
        ],
      },
    ],
  },
  {
    name: 'TD1',
    length: 30,
    lines: 3,
    kinds: 'AIC',
    text: [
      [5, 14],
      [15, 30],
      [48, 59],
      [60, 90],
    ],
    dates: [30, 38],
    sex: 37,
    checks: [
      { at: 14, of: [[5, 14]] },
      { at: 36, of: [[30, 36]] },
      { at: 44, of: [[38, 44]] },
      {
        at: 59,
        of: [
          [5, 30],
          [30, 37],
          [38, 45],
          [48, 59],
        ],
      },
    ],
  },
  ...[44, 36].map((length) => ({
    name: `MRV ${length}`,
    length,
    lines: 2,
    kinds: 'V',
    text: [
      [5, length],
      [length, length + 9],
      [length + 28, 2 * length],
    ] as const,
    dates: [length + 13, length + 21],
    sex: length + 20,
    checks: secondLine(length),
  })),
];

/** The layout of lines that are joined; undefined for other texts. */
const layoutOf = (joined: string, lines: number): Layout | undefined =>
  layouts.find(
    ({ length, lines: count, kinds }) =>
      count === lines && joined.length === count * length && kinds.includes(joined.charAt(0)),
  );

const put = (text: string, at: number, part: string): string => text.slice(0, at) + part + text.slice(at + part.length);

/** Every check digit written anew. A personal number that is not there may have the filler for its check. */
const checked = (layout: Layout, joined: string): string =>
  layout.checks.reduce((text, { at, of }) => {
    const part = of.map(([from, to]) => text.slice(from, to)).join('');
    return text.charAt(at) === '<' && /^<*$/.test(part) ? text : put(text, at, icao(part));
  }, joined);

const sexes = anyOf('MF');

/** Fields and where they stand; the filler and what is of no field stay. */
const fieldsOf = (layout: Layout, joined: string): { field: Field; at: number }[] => [
  ...layout.text.flatMap(([from, to]) =>
    classesOf(joined.slice(from, to)).flatMap((field, i) =>
      joined.charAt(from + i) === '<' ? [] : [{ field, at: from + i }],
    ),
  ),
  ...layout.dates.map((at) => ({ field: yymmdd, at })),
  ...(joined.charAt(layout.sex) === '<' ? [] : [{ field: sexes, at: layout.sex }]),
];

const isValid = (layout: Layout, joined: string): boolean =>
  checked(layout, joined) === joined &&
  fieldsOf(layout, joined).every(({ field, at }) => field.rank(joined.slice(at, at + field.width)) >= 0);

const split = (text: string): { joined: string; layout: Layout | undefined } => {
  const lines = text.match(/[A-Za-z0-9<]+/g) ?? [];
  const joined = lines.join('').toUpperCase();
  return { joined, layout: layoutOf(joined, lines.length) };
};

/** Whether lines are a machine-readable zone whose checks are right. */
export const isMachineReadable = (text: string): boolean => {
  const { joined, layout } = split(text);
  return layout !== undefined && isValid(layout, joined);
};

/** The kind of document and a country, as the first line of a zone has them, of any length near one's. */
const firstLine = /^[ACIPV][A-Z<][A-Z<]{3}[A-Z0-9<]{23,43}$/;
/** Alone it has names, and the kind in two letters of a passport or card. */
const namesLine = /^(?:[ACIPV]<|P[A-Z]|I[DR])[A-Z<]{3}[A-Z<]+<<[A-Z<]+$/;
/** A number, a country, a birth, a sex and an end, as the second line of two; a character may be lost from the number. */
const secondOfTwo = /^[A-Z0-9<]{8,11}[A-Z<]{3}[0-9]{6,7}[A-Z<][0-9]{6,7}[A-Z0-9<]*$/;

/**
 * Whether lines have the form of a zone, their checks right or wrong, their lengths by a character or more off; or the first
 * line or the second has it alone.
 */
export const looksMachineReadable = (text: string): boolean => {
  const { joined, layout } = split(text);
  if (layout !== undefined) return true;
  const [first = '', ...others] = text.toUpperCase().match(/[A-Z0-9<]+/g) ?? [];
  if (others.length > 2 || [first, ...others].some(({ length }) => length < 28 || length > 48)) return false;
  if (!joined.includes('<<')) return false;
  if (others.length === 0) return secondOfTwo.test(first) || namesLine.test(first);
  return firstLine.test(first);
};

/** A zone to another of the same countries with names of the same lengths, as right or wrong as it was. */
export const cipherMachineReadable = (cipher: Cipher, direction: Direction, text: string): string => {
  const { joined, layout } = split(text);
  if (layout === undefined || !isValid(layout, joined) || /[a-z]/.test(text)) {
    // The kind of document is what it is known by; a second line alone has none.
    const head = firstLine.test(/^[A-Z0-9<]*/.exec(text.toUpperCase())?.[0] ?? '') ? text.slice(0, 5) : '';
    const isInside = (to: string): boolean => !isMachineReadable(head + to);
    return head + cipherShape(cipher, direction, text.slice(head.length), 'machine-readable', true, isInside);
  }
  const fields = fieldsOf(layout, joined);
  const ranks = fields.map(({ field, at }) => field.rank(joined.slice(at, at + field.width)));
  const shape = joined.replace(/[0-9]/g, '9').replace(/[A-Z]/g, 'A');
  const image = cipherNumerals(
    cipher,
    direction,
    ranks,
    fields.map(({ field }) => field.size),
    `machine-readable ${layout.name} ${shape}`,
  );
  const written = checked(
    layout,
    fields.reduce((so, { field, at }, i) => put(so, at, field.unrank(image[i] ?? 0)), joined),
  );
  let at = 0;
  return text.replace(/[A-Z0-9<]/g, () => written.charAt(at++));
};
