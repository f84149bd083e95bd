import { expect, test } from 'vitest';
import { spokenPhones } from '../../../../main/engine/privacy/detect/recognisers/spoken';
import { phoneNumber } from '../../../../main/engine/privacy/entities/contact';
import { readSpoken } from '../../../../main/engine/privacy/entities/digits/spoken';
import { prepare } from '../../../../main/engine/privacy/text/prepare';
import { cpu } from '../../../cpu';
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
    'Rappelle le cabinet au ⟦zéro un quarante-huit quatre-vingt-douze zéro trois soixante-seize⟧ avant midi.',
    'mon portable cest ⟦zéro six vingt-deux soixante-dix-neuf dix-huit quatre-vingt-cinq⟧',
    'Mi móvil es el ⟦seis cuarenta y uno veintidós ochenta y seis cero nueve⟧, llámame.',
    'Chiamami al ⟦tre quattro sette ventidue novantuno sessantotto cinque⟧ dopo cena.',
    'Het nummer van mijn moeder: ⟦nul zes achttien drieënveertig zeventig negenentwintig⟧',
    'Zadzwoń do mnie: ⟦pięćset dwanaście trzysta czterdzieści siedem osiemset sześć⟧.',
    'Meine Handynummer ist ⟦null eins sieben sechs vierundzwanzig achtunddreißig neunzehn⟧.',
    'O telemóvel dela é ⟦nove um três vinte e seis quarenta e dois oitenta⟧.',
    'Ring mig på ⟦noll sjuttio tre fyrtiofem sextiosju tjugoett⟧ i kväll.',
    'text me on ⟦oh seven nine eleven forty-two sixteen seventy-three⟧',
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
    'Count in tens: ten twenty thirty forty fifty sixty.',
    'Call the numbers out: ten, twenty, thirty, forty.',
    'Les tailles trente-huit, quarante, quarante-deux sont en stock.',
    'Los números dos, cuatro, seis y ocho son pares.',
    'Die Aufgaben zwölf, vierzehn und sechzehn bitte bis morgen.',
  ],
});

test.each([
  'five oh three five five five oh one nine eight',
  'oh seven seven double two nine one four six three',
  'null drei null vier vier eins acht zwei sieben',
  'nul zes een twee acht vier zeven negen vijf',
  'zéro sept quarante-deux dix-huit soixante et onze zéro neuf',
  'zéro six vingt deux soixante dix neuf dix huit quatre vingt cinq',
  'seis cuarenta y uno veintidós ochenta y seis cero nueve',
  'pięćset dwanaście trzysta czterdzieści siedem osiemset sześć',
  'nul zes achttien drieënveertig zeventig negenentwintig',
])('a number read out becomes another, read out: %s', (spoken) => {
  const surrogate = phoneNumber.protect(spoken, contextOf());
  expect(surrogate).not.toBe(spoken);
  expect(surrogate).toMatch(/^[\p{L} -]+$/u);
  expect(readSpoken(surrogate)?.lengths).toEqual(readSpoken(spoken)?.lengths);
  expect(phoneNumber.recover(surrogate, contextOf())).toBe(spoken);
});

// Three times as much, for each of its words is read; read anew from each word, it would be hundreds of times.
test('a long run of numbers costs a few times what as much text without one does', () => {
  const cost = (text: string): number => {
    const prepared = prepare(text);
    return cpu(() => spokenPhones(prepared), 0);
  };
  const run = 'forty fifty sixty '.repeat(500);
  const alone = 'forty fifty men, '.repeat(530);
  expect(cost(run)).toBeLessThan(8 * cost(alone));
});
