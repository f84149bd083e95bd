import { type Direction, walk } from '../ciphers/numerals';
import { alsoInHanDigits } from '../detect/recognisers/han-digits';
import { readHanDigits } from './digits/han';
import { cipherSpelled } from './digits/spelled';
import type { Entity, ProtectionContext } from './entity';

type Identifier = Pick<Entity, 'type' | 'risk' | 'recognise' | 'canonical'> & {
  readonly leakage: readonly string[];
  readonly promise?: string;
  /** Of codes that are also read out, the name of their permutation: "s a one eight k f d". */
  readonly readOut?: string;
  /** Of numbers that are also written digit by digit in Chinese characters: 一三八零零, ゼロ九〇. */
  readonly inCharacters?: true;
  /** Of numbers that data may hold without quotes: JSON knows none that begins with a zero. */
  readonly zeroStays?: true;
  /** A permutation of the strings of this type, and back. Throws a NoStandInError for what has none. */
  cipher(direction: Direction, text: string, context: ProtectionContext): string;
};

/** Of a value that its type can give no stand-in. It is taken out instead. */
export class NoStandInError extends Error {
  override readonly name = 'NoStandInError';
}

/** What a code that is read out tells besides. */
const ofReadOut = 'of one that is read out, how many digits each number that is said has';
/** What Chinese characters for digits tell besides. */
const ofCharacters =
  'of one in Chinese characters, which of its digits are in digits, and whether a digit of an unusual writing (零, ゼロ, 幺) is there; of one in several writings, how often';

/** What a number without letters tells besides. */
const ofZero = 'of digits alone, whether the first is a zero';
const hasLetter = /\p{L}/u;
const beginsWithZero = (text: string): boolean => /^\D*0/.test(text);

/** An entity type that is enciphered in format (τ_I of Preempt §3.1), and back with the key alone. */
export const identifier = ({
  type,
  risk,
  recognise,
  canonical,
  leakage,
  promise,
  readOut,
  inCharacters,
  zeroStays,
  cipher,
}: Identifier): Entity => {
  const inForm: Identifier['cipher'] = (direction, text, context) =>
    zeroStays === undefined || hasLetter.test(text)
      ? cipher(direction, text, context)
      : walk(
          text,
          (from) => cipher(direction, from, context),
          (to) => beginsWithZero(to) === beginsWithZero(text),
        );
  const inDigits: Identifier['cipher'] = (direction, text, context) =>
    (readOut === undefined ? null : cipherSpelled(context.cipher, direction, text, readOut)) ??
    inForm(direction, text, context);
  const turn: Identifier['cipher'] = (direction, text, context) => {
    const characters = inCharacters === undefined ? null : readHanDigits(text);
    if (characters === null) return inDigits(direction, text, context);
    const digits = walk(
      characters.digits,
      (from) => inDigits(direction, from, context),
      (to) => characters.write(to) !== null,
    );
    return characters.write(digits) ?? digits;
  };
  return {
    type,
    risk,
    action: 'protect',
    recognise: recognise === null || inCharacters === undefined ? recognise : alsoInHanDigits(recognise),
    guarantee: {
      mechanism: 'fpe',
      unit: null,
      epsilon: null,
      leakage: [
        ...leakage,
        ...(readOut === undefined ? [] : [ofReadOut]),
        ...(inCharacters === undefined ? [] : [ofCharacters]),
        ...(zeroStays === undefined ? [] : [ofZero]),
      ],
      ...(promise === undefined ? {} : { promise }),
    },
    canonical:
      inCharacters === undefined ? canonical : (original) => canonical(readHanDigits(original)?.digits ?? original),
    protect: (original, context) => turn('encipher', original, context),
    recover: (surrogate, context) => {
      try {
        const original = turn('decipher', surrogate, context);
        return turn('encipher', original, context) === surrogate ? original : null;
      } catch (thrown) {
        // What has no stand-in is none.
        if (thrown instanceof NoStandInError) return null;
        throw thrown;
      }
    },
  };
};

/** One writing of white space and case. */
export const foldText = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Letters and digits only, small; the text itself where there are none. */
export const compactText = (text: string): string => {
  const compact = text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .toLowerCase();
  return compact === '' ? text : compact;
};
