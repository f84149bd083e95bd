import { describe, expect, test } from 'vitest';
import { entities } from '../../../../main/engine/privacy/entities';
import { contextOf } from '../rounds';

const conversations = ['one', 'two', 'three', 'four', 'five', 'six'].map(contextOf);

describe('the labels of floors and flats and the small words between the parts of an address stay', () => {
  test.each([
    ['Moda Caddesi No: 41 D: 6', / Caddesi No: \d+ D: \d$/u],
    ['Bağdat Cad. No:12 K:3 D:5', / Cad\. No:\d+ K:\d D:\d$/u],
    ['Lale Sokak No: 7 Kat: 2 Daire: 4', / Sokak No: \d Kat: \d Daire: \d$/u],
    ['Storgatan 9 i Umeå', /gatan \d i \p{Lu}/u],
    ['calle Mayor 12 y 14', /^calle \p{Lu}.* \d\d y \d\d$/u],
  ])('%s', (text, form) => {
    for (const context of conversations) {
      const to = entities.ADDRESS.protect(text, context);
      expect(to).toMatch(form);
      expect(entities.ADDRESS.recover(to, context)).toBe(text);
    }
  });

  test("a house's letter becomes another, and no such word", () => {
    for (const context of conversations) {
      const to = entities.ADDRESS.protect('Gartenstraße 12 b in Kassel', context);
      expect(to).toMatch(/straße \d\d (?![ieyouwz])[a-z] in \p{Lu}/u);
      expect(entities.ADDRESS.recover(to, context)).toBe('Gartenstraße 12 b in Kassel');
    }
  });
});

describe('no name begins with a letter that has no capital', () => {
  const names = [
    'Irvanek',
    'Ilgazer',
    'Dobrelin',
    'Melisande',
    'Tarquien',
    'Işıkay',
    'İlkemen',
    'Şahvelin',
    'Yıldavar',
  ];
  test.each(names)('%s', (name) => {
    for (let i = 0; i < 60; i++) {
      const context = contextOf(`conversation ${i}`);
      const to = entities.PERSON.protect(name, context);
      expect(to).toMatch(/^\p{Lu}/u);
      expect(entities.PERSON.recover(to, context)).toBe(name);
    }
  });
});
