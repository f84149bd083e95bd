import { createCipher } from '../../../main/engine/privacy/ciphers';
import type { ProtectionContext } from '../../../main/engine/privacy/entities/entity';
import { type QuantityType, quantities } from '../../../main/engine/privacy/entities/quantities';
import { createNoise } from '../../../main/engine/privacy/noise';
import { prepare } from '../../../main/engine/privacy/text/prepare';

const key = new Uint8Array(32).fill(42);

export const contextOf = (scope = '', epsilonMilli = 1000n): ProtectionContext => ({
  cipher: createCipher(key, scope),
  noise: createNoise(key, scope),
  epsilonMilli,
  keepGender: true,
});

/** What a type's recogniser finds in a text, as it stands there. */
export const found = (type: QuantityType, text: string): string[] => {
  const prepared = prepare(text);
  return (quantities[type].recognise?.(prepared) ?? []).map((candidate) => {
    const { start, end } = prepared.toOriginal(candidate.start, candidate.end);
    return text.slice(start, end);
  });
};
