import { describe, expect, test } from 'vitest';
import { valuesOf } from './read';

/** Whom the lists find in a text that the model read without seeing anybody. */
const unseen = (text: string): string[] => valuesOf(text, 'PERSON', []);

describe('of whom one asks what only those who know somebody ask', () => {
  test.each([
    ["When is Tadlock's birthday?", 'Tadlock'],
    ['Is Kuntzelman married?', 'Kuntzelman'],
    ['Where does Oyelaran work?', 'Oyelaran'],
    ['Has anybody heard from Oyelaran lately?', 'Oyelaran'],
    ['Hast du was von Tjorven gehört?', 'Tjorven'],
    ['Tu as des nouvelles de Gwendal ?', 'Gwendal'],
    ['¿Sabes algo de Itziar?', 'Itziar'],
    ['Heb je nog iets van Fenna gehoord?', 'Fenna'],
    ['where does Latasha live?', 'Latasha'],
    ['Did Abernethy reply?', 'Abernethy'],
    ['How old is Abernethy?', 'Abernethy'],
    ['How can I reach Odalys?', 'Odalys'],
    ['Is Marnie allowed to eat peanuts?', 'Marnie'],
    ['Does Vrabel still owe me money?', 'Vrabel'],
    ['Wann hat Overkamp Geburtstag?', 'Overkamp'],
    ['Wo wohnt Hinrichsmeyer?', 'Hinrichsmeyer'],
    ['Ist Brinkschulte noch krankgeschrieben?', 'Brinkschulte'],
    ['Où habite Guivarch ?', 'Guivarch'],
    ["Quand est l'anniversaire de Kervadec ?", 'Kervadec'],
    ['¿Dónde vive Etxeberria?', 'Etxeberria'],
    ['¿Cuándo es el cumpleaños de Zubizarreta?', 'Zubizarreta'],
    ['Dove abita Scognamiglio?', 'Scognamiglio'],
    ['Waar woont Terpstra?', 'Terpstra'],
    ['Wat is het nummer van Hoogendijk?', 'Hoogendijk'],
    ['Gdzie mieszka Wojtkiewicz?', 'Wojtkiewicz'],
    ['Onde mora Figueirôa?', 'Figueirôa'],
    ['Var bor Söderqvist?', 'Söderqvist'],
  ])('%s', (text, found) => {
    expect(unseen(text)).toEqual([found]);
  });

  test.each([
    'How old is Stonehenge?',
    'How tall is Everest?',
    'How old is Gandalf?',
    'Where does Messi live?',
    'Is Rome still single?',
    'Is Netflix available in Peru?',
    'Did Amazon reply?',
    'Where does Chelsea play?',
    'Wie alt ist Merkel?',
    'Wo wohnt Gott?',
    'Où vit Dieu ?',
    'Quel âge a Macron ?',
    '¿Dónde vive Shakira?',
  ])('not of whom the world asks: %s', (text) => {
    expect(unseen(text)).toEqual([]);
  });
});
