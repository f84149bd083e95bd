import { describe, expect, test } from 'vitest';
import { entities } from '../../../main/engine/privacy/entities';
import { firmWord, foldName, names, regions } from '../../../main/engine/privacy/lists';
import byLanguage from '../../../resources/lists/firm-words.json';
import type { EntityType } from '../../../shared/domain';
import { contextOf } from './rounds';

const conversations = ['one', 'two', 'three', 'four', 'five', 'six'].map(contextOf);

/** What a value becomes in six conversations, from each of which the key alone leads back. */
const standIns = (type: EntityType, value: string): string[] =>
  conversations.map((context) => {
    const to = entities[type].protect(value, context);
    expect(entities[type].recover(to, context)).toBe(value);
    expect(to).not.toBe(value);
    return to;
  });

describe('an ordinary word in the name of a street becomes another of its language', () => {
  test.each([
    ['12 Maple Street', /^\d+ (\p{L}+) Street$/u, 'firm en'],
    ['4 Poplar Road', /^\d (\p{L}+) Road$/u, 'firm en'],
    ['Ahornstraße 5', /^(\p{L}+)straße \d$/u, 'firm de'],
    ['rue des Lilas', /^rue des (\p{L}+)$/u, 'firm fr'],
    ['calle Mayor 4', /^calle (\p{L}+) \d$/u, 'firm es'],
    ['ulicy Lipowej 4', /^ulicy (\p{L}+j) \d$/u, 'firm pl ulicy'],
    ['Çınar Sokak', /^(\p{L}+) Sokak$/u, 'firm tr'],
  ])('%s', (value, form, list) => {
    for (const to of standIns('ADDRESS', value)) {
      const [, word = ''] = form.exec(to) ?? [];
      expect(firmWord(foldName(word))?.name, to).toBe(list);
    }
  });

  test.each([
    ['Zeppelinring 40', /^\p{L}+ring \d\d$/u],
    ['Bahnhofpromenade 4', /promenade \d$/u],
    ['number twelve Juniper Street', /^number \p{L}+(?:-\p{L}+)? \p{L}+ Street$/u],
    ['ulicy Kościuszki 4', /^ulicy \p{L}+ \d$/u],
    ['ulici Palackého 8', /^ulici \p{L}+ \d$/u],
    ['strada Eminescu numărul 4', /^strada \p{L}+ numărul \d$/u],
  ])('what %s is stays', (value, form) => {
    for (const to of standIns('ADDRESS', value)) expect(to).toMatch(form);
  });
});

test('a word of a list has a capital to begin a name with', () => {
  for (const to of standIns('ADDRESS', 'Çınar Sokak')) expect(to).toMatch(/^\p{Lu}/u);
  expect(
    Object.values(byLanguage)
      .flatMap((words) => words.split(' '))
      .filter((word) => word.startsWith('ı')),
  ).toEqual([]);
});

describe('a firm of ordinary words becomes one of such', () => {
  test.each(['Golden Plains Casualty', 'Great Orchard Ltd', 'Silver Maple Lettings'])('%s', (value) => {
    const kept = value.split(' ').at(-1) ?? '';
    for (const to of standIns('ORGANIZATION', value)) {
      const words = to.split(' ');
      expect(words.at(-1)).toBe(kept);
      for (const word of words.slice(0, -1)) expect(firmWord(foldName(word))?.name, to).toBe('firm en');
    }
  });

  test('a name alone is somebody’s there', () => {
    const { protect } = entities.ORGANIZATION;
    for (const context of conversations)
      expect(protect('Golden Lettings', context)).toBe(`${entities.PERSON.protect('Golden', context)} Lettings`);
  });

  test.each([
    ['Tornillos y Herrajes S.A. de C.V.', / S\.A\. de C\.V\.$/u],
    ['clinique Sainte-Odile', /^clinique Sainte-/u],
    ['TSV Wolkersbach', /^TSV /u],
  ])('what %s is stays', (value, form) => {
    for (const to of standIns('ORGANIZATION', value)) expect(to).toMatch(form);
  });
});

describe('a town or a name becomes one that is as usual as it is', () => {
  test('Oregon is a state, in an address too', () => {
    for (const to of standIns('ADDRESS', '2 Elm Street, Eugene, Oregon'))
      expect(regions.get(foldName(to.split(', ')[2] ?? ''))?.country).toBe('US');
  });

  test('a district with a number becomes one, and no other town does', () => {
    for (const to of standIns('LOCATION', 'Budapest XX. kerület')) expect(to).toMatch(/^Budapest [IVX]+\. ker/u);
    for (const town of ['Győr', 'Pécs', 'Szeged', 'Eger', 'Ózd'])
      for (const to of standIns('LOCATION', town)) expect(to).not.toMatch(/\./);
  });

  test('letters of one language stay where they are', () => {
    const ofOneLanguage = /[þðəāēīūģķļņ]/u;
    for (const name of ['Zdzisław', 'Siobhán', 'Jérémie', 'Gülçin', 'Torbjörn'])
      for (const to of standIns('PERSON', name)) expect(to.toLowerCase()).not.toMatch(ofOneLanguage);
    for (const to of standIns('PERSON', 'Arnviður')) expect(to.toLowerCase()).toMatch(ofOneLanguage);
  });

  test.each(['Zosia', 'Basia', 'Bartosz', 'Halinka', 'Zdzisław', 'Janneke', 'Honza', 'Giannis', 'Unai'])(
    '%s is in the lists',
    (name) => {
      expect(names.has(foldName(name))).toBe(true);
      standIns('PERSON', name);
    },
  );
});
