import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gaps, saidIn } from '../../../main/engine/privacy/dependencies/relations/age-gaps';
import { runs } from '../../property/runs';

const said = [
  'three years younger than',
  'a 4-year age difference',
  'an age gap of 5 years',
  'drei Jahre auseinander',
  'um 6 Jahre älter',
  'Der Altersunterschied beträgt 7 Jahre',
  'in 5 years',
  '12 years ago',
  'hace 3 años',
  'lleva 4 años',
  'lleva 21 años',
  'deux ans de plus',
  'plus jeune de 3 ans',
  'più vecchio di 9 anni',
  'starsza o 8 lat',
  '11 years of experience',
  'старше на 30 лет',
  '7 лет младше',
  'o 5 let starší',
  '大3岁',
  '2歳年上',
];
/** What lies between, up to further than a gap reaches, and what may hang on it. */
const between = fc.constantFrom(
  ' ',
  '. ',
  '\n',
  'x',
  '-',
  ' and an answer later ',
  ' word'.repeat(14),
  'lang '.repeat(30),
);
const text = fc
  .array(fc.tuple(fc.constantFrom(...said, 'year', 'by', '7', ' 5 yrs'), between), { maxLength: 8 })
  .map((parts) => ['A year. ', ...parts.flat()].join(''));

test('how far ages are apart is found near years as it is in the whole text', () => {
  fc.assert(
    fc.property(text, (of) => {
      expect(saidIn(of).map(({ start, said: [words] }) => [start, words])).toEqual(
        Array.from(of.matchAll(gaps), ({ index, 0: words }) => [index, words]),
      );
    }),
    { numRuns: runs(2000) },
  );
  expect(saidIn(said.join('. ')).length).toBeGreaterThan(14);
});
