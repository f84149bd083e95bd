import type { Direction } from '../ciphers/numerals';
import type { Entity, ProtectionContext } from './entity';
import { cipherSpelled } from './spelled';

type Identifier = Pick<Entity, 'type' | 'risk' | 'recognise' | 'canonical'> & {
  readonly leakage: readonly string[];
  readonly promise?: string;
  /** Of codes that are also read out, the name of their permutation: "s a one eight k f d". */
  readonly readOut?: string;
  /** A permutation of the strings of this type, and back. Throws a NoStandInError for what has none. */
  cipher(direction: Direction, text: string, context: ProtectionContext): string;
};

/** Of a value that its type can give no stand-in. It is taken out instead. */
export class NoStandInError extends Error {
  override readonly name = 'NoStandInError';
}

/** What a code that is read out tells besides. */
const ofReadOut = 'of one that is read out, how many digits each number that is said has';

/** An entity type that is enciphered in format (τ_I of Preempt §3.1), and back with the key alone. */
export const identifier = ({
  type,
  risk,
  recognise,
  canonical,
  leakage,
  promise,
  readOut,
  cipher,
}: Identifier): Entity => {
  const turn: Identifier['cipher'] = (direction, text, context) =>
    (readOut === undefined ? null : cipherSpelled(context.cipher, direction, text, readOut)) ??
    cipher(direction, text, context);
  return {
    type,
    risk,
    action: 'protect',
    recognise,
    guarantee: {
      mechanism: 'fpe',
      unit: null,
      epsilon: null,
      leakage: readOut === undefined ? leakage : [...leakage, ofReadOut],
      ...(promise === undefined ? {} : { promise }),
    },
    canonical,
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
