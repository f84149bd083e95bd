import type { Finding } from '../../../shared/domain';
import type { Meaning } from '../../../shared/ipc';
import { quantityOf } from './entities/quantities';

/** What ε means for each noised value, in its own format: nine draws in ten lie between low and high. */
export const meaning = (findings: readonly Finding[]): Meaning[] => {
  const byValue = new Map<string, Meaning>();
  for (const { type, original, mechanism, epsilon } of findings) {
    const quantity = quantityOf(type);
    if (quantity === null || mechanism !== 'mldp' || epsilon === null) continue;
    const window = quantity.window(original, BigInt(Math.round(epsilon * 1000)));
    if (window !== null) byValue.set(`${type} ${original} ${epsilon}`, { value: original, ...window, odds: [] });
  }
  return [...byValue.values()];
};
