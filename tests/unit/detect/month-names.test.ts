import { expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy';

const persons = (text: string): string[] =>
  detect(text, { decisions: [], known: [] })
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

test.each([
  '| Month | Rent |\n|---|---|\n| Jan | 1,180 |\n| Feb | 1,190 |\n',
  'month,rent\nMärz,1180\nApril,1190\nMai,1190\nJuni,1210\n',
  'Mes;Luz\nAbril;44\nMayo;41\nJulio;63\nSeptiembre;48\n',
])('the months of a table are nobody: %j', (text) => {
  expect(persons(text)).toEqual([]);
});

test.each([
  ['| Name | Age |\n|---|---|\n| Jan | 34 |\n| June | 29 |\n', ['Jan', 'June']],
  ['name,city\nJan,Utrecht\nMila,Breda\n', ['Jan', 'Mila']],
])('whoever is called like a month is somebody: %j', (text, names) => {
  expect(persons(text)).toEqual(names);
});
