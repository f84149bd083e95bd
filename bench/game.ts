import { standIns, totalVariation } from '../tests/unit/proof/attackers';
import { app, bound, play } from '../tests/unit/proof/game';
import { best, quantities } from '../tests/unit/proof/pairs';

/**
 * Prints the best adversary's advantage in Preempt's game, played through the app with a fresh key at each run, beside
 * the bound tanh(Σ ε·d / 2). `npm run bench -- game`
 */
const runs = 10_000;

console.log(
  `${runs.toLocaleString('en')} runs with each prompt; "exact" is the total variation distance, the most that any adversary can get.`,
);
console.log('The surest tenth of the answers is held to the same bound; ± is a confidence of 1 − 10⁻⁶.');
console.log(`${''.padEnd(56)}  advantage             exact   bound   surest (at least)`);
for (const [name, pair] of Object.entries(quantities)) {
  const { advantage, low, high, surest } = play(pair, app(pair.epsilon), best(pair), runs);
  const [only, ...others] = (pair.roots ?? [...pair.values.keys()]).map((root) => pair.values[root]);
  const exact = (): string => {
    if (only === undefined || others.length > 0) return '–';
    const [zero, one] = only.pair.map((original) => standIns(only.type, original, pair.epsilon));
    return zero === undefined || one === undefined ? '–' : totalVariation([zero, one]).toFixed(3);
  };
  const range = `${advantage.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
  console.log(
    `${name.padEnd(56)}  ${range.padEnd(22)} ${exact().padStart(5)}   ${bound(pair).toFixed(3)}   ${surest.low.toFixed(3)}`,
  );
}
