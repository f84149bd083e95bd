import { existsSync, readFileSync } from 'node:fs';
import { deriveKeys } from '../main/engine/keys';
import { detect, sanitize } from '../main/engine/privacy';
import { gamma, measured, textChance, wordChance } from '../main/engine/privacy/modes/blanket/chances';
import { respond } from '../main/engine/privacy/modes/blanket/krr';
import { clusterOf, clusterSize, distance } from '../main/engine/privacy/modes/words/cluster';
import { type Word, wordOf } from '../main/engine/privacy/modes/words/vocabulary';
import { createCoins } from '../main/engine/privacy/noise/stream';
import { defaultPolicy, type Mode, modes, type Policy } from '../shared/domain';
import { distribution, effectiveEpsilon, nearest, withChance } from './reference/rap-li';

/** Prints what the modes' numbers are: `npm run bench -- modes`. */

const words = ['diabetes', 'divorce', 'lawyer', 'salary', 'priest', 'pregnant', 'arrested', 'hospital'].flatMap(
  (text): Word[] => {
    const word = wordOf(text);
    return word === null ? [] : [word];
  },
);
const fixed = (value: number, digits = 2): string => (Number.isFinite(value) ? value.toFixed(digits) : '∞');
const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const worst = (values: readonly number[]): number => Math.max(...values);

/** The largest effective ε over the clusters of the words above. */
const inClusters = (size: number, row: (word: Word, cluster: readonly Word[], own: number) => number[]): number =>
  worst(
    words.map((word) => {
      const cluster = clusterOf(word, size).words;
      return effectiveEpsilon(cluster.map((each, own) => row(each, cluster, own)));
    }),
  );

console.log('Words of Contextual: the ε that a mechanism really has, worst over all pairs of words of 8 clusters');
console.log('  ε nominal | K(ε) | ours | uniform (high risk) | reversal | pr 0.3 | ln(1 + 0.7·K/0.3)');
for (const epsilon of [0.5, 1, 2, 4, 8]) {
  const size = clusterSize(Math.round(epsilon * 1000));
  const pr = 0.3;
  const columns = [
    inClusters(size, (word, cluster) => distribution(word, cluster, epsilon)),
    inClusters(size, (_, cluster) => cluster.map(() => 1 / cluster.length)),
    inClusters(size, (word, cluster) => distribution(word, cluster, epsilon, true)),
    inClusters(size, (word, cluster, own) => withChance(own, distribution(word, cluster, epsilon), pr)),
    Math.log(1 + ((1 - pr) * size) / pr),
  ];
  console.log(`  ${epsilon} | ${size} | ${columns.map((column) => fixed(column)).join(' | ')}`);
}

console.log('The paper’s own output set, the K nearest of each word: neighbours in one of our clusters that share it');
for (const epsilon of [1, 8]) {
  const size = clusterSize(epsilon * 1000);
  const pairs = words.flatMap((word) => {
    const own = new Set(nearest(word, size));
    return clusterOf(word, size)
      .words.filter((other) => other !== word)
      .map((other) => nearest(other, size).every((each) => own.has(each)));
  });
  const shared = pairs.filter((same) => same).length;
  console.log(
    `  ε ${epsilon}: ${shared} of ${pairs.length} pairs; where they do not, one output tells the two apart (ε = ∞)`,
  );
}

console.log('How far a word is moved (bits of 128 that differ), and how often it stays');
console.log('  ε | near | stays | reversal | stays | uniform | stays');
for (const epsilon of [0.1, 1, 4, 8]) {
  const size = clusterSize(8000);
  const figures = [false, true, null].flatMap((reversed) => {
    const each = words.map((word) => {
      const cluster = clusterOf(word, size);
      const row =
        reversed === null
          ? cluster.words.map(() => 1 / cluster.words.length)
          : distribution(word, cluster.words, epsilon, reversed);
      const moved = row.reduce((sum, p, index) => {
        const to = cluster.words[index];
        return sum + (to === undefined ? 0 : p * distance(word, to));
      }, 0);
      return { moved, stays: row[cluster.index] ?? 0 };
    });
    return [fixed(mean(each.map(({ moved }) => moved)), 1), percent(mean(each.map(({ stays }) => stays)))];
  });
  console.log(`  ${epsilon} | ${figures.join(' | ')}`);
}

const corpus = '../shared/data/flores101/eng.devtest';
const sentences = existsSync(corpus) ? readFileSync(corpus, 'utf8').trim().split('\n') : [];
const lengths = sentences.flatMap((sentence) => sentence.split(' ').map((word) => word.length));

console.log('Blanket: chances by formula, and words that came through in 20,000 draws');
console.log(
  '  ε | γ | 6 random characters: (1−γ)^6 | drawn | words of flores101: eq. 4.5 | measured in the paper: ordinary, sensitive',
);
const coins = createCoins(new Uint8Array(32).fill(1), ['bench']);
for (let tenths = 30; tenths <= 80; tenths += 5) {
  const epsilon = tenths / 10;
  const draws = 20_000;
  let whole = 0;
  for (let draw = 0; draw < draws; draw++) {
    const word = Array.from({ length: 6 }, () => String.fromCharCode(33 + Number(coins.below(94n))));
    if (word.every((character) => respond(character, BigInt(tenths * 100), coins) === character)) whole++;
  }
  const paper = measured(epsilon);
  const recovered = paper === null ? '–' : `${percent(paper.share)}, ${percent(paper.sensitive)}`;
  console.log(
    `  ${epsilon} | ${fixed(gamma(epsilon), 4)} | ${percent(wordChance(epsilon, 6))} | ${percent(whole / draws)} | ${
      lengths.length === 0 ? '–' : percent(textChance(epsilon, lengths))
    } | ${recovered}`,
  );
}

console.log(
  `Share of words that change in ${sentences.length} sentences of news (flores101, English), each a conversation`,
);
const keys = deriveKeys(new Uint8Array(32).fill(7));
const changed = (mode: Mode, change: Partial<Policy>): string => {
  let total = 0;
  let moved = 0;
  let refused = 0;
  let stated = 0;
  const began = performance.now();
  for (const [index, sentence] of sentences.entries()) {
    const spans = detect(sentence, { decisions: [], known: [] });
    const policy = { ...defaultPolicy, mode, ...change };
    try {
      const { findings } = sanitize(sentence, spans, { conversation: `c${index}`, committed: [] }, policy, keys);
      for (const { original, surrogate } of findings) {
        const count = original.split(/\s+/).length;
        stated += count;
        if (original !== surrogate) moved += count;
      }
      total += sentence.split(/\s+/).length;
    } catch {
      refused++;
    }
  }
  const ms = (performance.now() - began) / Math.max(1, sentences.length);
  return `${percent(moved / total)} of ${total} words, ${percent(stated / total)} drawn or replaced${refused > 0 ? `, ${refused} sentences refused` : ''}, ${fixed(ms, 1)} ms a sentence`;
};
if (sentences.length > 0) {
  for (const mode of modes) {
    if (mode !== 'task-aware') console.log(`  ${mode}: ${changed(mode, {})}`);
    else
      for (const lambda of [0.25, 0.5, 1])
        console.log(
          `  task-aware λ ${lambda}: ${changed(mode, { sliders: { ...defaultPolicy.sliders, 'task-aware': lambda } })}`,
        );
  }
}
