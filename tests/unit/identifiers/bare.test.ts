import { describe, expect, test } from 'vitest';
import { emailAddress as email } from '../../../main/engine/privacy/entities/contact';
import { person } from '../../../main/engine/privacy/entities/identity';
import { bareWriting } from '../../../main/engine/privacy/entities/word/bare';
import { names } from '../../../main/engine/privacy/lists';
import { withoutAccents, withoutUmlauts } from '../../../main/engine/privacy/text/fold';
import { context, contextOf } from './rounds';

const accented = Array.from(names, ([name]) => name).filter((name) => !/^[a-z]+$|i̇/u.test(name));
const german = (name: string): string => withoutAccents(withoutUmlauts(name));

describe('a name without its accents becomes what the name becomes, without them', () => {
  test.each([
    ['garcía', 'garcia', withoutAccents],
    ['gonçalves', 'goncalves', withoutAccents],
    ['lefèvre', 'lefevre', withoutAccents],
    ['dvořák', 'dvorak', withoutAccents],
    ['wójcik', 'wojcik', withoutAccents],
    ['wilczyński', 'wilczynski', withoutAccents],
    ['wiśniewska', 'wisniewska', withoutAccents],
    ['małgorzata', 'malgorzata', withoutAccents],
    ['göran', 'goran', withoutAccents],
    ['müller', 'muller', withoutAccents],
    ['müller', 'mueller', german],
  ])('%s, %s', (name, bare, written) => {
    for (const conversation of ['a', 'b', 'c']) {
      const own = contextOf(conversation);
      expect(person.protect(bare, own)).toBe(written(person.protect(name, own)));
      expect(person.protect(bare.toUpperCase(), own)).toBe(written(person.protect(name, own)).toUpperCase());
    }
  });

  test('in an e-mail address, and behind an initial', () => {
    const standIn = withoutAccents(person.protect('wilczyński', context));
    expect(email.protect('tomasz.wilczynski@gmail.com', context)).toContain(`.${standIn}@`);
    expect(email.protect('t.wilczynski@gmail.com', context)).toContain(`.${standIn}@`);
    expect(email.protect('twilczynski@gmail.com', context)).toContain(`${standIn}@`);
  });

  test('and becomes one of many', () => {
    const contexts = Array.from({ length: 8 }, (_, at) => contextOf(`conversation ${at}`));
    const bares = accented
      .filter((_, at) => at % 97 === 0)
      .flatMap((name) => [bareWriting(name, 0), bareWriting(name, 1)]);
    for (const bare of [
      ...bares,
      'joergen',
      'huelya',
      'gyoergy',
      'soenke',
      'stephanie',
      'guelay',
      'muellerova',
      'bela',
    ]) {
      if (bare === null) continue;
      for (const keepGender of [true, false]) {
        const standIns = new Set(contexts.map((own) => person.protect(bare, { ...own, keepGender })));
        expect(standIns.size, bare).toBeGreaterThan(5);
      }
    }
  });

  test('and the key alone leads back from both, and no two words have one stand-in', () => {
    const some = accented.filter((_, at) => at % 149 === 0);
    const all = [
      ...new Set(some.flatMap((name) => [name, bareWriting(name, 0) ?? name, bareWriting(name, 1) ?? name])),
    ];
    const standIns = all.map((word) => person.protect(word, context));
    expect(standIns.map((each) => person.recover(each, context))).toEqual(all);
    expect(new Set(standIns).size).toBe(all.length);
  });
});
