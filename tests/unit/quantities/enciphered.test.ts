import { describe, expect, test } from 'vitest';
import type { Alternative } from '../../../main/engine/privacy/entities/entity';
import { type QuantityType, quantities } from '../../../main/engine/privacy/entities/quantities';
import type { Rational } from '../../../main/engine/privacy/noise/rational';
import { alternatives } from '../../../shared/domain';
import { contextOf } from './context';

const types = Object.keys(quantities) as QuantityType[];
const scopes = Array.from({ length: 12 }, (_, at) => `chat ${at}`);
const fpe = (type: QuantityType): Alternative => {
  const alternative = quantities[type].alternatives?.fpe;
  if (alternative === undefined) throw new Error(`${type} has no cipher`);
  return alternative;
};
const asNumber = ({ numerator, denominator }: Rational): number => Number(numerator) / Number(denominator);
const valuesOf = (type: QuantityType, text: string): number[] =>
  quantities[type].read(text).map(({ value }) => asNumber(value));
const enciphered = (type: QuantityType, original: string, scope: string): string =>
  fpe(type).protect(original, contextOf(scope));

test('every noised type has a cipher, and the window knows which it has else', () => {
  for (const type of types) expect(alternatives[type]).toBe(quantities[type].guarantee.mechanism);
  expect(Object.keys(alternatives).sort()).toEqual([...types].sort());
});

/** How values of each type are written. */
const writings: Readonly<Record<QuantityType, readonly string[]>> = {
  MONEY: ['$84,500', 'two thousand three hundred euros', '12 dollars and 57 cents', '$80–90k', '300 ocken', '4500:-'],
  PERCENTAGE: ['12.5 %', '34%', '100 %', '3 to 4 %', '250 %', 'thirty percent', '0.75%', '四成'],
  COUNT: ['2', '12', '1,250', 'three', 'vierundzwanzig'],
  AGE: [
    '34',
    'thirty-four',
    '7',
    '92nd',
    '40s',
    '2 years and 11 months',
    '2.5',
    '0',
    '120',
    'vierunddreißig',
    '6 ans et demi',
    '3歳半',
  ],
  DATE: [
    'March 14, 2025',
    '2024-03-01',
    '3–5 March 2019',
    '28–3 March 2019',
    '28–3 March',
    '29 February',
    'April 2022',
    '14.03.2025',
    'the 3rd',
  ],
  DATE_OF_BIRTH: ['14 March 1985', '1985', '14.03.58', '1931-05-05', 'May 1974'],
  DURATION: ['18 months', 'three weeks', '14 Jahren', 'dix-huit mois', '24. SSW', '2 years and 3 months', '3 週間'],
  TIME: [
    '10:30',
    '8:15',
    '3:47 pm',
    '12 am',
    '00:00',
    '8 Uhr',
    'half past ten',
    'otto meno dieci',
    'tre e venti',
    'dix-huit heures trente',
    'quinze para as oito',
    '20 past ten',
    '1430 hours',
    'halb drei',
  ],
  BODY_MEASURE: [
    ...[
      '182 cm',
      '1.82 m',
      '6\'2"',
      '1m82',
      '180 lb',
      '82.5 kg',
      '12 st 4',
      '3215 g',
      '7 lb 3 oz',
      '38.4 °C',
      '101.2 °F',
    ],
    ...['120/80', '138 over 86', '70–75 kg', '88 bpm', '27.4 kg/m²', '180 cm (5\'11")', 'six foot two'],
  ],
  LAB_VALUE: ['162 mg/dL', '7.2 %', '0.9 mg/dL', '11 ng/mL'],
};
const all = types.flatMap((type) => writings[type].map((original) => [type, original] as const));

describe('an enciphered value', () => {
  test.each(all)('%s %s comes back by the key alone', (type, original) => {
    for (const scope of scopes) {
      const surrogate = enciphered(type, original, scope);
      expect(surrogate).not.toBe(`[${type}]`);
      const source = fpe(type).recover(surrogate, contextOf(scope));
      expect(source, surrogate).not.toBeNull();
      expect(quantities[type].canonical(source ?? ''), surrogate).toBe(quantities[type].canonical(original));
      expect(fpe(type).protect(source ?? '', contextOf(scope))).toBe(surrogate);
    }
  });

  test.each(all)('%s %s is another one in most chats, whatever ε is, and spends none', (type, original) => {
    const surrogates = scopes.map((scope) => enciphered(type, original, scope));
    expect(surrogates.filter((each) => each !== original).length).toBeGreaterThan(scopes.length / 2);
    expect(scopes.map((scope) => fpe(type).protect(original, contextOf(scope, 100n)))).toEqual(surrogates);
  });

  test.each<[QuantityType, string, string]>([
    ['BODY_MEASURE', '1.82 m', '182 cm'],
    ['AGE', 'thirty-four', '34'],
    ['TIME', '8:00', '8 Uhr'],
    ['COUNT', 'twelve', '12'],
  ])('%s %s has the stand-in of %s', (type, one, other) => {
    for (const scope of scopes)
      expect(valuesOf(type, enciphered(type, one, scope))).toEqual(valuesOf(type, enciphered(type, other, scope)));
  });

  test('keeps the two units of one value together, and the order of a range', () => {
    for (const scope of scopes) {
      const [cm = 0, inches = 0] = valuesOf('BODY_MEASURE', enciphered('BODY_MEASURE', '180 cm (5\'11")', scope));
      expect(Math.abs(cm - inches)).toBeLessThan(1.3);
      const [systolic = 0, diastolic = 0] = valuesOf('BODY_MEASURE', enciphered('BODY_MEASURE', '120/100', scope));
      expect(systolic).toBeGreaterThan(diastolic);
    }
  });

  test('that cannot be read is not sent', () => {
    for (const type of types) expect(enciphered(type, 'nothing of the kind', 'a')).toBe(`[${type}]`);
  });
});

describe('the values that one is enciphered among', () => {
  const range = (first: number, last: number): string[] =>
    Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
  const clock = (step: number, isMember: (minute: number) => boolean): string[] =>
    Array.from({ length: 1440 }, (_, at) => at)
      .filter((minute) => minute % step === 0 && isMember(minute % 60))
      .map((minute) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`);

  test.each<[QuantityType, string, string[]]>([
    ['AGE', 'a child', range(0, 17)],
    ['AGE', 'an adult', range(18, 64)],
    ['AGE', 'a pensioner', range(65, 120)],
    ['COUNT', 'one digit', range(2, 9)],
    ['COUNT', 'two digits', range(10, 99)],
    ['PERCENTAGE', 'up to 100', range(1, 100).map((each) => `${each} %`)],
    ['BODY_MEASURE', 'a grown-up', range(140, 209).map((each) => `${each} cm`)],
    ['BODY_MEASURE', 'weights', range(40, 149).map((each) => `${each} kg`)],
    ['DURATION', 'two digits', range(10, 99).map((each) => `${each} weeks`)],
    ['TIME', 'whole hours', clock(60, () => true)],
    ['TIME', 'quarters', clock(15, (minute) => minute !== 0)],
    ['TIME', 'fives', clock(5, (minute) => minute % 15 !== 0)],
    ['DATE_OF_BIRTH', 'from ’70 to ’29', range(1970, 2029)],
    ['DATE_OF_BIRTH', 'from ’30 to ’69', range(1930, 1969)],
    ['LAB_VALUE', 'three digits', range(100, 999).map((each) => `${each} mg/dL`)],
  ])('%s, %s: are a permutation of themselves', (type, _, members) => {
    const images = members.map((member) => enciphered(type, member, 'permutation'));
    expect(new Set(images)).toEqual(new Set(members));
    expect(images).not.toEqual(members);
  });
});
