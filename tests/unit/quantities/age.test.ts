import { describe, expect, test } from 'vitest';
import { detect, restore } from '../../../main/engine/privacy';
import type { ProtectionContext } from '../../../main/engine/privacy/entities/entity';
import { age } from '../../../main/engine/privacy/entities/quantities/age';
import { replacement } from '../core/replacement';
import { contextOf, found } from './context';

describe('an age is found', () => {
  test.each([
    ['She is 34 years old.', ['34']],
    ['a 34-year-old man', ['34']],
    ['aged 34 and 36', ['34', '36']],
    ['8 and 10 years old', ['8', '10']],
    ['my 8 year old', ['8']],
    ['46 y/o, age: 46', ['46', '46']],
    ['I’m 34. My son Tim is 8 and likes maths', ['34', '8']],
    ['at the age of 71', ['71']],
    ['Patient: F, 46', ['46']],
    ['(34M) and my wife (32F)', ['34', '32']],
    ['{"age": 34}', ['34']],
    ['34 Jahre alt, die 34-Jährige, Alter: 34', ['34', '34', '34']],
    ['eine 34-jährige Patientin, im Alter von 34', ['34', '34']],
    ['ich bin 34 und sie ist 32.', ['34', '32']],
    ['j’ai 34 ans, elle a 36 ans', ['34', '36']],
    ['âgée de 34 ans, un homme de 40 ans', ['34', '40']],
    ['tengo 34 años y mi hija tiene 8 años', ['34', '8']],
    ['ho 34 anni, mio padre ha 70 anni', ['34', '70']],
    ['ik ben 34 jaar, hij is 36 jaar oud', ['34', '36']],
    ['een 34-jarige vrouw', ['34']],
    ['mam 34 lata, 34-letnia kobieta', ['34', '34']],
    ['tenho 34 anos, ela tem 36 anos', ['34', '36']],
    ['jag är 34 år, en 34-årig man, 8 år gammal', ['34', '34', '8']],
    ['мне 34 года', ['34']],
    ['他34岁，她36歲', ['34', '36']],
    ['34歳です', ['34']],
    ['34살입니다', ['34']],
    ['Père : parti depuis 2019. Mère : Anne B., 41 ans, sans emploi.', ['41']],
    ['Ik ben Sanne de Vries, 36, woon in Utrecht.', ['36']],
    ['Karl von der Heide, 36, wohnt hier.', ['36']],
    ['Me llamo Ana de la Cruz, 36, vivo en Toledo.', ['36']],
    ['Faire-part : Anne Morel, brodeuse, 88 ans, partie en paix.', ['88']],
  ])('%s', (text, expected) => {
    expect(found('AGE', text)).toEqual(expected);
  });

  test.each([
    'within 30 days',
    'a 10-year mortgage',
    'a 10-year-old whisky',
    '3 years of experience',
    '30 years ago',
    'il y a 30 ans',
    'elle a 10 ans d’expérience',
    'hace 30 años, 5 años de experiencia',
    'trent’anni: 30 anni fa',
    '10 Jahre Erfahrung, seit 10 Jahren',
    'eine 10-jährige Laufzeit',
    'I’m 34% sure, I am 30 minutes late, I’m 5 foot 2',
    'page 34, chapter 12, top 10, 3 bullets',
    'Python 3.11, I’m 3.5',
    'il contratto di 10 anni',
    'un contrat de 10 ans',
    'za 10 lat, 10 lat temu',
    'för 10 år sedan',
    '555-34-1234',
    'aged 340',
    'at the age of 6 months',
  ])('none in: %s', (text) => {
    expect(found('AGE', text)).toEqual([]);
  });
});

test('an age keeps the words and the script around it', () => {
  const drawn = age.protect('34', contextOf());
  expect(Number(drawn)).toBeGreaterThanOrEqual(0);
  expect(age.protect('34-year-old', contextOf())).toBe(`${drawn}-year-old`);
  expect(age.protect('３４歳', contextOf()).normalize('NFKC')).toBe(`${drawn}歳`);
});

test('one age has one canonical form and one draw', () => {
  expect(age.canonical('34 years old')).toBe(age.canonical('34'));
  expect(age.values('34 and 36')).toEqual(['34', '36']);
});

test('ages stay on 0 to 120', () => {
  for (let at = 0; at < 200; at++)
    for (const edge of ['0', '1', '119', '120', '999'])
      expect(Number(age.protect(edge, contextOf(`${at}`, 100n)))).toBeLessThanOrEqual(120);
});

test.each([
  ['fifties', /^(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)$/],
  ['Siebzigern', /^(?:Zwanzig|Dreißig|Vierzig|Fünfzig|Sechzig|Siebzig|Achtzig|Neunzig)ern$/],
  ['trentaine', /^(?:vingt|trent|quarant|cinquant|soixant)aine$/],
])('the tens of an age stay such: %s', (original, form) => {
  const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((scope) => age.protect(original, contextOf(scope, 100n)));
  for (const each of drawn) expect(each).toMatch(form);
  expect(new Set(drawn).size).toBeGreaterThan(1);
});

test('what holds no number is not sent', () => {
  expect(age.protect('of a ripe age', contextOf())).toBe('[AGE]');
  expect(age.window('of a ripe age', 1000n)).toBeNull();
});

test('what is said of ε stays in the domain', () => {
  expect(age.window('34', 1000n)).toEqual({ low: '29', high: '39' });
  expect(age.window('2', 1000n)?.low).toBe('0');
});

test('the tens of an age become other tens', () => {
  for (let at = 0; at < 20; at++) expect(age.protect('40s', contextOf(`${at}`))).toMatch(/^\d{0,2}0s$/);
});

describe('an age that is an ordinal', () => {
  const shifted = (steps: number) => ({
    ...contextOf(),
    noise: { exponential: (index: number, size: number) => Math.min(index + steps, size - 1), shift: () => 0n },
  });

  test.each([
    ['It is her 90th birthday.', '90th', ['91st', '92nd', '93rd', '94th']],
    ['It is her 1st birthday.', '1st', ['2nd', '3rd', '4th', '5th']],
    ['It is her 9TH birthday.', '9TH', ['10TH', '11TH', '12TH', '13TH']],
    ['Min 40:e födelsedag', '40:e', ['41:a', '42:a', '43:e', '44:e']],
    ['Mijn 18de verjaardag', '18de', ['19de', '20ste', '21ste', '22ste']],
    ['mon 40ème anniversaire', '40ème', ['41ème', '42ème', '43ème', '44ème']],
    ['Es mi 40º cumpleaños', '40', ['41', '42', '43', '44']],
  ])('%s has the mark of the number that is drawn', (text, original, drawn) => {
    const spans = detect(text, { decisions: [], known: [] });
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([original]);
    expect([1, 2, 3, 4].map((steps) => age.protect(original, shifted(steps)))).toEqual(drawn);
  });

  test('and of its own when it is put back', () => {
    const sent = [replacement('AGE', '40th', '42nd')];
    expect(restore('Happy 42nd birthday! On her 42nd birthday she was 42 years old.', sent).restored).toBe(
      'Happy 42nd birthday! On her 40th birthday she was 40 years old.',
    );
  });
});

describe('half a year, and a letter left out,', () => {
  const two: ProtectionContext = {
    ...contextOf(),
    noise: { exponential: (index: number, size: number) => Math.min(index + 2, size - 1), shift: () => 0n },
  };

  test.each([
    ['3.5', '5.5'],
    ['1,5', '3,5'],
    ['anderthalb', '3,5'],
    ['anderhalf', '3,5'],
    ['półtora', '3,5'],
    ['un an et demi', '3,5 ans'],
    ['un añito y medio', '3,5 años'],
    ['un anno e mezzo', '3,5 anni'],
    ['um ano e meio', '3,5 anos'],
    ["novant'", '92 '],
  ])('stay behind what is drawn for %s', (original, drawn) => {
    expect(age.protect(original, two)).toBe(drawn);
  });

  test.each([
    ['3.5', '5.5', 'She is 5.5 years old.', 'She is 3.5 years old.'],
    ['3.5', '5.5', 'My daughter is 5.', 'My daughter is 3.'],
    ['anderthalb', '3,5', 'Ihr Sohn ist 3,5 Jahre alt.', 'Ihr Sohn ist 1,5 Jahre alt.'],
    ['un an et demi', '3,5 ans', 'Votre fils a 3,5 ans.', 'Votre fils a 1,5 ans.'],
    ["novant'", '92 ', 'Il nonno ha 92 anni.', 'Il nonno ha 90 anni.'],
    ['un añito y medio', '3,5 años', 'Tu hija tiene 3,5 años.', 'Tu hija tiene 1,5 años.'],
  ])('%s as %s is put back', (original, surrogate, reply, restored) => {
    const sent = [replacement('AGE', original, surrogate), replacement('AGE', '8', '12')];
    expect(restore(reply, sent).restored).toBe(restored);
  });
});
