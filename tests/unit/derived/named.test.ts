import { expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import { replacement } from '../core/replacement';

/** So many amounts that chance would explain any small one. */
const sent = [
  ['$500', '$512'],
  ['$80', '$77'],
  ['$31', '$29'],
  ['$240', '$251'],
  ['$95', '$98'],
  ['$700', '$688'],
  ['$1,100', '$1,160'],
  ['$1,450', '$1,531'],
  ['$1,595', '$1,584'],
].map(([original = '', surrogate = '']) => replacement('MONEY', original, surrogate));

const notes = (reply: string): (string | undefined)[] => {
  const whole = restore(reply, sent);
  const stream = createStreamRestorer(sent);
  const deltas = [...Array.from(reply, (character) => stream.push(character)), stream.end()];
  expect(deltas.flatMap(({ spans }) => spans)).toEqual(whole.spans);
  return whole.spans.flatMap(({ kind, note }) => (kind === 'derived' ? note?.value : []));
};

test.each([
  ['The increase from $1,531 to $1,584 is $53 a month.', ['$145']],
  ['From $1,531 to $1,584 is 3.5%.', ['10.0%']],
  ['Your books at $29 and gas at $77 come to $106.', ['$111']],
])('what the numbers explain that the reply names is noted: %s', (reply, values) =>
  expect(notes(reply)).toEqual(values),
);

test.each([
  ['The increase from $1,531 to $1,584 is $64 a month.', [undefined]],
  ['It is $53 more.', [undefined]],
  ['Between $512 and $688 it would be $53.', [undefined]],
])('another number is marked without a note: %s', (reply, values) => expect(notes(reply)).toEqual(values));
