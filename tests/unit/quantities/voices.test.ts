import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type QuantityType, quantities } from '../../../main/engine/privacy/entities/quantities';
import { contextOf, found } from './context';

/**
 * One file a type: what people of many trades and languages write, and numbers that only what one does with them makes
 * somebody's; a line each, the type's values marked ⟦so⟧ and a line's end as `\n`; below a line of hyphens what only looks
 * like them.
 */
const folders = ['voices', 'owned'].map((name) => join(import.meta.dirname, name));
const linesOf = (part = ''): string[] =>
  part
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replaceAll('\\n', '\n'));

const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));

describe.each(files)('%s', (file) => {
  const type = basename(file, '.txt') as QuantityType;
  const [personal, harmless] = readFileSync(file, 'utf8').split('-----\n').map(linesOf);

  test.each(personal ?? [])('found and drawn: %s', (sentence) => {
    const expected = [...sentence.matchAll(/⟦(.*?)⟧/gs)].map(([, inside = '']) => inside);
    expect(found(type, sentence.replace(/[⟦⟧]/g, ''))).toEqual(expected);
    for (const original of expected) expect(quantities[type].protect(original, contextOf())).not.toContain('[');
  });

  test.each(harmless ?? [])('none: %s', (sentence) => {
    expect(found(type, sentence)).toEqual([]);
  });
});
