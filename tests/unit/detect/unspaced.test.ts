import { expect, test } from 'vitest';
import { readByModel } from '../../../main/engine/privacy/detect/tagger/read';
import type { Tagged } from '../../../shared/tagger';
import { asRead } from './read';

const read = (text: string, word: string, type: Tagged['type'], score: number): string[] => {
  return readByModel(text, [asRead(text, word, type, score)]).map((span) => text.slice(span.start, span.end));
};

test.each([
  ['息子は来年小学校です。', '来', 'ORGANIZATION', 0.5, []],
  ['心療内科に通っています。', '内', 'OCCUPATION', 0.75, []],
  // A character that is all of its word, or is surely read.
  ['我爸得了癌,在住院。', '癌', 'MEDICAL_CONDITION', 0.95, ['癌']],
  ['房东姓周。', '周', 'PERSON', 0.99, ['周']],
  ['住港北区日吉3丁目', '港北', 'ADDRESS', 0.7, ['港北区']],
  ['築地市場で働く', '築地', 'LOCATION', 0.9, ['築地']],
  // A room with its number, a given name of two characters, a firm with what it deals in.
  ['荷物は412号室へお願いします。', '号室', 'ADDRESS', 0.7, ['412号室']],
  ['号室の札が落ちました。', '号室', 'ADDRESS', 0.7, ['号室']],
  ['他表姐周怡婷昨天来了。', '周怡', 'PERSON', 0.8, ['周怡婷']],
  ['他表姐周丽和我去旅行。', '周丽', 'PERSON', 0.8, ['周丽']],
  ['瑞丰速运通知我取件。', '瑞丰', 'ORGANIZATION', 0.8, ['瑞丰速运']],
  ['瑞丰今天通知我取件。', '瑞丰', 'ORGANIZATION', 0.8, ['瑞丰']],
  // A given name of the lists in Hiragana, and the particles beside it.
  ['友人のゆかりと出かけます。', 'ゆかりと', 'PERSON', 0.8, ['ゆかり']],
  ['友人のゆかりと出かけます。', 'のゆかり', 'PERSON', 0.8, ['ゆかり']],
  ['友人のゆかりと出かけます。', 'ゆか', 'PERSON', 0.8, ['ゆかり']],
  ['友人のまことと出かけます。', 'まことと', 'PERSON', 0.8, ['まことと']],
] as const)('of %s, where %s was read as %s', (text, word, type, score, found) =>
  expect(read(text, word, type, score)).toEqual(found),
);
