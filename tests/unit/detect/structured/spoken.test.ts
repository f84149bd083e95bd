import { expect, test } from 'vitest';
import { phoneNumber } from '../../../../main/engine/privacy/entities/contact';
import { contextOf } from '../../quantities/context';
import { claims } from './claims';

claims('PHONE_NUMBER', {
  found: [
    'You can reach me at ⟦five oh three five five five oh one nine eight⟧.',
    'my number is ⟦oh seven seven double two nine one four six three⟧',
    'Call ⟦two one two, five five five, oh one four two⟧ after six.',
    'Meine Nummer ist ⟦null drei null vier vier eins acht zwei sieben⟧.',
    'Mon numéro : ⟦zéro six un deux huit trois quatre sept neuf trois⟧.',
    'Mi número es ⟦seis uno dos ocho cuatro siete nueve tres cinco⟧.',
    'Il mio numero è ⟦tre quattro otto uno due sei cinque nove zero⟧.',
    'Mijn nummer is ⟦nul zes een twee acht vier zeven negen vijf⟧.',
    'Mój numer to ⟦sześć zero dwa osiem cztery siedem trzy pięć jeden⟧.',
    'O meu número é ⟦nove um dois oito quatro sete três cinco seis⟧.',
    'Mitt nummer är ⟦noll sju noll åtta fyra fem tre nio två⟧.',
  ],
  harmless: [
    'Count: one two three four five six seven eight nine ten.',
    'Eins zwei drei vier fünf sechs sieben.',
    'Un deux trois quatre cinq six sept.',
    'One or two of the three or four.',
    'The score was three two one zero.',
    'Say one, two, three, four, five, six, go!',
    'Two by two, four by four.',
    'Seven eight nine.',
    'Uno dos tres cuatro cinco seis siete.',
    'I have one, she has two, he has three.',
  ],
});

test.each([
  'five oh three five five five oh one nine eight',
  'oh seven seven double two nine one four six three',
  'null drei null vier vier eins acht zwei sieben',
  'nul zes een twee acht vier zeven negen vijf',
])('a number read out becomes another, read out: %s', (spoken) => {
  const surrogate = phoneNumber.protect(spoken, contextOf());
  expect(surrogate).not.toBe(spoken);
  expect(surrogate).toMatch(/^[\p{L} ]+$/u);
  expect(surrogate.split(' ')).toHaveLength(spoken.split(' ').length);
});
