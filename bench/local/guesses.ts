import { join } from 'node:path';
import { inferByRules } from '../../main/engine/local/infer';
import { combined } from '../../main/engine/local/infer/combine';
import { inClear } from '../../main/engine/local/infer/kept';
import { detect, sanitize } from '../../main/engine/privacy';
import { defaultPolicy } from '../../shared/domain';
import { prompts } from '../detection/labelled';
import { voices } from './voices';

/** Any key does: stand-ins tell nothing. */
const keys = { ciphers: new Uint8Array(32).fill(1), noise: new Uint8Array(32).fill(2) };

const inferred = (text: string) => {
  const spans = detect(text, { decisions: [], known: [] });
  const context = { conversation: null, committed: [] };
  const { text: sanitized, findings } = sanitize(text, spans, context, defaultPolicy, keys);
  return inferByRules([{ sanitized, findings, draft: true }]);
};

/** Prints how much of what a reader would infer the rules say, and how much of what they say a reader would. */
const printLabelled = (): void => {
  const sum = { wanted: 0, met: 0, found: 0, right: 0, silent: 0, guessed: 0 };
  for (const { text, said, missed, perhaps } of voices) {
    // What stands there of whomever is no guess of the writer; a combination rests on the others.
    const found = inferred(text)
      .filter(({ guess }) => !guess.endsWith(inClear) && !guess.startsWith(combined))
      .map(({ attribute, guess }) => `${attribute}: ${guess}`);
    const wanted = [...said, ...missed];
    sum.wanted += wanted.length;
    sum.met += wanted.filter((label) => found.includes(label)).length;
    sum.found += found.length;
    sum.right += found.filter((each) => wanted.includes(each) || perhaps.includes(each)).length;
    if (wanted.length + perhaps.length > 0) continue;
    sum.silent++;
    if (found.length > 0) sum.guessed++;
  }
  console.log(
    `what a reader would infer of ${voices.length} short texts: the rules say ${sum.met} of ${sum.wanted}; ${sum.right} of the ${sum.found} that they say are labelled; of ${sum.silent} texts that tell nothing they guess of ${sum.guessed}`,
  );
};

/** Prints how many of our prompts the rules guess something of, with and without anything personal in them. */
export const printGuesses = (): void => {
  printLabelled();
  const counts = { personal: { texts: 0, guessed: 0 }, harmless: { texts: 0, guessed: 0 } };
  for (const language of ['en', 'de', 'fr', 'es', 'negatives']) {
    for (const { text, labels } of prompts(join(process.cwd(), 'bench', 'prompts', `${language}.txt`))) {
      const count = counts[labels.every(({ optional }) => optional) ? 'harmless' : 'personal'];
      const guesses = inferred(text);
      count.texts++;
      if (guesses.some(({ certainty }) => certainty !== 'possible')) count.guessed++;
    }
  }
  const { personal, harmless } = counts;
  console.log(
    `what the rules still guess, likely or surer: of ${personal.guessed} of ${personal.texts} prompts with something personal, of ${harmless.guessed} of ${harmless.texts} without`,
  );
};
