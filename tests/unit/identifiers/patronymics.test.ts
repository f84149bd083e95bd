import { describe, expect, test } from 'vitest';
import type { ProtectionContext } from '../../../main/engine/privacy/entities/entity';
import { person } from '../../../main/engine/privacy/entities/identity';
import { fewestDeclined } from '../../../main/engine/privacy/lists/fewest';
import { patronymic, patronymicTables } from '../../../main/engine/privacy/lists/patronymics';
import { contextOf } from './rounds';

const conversations = Array.from({ length: 8 }, (_, at) => contextOf(`conversation ${at}`));
const inLanguage = (language: string): ProtectionContext => ({
  ...contextOf('conversation'),
  locale: { language, dayFirst: true },
});

describe('a name after the father becomes another such', () => {
  test.each([
    ['Петрович', /ич$/u],
    ['Петровича', /ича$/u],
    ['Петровне', /[внч]не$/u],
    ['Сергеевна', /(?:[ое]в|ич)на$/u],
    ['Сергеевной', /(?:[ое]в|ич)ной$/u],
    ['Ильинична', /(?:[ое]в|ич)на$/u],
    ['Іванівна', /[іївч]вн?а$/u],
    ['Іванівні', /[іївч]ні$/u],
    ['Petrovich', /ich$/u],
    ['Alexandrovna', /na$/u],
    ['Sergeyevna', /na$/u],
    ['Guðmundsdóttir', /dóttir$/u],
    ['Gudmundsdottir', /dottir$/u],
    ['Sigurðsson', /son$/u],
    ['Helgadóttur', /dóttur$/u],
  ])('%s', (name, ending) => {
    const standIns = conversations.map((context) => person.protect(name, context));
    for (const standIn of standIns) expect(standIn).toMatch(ending);
    expect(standIns).not.toContain(name);
    for (const standIn of standIns) expect(patronymic(standIn.toLowerCase())).not.toBeNull();
    expect(new Set(standIns).size).toBeGreaterThan(5);
  });

  test('of a brother, a sister and all their cases the same father’s', () => {
    for (const context of conversations) {
      const of = (words: string) => words.split(' ').map((word) => person.protect(word, context).toLowerCase());
      const fathers = (words: string) => new Set(of(words).map((word) => patronymic(word)?.index));
      expect(fathers('Петрович Петровича Петровна Петровне ПЕТРОВНОЙ').size).toBe(1);
      expect(fathers('Guðmundsdóttir Guðmundsdóttur Gudmundsdottir').size).toBe(1);
    }
  });

  test('in a text of Ukrainian one of Ukrainian, where Russian has it as well', () => {
    const languages = (context: ProtectionContext) =>
      ['Степанович', 'Романович', 'Богданович'].map((name) => {
        const standIn = person.protect(name, context).toLowerCase();
        return patronymic(standIn, context.locale?.language)?.name;
      });
    expect(languages(inLanguage('uk'))).toEqual(['uk', 'uk', 'uk']);
    expect(languages(inLanguage('ru'))).toEqual(['ru', 'ru', 'ru']);
  });
});

test.each(['ru', 'uk'])('the key alone leads back from every one, and no two have one stand-in: %s', (language) => {
  const context = inLanguage(language);
  const all = new Set(
    patronymicTables.flatMap(({ pairs, endings }) =>
      pairs.flatMap((pair, at) =>
        endings.flatMap((own, child) =>
          own.map((ending) => pair[child] + ending).filter((_, which) => (at + which) % 3 === 0),
        ),
      ),
    ),
  );
  const words = [...all].filter((word) => patronymic(word) !== null);
  const standIns = words.map((word) => person.protect(word, context));
  expect(standIns.map((standIn) => person.recover(standIn, context))).toEqual(words);
  expect(new Set(standIns).size).toBe(words.length);
  expect(standIns.filter((standIn, at) => standIn === words[at])).toEqual([]);
});

test('whose father is in no list keeps what it ends in', () => {
  for (const context of conversations)
    for (const [name, ending] of [
      ['Рафаиловна', /[ое]вна$/u],
      ['Гамлетовича', /[ое]вича$/u],
      ['Мухаммедовне', /[ое]вне$/u],
      ['Kormáksdóttir', /sdóttir$/u],
    ] as const) {
      const standIn = person.protect(name, context);
      expect(standIn).toMatch(ending);
      expect(standIn).not.toBe(name);
      expect(person.recover(standIn, context)).toBe(name);
    }
});

test('none of it is kept where the gender is not', () => {
  for (const name of ['Сергеевна', 'Рафаиловна', 'Jónsdóttir']) {
    const own = conversations.map((context) => ({ ...context, keepGender: false }));
    const standIns = own.map((context) => person.protect(name, context));
    expect(
      standIns.some((standIn) => patronymic(standIn.toLowerCase()) === null && !/(?:вна|dóttir)$/u.test(standIn)),
    ).toBe(true);
    expect(standIns.map((standIn, at) => person.recover(standIn, own[at] as ProtectionContext))).toEqual(
      own.map(() => name),
    );
  }
});

test('a family of Sweden is none', () => {
  for (const name of ['Gunnarsson', 'Björnsson', 'Eriksson', 'Nelson'])
    expect(patronymic(name.toLowerCase())).toBeNull();
});

test('each is one of many', () => {
  const counts = new Map<string, number>();
  for (const { pairs, endings } of patronymicTables)
    for (const [child, all] of endings.entries())
      for (const ending of all)
        for (const pair of pairs) {
          const read = patronymic(pair[child] + ending);
          const name = `${read?.name} ${read?.form}`;
          if (read !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
        }
  expect([...counts].filter(([, count]) => count < fewestDeclined)).toEqual([]);
});
