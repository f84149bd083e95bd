import type { EntityType } from '../../../../../shared/domain';
import { quantityOf } from '../../entities/quantities';
import type { Outcome } from '../../modes/mode';
import { isLess, plus, type Rational, rational, times } from '../../noise/rational';
import type { Earlier } from '../earlier';
import { type Drawn, endsOf } from '../figures';
import { about, minus } from '../formula';

/** Places of one value in a draft. */
export interface Places {
  readonly spans: readonly number[];
  /** False where it went out before, or a sign stands before it: it stays as it is. */
  readonly moves: boolean;
}

/** Two roots of a draft that its words put in order. */
export interface Order {
  readonly lower: Places;
  readonly higher: Places;
}

/** How many steps one value may be moved past another: steps grow, so that this reaches over a hundredfold. */
const mostSteps = 240;
/** What is put in order may put another pair out of it. A longer chain that is still out of order then stays as it was drawn. */
const rounds = 4;
const ratio = rational(51n, 50n);
const hundred = rational(100n);

/** A stand-in as a reply may write it: its number and unit. */
const nameOf = (type: EntityType, text: string): string[] => {
  const measure = endsOf(type, text)?.measure;
  return measure === undefined ? [] : [`${type} ${measure.unit} ${about(measure.value)}`];
};

const oldest = rational(120n);
const [earliest, latest] = [rational(1900n), rational(2030n)];

/**
 * Puts what was drawn for values in the order that the text's words give them: two that stand the wrong way round change
 * places, and of two that are alike, or of which one was sent, one moves to the next number that is in order.
 * None moves to what stands for another value, in the draft or in what was sent: a reply could not be restored.
 * Post-processing of draws and of which value is the larger one, which is in 𝓛: it spends nothing.
 */
export const keepOrders = (
  orders: readonly Order[],
  drawn: readonly (Drawn | null)[],
  outcomes: readonly Outcome[],
  { drawn: sent, surrogates }: Earlier,
): Outcome[] => {
  if (orders.length === 0) return [...outcomes];
  const written = [...outcomes];
  const ofSent = new Set(sent.flatMap(({ type }, at) => nameOf(type, surrogates[at] ?? '')));

  /** Of each stand-in the spans that have it. */
  const spansOf = new Map<string, Set<number>>();
  const nameAt = written.map(({ surrogate }, span) => {
    const [name = ''] = nameOf(drawn[span]?.type ?? 'MONEY', surrogate);
    spansOf.set(name, (spansOf.get(name) ?? new Set()).add(span));
    return name;
  });
  const rename = (span: number, text: string): void => {
    const [name = ''] = nameOf(drawn[span]?.type ?? 'MONEY', text);
    spansOf.get(nameAt[span] ?? '')?.delete(span);
    spansOf.set(name, (spansOf.get(name) ?? new Set()).add(span));
    nameAt[span] = name;
  };

  /** Whether a text stands for another value than those of the places. */
  const isTaken = (text: string, ...own: readonly Places[]): boolean => {
    const [name = ''] = nameOf(drawn[own[0]?.spans[0] ?? -1]?.type ?? 'MONEY', text);
    const ownCount = own.flatMap(({ spans }) => spans).filter((span) => nameAt[span] === name).length;
    return ofSent.has(name) || (spansOf.get(name)?.size ?? 0) > ownCount;
  };

  const shown = ({ spans: [first = -1] }: Places): Rational | null => {
    const [value, outcome] = [drawn[first], written[first]];
    if (value === undefined || value === null || outcome?.mechanism !== 'mldp') return null;
    const ends = endsOf(value.type, outcome.surrogate);
    return ends === null || ends.high !== null ? null : ends.measure.value;
  };

  const textsFor = ({ spans }: Places, value: Rational): string[] | null => {
    const texts = spans.flatMap((span) => {
      const each = drawn[span];
      return each == null ? [] : (quantityOf(each.type)?.write(each.original, [value], 'drawn') ?? []);
    });
    return texts.length === spans.length ? texts : null;
  };

  const put = ({ spans }: Places, texts: readonly string[]): void => {
    for (const [at, span] of spans.entries()) {
      const outcome = written[span];
      if (outcome === undefined) continue;
      written[span] = { ...outcome, surrogate: texts[at] ?? outcome.surrogate };
      rename(span, texts[at] ?? outcome.surrogate);
    }
  };

  /** Whether a value may be there: what 𝓛 says of a type holds of it. */
  const isWithin = ({ spans: [first = -1] }: Places, value: Rational): boolean => {
    const each = drawn[first];
    if (each == null) return false;
    const original = endsOf(each.type, each.original)?.measure.value ?? value;
    if (each.type === 'PERCENTAGE' && isLess(hundred, value) !== isLess(hundred, original)) return false;
    if (each.type === 'DATE_OF_BIRTH') return !isLess(value, earliest) && !isLess(latest, value);
    return isLess(rational(0n), value) && (each.type !== 'AGE' || !isLess(oldest, value));
  };

  /** Moves a value up past another, or down. */
  const move = (places: Places, from: Rational, direction: 1 | -1): boolean => {
    const {
      spans: [first = -1],
    } = places;
    const type = drawn[first]?.type ?? 'MONEY';
    const step = endsOf(type, written[first]?.surrogate ?? '')?.measure.step;
    if (step === undefined) return false;
    let next = from;
    for (let count = 0; count < mostSteps; count++) {
      const [scaled, stepped] =
        direction > 0 ? [times(next, ratio), plus(next, step)] : [times(next, rational(50n, 51n)), minus(next, step)];
      // Two hundredths of a year of birth are forty years.
      next = type === 'DATE_OF_BIRTH' || isLess(scaled, stepped) === direction > 0 ? stepped : scaled;
      if (!isWithin(places, next)) return false;
      const texts = textsFor(places, next);
      if (texts === null) return false;
      const value = endsOf(type, texts[0] ?? '')?.measure.value;
      if (value === undefined || !isWithin(places, value)) return false;
      const isPast = direction > 0 ? isLess(from, value) : isLess(value, from);
      if (isPast && texts.every((text) => !isTaken(text, places))) {
        put(places, texts);
        return true;
      }
    }
    return false;
  };

  const isKept = ({ lower, higher }: Order): boolean => {
    const [low, high] = [shown(lower), shown(higher)];
    return low === null || high === null || isLess(low, high);
  };

  const mend = ({ lower, higher }: Order): void => {
    const [low, high] = [shown(lower), shown(higher)];
    if (low === null || high === null || isLess(low, high)) return;
    if (lower.moves && higher.moves && isLess(high, low)) {
      const texts = [textsFor(lower, high), textsFor(higher, low)];
      const [ofLower, ofHigher] = texts;
      const isFree = [...(ofLower ?? []), ...(ofHigher ?? [])].every((text) => !isTaken(text, lower, higher));
      if (ofLower != null && ofHigher != null && isFree) {
        put(lower, ofLower);
        put(higher, ofHigher);
      }
      if (isKept({ lower, higher })) return;
    }
    const [below, above] = [shown(lower) ?? low, shown(higher) ?? high];
    if (!(higher.moves && move(higher, below, 1)) && lower.moves) move(lower, above, -1);
  };

  for (let round = 0; round < rounds && !orders.every(isKept); round++) for (const order of orders) mend(order);
  return written;
};

const full = rational(18n);
/** 18 and 17 years are as far from it. */
const mirror = rational(35n);
const youngest = rational(1n);

/** Places of an age beside words of legal age. */
export interface AgeSide extends Places {
  readonly isMinor: boolean;
}

/** Puts what was drawn for ages on the side of 18 that the words beside them say. Post-processing of draws and of those words. */
export const keepSides = (
  ages: readonly AgeSide[],
  drawn: readonly (Drawn | null)[],
  outcomes: readonly Outcome[],
): Outcome[] => {
  const written = [...outcomes];
  for (const { spans, moves, isMinor } of ages)
    for (const span of moves ? spans : []) {
      const [each, outcome] = [drawn[span], written[span]];
      if (each == null || outcome?.mechanism !== 'mldp') continue;
      const is = endsOf(each.type, outcome.surrogate)?.measure.value;
      if (is === undefined || isLess(is, full) === isMinor) continue;
      const mirrored = minus(mirror, is);
      const other = isLess(mirrored, youngest) ? youngest : mirrored;
      const surrogate = quantityOf(each.type)?.write(each.original, [other], 'drawn');
      if (surrogate != null) written[span] = { ...outcome, surrogate };
    }
  return written;
};
