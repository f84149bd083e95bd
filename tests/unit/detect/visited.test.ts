import { expect, test } from 'vitest';
import { isVisited } from '../../../main/engine/privacy/detect/tagger/descriptions';

test.each([
  ['Er muss morgen zum ', '.'],
  ['I was at the ', ' for two hours.'],
  ['She was sent to a ', ' by her school.'],
  ["Je reviens de chez l'", '.'],
  ['Fui al ', ' ayer.'],
  ['Sono andata dal ', ' ieri.'],
  ['Ik ga morgen naar de ', '.'],
  ['Byłam u ', ' we wtorek.'],
])('“%s…%s” says whom one visits', (before, after) => {
  expect(isVisited(before, after)).toBe(true);
});

test.each([
  ['Mein Sohn macht eine Ausbildung zum ', '.'],
  ['Sie wurde zur ', ' befördert.'],
  ['He was promoted to a ', ' in May.'],
  ['I switched from a ', ' to a teacher.'],
  ['Je passe de caissière à ', '.'],
  ['La han ascendido a ', ' en marzo.'],
  ['Beim ', ' Kröger geklingelt.'],
])('“%s…%s” does not', (before, after) => {
  expect(isVisited(before, after)).toBe(false);
});
