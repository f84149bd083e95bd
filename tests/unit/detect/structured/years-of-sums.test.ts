import { describe, expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';

const sums = (text: string): string[] =>
  detect(text, { decisions: [], known: [] })
    .filter(({ type }) => type === 'MONEY')
    .map(({ start, end }) => text.slice(start, end));

describe('the year of a sum is no sum', () => {
  test.each([
    ['Our revenue was $6.3M in 2019 and $7.8M in 2020.', '$6.3M', '$7.8M'],
    ['I earned €41,000 in 2018, €44,500 in 2019.', '€41,000', '€44,500'],
    ['Mein Gehalt war 48.000 € im Jahr 2018 und 51.000 € in 2019.', '48.000 €', '51.000 €'],
    ['Je gagnais 38 000 € en 2018 et 41 000 € en 2019.', '38 000 €', '41 000 €'],
    ['Ganaba 28.000 € en 2018 y 31.000 € en 2019.', '28.000 €', '31.000 €'],
    ['Guadagnavo 27.000 € nel 2018 e 29.500 € nel 2019.', '27.000 €', '29.500 €'],
    ['Ik verdiende € 41.000 in 2018 en € 43.000 in 2019.', '€ 41.000', '€ 43.000'],
    ['Zarobiłam 72 000 zł w 2018 i 78 000 zł w 2019.', '72 000 zł', '78 000 zł'],
    ['Ganhei R$ 62.000 em 2018 e R$ 66.000 em 2019.', 'R$ 62.000', 'R$ 66.000'],
    ['Jag tjänade 380 000 kr 2018 och 396 000 kr i 2019.', '380 000 kr', '396 000 kr'],
    ['My salary: 47k in 2018, 2019 and $49k in 2020.', '47k', '$49k'],
  ])('%j', (text, ...values) => expect(sums(text)).toEqual(values));
});

describe('a sum that could be a year stays one in its list', () => {
  test.each([
    ['We owe them 1900, 1950 and 2000 euros.', '1900', '1950', '2000 euros'],
    ['We had payments of 1950 and 2000 euros.', '1950', '2000 euros'],
    ['Betalingen van 1900 en 1950 en 2000 euro.', '1900', '1950', '2000 euro'],
    ['Raty 1900 i 1950 i 2000 zł', '1900', '1950', '2000 zł'],
    ['I paid 2019 $ 500', '$ 500'],
  ])('%j', (text, ...values) => expect(sums(text)).toEqual(values));
});
