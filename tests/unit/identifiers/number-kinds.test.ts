import { expect, test } from 'vitest';
import { lookalikeNumbers } from '../../../main/engine/privacy/detect/recognisers/lookalikes';
import { idNumber } from '../../../main/engine/privacy/entities/government/id-number';
import { contextOf } from './rounds';

test.each([
  ['INC0044718', /^INC\d{7}$/],
  ['SCTASK0012345', /^SCTASK\d{7}$/],
  ['DE318274650', /^DE\d{9}$/],
  ['ATU12345678', /^ATU\d{8}$/],
  ['NL123456789B01', /^NL\d{9}B\d{2}$/],
  ['CHE-123.456.789', /^CHE-\d{3}\.\d{3}\.\d{3}$/],
  ['SE123456789001', /^SE\d{10}01$/],
])('%s keeps what says its kind, is read as it was and comes back', (value, form) => {
  const images = Array.from({ length: 40 }, (_, at) => {
    const context = contextOf(`${at}`);
    const image = idNumber.protect(value, context);
    expect(image).toMatch(form);
    expect(lookalikeNumbers(image).map(({ start, end }) => image.slice(start, end))).toContain(image);
    expect(idNumber.recover(image, context)).toBe(value);
    return image;
  });
  expect(new Set(images).size).toBeGreaterThan(30);
});
