import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';

/** Whom the lists find in a text that the model read without seeing anybody. */
const unseen = (text: string): string[] =>
  detect(text, { decisions: [], known: [], tagged: [] })
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('a given name alone in a short question', () => {
  test.each([
    ['Does Tim play guitar?', ['Tim']],
    ['Why did Vanessa leave the group chat?', ['Vanessa']],
    ['Tim and Vanessa broke up, what should I say?', ['Tim', 'Vanessa']],
    ['write a poem for Vanessa', ['Vanessa']],
    ['Soll ich Lena zum Geburtstag einladen?', ['Lena']],
    ['Pourquoi Camille ne répond plus ?', ['Camille']],
    ['Pourquoi Maëlle pleure ce soir ?', ['Maëlle']],
    ['¿Viene Nuria a cenar?', ['Nuria']],
    ['Perché Giulia non risponde?', ['Giulia']],
    ['Varför svarar inte Elsa?', ['Elsa']],
  ])('%s', (text, found) => {
    expect(unseen(text)).toEqual(found);
  });

  test.each([
    'Max. 150 Wörter über Bäume?',
    'Who is richer, Carlos Slim or Amancio Ortega?',
    'Is jasmine a shrub?',
    'Jaka jest różnica?',
    'What visa does a Filipino need?',
    'What does the Bauer curve show?',
    'Why did Adele Astaire retire?',
  ])('not %s', (text) => {
    expect(unseen(text)).toEqual([]);
  });
});

test('where somebody goes is no part of a name', () => {
  expect(unseen('Ich fahre mit Lena zur Arbeit.')).toEqual(['Lena']);
  expect(unseen('Gestern war Lena zum Zahnarzt gegangen.')).toEqual(['Lena']);
});
