import { expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import { replacement } from '../core/replacement';

/** 居 for 蒲: a character that stands in other words as well. */
const sent = [replacement('PERSON', '蒲', '居'), replacement('SECRET', '0418#', '7724#')];

test.each([
  ['邻居居阿姨说', '邻居蒲阿姨说'],
  ['快递员姓居。', '快递员姓蒲。'],
  ['请问居女士和老居', '请问蒲女士和老蒲'],
  ['居：好的。', '蒲：好的。'],
  ['他在家居住，居民都知道，居。', '他在家居住，居民都知道，蒲。'],
  ['投影仪开机密码7724#', '投影仪开机密码0418#'],
])('%s', (reply, own) => {
  expect(restore(reply, sent).restored).toBe(own);
  const stream = createStreamRestorer(sent);
  const pieces = [...Array.from(reply, (character) => stream.push(character)), stream.end()];
  expect(pieces.map(({ restored }) => restored).join('')).toBe(own);
});
