import type { Replacement } from '../../../../shared/domain';
import { agrees, over } from '../dependencies/formula';
import { isOtherNumber, quantityOf } from '../entities/quantities';
import { type Rational, rational, roundTo, times } from '../noise/rational';
import type { Note } from './note';

interface Body {
  readonly surrogate: Rational;
  readonly original: Rational;
  /** The user's own writing. */
  readonly text: string;
}

/** The one value of a conversation in a unit; null without one, or with several. */
const onlyOne = (replacements: readonly Replacement[], unit: string): Body | null => {
  const found = new Map<string, Body>();
  for (const replacement of replacements) {
    const { type, original, surrogate } = replacement;
    if (type !== 'BODY_MEASURE' || !isOtherNumber(replacement)) continue;
    const [was, other] = quantityOf(type)?.read(original) ?? [];
    const [is] = quantityOf(type)?.read(surrogate) ?? [];
    if (was?.unit !== unit || is?.unit !== unit || other !== undefined) continue;
    found.set(`${was.value.numerator}/${was.value.denominator}`, {
      surrogate: is.value,
      original: was.value,
      text: original,
    });
  }
  const [only] = found.values();
  return only !== undefined && found.size === 1 ? only : null;
};

const centimetres = rational(10_000n);

/** kg/m² of kg and cm. */
const bodyMass = (weight: Rational, height: Rational): Rational =>
  times(over(weight, times(height, height)), centimetres);

/**
 * What a body mass index ("26.4") is with the user's own weight and height; null where it is not that of their stand-ins.
 * Null where the conversation has not one weight and one height.
 */
export const readBodyMass = (replacements: readonly Replacement[]): ((text: string) => Note | null) | null => {
  const [weight, height] = [onlyOne(replacements, 'kg'), onlyOne(replacements, 'cm')];
  if (weight === null || height === null || height.surrogate.numerator === 0n) return null;
  const seen = bodyMass(weight.surrogate, height.surrogate);
  const own = bodyMass(weight.original, height.original);
  return (text) => {
    const [, whole = '', sign = '', part = ''] = /^(\d{2})(?:([.,])(\d{1,2}))?$/.exec(text) ?? [];
    if (whole === '') return null;
    const step = rational(1n, 10n ** BigInt(part.length));
    if (!agrees(seen, times(rational(BigInt(whole + part)), step), step)) return null;
    const digits = roundTo(own, -part.length).toString();
    const value = part === '' ? digits : `${digits.slice(0, -part.length)}${sign}${digits.slice(-part.length)}`;
    return { value, formula: `${weight.text} ÷ (${height.text})²` };
  };
};
