import { describe, expect, test } from 'vitest';
import { account, type Draw, drawsOf, keptHere, type Scopes } from '../../../main/engine/privacy/ledger';
import { meaning } from '../../../main/engine/privacy/meaning';
import type { Finding } from '../../../shared/domain';
import type { Link, Spend } from '../../../shared/ipc';

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

describe('linked values in the ledger', () => {
  const monthly = finding('MONEY', '$7,000');
  const yearly: Finding = { ...finding('MONEY', '$84,000'), epsilon: null, derivation: '12 × $7,000' };
  const own = finding('MONEY', '$84,000');
  const twelve: Link = { derived: 1, roots: [0], formula: '12 × $7,000', source: 'arithmetic', linked: true };
  /** A ledger that remembers as the store does: each entry once, looked up by value. */
  const createLedger = () => {
    const kept = new Map<string, Draw>();
    return {
      entries: () => [...kept.values()],
      send: (findings: readonly Finding[], links: readonly Link[] = [], scopes = profile, leaves = true) => {
        const { spends: spent, draws } = account(
          (values) =>
            [...kept.values()].filter((draw) =>
              values.some(({ type, canonical }) => draw.type === type && draw.canonical === canonical),
            ),
          findings,
          links,
          scopes,
          10,
        );
        for (const draw of leaves ? draws : keptHere(draws, scopes.dateShift)) kept.set(JSON.stringify(draw), draw);
        return spent.map(({ value, spent: before, adds }) => [value, before, adds]);
      },
    };
  };

  test('a linked pair spends once, on its root', () => {
    expect(createLedger().send([monthly, yearly], [twelve])).toEqual([['$7,000', 0, 1]]);
  });

  test('repeats are free everywhere: 200 sends are one entry a value', () => {
    const ledger = createLedger();
    ledger.send([monthly, yearly], [twelve]);
    for (let sends = 1; sends < 200; sends++)
      expect(ledger.send([monthly, yearly], [twelve])).toEqual([['$7,000', 1, 0]]);
    expect(ledger.entries()).toHaveLength(2);
  });

  test('what never left counts nowhere, until its own conversation sends what hangs on it', () => {
    const ledger = createLedger();
    const other = { ...profile, dateShift: 'second' };
    const stays = false;
    ledger.send([monthly], [], profile, stays);
    expect(ledger.send([monthly], [], profile, stays)).toEqual([['$7,000', 0, 1]]);
    const follows: Link = { ...twelve, derived: 0, roots: [], earlier: [{ type: 'MONEY', value: '$7,000' }] };
    // In another chat nothing was seen of the month's pay; here the year's is its draw.
    expect(ledger.send([own], [], other)).toEqual([['$84,000', 0, 1]]);
    expect(ledger.send([yearly], [follows], profile)).toEqual([]);
    expect(ledger.send([monthly], [], other)).toEqual([['$7,000', 2, 0]]);
  });

  test('what was told of a root was told of what follows from it: drawn by itself later, that adds up', () => {
    const ledger = createLedger();
    ledger.send([monthly, yearly], [twelve]);
    expect(ledger.send([own])).toEqual([['$84,000', 1, 1]]);
    expect(ledger.send([own])).toEqual([['$84,000', 2, 0]]);
  });

  test('and the other way round: what was told of the derived value counts for its root', () => {
    const ledger = createLedger();
    ledger.send([own]);
    expect(ledger.send([monthly, yearly], [twelve])).toEqual([['$7,000', 1, 1]]);
    expect(ledger.send([monthly])).toEqual([['$7,000', 2, 0]]);
  });

  test('values linked once stay together: a later draw of either is told of by the same draws', () => {
    const ledger = createLedger();
    ledger.send([own]);
    ledger.send([monthly, yearly], [twelve]);
    expect(ledger.send([finding('MONEY', '$84,000', 0.5)])).toEqual([['$84,000', 2, 0.5]]);
  });

  test('a sum is told of by all of its parts, and a part by nothing that was told of the sum', () => {
    const [a, b] = [finding('MONEY', '$300'), finding('MONEY', '$400')];
    const sum: Finding = { ...finding('MONEY', '$700'), epsilon: null, derivation: '$300 + $400' };
    const link: Link = { derived: 2, roots: [0, 1], formula: '$300 + $400', source: 'arithmetic', linked: true };
    const ledger = createLedger();
    expect(ledger.send([a, b, sum], [link])).toEqual([
      ['$300', 0, 1],
      ['$400', 0, 1],
    ]);
    expect(ledger.send([finding('MONEY', '$700')])).toEqual([['$700', 2, 1]]);
    expect(ledger.send([a])).toEqual([['$300', 1, 0]]);
  });

  test('a chain is followed to its root', () => {
    const hourly: Finding = { ...finding('MONEY', '$40.38'), epsilon: null, derivation: '$84,000 ÷ 2080' };
    const links: Link[] = [
      twelve,
      { derived: 2, roots: [1], formula: '$84,000 ÷ 2080', source: 'arithmetic', linked: true },
    ];
    const ledger = createLedger();
    ledger.send([monthly, yearly, hourly], links);
    expect(ledger.send([finding('MONEY', '$40.38', 2)])).toEqual([['$40.38', 1, 2]]);
    expect(ledger.send([monthly])).toEqual([['$7,000', 1, 0]]);
  });

  test('a link that was taken apart joins nothing', () => {
    const ledger = createLedger();
    expect(ledger.send([monthly, own], [{ ...twelve, linked: false }])).toEqual([
      ['$7,000', 0, 1],
      ['$84,000', 0, 1],
    ]);
    expect(ledger.send([own])).toEqual([['$84,000', 1, 0]]);
  });

  test('coins by conversation spend linked values again in each', () => {
    const ledger = createLedger();
    ledger.send([monthly, yearly], [twelve], { mldp: 'first', dateShift: 'first' });
    expect(ledger.send([monthly, yearly], [twelve], { mldp: 'second', dateShift: 'second' })).toEqual([
      ['$7,000', 1, 1],
    ]);
    expect(ledger.send([own], [], { mldp: 'third', dateShift: 'third' })).toEqual([['$84,000', 2, 1]]);
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
