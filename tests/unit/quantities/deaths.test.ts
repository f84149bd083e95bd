import { expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';

const typesOf = (text: string): string[] =>
  detect(text, { decisions: [], known: [] })
    .map(({ type }) => type)
    .filter((type) => type.startsWith('DATE'));

test.each([
  'My gran was born in Leeds and died on 14 March 2019.',
  'Né à Brest, il est mort le 3 mai 2021.',
  'Opa, geboren in Ulm, gestorben am 4.5.2020',
  'nació en Lugo y murió el 2 de abril de 2018',
  'nato a Bari, morto il 3 maggio 2017',
  'geboren in Epe, overleden op 9 juni 2016',
  'urodzony w Kole, zmarł 12 maja 2015',
  'nasceu em Faro e faleceu a 8 de maio de 2014',
  'född i Mora, avled 4 juni 2013',
])('the day of a death is none of a birth: %s', (text) => {
  expect(typesOf(text)).toEqual(['DATE']);
});

test.each([
  'She was born in Leeds on 14 March 1949.',
  'Her father died young; she was born on 3 May 1961.',
  'Né à Brest le 3 mai 1951',
  'geboren in Ulm am 4.5.1950',
  'nato a Bari il 3 maggio 1957',
])('the day of a birth is: %s', (text) => {
  expect(typesOf(text)).toEqual(['DATE_OF_BIRTH']);
});
