import { describe, expect, test } from 'vitest';
import { person } from '../../../main/engine/privacy/entities/identity';
import { organization } from '../../../main/engine/privacy/entities/organization';
import { address, location } from '../../../main/engine/privacy/entities/place';
import { commonHan, grammarHan, japaneseNames } from '../../../main/engine/privacy/lists';
import { nameLists } from './name-lists';
import { contextOf } from './rounds';

const contexts = ['one', 'two', 'three'].map(contextOf);
const { family = [], female = [], male = [], either = [] } = nameLists.Hani ?? {};

/** What a name of the lists becomes, alone. */
const imagesOf = (list: readonly string[]): string[] =>
  contexts.flatMap((context) => list.map((name) => person.protect(name, context)));

describe('names in Chinese characters', () => {
  test.each([
    ['family', family],
    ['female', female],
    ['male', male],
    ['either', either],
  ])('of the kind %s: a Japanese one becomes a Japanese one, a Chinese one a Chinese one', (_, list) => {
    const japanese = list.filter((name) => japaneseNames.has(name));
    const others = list.filter((name) => !japaneseNames.has(name));
    expect(imagesOf(japanese).filter((name) => !japaneseNames.has(name))).toEqual([]);
    expect(imagesOf(others).filter((name) => japaneseNames.has(name))).toEqual([]);
    for (const context of contexts)
      for (const name of list) expect(person.recover(person.protect(name, context), context)).toBe(name);
  });

  test('hide among fifty or more', () => {
    for (const list of [family, [...female, ...either], male]) {
      const japanese = list.filter((name) => japaneseNames.has(name)).length;
      expect(japanese).toBeGreaterThan(50);
      expect(list.length - japanese).toBeGreaterThan(50);
    }
  });

  test.each(['佐藤健一', '鈴木花子', '田中美咲', '山田 太郎'])('%s, whole, is Japanese in both parts', (value) => {
    for (const context of contexts) {
      const image = person.protect(value, context);
      const cuts = Array.from({ length: image.length - 1 }, (_, i) => [image.slice(0, i + 1), image.slice(i + 1)]);
      expect(cuts.some((parts) => parts.every((part) => japaneseNames.has((part ?? '').trim())))).toBe(true);
      expect(person.recover(image, context)).toBe(value);
    }
  });
});

describe('characters that are words of grammar', () => {
  const hasGrammar = (text: string): boolean => Array.from(text).some((character) => grammarHan.has(character));
  const rare = Array.from({ length: 400 }, (_, i) => {
    const from = [commonHan.both, commonHan.chinese, commonHan.traditional][i % 3] ?? [];
    return [3, 7, 11].map((step) => from[(i * step * 31 + step) % from.length]).join('');
  });
  const made = rare.filter((word) => !hasGrammar(word));

  test.each([
    ['PERSON', person, (word: string) => word],
    ['LOCATION', location, (word: string) => `${word}市`],
    ['ADDRESS', address, (word: string) => `杭州市${word}区${word.slice(1)}路259号`],
    ['ORGANIZATION', organization, (word: string) => `${word}公司`],
  ])('stand in no stand-in of %s, but for a value that has them', (_, entity, write) => {
    const [context = contextOf('')] = contexts;
    const values = made.map(write);
    const images = values.map((value) => entity.protect(value, context));
    expect(images.filter(hasGrammar)).toEqual([]);
    expect(images.map((image) => entity.recover(image, context))).toEqual(values);
    for (const value of ['平和路', '李在明', '和田岬', '为民路'].map(write))
      for (const each of contexts) expect(entity.recover(entity.protect(value, each), each)).toBe(value);
  });
});
