import { describe, expect, test } from 'vitest';
import { said } from './draft';

/** A percentage that is said to follow from two amounts in prose. */

describe('a percentage behind two amounts, with words that it follows from them', () => {
  test.each([
    ['From {$50,000} to {$55,000}, that is {pct:10 %}.', '10 % = $55,000 ÷ $50,000 − 100 %'],
    ['They raised me from {$50,000} to {$55,000}. That is {pct:10 %} more.', '10 % = $55,000 ÷ $50,000 − 100 %'],
    ['Mein Gehalt ging von {50.000 €} auf {55.000 €}, das sind {pct:10 %}.', '10 % = 55.000 € ÷ 50.000 € − 100 %'],
    ['Von {40.000 €} auf {50.000 €}. Das macht {pct:25 %} Plus.', '25 % = 50.000 € ÷ 40.000 € − 100 %'],
    ['Mon salaire passe de {50 000 €} à {55 000 €}, soit {pct:10 %}.', '10 % = 55 000 € ÷ 50 000 € − 100 %'],
    ['Mi sueldo pasó de {50.000 €} a {55.000 €}, es decir, un {pct:10 %}.', '10 % = 55.000 € ÷ 50.000 € − 100 %'],
    [
      'Il mio stipendio è passato da {50.000 €} a {55.000 €}, cioè il {pct:10 %}.',
      '10 % = 55.000 € ÷ 50.000 € − 100 %',
    ],
    ['Mijn salaris ging van {50.000 €} naar {55.000 €}, dat is {pct:10 %}.', '10 % = 55.000 € ÷ 50.000 € − 100 %'],
    ['Pensja poszła z {50 000 zł} do {55 000 zł}, czyli o {pct:10 %}.', '10 % = 55 000 zł ÷ 50 000 zł − 100 %'],
    ['Meu salário passou de {50.000 €} para {55.000 €}, ou seja, {pct:10 %}.', '10 % = 55.000 € ÷ 50.000 € − 100 %'],
    ['Min lön gick från {50 000 kr} till {55 000 kr}, alltså {pct:10 %}.', '10 % = 55 000 kr ÷ 50 000 kr − 100 %'],
    ['Ahora cobro {55.000 €} en vez de {50.000 €}, o sea un {pct:10 %}.', '10 % = 55.000 € ÷ 50.000 € − 100 %'],
    ['Guadagno {55.000 €} invece di {50.000 €}, quindi il {pct:10 %}.', '10 % = 55.000 € ÷ 50.000 € − 100 %'],
    ['Ik krijg {55.000 €} in plaats van {50.000 €}, dus {pct:10 %}.', '10 % = 55.000 € ÷ 50.000 € − 100 %'],
    ['My pay went from {$60,000} to {$45,000}, i.e. {pct:25 %} down.', '25 % = $45,000 ÷ $60,000 − 100 %'],
    ['My rent is {$1,500} and I earn {$6,000}: that makes {pct:25 %}.', '25 % = $1,500 ÷ $6,000'],
  ])('%s', (text, link) => {
    expect(said(text)).toEqual([link]);
  });
});

describe('what hangs together over a longer text', () => {
  test.each([
    ['월급이 {320만원}인데 두 달치 {640만원}을 안 줬어요.', ['640만원 = 2 × 320만원']],
    ['給料は月{32万円}で、二ヶ月分の{64万円}が未払いです。', ['64万円 = 2 × 32万円']],
    [
      'The house ({£285,000}), savings of {£42,310.55} and bonds of {£20,000}. After the funeral of {£4,180} the net estate is {£343,130.55}, to be divided equally between the three children, i.e. {£114,376.85} each.',
      ['£343,130.55 = £285,000 + £42,310.55 + £20,000 − £4,180', '£114,376.85 = £343,130.55 ÷ 3'],
    ],
    [
      `Herr Zierhut, geb. {born:17.05.1951}, war hier. ${'Er schlief viel und gut. '.repeat(12)}Der {age:75}-jährige Patient`,
      ['75 = 2026 − 1951'],
    ],
  ])('%s', (text, links) => expect(said(text)).toEqual(links));

  test('of two people told of, the nearer one has the age', () => {
    const far = 'Er schlief viel und gut. '.repeat(12);
    expect(
      said(`Herr Zierhut, geb. {born:17.05.1951}, Frau Lenz, geb. {born:1960}. ${far}Der {age:75}-jährige`),
    ).toEqual([]);
  });
});

describe('no link', () => {
  test.each([
    'From {$50,000} to {$55,000}; inflation is {pct:10 %}.',
    'From {$50,000} to {$55,000}, and my bonus is {pct:10 %}.',
    'From {$50,000} to {$56,000}, that is {pct:10 %}.',
    'Von {50.000 €} auf {55.000 €}. Mein Bruder hat {pct:10 %} bekommen.',
    'Je passe de {50 000 €} à {55 000 €}. Ma part est de {pct:10 %}.',
  ])('%s', (text) => {
    expect(said(text)).toEqual([]);
  });
});
