import { beforeAll, expect, it } from 'vitest';
import type { Proposer, Suggestion } from '../../../main/engine/privacy/dependencies';
import { fetchModel } from '../../../scripts/models.mjs';
import type { EntityType, ValueRef } from '../../../shared/domain';
import type { Run } from '../../../shared/models';
import { draft, said } from '../dependencies/draft';
import { connectModels, forkModels, runOf } from '../models/children';

/**
 * From a real model's proposal to a link: the answer is drawn from a grammar of the draft's own values, and only what the
 * arithmetic bears out is linked, whatever the model says.
 */

const worker = connectModels(forkModels());
let run: Run;
beforeAll(async () => {
  run = runOf(await fetchModel());
});

const marked = 'Lena has {$1,200}. Tom has {$600}. What they have is {$1,800}, and Kim has {$2,400}.';
const { text, drawn } = draft(marked);
const valuesOf: readonly ValueRef[] = drawn.map(({ type, original }) => ({
  type: type as EntityType,
  value: original,
}));

/** What is asked about one value; `roots` are those that the answer may name. */
const ask = async (
  derived: ValueRef,
  roots: readonly ValueRef[],
  relations: readonly string[],
): Promise<Suggestion> => {
  const names = roots.map(({ value }) => value);
  const { text: answer, reason } = await worker.call('chat', {
    model: 'small',
    messages: [
      { role: 'system', text: 'Say from which other amounts of the text an amount follows, and how.' },
      { role: 'user', text: `${text}\n\nFrom which two amounts does ${derived.value} follow?` },
    ],
    maxTokens: 60,
    schema: {
      type: 'object',
      properties: { relation: { enum: relations }, first: { enum: names }, second: { enum: names } },
    },
    ...run,
  });
  expect(reason).toBe('end');
  const { relation, first, second } = JSON.parse(answer) as {
    relation: Suggestion['relation'];
    first: string;
    second: string;
  };
  const refOf = (value: string): ValueRef => valuesOf.find((each) => each.value === value) ?? derived;
  return { derived, roots: [refOf(first), refOf(second)], relation };
};

const [lena, tom, both, kim] = valuesOf as [ValueRef, ValueRef, ValueRef, ValueRef];

it('a proposal that the model can only make truly is linked, and one that it can only make falsely is refused', async () => {
  expect(said(marked)).toEqual([]);
  const truly = await ask(both, [lena, tom], ['sum']);
  // Which of the two it names first, and whether twice, is the model's.
  const isSum = new Set(truly.roots.map(({ value }) => value)).size === 2;
  const sum = truly.roots.map(({ value }) => value).join(' + ');
  expect(said(marked, [], [truly])).toEqual(isSum ? [`$1,800 = ${sum}`] : []);

  const falsely = await ask(both, [lena, kim], ['sum', 'difference']);
  expect(falsely.roots.every(({ value }) => [lena.value, kim.value].includes(value))).toBe(true);
  expect(said(marked, [], [falsely])).toEqual([]);
}, 120_000);

it('of what the model proposes by itself nothing is linked but what the numbers say', async () => {
  const propose: Proposer = (_text, values) =>
    Promise.all(
      values.map((derived) =>
        ask(
          derived,
          valuesOf.filter((value) => value !== derived),
          ['sum', 'difference', 'ratio'],
        ),
      ),
    );
  const amount = ({ value }: ValueRef): number => Number(value.replace(/[$,]/g, ''));
  for (const suggestion of await propose(text, [tom, both])) {
    const [first, second] = suggestion.roots.map(amount) as [number, number];
    const result = { sum: first + second, difference: first - second, ratio: first / second }[
      suggestion.relation as 'sum'
    ];
    expect(said(marked, [], [suggestion])).toHaveLength(
      result === amount(suggestion.derived) && first !== second ? 1 : 0,
    );
  }
}, 120_000);
