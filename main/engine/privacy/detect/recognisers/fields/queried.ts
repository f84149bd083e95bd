import { matchedLength } from '../../../text/around';
import type { Plain } from './field';
import { keyWords } from './keys';

/** What a query compares a column with, but for `=`: `name LIKE '%Moor%'`, `city IN ('Exeter', 'Truro')`, `dob BETWEEN '…' AND '…'`. */

/** What stands before such a comparison. */
const conditions = ['where ', 'WHERE ', 'Where ', 'where\n', 'WHERE\n'];
const compared =
  /(?<![\w"'`])(?:\w{1,48}\.)?["`[]?([\p{L}_][\p{L}\p{N}_]{0,47})["`\]]?[ \t]{0,4}(?:(?<=[ \t])(?:NOT[ \t]{1,4})?(?:I?LIKE|RLIKE|REGEXP|SIMILAR TO|BETWEEN|IN)(?!\w)|<>|!=|[<>]=?)[ \t]{0,4}\(?/giu;
const value = /\s{0,8}[eEnN]?'((?:[^'\\\n]|''|\\.){1,500})'(?:\s{0,8}(?:,|AND(?!\w)))?/iuy;
/** What a pattern leaves open. */
const openFirst = /^[%_^.*]+/;
const openLast = /[%_$.*]+$/;

export const queriedIn = (text: string): Plain[] => {
  if (!conditions.some((word) => text.includes(word))) return [];
  const fields: Plain[] = [];
  for (const { 0: head, 1: key = '', index } of text.matchAll(compared)) {
    value.lastIndex = index + head.length;
    for (let match = value.exec(text); match !== null; match = value.exec(text)) {
      const written = match[1] ?? '';
      const start = match.index + match[0].indexOf(written) + matchedLength(openFirst, written);
      const end = match.index + match[0].indexOf(written) + written.length - matchedLength(openLast, written);
      if (start < end) fields.push({ key: keyWords(key), start, end });
    }
  }
  return fields;
};
