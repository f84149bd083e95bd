import { and } from '../../../lists/conjunctions';
import { between } from '../../../lists/linking';
import { isLess, rational, times } from '../../../noise/rational';
import { oneLine } from '../../../patterns/one-line';
import { textAfter, textBefore } from '../../../text/around';
import { integerFormat, numberSource } from '../money/number';
import { valueIn, type Written } from '../written';
import { isApposed } from './apposed';
import { type BodyMeasure, metre, readBare } from './bare';
import { compoundAt, feetAndInches, one } from './compounds';
import { ageBefore } from './cues';
import {
  fever,
  feverBefore,
  heightBefore,
  heightEnds,
  metres,
  namedBefore,
  oneMetre,
  pressureBefore,
  pressureBehind,
  saidHeight,
  smallPressure,
  smallPressureBefore,
  spokenHeight,
  tallBehind,
  turkishHeight,
  weightBehind,
} from './named';
import { type BodyUnit, centimetre, dimensions, unitAt } from './units';

/** Behind a hyphen a number is the upper end of a range where no more than the lower one stands before it. */
const numbers = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}\d_]|\d[.,:/]|(?<!(?<![\p{Lu}\p{Ll}\d.,:/_$€£#+-])\d{1,3}(?:[.,]\d{1,2})?)(?<=\d)-|[$€£#+])
    (?:${numberSource})(?!\d|[.,]\d)
  `,
  'gu',
);

/** "138/86", "138 over 86". */
const pressure = /( ?\/ ?| (?:over|zu|sur|sobre|su|na|por|op|över|на) )(\d{2,3})(?!\d|[/.,]\d)/uy;
/** "120-125/80-85": the lower pressure is a range as well. */
const lowerRange = /([-\u2013])(\d{2,3})(?!\d|[/.,]\d)/uy;
/** Behind its name two numbers are one, whatever parts them: "tensión 13-8", 血压140 90, "tansiyon 14'e 9". */
const namedGap =
  "( ?[\\/x×] ?| (?:over|zu|sur|sobre|su|na|por|par|op|över|на) |[-\\u2013]| |の|['’]?[ea] |['’]?y[ea] )";
const namedPressure = new RegExp(`${namedGap}(\\d{2,3})(?!\\d|[/.,]\\d)`, 'uy');
const smallNamedPressure = new RegExp(`${namedGap}(\\d{1,2}(?:[.,]\\d)?)(?!\\d|[/.,]\\d)`, 'uy');
const stickyAt = (pattern: RegExp, at: number): RegExp => {
  pattern.lastIndex = at;
  return pattern;
};
const rangeGap = /^ ?[-\u2013~～〜] ?$|^ (?:to|bis|à|a|tot|do|till|até) $|^[到至]$/u;
/** "between 70 and 75 kg": what a range's ends are joined by behind its word. */
const betweenGap = new RegExp(`^ (?:${and}|и|та|і) $`, 'u');
const isBetween = new RegExp(`(?<!\\p{L})(?:${between}) (?:\\p{L}{2,9} )?$`, 'iu');
/** Whether two numbers with so much between them are the ends of a range; of one that was found there is no more text. */
const isRange = (text: string, start: number, gap: string): boolean =>
  rangeGap.test(gap) || (betweenGap.test(gap) && (start === 0 || isBetween.test(textBefore(text, start, 24))));
const sameGap = /^[ ,]{0,2}[(/=]?\s?$|^ (?:or|oder|ou|o|of|lub|eller) $/u;

/** Whether two measures are one, in two units: within 3 %. */
const isSame = (a: Written, b: Written): boolean => {
  const [first, second] = [valueIn(a), valueIn(b)];
  const high = isLess(first, second) ? second : first;
  const low = isLess(first, second) ? first : second;
  return isLess(times(high, rational(97n)), times(low, rational(100n)));
};

const warm = (number: Written, least: bigint, most: bigint): boolean =>
  !isLess(valueIn(number), rational(least)) && !isLess(rational(most), valueIn(number));

/** Fahrenheit where no unit says so and Celsius would be no fever. */
const inFahrenheit = (written: Written): Written =>
  warm(written, 90n, 115n) ? { ...written, factor: rational(5n, 9n), offset: rational(-160n, 9n) } : written;

const centimetreOfMercury: BodyUnit = { dimension: 'pressure', factor: rational(10n) };
const isSmallPressure = (high: string, low: string): boolean => {
  const [upper, lower] = [Number(high.replace(',', '.')), Number(low.replace(',', '.'))];
  return upper >= 8 && upper <= 25 && lower >= 4 && lower <= 15 && lower < upper;
};

const readOne = (text: string, start: number, digits: string): BodyMeasure | null => {
  const compound = compoundAt(text, start);
  if (compound !== null)
    return {
      start,
      end: compound.end,
      dimension: compound.dimension,
      kind: 'each',
      unit: dimensions[compound.dimension].unit,
      numerals: [compound.written],
    };
  const end = start + digits.length;
  const left = textBefore(text, start, 40);
  const isNamed = pressureBefore.test(left) || (start === 0 && /\d$/.test(text));
  const low = stickyAt(isNamed ? namedPressure : pressure, end).exec(text);
  const upper = Number(digits);
  const lower = Number(low?.[2]);
  if (low !== null && upper >= 60 && upper <= 260 && lower >= 30 && lower < upper) {
    const unit: BodyUnit = { dimension: 'pressure', factor: rational(1n) };
    const more = stickyAt(lowerRange, end + low[0].length).exec(text);
    const third = more !== null && Number(more[2]) > lower && Number(more[2]) < upper ? more : null;
    const written = end + low[0].length + (third?.[0].length ?? 0);
    const after = unitAt(text, written);
    const stop = after?.unit.dimension === 'pressure' ? after.end : written;
    const second = end + (low[1]?.length ?? 0);
    return {
      start,
      end: stop,
      dimension: 'pressure',
      kind: 'range',
      unit: 'mmHg',
      numerals: [
        one(unit, start, end, digits),
        one(unit, second, second + (low[2]?.length ?? 0), low[2] ?? ''),
        ...(third === null ? [] : [one(unit, end + low[0].length + 1, written, third[2] ?? '')]),
      ],
    };
  }
  const smallGap = isNamed ? smallNamedPressure : smallPressure;
  const small = /^\d{1,2}(?:[.,]\d)?$/.test(digits) ? stickyAt(smallGap, end).exec(text) : null;
  if (small !== null && isSmallPressure(digits, small[2] ?? '')) {
    const stop = end + small[0].length;
    const isAll = start === 0 && stop === text.length;
    const named = isAll
      ? ''
      : (smallPressureBefore.exec(left)?.[0] ??
        pressureBefore.exec(left)?.[0] ??
        pressureBehind.exec(textAfter(text, stop, 24))?.[0]);
    const second = end + (small[1]?.length ?? 0);
    if (named !== undefined)
      return {
        start,
        end: stop,
        dimension: 'pressure',
        named,
        kind: 'range',
        unit: 'mmHg',
        numerals: [
          one(centimetreOfMercury, start, end, digits),
          one(centimetreOfMercury, second, stop, small[2] ?? ''),
        ],
      };
  }
  const metreWord = /^[1-9]\d?$/.test(digits) ? oneMetre.exec(left) : null;
  if (metreWord !== null && heightEnds.test(textAfter(text, end, 16))) {
    const from = start - metreWord[0].length;
    const isAll = from === 0 && end === text.length;
    const ahead = left.slice(0, metreWord.index);
    const said = isAll
      ? ''
      : (saidHeight.exec(ahead)?.[0].trim() ?? (isApposed(ahead, textAfter(text, end, 16)) ? 'apposed' : undefined));
    if (said !== undefined)
      return {
        start: from,
        end,
        dimension: 'length',
        named: said,
        kind: 'each',
        unit: dimensions.length.unit,
        numerals: [
          {
            ...one(centimetre, start, end, '0'),
            number: { coefficient: 100n + BigInt(digits), exponent: 0 },
            format: integerFormat,
            compose: (count) => [{ number: count % 100n, digits: digits.length }],
          },
        ],
      };
  }
  const inches = spokenHeight.feet.test(digits) ? spokenHeight.inches.exec(textAfter(text, end, 16)) : null;
  if (inches !== null) {
    const stop = end + 1 + (inches[1] ?? '').length;
    const isAll = start === 0 && stop === text.length;
    const said = isAll ? '' : spokenHeight.before.exec(left)?.[0].trim();
    if (said !== undefined)
      return {
        start,
        end: stop,
        dimension: 'length',
        named: said,
        kind: 'each',
        unit: dimensions.length.unit,
        numerals: [feetAndInches(start, stop, digits, inches[1] ?? '')],
      };
  }
  // "boy 1,81 kilo yetmiş": the kilos are the next number's.
  if (metres.test(digits) && turkishHeight.before.test(left) && turkishHeight.after.test(textAfter(text, end, 24)))
    return {
      start,
      end,
      dimension: 'length',
      named: 'boy',
      kind: 'each',
      unit: dimensions.length.unit,
      numerals: [one(metre, start, end, digits)],
    };
  const found = unitAt(text, end);
  if (found !== null) {
    const { dimension } = found.unit;
    return {
      start,
      end: found.end,
      dimension,
      kind: 'each',
      unit: dimensions[dimension].unit,
      numerals: [one(found.unit, start, end, digits)],
    };
  }
  const right = textAfter(text, end, 20);
  if (
    metres.test(digits) &&
    (weightBehind.test(right) || tallBehind.test(right) || (/^,(?! ?\d)/.test(right) && ageBefore.test(left)))
  )
    return {
      start,
      end,
      dimension: 'length',
      kind: 'each',
      unit: dimensions.length.unit,
      numerals: [one(metre, start, end, digits)],
    };
  const tall = metres.test(digits) ? heightBefore.exec(left)?.[0] : undefined;
  if (tall !== undefined)
    return {
      start,
      end,
      dimension: 'length',
      named: tall.trim(),
      kind: 'each',
      unit: dimensions.length.unit,
      numerals: [one(metre, start, end, digits)],
    };
  const bare = readBare(text, start, digits, left);
  if (bare !== null) return bare;
  if (fever.test(digits) && feverBefore.test(left))
    return {
      start,
      end,
      named: 'T',
      dimension: 'temperature',
      kind: 'each',
      unit: dimensions.temperature.unit,
      numerals: [one({ dimension: 'temperature', factor: rational(1n) }, start, end, digits)],
    };
  for (const { pattern, unit } of /[\p{L}.:=(°] ?$/u.test(left) ? namedBefore : []) {
    const named = pattern.exec(left);
    if (named === null) continue;
    const number = inFahrenheit(one(unit, start, end, digits));
    return {
      start,
      end,
      named: named[0].trim(),
      dimension: unit.dimension,
      kind: 'each',
      unit: dimensions[unit.dimension].unit,
      numerals: [unit.dimension === 'temperature' ? number : one(unit, start, end, digits)],
    };
  }
  return null;
};

/** Measures with units, in order; ranges and one value in two units are one measure. Linear in the text's length. */
export const readBody = (text: string): BodyMeasure[] => {
  const found: BodyMeasure[] = [];
  let taken = 0;
  let bare: { start: number; end: number; digits: string } | null = null;
  numbers.lastIndex = 0;
  for (let match = numbers.exec(text); match !== null; match = numbers.exec(text)) {
    const { 0: digits, index: start } = match;
    // "5'9 192lbs": what was read reaches into it, and the next number begins behind.
    if (start < taken) {
      numbers.lastIndex = taken;
      continue;
    }
    const measure = readOne(text, start, digits);
    if (measure === null) {
      bare = { start, end: start + digits.length, digits };
      continue;
    }
    const previous = found.at(-1);
    const [only, ...more] = measure.numerals;
    const [before, ...others] = previous?.numerals ?? [];
    const isPair =
      previous !== undefined &&
      before !== undefined &&
      only !== undefined &&
      others.length === 0 &&
      more.length === 0 &&
      previous.dimension === measure.dimension;
    const gap = previous === undefined ? '' : text.slice(previous.end, Math.min(measure.start, previous.end + 8));
    if (
      bare !== null &&
      only !== undefined &&
      only.compose === undefined &&
      isRange(text, bare.start, text.slice(bare.end, Math.min(measure.start, bare.end + 8)))
    ) {
      // "70–75 kg": the first number has the second's unit.
      const first = one(
        { ...measure, factor: only.factor, ...(only.offset ? { offset: only.offset } : {}) },
        bare.start,
        bare.end,
        bare.digits,
      );
      found.push({ ...measure, start: bare.start, kind: 'range', numerals: [first, only, ...more] });
    } else if (isPair && sameGap.test(gap) && measure.start - previous.end < 8 && isSame(before, only))
      found[found.length - 1] = { ...previous, end: measure.end, kind: 'same', numerals: [before, only] };
    else if (isPair && /^[\d.,]+$/.test(text.slice(previous.start, previous.end)) && isRange(text, previous.start, gap))
      found[found.length - 1] = { ...measure, start: previous.start, kind: 'range', numerals: [before, only] };
    else found.push(measure);
    taken = measure.end;
    bare = null;
  }
  return found;
};
