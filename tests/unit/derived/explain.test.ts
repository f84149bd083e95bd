import { describe, expect, test } from 'vitest';
import { createExplainer } from '../../../main/engine/privacy/derived';
import type { EntityType, Mechanism, Replacement } from '../../../shared/domain';
import { cpu } from '../../cpu';
import { replacement } from '../core/replacement';

/** What was said and what stood in for it. */
const conversation = (...pairs: readonly (readonly [original: string, surrogate: string])[]): Replacement[] =>
  pairs.map(([original, surrogate]) => replacement('MONEY', original, surrogate));

const note = (
  pairs: readonly (readonly [string, string])[],
  reply: string,
  type: EntityType = 'MONEY',
): string | null => {
  const explainer = createExplainer(conversation(...pairs));
  // The last number is the one to be explained; the others stand in braces.
  const [, before = '', last = ''] = /^([\s\S]*)\{([^{}]*)\}$/.exec(reply) ?? [];
  let cursor = 0;
  for (const match of before.matchAll(/\{([^{}]*)\}/g)) {
    explainer.pass(before.slice(cursor, match.index));
    explainer.explain(match[1] ?? '');
    cursor = match.index + match[0].length;
  }
  explainer.pass(before.slice(cursor));
  const found = explainer.explain(last, type);
  return found === null ? null : `${found.value} = ${found.formula}`;
};

const salary = [['$84,000', '$86,400']] as const;
const budget = [
  ['$6,000', '$5,900'],
  ['$1,500', '$1,570'],
  ['$600', '$588'],
  ['$250', '$261'],
] as const;

describe('a derived number is explained over the user’s own', () => {
  test.each([
    ['itself, rounded', [['£1,150', '£1,140']], 'About {£1.1k}', '£1.2k = £1,150'],
    [
      'a difference that turns round',
      [
        ['$84,500', '$92,500'],
        ['$91,000', '$82,000'],
      ],
      'a drop of {$10,500}',
      '-$6,500 = $84,500 − $91,000',
    ],
    ['a twelfth', salary, 'That is {$7,200.00}', '$7,000.00 = $84,000 ÷ 12'],
    ['twelve times', [['$7,000', '$7,150']], '{$85,800}', '$84,000 = 12 × $7,000'],
    ['an hour’s', salary, '{$41.54}', '$40.38 = $84,000 ÷ 2080'],
    ['a week’s', salary, '{$1,661.54}', '$1,615.38 = $84,000 ÷ 52'],
    ['a half', salary, '{$43,200}', '$42,000 = $84,000 ÷ 2'],
    ['in the locale of the reply', salary, '{7.200,00 $}', '7.000,00 $ = $84,000 ÷ 12'],
    ['rounded by the reply', [['$85,000', '$86,500']], '{$7,208}', '$7,083 = $85,000 ÷ 12'],
    ['a sum', budget, '{$7,470}', '$7,500 = $6,000 + $1,500'],
    ['a difference', budget, '{$4,330}', '$4,500 = $6,000 − $1,500'],
    ['a sum of three', budget, '{$2,419}', '$2,350 = $1,500 + $600 + $250'],
    ['what is left of all', budget, '{$3,481}', '$3,650 = $6,000 − $1,500 − $600 − $250'],
    ['a percentage that the reply names', salary, 'Put away 30% of it: {$25,920}', '$25,200 = 30% × $84,000'],
    ['a raise that the reply names', salary, 'With 5 % more you get {$90,720}', '$88,200 = $84,000 + 5 %'],
    ['a discount that the reply names', [['€200', '€212']], 'With 15 % off it is {€180.20}', '€170.00 = €200 − 15 %'],
    [
      'a rate that the reply names',
      [['€5,000', '€5,100']],
      'At a rate of 1.08 you get {$5,508}',
      '$5,400 = 1.08 × €5,000',
    ],
    ['a count that the reply names', [['$120.50', '$124.10']], 'For 7 of them {$868.70}', '$843.50 = 7 × $120.50'],
    ['a step further', salary, 'That is {$7,200.00}, and 25 % of that {$1,800.00}', '$1,750.00 = 25 % × $7,000.00'],
    [
      'a month of a difference',
      [
        ['$60,000', '$61,200'],
        ['$10,000', '$11,300'],
      ],
      '{$4,158.33}',
      '$4,166.67 = ($60,000 − $10,000) ÷ 12',
    ],
  ] as const)('%s', (_, pairs, reply, expected) => {
    expect(note(pairs, reply)).toBe(expected);
  });

  test('a share in percent', () => {
    expect(note(budget, '{26.6%}', 'PERCENTAGE')).toBe('25.0% = $1,500 ÷ $6,000');
  });

  test('a change in percent', () => {
    expect(
      note(
        [
          ['$80,000', '$82,000'],
          ['$84,000', '$89,000'],
        ],
        '{8.54%}',
        'PERCENTAGE',
      ),
    ).toBe('5.00% = $84,000 ÷ $80,000 − 100 %');
  });
});

describe('nothing is guessed', () => {
  test.each([
    ['no formula', salary, '{$7,331.17}'],
    ['no numbers of the user', [], '{$7,200}'],
    ['another currency without a rate', salary, '{€7,200.00}'],
    ['a number that shows too little: by chance anything fits', salary, '{$42}'],
    [
      'two formulas with two answers',
      [
        ['$100,000', '$98,000'],
        ['$50,000', '$49,000'],
        ['$26,000', '$24,500'],
      ],
      '{$147,000}',
    ],
    [
      'two originals behind one stand-in',
      [
        ['$84,000', '$86,400'],
        ['$85,100', '$86,400'],
      ],
      '{$7,200.00}',
    ],
    ['zero', salary, '{$0}'],
    ['a range', salary, '{$7,200–7,300}'],
    ['not to the last digit', salary, '{$7,200.03}'],
  ] as const)('%s', (_, pairs, reply) => {
    expect(note(pairs, reply)).toBeNull();
  });

  test('what was redacted or scrambled is no number to compute with, what was enciphered is', () => {
    const explained = (mechanism: Mechanism): unknown =>
      createExplainer([
        { ...replacement('MONEY', '$84,000', '$86,400'), mechanism },
        replacement('MONEY', '$6,000', '[MONEY_1]'),
      ]).explain('$7,200.00');
    expect(explained('krr')).toBeNull();
    expect(explained('redact')).toBeNull();
    expect(explained('fpe')).toEqual(explained('mldp'));
    expect(explained('fpe')).not.toBeNull();
  });
});

test('forty amounts cost a derived number a few milliseconds, also on a busy computer', () => {
  const explainer = createExplainer(
    conversation(
      ...Array.from({ length: 40 }, (_, at): [string, string] => [`$${1000 + at * 37}`, `$${1010 + at * 41}`]),
    ),
  );
  explainer.pass('With 17 % of 3 and 7 % for 11 ');
  explainer.explain('$12,345.67');
  const twenty = (): void => {
    for (let count = 0; count < 20; count++) explainer.explain(`$${23_456 + count}.71`);
  };
  expect(cpu(twenty, 1000) / 20).toBeLessThan(50);
});
