import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';
import { entities } from '../../../../main/engine/privacy/entities';
import { capitals, context, contextOf, digits, numRuns } from '../rounds';

const { PASSPORT: passport, DRIVER_LICENSE: licence } = entities;

/** ICAO Doc 9303-3 §4.9, written apart from the code under test. */
const check = (text: string): string =>
  String(
    Array.from(text).reduce((sum, c, i) => {
      const value = c === '<' ? 0 : /\d/.test(c) ? Number(c) : c.charCodeAt(0) - 55;
      return sum + value * ([7, 3, 1][i % 3] ?? 0);
    }, 0) % 10,
  );

const zone = (surname: string, given: string, number: string, birth: string, sex: string, expiry: string): string => {
  const first = `P<UTO${surname}<<${given}`.slice(0, 44).padEnd(44, '<');
  const personal = 'ZE184226B<<<<<';
  const rest = `${number}${check(number)}UTO${birth}${check(birth)}${sex}${expiry}${check(expiry)}${personal}${check(personal)}`;
  const composite = check(rest.slice(0, 10) + rest.slice(13, 20) + rest.slice(21, 43));
  return `${first}\n${rest}${composite}`;
};

const specimen = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';
const card = 'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<';

const rightChecks = (text: string): boolean => {
  const [, second = ''] = text.split('\n');
  const date = (part: string): boolean => /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(part);
  return (
    check(second.slice(0, 9)) === second.charAt(9) &&
    check(second.slice(13, 19)) === second.charAt(19) &&
    check(second.slice(21, 27)) === second.charAt(27) &&
    check(second.slice(28, 42)) === second.charAt(42) &&
    check(second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43)) === second.charAt(43) &&
    date(second.slice(13, 19)) &&
    date(second.slice(21, 27))
  );
};

describe('a machine-readable zone', () => {
  test.each([specimen, card])('is found whole, and its surrogate in its place (%#)', (lines) => {
    const text = `Scan:\n${lines}\nPlease fill in the form.`;
    const spans = detect(text, { decisions: [], known: [] }).filter(({ type }) => type === 'PASSPORT');
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([lines]);
    const surrogate = passport.protect(lines, context);
    const again = text.replace(lines, surrogate);
    const found = detect(again, { decisions: [], known: [] }).filter(({ type }) => type === 'PASSPORT');
    expect(found.map(({ start, end }) => again.slice(start, end))).toEqual([surrogate]);
  });

  test('has right check digits and dates as a surrogate, the same countries and lengths, and the key alone leads back', () => {
    const years = fc.tuple(
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    );
    const date = years.map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(''));
    fc.assert(
      fc.property(
        capitals(7),
        capitals(5),
        digits(9),
        date,
        date,
        fc.constantFrom('M', 'F', '<'),
        (surname, given, number, birth, expiry, sex) => {
          const lines = zone(surname, given, number, birth, sex, expiry);
          expect(rightChecks(lines)).toBe(true);
          const surrogate = passport.protect(lines, context);
          expect(rightChecks(surrogate)).toBe(true);
          expect(surrogate.replace(/[A-Z]/g, 'A').replace(/\d/g, '9')).toBe(
            lines.replace(/[A-Z]/g, 'A').replace(/\d/g, '9'),
          );
          expect(surrogate.slice(0, 5)).toBe('P<UTO');
          expect(surrogate.split('\n')[1]?.slice(10, 13)).toBe('UTO');
          expect(surrogate.split('\n')[0]).not.toBe(lines.split('\n')[0]);
          expect(passport.recover(surrogate, context)).toBe(lines);
          expect(passport.protect(lines, contextOf('another'))).not.toBe(surrogate);
        },
      ),
      { numRuns },
    );
  });

  test('whose checks are wrong stays wrong', () => {
    const wrong = specimen.replace('L898902C36', 'L898902C37');
    const surrogate = passport.protect(wrong, context);
    expect(rightChecks(surrogate)).toBe(false);
    expect(passport.recover(surrogate, context)).toBe(wrong);
  });
});

describe('a machine-readable zone that was copied by hand', () => {
  const second = '5334013720GBR8809094M2901147<<<<<<<<<<<<<<02';
  const first = 'P<GBRABERNATHY<<CALLUM<JAMES<<<<<<<<<<<<<<<<<';
  test.each([
    `${first}\n${second}`,
    `${first} ${second}`,
    first,
    second,
    specimen.replace('L8', 'L'),
    specimen.replace('MARIA<', 'MARIA'),
    card.replace('<<\n', '<\n'),
  ])('is found whole, nothing of it stays, and the key alone leads back (%#)', (lines) => {
    const passports = (text: string): string[] =>
      detect(text, { decisions: [], known: [] }).flatMap(({ type, start, end }) =>
        type === 'PASSPORT' ? [text.slice(start, end)] : [],
      );
    expect(passports(`MRZ: ${lines}\nIs it right?`)).toEqual([lines]);
    const surrogate = passport.protect(lines, context);
    expect(passports(`MRZ: ${surrogate}\nIs it right?`)).toEqual([surrogate]);
    expect(surrogate).not.toMatch(/ABERNATHY|CALLUM|53340137|880909|290114|ERIKSSON|740812|120415/);
    expect(passport.recover(surrogate, context)).toBe(lines);
  });

  test('is one of each of two, one behind the other', () => {
    const text = `${specimen}\n${first}\n${second}`;
    const found = detect(text, { decisions: [], known: [] }).filter(({ type }) => type === 'PASSPORT');
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([specimen, `${first}\n${second}`]);
  });

  test.each(['5D41402ABC4B2A76B9719D911017C592 5D41402ABC4B2A76B9719D911017C592', 'cat <<EOF > P<A\nabc\nEOF'])(
    'is none of %s',
    (text) => {
      expect(detect(text, { decisions: [], known: [] }).filter(({ type }) => type === 'PASSPORT')).toEqual([]);
    },
  );
});

describe.each([
  ['PASSPORT', passport, ['C01X00T47', '533380006', 'YA 1234567', 'e12345678']],
  ['DRIVER_LICENSE', licence, ['D123-4567-8901', 'B072RRE2I55', '12AB34567', 'U1A23B456C', '123456789012']],
] as const)('%s', (_, { protect, recover }, values) => {
  test.each(values)('%s keeps which characters are letters, and is recovered', (value) => {
    const surrogate = protect(value, context);
    const shape = (text: string): string => text.replace(/\d/g, '9').replace(/[A-Z]/g, 'A').replace(/[a-z]/g, 'a');
    expect(shape(surrogate)).toBe(shape(value));
    expect(surrogate).not.toBe(value);
    expect(recover(surrogate, context)).toBe(value);
  });
});
