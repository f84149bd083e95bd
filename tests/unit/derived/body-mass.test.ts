import { expect, test } from 'vitest';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import type { Replacement, RestoredSpan } from '../../../shared/domain';
import { replacement } from '../core/replacement';

/** A body mass index of a reply, from the noised weight and height. */

const noised = (original: string, surrogate: string): Replacement => ({
  ...replacement('BODY_MEASURE', original, surrogate),
  mechanism: 'mldp',
});
const body = [noised('82 kg', '79 kg'), noised('1.75 m', '1.73 m')];

const derivedIn = (pieces: Iterable<string>, replacements = body): [string, string | null, string | null][] => {
  const restorer = createStreamRestorer(replacements);
  const spans: RestoredSpan[] = [];
  for (const piece of pieces) spans.push(...restorer.push(piece).spans);
  spans.push(...restorer.end().spans);
  return spans.flatMap(({ kind, surrogate, note }) =>
    kind === 'derived' ? [[surrogate, note?.value ?? null, note?.formula ?? null]] : [],
  );
};

test.each([
  ['At 79 kg and 1.73 m your BMI is about 26.4.', '26.4', '26.8'],
  ['Ihr BMI liegt bei 26,4 und damit über 25.', '26,4', '26,8'],
  ['Votre IMC est de 26,40.', '26,40', '26,78'],
  ['BMI = 79 / 1.73² ≈ **26.4**', '26.4', '26.8'],
  ['Your body mass index would be 26.', '26', '27'],
])('%s', (reply, received, value) => {
  const expected = [[received, value, '82 kg ÷ (1.75 m)²']];
  expect(derivedIn([reply])).toEqual(expected);
  expect(derivedIn(reply)).toEqual(expected);
});

test.each([
  'A healthy BMI is 18.5 to 24.9.',
  'The BMI was invented 26.4 years ago.',
  'You weigh 26.4 more than that.',
  'A BMI of 26 is overweight.',
  'BMI 26-29.9 means overweight.',
  'A BMI of 26 to 30 is overweight.',
  'Overweight is a BMI of 26 or more.',
  'BMI ≥ 26: overweight',
  'If you have a BMI over 26, you are overweight.',
  'Your BMI should be under 26.',
  '| BMI 26 | overweight |',
  'Ein BMI von 26 ist die Grenze zum Übergewicht.',
  'Ihr BMI sollte unter 26 liegen.',
  'Un IMC de 26 est un surpoids.',
  'Un IMC de 26 o más es sobrepeso.',
  'Un IMC di 26 indica sovrappeso.',
])('is none: %s', (reply) => {
  expect(derivedIn([reply])).toEqual([]);
});

test('with two weights nobody knows whose it is', () => {
  expect(derivedIn(['Your BMI is 26.4.'], [...body, noised('60 kg', '61 kg')])).toEqual([]);
});

test('in pounds and feet as well', () => {
  const body = [noised('180 lbs', '176 lbs'), noised('5\u002711"', '5\u002710"')];
  expect(derivedIn(['Your BMI is 25.3.'], body)).toEqual([['25.3', '25.1', '180 lbs ÷ (5\u002711")²']]);
});
