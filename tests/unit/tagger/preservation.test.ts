import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { deriveKeys } from '../../../main/engine/keys';
import { detect, sanitize } from '../../../main/engine/privacy';
import { createTagging } from '../../../main/engine/tagging';
import { openModel } from '../../../main/workers/tagger/model';
import { defaultPolicy, type Span } from '../../../shared/domain';

/** Places that the model reads: the sanitized text has the same types in the same places, under any key. */
let read: (text: string) => Promise<Span[]>;
beforeAll(async () => {
  const model = await openModel(join(import.meta.dirname, '..', '..', '..', 'resources', 'tagger'));
  const tagging = createTagging((texts) => model.tag(texts));
  read = async (text) => {
    const { tagged } = await tagging.read(text, Number.POSITIVE_INFINITY);
    return detect(text, { decisions: [], known: [], tagged });
  };
}, 60_000);

const keys = Array.from({ length: 6 }, (_, seed) => deriveKeys(new Uint8Array(32).fill(seed + 1)));

describe('a place is read again as one', () => {
  test.each([
    ['Я живу в Ижевске, мне 34 года.', 'LOCATION Ижевске'],
    ['Мы переезжаем из Тамбова, помоги составить бюджет.', 'LOCATION Тамбова'],
    ['Меня зовут Игорь, я работаю в Череповце.', 'LOCATION Череповце'],
    ['Я живу в Верхних Лужках, а мои родители в деревне.', 'LOCATION Верхних Лужках'],
    ['Мене звати Тарас, я з Житомира.', 'LOCATION Житомира'],
    ['Живея в Перник, казвам се Мария.', 'LOCATION Перник'],
    ['Μένω στην Καλαμάτα και είμαι 38 ετών.', 'LOCATION Καλαμάτα'],
    ['Η μητέρα μου ζει στα Μέγαρα.', 'LOCATION Μέγαρα'],
    ['我住在北京市朝阳区，今年三十岁。', 'LOCATION 北京市朝阳区'],
    ['爷爷住在四川省成都市武侯区。', 'LOCATION 四川省成都市武侯区'],
    ['我在广州天河区租房。', 'LOCATION 广州天河区'],
    ['我们从深圳市南山区搬到了东莞市长安镇。', 'LOCATION 深圳市南山区', 'LOCATION 东莞市长安镇'],
    ['私は東京都渋谷区に住んでいます。', 'LOCATION 東京都渋谷区'],
    ['父は北海道札幌市北区に住んでいます。', 'LOCATION 北海道札幌市北区'],
    ['妹は福岡市博多区に住んでいます。', 'LOCATION 福岡市博多区'],
    ['Ich wohne in Berlin Köpenick und suche eine Therapeutin.', 'LOCATION Berlin Köpenick'],
    [
      'Wir ziehen von Hamburg Altona nach Frankfurt Sachsenhausen.',
      'LOCATION Hamburg Altona',
      'LOCATION Frankfurt Sachsenhausen',
    ],
    ['Vivo a Napoli Vomero con mia moglie.', 'LOCATION Napoli Vomero'],
    ['Meine Tante lebt in der Hansestadt Stade.', 'LOCATION Hansestadt Stade'],
    ['Ich bin in der Lutherstadt Wittenberg geboren.', 'LOCATION Lutherstadt Wittenberg'],
    [
      'My grandmother was born in Kiruna and moved to Duluth, Minnesota.',
      'LOCATION Kiruna',
      'LOCATION Duluth',
      'LOCATION Minnesota',
    ],
  ])('%s', async (text, ...places) => {
    const spans = await read(text);
    const found = spans.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
    expect(found.filter((each) => each.startsWith('LOCATION'))).toEqual(places);
    for (const key of keys) {
      const context = { conversation: 'preservation', committed: [] };
      const { text: sanitized, findings } = sanitize(text, spans, context, defaultPolicy, key);
      const again = await read(sanitized);
      expect(
        again.filter(({ type }) => type === 'LOCATION').map(({ start, end }) => sanitized.slice(start, end)),
        sanitized,
      ).toEqual(findings.filter(({ type }) => type === 'LOCATION').map(({ surrogate }) => surrogate));
    }
  });
});
