import { expect, it } from 'vitest';
import { asked } from '../../../main/engine/chat/anew';
import { maxDraftLength, type UserMessage } from '../../../shared/domain';

/** What a question that is asked anew takes along of those before it. */

const prompt = (original: string, ...values: readonly string[]): UserMessage =>
  ({
    original,
    findings: values.map((value) => {
      const start = original.indexOf(value);
      return { original: value, start, end: start + value.length };
    }),
  }) as unknown as UserMessage;
const long = (words: string, share: number): string => words.padEnd(Math.floor(maxDraftLength * share), ' so');

it('takes no more of the prompts before than a draft has room for, the latest first', () => {
  const prompts = [
    prompt(long('I have asthma.', 0.6), 'asthma'),
    prompt(long('Ida asks.', 0.3), 'Ida'),
    prompt(long('And at night?', 0.5)),
  ];
  const { text, findings } = asked(prompts, { value: 'asthma' });
  expect(text).toBe(`${prompts[1]?.original}\n\n${prompts[2]?.original}`);
  expect(findings.map(({ start, end }) => text.slice(start, end))).toEqual(['Ida']);
});

it('takes one that fits to the letter, and none with one letter more', () => {
  const last = 'And at night?';
  const first = 'I have asthma.'.padEnd(maxDraftLength - last.length - 2, '.');
  const of = (before: string) => asked([prompt(before, 'asthma'), prompt(last)], { value: 'asthma' }).text;
  expect(of(first)).toHaveLength(maxDraftLength);
  expect(of(`${first}.`)).toBe(last);
});
