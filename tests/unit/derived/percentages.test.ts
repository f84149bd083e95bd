import { expect, test } from 'vitest';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import type { Replacement, RestoredSpan } from '../../../shared/domain';
import { replacement } from '../core/replacement';

/** Percentages of a reply: those that follow from noised amounts are marked, and the reply's own are not. */

const noised = (original: string, surrogate: string): Replacement => replacement('MONEY', original, surrogate);
const salaryAndBill = [noised('$84,500', '$87,100'), noised('$6,200', '$6,300')];

const derivedIn = (pieces: Iterable<string>, replacements = salaryAndBill): [string, string | null][] => {
  const restorer = createStreamRestorer(replacements);
  const spans: RestoredSpan[] = [];
  for (const piece of pieces) spans.push(...restorer.push(piece).spans);
  spans.push(...restorer.end().spans);
  return spans.flatMap(({ kind, surrogate, note }) => (kind === 'derived' ? [[surrogate, note?.value ?? null]] : []));
};

const reply = 'Your monthly pay is about $7,258, so the bill is roughly 87 % of it. You can appeal within 30 days.';

test('a share of what the reply has computed is given from the user’s own numbers, at every split', () => {
  const expected = [
    ['$7,258', '$7,042'],
    ['87 %', '88 %'],
  ];
  expect(derivedIn([reply])).toEqual(expected);
  expect(derivedIn(reply)).toEqual(expected);
  for (let at = 1; at < reply.length; at++) expect(derivedIn([reply.slice(0, at), reply.slice(at)])).toEqual(expected);
});

test('a percentage of the reply’s own stays unmarked', () => {
  expect(derivedIn(['A tip of 10 % is usual, and 50% of people agree.'])).toEqual([]);
});

test('with one amount there is nothing to have a share of', () => {
  expect(derivedIn(['That is 100 % of it.'], salaryAndBill.slice(0, 1))).toEqual([]);
});
