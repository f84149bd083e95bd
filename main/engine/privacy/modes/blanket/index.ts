import type { Span } from '../../../../../shared/domain';
import { CodedError } from '../../../../../shared/result';
import { createCoins } from '../../noise/stream';
import { valueKey } from '../../values';
import { blanketInstruction } from '../instructions';
import type { Mode, Prompt } from '../mode';
import { gamma, measured, textChance, wordChance } from './chances';
import { respond } from './krr';
import { printable } from './printable';

/** What no character of is scrambled: it stands between words. */
const space = /\s+/u;
const words = /\S+/gu;

/** The words beside what was found. */
const wordsBeside = ({ text, spans }: Prompt): Span[] => {
  const found: Span[] = [];
  let cursor = 0;
  const take = (until: number): void => {
    for (const { 0: word, index } of text.slice(cursor, until).matchAll(words)) {
      const start = cursor + index;
      found.push({
        start,
        end: start + word.length,
        type: 'WORD',
        risk: 1,
        score: 1,
        source: 'mode',
        reason: 'every character',
      });
    }
  };
  for (const { start, end } of spans) {
    take(start);
    cursor = end;
  }
  take(text.length);
  return found;
};

/**
 * Every printable character by k-RR. The coins are of the conversation, the word and the place in the word: the same for
 * every e, and it would be a substitution cipher; new ones for every mention, and mentions of one word would average out.
 * Throws a CodedError `mode_refuses_text` where what is to be scrambled is of another script.
 */
export const blanket: Mode = (prompt) => {
  const { context, policy, keys } = prompt;
  const epsilon = policy.sliders.blanket;
  const epsilonMilli = BigInt(Math.round(epsilon * 1000));
  const beside = wordsBeside(prompt);
  const refusal = (): CodedError => new CodedError('mode_refuses_text', 'Blanket knows printable ASCII only');
  const scramble = (word: string): string => {
    const plain = printable(word);
    if (plain === null) throw refusal();
    const coins = createCoins(keys.noise, ['krr', context.conversation ?? '', plain, epsilonMilli.toString()]);
    return Array.from(plain, (character) => respond(character, epsilonMilli, coins)).join('');
  };
  // What is decided already, by the user or by what was sent, is not scrambled.
  const settled = new Set([
    ...policy.decisions.flatMap(({ type, value, action }) => (action === 'protect' ? [] : [valueKey(type, value)])),
    ...context.committed.map(({ type, original }) => valueKey(type, original)),
  ]);
  for (const { type, start, end } of [...beside, ...prompt.spans]) {
    const original = prompt.text.slice(start, end);
    if (printable(original.replace(/\s+/gu, '')) === null && !settled.has(valueKey(type, original))) throw refusal();
  }

  return {
    words: beside,
    alsoProtects: () => true,
    protect: (_, original) => ({
      action: 'protect',
      surrogate: original
        .split(/(\s+)/u)
        .map((piece) => (space.test(piece) ? piece : scramble(piece)))
        .join(''),
      mechanism: 'krr',
      epsilon,
    }),
    instruction: blanketInstruction,
    report: {
      mode: 'blanket',
      gamma: gamma(epsilon),
      chance: {
        five: wordChance(epsilon, 5),
        ten: wordChance(epsilon, 10),
        text: textChance(
          epsilon,
          (prompt.text.match(words) ?? []).map((word) => (printable(word) ?? word).length),
        ),
      },
      measured: measured(epsilon),
    },
  };
};
