import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { asideOf } from '../../../main/engine/privacy/detect/asides';
import type { Tagged } from '../../../shared/tagger';

const names = (text: string, word: string, score: number): string[] => {
  const start = text.indexOf(word);
  const tagged: Tagged[] = [{ start, end: start + word.length, type: 'PERSON', score }];
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
