import { expect, test } from 'vitest';
import { deriveKeys } from '../../../main/engine/keys';
import { account, type Draw } from '../../../main/engine/privacy';
import type { LinkDecision } from '../../../shared/domain';
import { createConversation } from '../core/conversation';

const keysOf = (seed: number) => deriveKeys(new Uint8Array(32).fill(seed));
const seeds = Array.from({ length: 20 }, (_, seed) => seed);
const amounts = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+(?:\.\d+)?)/g)].map((match) => Number(match[1]?.replaceAll(',', '')));

/** The amounts of each prompt's text, as they are sent. */
const sent = (seed: number, ...prompts: readonly string[]): number[][] => {
  const conversation = createConversation();
  return prompts.map((text) => amounts(conversation.prompt(text, {}, keysOf(seed)).text));
};

test('what a later prompt says of an amount follows from it as it was sent', () => {
  for (const seed of seeds) {
    const [[year = 0] = [], [month] = []] = sent(seed, 'My salary is $84,000.', 'That is $7,000 a month.');
    expect(month).toBe(Math.round(year / 12));
  }
});

test.each([
  ['I earn $7,000 a month.', 'So $84,000 a year.', ([a = 0]: number[]) => 12 * a],
  ['I earn $84,000 a year. The rest is fine.', 'Is $7,000 a month enough?', ([a = 0]: number[]) => Math.round(a / 12)],
  ['I have $5,000 and $3,000.', 'Together that is $8,000.', ([a = 0, b = 0]: number[]) => a + b],
  ['Rent: $1,200\nFood: $600', 'Total: $1,800', ([a = 0, b = 0]: number[]) => a + b],
] as const)('%s — %s', (first, second, of) => {
  for (const seed of seeds) {
    const [before = [], after] = sent(seed, first, second);
    expect(after).toEqual([of(before)]);
  }
});

test.each([
  ['My salary is $84,000.', 'Rent is $7,000 a month.'],
  ['The boat was $84,000.', 'She earns $7,000 a month.'],
  ['I have $5,000 and $3,000.', 'The car costs $8,000.'],
  ['My salary is $84,000.', `${'We talked about the weather. '.repeat(20)}That is $7,000 a month.`],
  ['I earn $84,000 a year.', 'My brother gets $7,000 a month.'],
])('nothing in %s is followed by %s', (first, second) => {
  const conversation = createConversation();
  conversation.prompt(first);
  const { links, findings } = conversation.prompt(second);
  expect(links).toEqual([]);
  expect(findings.map(({ epsilon }) => epsilon)).toEqual([1]);
});

test('no new draw: the value has no ε, its link names the earlier one, and the ledger counts its draw', () => {
  const conversation = createConversation();
  const scopes = { mldp: '', dateShift: 'c1' };
  const first = conversation.prompt('My salary is $84,000.');
  const { draws: past } = account(() => [], first.findings, first.links, scopes, 3);
  const { findings, links } = conversation.prompt('That is $7,000 a month.');
  expect(findings).toMatchObject([{ original: '$7,000', epsilon: null, derivation: '$84,000 ÷ 12' }]);
  expect(links).toEqual([
    {
      derived: 0,
      roots: [],
      earlier: [{ type: 'MONEY', value: '$84,000' }],
      formula: '$84,000 ÷ 12',
      source: 'arithmetic',
      linked: true,
    },
  ]);
  const look = (of: readonly Draw[]) => (values: readonly Pick<Draw, 'canonical'>[]) =>
    of.filter((draw) => values.some(({ canonical }) => canonical === draw.canonical));
  const then = account(look(past), findings, links, scopes, 3);
  expect(then.spends).toEqual([]);
  // Sent by itself in another chat, the month's pay was told of before.
  const alone = createConversation('c2').prompt('I get $7,000.');
  const { spends } = account(look([...past, ...then.draws]), alone.findings, alone.links, scopes, 3);
  expect(spends).toMatchObject([{ value: '$7,000', spent: 1, adds: 1 }]);
});

test('what follows further stays as it was sent', () => {
  for (const seed of seeds) {
    const [[year = 0] = [], [month = 0] = [], [both] = []] = sent(
      seed,
      'My salary is $84,000.',
      'That is $7,000 a month.',
      'With a bonus of $500 a month and $7,000 a month: $7,500 a month in total.',
    ).map((each) => each.toReversed());
    expect(month).toBe(Math.round(year / 12));
    expect(both).toBeGreaterThan(month);
  }
});

test('the user takes apart what follows from an earlier prompt', () => {
  const conversation = createConversation();
  conversation.prompt('My salary is $84,000.');
  const decision: LinkDecision = {
    derived: { type: 'MONEY', value: '$7,000' },
    roots: [{ type: 'MONEY', value: '$84,000' }],
    linked: false,
  };
  const { findings, links } = conversation.prompt('That is $7,000 a month.', { links: [decision] });
  expect(findings.map(({ epsilon }) => epsilon)).toEqual([1]);
  expect(links).toMatchObject([{ linked: false, earlier: [{ value: '$84,000' }] }]);
});
