import { allFakers } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { entities } from '../../../main/engine/privacy';
import { scriptOf } from '../../../main/engine/privacy/entities/formats/characters';
import { foldName } from '../../../main/engine/privacy/lists';
import { contextOf } from './rounds';

/** People, firms and places of every locale that a library of test data has: what no list of ours was made from. */
const contexts = ['one', 'two', 'three'].map(contextOf);
const values = [
  ['PERSON', ({ person }) => person.fullName()],
  ['LOCATION', ({ location }) => location.city()],
  ['ADDRESS', ({ location }) => location.streetAddress()],
  ['ORGANIZATION', ({ company }) => company.name()],
  ['EMAIL_ADDRESS', ({ internet }) => internet.email()],
] as const satisfies readonly (readonly [string, (faker: (typeof allFakers)['en']) => string])[];
const rounds = process.env.LONG === undefined ? 3 : 100;

const scriptsOf = (text: string): string[] =>
  [...new Set((text.match(/\p{L}/gu) ?? []).map((letter) => scriptOf(letter)))].sort();
/** Mclaughlin comes back as its list writes it, and a letter that was written as two as one. */
const loosely = (text: string): string => foldName(text.replaceAll('i\u0307', 'i'));

describe('a name of any country comes back from the key alone, and its stand-in is of the same scripts', () => {
  // The base locale has no names.
  test.each(Object.keys(allFakers).filter((locale) => locale !== 'base'))('%s', (locale) => {
    const faker = allFakers[locale as keyof typeof allFakers];
    faker.seed(7);
    for (const [type, make] of values)
      for (let round = 0; round < rounds; round++)
        for (const context of contexts) {
          const value = make(faker);
          const surrogate = entities[type].protect(value, context);
          const back = entities[type].recover(surrogate, context) ?? '';
          expect(loosely(back), `${value} → ${surrogate}`).toBe(loosely(value));
          expect(scriptsOf(surrogate), `${value} → ${surrogate}`).toEqual(scriptsOf(value));
        }
  });
});
