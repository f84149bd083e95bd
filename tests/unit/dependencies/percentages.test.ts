import { describe, expect, test } from 'vitest';
import { deriveKeys } from '../../../main/engine/keys';
import { createConversation } from '../core/conversation';

/** A percentage beside the two amounts that it follows from is what the amounts that are sent give, to its last digit. */

const seeds = Array.from({ length: 30 }, (_, seed) => deriveKeys(new Uint8Array(32).fill(seed)));

interface Number_ {
  readonly value: number;
  readonly decimals: number;
}
const numbers = (text: string): Number_[] =>
  [...text.matchAll(/\d+(?:[.' ]\d{3}|,\d{3})*(?:[.,]\d{1,2}(?!\d))?/g)].map(({ 0: digits }) => {
    const plain = digits.replace(/[.,' ](?=\d{3})/g, '').replace(',', '.');
    return { value: Number(plain), decimals: plain.split('.')[1]?.length ?? 0 };
  });

const holdsFor = (text: string, [p, a, b]: readonly number[], of: (a: number, b: number) => number): void => {
  for (const keys of seeds)
    for (const epsilon of [0.5, 2]) {
      const found = numbers(createConversation().prompt(text, { epsilon }, keys).text);
      const [percent, first, second] = [p, a, b].map((at) => found[at ?? 0]);
      if (percent === undefined || first === undefined || second === undefined) throw new Error(text);
      const given = of(first.value, second.value);
      expect(Math.abs(given - percent.value)).toBeLessThanOrEqual(0.5 * 10 ** -percent.decimals + 1e-9);
    }
};
const risen = (a: number, b: number): number => (100 * Math.abs(b - a)) / a;
const share = (part: number, whole: number): number => (100 * part) / whole;

describe('what rose or fell', () => {
  test.each([
    ['My rent rises by 7.7 % from 620 € to 668 €.', [0, 1, 2]],
    ['7.7 % from 620 to 668 € is a lot for me.', [0, 1, 2]],
    ['My rent is 668 €, up from 620 € (+7.7 %).', [2, 1, 0]],
    ['Meine Miete steigt von 620 auf 668 €. Das sind 7,7 %.', [2, 0, 1]],
    ['Gehalt alt 3.450 €, neu 3.712 €, Erhöhung 7,6 %.', [2, 0, 1]],
    ['Il mio affitto aumenta del 7,7 %, da 620 a 668 euro.', [0, 1, 2]],
    ['Mi alquiler sube un 7,7 %, de 620 a 668 euros.', [0, 1, 2]],
    ['Mijn huur stijgt met 7,7 % van 620 naar 668 euro.', [0, 1, 2]],
    ['Mój czynsz rośnie o 7,7 %, z 620 do 668 zł.', [0, 1, 2]],
    ['A minha renda sobe 7,7 %, de 620 para 668 euros.', [0, 1, 2]],
    ['Min hyra höjs med 7,7 %, från 6200 till 6677 kr.', [0, 1, 2]],
    ["Kiram 12000 TL'den 15000 TL'ye çıktı, yani %25 arttı.", [2, 0, 1]],
    ['我的房租从6200元涨到6677元，涨了7.7%。', [2, 0, 1]],
    ['My electricity bill fell by 11.3 %, from £142 to £126 a month.', [0, 1, 2]],
    ['Ma facture est passée de 142 € à 126 €, soit une baisse de 11,3 %.', [2, 0, 1]],
    ['My old rent: 620 €\nMy new rent: 668 €\nIncrease: 7.7 %', [2, 0, 1]],
  ])('%s', (text, places) => holdsFor(text, places, risen));
});

describe('a share', () => {
  test.each([
    ['I spend 950 € on rent out of 2,850 € net, i.e. 33.3 %.', [2, 0, 1]],
    ['My mortgage payment is $1,610 and I take home $4,800, so 33.5 % goes to the bank.', [2, 0, 1]],
    ['Ich gebe 34,6 % meines Gehalts für Miete aus (900 € von 2.600 €).', [0, 1, 2]],
    ['Z pensji 6400 zł na kredyt idzie 2150 zł, czyli 33,6 %.', [2, 1, 0]],
  ])('%s', (text, places) => holdsFor(text, places, share));
});

test.each([
  'Inflation is 7.7 %. My rent is 620 € and my car 668 €.',
  'From 620 € to 668 €, and the inflation is 7.7 %.',
  'Net 620.00 €, VAT 8.1 % 50.22 €, gross 670.22 €.',
])('a rate of everybody stays: %s', (text) => {
  const rate = /\d\.\d(?= %)/.exec(text)?.[0];
  for (const keys of seeds)
    expect(createConversation().prompt(text, { epsilon: 0.5 }, keys).text).toContain(`${rate} %`);
});
