import { createNoise } from '../main/engine/privacy/noise';
import { moneyGrid } from '../main/engine/privacy/noise/grids';

/**
 * Prints the time of one draw of the exponential mechanism on money's grid.
 * `npx vite build --ssr bench/noise.ts --outDir node_modules/.cache/bench-noise && node node_modules/.cache/bench-noise/noise.mjs`
 */
const noise = createNoise(new Uint8Array(32).fill(7), '');
const draws = 20_000;
const middle = Math.floor(moneyGrid.size / 2);

for (const epsilonMilli of [100n, 1000n, 5000n]) {
  const times: number[] = [];
  for (let draw = 0; draw < draws; draw++) {
    const start = performance.now();
    noise.exponential(middle, moneyGrid.size, epsilonMilli, `MONEY:${draw}`);
    times.push((performance.now() - start) * 1000);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(share * draws)] ?? 0).toFixed(1);
  console.log(`ε ${Number(epsilonMilli) / 1000}: median ${at(0.5)} µs, p95 ${at(0.95)} µs, p99 ${at(0.99)} µs a draw`);
}
