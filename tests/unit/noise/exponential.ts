/** Probability of each point of `[0, size)` when `index` is drawn with ε. */
export const exponentialDistribution = (index: number, size: number, epsilon: number): number[] => {
  const weights = Array.from({ length: size }, (_, point) => Math.exp((-epsilon * Math.abs(index - point)) / 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
};
