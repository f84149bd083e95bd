import { describe, expect, test } from 'vitest';
import { isBrand } from '../../../main/engine/privacy/detect/public/brands';
import { persons } from './persons';

describe('the names of a lesson', () => {
  test.each([
    ['Fill in the correct form: "Mary (go) to the shop. She buys a hat for Peter."', ['Mary', 'Peter']],
    ['Conjugue au subjonctif présent, puis complète : il faut que Paul (finir) ses devoirs.', ['Paul']],
    ['Setze ins Passiv: "Peter schreibt einen Brief."', ['Peter']],
    ['Spiegami il passato prossimo con l’esempio "Mario è arrivato con Lucia".', ['Mario', 'Lucia']],
    ['Rellena los huecos: "Ojalá Marta (venir) mañana".', ['Marta']],
    ['Explain the past perfect in "Tom had eaten before Anna came".', ['Tom', 'Anna']],
  ] as const)('are nobody’s: %s', (text, names) => {
    expect(persons(text, names)).toEqual([]);
  });
  test.each([
    ['Check the grammar: "Anna owes me 300 euros."', ['Anna']],
    ['My son Paul fails the subjonctif, write to his teacher Mme Roux.', ['Paul', 'Roux']],
    ['Explain to Sarah Kowalski how the passive voice works.', ['Sarah Kowalski']],
    ['Erkläre Lena Vogt den Satz im Konjunktiv.', ['Lena Vogt']],
    ['Explica a Marta Ruiz el subjuntivo con ejemplos.', ['Marta Ruiz']],
    ['Fill in the gaps worksheet for Emil Brandt, past simple.', ['Emil Brandt']],
    ['Mi hija Marta suspendió el subjuntivo, ¿qué le digo?', ['Marta']],
  ] as const)('but whoever learns is somebody: %s', (text, names) => {
    expect(persons(text, names)).toEqual(names);
  });
});

describe('lists of figures', () => {
  test.each([
    [
      'Cristiano Ronaldo ou Eusébio? O meu avô Adelino prefere o segundo.',
      ['Cristiano Ronaldo', 'Eusébio', 'Adelino'],
      ['Adelino'],
    ],
    [
      'Wer war besser, Mozart oder Michael Jackson? Meine Tante Ute fragt.',
      ['Mozart', 'Michael Jackson', 'Ute'],
      ['Ute'],
    ],
  ] as const)('go on behind "or": %s', (text, names, expected) => {
    expect(persons(text, names)).toEqual(expected);
  });
  test('but not to a friend', () => {
    const names = ['Mozart', 'Lena'];
    expect(persons('Wer spielt besser, Mozart oder Lena? Lena übt täglich.', names)).toContain('Lena');
  });
});

test.each(['주민번호', '국민은행', '전화번호', 'hasło', 'lösenord'])('%s says what a number is of', (label) => {
  expect(persons(`${label} 940210-1312704`, [label])).toEqual([]);
});

describe('brands', () => {
  test.each(['Greggs', 'Yonex', 'Marcumar', 'Lévothyrox', 'Fnac', 'Petrobras', 'Ülker', 'Mapfre'])(
    '%s is one',
    (name) => {
      expect(isBrand(name)).toBe(true);
    },
  );
  test.each(['Paul', 'Otis', 'Nelly', 'Clarks', 'Wilson', 'Bartolini', 'Deichmann'])('%s may be somebody', (name) => {
    expect(isBrand(name)).toBe(false);
  });
});
