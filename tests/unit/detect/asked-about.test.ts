import { describe, expect, test } from 'vitest';
import { valuesOf } from './read';

/** Whom the lists find in a text that the model read without seeing anybody. */
const unseen = (text: string): string[] => valuesOf(text, 'PERSON', []);
const places = (text: string): string[] => valuesOf(text, 'LOCATION', []);

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
    ['What did Kaminski say about the lease?', 'Kaminski'],
    ['Was sagt Krüger zur Kündigung?', 'Krüger'],
    ['Que dit Brunet de la facture ?', 'Brunet'],
    ['¿Qué dijo Badillo del contrato?', 'Badillo'],
    ['Cosa ha detto Ferrero del trasloco?', 'Ferrero'],
    ['Wat zei Hoekstra over de huur?', 'Hoekstra'],
    ['Co powiedział Wójcik o urlopie?', 'Wójcik'],
    ['O que Saraiva disse do aluguel?', 'Saraiva'],
    ['Vad sa Lindqvist om hyran?', 'Lindqvist'],
    ['When does Tobias Overkamp get back?', 'Tobias Overkamp'],
    ['Wann kommt Svenja Overkamp aus Kassel zurück?', 'Svenja Overkamp'],
    ['Quand Coline Guivarch revient-elle ?', 'Coline Guivarch'],
    ['¿Cuándo vuelve Alberto Zubizarreta de Gijón?', 'Alberto Zubizarreta'],
    ['Quando torna Alceo Scognamiglio da Bari?', 'Alceo Scognamiglio'],
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
    'What did Nietzsche say about morality?',
    'What does Python say about tabs?',
    'Was sagt Kant zur Moral?',
    'Was will Putin?',
    'Que dit Camus de la peste ?',
    '¿Qué dijo Einstein de Dios?',
    'When does Ramadan start?',
    'When does Netflix come back?',
    'Wann ist Ostern?',
    '¿Cuándo vuelve Messi?',
    'What did Deming say about quality?',
    'When does Roland Garros start?',
    'When does Virgin River come back?',
    'Wann ist Maria Himmelfahrt?',
  ])('not of whom the world asks: %s', (text) => {
    expect(unseen(text)).toEqual([]);
  });
});

test('a place of the lists that the model did not see stands where somebody is asked about beside it', () => {
  expect(places('Quand Coline Guivarch revient-elle de Marseille ?')).toEqual(['Marseille']);
  expect(places('Did Napoleon ever visit Marseille?')).toEqual([]);
  expect(places('How far is it from Marseille to Lyon?')).toEqual([]);
});

test('the places of somebody’s offices are found, no other words', () => {
  expect(places('Our offices: Pretoria, Port Elizabeth and Stellenbosch.')).toEqual([
    'Pretoria',
    'Port Elizabeth',
    'Stellenbosch',
  ]);
  expect(places('Nuestras oficinas: Gandía, Alcalá de Henares y Motril.')).toEqual([
    'Gandía',
    'Alcalá de Henares',
    'Motril',
  ]);
  expect(places('Unsere Filialen: Kassel, Fulda und Gotha.')).toEqual(['Kassel', 'Fulda', 'Gotha']);
  for (const other of [
    'Opening hours of all stores: Monday to Friday.',
    'Sklepy: Biedronka, Lidl i Auchan',
    'Uffici: Acquisti e Personale',
  ])
    expect(places(other)).toEqual([]);
});

describe('who is asked for in small letters', () => {
  test.each(['who is shabnam hosseini?', 'wer ist gesine overkamp?'])('is somebody: %s', (text) => {
    expect(unseen(text)).toHaveLength(1);
  });
  test.each([
    'who is michonne hawthorne?',
    'who is debra morgan?',
    'wer ist ulrich nielsen?',
    'quién es raquel murillo?',
    'qui est mathilde de la mole ?',
  ])('unless everybody knows them from a story: %s', (text) => {
    expect(unseen(text)).toEqual([]);
  });
});
