import { describe, expect, test } from 'vitest';
import { entities } from '../../../../main/engine/privacy/entities';
import { contextOf } from '../rounds';

const conversations = ['one', 'two', 'three', 'four', 'five', 'six'].map(contextOf);

describe('what a number counts in an address stays, with a space before it or without', () => {
  test.each([
    ['建设路 27 号 4 楼 301 室', ['路', '号', '楼', '室']],
    ['延安路 880 弄 5 号', ['路', '弄', '号']],
    ['解放路 16 号 3 单元 702 室', ['路', '号', '单元', '室']],
    ['若葉町 2 丁目 14 番地 301 号室', ['丁目', '番地', '号室']],
    ['12 동 502 호', ['동', '호']],
    ['12동 502호', ['동', '호']],
  ])('%s', (text, kinds) => {
    for (const context of conversations) {
      const to = entities.ADDRESS.protect(text, context);
      for (const kind of kinds) expect(to).toContain(kind);
      expect(to).not.toBe(text);
      expect(entities.ADDRESS.recover(to, context)).toBe(text);
    }
  });
});

describe('a word for a kind of place behind another one is the name, and becomes another', () => {
  test.each([
    ["Rue de l'Abbaye", /^Rue de l'(?!Abbaye)[AEIOUÉÈ]/u],
    ["Boulevard de l'Église", /^Boulevard de l'(?!Église)[AEIOUÉÈ]/u],
    ['Chemin du Moulin', /^Chemin du (?!Moulin)/],
    ['Castle Street', /^(?!Castle)\p{Lu}\p{Ll}+ Street$/u],
    ['Abbey Road', /^(?!Abbey)\p{Lu}\p{Ll}+ Road$/u],
    ['Am Kloster 9', /^Am (?!Kloster)/],
    ['Calle Iglesia 4', /^Calle (?!Iglesia)/],
    ['Via Castello 12', /^Via (?!Castello)/],
  ])('%s', (text, expected) => {
    for (const context of conversations) {
      const to = entities.ADDRESS.protect(text, context);
      expect(to).toMatch(expected);
      expect(entities.ADDRESS.recover(to, context)).toBe(text);
    }
  });
});
