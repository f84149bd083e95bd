import { expect, it } from 'vitest';
import { createProposer } from '../../../main/engine/local';
import { possibleLinks } from '../../../main/engine/privacy';
import { fetchModel } from '../../../scripts/models.mjs';
import type { EntityType, ValueRef } from '../../../shared/domain';
import { draft, said } from '../dependencies/draft';
import { connectModels, forkModels, runOf } from '../models/children';

/** From a real model's answer to a link: it is drawn from a grammar of what the draft's own numbers bear out. */

const worker = connectModels(forkModels());

it.each([
  'Lena has {$1,200}. Tom has {$600}. What they have is {$1,800}, and Kim has {$2,400}.',
  'I bring in {€2,400} and my husband {€1,900}; the two of us live on {€4,300}.',
  'Kai makes {$45,000}. His sister makes twice as much as him, {$90,000}.',
])(
  '%s',
  async (marked) => {
    const run = runOf(await fetchModel());
    const { text, drawn } = draft(marked);
    const values = drawn.map(({ type, original }): ValueRef => ({ type: type as EntityType, value: original }));
    const reasons: string[] = [];
    const propose = createProposer(async (question) => {
      const { text: answer, reason } = await worker.call('chat', { model: 'small', ...question, ...run });
      reasons.push(reason);
      return answer;
    });
    const suggestions = await propose(text, values);
    expect(reasons).toEqual(['end']);
    // Which of them it takes for meant is the model's; every one is true, and is linked where nothing else derives its value.
    const possible = possibleLinks(values).map((each) => each.suggestion);
    for (const suggestion of suggestions) {
      expect(possible).toContainEqual(suggestion);
      expect(said(marked, [], [suggestion])).toHaveLength(1);
    }
  },
  120_000,
);
