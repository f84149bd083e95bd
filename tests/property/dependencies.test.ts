import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveKeys } from '../../main/engine/keys';
import { account, type Draw } from '../../main/engine/privacy';
import { findDependencies } from '../../main/engine/privacy/dependencies';
import { epsilonRange, type LinkDecision } from '../../shared/domain';
import { cpu } from '../cpu';
import { createConversation } from '../unit/core/conversation';
import { draft } from '../unit/dependencies/draft';
import { runs } from './runs';

const keys = fc.integer({ min: 0, max: 255 }).map((seed) => deriveKeys(new Uint8Array(32).fill(seed)));
const epsilon = fc.integer({ min: 1, max: 50 }).map((tenths) => tenths / 10);
/** Cents, of amounts that people have. */
const cents = fc.integer({ min: 100_00, max: 900_000_00 });

const dollars = (amount: number): string =>
  `$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const inCents = (text: string): number[] =>
  [...text.matchAll(/(-?)\$([\d,]+)\.(\d\d)(?!\d)/g)].map(([, sign, whole, rest]) =>
    Number(`${sign}${whole?.replaceAll(',', '')}${rest}`),
  );

test('a table adds up to the cent, whatever is drawn for its lines', () => {
  fc.assert(
    fc.property(fc.uniqueArray(cents, { minLength: 2, maxLength: 12 }), keys, epsilon, (amounts, key, each) => {
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      const lines = amounts.map((amount, at) => `| Item ${'abcdefghijkl'[at]} | ${dollars(amount)} |`);
      const text = ['| What | Amount |', '|---|---|', ...lines, `| Total | ${dollars(sum)} |`].join('\n');
      const sent = inCents(createConversation().prompt(text, { epsilon: each }, key).text);
      expect(sent.at(-1)).toBe(sent.slice(0, -1).reduce((total, amount) => total + amount, 0));
    }),
    { numRuns: runs(40) },
  );
});

test('a payslip’s net pay is what its gross pay leaves, also below zero', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(cents, { minLength: 2, maxLength: 5 }),
      cents,
      keys,
      epsilon,
      (deductions, net, key, each) => {
        fc.pre(!deductions.includes(net));
        const gross = deductions.reduce((total, amount) => total + amount, net);
        const lines = deductions.map((amount, at) => `Deduction ${'abcde'[at]}: ${dollars(amount)}`);
        const text = [`Base: ${dollars(gross)}`, ...lines, `Net pay: ${dollars(net)}`].join('\n');
        const [first = 0, ...others] = inCents(createConversation().prompt(text, { epsilon: each }, key).text);
        expect(others.at(-1)).toBe(others.slice(0, -1).reduce((left, amount) => left - amount, first));
      },
    ),
    { numRuns: runs(40) },
  );
});

test('what follows from a value below zero is below zero too', () => {
  let below = 0;
  for (let seed = 0; seed < 256; seed++) {
    const text = 'Income: $1,000 a month\nCosts: $700\nNet: $300 a month, $3,600 a year.';
    const key = deriveKeys(new Uint8Array(32).fill(seed));
    const sent = createConversation().prompt(text, { epsilon: 0.1 }, key).text;
    const [income = 0, costs = 0, net, year] = [...sent.matchAll(/(-?)\$([\d,]+)/g)].map(([, sign, digits]) =>
      Number(`${sign}${digits?.replaceAll(',', '')}`),
    );
    expect([net, year]).toEqual([income - costs, 12 * (income - costs)]);
    if (income < costs) below += 1;
  }
  expect(below).toBeGreaterThan(5);
});

test('pay by month and by year agrees to the last digit shown, in whichever direction it was drawn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 90_000 }), fc.boolean(), keys, epsilon, (month, exact, key, each) => {
      const year = exact ? 12 * month : 12 * month + 5;
      const text = `I earn $${month.toLocaleString('en-US')} a month, $${year.toLocaleString('en-US')} a year.`;
      const sent = createConversation().prompt(text, { epsilon: each }, key).text;
      const [a = 0, b = 0] = [...sent.matchAll(/\$([\d,]+)/g)].map(([, digits]) => Number(digits?.replaceAll(',', '')));
      expect(exact ? b : Math.round(b / 12)).toBe(exact ? 12 * a : a);
    }),
    { numRuns: runs(60) },
  );
});

test('a share is that of the amounts beside it, to the last digit shown', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 5, max: 95 }), keys, epsilon, (whole, percent, key, each) => {
      const part = Math.round((whole * percent) / 100);
      const shown = (part / whole) * 100;
      const text = `I spend ${dollars(part)} of my ${dollars(whole)} on rent, that is a share of ${shown.toFixed(1)}%.`;
      const sent = createConversation().prompt(text, { epsilon: each }, key).text;
      const [a = 0, b = 1] = inCents(sent);
      // The digits as written: 0.05 of the last one, and what doubles lose.
      expect(Math.abs(Number(/of ([\d.]+)%/.exec(sent)?.[1]) - (100 * a) / b)).toBeLessThanOrEqual(0.05 + 1e-9);
    }),
    { numRuns: runs(40) },
  );
});

const word = fc.constantFrom(
  ...'a month|a year|total|together|net|minus|=|+|×|is|of|10%|{pct:25%}|\n|\n\n|| |,|per hour|(|)|rate 1.08|{age:39}|{born:1986}|each|average|balance'.split(
    '|',
  ),
);
const value = fc
  .tuple(fc.constantFrom('$', '€'), fc.integer({ min: 1, max: 40 }), fc.constantFrom(1, 5, 12, 60, 100))
  .map(([sign, number, factor]) => `{${sign}${number * factor}}`);
const jumble = fc
  .array(fc.oneof({ weight: 2, arbitrary: value }, word), { maxLength: 40 })
  .map((parts) => parts.join(' '));

test('no value follows from itself, each by one formula at most, roots come before what follows', () => {
  fc.assert(
    fc.property(jumble, fc.array(fc.tuple(fc.nat(39), fc.nat(39), fc.boolean()), { maxLength: 6 }), (marked, picks) => {
      const { text, drawn } = draft(marked);
      const valueAt = (at: number) => {
        const each = drawn[at % Math.max(1, drawn.length)];
        return each === undefined ? null : { type: each.type, value: each.original };
      };
      const decisions = picks.flatMap(([a, b, linked]): LinkDecision[] => {
        const [derived, root] = [valueAt(a), valueAt(b)];
        return derived === null || root === null ? [] : [{ derived, roots: [root], linked }];
      });
      const { derived } = findDependencies(text, drawn, decisions);
      const done = new Set<number>();
      const following = new Set(derived.flatMap(({ places }) => places));
      for (const { places, roots } of derived) {
        for (const root of roots) expect(done.has(root) || !following.has(root)).toBe(true);
        for (const place of places) {
          expect(done.has(place)).toBe(false);
          done.add(place);
        }
      }
    }),
    { numRuns: runs(300) },
  );
});

test('a table of 2,000 amounts with totals is read in linear time', () => {
  const lines = Array.from({ length: 2000 }, (_, at) =>
    at % 20 === 19 ? `| Total | {$${at * 31 + 1}} | {pct:${at % 90}%} |` : `| x | {$${at * 37 + 1}} | 7% |`,
  );
  const { text, drawn } = draft(lines.join('\n'));
  expect(cpu(() => findDependencies(text, drawn), 2000)).toBeLessThan(2000);
});

test('one line of 10,000 amounts, all of them cued, is read in linear time', () => {
  const { text, drawn } = draft(Array.from({ length: 10_000 }, (_, at) => `total {$${at + 2}} a month =`).join(' '));
  expect(cpu(() => findDependencies(text, drawn), 4000)).toBeLessThan(4000);
});

test('what is spent on a value is the sum of its distinct draws: never less for more sent, and nothing for a repeat', () => {
  const drafts = fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 50 }),
      fc.boolean(),
      fc.constantFrom('profile' as const, 'conversation' as const),
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(drafts, keys, (sends, key) => {
      const past: Draw[] = [];
      const seen = new Map<string, number>();
      for (const [thousands, tenths, both, coins] of sends) {
        const id = `c${past.length}`;
        const text = both
          ? `I earn $${thousands},000 a month, $${thousands * 12},000 a year.`
          : `I earn $${thousands},000.`;
        const { findings, links } = createConversation(id).prompt(
          text,
          { epsilon: Math.max(epsilonRange.min, tenths / 10), coins },
          key,
        );
        const scopes = { mldp: coins === 'conversation' ? id : '', dateShift: id };
        const look = (values: readonly Pick<Draw, 'type' | 'canonical'>[]): Draw[] =>
          past.filter((draw) =>
            values.some(({ type, canonical }) => draw.type === type && draw.canonical === canonical),
          );
        const first = account(look, findings, links, scopes, 10);
        past.push(...first.draws.filter((draw) => !past.some((each) => JSON.stringify(each) === JSON.stringify(draw))));
        for (const { value: name, spent, adds } of first.spends) {
          expect(spent).toBeGreaterThanOrEqual(seen.get(name) ?? 0);
          seen.set(name, spent + adds - 1e-9);
        }
        expect(account(look, findings, links, scopes, 10).spends.map(({ adds }) => adds)).toEqual(
          first.spends.map(() => 0),
        );
      }
    }),
    { numRuns: runs(40) },
  );
});
