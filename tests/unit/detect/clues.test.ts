import { describe, expect, it } from 'vitest';
import { typedIn } from './read';

describe('what the clues of a crossword name is nobody’s', () => {
  it.each([
    'Crossword: "Explorer Hudson" (5), "City of Norman" (7), "Sister of Emma" (4). Write four more.',
    'Kreuzworträtsel: Bruder von Petra (5), Stadt bei Köln (4), Mädchen aus Uelzen (6). Denk dir drei weitere aus.',
    'Mots croisés : « Ami de Sylvain » en 6 lettres, « Ville de Lucie » en 5 lettres. Continue.',
    'A cryptic crossword for you:\n1. Town near Kassel (6)\n2. Cousin of Ruth (5)\n3. He met Naomi (4)',
    'Crucigrama: Hermana de Lucía (5 letras), Ciudad de Jaén (5 letras), Pintor de Málaga (7 letras).',
    'Korsord: "Bor i Arvika med Lasse" (5), "Skrev om Pelle" (7). Hitta på fler.',
  ])('%s', (text) => {
    expect(typedIn(text)).toEqual([]);
  });

  it.each([
    [
      'who makes it is somebody',
      'My aunt Petra Lowe writes crosswords: "Explorer" (5), "Bird" (4).',
      'PERSON Petra Lowe',
    ],
    [
      'beside a puzzle brackets hold ages as well',
      'My twins Odile Marsh (8) and Bruno Marsh (8), and Timo Marsh (3), solve the crossword with me.',
      'AGE 8',
    ],
    [
      'guests of an evening with a puzzle have names',
      'Eingeladen: Henrike Voss (44), Malte Voss (47). Danach lösen wir ein Kreuzworträtsel.',
      'PERSON Malte Voss',
    ],
    ['… in French', 'Mes enfants Solène (9), Bastien (6) aiment les mots croisés.', 'AGE 9'],
    [
      'a numbered list of members is none of clues',
      'Crossword club:\n1. Henrike Voss (44)\n2. Malte Voss (47)\n3. Odile Marsh (52)',
      'AGE 44',
    ],
    [
      'nor with the small words of a name',
      'Crossword club\n1. Katja van Dijk (44)\n2. Henrike von Voss (47)',
      'AGE 44',
    ],
    [
      'nor one that the word for the puzzle opens',
      'Crossword: my niece Odile (8), my nephew Bruno (11), Timo Marsh (30).',
      'AGE 11',
    ],
    ['without a puzzle brackets hold an age', 'Meine Kinder Petra (5) und Lukas (4) schlafen.', 'AGE 5'],
  ])('%s', (_, text, expected) => {
    expect(typedIn(text)).toContain(expected);
  });
});

describe('what programs and publishers write is nobody’s either', () => {
  it.each([
    'Rename parseATokenDOTde, writeATindexDOTio and toATreeDOTnet.',
    'Call formatATindexDOTts and parseATreeDOTjs from the compiler.',
    'Releases 04.2017 – 09.2021: which of them have long support?',
    'Edition 03.2015 – 11.2018, welche Auflage ist die beste?',
    'Deductible 400, premium 310 or deductible 2000, premium 190: which is cheaper from what costs on?',
    'Selbstbehalt 500 oder 1500: wie viel billiger muss die Prämie im Jahr sein?',
  ])('%s', (text) => {
    expect(typedIn(text)).toEqual([]);
  });

  it.each([
    ['heikeATmailboxDOTde, schreib mir', 'EMAIL_ADDRESS heikeATmailboxDOTde'],
    ['Write to readATvolkwinDOTcom or runATharrowDOTorg.', 'EMAIL_ADDRESS readATvolkwinDOTcom'],
    ['findATlindqvist-boDOTse är min adress', 'EMAIL_ADDRESS findATlindqvist-boDOTse'],
    ['Version 06.2019 – 02.2020: she had custody then.', 'DATE 06.2019'],
    ['Edition: 11.2018 – 01.2019 clinic, Herr Tomas Weil', 'DATE 01.2019'],
    ['Ines worked there 04.2017 – 09.2021, then left.', 'DATE 04.2017'],
    ['My premium is 310 and my deductible 2000, too much?', 'MONEY 310'],
    ['Mein Gehalt ist 3100, die Prämie 310: reicht das?', 'MONEY 3100'],
    ['Our tutor (she/her, 38) left.', 'AGE 38'],
    ['Kuzenim 2.980 gr doğdu.', 'BODY_MEASURE 2.980 gr'],
  ])('but this is: %s', (text, expected) => {
    expect(typedIn(text)).toContain(expected);
  });
});
