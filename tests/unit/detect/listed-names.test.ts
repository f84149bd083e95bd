import { describe, expect, it } from 'vitest';
import { isCommonGivenName, isCommonName, isGivenName, listedName, names } from '../../../main/engine/privacy/lists';

describe('a name that the lists have without its accents', () => {
  it.each(['Bronisława', 'BRONISŁAWA', 'Agnieszką', 'Bronisławą', 'Rozalią'])('%s is a given name', (name) => {
    expect(names.has(name.toLowerCase())).toBe(false);
    expect(isGivenName(name)).toBe(true);
  });

  it.each([
    ['a word of a language', ['está', 'Más', 'güzel', 'Doña']],
    ['with an umlaut', ['Länder', 'Rüben', 'Börja']],
    ['with an accent at the end', ['Salvó', 'Marié', 'Cortò']],
  ])('is not meant by %s', (_, words) => {
    expect(words.filter(isGivenName)).toEqual([]);
  });

  it('is the same entry', () => {
    expect(listedName('Bronisława')).toEqual(names.get('bronislawa'));
    expect(listedName('José')).toEqual(names.get('josé'));
  });
});

describe('a name that many bear', () => {
  it('is told by its rank', () => {
    expect(['Anna', 'Müller', 'Paul', 'Newman'].map(isCommonName)).toEqual([true, true, true, true]);
    expect(['Grażyna', 'Fiammetta', 'Tisch'].map(isCommonName)).toEqual([false, false, false]);
  });

  it('is a given one where it is asked for', () => {
    expect(['Anna', 'Müller', 'Grażyna'].map(isCommonGivenName)).toEqual([true, false, false]);
  });
});
