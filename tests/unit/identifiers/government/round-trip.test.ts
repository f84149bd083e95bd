import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entities } from '../../../../main/engine/privacy/entities';
import { compared, context, contextOf, from, numRuns } from '../rounds';
import { kindsOf, numbersOf, passes, ruled, written } from './numbers';

const compact = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
const separators = (text: string): string => text.replace(/[0-9A-Za-z]+/g, '_');
/** Each kind's numbers are a part of the values of a type; in the long form 10,000 of each kind. */
const few = process.env.LONG === undefined ? Math.ceil(numRuns / 4) : numRuns;
/** Milliseconds. */
const patience = process.env.LONG === undefined ? 30_000 : 3_600_000;
const other = contextOf('another');

describe.each(ruled.map(({ scheme, formats }) => [scheme.name, scheme, formats] as const))(
  '%s',
  (_, scheme, formats) => {
    const { protect, recover } = entities[scheme.type];
    const values = numbersOf(formats)
      .filter((number) => scheme.looks.test(number))
      .chain((number) => written(scheme, number));

    test('is another number of its kind in the same writing, and the key alone leads back', {
      timeout: patience,
    }, () => {
      let linked = 0;
      let lost = 0;
      let tried = 0;
      fc.assert(
        fc.property(values, from(['as is', 'small']), (value, letterCase) => {
          const text = letterCase === 'small' ? value.toLowerCase() : value;
          const surrogate = protect(text, context);
          expect(recover(surrogate, context)).toBe(text);
          if (!passes(scheme, compact(surrogate))) lost++;
          // One that passes two kinds' rules by chance keeps one of them where too few numbers pass both.
          if (kindsOf(compact(value), scheme.type) === 1) expect(passes(scheme, compact(surrogate))).toBe(true);
          else expect(kindsOf(compact(surrogate), scheme.type)).toBeGreaterThan(0);
          expect(separators(surrogate)).toBe(separators(text));
          expect(surrogate.length).toBe(text.length);
          if (/[a-z]/.test(text)) expect(surrogate).toBe(surrogate.toLowerCase());
          if (tried++ < compared && protect(text, other) === surrogate) linked++;
        }),
        { numRuns: few },
      );
      expect(linked).toBeLessThan(3);
      expect(lost).toBeLessThan(Math.max(3, few / 25));
    });

    test('that fails its check fails it as a surrogate too, and comes back', { timeout: patience }, () => {
      let right = 0;
      fc.assert(
        fc.property(values, fc.nat(), fc.integer({ min: 1, max: 9 }), (value, at, more) => {
          const places = Array.from(value).flatMap((c, i) => (/[0-9]/.test(c) ? [i] : []));
          const place = places[at % places.length] ?? 0;
          const wrong = value.slice(0, place) + ((Number(value.charAt(place)) + more) % 10) + value.slice(place + 1);
          if (passes(scheme, compact(wrong))) return;
          const surrogate = protect(wrong, context);
          // What is another kind's number by chance may become one of both where too few numbers pass both.
          if (kindsOf(compact(wrong), scheme.type) === 0) expect(passes(scheme, compact(surrogate))).toBe(false);
          else if (passes(scheme, compact(surrogate))) right++;
          expect(separators(surrogate)).toBe(separators(wrong));
          expect(recover(surrogate, context)).toBe(wrong);
        }),
        { numRuns: Math.ceil(Math.min(few, compared) / 2) },
      );
      expect(right).toBeLessThan(3);
    });
  },
);

test.each([
  '2001032647490',
  '59032900415',
  '310522-1935',
  '3012038539',
  '3034071070',
  '48102684535',
  '200103 264 749 0',
  // Its check character may become a letter.
  'VL1483025',
])('%s, which several countries could have given out, comes back', (number) => {
  const { protect, recover } = entities.NATIONAL_ID;
  for (const each of Array.from({ length: 40 }, (_, at) => contextOf(`chat ${at}`)))
    expect(recover(protect(number, each), each)).toBe(number);
});
