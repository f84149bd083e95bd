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
