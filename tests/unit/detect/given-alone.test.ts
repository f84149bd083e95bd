import { describe, expect, test } from 'vitest';
import { valuesOf } from './read';

/** Whom the lists find in a text that the model read without seeing anybody. */
const unseen = (text: string): string[] => valuesOf(text, 'PERSON', []);

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
    ['Does David play guitar?', ['David']],
    ['What should I give Martin for his birthday?', ['Martin']],
    ['Soll ich Lena Blumen schenken?', ['Lena']],
    ['Kann ich Tom Fragen stellen?', ['Tom']],
    ['Wann soll ich Lukas Blumen bringen?', ['Lukas']],
    ['Wie bringe ich Jonas Manieren bei?', ['Jonas']],
    ['Who sings with Layla on Friday?', ['Layla']],
    ['Who wrote Emma a letter?', ['Emma']],
    ['Who plays Michael in the school play?', ['Michael']],
    ['Who played Tom at chess?', ['Tom']],
    ['Who wrote Marlene in the HR complaint?', ['Marlene']],
    ['Who played Martin in New York?', ['Martin']],
    ['Who plays Martin in Year Six?', ['Martin']],
    ['Wer spielte Annika in der Verhandlung gegen uns?', ['Annika']],
    ['Wer sprach Lena in Der Sitzung?', ['Lena']],
    ['Wer schrieb Annika?', ['Annika']],
    ['Qui joue Camille dans la Commission ?', ['Camille']],
    ['¿Quién interpreta Nuria en el Juzgado?', ['Nuria']],
    ['Does Julia know Python?', ['Julia']],
    ['Does Julia like Ruby or Java?', ['Julia']],
    ['Is Katrina still angry about the hurricane?', ['Katrina']],
    ['What does Elena mean by that?', ['Elena']],
    ["What does my daughter's name Elena mean?", ['Elena']],
    ['Is Emma by the door?', ['Emma']],
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
    'Kann ich Tom Hanks anschreiben?',
    'Who sings Layla?',
    'Wer singt Layla?',
    'Qui chante Emmanuelle ?',
    '¿Quién canta Roxanne?',
    'Who wrote the song Roxanne?',
    'Who plays Michael in The Office?',
    'Wer schrieb „Emma“?',
    'Qui joue Camille dans « Le Fabuleux Destin » ?',
    'Wer spielte Annika in „Pippi Langstrumpf“?',
    'Lyrics of Valerie by Amy Winehouse?',
    'Is Emma by Jane Austen worth reading?',
    'Is Julia faster than Python?',
    'Ist Julia schneller als Python?',
    'Should I learn Python or Julia?',
    'How do I write a for loop in Julia?',
    'How strong was hurricane Katrina?',
    'Wie stark war Orkan Lothar?',
    'Name Luna: meaning?',
    'What does the name Elena mean?',
    'How do you pronounce Siobhan?',
    'Is Luna a good name for a cat?',
    'Was bedeutet der Name Annika?',
    'Que signifie le prénom Manon ?',
    '¿Qué significa el nombre Lucía?',
    'Wat betekent de naam Sanne?',
    'Co znaczy imię Zofia?',
    'Vad betyder namnet Ebba?',
  ])('not %s', (text) => {
    expect(unseen(text)).toEqual([]);
  });
});

test('where somebody goes is no part of a name', () => {
  expect(unseen('Ich fahre mit Lena zur Arbeit.')).toEqual(['Lena']);
  expect(unseen('Gestern war Lena zum Zahnarzt gegangen.')).toEqual(['Lena']);
});

test('a noun with its article is no part of a name, a family name with its own is', () => {
  expect(unseen('Ich habe Anna Vogt den Schlüssel gegeben und sie hat ihn nicht mehr.')).toEqual(['Anna Vogt']);
  expect(unseen('Jan den Hartog wohnt hier und hat keine Zeit für mich.')).toEqual(['Jan den Hartog']);
  expect(unseen('Maria von der Heide ist nicht da.')).toEqual(['Maria von der Heide']);
});
