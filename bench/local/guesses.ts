import { join } from 'node:path';
import { inferByRules } from '../../main/engine/local/infer';
import { detect, sanitize } from '../../main/engine/privacy';
import { defaultPolicy } from '../../shared/domain';
import { prompts } from '../detection/labelled';

/** Any key does: stand-ins tell nothing. */
const keys = { ciphers: new Uint8Array(32).fill(1), noise: new Uint8Array(32).fill(2) };

/** Prints how many of our prompts the rules guess something of, with and without anything personal in them. */
export const printGuesses = (): void => {
  const counts = { personal: { texts: 0, guessed: 0 }, harmless: { texts: 0, guessed: 0 } };
  for (const language of ['en', 'de', 'fr', 'es', 'negatives']) {
    for (const { text, labels } of prompts(join(process.cwd(), 'bench', 'prompts', `${language}.txt`))) {
      const count = counts[labels.every(({ optional }) => optional) ? 'harmless' : 'personal'];
      const spans = detect(text, { decisions: [], known: [] });
      const { text: sanitized, findings } = sanitize(
        text,
        spans,
        { conversation: null, committed: [] },
        defaultPolicy,
        keys,
      );
      const guesses = inferByRules([{ sanitized, findings, draft: true }]);
      count.texts++;
      if (guesses.some(({ certainty }) => certainty !== 'possible')) count.guessed++;
    }
  }
  const { personal, harmless } = counts;
  console.log(
    `what the rules still guess, likely or surer: of ${personal.guessed} of ${personal.texts} prompts with something personal, of ${harmless.guessed} of ${harmless.texts} without`,
  );
};
