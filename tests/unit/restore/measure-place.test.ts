import { expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { replacement } from '../core/replacement';

test.each([
  ['At 79 kg and 1.73 m you are fine.', '82 kg'],
  ['Mit 79 kg und etwas Sport geht das.', '82 kg'],
  ['79 kg of you', '82 kg'],
])('the place of a measure ends with its unit: %s', (reply, place) => {
  const noised = { ...replacement('BODY_MEASURE', '82 kg', '79 kg'), mechanism: 'mldp' as const };
  const { restored, spans } = restore(reply, [noised]);
  expect(spans.map(({ start, end }) => restored.slice(start, end))).toEqual([place]);
});
