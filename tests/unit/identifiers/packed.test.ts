import { describe, expect, test } from 'vitest';
import { packedList, packedMap, packedWords, partition } from '../../../main/engine/privacy/lists/packed';

const words = Array.from({ length: 5000 }, (_, at) => `${at.toString(26)}${at % 7 === 0 ? 'ş' : ''}`);

describe('a packed list', () => {
  const list = packedList(words.join('\n'), '\n');

  test('has each of its words at its place', () => {
    expect(list.size).toBe(words.length);
    expect(words.filter((word, at) => list.at(at) !== word || list.placeOf(word) !== at)).toEqual([]);
  });

  test('has no other: no part of one, no two of them, nothing longer than all', () => {
    const others = [
      '',
      'ş',
      '0',
      ...words.map((word) => `${word}-`),
      words.slice(0, 2).join('\n'),
      'a'.repeat(100_000),
    ];
    expect(others.filter((word) => !words.includes(word) && list.placeOf(word) !== -1)).toEqual([]);
    expect([list.at(-1), list.at(words.length)]).toEqual(['', '']);
  });

  test('of no words has none', () => {
    const none = packedList('', '|');
    expect([none.size, none.placeOf('a'), none.placeOf('')]).toEqual([0, -1, -1]);
  });

  test('tells what is known of a word', () => {
    const map = packedMap(list, (place) => place * 2);
    expect([map.get('1a'), map.has('1a'), map.get('ş'), map.has('ş')]).toEqual([72, true, undefined, false]);
    expect([...map].slice(0, 3)).toEqual([
      ['0ş', 0],
      ['1', 2],
      ['2', 4],
    ]);
  });
});

test('the words of a text stand between its separators', () => {
  const read = packedWords('New York|Zürich|Łódź', '|');
  expect(Array.from({ length: read.size }, (_, at) => read.at(at))).toEqual(['New York', 'Zürich', 'Łódź']);
  expect([read.at(-1), read.at(3)]).toEqual(['', '']);
});

describe('a list in parts', () => {
  const partOf = partition(() => [packedList('anna|otto|ida|emil', '|'), ['female', 'male', 'female', null].values()]);

  test('has each word in its own, in the order of the list', () => {
    const { name, size, index, at } = partOf('ida') ?? {};
    expect({ name, size, index, all: [0, 1, 2].map((place) => at?.(place)) }).toEqual({
      name: 'female',
      size: 2,
      index: 1,
      all: ['anna', 'ida', ''],
    });
  });

  test('has nothing of a word that is in none', () => {
    expect([partOf('emil'), partOf('other')]).toEqual([null, null]);
  });
});
