import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { asideOf } from '../../../main/engine/privacy/detect/public/asides';
import type { Tagged } from '../../../shared/tagger';
import { asRead } from './read';

const names = (text: string, word: string, score: number): string[] => {
  const tagged = [asRead(text, word, 'PERSON', score)];
  return detect(text, { decisions: [], known: [], tagged })
    .filter(({ type }) => type === 'PERSON' || type === 'MONEY')
    .map((span) => text.slice(span.start, span.end));
};

describe('a question about the world does not silence the note behind it', () => {
  test.each([
    ['Who won more, Federer or Nadal? Bet with Odalys for $50', 'Odalys', '$50'],
    ['Quem marcou mais, Pelé ou Zico? Aposta com Jandira de R$ 30', 'Jandira', 'R$ 30'],
    ['Wer ist besser, Messi oder Ronaldo? Wette mit Ansgar um 50 Euro', 'Ansgar', '50 Euro'],
    ['Wie scoorde meer, Van Basten of Bergkamp? Weddenschap met Joris om 30 euro', 'Joris', '30 euro'],
  ])('%s', (text, name, amount) => expect(names(text, name, 0.98)).toEqual([name, amount]));

  test('nor the amount, where the model does not see the name', () =>
    expect(names('Qui est le plus fort, Messi ou Ronaldo ? Pari avec Thibault, 50 €', 'fort', 0.1)).toEqual([
      'Thibault',
      '50 €',
    ]));

  test.each([
    'How many apples are left? Tom has 3 apples and eats one.',
    'Who wrote Emma? It is a novel of 1815.',
    'Is Lyon bigger than Paris? Compare the population of both.',
    'Bet with Odalys for $50',
    '',
  ])('no note: %s', (text) => expect(asideOf(text)).toBeNull());
});

describe('nor does a task about the world silence who wrote it down', () => {
  const task =
    'Summarise the causes of the French Revolution. Mention Louis XVI, Necker and the Estates-General of 1789. ';
  const found = (note: string, words: readonly [string, 'PERSON' | 'LOCATION'][]): string[] => {
    const text = task + note;
    const tagged = words.map(([word, type]): Tagged => {
      const start = text.lastIndexOf(word);
      return { start, end: start + word.length, type, score: 0.97 };
    });
    return detect(text, { decisions: [], known: [], tagged }).map(({ start, end }) => text.slice(start, end));
  };

  test.each([
    ['These notes were typed up by Marek Olejnik in Gdynia on 4 May 2023.', 'Marek Olejnik', 'Gdynia', '4 May 2023'],
    ['This was noted by Rahel Tesfaye in Asmara.', 'Rahel Tesfaye', 'Asmara'],
    ['Recorded by Ingrid Solheim, Bergen, 12 June 2024.', 'Ingrid Solheim', 'Bergen', '12 June 2024'],
    ['Aufgeschrieben von Jutta Brinkmeier in Soest am 4. Mai 2023.', 'Jutta Brinkmeier', 'Soest', '4. Mai 2023'],
    ['Dies wurde von Jutta Brinkmeier in Soest notiert.', 'Jutta Brinkmeier', 'Soest'],
    ['Ce texte a été rédigé par Maëlle Kerjean à Quimper.', 'Maëlle Kerjean', 'Quimper'],
    ['Esto fue anotado por Nuria Balaguer en Lleida.', 'Nuria Balaguer', 'Lleida'],
    ['Questo è stato scritto da Fiorella Zanotti a Rovigo.', 'Fiorella Zanotti', 'Rovigo'],
    ['Dit werd door Sietske Hofstra in Sneek opgeschreven.', 'Sietske Hofstra', 'Sneek'],
    ['To zostało spisane przez Bożenę Wilczak w Radomiu.', 'Bożenę Wilczak', 'Radomiu'],
    ['Isto foi anotado por Graça Quintela em Viseu.', 'Graça Quintela', 'Viseu'],
    ['Detta antecknades av Tuva Hedlund i Falun.', 'Tuva Hedlund', 'Falun'],
  ])('%s', (note, name, place, ...dates) =>
    expect(
      found(note, [
        [name, 'PERSON'],
        [place, 'LOCATION'],
      ]),
    ).toEqual([name, place, ...dates]),
  );

  test.each([
    ['This was written by Voltaire in Paris.', 'Voltaire', 'Paris'],
    ['It was written by Simon Schama in London in 1989.', 'Simon Schama', 'London'],
    ['Written by William Doyle in Oxford in 1980.', 'William Doyle', 'Oxford'],
    ['This was prepared by Jean Sylvain in Versailles in 1789.', 'Jean Sylvain', 'Versailles'],
  ])('an author of the world: %s', (note, name, place) =>
    expect(
      found(note, [
        [name, 'PERSON'],
        [place, 'LOCATION'],
      ]),
    ).toEqual([]),
  );
});
