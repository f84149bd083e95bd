import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';

const found = (text: string): string[] =>
  detect(text, { decisions: [], known: [] }).map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

describe('what the clues of a crossword name is nobody’s', () => {
  it.each([
    'Crossword: "Explorer Hudson" (5), "City of Norman" (7), "Sister of Emma" (4). Write four more.',
    'Kreuzworträtsel: Bruder von Petra (5), Stadt bei Köln (4), Mädchen aus Uelzen (6). Denk dir drei weitere aus.',
    'Mots croisés : « Ami de Sylvain » en 6 lettres, « Ville de Lucie » en 5 lettres. Continue.',
    'Korsord: "Bor i Arvika med Lasse" (5), "Skrev om Pelle" (7). Hitta på fler.',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    [
      'who makes it is somebody',
      'My aunt Petra Lowe writes crosswords: "Explorer" (5), "Bird" (4).',
      'PERSON Petra Lowe',
    ],
    ['without a puzzle brackets hold an age', 'Meine Kinder Petra (5) und Lukas (4) schlafen.', 'AGE 5'],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toContain(expected);
  });
});

describe('what programs and publishers write is nobody’s either', () => {
  it.each([
    'Rename parseATokenDOTde, writeATindexDOTio and toATreeDOTnet.',
    'Releases 04.2017 – 09.2021: which of them have long support?',
    'Edition 03.2015 – 11.2018, welche Auflage ist die beste?',
    'Deductible 400, premium 310 or deductible 2000, premium 190: which is cheaper from what costs on?',
    'Selbstbehalt 500 oder 1500: wie viel billiger muss die Prämie im Jahr sein?',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['heikeATmailboxDOTde, schreib mir', 'EMAIL_ADDRESS heikeATmailboxDOTde'],
    ['Ines worked there 04.2017 – 09.2021, then left.', 'DATE 04.2017'],
    ['My premium is 310 and my deductible 2000, too much?', 'MONEY 310'],
    ['Mein Gehalt ist 3100, die Prämie 310: reicht das?', 'MONEY 3100'],
    ['Our tutor (she/her, 38) left.', 'AGE 38'],
    ['Kuzenim 2.980 gr doğdu.', 'BODY_MEASURE 2.980 gr'],
  ])('but this is: %s', (text, expected) => {
    expect(found(text)).toContain(expected);
  });
});
