import { expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { fractionsIn } from '../../../main/engine/privacy/entities/quantities/dates/fractions';

const fractions = (text: string): string[] =>
  [...fractionsIn(text)].map((start) => text.slice(start).match(/^\d+\/\d+/)?.[0] ?? '');

test.each([
  ['1/4 der Kaution trage ich, 3/4 zahlt Swantje.', ['1/4', '3/4']],
  ['He left 1/2 to Ada, 1/3 to Cy and 1/6 for the church.', ['1/2', '1/3', '1/6']],
  ['The dog weighs 7 3/4 pounds.', ['3/4']],
  ['add 3/8 tsp salt', ['3/8']],
  ['Je paie 2/5 du loyer.', ['2/5']],
  ['Pago 1/3 del alquiler.', ['1/3']],
  ['Pago 2/3 dell’affitto.', ['2/3']],
  ['Ik betaal 3/5 van de huur.', ['3/5']],
  ['Jag äger 1/4 av huset.', ['1/4']],
  ['We split the rent, I pay 3/5.', ['3/5']],
  ['My sister inherits 3/8.', ['3/8']],
  ['On prend 1/4 tasse de lait.', ['1/4']],
])('parts of something are fractions: %s', (text, expected) => {
  expect(fractions(text)).toEqual(expected);
});

test.each([
  'Ich fliege am 1/3 nach Rom und komme am 2/3 zurück.',
  'Zahnarzt 1/4, Steuer 3/4.',
  'We split up on 2/3.',
  'paid 1/6, 1/7 and 4/8',
  'Away from 1/3 to 2/3.',
  'Le 1/3 du mois prochain.',
  'The deadline is 3/4 of this year.',
  '1 1/3 240.00',
  'My card expires 9/11.',
  'We share a flat, dentist 2/5 at noon.',
  'We share the car from 2/5 on.',
  'I see her on 2/5 for lunch.',
])('a day is none: %s', (text) => {
  expect(fractions(text)).toEqual([]);
});

test('what the model reads as a date is none where it is a fraction', () => {
  const text = '1/4 der Kaution trage ich, 3/4 zahlt Swantje. Termin 2/5 Zahnarzt.';
  const tagged = ['1/4', '3/4', '2/5'].map((part) => ({
    type: 'DATE' as const,
    start: text.indexOf(part),
    end: text.indexOf(part) + 3,
    score: 0.9,
  }));
  const dates = detect(text, { decisions: [], known: [], tagged }).filter(({ type }) => type === 'DATE');
  expect(dates.map(({ start, end }) => text.slice(start, end))).toEqual(['2/5']);
});
