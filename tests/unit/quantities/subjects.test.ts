import { describe, expect, test } from 'vitest';
import { found } from './context';

/** Who or what a number is said of decides what it is. */

describe('months, weeks and days old', () => {
  test.each([
    ['The resident was 13 days old when they moved.', ['13']],
    ['My godson is 7 months old', ['7']],
    ['The triplets are 11 weeks old.', ['11']],
    ['Mein Patenkind ist 10 Wochen alt', ['10']],
    ['Unsere Drillinge sind 8 Monate alt.', ['8']],
    ['Kwahu is 4 months old', ['4']],
    ['Oscar is 3 weeks old', ['3']],
    ['Herr Meier ist 9 Monate alt', ['9']],
    ['Het pleegkind is 9 maanden oud', ['9']],
  ])('%s is the age of someone', (text, ages) => expect(found('AGE', text)).toEqual(ages));

  test.each([
    'The pizza dough is 3 days old.',
    'My phone is 8 months old and slow.',
    'Der Sauerteig ist 5 Tage alt.',
    'Mein Handyakku ist 6 Monate alt.',
    'De melk is 4 dagen oud.',
    'The leftovers were 6 days old.',
  ])('%s is none', (text) => expect(found('AGE', text)).toEqual([]));
});

describe('a list of amounts', () => {
  test.each([
    ['Rent 760, water 35, me 40, wife 85', ['760', '35', '40', '85']],
    ['Miete 820, Gas 65, Mann 75, Frau 60', ['820', '65', '75', '60']],
    ['Loyer 640, Gaz 55, Mari 70, Femme 90', ['640', '55', '70', '90']],
  ])('%s holds nothing else', (text, amounts) => expect(found('MONEY', text)).toEqual(amounts));

  test('but what is an age stays one', () => {
    const text = "Rent is 740, I'm 36.";
    expect(found('MONEY', text)).toEqual(['740']);
    expect(found('AGE', text)).toEqual(['36']);
  });
});

describe('what is given or sent', () => {
  test.each([
    ['My aunt gave me 350', ['350']],
    ['He sent me 1200 last week', ['1200']],
    ['My rent was short, so Tom gave me 80', ['80']],
    ['Mein Onkel gab mir 250', ['250']],
    ["Ma tante m'a donné 400", ['400']],
    ['Mi abuela me dio 150', ['150']],
    ['Mia nonna mi ha dato 300', ['300']],
    ['Mijn oom gaf mij 275', ['275']],
  ])('%s is money', (text, amounts) => expect(found('MONEY', text)).toEqual(amounts));

  test.each([
    'The gateway gave me 502 and later sent me 504',
    'My spreadsheet gave me 216',
    'He sent me 404 as the status code',
    'Der Rechner gab mir 169',
    'La prof lui a donné 14',
    'La maestra me dio 92',
    'Il prof gli ha dato 27',
    'Elle me propose 19h',
    'Il lui demande 17h30',
  ])('%s is none', (text) => expect(found('MONEY', text)).toEqual([]));
});

test.each([
  ['TIME', 'Overtime is capped at 1100 hours'],
  ['TIME', 'He works at 1800 hours per year'],
  ['BODY_MEASURE', 'tension 24/12 V'],
  ['BODY_MEASURE', 'la escultura tiene altura 1,92'],
  ['BODY_MEASURE', 'la statua: altezza 1,75'],
  ['DATE', 'build exp 2/5'],
] as const)('no %s in: %s', (type, text) => expect(found(type, text)).toEqual([]));

test.each([
  ['TIME', 'The surgery is at 1130 hours', ['1130 hours']],
  ['BODY_MEASURE', 'Patient, tension 13/8', ['13/8']],
  ['DATE', 'my card exp 3/27', ['3/27']],
  ['DATE', 'from 5 jan to 19 jan', ['5 jan', '19 jan']],
  ['DATE', 'the flat is free from 2 feb to 9 may', ['2 feb', '9 may']],
  ['DATE', 'if 3 may and 17 may not', []],
  ['DATE', 'vom 4. feb bis 11. mai', ['4. feb', '11. mai']],
] as const)('%s in: %s', (type, text, values) => expect(found(type, text)).toEqual(values));
