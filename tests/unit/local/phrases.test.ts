import { describe, expect, it } from 'vitest';
import { createPhraseIndex } from '../../../main/engine/local/infer/phrases';
import { wordsOf } from '../../../main/engine/local/infer/words';

const found = (phrases: readonly string[], text: string): string[] => {
  const index = createPhraseIndex<string>('word');
  for (const phrase of phrases) index.add(phrase, phrase);
  const words = wordsOf(text);
  return words.flatMap((word, at) =>
    index.at(words, at).map(({ length }) => text.slice(word.start, words[at + length - 1]?.end)),
  );
};

describe('a phrase', () => {
  it('is said in each of its ways', () => {
    const phrase = '(drive/drove) (a/the/) (night/) bus';
    for (const text of ['drive a bus', 'drove the night bus', 'drive bus'])
      expect(found([phrase], text)).toEqual([text]);
    expect(found([phrase], 'drive your bus')).toEqual([]);
  });

  it('goes on after a few words of any kind, within its clause', () => {
    const phrase = 'fahre .. taxi';
    expect(found([phrase], 'Ich fahre seit acht Jahren Taxi.')).toEqual(['fahre seit acht Jahren Taxi']);
    expect(found([phrase], 'Ich fahre seit acht langen Jahren gerne Taxi.')).toEqual([]);
    expect(found([phrase], 'Ich fahre heim. Taxi ist teuer.')).toEqual([]);
  });

  it('has room for a country, an illness or a number', () => {
    expect(found(['from (the/) @country'], 'I am from the United States, not from here.')).toEqual([
      'from the United States',
    ]);
    expect(found(['with @illness'], 'Living with type 2 diabetes, with friends.')).toEqual(['with type 2 diabetes']);
    expect(found(['the @number bus'], 'the 48 bus, the red bus')).toEqual(['the 48 bus']);
  });

  it('may leave out what it begins or ends with, and has ways within a word', () => {
    expect(found(['(my/the/) bus (driver/)'], 'the bus driver')).toEqual([
      'the bus',
      'the bus driver',
      'bus',
      'bus driver',
    ]);
    expect(found(['(drei/vier)köpfige familie'], 'eine vierköpfige Familie')).toEqual(['vierköpfige Familie']);
    expect(() => found(['(a/) (b/)'], 'a b')).toThrow('a phrase has words');
  });

  it('goes no other phrase’s way where its own ways meet', () => {
    expect(found(['(a/b) c', '(a/d) e'], 'b e, d c, a c, a e')).toEqual(['a c', 'a e']);
  });

  it('costs its words and not its ways', () => {
    const group = `(${'one/two/three/four/five/six/seven/eight'})`;
    const phrase = Array.from({ length: 14 }, () => group).join(' ');
    expect(found([phrase], Array.from({ length: 14 }, () => 'six').join(' '))).toHaveLength(1);
  });
});
