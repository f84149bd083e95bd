import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { isAsking } from '../../../main/engine/privacy/detect/public/requests';

/** Whom the lists find in a text that the model read without seeing anybody. */
const unseen = (text: string): string[] =>
  detect(text, { decisions: [], known: [], tagged: [] })
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('headings and errands', () => {
  test.each([
    'Zusammenfassung des Gesprächs',
    'Setze die Liste fort',
    'Vul het formulier in',
    'Resumen de la reunión',
    'Résumé de la réunion',
    'Completa el formulario',
  ])('do not ask: %s', (text) => {
    expect(isAsking(text)).toBe(false);
  });
  test.each([
    'Setze ins Passiv',
    'Fill in the gaps',
    'Complète les phrases',
    'Rellena los huecos',
    'Bilde Sätze im Plural',
  ])('but lessons do: %s', (text) => {
    expect(isAsking(text)).toBe(true);
  });
});

describe('a full name of the lists that nobody knows, where the model saw nobody', () => {
  test.each([
    ['Zusammenfassung des Gesprächs mit Lena Vogt', ['Lena Vogt']],
    ['Setze Anna Kolb auf die Liste', ['Anna Kolb']],
    ['Vul Sanne Kuipers in', ['Sanne Kuipers']],
    ['Resumen de Iván Pedrosa', ['Iván Pedrosa']],
    ['Schreibe eine Mail an Lena Vogt', ['Lena Vogt']],
    ['Write to Daniel Bennett about the keys', ['Daniel Bennett']],
    ['Quando viene Giulia Ferraro?', ['Giulia Ferraro']],
  ])('%s', (text, found) => {
    expect(unseen(text)).toEqual(found);
  });
  test.each([
    'Who is richer, Carlos Slim or Amancio Ortega?',
    'Why did Adele Astaire retire?',
    'Write a pattern for Lana Grossa Cool Wool.',
    'Add NANDA style diagnoses, please.',
  ])('not %s', (text) => {
    expect(unseen(text)).toEqual([]);
  });
});
