import { expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { send } from './sent';

const rent = send('家賃が[MONEY|7万6千円|7万1千円]から[MONEY|8万3500円|8万2千円]に上がりました');
const pay = send('房租[MONEY|1万2800元|1万3100元]');

test.each([
  ['7万1千円から8万2千円になりました', '7万6千円から8万3500円になりました'],
  ['新しい家賃は82,000円です', '新しい家賃は83,500円です'],
  ['以前は7.1万円でした', '以前は7.6万円でした'],
])('a sum of ten thousands and thousands comes back whole: %s', (reply, expected) => {
  const { restored: text, spans } = restore(reply, rent.findings, [rent]);
  expect(text).toBe(expected);
  expect(spans.map(({ kind }) => kind)).not.toContain('derived');
});

test('so does one of ten thousands and a rest', () => {
  expect(restore('房租是1万3100元。', pay.findings, [pay]).restored).toBe('房租是1万2800元。');
});

test('another sum of both is one sum, and stays', () => {
  const { restored: text, spans } = restore('敷金は9万4千円です', rent.findings, [rent]);
  expect(text).toBe('敷金は9万4千円です');
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(['9万4千円']);
});

test('people are no sum', () => {
  expect(restore('人口は8万2千人です', rent.findings, [rent]).spans).toEqual([]);
});
