import type { Plain } from './field';
import { keyWords } from './keys';

/** Values in the order of the names ahead of them. */

/** `INSERT INTO patients (last_name, dob) VALUES ('Moor', '1972-09-30'), (…)`: columns, and rows of their values. */
const inserted =
  /\b(?:INSERT|REPLACE)[ \t]{1,4}(?:IGNORE )?INTO[ \t]{1,4}[\w.`"[\]]{1,80}\s{0,4}\(([^()]{1,2000})\)\s{0,8}VALUES?/giu;
const tuple = /\s{0,8},?\s{0,8}\(((?:'(?:[^'\\]|\\.){0,500}'|[^'()]){0,4000})\)/uy;
const tupleValue = /\s*(?:[nN]?'((?:[^'\\]|''|\\.)*)'|([^',]*))\s*(?:,|$)/uy;

export const insertedIn = (text: string): Plain[] => {
  const fields: Plain[] = [];
  for (const { 0: head, 1: listed = '', index } of text.matchAll(inserted)) {
    const keys = listed.split(',').map(keyWords);
    tuple.lastIndex = index + head.length;
    for (let row = tuple.exec(text); row !== null; row = tuple.exec(text)) {
      const values = row[1] ?? '';
      const from = row.index + row[0].length - 1 - values.length;
      tupleValue.lastIndex = 0;
      for (const key of keys) {
        const value = tupleValue.lastIndex < values.length ? tupleValue.exec(values) : null;
        if (value === null) break;
        const written = value[1] ?? value[2]?.trim() ?? '';
        const start = from + value.index + value[0].indexOf(written);
        if (/[\p{L}\p{N}]/u.test(written)) fields.push({ key, start, end: start + written.length });
      }
    }
  }
  return fields;
};

/** `"ages": [9, 6]`: every number of an array is under its key. */
const array = /"([\p{L}_][\p{L}\p{N}_.-]{0,47})"[ \t]{0,4}:[ \t\n]{0,8}\[([\d., \t\n-]{1,400})\]/gu;

export const arraysIn = (text: string): Plain[] =>
  [...text.matchAll(array)].flatMap(({ 0: whole, 1: name = '', 2: values = '', index }) => {
    const from = index + whole.length - 1 - values.length;
    return Array.from(values.matchAll(/\d+(?:\.\d+)?/g), ({ 0: value, index: at }) => ({
      key: keyWords(name),
      start: from + at,
      end: from + at + value.length,
    }));
  });
