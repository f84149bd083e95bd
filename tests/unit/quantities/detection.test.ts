import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { type QuantityType, quantities } from '../../../main/engine/privacy/entities/quantities';
import { contextOf, found } from './context';
import { harmlessNumbers } from './harmless-numbers';
import { writings } from './writings';

const types = Object.keys(quantities) as QuantityType[];
const marked = /⟦(.*?)⟧/g;

describe.each(types)('%s is found', (type) => {
  test.each(writings[type])('%s', (sentence) => {
    const expected = [...sentence.matchAll(marked)].map(([, inside]) => inside);
    expect(found(type, sentence.replace(/[⟦⟧]/g, ''))).toEqual(expected);
  });
});

test.each(harmlessNumbers)('nothing in: %s', (sentence) => {
  expect(types.flatMap((type) => found(type, sentence).map((text) => `${type} ${text}`))).toEqual([]);
});

describe.each(types)('%s stays one', (type) => {
  test.each(writings[type])('%s', (sentence) => {
    const { protect, read, values } = quantities[type];
    for (const [, original = ''] of sentence.matchAll(marked)) {
      const surrogate = protect(original, contextOf());
      expect(surrogate).not.toContain('[');
      expect(read(surrogate).map(({ unit }) => unit)).toEqual(read(original).map(({ unit }) => unit));
      expect(read(original).length).toBeGreaterThan(0);
      expect(values(original).length).toBeGreaterThan(0);
      // Detected again in its place.
      const again = sentence.replace(`⟦${original}⟧`, () => surrogate).replace(/[⟦⟧]/g, '');
      expect(found(type, again)).toContain(surrogate);
    }
  });
});

describe('a column or a key says what its numbers are', () => {
  const tables = [
    'name,age,salary,dob,height\nAnna,34,85000,1990-03-04,172\nTom,41,"92,500",1983-05-06,181',
    '| Name | Age | Salary | Date of birth | Height |\n|---|---|---|---|---|\n| A | 34 | 85000 | 1990-03-04 | 172 |\n| T | 41 | 92,500 | 1983-05-06 | 181 |',
    '[{"age":34,"salary":85000,"birthDate":"1990-03-04","height":172},{"age":41,"salary":"92,500","dob":"1983-05-06","height":181}]',
  ];

  test.each(tables)('%s', (table) => {
    expect(found('AGE', table)).toEqual(['34', '41']);
    expect(found('MONEY', table)).toEqual(['85000', '92,500']);
    expect(found('DATE_OF_BIRTH', table)).toEqual(['1990-03-04', '1983-05-06']);
    expect(found('BODY_MEASURE', table)).toEqual(['172', '181']);
    const types = detect(table, { decisions: [], known: [] }).map(({ type }) => type);
    expect(types.filter((type) => type === 'AGE')).toHaveLength(2);
  });

  test('and not those of other columns', () => {
    const table = 'step,port,lines,year\nbuild,8080,412,2019\ntest,5432,1200,2021';
    expect(types.flatMap((type) => found(type, table))).toEqual([]);
  });
});
