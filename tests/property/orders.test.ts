import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDependencies } from '../../main/engine/privacy/dependencies';
import { derive } from '../../main/engine/privacy/dependencies/derive';
import type { Earlier } from '../../main/engine/privacy/dependencies/earlier';
import type { Outcome } from '../../main/engine/privacy/modes/mode';
import { draft } from '../unit/dependencies/draft';

/** The order that words give values, whatever was drawn for them. */

const sizeOf = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

/** A draft with every value's stand-in as it was drawn, and as it is in order. */
const written = (marked: string, draws: ReadonlyMap<string, string>, earlier?: Earlier) => {
  const { text, drawn } = draft(marked);
  const dependencies = findDependencies(text, drawn, [], [], earlier);
  const outcomes = drawn.map(
    ({ original }): Outcome => ({
      action: 'protect',
      surrogate: draws.get(original) ?? original,
      mechanism: 'mldp',
      epsilon: 0.1,
    }),
  );
  const is = derive(dependencies, drawn, outcomes).outcomes.map(({ surrogate }) => surrogate);
  const values = drawn.map(({ original, sent }, at) => ({
    original,
    sent,
    was: outcomes[at]?.surrogate ?? '',
    is: is[at] ?? '',
  }));
  return { orders: dependencies.orders, values };
};

interface Kind {
  readonly write: (size: number) => string;
  readonly text: (a: string, b: string, c: string) => string;
  /** Whether all values move. */
  readonly free: boolean;
}
const dollars = (size: number): string => `$${size}`;
const percent = (size: number): string => `${size} %`;
const years = (size: number): string => String(size);
/** Every third with cents. */
const mixed = (size: number): string => (size % 3 === 0 ? `$${size}.50` : `$${size}`);

const kinds: Readonly<Record<string, Kind>> = {
  'two of three': {
    write: dollars,
    text: (a, b, c) => `My rent went from {${a}} to {${b}}. I also pay {${c}} for a car.`,
    free: true,
  },
  'a chain': { write: dollars, text: (a, b, c) => `My rent: {${a}} → {${b}} → {${c}}`, free: true },
  'a chain of sentences': {
    write: mixed,
    text: (a, b, c) => `My rent went from {${a}} to {${b}}. Then it went from {${b}} to {${c}}.`,
    free: true,
  },
  'there and back': {
    write: dollars,
    text: (a, b) => `My rent went from {${a}} to {${b}}. Her fee went from {${b}} to {${a}}.`,
    free: true,
  },
  'two currencies': {
    write: dollars,
    text: (a, b, c) =>
      `My rent went from {${a}} to {${b}}. His went from {€${c.slice(1)}} to {€${a.slice(1)}}. A car costs {${c}}.`,
    free: true,
  },
  'percentages beside an amount': {
    write: percent,
    text: (a, b, c) => `My rate went from {pct:${a}} to {pct:${b}}. I pay {$${sizeOf(c)}} in rent.`,
    free: true,
  },
  ages: {
    write: years,
    text: (a, b, c) => `My sister is {age:${a}}, older or younger than my brother, who is {age:${b}}. I am {age:${c}}.`,
    free: true,
  },
  'the first was sent': {
    write: dollars,
    text: (a, b, c) => `My rent went from {!${a}} to {${b}}. I also pay {${c}} for a car.`,
    free: false,
  },
  'the second was sent': {
    write: dollars,
    text: (a, b, c) => `My rent: {${a}} → {!${b}} → {${c}}`,
    free: false,
  },
  'the ends were sent': {
    write: dollars,
    text: (a, b, c) => `My rent: {!${a}} → {${b}} → {!${c}}`,
    free: false,
  },
};

const size = fc.integer({ min: 1, max: 40 });
const three = fc.tuple(size, size, size);

describe.each(Object.entries(kinds))('%s', (_, { write, text, free }) => {
  test('no two values come to share a stand-in, what was sent stays, and what can be in order is', () => {
    fc.assert(
      fc.property(three, three, (sizes, draws) => {
        const [a = '', b = '', c = ''] = sizes.map(write);
        const drawnFor = new Map(
          sizes.flatMap((each, at) =>
            [write, dollars, (drawn: number) => `€${drawn}`].map((as) => [as(each), as(draws[at] ?? each)] as const),
          ),
        );
        const { orders, values } = written(text(a, b, c), drawnFor);
        for (const one of values) {
          if (one.sent) expect(one.is).toBe(one.was);
          for (const other of values)
            if (one.original === other.original) expect(one.is).toBe(other.is);
            else if (one.was !== other.was) expect(one.is).not.toBe(other.is);
        }
        for (const { lower, higher } of free ? orders : []) {
          const [low, high] = [lower, higher].map(({ spans }) => sizeOf(values[spans[0] ?? -1]?.is ?? ''));
          expect(low).toBeLessThan(high ?? 0);
        }
      }),
      { numRuns: 200 },
    );
  });
});

test('none moves to what stands for a value of an earlier prompt', () => {
  fc.assert(
    fc.property(three, three, ([a, b, c], [ofA, ofB, ofC]) => {
      fc.pre(a !== b && a !== c && b !== c && ofC !== ofA && ofC !== ofB);
      const earlier: Earlier = {
        text: `I pay ${dollars(c)} for a car.\n\n`,
        drawn: [{ start: 6, end: 6 + dollars(c).length, type: 'MONEY', original: dollars(c), sent: true }],
        surrogates: [dollars(ofC)],
      };
      const draws = new Map([
        [dollars(a), dollars(ofA)],
        [dollars(b), dollars(ofB)],
      ]);
      const { values } = written(`My rent went from {${dollars(a)}} to {${dollars(b)}}.`, draws, earlier);
      for (const { is } of values) expect(is).not.toBe(dollars(ofC));
    }),
  );
});
