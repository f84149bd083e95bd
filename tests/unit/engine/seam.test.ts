import { describe, expect, it } from 'vitest';
import { beginningOf, behind } from '../../../main/engine/chat/seam';

describe('what stays of a cut reply', () => {
  it.each([
    ['Dear Maria Gonz', 'Dear Maria '],
    ['a list:\n- one\n- tw', 'a list:\n- one\n- '],
    ['  return;\n    el', '  return;\n    '],
    ['ends with a space ', 'ends with a space '],
    ['Half', ''],
    // Without spaces a cut word and a whole one are written alike.
    ['病気の診断書を', '病気の診断書を'],
    ['我叫王', '我叫王'],
    ['他说 hel', '他说 '],
    [`see https://example.org/${'x'.repeat(80)}`, `see https://example.org/${'x'.repeat(80)}`],
    ['', ''],
    ['担当は東京のMarku', '担当は東京の'],
    ['ご質問ありがとうございます。確認いたします。', 'ご質問ありがとうございます。確認いたします。'],
    ['彼はスーパー', '彼はスーパー'],
    ['회의는 서울에서 열립니', '회의는 서울에서 '],
    ['他说：“好。”', '他说：“好。”'],
    ['ผู้ติดต่อคือ Marku', 'ผู้ติดต่อคือ '],
    ['ผู้ติดต่', 'ผู้ติดต่'],
    ['回答:\n王小明住在北京，邮编12345，', '回答:\n王小明住在北京，邮编12345，'],
    ['回答:\n王小明住在北京，邮编12345', '回答:\n王小明住在北京，邮编'],
    [`${'ご質問をありがとう。'.repeat(9)}担当Marku`, `${'ご質問をありがとう。'.repeat(9)}担当`],
    // A space may stand behind a sign of other scripts, and would be lost: it comes again with its word.
    ['Is that so? Yes!', 'Is that so? '],
    ['Le prix est de 84\u202f5', 'Le prix est de '],
    ['\n\nHel', ''],
    [' \u3000Hel', ''],
    // Half of an indentation comes again with its line; one that a word stands behind is whole.
    ['        return 1\n  ', '        return 1\n'],
    ['        return 1\r\n  ', '        return 1\r\n'],
    ['        return 1\n    retu', '        return 1\n    '],
  ])('of %j is %j', (received, kept) => expect(beginningOf(received)).toBe(kept));
});

const joined = (beginning: string, ...chunks: string[]): string => {
  let text = beginning;
  const push = behind(beginning, (chunk) => {
    text += chunk;
  });
  for (const chunk of chunks) push(chunk);
  return text;
};

it('the white space at the seam is the one that stood there, however the rest comes', () => {
  expect(joined('Dear Maria ', 'Gonzalez', ' and')).toBe('Dear Maria Gonzalez and');
  expect(joined('Dear Maria ', ' ', '\n', ' Gonzalez', ' and')).toBe('Dear Maria Gonzalez and');
  expect(joined('- one\n- ', ' two', '\n- three')).toBe('- one\n- two\n- three');
  expect(joined('我叫王', '伟。 好')).toBe('我叫王伟。 好');
  expect(joined('', ' Hello')).toBe(' Hello');
});

it('a line that follows keeps its indentation, and its level in a list', () => {
  const begun = '        return 1\n';
  const whole = '        return 1\n    return 2\n';
  expect(joined(begun, '    return 2\n')).toBe(whole);
  expect(joined(begun, '  ', '  ret', 'urn 2\n')).toBe(whole);
  // A local model reads its own text without the line break at its end, and writes it itself.
  expect(joined(begun, '\n    return 2\n')).toBe(whole);
  expect(joined(begun, ' \r', '\n', '    ', 'return 2\n')).toBe(whole);
  expect(joined('- fruit\n', '  - apples')).toBe('- fruit\n  - apples');
  // An indentation that is there is the whole one.
  expect(joined('if a:\n    ', '\n    b()')).toBe('if a:\n    b()');
  expect(joined(begun, '\n', '  ')).toBe(begun);
});
