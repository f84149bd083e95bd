import { expect, test } from 'vitest';
import { readByModel } from '../../../main/engine/privacy/detect/tagger/read';
import type { Tagged } from '../../../shared/tagger';

const read = (text: string, word: string, type: Tagged['type'], score: number): string[] => {
  const start = text.indexOf(word);
  return readByModel(text, [{ start, end: start + word.length, type, score }]).map((span) =>
    text.slice(span.start, span.end),
  );
};

test.each([
  ['息子は来年小学校です。', '来', 'ORGANIZATION', 0.5, []],
  ['心療内科に通っています。', '内', 'OCCUPATION', 0.75, []],
  // A character that is all of its word, or is surely read.
  ['我爸得了癌,在住院。', '癌', 'MEDICAL_CONDITION', 0.95, ['癌']],
  ['房东姓周。', '周', 'PERSON', 0.99, ['周']],
  ['住港北区日吉3丁目', '港北', 'ADDRESS', 0.7, ['港北区']],
  ['築地市場で働く', '築地', 'LOCATION', 0.9, ['築地']],
] as const)('of %s, where %s was read as %s', (text, word, type, score, found) =>
  expect(read(text, word, type, score)).toEqual(found),
);
