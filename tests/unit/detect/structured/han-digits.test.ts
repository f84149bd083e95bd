import { describe, expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';
import { entities } from '../../../../main/engine/privacy/entities';
import { readHanDigits } from '../../../../main/engine/privacy/entities/digits/han';
import type { EntityType } from '../../../../shared/domain';
import { createConversation } from '../../core/conversation';
import { contextOf } from '../../quantities/context';

const found = (text: string): (readonly [EntityType, string])[] =>
  detect(text, { decisions: [], known: [] }).map(({ type, start, end }) => [type, text.slice(start, end)]);

const written: readonly (readonly [EntityType, string, string])[] = [
  ['PHONE_NUMBER', '我的电话是一三九二零八四七七六五，请打给我。', '一三九二零八四七七六五'],
  ['PHONE_NUMBER', '手机：一三六零零七三八二四六一直打不通', '一三六零零七三八二四六'],
  ['PHONE_NUMBER', '手機號碼幺三九二零八四七七六五', '幺三九二零八四七七六五'],
  ['PHONE_NUMBER', '電話番号は〇三-五五八一-四三二九です。', '〇三-五五八一-四三二九'],
  ['PHONE_NUMBER', '携帯はゼロ九〇八七六五四三二一です。', 'ゼロ九〇八七六五四三二一'],
  ['PHONE_NUMBER', '携帯電話：〇八〇ー八七六五ー四三二一', '〇八〇ー八七六五ー四三二一'],
  ['PHONE_NUMBER', '电话137〇〇246〇〇〇', '137〇〇246〇〇〇'],
  ['PHONE_NUMBER', '電話：０９０８７６５４〇〇１', '０９０８７６５４〇〇１'],
  ['CN_RESIDENT_ID', '身份证号：一一零一零五一九八八一二三一零零二八', '一一零一零五一九八八一二三一零零二八'],
  ['ID_NUMBER', '会员编号：七七四二零九一', '七七四二零九一'],
  ['ID_NUMBER', '订单号：〇〇三八八二七一四', '〇〇三八八二七一四'],
];

describe('a number in Chinese characters for digits', () => {
  test.each(written)('%s is found: %s', (type, text, value) => expect(found(text)).toEqual([[type, value]]));

  test.each(written)('%s becomes another in the same writing, found again: %s', (type, text, value) => {
    const sent = createConversation().prompt(text);
    const surrogate = sent.findings[0]?.surrogate ?? '';
    expect(surrogate).not.toBe(value);
    expect(readHanDigits(surrogate)?.digits.replace(/\d/g, '9')).toBe(readHanDigits(value)?.digits.replace(/\d/g, '9'));
    expect(found(sent.text)).toEqual([[type, surrogate]]);
  });

  test.each(written)('%s comes back by the key alone: %s', (type, _, value) => {
    const surrogate = entities[type].protect(value, contextOf());
    expect(entities[type].recover(surrogate, contextOf())).toBe(value);
  });
});

test.each([
  '一三八零零一三八二四六',
  '一三八〇〇一三八二四六',
  '一三八零〇一三八零四六',
  '幺三八零零一三八二四一',
  'ゼロ三〇一三八二四六',
  '壹叁捌零零壹叁捌贰肆陆',
  '138零〇138246',
  '１３８〇０１３８２４６',
])('every writing of a digit comes back: %s', (value) => {
  const phone = entities.PHONE_NUMBER;
  const surrogate = phone.protect(value, contextOf());
  expect(surrogate).not.toBe(value);
  expect(phone.recover(surrogate, contextOf())).toBe(value);
});

test('a number in characters and the same in digits are one', () => {
  const { canonical } = entities.PHONE_NUMBER;
  expect(canonical('一三九二零八四七七六五')).toBe(canonical('13920847765'));
  expect(canonical('ゼロ九〇八七六五四三二一')).toBe(canonical('09087654321'));
});

test.each([
  '数到十：一二三四五六七八九十',
  '请问圆周率三点一四一五九二六五三五怎么背？',
  '电话里他数：一二三四五六七八。',
  '电话会议讨论了三五个问题，一共一百二十三人参加。',
  '电视剧《一九四二》和《三八线》哪个好看？',
  '手机卖出三千五百六十七万部。',
  '電話の七不思議について、一から九まで教えて。',
  '这部手机一二三线城市都在卖。',
])('nothing is a number of somebody in %s', (text) =>
  expect(found(text).filter(([type]) => type === 'PHONE_NUMBER' || type === 'ID_NUMBER')).toEqual([]),
);
