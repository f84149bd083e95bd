import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { isAsking } from '../../../main/engine/privacy/detect/public/requests';

/** Whom the lists find in a text in which the model saw only `name`, if anybody. */
const seen = (text: string, name: string, score: number): string[] => {
  const start = text.indexOf(name);
  const tagged = name === '' ? [] : [{ type: 'PERSON', start, end: start + name.length, score } as const];
  return detect(text, { decisions: [], known: [], tagged })
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));
};
const unseen = (text: string): string[] => seen(text, '', 0);

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

describe('a full name of no list, in a question, of which the model is sure', () => {
  test.each([
    ['Is it true that Ulbra Kessok works for them now?', 'Ulbra Kessok'],
    ['Does Ulbra Kessok work for them?', 'Ulbra Kessok'],
    ['Can Ulbra Kessok process the refunds?', 'Ulbra Kessok'],
    ['¿Por qué se fue Ulbra Kessok?', 'Ulbra Kessok'],
  ])('is somebody: %s', (text, name) => {
    expect(seen(text, name, 0.9)).toEqual([name]);
  });
  test.each([
    ['What does the Ulbra Kessok theorem say?', 'Ulbra Kessok'],
    ['Which of the Ulbra Kessok works came first?', 'Ulbra Kessok'],
    ['Why did Adele Astaire retire?', 'Adele Astaire'],
  ])('but what is called after one, and a figure, is none: %s', (text, name) => {
    expect(seen(text, name, 0.9)).toEqual([]);
  });
  test('the model’s longer reading holds where it is sure of its first word', () => {
    const text = 'When does Tobias Ehrlich get back?';
    const at = { type: 'PERSON', start: 10 } as const;
    const tagged = [
      { ...at, end: 16, score: 0.8 },
      { ...at, end: 24, score: 0.45, faint: true },
    ];
    expect(detect(text, { decisions: [], known: [], tagged }).map(({ end }) => end)).toEqual([24]);
  });
});
