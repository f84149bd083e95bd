/**
 * Preempt's own mechanism for numbers, from the paper and nothing else: algorithm 3 (M_ε for the ℓ1 distance) and
 * algorithm 1's loop over the tokens of category II. For comparison only: doubles, as the paper has them.
 */

/** Uniform in [0, 1). */
export type Uniform = () => number;

/** Algorithm 3: p_{x,i} = e^(−|x−i|·ε/2) / Σ_j e^(−|x−j|·ε/2) over the output domain [k]; o ∼ p_x. */
export const mechanism = (x: number, epsilon: number, k: number, uniform: Uniform): number => {
  const weights = Array.from({ length: k }, (_, i) => Math.exp((-Math.abs(x - i) * epsilon) / 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = uniform() * total;
  for (const [i, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return i;
  }
  return k - 1;
};

/** An output domain: where a value lies in it, and the value at a point. */
export interface Domain {
  readonly k: number;
  index(value: number): number;
  value(index: number): number;
}

/** Algorithm 1 on the numbers of a prompt: each token by itself, a repeated one too. */
export const sanitizeNumbers = (
  numbers: readonly number[],
  epsilon: number,
  { k, index, value }: Domain,
  uniform: Uniform,
): number[] => numbers.map((number) => value(mechanism(index(number), epsilon, k, uniform)));
