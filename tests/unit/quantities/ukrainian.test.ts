import { expect, test } from 'vitest';
import { quantities, textLocale } from '../../../main/engine/privacy/entities/quantities';
import { contextOf } from './context';

const drawn = (text: string, original: string): string[] =>
  Array.from({ length: 40 }, (_, at) =>
    quantities.AGE.protect(original, { ...contextOf(`uk ${at}`), locale: textLocale(text, null) }),
  );

test.each([
  ["Мій син Остап, п'ять років, йде до школи, ми заплатили дванадцять тисяч гривень.", "п'ять"],
  ['Моя донька Олена, п’ять років, не хоче спати.', 'п’ять'],
  ['Остапові десять років. А його брат ходить до школи.', 'десять'],
])('%s keeps its Ukrainian', (text, original) => {
  for (const words of drawn(text, original)) expect(words).not.toMatch(/^(?:пять|четыре|шесть|семь|восемь|девять)/u);
});

test('Russian keeps its own', () => {
  for (const words of drawn('Моей дочери пять лет, а сын ещё не вырос.', 'пять')) expect(words).not.toMatch(/['і]/u);
});
