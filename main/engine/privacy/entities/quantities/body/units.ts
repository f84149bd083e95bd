import {
  type Grid,
  laboratoryGrid,
  lengthGrid,
  massIndexGrid,
  pressureGrid,
  pulseGrid,
  temperatureGrid,
  weightGrid,
} from '../../../noise/grids';
import { type Rational, rational } from '../../../noise/rational';
import { oneLine } from '../../../patterns/one-line';
import { amongBands, exponentOf } from '../cipher-class';
import type { Written } from '../written';

/** What is measured of a body. */
export type Dimension = 'length' | 'weight' | 'temperature' | 'pressure' | 'pulse' | 'index' | 'unknown';

/** Each dimension's unit and grid. */
export const dimensions: Readonly<Record<Dimension, { readonly unit: string | null; readonly grid: Grid }>> = {
  length: { unit: 'cm', grid: lengthGrid },
  weight: { unit: 'kg', grid: weightGrid },
  temperature: { unit: '°C', grid: temperatureGrid },
  pressure: { unit: 'mmHg', grid: pressureGrid },
  pulse: { unit: '/min', grid: pulseGrid },
  index: { unit: 'kg/m²', grid: massIndexGrid },
  unknown: { unit: null, grid: laboratoryGrid },
};

/** A unit in its dimension's own: `value · factor + offset`. */
export interface BodyUnit {
  readonly dimension: Dimension;
  readonly factor: Rational;
  readonly offset?: Rational;
}

const unit = (dimension: Dimension, numerator: bigint, denominator = 1n): BodyUnit => ({
  dimension,
  factor: rational(numerator, denominator),
});

/** Where the classes of enciphered values part: a child's from an adult's, a fever from none. */
const edges: Readonly<Record<Exclude<Dimension, 'unknown'>, readonly number[]>> = {
  length: [20, 100, 140, 210, 300],
  weight: [10, 40, 150, 650],
  temperature: [30, 35, 42, 45],
  pressure: [40, 90, 251],
  pulse: [4, 40, 130, 300],
  index: [5, 10, 60, 200],
};

export const bandsText = Object.entries(edges)
  .map(([dimension, each]) => `${each.join(', ')} ${dimensions[dimension as Dimension].unit}`)
  .join('; ');

/** What a number of a unit is enciphered among. */
export const amongOf = ({ dimension, factor, offset }: BodyUnit): Pick<Written, 'among'> => {
  if (dimension === 'unknown') return {};
  const step = dimension === 'temperature' ? rational(1n, 10n) : rational(1n);
  const scale = { factor, exponent: exponentOf(factor, step), ...(offset === undefined ? {} : { offset }) };
  return {
    among: amongBands(
      edges[dimension].map((edge) => rational(BigInt(edge))),
      scale,
    ),
  };
};

export const inch = unit('length', 254n, 100n);
export const centimetre = unit('length', 1n);
export const pound = unit('weight', 45_359_237n, 100_000_000n);
export const ounce = unit('weight', 45_359_237n, 1_600_000_000n);

/** Written after a number, and what it is. The longest of a place counts. */
const writings: readonly (readonly [string, BodyUnit])[] = [
  [
    oneLine`
      cm|santim(?:etre)?|centim(?:et(?:er|re)s?|ètres?|etros?|etri|eter)|centímetros?|Zentimetern?|centymetr\p{L}{0,3}
      |センチ(?:メートル)?|厘米|公分
      |senttimetri\p{L}{0,3}|senttiä|centimetr\p{L}{0,2}|centiméter
      |см|сантиметр\p{L}{0,3}
      |εκ\.|εκατοστά|εκατοστών
      |सेमी|से\.मी\.?|सेंटीमीटर
      |سم|سنتيمتر
      |ס["״'׳]מ|סנטימטר(?:ים)?
      |ซม\.?|เซนติเมตร
      |센티(?:미터)?
    `,
    centimetre,
  ],
  [
    'm|met(?:er|re)s?|Metern?|mètres?|metros?|metri|metr\\p{L}{0,2}|米|公尺|メートル|м|метр\\p{L}{0,2}|μ\\.?|μέτρα|मीटर|متر|מטר|เมตร|미터|mét',
    unit('length', 100n),
  ],
  ["ft|feet|foot|\u2032|'", unit('length', 3048n, 100n)],
  ['inch(?:es)?|in\\.|"|\u2033', inch],
  [
    oneLine`
      kg|kgs|chil[io]|quilos?|kilo(?:yum|ydum|yuz|s|gram(?:m|me|s|mes|men|y|ów)?|gramos?|grammi)?|Kilo|Kilogramm
      |公斤|千克|キロ(?:グラム)?
      |kilogram\p{L}{0,3}|kila|kiloa|kiló\p{L}?
      |кг|килограмм\p{L}{0,2}|кілограм\p{L}{0,2}|кило|кіло
      |κιλά|κιλών|κιλό
      |किलो(?:ग्राम)?|किग्रा|कि\.ग्रा\.?
      |كغم?|كجم|كيلو(?:غرام|جرام)?
      |ק["״'׳]ג|קילו(?:גרם)?
      |กก\.?|กิโล(?:กรัม)?
      |킬로(?:그램)?
      |ký|kí(?:lô)?
    `,
    unit('weight', 1n),
  ],
  ['Zentner|centners?', unit('weight', 50n)],
  ['g|gr|grams?|Gramm|grammes?|gramos|grammi|克|グラム', unit('weight', 1n, 1000n)],
  ['lbs?|pounds?|libras|libbre|斤', pound],
  // The 21st is a day, or a place in a row.
  ['(?<!(?<!1)1)st|stones?', unit('weight', 635_029_318n, 100_000_000n)],
  [
    oneLine`
      ° ?C|℃|(?:degrees?|Grad|degrés?|grados|gradi|graden|stopni|graus|grader)(?: C(?:elsius)?)?
      |度
      |stupň\p{L}{1,2}|fok(?:os)?|astetta
      |градус\p{L}{0,2}
      |βαθμ\p{L}{1,2}
      |डिग्री
      |درجة
      |מעלות
      |องศา
      |độ|derajat
    `,
    unit('temperature', 1n),
  ],
  ['° ?F|℉|(?:degrees? )?F(?:ahrenheit)?', { ...unit('temperature', 5n, 9n), offset: rational(-160n, 9n) }],
  ['°', unit('temperature', 1n)],
  ['mm ?Hg', unit('pressure', 1n)],
  ['bpm|beats? (?:per|a) minute|/ ?min|Schläge(?: pro Minute)?|次/分', unit('pulse', 1n)],
  ['kg/m(?:²|2|\\^2)', unit('index', 1n)],
];

/** A Korean or Thai word goes on where a unit ends. */
const escapedEnd = (source: string): string =>
  `(?:${source})(?![\\p{Lu}\\p{Ll}\\d]|(?![\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Han}\\p{Script=Hiragana}])[\\p{L}\\p{M}])`;
const units = new RegExp(
  ` ?-?(?:${[...writings]
    .map(
      ([source], at) =>
        `(?<u${at}>${/[\u3040-\u30ff\u4e00-\u9fff]/u.test(source) ? `(?:${source})(?![A-Za-z\\d])` : escapedEnd(source)})`,
    )
    .join('|')})`,
  'uyi',
);

/** The unit written at `at`, and where it ends. */
export const unitAt = (text: string, at: number): { unit: BodyUnit; end: number } | null => {
  units.lastIndex = at;
  const groups = units.exec(text)?.groups;
  if (groups === undefined) return null;
  const index = writings.findIndex((_, each) => groups[`u${each}`] !== undefined);
  const unit = writings[index]?.[1];
  return unit === undefined ? null : { unit, end: units.lastIndex };
};
