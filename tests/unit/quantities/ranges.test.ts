import { describe, expect, test } from 'vitest';
import { recogniseIdNumber } from '../../../main/engine/privacy/detect/recognisers/id-number';
import { type QuantityType, quantities } from '../../../main/engine/privacy/entities/quantities';
import { prepare } from '../../../main/engine/privacy/text/prepare';
import { contextOf, found } from './context';

describe('a range of somebody’s is found with both its ends, with a hyphen as with a dash', () => {
  test.each<[QuantityType, string, string[]]>([
    ['BODY_MEASURE', 'I weigh 81-83 kg now', ['81-83 kg']],
    ['BODY_MEASURE', 'My weight is 63-66 kg', ['63-66 kg']],
    ['BODY_MEASURE', 'Ich wiege 82-84 kg', ['82-84 kg']],
    ['BODY_MEASURE', 'Je pèse 58-60 kg', ['58-60 kg']],
    ['BODY_MEASURE', 'I am about 181-183 cm tall', ['181-183 cm']],
    ['BODY_MEASURE', 'I weigh 70.5-71.5 kg', ['70.5-71.5 kg']],
    ['BODY_MEASURE', 'I weigh between 90 and 94 kg', ['90 and 94 kg']],
    ['BODY_MEASURE', 'Ich wiege zwischen 82 und 84 kg', ['82 und 84 kg']],
    ['BODY_MEASURE', 'Peso entre 61 y 63 kg', ['61 y 63 kg']],
    ['BODY_MEASURE', '我体重70到75公斤', ['70到75公斤']],
    ['BODY_MEASURE', 'My blood pressure is 120-125/80', ['120-125/80']],
    ['BODY_MEASURE', 'La mia pressione è 120-125/80-85', ['120-125/80-85']],
    ['BODY_MEASURE', 'Mi tensión es 120–125/80–85', ['120–125/80–85']],
    ['LAB_VALUE', 'My glucose is 101-118 mg/dL', ['101-118 mg/dL']],
    ['LAB_VALUE', 'My HbA1c is 6.1-6.4 %', ['6.1-6.4 %']],
    ['LAB_VALUE', 'My LDL is 141–152 mg/dL', ['141–152 mg/dL']],
    ['LAB_VALUE', 'Mein LDL ist 150-160', ['150-160']],
    ['LAB_VALUE', 'Ma glycémie est de 95-110 mg/dL', ['95-110 mg/dL']],
    ['AGE', 'My kids are 7-9 years old', ['7', '9']],
    ['AGE', 'Mein Sohn ist 4-6 Jahre alt', ['4', '6']],
    ['AGE', 'Mes enfants ont 4-6 ans', ['4', '6']],
    ['AGE', 'Mis hijos tienen 8-10 años', ['8', '10']],
    ['AGE', 'Mijn kinderen zijn 8-10 jaar oud', ['8', '10']],
    ['AGE', 'She is aged 41-43', ['41', '43']],
    ['AGE', 'Ho 54-56 anni', ['54', '56']],
    ['AGE', 'Mój tata jest na emeryturze, ma 64-66 lat', ['64', '66']],
    ['AGE', 'Tengo 41-43 años', ['41', '43']],
    ['AGE', 'Tenho 41-43 anos', ['41', '43']],
    ['AGE', 'Babam 54-56 yaşında', ['54', '56']],
    ['AGE', 'Мне 54-56 лет', ['54', '56']],
    ['AGE', 'Моєму батькові 54-56 років', ['54', '56']],
    ['AGE', 'Сергею 45-47 лет', ['45', '47']],
    ['AGE', '我妈妈54-56岁', ['54', '56']],
    ['AGE', '父は54〜56歳です', ['54', '56']],
    ['AGE', '제 딸은 4-6살입니다', ['4', '6']],
    ['AGE', 'Mon père a entre 54 et 56 ans', ['54', '56']],
    ['AGE', 'Mio padre ha tra i 54 e i 56 anni', ['54', '56']],
    ['AGE', 'Mój ojciec ma między 54 a 56 lat', ['54', '56']],
    ['AGE', 'Mijn vader is tussen 54 en 56 jaar', ['54', '56']],
    ['AGE', 'Моему отцу от 54 до 56 лет', ['54', '56']],
    ['AGE', 'My father is between 54 and 56', ['54', '56']],
  ])('%s: %s', (type, text, values) => {
    expect(found(type, text)).toEqual(values);
  });
});

describe('what is said of anybody or of things stays', () => {
  test.each<[QuantityType, string]>([
    ['BODY_MEASURE', 'Adults normally weigh 70-75 kg'],
    ['BODY_MEASURE', 'My suitcase weighs 20-23 kg'],
    ['BODY_MEASURE', 'The box weighs 3-4 kg'],
    ['BODY_MEASURE', 'I ordered part 2024-05-70 kg'],
    ['LAB_VALUE', 'HbA1c 4.0-5.6 %'],
    ['LAB_VALUE', 'My glucose reference range is 70-99 mg/dL'],
    ['LAB_VALUE', 'My doctor says LDL 70-99 mg/dL is normal'],
    ['AGE', 'Children 4-6 years old should sleep 10 hours'],
    ['AGE', 'On average children 4-6 years old need ten hours of sleep.'],
    ['AGE', 'On this playground only kids 6-12 years old may play.'],
    ['AGE', 'Рекомендуется в возрасте 5-6 лет.'],
    ['AGE', 'Il vino ha 4-6 anni.'],
    ['AGE', 'Women aged 25-34 prefer it'],
    ['AGE', 'My car is 10-12 years old'],
    ['AGE', 'Meine Firma ist 10-12 Jahre alt'],
    ['AGE', 'I have 5-6 years of experience'],
    ['AGE', 'She is at work from 9 to 12'],
    ['AGE', 'Je suis là de 9 à 12'],
    ['AGE', 'Jag är ledig mellan 9 och 12'],
    ['AGE', 'Ho 2-3 anni di esperienza'],
    ['AGE', 'У него стаж 5-7 лет'],
    ['AGE', 'Для детей 4-6 лет'],
    ['AGE', '适合4-6岁儿童'],
    ['AGE', '3-5 yaşında çocuklar için'],
  ])('%s: %s', (type, text) => {
    expect(found(type, text)).toEqual([]);
  });
  test('a report’s reference range beside its value', () => {
    expect(found('LAB_VALUE', 'My glucose is 95 mg/dL (70-99)')).toEqual(['95 mg/dL']);
    expect(found('LAB_VALUE', 'Glucose: 101 mg/dL, reference range 70-99 mg/dL')).toEqual(['101 mg/dL']);
  });
});

test.each<[QuantityType, string, RegExp]>([
  ['BODY_MEASURE', '70-75 kg', /^(\d+)-(\d+) kg$/],
  ['BODY_MEASURE', '70 and 75 kg', /^(\d+) and (\d+) kg$/],
  ['BODY_MEASURE', '70到75公斤', /^(\d+)到(\d+)公斤$/],
  ['LAB_VALUE', '150-160 mg/dL', /^(\d+)-(\d+) mg\/dL$/],
  ['LAB_VALUE', '6.1-6.4 %', /^([\d.]+)-([\d.]+) %$/],
])('the lower end of a range stays the lower one, in the same form: %s %s', (type, original, form) => {
  for (let round = 0; round < 60; round++) {
    const [, low, high] = form.exec(quantities[type].protect(original, contextOf(`range ${round}`, 300n))) ?? [];
    expect(Number(low)).toBeLessThanOrEqual(Number(high));
  }
});

test('what a laboratory finds is no number of a document', () => {
  expect(recogniseIdNumber(prepare('My LDL is 150-160 mg/dL'))).toEqual([]);
  expect(recogniseIdNumber(prepare('My PNC is 150-160'))).toHaveLength(1);
});

test('the ends of two pressures stay in their order, apart, and none in sight', () => {
  for (let round = 0; round < 60; round++) {
    const to = quantities.BODY_MEASURE.protect('120-125/80-85', contextOf(`range ${round}`, 300n));
    const [, low = 0, high = 0, least = 0, most = 0] = /^(\d+)-(\d+)\/(\d+)-(\d+)$/.exec(to)?.map(Number) ?? [];
    expect(
      [least, most, low, high].every((each, at, all) => at === 0 || each > (all[at - 1] ?? 0)),
      to,
    ).toBe(true);
  }
});
