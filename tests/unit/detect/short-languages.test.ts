import { expect, test } from 'vitest';
import { detect, language } from '../../../main/engine/privacy/detect';

/** A short text has few words of the sentence, and some of them are words of other languages: "my son", "a memo on". */

test.each([
  ['en', 'Write a novel whose hero is my son Leandro.'],
  ['en', 'Help me plan a party for my son Torvald'],
  ['en', 'Draft a short memo about Ottoline to my office'],
  ['de', 'Hilf Ottilie bitte'],
  ['de', 'Formuliere eine Absage an Ottilie'],
  ['pl', 'Pomóż mi napisać do mojego syna Zbyszka'],
  ['fr', 'Écris une carte à Maëlle pour son anniversaire'],
  ['es', 'Escribe una carta a mi hijo Leandro'],
  ['it', 'Scrivi un biglietto a Ludovica'],
  ['nl', 'Schrijf Sjoerd een kaart'],
  ['pt', 'Escreve uma carta ao meu filho Tomé'],
  ['sv', 'Skriv ett kort till min son Torbjörn'],
])('%s: %s', (code, text) => {
  expect(language(text)).toBe(code);
});

test.each(['Leandro', 'Torvald', 'Ottoline'])('whoever is named in it is found: %s', (name) => {
  const text = `Write a novel whose hero is my son ${name}.`;
  const found = detect(text, { decisions: [], known: [] });
  expect(found.filter(({ type }) => type === 'PERSON').map(({ start, end }) => text.slice(start, end))).toEqual([name]);
});
