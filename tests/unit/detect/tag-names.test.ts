import { expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import { asRead } from './read';

const found = (text: string, tagged?: readonly [EntityType, string][]): [string, string][] =>
  detect(text, {
    decisions: [],
    known: [],
    ...(tagged && {
      tagged: tagged.map(([type, value]) => asRead(text, value, type)),
    }),
  }).map(({ type, start, end }) => [type, text.slice(start, end)]);

test('the name of an element is none of a place, its value is read by it', () => {
  const text =
    '<Fattura><Comune>Ortisei</Comune><Roma>x</Roma><ImportoTotaleDocumento>1830.00</ImportoTotaleDocumento></Fattura>';
  expect(
    found(text, [
      ['LOCATION', 'Roma'],
      ['LOCATION', 'Ortisei'],
    ]),
  ).toEqual([
    ['LOCATION', 'Ortisei'],
    ['MONEY', '1830.00'],
  ]);
});

test('a name in angle brackets that nothing closes is somebody’s', () => {
  expect(found('<Marjolein> tot zo', [['PERSON', 'Marjolein']])).toEqual([['PERSON', 'Marjolein']]);
});

test('dates and names of rows in SQL are no program’s', () => {
  const text = "INSERT INTO members VALUES (12, 'Ines Rautenberg', '1987-04-02', 18.5);";
  expect(found(text)).toEqual([
    ['PERSON', 'Ines Rautenberg'],
    ['DATE', '1987-04-02'],
  ]);
});

test('an address ends before the line that says how somebody is reached', () => {
  expect(found('〒959-0418 新潟県燕市吉田浜首町27-4\nTEL 0256-41-8273')).toEqual([
    ['POSTAL_CODE', '959-0418'],
    ['ADDRESS', '新潟県燕市吉田浜首町27-4'],
    ['PHONE_NUMBER', '0256-41-8273'],
  ]);
});

test('who is known from elsewhere is found in the name of an element', () => {
  const text = '<payroll><Ostermannsen>3400</Ostermannsen></payroll>';
  const known = [{ type: 'PERSON', value: 'Ostermannsen' }] as const;
  const values = detect(text, { decisions: [], known }).map(({ start, end }) => text.slice(start, end));
  expect(values.filter((value) => value === 'Ostermannsen')).toHaveLength(2);
  const both = `Our colleague Greta Ostermannsen is paid so: ${text}`;
  expect(found(both, [['PERSON', 'Greta Ostermannsen']]).filter(([type]) => type === 'PERSON')).toHaveLength(3);
});

test('the user’s own rule holds in the name of an element', () => {
  const text = '<payroll><Ostermannsen>3400</Ostermannsen></payroll>';
  const decisions = [{ value: 'Ostermannsen', type: 'PERSON', action: 'protect' }] as const;
  const spans = detect(text, { decisions: [...decisions], known: [] });
  expect(spans.filter(({ type }) => type === 'PERSON')).toHaveLength(2);
});

test.each([
  ['My parcel [ORDER_5512] is late.', 'ORDER_5512'],
  ['My customer number is [CUST_77120].', 'CUST_77120'],
  ['Patient [MRN_30918] has a rash.', 'MRN_30918'],
])('a number of the user\u2019s own in brackets is no placeholder: %s', (text, number) =>
  expect(found(text)).toEqual([['ID_NUMBER', number]]),
);

test('a name beside a placeholder is found, what is inside of one is not', () => {
  const text = 'Tilda Quillen [PERSON_1] met [PERSON_2] and [DATE_OF_BIRTH_3].';
  expect(
    found(text, [
      ['PERSON', 'Tilda Quillen [PERSON_1]'],
      ['PERSON', '[PERSON_2]'],
    ]).map(([, value]) => value.slice(0, 13)),
  ).toEqual(['Tilda Quillen']);
});
