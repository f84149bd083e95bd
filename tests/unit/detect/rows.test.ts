import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy';
import { rowNames } from '../../../main/engine/privacy/detect/names/rows';

const named = (text: string): string[] => rowNames(text).map(({ start, end }) => text.slice(start, end));

describe('rows of one form', () => {
  test('about what people owe, earn or did: whose they are', () => {
    expect(named('Flat 1 Okonjo-Reed owes 420\nFlat 2 Brannock owes 80\nFlat 3 Tillotson owes 1,200')).toEqual([
      'Okonjo-Reed',
      'Brannock',
      'Tillotson',
    ]);
    expect(named('Wohnung 4: Drexl, Miete 700\nWohnung 5: Yücel, Miete 815\nWohnung 6: Huber, Miete 640')).toEqual([
      'Drexl',
      'Yücel',
      'Huber',
    ]);
    expect(named('Quill – absent\nSutton – absent\nO’Dell – absent')).toEqual(['Quill', 'Sutton', 'O’Dell']);
  });

  test('are found in a text that the model has read, too', () => {
    const text = 'Room 1 Ravn paid 300\nRoom 2 Skovgaard paid 310\nRoom 3 Thrane paid 295';
    const found = detect(text, { decisions: [], known: [], tagged: [] });
    expect(found.filter(({ type }) => type === 'PERSON').map(({ start, end }) => text.slice(start, end))).toEqual([
      'Ravn',
      'Skovgaard',
      'Thrane',
    ]);
  });

  test.each([
    ['of things', 'Item 1 Hammer 30\nItem 2 Wrench 45\nItem 3 Pliers 12'],
    ['of ordinary words', 'Week 1 Groceries paid 30\nWeek 2 Petrol paid 45\nWeek 3 Insurance paid 12'],
    ['too few', 'Flat 1 Brannock owes 420\nFlat 2 Tillotson owes 80'],
    [
      'of other forms',
      'Flat 1 Brannock owes 420\nThe shop is closed.\nFlat 2 Tillotson owes 80\nFlat 3 Ravn has 5 paid',
    ],
    ['in which two things differ', 'Leeds: Brannock owes 42\nHull: Tillotson owes 80\nYork: Ravn owes 5'],
  ])('%s are left alone', (_, text) => {
    expect(named(text)).toEqual([]);
  });
});
