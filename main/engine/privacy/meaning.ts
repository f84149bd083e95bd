import type { Finding } from '../../../shared/domain';
import type { Meaning } from '../../../shared/ipc';
import { quantityOf } from './entities/quantities';

/**
 * What ε means for each noised value, in its own format and from the exact distribution: nine draws in ten lie between
 * low and high, and no answer speaks for the value against another by more than the odds.
 */
export const meaning = (findings: readonly Finding[]): Meaning[] => {
  const byValue = new Map<string, Meaning>();
  for (const { type, original, mechanism, epsilon } of findings) {
    const quantity = quantityOf(type);
    if (quantity === null || mechanism !== 'mldp' || epsilon === null) continue;
    const name = `${type} ${original} ${epsilon}`;
    if (byValue.has(name)) continue;
    const milli = BigInt(Math.round(epsilon * 1000));
    const window = quantity.window(original, milli);
    if (window !== null)
      byValue.set(name, { value: original, epsilon, ...window, odds: [...quantity.odds(original, milli)] });
  }
  return [...byValue.values()];
};
