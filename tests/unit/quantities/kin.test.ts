import { expect, test } from 'vitest';
import { typedIn } from '../detect/read';

const found = (text: string): string[] => typedIn(text, []);

test.each([
  ['aunt 61M, diabetic', 'AGE 61'],
  ['Mon oncle de 58 ans tousse.', 'AGE 58'],
  ['La suegra de 71 años no duerme.', 'AGE 71'],
  ['Lo zio di 63 anni sta male.', 'AGE 63'],
  ['A sogra de 66 anos caiu.', 'AGE 66'],
  ['Min make, 45, är sjuk.', 'AGE 45'],
  ['El sobrino menor, 12, no come.', 'AGE 12'],
  ['granddaughter just turned 14, loves chess', 'AGE 14'],
  ['My grandson is 142 cm.', 'BODY_MEASURE 142 cm'],
  ['Mein Neffe ist 1,31 m groß.', 'BODY_MEASURE 1,31 m'],
])('of all kin, in the words of each language: %s', (text, value) => {
  expect(found(text)).toContain(value);
});

test.each([
  'The deals I make, 45, are small.',
  'Things they make, 12, and sell, 30.',
  'The grandstand is 142 cm.',
  'Elles grandissent de 12 ans.',
  'Busco un juego para niñas de nueve años.',
])('of nobody: %s', (text) => {
  expect(found(text)).toEqual([]);
});
