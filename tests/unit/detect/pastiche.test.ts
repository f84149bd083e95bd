import { describe, expect, test } from 'vitest';
import { persons } from './persons';

/** What is found where the model read some values as persons. */
const found = (text: string, read: string): string[] => persons(text, read.split('|'), 0.9);

describe('the persons of a passage that goes on as an author would write it are fiction', () => {
  test.each([
    [
      'Continue this in the style of Dorothy Sayers: "Lord Harcombe lit a pipe. \'Observe, Mrs Tilling, the ash.\'"',
      'Harcombe|Tilling',
    ],
    [
      'Setz das im Stil von Otfried Preußler fort: „Der Müller Wendelin schlich zum Bach, und Frau Zumbusch rief ihn.“',
      'Wendelin|Zumbusch',
    ],
    [
      'Écris la suite à la manière de Maupassant : « M. Quéméneur ferma le volet. Kerdraon attendait sur le quai. »',
      'Quéméneur|Kerdraon',
    ],
    [
      'Continúa al estilo de Pío Baroja: «Arrázola subió la cuesta. Fermín no preguntó por Budimira».',
      'Arrázola|Fermín',
    ],
    [
      'Continua alla maniera di Calvino: "Ottokaro salì sul ramo. Viola Baschirotti lo guardò dal prato."',
      'Ottokaro|Viola Baschirotti',
    ],
    [
      'Schrijf verder in de stijl van Jip en Janneke: "Trenske pakt de bal. Köhlert lacht, en Takkie blaft hard."',
      'Trenske|Köhlert',
    ],
    [
      'Kontynuuj w stylu Lema: „Pilot Rakoczy wyłączył silnik. Uryga patrzył na ekran i milczał długo.”',
      'Rakoczy|Uryga',
    ],
    [
      'Fortsätt i stil med Astrid Lindgren: ”Lundkvist klättrade upp. Edvardsen stod kvar vid grinden.”',
      'Lundkvist|Edvardsen',
    ],
  ])('%s', (text, read) => {
    expect(found(text, read)).toEqual([]);
  });
});

describe('what happened, though it is told in a style, is somebody’s', () => {
  test.each([
    [
      'Rewrite in the style of Hemingway: "Folasade Ogunleye came late to work, and Torbjörn Ekvall was fired."',
      'Folasade Ogunleye|Torbjörn Ekvall',
    ],
    [
      'Write a poem in the style of Keats for the wedding of Folasade Ogunleye and Torbjörn Ekvall.',
      'Folasade Ogunleye|Torbjörn Ekvall',
    ],
    [
      'Schreib eine Geschichte im Stil von Kästner über meinen Nachbarn: „Eberhard Quast mäht am Sonntag den Rasen.“',
      'Eberhard Quast',
    ],
    [
      'Continue in the style of Poe: "Nuno Sequeira, nuno.sequeira@talgrund-optik.com, opened the door slowly."',
      'Nuno Sequeira',
    ],
  ])('%s', (text, read) => {
    expect(found(text, read)).toEqual(read.split('|'));
  });
});
