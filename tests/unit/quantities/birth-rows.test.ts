import { describe, expect, test } from 'vitest';
import { found } from './context';

describe('a date in a row with a whole name and a sex or a weight is one of a birth', () => {
  test.each([
    ['Peter Brown, 07/11/1984, M', '07/11/1984'],
    ['Maria Lopez; 1984-07-21; mujer', '1984-07-21'],
    ['Anna Kowalska | 03.05.1979 | 62 kg', '03.05.1979'],
    ['12,Julia Schmidt,1968-02-03,weiblich', '1968-02-03'],
    ['Sex, name and date:\nF, Claire Martin, 14/09/1990', '14/09/1990'],
  ])('%s', (text, date) => {
    expect(found('DATE_OF_BIRTH', text)).toEqual([date]);
    expect(found('DATE', text)).toEqual([]);
  });
});

test.each([
  'Peter Brown, 07/11/2024, M',
  'Invoice 12, 07/11/1984, F',
  'Peter Brown, 07/11/1984, paid',
  'Peter Brown wrote to us on 07/11/1984, M told me',
  'Peter Brown, 62 kg\nStatement, 07/11/1984, open',
])('any other date stays one: %s', (text) => {
  expect(found('DATE_OF_BIRTH', text)).toEqual([]);
  expect(found('DATE', text)).toHaveLength(1);
});
