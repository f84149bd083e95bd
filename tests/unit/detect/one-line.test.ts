import { expect, test } from 'vitest';
import { oneLine } from '../../../main/engine/privacy/patterns/one-line';

test('lines and what they are indented by are no part of a source, other spaces and escapes are', () => {
  const years = '(?:years?|Jahre)';
  const source = oneLine`
    (?:
      aged (?:about )?\d{1,3}
      | \d{1,3} ${years}\n
    )(?!\p{L})
  `;
  expect(source).toBe(String.raw`(?:aged (?:about )?\d{1,3}| \d{1,3} (?:years?|Jahre)\n)(?!\p{L})`);
});

test('a source that is put in keeps its own lines', () => {
  expect(oneLine`
    a${'b\n  c'}
  `).toBe('ab\n  c');
});
