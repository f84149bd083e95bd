import { createNoise } from '../main/engine/privacy/noise';
import { audit } from '../tests/unit/proof/audit';
import { mechanism, toNumber } from '../tests/unit/proof/enclosure';
import { chiSquare } from '../tests/unit/proof/statistics';

/**
 * Prints what 10^6 draws a value say of the mechanism: Pearson's statistic against the exact distribution, and the ε
 * that draws for two neighbours show. `npm run bench -- audit`
 */
const runs = 1_000_000;
const noise = createNoise(crypto.getRandomValues(new Uint8Array(32)), '');
const cases = [
  [0, 2, 500n],
  [0, 121, 100n],
  [0, 121, 1000n],
  [60, 121, 1000n],
  [84, 131, 5000n],
  [1000, 1978, 1000n],
  [0, 1978, 2000n],
] as const;

console.log(
  `${runs.toLocaleString('en')} draws for each of two neighbours. Under a chi-square of 1 the draws fit the exact`,
);
console.log('distribution (1 is its 1 − 10⁻⁵ quantile); "proven" is wrong once in a million.');
console.log('  index       k      ε   chi-square   largest ε, exact   seen   proven');
for (const [index, size, epsilonMilli] of cases) {
  const drawn = [index, index + 1].map((at) =>
    Int16Array.from({ length: runs }, (_, run) => noise.exponential(at, size, epsilonMilli, `audit ${run}`)),
  );
  const draw = (at: number, run: number): number => drawn[at - index]?.[run] ?? 0;
  const counts = new Array<number>(size).fill(0);
  for (let run = 0; run < runs; run++) {
    const point = draw(index, run);
    counts[point] = (counts[point] ?? 0) + 1;
  }
  const [mine = [], theirs = []] = [index, index + 1].map((at) => mechanism(at, size, epsilonMilli).map(toNumber));
  const largest = Math.max(...[index, index + 1].map((j) => Math.abs(Math.log((mine[j] ?? 0) / (theirs[j] ?? 1)))));
  const { estimate, proven } = audit(draw, [index, index + 1], size, runs);
  console.log(
    [
      String(index).padStart(7),
      String(size).padStart(7),
      (Number(epsilonMilli) / 1000).toFixed(1).padStart(6),
      chiSquare(counts, mine, runs).toFixed(2).padStart(12),
      largest.toFixed(4).padStart(18),
      estimate.toFixed(4).padStart(6),
      proven.toFixed(4).padStart(8),
      proven <= Number(epsilonMilli) / 1000 ? '' : '  EXCEEDS ε',
    ].join(' '),
  );
}
