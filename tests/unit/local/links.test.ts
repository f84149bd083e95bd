import { expect, it } from 'vitest';
import { createProposer } from '../../../main/engine/local';
import { possibleLinks } from '../../../main/engine/privacy';
import { fetchModel } from '../../../scripts/models.mjs';
import type { EntityType, ValueRef } from '../../../shared/domain';
import { draft, said } from '../dependencies/draft';
import { connectModels, forkModels, runOf } from '../models/children';

/** From a real model's answer to a link: it is drawn from a grammar of what the draft's own numbers bear out. */

/** Of all cases: which of them a small model names differs with the processor's arithmetic. */
const linked: unknown[] = [];

const worker = connectModels(forkModels());

it.each([
  'Lena has {$1,200}. Tom has {$600}. What they have is {$1,800}, and Kim has {$2,400}.',
  'I bring in {€2,400} and my husband {€1,900}; the two of us live on {€4,300}.',
  'Kai makes {$45,000}. His sister makes twice as much as him, {$90,000}.',
  'Mum gave {£300}. Dad gave {£450}. The {£750} is for the wedding.',
  'Our flat was {€210,000}, the garage {€18,500}, and the bank lent us all of the {€228,500}.',
  'Ada put in {$2,500}, Ben {$1,500}. What Ben put in is less than hers by {$1,000}.',
])(
  '%s',
  async (marked) => {
    const run = runOf(await fetchModel());
    const { text, drawn } = draft(marked);
    const values = drawn.map(({ type, original }): ValueRef => ({ type: type as EntityType, value: original }));
    const reasons: string[] = [];
    const answers: string[] = [];
    const propose = createProposer(async (question) => {
      const { text: answer, reason } = await worker.call('chat', { model: 'small', ...question, ...run });
      reasons.push(reason);
      answers.push(answer);
      return answer;
    });
    const suggestions = await propose(
      text,
      drawn.map((each) => ({ ...each, mechanism: 'mldp' as const })),
    );
    expect(reasons).toEqual(['end']);
    // Which of them it takes for meant is the model's: each that it names is linked, and nothing else.
    const possible = possibleLinks(values);
    const named = new Set<string>(JSON.parse(answers[0] ?? ''));
    expect([...named].filter((says) => !possible.some((each) => each.says === says))).toEqual([]);
    expect(suggestions).toEqual(possible.filter(({ says }) => named.has(says)).map(({ suggestion }) => suggestion));
    // It is true, and linked where nothing else derives its value.
    for (const suggestion of suggestions) expect(said(marked, [], [suggestion])).toHaveLength(1);
    linked.push(...suggestions);
  },
  120_000,
);

it('names at least one of them', () => {
  expect(linked).not.toEqual([]);
});
