import type { Direction } from '../ciphers/numerals';
import type { Entity, ProtectionContext } from './entity';

type Identifier = Pick<Entity, 'type' | 'risk' | 'recognise' | 'canonical'> & {
  readonly leakage: readonly string[];
  readonly promise?: string;
  /** A permutation of the strings of this type, and back. Throws a NoStandInError for what has none. */
  cipher(direction: Direction, text: string, context: ProtectionContext): string;
};

/** Of a value that its type can give no stand-in. It is taken out instead. */
export class NoStandInError extends Error {
  override readonly name = 'NoStandInError';
}

/** An entity type that is enciphered in format (τ_I of Preempt §3.1), and back with the key alone. */
export const identifier = ({ type, risk, recognise, canonical, leakage, promise, cipher }: Identifier): Entity => ({
  type,
  risk,
  action: 'protect',
  recognise,
  guarantee: { mechanism: 'fpe', unit: null, epsilon: null, leakage, ...(promise === undefined ? {} : { promise }) },
  canonical,
  protect: (original, context) => cipher('encipher', original, context),
  recover: (surrogate, context) => {
    try {
      const original = cipher('decipher', surrogate, context);
      return cipher('encipher', original, context) === surrogate ? original : null;
    } catch (thrown) {
      // What has no stand-in is none.
      if (thrown instanceof NoStandInError) return null;
      throw thrown;
    }
  },
});

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
