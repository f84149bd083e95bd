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
