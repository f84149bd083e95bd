import { distance } from '../../main/engine/privacy/modes/words/cluster';
import { type Word, wordsOfClass } from '../../main/engine/privacy/modes/words/vocabulary';

/**
 * Rap-LI's mechanism as its paper has it (§V-B), for comparison: distributions in doubles, nothing is drawn. Similarity is
 * ours (the angle of two words), normalised as in eq. 4: u = −h / max h.
 */

/** Γ in the paper: the `size` words nearest to this one. Another word has another. */
export const nearest = (word: Word, size: number): readonly Word[] =>
  wordsOfClass(word.class)
    .words.map((other) => ({ other, far: distance(word, other) }))
    .sort((a, b) => a.far - b.far || a.other.place - b.other.place)
    .slice(0, size)
    .map(({ other }) => other);

/** Probability of each word of Γ (eq. 7); `reversed` swaps the j-th score with the (|Γ| − j + 1)-th (eq. 5). */
export const distribution = (word: Word, words: readonly Word[], epsilon: number, reversed = false): number[] => {
  const far = words.map((other) => distance(word, other));
  const most = Math.max(...far, 1);
  const order = far.map((_, index) => index).sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0));
  const scores = far.map((h) => -h / most);
  if (reversed) {
    const ranked = order.map((index) => scores[index] ?? 0);
    for (const [rank, index] of order.entries()) scores[index] = ranked[ranked.length - 1 - rank] ?? 0;
  }
  const weights = scores.map((u) => Math.exp((epsilon * u) / 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
};

/** The same where the word is perturbed with probability pr alone, and else kept. */
export const withChance = (own: number, probabilities: readonly number[], pr: number): number[] =>
  probabilities.map((p, index) => pr * p + (index === own ? 1 - pr : 0));

/** The ε that a mechanism really has: the largest log-odds of any output between any two words. Rows over one output set. */
export const effectiveEpsilon = (rows: readonly (readonly number[])[]): number => {
  let worst = 0;
  for (const one of rows) {
    for (const other of rows) {
      for (const [output, p] of one.entries()) worst = Math.max(worst, Math.log(p / (other[output] ?? 0)));
    }
  }
  return worst;
};
