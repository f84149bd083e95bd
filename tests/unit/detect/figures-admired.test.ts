import { describe, expect, test } from 'vitest';
import { figurePlaces } from '../../../main/engine/privacy/detect/public/named-figures';
import { persons } from './persons';

describe('whom a relative admires is a figure, the relative somebody', () => {
  test.each([
    ['My aunt Berta loves Michael Jordan.', ['Berta', 'Michael Jordan'], ['Berta']],
    ['mi hija Sol imita a Karol G', ['Sol', 'Karol G'], ['Sol']],
    ['mój brat Adaś kocha Kamila Stocha', ['Adaś', 'Kamila Stocha'], ['Adaś']],
    ['Meine Oma Erna hört Udo Lindenberg', ['Erna', 'Udo Lindenberg'], ['Erna']],
  ] as const)('%s', (text, values, expected) => {
    expect(persons(text, values)).toEqual(expected);
  });
  test.each([
    ['My aunt Berta loves Will Sommer.', ['Berta', 'Will Sommer']],
    ['My aunt Berta met Michael Jordan at the vet.', ['Berta', 'Michael Jordan']],
  ] as const)('but not whom nobody knows, or meets: %s', (text, values) => {
    expect(persons(text, values)).toEqual(values);
  });
});

describe('beside works, shows and callings a name that others bear as well is the figure’s', () => {
  test.each([
    [
      'Ich habe ein Trikot von Thomas Müller für meinen Sohn Fiete, wie wäscht man das?',
      ['Thomas Müller', 'Fiete'],
      ['Fiete'],
    ],
    ['My cousin Kwabena queued 9 hours for Beyoncé tickets, write a toast', ['Kwabena', 'Beyoncé'], ['Kwabena']],
    ['Opening: Serena Williams quote about losing. Thanks to my aunt Mavis.', ['Serena Williams', 'Mavis'], ['Mavis']],
    [
      'Pour le mariage de ma sœur Sixtine on met du Céline Dion ou du Daft Punk ?',
      ['Sixtine', 'Céline Dion'],
      ['Sixtine'],
    ],
    ['Mein Onkel Egon hat letztes Jahr Willy Brandt zitiert, passt das?', ['Egon', 'Willy Brandt'], ['Egon']],
    ['Mia zia Pina ha visto il concerto di Vasco Rossi, che le regalo?', ['Pina', 'Vasco Rossi'], ['Pina']],
    ['Mi abuela Encarna guarda discos de Luis Miguel, ¿valen algo?', ['Encarna', 'Luis Miguel'], ['Encarna']],
    ['Mijn oom Sjaak speelt muziek van André Hazes, welk akkoord?', ['Sjaak', 'André Hazes'], ['Sjaak']],
  ] as const)('%s', (text, values, expected) => {
    expect(persons(text, values)).toEqual(expected);
  });
  test.each([
    ['Tickets for Emma Watson and Paul Simon are at the desk of 7b.', ['Emma Watson', 'Paul Simon']],
    ['our neighbour Thomas Müller signed the shirt for me', ['Thomas Müller']],
    ['Meine Tochter Adele hört Musik von Max Müller, unserem Nachbarn', ['Adele', 'Max Müller']],
    ['the concert of my niece Shakira is on Friday', ['Shakira']],
    ['Fotos vom Konzert von Lena Huber aus der 5b', ['Lena Huber']],
    ['Harry Styles lives next door to me, how do I complain?', ['Harry Styles']],
    ['Mi vecino Luis Miguel tiene un disco rayado', ['Luis Miguel']],
    ['Roland Kaiser hat die Miete nicht gezahlt.', ['Roland Kaiser']],
    ['Vasco Rossi, mio cugino, canta sotto la doccia', ['Vasco Rossi']],
  ] as const)('but not who is only called so: %s', (text, values) => {
    expect(persons(text, values)).toEqual(values);
  });
});

test.each([
  ['asså Moa såg Håkan Hellström på ica', ['Moa', 'Håkan Hellström'], ['Moa']],
  [
    'c koi le meilleur film de Louis de Funès, mon pote Driss dit La Grande Vadrouille',
    ['Louis de Funès', 'Driss'],
    ['Driss'],
  ],
] as const)('beside somebody whom nobody knows a figure stays in posts, too: %s', (text, values, expected) => {
  expect(persons(text, values)).toEqual(expected);
});

test('figures are found at their places in every line, and none over two', () => {
  const text = 'Angela Merkel.\n\nUnd wer war Angela\nMerkel? Erzähl von Angela Merkel.';
  expect(figurePlaces(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Angela Merkel',
    'Angela Merkel',
  ]);
  expect(figurePlaces(text).map(({ start }) => start)).toEqual([0, text.lastIndexOf('Angela')]);
});
