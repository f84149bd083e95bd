import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import { cpu } from '../../cpu';

/** What is protected of a text, where the user decided on the values or they were sent before. */
const found = (text: string, type: EntityType, values: readonly string[]): string[][] => {
  const decisions = values.map((value) => ({ type, value, action: 'protect' as const }));
  const known = values.map((value) => ({ type, value }));
  return [detect(text, { decisions, known: [] }), detect(text, { decisions: [], known })].map((spans) =>
    spans.filter((span) => span.type === type).map(({ start, end }) => text.slice(start, end)),
  );
};

describe('a value is found where nothing parts words', () => {
  test.each([
    ['私の上司の佐藤健一さんは横浜にいます。明日佐藤健一が来る。', ['佐藤健一'], ['佐藤健一', '佐藤健一']],
    ['我的同事王小明在这里。王小明喜欢茶。', ['王小明'], ['王小明', '王小明']],
    ['ผมชื่อสมชายใจดีครับ', ['สมชายใจดี'], ['สมชายใจดี']],
    ['오늘 김민수는 왔다. 저는 김민수입니다.', ['김민수'], ['김민수', '김민수']],
    ['昨日マリアとスミス・ジョンに会った。', ['マリア', 'スミス・ジョン'], ['マリア', 'スミス・ジョン']],
    ['佐藤健一と佐藤が来た。', ['佐藤', '佐藤健一'], ['佐藤健一', '佐藤']],
  ])('%s', (text, values, spans) => {
    expect(found(text, 'PERSON', values)).toEqual([spans, spans]);
  });

  test.each([
    ['マリアンヌが来た。', 'マリア'],
    ['アンマリアが来た。', 'マリア'],
    ['김민수정은 다르다.', '김민수'],
    ['고김민수는 다르다.', '김민수'],
    ['王明喜欢茶。', '王小明'],
  ])('but not in a longer word: %s', (text, value) => {
    expect(found(text, 'PERSON', [value])).toEqual([[], []]);
  });

  test('in time that grows with the text alone', () => {
    const values = Array.from({ length: 400 }, (_, i) => `佐藤${String.fromCodePoint(0x4e00 + i)}`);
    expect(cpu(() => found('佐藤'.repeat(20_000), 'PERSON', values))).toBeLessThan(10_000);
  });
});
