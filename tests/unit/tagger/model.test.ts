import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Model, openModel } from '../../../main/workers/tagger/model';
import { windowsOf } from '../../../main/workers/tagger/windows';

/** The model that is shipped. */
let model: Model;
beforeAll(async () => {
  model = await openModel(join(import.meta.dirname, '..', '..', '..', 'resources', 'tagger'));
}, 60_000);

const found = async (text: string): Promise<string[]> => {
  const [spans = []] = await model.tag([text]);
  return spans.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);
};

describe('the trained model', () => {
  test.each([
    ['Hi, I am Ruth Okonkwo and I live in Dundee.', ['PERSON Ruth Okonkwo', 'LOCATION Dundee']],
    ['im jake from ohio', ['PERSON jake', 'LOCATION ohio']],
    ['Ich heiße Jörg Weidemann und wohne in Kassel.', ['PERSON Jörg Weidemann', 'LOCATION Kassel']],
    ['我叫王小明，住在南京。', ['PERSON 王小明', 'LOCATION 南京']],
  ])('reads %s', async (text, spans) => expect(await found(text)).toEqual(spans));

  test('reads a row of Katakana as one word', async () =>
    expect(
      await found(
        '三菱UFJ銀行 日吉支店 普通 1234567 タナカミサキ に5万円振り込んでください、というメールを丁寧に書いて。',
      ),
    ).toContainEqual(expect.stringContaining(' タナカミサキ')));

  test('reads a text the same in any company', async () => {
    const text = 'Ask Noor Haddad at Fenwick & Rowe in Leeds about the lease.';
    const [alone] = await model.tag([text]);
    const company = ['A short one.', 'Paul met Anna. '.repeat(30), text, '王小明', 'x'.repeat(500)];
    expect((await model.tag(company))[2]).toEqual(alone);
  });

  test('loses nothing past a window: a name at the end of a long text is found, at its place', async () => {
    const text = `${'and then we went on for a while, talking about nothing at all, '.repeat(60)}and Zuzanna Wrona came.`;
    expect(await found(text)).toContain('PERSON Zuzanna Wrona');
  });

  test('takes any text', async () => {
    for (const text of ['', '\n\n', '\u0000', '🙂👩‍👩‍👧', '\u0301'.repeat(40), 'ﷺ', 'a\ud800b'])
      for (const { start, end } of (await model.tag([text]))[0] ?? []) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
  });
});

test('windows count each piece once, in one that shows what is around it', () => {
  for (const count of [0, 1, 125, 126, 127, 200, 1000]) {
    const windows = windowsOf(count, 126, 32);
    expect(windows.flatMap(({ first, last }) => Array.from({ length: last - first }, (_, i) => first + i))).toEqual(
      Array.from({ length: count }, (_, i) => i),
    );
    for (const { from, to } of windows) expect(to - from).toBeLessThanOrEqual(126);
  }
});
