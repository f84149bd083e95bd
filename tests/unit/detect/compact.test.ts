import { expect, test } from 'vitest';
import { compactPattern, compactSource } from '../../../main/engine/privacy/entities/compact';
import { compactPatterns } from '../../../scripts/compact-patterns';

const characters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

test('every letter stays a letter, and of the basic plane nothing else becomes one', () => {
  for (const source of ['^\\p{L}$', "^['\\p{L}-]$", '^\\P{L}$', '^[^\\p{L}\\p{N}]$', '^[\\p{Lu}\\p{Ll}]$']) {
    const [exact, written] = [new RegExp(source, 'u'), compactPattern(source, 'u')];
    const other = characters.filter((character) => exact.test(character) !== written.test(character));
    expect(other.filter((character) => character.length === 1 || /\p{Lu}|\p{Ll}/u.test(character))).toEqual([]);
    expect(other.filter((character) => exact.test(character) && /\p{L}/u.test(character))).toEqual([]);
  }
});

test('no emoji, sign of music or digit of mathematics becomes a letter', () => {
  const letter = compactPattern(/^\p{L}$/u);
  expect(['😀', '👩', '🇩', '🃏', '𝄞', '𝟗'].filter((sign) => letter.test(sign))).toEqual([]);
  expect(['𠮷', '𐐀', '𝒜'].filter((sign) => !letter.test(sign))).toEqual([]);
});

test('what is written compactly is not written again', () => {
  const source = '(?<!\\p{L})(?:one of the words|another one of the words)(?![\\p{L}\\p{N}])';
  const once = compactSource(source, 'u');
  expect(once).not.toBe(source);
  expect(compactSource(once, 'u')).toBe(once);
  expect(compactSource('\\p{L}', '')).toBe('\\p{L}');
});

test('the build writes each expression of the engine compactly', () => {
  const { transform } = compactPatterns();
  const written = (code: string, file: string): unknown =>
    typeof transform === 'function' ? transform.call({} as never, code, `${process.cwd()}/${file}`) : undefined;
  const code = "const a = /\\p{L}+/u.test('a') ? new RegExp(`\\\\p{L}`, 'u') : null;\n";
  expect(written(code, 'main/engine/some.ts')).toMatchObject({
    code: expect.stringMatching(/^import \{ compactPattern \} .*;const a = \/\[\\p\{L\}.+\]\+\/u\..* compactPattern\(/),
  });
  expect(written(code, 'shared/some.ts')).toBeNull();
});
