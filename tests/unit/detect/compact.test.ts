import { expect, test } from 'vitest';
import { compactPattern, compactSource } from '../../../main/engine/privacy/patterns/compact';
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

test('an expression that is made when it is asked does what one that is made at once does', () => {
  const text = '- Ana 12, Bo 3,\nCy';
  const asked: Record<string, (pattern: RegExp) => unknown> = {
    exec: (pattern) => pattern.exec(text),
    test: (pattern) => pattern.test(text),
    string: (pattern) => String(pattern),
    match: (pattern) => text.match(pattern),
    matchAll: (pattern) => (pattern.global ? [...text.matchAll(pattern)] : null),
    replace: (pattern) => text.replace(pattern, (name: string) => `<${name}>`),
    replaceAll: (pattern) => (pattern.global ? text.replaceAll(pattern, '-$1-') : null),
    search: (pattern) => text.search(pattern),
    split: (pattern) => [text.split(pattern), text.split(pattern, 2)],
    lastIndex: (pattern) => {
      pattern.lastIndex = 2;
      return [pattern.exec(text)?.index, pattern.lastIndex];
    },
    source: (pattern) => [pattern.source, new RegExp(pattern, 'i').source],
    flags: (pattern) => [
      pattern.flags,
      pattern.hasIndices,
      pattern.global,
      pattern.ignoreCase,
      pattern.multiline,
      pattern.dotAll,
      pattern.unicode,
      pattern.sticky,
    ],
  };
  for (const flags of ['', 'g', 'y', 'gi', 'dimsu'])
    for (const [what, ask] of Object.entries(asked)) {
      const [late, atOnce] = [compactPattern('(\\w+) (?<of>[0-9]+)', flags), new RegExp('(\\w+) (?<of>[0-9]+)', flags)];
      // Asked twice: of what is not made yet, and of what is.
      expect([ask(late), ask(late)], `${what} ${flags}`).toEqual([ask(atOnce), ask(atOnce)]);
    }
});

test('all matches of one that is made when it is asked are those of one that is made at once, empty ones and all', () => {
  const text = 'a😀b 𠮷,,c';
  for (const flags of ['g', 'gu', 'gy', 'giu'])
    for (const source of ['', 'x*', '\\p{L}*', '(?=.)', '[a-c]?', '$', '.', '(?<=\\s)|,']) {
      const [late, atOnce] = [compactPattern(source, flags), new RegExp(source, flags)];
      const places = (pattern: RegExp): unknown =>
        Array.from(text.matchAll(pattern), (match) => [match.index, ...match]);
      expect(places(late), `${source} ${flags}`).toEqual(places(atOnce));
      [late.lastIndex, atOnce.lastIndex] = [3, 3];
      expect([places(late), late.lastIndex], `${source} ${flags}`).toEqual([places(atOnce), atOnce.lastIndex]);
    }
});

test('all matches of a text are found while others are asked for', () => {
  const pattern = compactPattern('[a-z]', 'g');
  const both = Array.from('ab'.matchAll(pattern), ([one]) => [one, pattern.test('--z'), ...'xy'.replace(pattern, '-')]);
  expect(both.map(([one]) => one)).toEqual(['a', 'b']);
});

test('the build writes each expression of the engine compactly, and has those that name letters made when they are asked', () => {
  const { transform } = compactPatterns();
  const written = (code: string, file: string): unknown =>
    typeof transform === 'function' ? transform.call({} as never, code, `${process.cwd()}/${file}`) : undefined;
  const code = "const a = /\\p{L}+/u.test('a') ? new RegExp(`\\\\p{L}`, 'u') : null;\n";
  expect(written(code, 'main/engine/some.ts')).toMatchObject({
    code: expect.stringMatching(
      /^import \{ compactPattern \} [^;]+;const a = compactPattern\("\\\\p\{L\}\+", 'u'\)\.test.* compactPattern\(/,
    ),
  });
  expect(written(code, 'shared/some.ts')).toBeNull();
  expect(written('const b = /a{2}/;\n', 'main/engine/some.ts')).toMatchObject({
    code: expect.stringMatching(/;const b = compactPattern\("a\{2\}", ''\);/),
  });
  const asked = 'const f = (t) => [t.matchAll(/a/g), t.replace(/b/y, () => /c/g), t.match(/d/gy)];\n';
  expect(written(asked, 'main/engine/some.ts')).toMatchObject({
    code: expect.stringMatching(
      /;const \$pattern1 = compactPattern\("a", 'g'\);const f = \(t\) => \[t\.matchAll\(\$pattern1\), t\.replace\(\/b\/y, \(\) => \/c\/g\), t\.match\(\/d\/gy\)\];/,
    ),
  });
  const inside = 'const f = (t) => /\\p{L}/u.test(t) || /a{2}/u.test(t) || /\\p{L}/gu.exec(t);\n';
  expect(written(inside, 'main/engine/some.ts')).toMatchObject({
    code: expect.stringMatching(
      /;const \$pattern1 = compactPattern\("\\\\p\{L\}", 'u'\);const f = \(t\) => \$pattern1\.test\(t\) \|\| \/a\{2\}\/u\..*\/\[\\p\{L\}.+\]\/gu\.exec/,
    ),
  });
  const repeated = 'for (const t of ts) parts.push(t.split(/ +/), /\\p{L}/u.test(t));\n';
  expect(written(repeated, 'main/engine/some.ts')).toMatchObject({
    code: expect.stringMatching(
      /;const \$pattern1 = compactPattern\("\\\\p\{L\}", 'u'\);for \(const t of ts\) parts\.push\(t\.split\(\/ \+\/\), \$pattern1\.test\(t\)\);/,
    ),
  });
});
