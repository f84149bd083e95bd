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
  '| Client | Jan | Feb | Mar |\n|---|---|---|---|\n| Boxes | 12 | 9 | 11 |\n',
  'Miete,Jan,Feb,Mrz\nwarm,800,800,820\n',
  'Jan: 1200\nFeb: 1300\nApril: 1100\n',
])('the months of a table are nobody: %j', (text) => {
  expect(persons(text)).toEqual([]);
});

test.each([
  ['| Name | Age |\n|---|---|\n| Jan | 34 |\n| June | 29 |\n', ['Jan', 'June']],
  ['name,city\nJan,Utrecht\nMila,Breda\n', ['Jan', 'Mila']],
  ['Jan, April and June owe me 40 euros each.', ['Jan', 'April', 'June']],
])('whoever is called like a month is somebody: %j', (text, names) => {
  expect(persons(text)).toEqual(names);
});

test('Spanish leaves out who does something where a sentence begins', () => {
  expect(persons('Paciente Consuelo Piñeiro, 68 a. Vive sola en Ourense, su sobrina la visita.')).not.toContain('Vive');
  expect(persons('Mi sobrina Mora vive sola. Mora lo sabe y no quiere nada.')).toContain('Mora');
});
