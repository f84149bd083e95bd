import { expect, test } from 'vitest';
import { addressForms } from '../../../main/engine/privacy/matching/forms/places';

const written = (surrogate: string, original: string): string[] =>
  addressForms(surrogate, original).map((form) => form.surrogate);

test.each([
  ['12 Mill Lane, St Albans', '7 Elm Lane, St Albans'],
  ['4 High Road, St. Ives', '9 Low Road, St. Ives'],
])('the saint of a town is no street: %s', (surrogate, original) => {
  expect(written(surrogate, original).filter((form) => form.includes('Street'))).toEqual([]);
});

test.each([
  ['12 Mill St, Leeds', '7 Elm St, Leeds', '12 Mill Street, Leeds'],
  ['12 Mill St. NW', '7 Elm St. NW', '12 Mill Street NW'],
])('a shortened street is one: %s', (surrogate, original, whole) => {
  expect(written(surrogate, original)).toContain(whole);
});
