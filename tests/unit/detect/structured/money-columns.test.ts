import { describe, expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';

const sums = (text: string): string[] =>
  detect(text, { decisions: [], known: [] })
    .filter(({ type }) => type === 'MONEY')
    .map(({ start, end }) => text.slice(start, end));

const table = (head: string, ...rows: string[]): string =>
  [head, head.replace(/[^|]+/g, '---'), ...rows].map((row) => `| ${row} |`).join('\n');

describe('a column of what is paid, beside a sum that is known, is one of sums', () => {
  test.each([
    [
      `He pays instalments of £450.\n\n${table('Month | Due | Paid', 'Jan | 450 | 450', 'Feb | 450 | 280')}`,
      '£450',
      '450',
      '450',
      '450',
      '280',
    ],
    [
      `Ich zahle 320 € im Monat zurück.\n\n${table('Monat | Betrag | Rest', 'Mai | 320 | 640', 'Juni | 320 | 320')}`,
      '320 €',
      '320',
      '640',
      '320',
      '320',
    ],
    [`Je dois 900 € à ma sœur.\n\n${table('Mois | Versement | Reste', 'mars | 150 | 750')}`, '900 €', '150', '750'],
    [`Le debo 840 € a Marta.\n\nMes\tPagado\tPendiente\nmayo\t140\t700`, '840 €', '140', '700'],
    [
      `My loan costs €1,275 a month.\n\n${table('Month | Standing order', 'Jan | 1275', 'Feb | 990')}`,
      '€1,275',
      '1275',
      '990',
    ],
  ])('%j', (text, ...values) => expect(sums(text)).toEqual(values));
});

describe('another column beside a sum stays', () => {
  test.each([
    [`My rent is £500.\n\n${table('Month | Steps | Rooms', 'Jan | 500 | 3', 'Feb | 740 | 3')}`, '£500'],
    [`My rent is £500.\n\n${table('Dish | Salt mg', 'Soup | 500', 'Stew | 310')}`, '£500'],
    [`I earn €2,000.\n\n${table('Country | Founded', 'Italy | 1861', 'Kosovo | 2008')}`, '€2,000'],
    [`No sum here.\n\n${table('Month | Due | Paid', 'Jan | 450 | 450')}`],
  ])('%j', (text, ...values) => expect(sums(text)).toEqual(values));
});
