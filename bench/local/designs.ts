import { readMarked } from '../../main/engine/local/check';
import { checkPrompts } from '../../main/engine/local/check-prompts';
import { isStopWord } from '../../main/engine/privacy';
import type { Worker } from './worker';

/**
 * Questions that ask less of a tiny model than a list of findings: whether a text is personal at all, and which of its
 * own words are. Each is scored over the built-in check by the area under its curve: 0.5 is chance.
 */

interface Scored {
  readonly positive: boolean;
  readonly score: number;
}

const area = (scored: readonly Scored[]): number => {
  const [yes, no] = [scored.filter(({ positive }) => positive), scored.filter(({ positive }) => !positive)];
  const wins = yes.flatMap((one) =>
    no.map((other) => (one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0)),
  );
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length;
};

/** The most that is found where at least this share of what is found is right. */
const recallAt = (precision: number, scored: readonly Scored[]): number => {
  const ordered = [...scored].sort((one, other) => other.score - one.score);
  const all = ordered.filter(({ positive }) => positive).length;
  let right = 0;
  let best = 0;
  for (const [at, { positive }] of ordered.entries()) {
    if (positive) right++;
    if (right / (at + 1) >= precision) best = right;
  }
  return best / all;
};

const line = (name: string, scored: readonly Scored[]): string =>
  `${name.padEnd(58)} area ${area(scored).toFixed(2)}, recall at 80 % precision ${(100 * recallAt(0.8, scored)).toFixed(0)} %`;

const prompts = checkPrompts.map(readMarked);

/** Bits that an answer saves against its rival. */
const preference = async ({ bits }: Worker, before: string, answer: string, rival: string): Promise<number> => {
  const sum = async (text: string): Promise<number> =>
    (await bits(before, text)).reduce((total, word) => total + word.bits, 0);
  return (await sum(rival)) - (await sum(answer));
};

const examples = `Text: I work nights at the tyre plant and my knees hurt.
Does the text tell anything private? yes

Text: What is the capital of Peru?
Does the text tell anything private? no`;

/** Yes or no for each text, by log-probability, against the same question about nothing. */
const yesOrNo = async (worker: Worker): Promise<Scored[]> => {
  const before = (text: string): string => `${examples}\n\nText: ${text}\nDoes the text tell anything private?`;
  const ofNothing = await preference(worker, before('...'), ' yes', ' no');
  const scored: Scored[] = [];
  for (const { text, facts } of prompts) {
    const score = (await preference(worker, before(text), ' yes', ' no')) - ofNothing;
    scored.push({ positive: facts.some(({ optional }) => !optional), score });
  }
  return scored;
};

const wordExamples = `Which word of the text is private?

Text: Hi, I'm Dorrit and I work at the quarry.
Private: Dorrit

Text: My brother has asthma, what can he do?
Private: asthma`;

/** Each word of a text as the answer, by log-probability, against the same answer without the text. */
const ownWords = async ({ bits }: Worker): Promise<Scored[]> => {
  const before = (text: string): string => `${wordExamples}\n\nText: ${text}\nPrivate:`;
  const sum = async (text: string, word: string): Promise<number> =>
    (await bits(before(text), ` ${word}`)).reduce((total, each) => total + each.bits, 0);
  const scored: Scored[] = [];
  for (const { text, facts } of prompts) {
    for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}'’-]*/gu)) {
      const fact = facts.find(({ start, end }) => index >= start && index < end);
      if (isStopWord(word) || word.length < 3 || fact?.optional) continue;
      scored.push({ positive: fact !== undefined, score: (await sum('', word)) - (await sum(text, word)) });
    }
  }
  return scored;
};

/** The model chooses one of a text's own words, or none, under a grammar of just these. */
const choice = async ({ ask }: Worker): Promise<string> => {
  let [right, chosen, harmless] = [0, 0, 0];
  const { signal } = new AbortController();
  for (const { text, facts } of prompts) {
    const words = [...new Set(text.match(/\p{L}[\p{L}'’-]{2,}/gu) ?? [])].filter((word) => !isStopWord(word));
    const answer = await ask(
      {
        model: 'bench',
        messages: [
          {
            role: 'system',
            text: 'Answer with the word of the text that tells most about a private person, or with "nothing".',
          },
          { role: 'user', text },
        ],
        maxTokens: 20,
        schema: { enum: [...words, 'nothing'] },
      },
      { signal },
    );
    const word = answer.replaceAll('"', '');
    if (word === 'nothing') continue;
    chosen++;
    const at = text.indexOf(word);
    if (facts.some(({ start, end }) => at >= start && at < end)) right++;
    if (facts.length === 0) harmless++;
  }
  return `${'one of its own words, by grammar'.padEnd(58)} ${chosen} words chosen, ${right} of them right; ${harmless} in the texts without any`;
};

/** Prints what the smaller questions find. */
export const printDesigns = async (worker: Worker): Promise<void> => {
  console.log(line('is it personal? yes or no, by log-probability', await yesOrNo(worker)));
  console.log(line('each of its own words as the answer, by log-probability', await ownWords(worker)));
  console.log(await choice(worker));
};
