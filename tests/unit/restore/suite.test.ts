import { afterAll, describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import { createConversation, isReplacement } from '../core/conversation';
import { topics } from './cases';
import type { Topic } from './topic';
import { type Verdict, verdictOf } from './verdict';

/** Each case is tried in all of them, with other stand-ins in each. */
const conversations = ['one', 'two', 'three'];

/** With `LONG=1` a reply comes in all of the splits in each of them. */
const long = process.env.LONG !== undefined;

const counts: Record<Verdict, number> = { right: 0, doubtful: 0, wrong: 0 };

/** The prompt as it is sent, and what the model saw for each value. */
const send = ({ prompt, values }: Topic, conversation: string) => {
  const decisions = values.map(({ type, value }) => ({ type, value, action: 'protect' as const }));
  const { text, findings } = createConversation(conversation).prompt(prompt, { decisions, coins: 'conversation' });
  const replacements = findings.filter(isReplacement);
  const stands = Object.fromEntries(
    values.map(({ name, value }) => [name, replacements.find(({ original }) => original === value)?.surrogate ?? '']),
  );
  return { replacements, prompts: [{ text, findings }], stands };
};

type Sent = ReturnType<typeof send>;

const stream = (chunks: readonly string[], { replacements, prompts }: Sent) => {
  const restorer = createStreamRestorer(replacements, prompts);
  const deltas = [...chunks.map((chunk) => restorer.push(chunk)), restorer.end()];
  return {
    restored: deltas.map(({ restored }) => restored).join(''),
    spans: deltas.flatMap(({ spans }) => spans),
  };
};

const inChunks = (reply: string, size: number): string[] => reply.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? [];

/** One by one, in two at three places, and in chunks of three and seven, as providers send them. The first finds the most. */
const splits = (reply: string): string[][] => [
  reply.split(''),
  ...[1, 2, 3].map((quarter) => {
    const at = Math.round((reply.length * quarter) / 4);
    return [reply.slice(0, at), reply.slice(at)];
  }),
  inChunks(reply, 3),
  inChunks(reply, 7),
];

describe.each(topics)('$title', (topic) => {
  const sent = conversations.map((conversation) => send(topic, conversation));

  test('every value of the prompt has a stand-in', () => {
    for (const { stands } of sent) expect(Object.values(stands)).not.toContain('');
  });

  test.each(topic.cases)('$name', ({ write }) => {
    for (const [index, each] of sent.entries()) {
      const { reply, reads } = write(each.stands);
      const whole = restore(reply, each.replacements, each.prompts);
      const verdict = verdictOf(whole, reads);
      counts[verdict] += 1;
      expect({ verdict, reply, reads, restored: whole.restored }).not.toMatchObject({ verdict: 'wrong' });
      const some = index === 0 ? [reply.split('')] : [inChunks(reply, 3 + index)];
      for (const chunks of long ? splits(reply) : some) expect(stream(chunks, each)).toEqual(whole);
    }
  });
});

test('the suite has at least 300 cases', () => {
  expect(topics.flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(300);
});

test('no case is wrong, and few are doubtful', () => {
  const all = counts.right + counts.doubtful + counts.wrong;
  expect(counts.wrong).toBe(0);
  expect(counts.right / all).toBeGreaterThan(0.8);
});

afterAll(() => {
  console.log(`restored: ${counts.right} right, ${counts.doubtful} doubtful, ${counts.wrong} wrong`);
});
