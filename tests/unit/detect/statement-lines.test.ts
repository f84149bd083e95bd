import { describe, expect, test } from 'vitest';
import { asRead, typedIn } from './read';

describe('a bank’s code before whom a line pays', () => {
  test.each([
    ['04 Oct  BGC Amara Nwosu wages 910.00', 'BGC Amara', 'PERSON Amara Nwosu'],
    ['04 Oct  SO Lindqvist Plumbing 75.00', 'SO Lindqvist Plumbing', 'ORGANIZATION Lindqvist Plumbing'],
    ['FPO Femi Balogun 450', 'FPO Femi', 'PERSON Femi Balogun'],
    ['06 Oct VIR Delphine Marchal 300,00', 'VIR Delphine', 'PERSON Delphine Marchal'],
  ])('is no part of the name: %s', (text, read, expected) => {
    expect(typedIn(text, [asRead(text, read, 'ORGANIZATION')])).toContain(expected);
  });
  test.each([
    ['Letter from CB Fry to LS Lowry', 'CB Fry'],
    ['Letter from CB Fry to LS Lowry', 'LS Lowry'],
    ['02 Oct 310.00\nSO Marsh rang twice', 'SO Marsh'],
  ])('is no code in a line without an amount: %s', (text, name) => {
    expect(typedIn(text, [asRead(text, name)])).toContain(`PERSON ${name}`);
  });
});

describe('who bears a title elsewhere', () => {
  test('is somebody where the name stands alone', () => {
    const text = 'Re: Delacourt v Fenwick Homes Ltd\nMr Delacourt accepts the offer.';
    const tagged = [
      asRead(text, 'Delacourt', 'ORGANIZATION'),
      asRead(text, 'Fenwick Homes Ltd', 'ORGANIZATION'),
      { ...asRead(text, 'Mr Delacourt'), start: text.lastIndexOf('Delacourt') },
    ];
    expect(typedIn(text, tagged)).toEqual(['PERSON Delacourt', 'ORGANIZATION Fenwick Homes Ltd', 'PERSON Delacourt']);
  });
  test('may work at a firm of that name', () => {
    const text = 'Herr Wolff arbeitet bei Wolff in der Stadt.';
    const second = text.lastIndexOf('Wolff');
    const tagged = [
      asRead(text, 'Wolff'),
      { type: 'ORGANIZATION' as const, start: second, end: second + 5, score: 0.99 },
    ];
    expect(typedIn(text, tagged)).toEqual(['PERSON Wolff', 'ORGANIZATION Wolff']);
  });
});

describe('a house with a name of its own and its town', () => {
  test.each([
    [
      'elle est à la clinique Sainte-Odile de Colmar',
      'clinique Sainte-Odile de Colmar',
      ['ORGANIZATION clinique Sainte-Odile', 'LOCATION Colmar'],
    ],
    [
      'lo visitan en el colegio Arcoíris de Getafe',
      'colegio Arcoíris de Getafe',
      ['ORGANIZATION colegio Arcoíris', 'LOCATION Getafe'],
    ],
    ['trabaja en el hospital de Getafe', 'hospital de Getafe', ['ORGANIZATION hospital de Getafe']],
    [
      'la Universidad Complutense de Madrid me admitió a mí',
      'Universidad Complutense de Madrid',
      ['ORGANIZATION Universidad Complutense de Madrid'],
    ],
  ])('are two, where the town is not the name: %s', (text, read, expected) => {
    expect(typedIn(text, [asRead(text, read, 'ORGANIZATION', 0.97)])).toEqual(expected);
  });
});

test('a family name at law is somebody’s', () => {
  const text = 'In dem Rechtsstreit Piotrowski ./. Wupper Bau GmbH.';
  expect(
    typedIn(text, [asRead(text, 'Piotrowski', 'ORGANIZATION'), asRead(text, 'Wupper Bau GmbH', 'ORGANIZATION')]),
  ).toEqual(['PERSON Piotrowski', 'ORGANIZATION Wupper Bau GmbH']);
});

describe('who says who they are', () => {
  test.each([
    ['Buenas, soy Rocío, de la limpieza.', ['PERSON Rocío']],
    ['Ciao, sono Stella, la vicina.', ['PERSON Stella']],
    ['This is Art.', []],
  ])('bears a name, though it is a word: %s', (text, expected) => {
    expect(typedIn(text, [])).toEqual(expected);
  });
});
