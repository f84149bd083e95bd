import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { withFigureEdges } from '../../../main/engine/privacy/detect/public/figure-edges';
import type { Found } from '../../../main/engine/privacy/detect/resolve';
import type { EntityType } from '../../../shared/domain';
import { persons } from './persons';
import { asRead } from './read';

const found = (text: string, value: string, type: EntityType): string[] =>
  detect(text, {
    decisions: [],
    known: [],
    tagged: [asRead(text, value, type, 0.9)],
  }).map(({ start, end }) => text.slice(start, end));

describe('a figure of whose name the model read a part', () => {
  test.each([
    ['Meine Oma Erna liebt Helene Fischer, was schenke ich ihr?', ['Erna', 'Helene'], ['Erna']],
    ['hij is bang sinds zijn held shane warne stierf, wat zeg ik tegen Joris?', ['shane', 'Joris'], ['Joris']],
    ['我室友阿凯说周杰伦更好,怎么反驳?', ['阿凯', '杰'], ['阿凯']],
    ['my aunt Jo wants a bag like Frida Kahlo had, where?', ['Jo', 'Frida'], ['Jo']],
  ] as const)('stays whole: %s', (text, values, expected) => {
    expect(persons(text, values)).toEqual(expected);
  });

  test.each([
    ['¿Qué llevo al concierto de Bad Bunny?', 'Bad Bunny', 'LOCATION'],
    ['Quel est le meilleur film de Louis de Funès ?', 'Funès', 'LOCATION'],
    ['¿Es más rico Carlos Slim?', 'Slim', 'ORGANIZATION'],
  ] as const)('stays, whatever it was read as: %s', (text, value, type) => {
    expect(found(text, value, type)).toEqual([]);
  });

  test.each([
    ['My sister Helene knows a Fischer. Tell Helene that I come.', ['Helene'], ['Helene', 'Helene']],
    ['Harry and Potter are my cats, Harry bites.', ['Harry'], ['Harry', 'Harry']],
    ['my dentist Frida Kahlo is late, can you write to her?', ['Frida'], ['Frida Kahlo']],
  ] as const)('but not whoever is called so, too: %s', (text, values, expected) => {
    expect(persons(text, values)).toEqual(expected);
  });
});

describe('a figure at the edge of its text', () => {
  const spansOf = (text: string, name: string) =>
    detect(text, {
      decisions: [],
      known: [],
      tagged: [asRead(text, name, 'PERSON', 0.9)],
    });
  test.each([
    ['老舍于1966年去世', '老舍'],
    ['杜甫', '杜甫'],
    ['明天我想去听李安', '李安'],
    ['李', '李'],
  ])('ends where the text does: %s', (text, name) => {
    const spans = spansOf(text, name);
    expect(spans.filter(({ start, end }) => start < 0 || end > text.length)).toEqual([]);
  });
});

test('what stands beside a name now decides, whatever was read before', () => {
  for (const [name, whole] of [
    ['Helene Fischer', 'Helene Fischer'],
    ['Helene Kessler', 'Helene'],
    ['Helene Fischer', 'Helene Fischer'],
  ] as const)
    for (const before of ['We heard ', 'Long ago, in another town, we heard ']) {
      const start = before.length;
      const read = { start, end: start + 'Helene'.length, type: 'PERSON', score: 0.9, source: 'tagger', reason: '' };
      const text = `${before}${name} sing.`;
      const edges = withFigureEdges(text, [read as Found]);
      expect(
        edges.map((each) => text.slice(each.start, each.end)),
        text,
      ).toEqual([whole]);
    }
});

describe('a figure that was read with what stands beside it', () => {
  test.each([
    [
      'min kollega Abdirahman säger Zlatan Ibrahimović, stämmer det?',
      'Abdirahman säger Zlatan Ibrahimović',
      ['Abdirahman'],
    ],
    ["dayım Şükrü Barış Manço'yla aynı mahalledeymiş, doğru mu?", 'Şükrü Barış Manço', ['Şükrü']],
    ['kızım Defne Aziz Sancar gibi olmak istiyor, ne yapayım?', 'Defne Aziz Sancar', ['Defne']],
    ["Orhan Pamuk'un Kar romanını özetle, hocam Ayfer istedi", "Orhan Pamuk'un Kar", []],
    ['Tal till en Håkan Hellström-fan, tack', 'Håkan Hellström-fan', []],
    ['Aushang: Lieder von Herbert Grönemeyer, bitte kürzen', 'Lieder von Herbert Grönemeyer', []],
  ] as const)('is apart: %s', (text, value, expected) => {
    expect(persons(text, [value]).filter((name) => name !== 'Ayfer')).toEqual(expected);
  });

  test.each([
    ['My cousin Maria Emma Watson lives in Leeds', 'Maria Emma Watson'],
    ['Juan Carlos Slim Domit es mi jefe', 'Juan Carlos Slim Domit'],
    ['Ich bin Anna von Berg und wohne hier', 'Anna von Berg'],
  ])('but a longer name is one: %s', (text, value) => {
    expect(persons(text, [value])).toEqual([value]);
  });
});

test.each([
  ['czesc, moj wujek Zdzisław pil wodke z Lechem Wałęsą, sprawdzisz?', ['Zdzisław', 'Lechem Wałęsą'], ['Zdzisław']],
  ['mój tata Bogdan głosował na Szymona Hołownię, dobrze?', ['Bogdan', 'Szymona'], ['Bogdan']],
  ['Моя тётя Зинаида видела Аллу Пугачёву?', ['Зинаида', 'Аллу Пугачёву'], ['Зинаида']],
] as const)('a figure is one in every case of its name: %s', (text, values, expected) => {
  expect(persons(text, values)).toEqual(expected);
});

describe('initials are no king’s number', () => {
  test.each([
    ['Signed Dr V. Szabo, practice owner', 'V. Szabo'],
    ['Herr I. Novak hat gekündigt.', 'I. Novak'],
    ['Der Brief ging an X. Moreno.', 'X. Moreno'],
    ['Ana V. ha llamado.', 'Ana V.'],
  ])('%s', (text, value) => {
    expect(persons(text, [value])).toEqual([value]);
  });
});

describe('somebody behind a title', () => {
  test.each([
    ['qui a écrit L’Étranger ? Monsieur Bouvard notre prof dit Sartre', 'Bouvard'],
    ['napisz skrót Wesela Wyspiańskiego, pani Gołębiowska robi kartkówkę', 'Gołębiowska'],
    ['Wer schrieb Faust? Frau Kessler prüft uns morgen.', 'Kessler'],
    ['¿De qué trata la novela Niebla? La señora Gurruchaga nos examina el lunes.', 'Gurruchaga'],
  ])('is found beside the world’s: %s', (text, value) => {
    expect(persons(text, [value])).toEqual([value]);
  });
  test.each([['Summarise Pride and Prejudice, above all Mr. Darcy.', 'Darcy']])(
    'but not a figure: %s',
    (text, value) => {
      expect(persons(text, [value])).toEqual([]);
    },
  );
});
