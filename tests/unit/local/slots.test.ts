import { describe, expect, it } from 'vitest';
import { slots } from '../../../main/engine/local/infer/slots';
import { kids } from '../../../main/engine/local/infer/slots/kin';
import { numberAt, tens, units } from '../../../main/engine/local/infer/slots/numbers';
import { treatments } from '../../../main/engine/local/infer/slots/treatments';
import { sites, trades } from '../../../main/engine/local/infer/slots/work';
import { wordsOf } from '../../../main/engine/local/infer/words';
import { guesses, inferred } from './inferred';

describe('slots', () => {
  it.each([
    ['site', sites],
    ['trade', trades],
    ['treatment', treatments],
    ['kids', kids],
  ] as const)('each entry of %s is found where a text has it', (slot, lists) => {
    const missed = lists
      .flatMap((list) => list.split('|'))
      .filter((entry) => {
        const words = wordsOf(entry);
        return words.length === 0 || slots[slot](words, 0) !== words.length;
      });
    expect(missed).toEqual([]);
  });

  it('each word of a number has its value', () => {
    const wrong = [
      ...units.map((list, at) => [list, at + 2] as const),
      ...tens.map((list, at) => [list, 10 * (at + 2)] as const),
    ].filter(([list, value]) => list.split(' ').some((word) => numberAt(wordsOf(word), 0)?.[0] !== value));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['thirteen', 13],
    ['vierzehn', 14],
    ['neunzehn', 19],
    ['kırk', 40],
    ['altmış', 60],
    ['einundzwanzig', 21],
    ['fünfunddreißig', 35],
    ['siebenundvierzig', 47],
    ['eenentwintig', 21],
    ['tweeëntwintig', 22],
    ['zevenendertig', 37],
    ['veintiún', 21],
    ['veinticinco', 25],
    ['ventuno', 21],
    ['trentotto', 38],
    ['quarantacinque', 45],
    ['tjugofem', 25],
    ['trettioett', 31],
    ['forty-two', 42],
    ['vingt-cinq', 25],
  ])('%s', (text, value) => {
    const words = wordsOf(text);
    expect(numberAt(words, 0)).toEqual([value, words.length]);
  });

  it.each(['ein', 'Hund', 'Trenton', 'undzwanzig', 'fünfund', 'enenen', 'veinti', 'twintigen'])(
    '%s is no number',
    (text) => {
      expect(numberAt(wordsOf(text), 0)).toBeNull();
    },
  );

  it.each([
    ['Pracuję w służbie zdrowia i śpię krótko.', 'occupation: works or worked in: służbie zdrowia'],
    ['Pracuję w opiece społecznej.', 'occupation: works or worked in: opiece społecznej'],
    ['Mam aparat słuchowy i wolę pisać.', 'health: has to do with: aparat słuchowy'],
    ['Sağlıkta çalışıyorum, ne pişirebilirim?', 'occupation: works or worked in: Sağlıkta'],
    ['Yirmi yıl tarımda çalıştım.', 'occupation: works or worked in: tarımda'],
    ['İşitme cihazı kullanıyorum.', 'health: has to do with: İşitme cihazı'],
    ['Vor fünfunddreißig Jahren habe ich Abitur gemacht.', 'age: is about 54 years old'],
    ['Vor einundzwanzig Jahren habe ich Abitur gemacht.', 'age: is about 40 years old'],
    ['Vor dreizehn Jahren habe ich Abitur gemacht.', 'age: is about 32 years old'],
  ])('letters with their marks are read: %s', (text, guess) => {
    expect(guesses(inferred(text))).toContain(guess);
  });

  it.each([
    'Annem işitme cihazı kullanıyor.',
    'Kardeşim tarımda çalışıyor.',
    'Sağlıkta yapay zekâ nasıl kullanılır?',
    'Mój sąsiad nosi aparat słuchowy.',
    'Mój sąsiad ma aparat słuchowy.',
    'Moja sąsiadka ma rozrusznik i dużo czyta.',
    'Jak działa służba zdrowia w Polsce?',
    'Moja siostra pracuje w służbie zdrowia.',
    'Karim works late, and I like his bread.',
    'Vor fünfunddreißig Jahren gab es kein Handy.',
  ])('of others and of nobody nothing is told: %s', (text) => {
    expect(guesses(inferred(text)).filter((each) => !/stands in clear$/.test(each))).toEqual([]);
  });
});
