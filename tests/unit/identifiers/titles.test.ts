import { describe, expect, test } from 'vitest';
import { person } from '../../../main/engine/privacy/entities/identity';
import { contextOf } from './rounds';

const contexts = ['one', 'two', 'three', 'four'].map(contextOf);

describe('a title stays and its name changes', () => {
  test.each([
    ['κ. Παπαδόπουλος', /^κ\. \p{Script=Greek}+$/u],
    ['Δρ. Νίκος', /^Δρ\. /u],
    ['г-н Иванов', /^г-н \p{Script=Cyrillic}+$/u],
    ['Г-жа Иванова', /^Г-жа /u],
    ['д-ру Петров', /^д-ру /u],
    ['г. Иванов', /^г\. /u],
    ['проф. Сидоров', /^проф\. /u],
    ['п. Іваненко', /^п\. /u],
    ['p. Kowalski', /^p\. \p{Lu}/u],
    ['آقای\u200cاحمدی', /^آقای\u200c(?!آقای)/u],
    ['دکتر\u200cمحمدی', /^دکتر\u200c/u],
    ['السيد أحمد', /^السيد /u],
    ['מר כהן', /^מר /u],
    ['ד"ר כהן', /^ד"ר /u],
    ['王先生', /^\p{Script=Han}+先生$/u],
    ['李女士', /^\p{Script=Han}+女士$/u],
    ['田中さん', /^\p{Script=Han}+さん$/u],
    ['田中様', /^\p{Script=Han}+様$/u],
    ['김민수 씨', /^\p{Script=Hangul}+ 씨$/u],
    ['김민수씨', /^\p{Script=Hangul}+씨$/u],
    ['นายสมชาย', /^นาย/u],
  ])('%s', (value, form) => {
    const surrogates = contexts.map((context) => person.protect(value, context));
    for (const [at, surrogate] of surrogates.entries()) {
      expect(surrogate).toMatch(form);
      expect(person.recover(surrogate, contexts[at] ?? contextOf(''))).toBe(value);
    }
    expect(surrogates.filter((surrogate) => surrogate !== value).length).toBeGreaterThan(2);
  });

  test.each([
    ['г-н Иванов и г-жа Петрова', 'г-н ', 'г-жа '],
    ['κ. Νίκος, κ. Μαρία', 'κ. ', ', κ. '],
  ])('two of them: %s', (value, first, second) => {
    for (const context of contexts) {
      const surrogate = person.protect(value, context);
      expect(surrogate.startsWith(first) && surrogate.includes(second, 1)).toBe(true);
      expect(person.recover(surrogate, context)).toBe(value);
    }
  });
});

describe('what only looks like a title is enciphered', () => {
  test.each(['Κ. Παπαδόπουλος', 'Г. Иванов', 'Ж-К Петров', 'P. Kowalski', 'คุณากร'])('%s', (value) => {
    const surrogates = contexts.map((context) => person.protect(value, context));
    const begins = surrogates.map((surrogate) => surrogate.slice(0, 3));
    expect(begins.every((each) => each === value.slice(0, 3))).toBe(false);
    for (const [at, surrogate] of surrogates.entries())
      expect(person.recover(surrogate, contexts[at] ?? contextOf(''))).toBe(value);
  });
});

test('a name becomes none with a title: each has one way back', () => {
  const syllables = Array.from('김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민');
  const names = syllables.flatMap((a) => syllables.slice(0, 12).map((b) => `${a}${b}뫼`));
  const [context] = contexts;
  if (context === undefined) throw new Error('no context');
  const images = names.map((name) => person.protect(name, context));
  expect(images.filter((image) => /(?:씨|님)$/u.test(image))).toEqual([]);
  expect(new Set(images).size).toBe(names.length);
});
