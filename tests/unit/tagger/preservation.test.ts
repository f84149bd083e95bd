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

const keys = Array.from({ length: process.env.LONG === undefined ? 3 : 6 }, (_, seed) =>
  deriveKeys(new Uint8Array(32).fill(seed + 1)),
);

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

describe('what was read is read again, with the same edges', () => {
  test.each([
    ['Ich arbeite bei der Hausverwaltung Lichtblick GmbH seit 2019.', 'ORGANIZATION Hausverwaltung Lichtblick GmbH'],
    ['Die Tischlerei Haberstroh GmbH schuldet uns noch 3.420 €.', 'ORGANIZATION Tischlerei Haberstroh GmbH'],
    ['Ich leite das AWO Familienzentrum Altenessen in Essen.', 'ORGANIZATION AWO Familienzentrum Altenessen'],
    ['Elle travaille au CHU de Limoges depuis 2019.', 'ORGANIZATION CHU de Limoges'],
    ['Trabajo en Talleres Mecánicos Arrieta S.L. desde 2019.', 'ORGANIZATION Talleres Mecánicos Arrieta S.L.'],
    ['La ditta Falegnameria Comencini S.n.c. deve pagare 2.318 €.', 'ORGANIZATION Falegnameria Comencini S.n.c.'],
    ['De offerte van Dakdekkersbedrijf Spijkerman B.V. is te duur.', 'ORGANIZATION Dakdekkersbedrijf Spijkerman B.V.'],
    [
      'Sprzedawca: Hurtownia Elektryczna Wolt sp. z o.o., NIP 5252248481.',
      'ORGANIZATION Hurtownia Elektryczna Wolt sp. z o.o.',
    ],
    ['A Padaria Flor do Lima, Lda., deve-nos 862,30 €.', 'ORGANIZATION Padaria Flor do Lima, Lda.'],
    ['Min far ligger på Ljungby lasarett sedan i mars.', 'ORGANIZATION Ljungby lasarett'],
    ['Le gérant, M. Fabrice Peyronnet, demande un prêt.', 'PERSON Fabrice Peyronnet'],
    ['Pat. Egon Trautwein, geb. 14.02.1949, Aufnahme gestern.', 'PERSON Egon Trautwein'],
    ['Atentamente, Lic. Nerea Zubeldia', 'PERSON Nerea Zubeldia'],
    ['С уважением, адвокат Вера Шаповалова.', 'PERSON Вера Шаповалова'],
    ['Ma société, SIRET 732 829 320 00074, a fait faillite.', 'ID_NUMBER 732 829 320 00074'],
    ['Le escribo por el expediente 2024/00871 del juzgado.', 'ID_NUMBER 2024/00871'],
    ['Nella causa R.G. 2217/2023 offriamo 7.500 €.', 'ID_NUMBER 2217/2023'],
    ['关于（2023）浙01民初482号一案，请写一封信。', 'ID_NUMBER （2023）浙01民初482号'],
    ['Kuba mieszka w Bydgoszczy i pożyczył ode mnie 1200 zł.', 'LOCATION Bydgoszczy'],
    ['Studiuję w Katowicach i mieszkam u cioci.', 'LOCATION Katowicach'],
    ['Ci trasferiamo da Bologna Bolognina a Torino in estate.', 'LOCATION Bologna Bolognina'],
    ['Wir wohnen in Neufahrn bei Freising und suchen ein Haus.', 'LOCATION Neufahrn bei Freising'],
    ['Μένω στη Βέροια, οδός Μητροπόλεως 18, ΤΚ 591 32.', 'ADDRESS οδός Μητροπόλεως 18, ΤΚ 591 32'],
  ])('%s', async (text, value) => {
    const spans = await read(text);
    expect(spans.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`)).toContain(value);
    for (const key of keys) {
      const context = { conversation: 'preservation', committed: [] };
      const { text: sanitized, findings } = sanitize(text, spans, context, defaultPolicy, key);
      expect(
        (await read(sanitized)).map(({ type, start, end }) => `${type} ${sanitized.slice(start, end)}`),
        sanitized,
      ).toEqual(findings.map(({ type, surrogate }) => `${type} ${surrogate}`));
    }
  });
});
