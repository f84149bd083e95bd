import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeMentions } from '../../../main/engine/privacy/detect/mentions/codes';
import { runs } from '../../property/runs';

/** Every run of words joined by what may part a code, compared with the one that is sought. */
const slowly = (text: string, value: string): [start: number, end: number][] => {
  const compact = (written: string): string => written.toLowerCase().replace(/[^a-z0-9]/g, '');
  const withoutZeros = (digits: string): string => (/^\d+$/.test(digits) ? digits.replace(/^0+/, '') : digits);
  const sought = compact(value);
  if (sought.length < 6 || sought.replace(/\D/g, '').length < 5) return [];
  const words = [...text.matchAll(/[A-Za-z0-9]+/g)].map(({ 0: word, index }) => [index, index + word.length] as const);
  return words.flatMap(([start], at) =>
    words.slice(at, at + 10).flatMap(([, end]): [number, number][] => {
      const gaps = text.slice(start, end).split(/[A-Za-z0-9]+/);
      if (!gaps.slice(1, -1).every((gap) => gap === ' ' || /^(?: ?[-–./()] ?|\) ?\()$/.test(gap))) return [];
      const written = compact(text.slice(start, end));
      const isSame = written === sought || (written.startsWith('0') && withoutZeros(written) === sought);
      return isSame && written.length <= sought.length ? [[start, end]] : [];
    }),
  );
};

test('a code is found in every writing, wherever it begins', () => {
  const piece = fc.constantFrom('12', '345', '6', 'AB', 'ab', '1', '0', '00', 'x', '77', '7');
  const between = fc.constantFrom(' ', '-', '', '.', ') ', ' (', '/', '  ', ', ', '\n', 'é');
  const text = fc
    .array(fc.tuple(piece, between), { maxLength: 14 })
    .map((all) => all.map(([word, gap]) => word + gap).join(''));
  const value = fc.array(fc.constantFrom('12', '345', '6', 'AB', '77', '0'), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(text, value, text, (left, code, right) => {
      const of = { type: 'ID_NUMBER' as const, value: code.join(' '), parts: true };
      const whole = `${left}|${code.join('-')}|${right}`;
      const found = codeMentions(whole, [of]).map(({ start, end }) => [start, end]);
      expect(found).toEqual(slowly(whole, of.value));
    }),
    { numRuns: runs(2000) },
  );
});
