import { describe, expect, test } from 'vitest';
import { asRead, typedIn, valuesOf } from './read';

describe('a court is found with its number and its seat', () => {
  test.each([
    ['Me cita el Juzgado de lo Penal núm. 4 de Huelva.', 'Juzgado de lo Penal', 'Juzgado de lo Penal núm. 4 de Huelva'],
    ['El Juzgado de Familia nº 12 de Vigo decide.', 'Juzgado de Familia', 'Juzgado de Familia nº 12 de Vigo'],
    ['Audience au tribunal judiciaire de Vienne.', 'tribunal judiciaire', 'tribunal judiciaire de Vienne'],
    ['Processo na 3ª Vara Cível de Olinda.', '3ª Vara Cível', '3ª Vara Cível de Olinda'],
  ])('%s', (text, read, whole) => {
    expect(valuesOf(text, 'ORGANIZATION', [asRead(text, read, 'ORGANIZATION', 0.6)])).toEqual([whole]);
  });
  test('but a kind of court alone is no more than was read', () => {
    const text = 'Los juzgados de lo social tardan mucho.';
    expect(typedIn(text, [])).toEqual([]);
  });
});

describe('a school by its letters', () => {
  test.each([
    ['Mi hija va al CEIP Reina Fabiola.', 'CEIP Reina Fabiola'],
    ['Trabajo en la I.E.P. San Ignacio.', 'I.E.P. San Ignacio'],
    ['Mia figlia va all’ITIS Galvani.', 'ITIS Galvani'],
  ])('is found: %s', (text, school) => {
    expect(valuesOf(text, 'ORGANIZATION', [])).toEqual([school]);
  });
  test.each(['i.e. a school', 'I.E. the thing', 'CEIP means a school for children'])('but not in: %s', (text) => {
    expect(valuesOf(text, 'ORGANIZATION', [])).toEqual([]);
  });
});

describe('whose place it is, without an apostrophe', () => {
  test.each([
    ['he is at imanis in brixton', 'imanis', 'imani'],
    ['im near lucys place', 'lucys', 'lucy'],
  ])('%s', (text, read, name) => {
    expect(valuesOf(text, 'PERSON', [asRead(text, read, 'ORGANIZATION')])).toEqual([name]);
  });
  test('a name that ends so stays whole', () => {
    const text = 'we met at james';
    expect(valuesOf(text, 'PERSON', [asRead(text, 'james', 'PERSON')])).toEqual(['james']);
  });
});

describe('an account between brackets behind its owner’s name', () => {
  test.each([
    ['Requester: Minh Le Vu (mvu1)', 'Minh Le Vu', []],
    ['Reporter: Joon Ahn (jahn)', 'Joon Ahn', ['jahn']],
    ['Author: Joon Ahn (Lyon)', 'Joon Ahn', []],
  ])('%s', (text, name, accounts) => {
    expect(valuesOf(text, 'USER_NAME', [asRead(text, name)])).toEqual(accounts);
  });
});

describe('a department under its key', () => {
  test('is no firm of somebody’s', () => {
    const text = 'emp_id,name,dept\nW-30981,Lise Vasseur,Ops\nW-30982,Uche Achebe,Legal';
    expect(valuesOf(text, 'ORGANIZATION', [asRead(text, 'Ops', 'ORGANIZATION', 0.97)])).toEqual([]);
  });
});
