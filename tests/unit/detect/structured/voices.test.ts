import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';
import { EntityType } from '../../../../shared/domain';

/**
 * Addresses, numbers, names of users and secrets as people of many trades and languages write them: a line each, a value
 * and its type marked ⟦value⟧TYPE⟧, a line's end as `\n`; below a line of hyphens what only looks like them.
 */
const [personal = [], harmless = []] = readFileSync(join(import.meta.dirname, 'voices.txt'), 'utf8')
  .split('-----\n')
  .map((part) =>
    part
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.replaceAll('\\n', '\n')),
  );
const marked = /⟦(.*?)⟧([A-Z_]+)⟧/gs;
/** What numbers of a task and of a text hold anyway. */
const other = new Set(['DATE', 'TIME', 'PERSON', 'LOCATION', 'ORGANIZATION', 'OCCUPATION', 'NRP', 'MEDICAL_CONDITION']);

test.each(personal)('%s', (line) => {
  const text = line.replace(marked, '$1');
  const found = detect(text, { decisions: [], known: [] }).map(
    ({ type, start, end }) => `${type} ${text.slice(start, end)}`,
  );
  for (const [, value = '', type] of line.matchAll(marked))
    expect(found).toContain(`${EntityType.parse(type)} ${value}`);
});

test.each(harmless)('nothing in: %s', (text) => {
  const found = detect(text, { decisions: [], known: [] }).filter(({ type }) => !other.has(type));
  expect(found.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`)).toEqual([]);
});
