/** What is known of a scrambled text, each as what it is: chances by formula, and what was measured. For the window only. */

/** Chance that a character changes (k-RR, algorithm 1). */
export const gamma = (epsilon: number): number => 93 / (93 + Math.exp(epsilon));

/** Chance that all characters of a word of random ones come through: q_(0,|w|,γ) of k-RR, equation 4.4. */
export const wordChance = (epsilon: number, length: number): number => (1 - gamma(epsilon)) ** length;

/** Share of a text's words that come through by chance, from their lengths: Pr[T₀] of equation 4.5 (α = 0). */
export const textChance = (epsilon: number, lengths: readonly number[]): number =>
  lengths.reduce((sum, length) => sum + wordChance(epsilon, length), 0) / Math.max(1, lengths.length);

/**
 * Words that GPT-4o mini got back in one restoration, in shares (k-RR, table 1: i2b2/UTHealth). Measured there, not promised
 * here: another model, or one that asks twice, may do better.
 */
const table = [
  { epsilon: 3, share: 0.0401, sensitive: 0 },
  { epsilon: 3.5, share: 0.0412, sensitive: 0.0001 },
  { epsilon: 4, share: 0.0474, sensitive: 0.0001 },
  { epsilon: 4.5, share: 0.1788, sensitive: 0.0062 },
  { epsilon: 5, share: 0.4286, sensitive: 0.0596 },
  { epsilon: 5.5, share: 0.6998, sensitive: 0.1785 },
  { epsilon: 6, share: 0.8307, sensitive: 0.3394 },
  { epsilon: 6.5, share: 0.8922, sensitive: 0.6396 },
  { epsilon: 7, share: 0.9245, sensitive: 0.7414 },
  { epsilon: 7.5, share: 0.9427, sensitive: 0.8079 },
  { epsilon: 8, share: 0.9543, sensitive: 0.8527 },
] as const;

/** The row measured nearest to ε; of two the larger ε, which tells more. Null beyond the table. */
export const measured = (epsilon: number): (typeof table)[number] | null => {
  const near = table.filter((row) => Math.abs(row.epsilon - epsilon) <= 0.25 + 1e-9);
  return near.at(-1) ?? null;
};
