import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { joinParticles } from '../../../main/engine/privacy/detect/names/particles';
import type { Found } from '../../../main/engine/privacy/detect/resolve';
import type { EntityType } from '../../../shared/domain';

/** Values behind short words, services' names and roles, in many countries; then, below ---, what only looks so. By the lists alone. */
const classes: Readonly<Record<string, readonly EntityType[]>> = {
  professions: ['ID_NUMBER'],
  numbers: ['ID_NUMBER', 'NATIONAL_ID', 'INSURANCE_NUMBER'],
  plates: ['LICENSE_PLATE'],
  accounts: ['USER_NAME', 'SECRET', 'BANK_ACCOUNT', 'ROUTING_NUMBER', 'PHONE_NUMBER', 'COORDINATES', 'URL'],
  employers: ['ORGANIZATION'],
  firms: ['ORGANIZATION'],
  scripts: ['PERSON'],
};
const mark = /\[\[(.*?)\|([A-Z_]+)\]\]/g;

const foundIn = (text: string): { value: string; type: EntityType }[] =>
  detect(text, { decisions: [], known: [] }).map(({ start, end, type }) => ({ value: text.slice(start, end), type }));

describe.each(Object.entries(classes))('%s', (name, types) => {
  const [personal = [], harmless = []] = readFileSync(join(import.meta.dirname, 'weaker-cues', `${name}.txt`), 'utf8')
    .split('---\n')
    .map((part) => part.split('\n').filter((line) => line !== ''));
  test.each(personal)('%s', (marked) => {
    const found = foundIn(marked.replace(mark, '$1'));
    for (const [, value = '', type] of marked.matchAll(mark))
      expect(
        found.some((each) => each.type === type && each.value.includes(value)),
        value,
      ).toBe(true);
  });
  test.each(harmless)('nothing in %s', (text) => {
    expect(foundIn(text).filter(({ type }) => types.includes(type))).toEqual([]);
  });
});

describe('parts of a name that particles join', () => {
  const read = (text: string, parts: readonly (readonly [value: string, type: EntityType])[]): string[] => {
    const found = parts.map(([value, type]): Found => {
      const start = text.indexOf(value);
      return { type, start, end: start + value.length, score: 0.95, source: 'tagger', reason: 'read as a name' };
    });
    return joinParticles(text, found).map(({ start, end, type }) => `${text.slice(start, end)} ${type}`);
  };
  test.each([
    ['Wim vd Broek belt', 'Wim', 'Broek', 'Wim vd Broek'],
    ["buurman Sjaak van 't Hof", 'Sjaak', 'Hof', "Sjaak van 't Hof"],
    ['Ernst v. Hagen klagt', 'Ernst', 'Hagen', 'Ernst v. Hagen'],
    ['Abel dos Reis ligou', 'Abel', 'Reis', 'Abel dos Reis'],
  ])('%s', (text, first, second, whole) => {
    expect(
      read(text, [
        [first, 'PERSON'],
        [second, 'PERSON'],
      ]),
    ).toEqual([`${whole} PERSON`]);
  });
  test.each([
    ['capo Kurt Oberhofer della Tecnobau', 'Kurt Oberhofer della', 'Kurt Oberhofer'],
    ['compañera Anika Sorensen de la Caja Rural', 'Anika Sorensen de la', 'Anika Sorensen'],
    ['chef Loïc Rannou du Crédit Rural', 'Loïc Rannou du', 'Loïc Rannou'],
    ['Tran Van ruft an', 'Tran Van', 'Tran Van'],
  ])('and none ends in what leads on: %s', (text, name, whole) => {
    expect(read(text, [[name, 'PERSON']])).toEqual([`${whole} PERSON`]);
  });
  test('and what was read as a place', () => {
    expect(
      read('Arnaud de Lespinasse et moi', [
        ['Arnaud', 'PERSON'],
        ['Lespinasse', 'LOCATION'],
      ]),
    ).toEqual(['Arnaud de Lespinasse PERSON']);
    expect(
      read('Pilar de los Santos', [
        ['Pilar de', 'PERSON'],
        ['los Santos', 'LOCATION'],
      ]),
    ).toEqual(['Pilar de los Santos PERSON']);
  });
  test.each([
    ['Lucía de Valencia llamó', 'Lucía', 'Valencia', 'LOCATION'],
    ['die Tochter Anna von Peter', 'Anna', 'Peter', 'PERSON'],
    ['Anna zu Peter bringen', 'Anna', 'Peter', 'PERSON'],
    ['Els en Broek', 'Els', 'Broek', 'PERSON'],
  ] as const)('not in %s', (text, first, second, type) => {
    expect(
      read(text, [
        [first, 'PERSON'],
        [second, type],
      ]),
    ).toEqual([`${first} PERSON`, `${second} ${type}`]);
  });
});
