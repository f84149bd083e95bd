import { describe, expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';
import type { EntityType } from '../../../../shared/domain';

const found = (text: string): (readonly [EntityType, string])[] =>
  detect(text, { decisions: [], known: [] }).map(({ type, start, end }) => [type, text.slice(start, end)]);

describe('a head with signs or spaces says what the one row under it is', () => {
  test.each<[string, ...(readonly [EntityType, string])[]]>([
    [
      'né le\tn° sécu\n14/02/1985\t1 85 02 75 116 001 42',
      ['DATE_OF_BIRTH', '14/02/1985'],
      ['FR_NIR', '1 85 02 75 116 001 42'],
    ],
    ['né(e) le\tn° tél.\n14/02/1985\t0612345678', ['DATE_OF_BIRTH', '14/02/1985'], ['PHONE_NUMBER', '0612345678']],
    ['Geb.-Datum\tGehalt (€)\n03.05.1979\t3450', ['DATE_OF_BIRTH', '03.05.1979'], ['MONEY', '3450']],
    ['nº tel.\tdata nasc.\n912345678\t03/05/1979', ['PHONE_NUMBER', '912345678'], ['DATE_OF_BIRTH', '03/05/1979']],
    ['ur.\tczynsz (zł)\n03.05.1979\t2100', ['DATE_OF_BIRTH', '03.05.1979'], ['MONEY', '2100']],
    ['född (år)\tlön (kr)\n1985\t38500', ['DATE_OF_BIRTH', '1985'], ['MONEY', '38500']],
    ['Date of birth (DD/MM/YYYY)\tSalary (£)\n14/02/1985\t41250', ['DATE_OF_BIRTH', '14/02/1985'], ['MONEY', '41250']],
  ])('%j', (text, ...values) => expect(found(text)).toEqual(values));
});

test.each([
  'pointure (EU)\tn° article\n42\t118',
  'Temp. (°C)\tDruck (bar)\n21\t1013',
  'n°\tville\n3\tune adresse',
  'Released (YYYY)\tPrice (£)\n1985\t412',
])('a head of a thing says nothing of somebody: %j', (text) => expect(found(text)).toEqual([]));
