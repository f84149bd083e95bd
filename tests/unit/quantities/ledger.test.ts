import { describe, expect, test } from 'vitest';
import { account, type Draw, drawsOf, type Scopes } from '../../../main/engine/privacy/ledger';
import { meaning } from '../../../main/engine/privacy/meaning';
import type { Finding } from '../../../shared/domain';
import type { Spend } from '../../../shared/ipc';

const finding = (
  type: Finding['type'],
  original: string,
  epsilon = 1,
  mechanism: Finding['mechanism'] = 'mldp',
): Finding => ({
  start: 0,
  end: original.length,
  type,
  risk: 3,
  score: 1,
  source: 'pattern',
  reason: '',
  action: 'protect',
  original,
  surrogate: '',
  surrogateStart: 0,
  surrogateEnd: 0,
  mechanism,
  epsilon,
  derivation: null,
});

const profile = { mldp: '', dateShift: 'first' };
const salary = finding('MONEY', '$84,500');
const sent = (...findings: Finding[]): Draw[] => findings.flatMap((each) => drawsOf(each, profile));

const spends = (past: readonly Draw[], findings: readonly Finding[], scopes: Scopes, cap: number): Spend[] =>
  account(() => past, findings, [], scopes, cap).spends;

describe('the ledger', () => {
  test('a value that was never sent spends its ε', () => {
    expect(spends([], [salary], profile, 5)).toEqual([{ value: '$84,500', spent: 0, adds: 1, cap: 5 }]);
  });

  test('sending a value again, in another writing, spends nothing', () => {
    const [spend] = spends(sent(salary), [finding('MONEY', '$84.5k')], profile, 5);
    expect(spend).toEqual({ value: '$84.5k', spent: 1, adds: 0, cap: 5 });
  });

  test('a new ε is a new draw', () => {
    expect(spends(sent(salary), [finding('MONEY', '$84,500', 0.5)], profile, 5)[0]).toMatchObject({
      spent: 1,
      adds: 0.5,
    });
  });

  test('coins by conversation spend in each conversation', () => {
    const here = { mldp: 'second', dateShift: 'second' };
    expect(spends(sent(salary), [salary], here, 5)[0]).toMatchObject({ spent: 1, adds: 1 });
  });

  test('a value that stands twice in a draft is one entry', () => {
    expect(spends([], [salary, finding('MONEY', '$84.5k'), finding('AGE', '34')], profile, 5)).toEqual([
      { value: '$84,500', spent: 0, adds: 1, cap: 5 },
      { value: '34', spent: 0, adds: 1, cap: 5 },
    ]);
  });

  test('the end of a range that has spent more counts', () => {
    const [spend] = spends(sent(finding('MONEY', '$90k', 2)), [finding('MONEY', '$80–90k')], profile, 5);
    expect(spend).toEqual({ value: '$80–90k', spent: 2, adds: 1, cap: 5 });
  });

  test('values of two types never add up', () => {
    expect(spends(sent(finding('AGE', '34')), [finding('MONEY', '$34')], profile, 5)[0]).toMatchObject({ spent: 0 });
  });

  test('a date spends in every conversation, since each has its own shift', () => {
    const moved = finding('DATE', '2019-03-03', 1, 'date-shift');
    expect(spends(sent(moved), [moved], profile, 5)[0]).toMatchObject({ spent: 1, adds: 0 });
    expect(spends(sent(moved), [moved], { mldp: '', dateShift: 'second' }, 5)[0]).toMatchObject({ spent: 1, adds: 1 });
  });

  test('what is kept, enciphered or redacted spends nothing', () => {
    const kept: Finding = { ...salary, action: 'keep', mechanism: null, epsilon: null };
    const redacted: Finding = { ...salary, action: 'redact', mechanism: 'redact', epsilon: null };
    expect(
      spends([], [kept, redacted, finding('PERSON', 'Maria', 1, 'fpe'), finding('MONEY', '$0')], profile, 5),
    ).toEqual([]);
  });

  test('sums are exact: ten times 0.1 is 1', () => {
    const past = Array.from({ length: 10 }, (_, at) =>
      drawsOf(finding('AGE', '34', 0.1), { ...profile, mldp: `${at}` }),
    ).flat();
    expect(spends(past, [finding('AGE', '34', 0.1)], profile, 5)[0]).toMatchObject({ spent: 1, adds: 0.1 });
  });
});

test('ε is put into words once for each noised value', () => {
  const moved = finding('DATE', '2019-03-03', 1, 'date-shift');
  expect(meaning([salary, salary, finding('AGE', '34', 5), moved, finding('PERSON', 'Maria', 1, 'fpe')])).toMatchObject(
    [
      { value: '$84,500', low: '$75,900', high: '$92,500' },
      { value: '34', low: '33', high: '35' },
    ],
  );
});
