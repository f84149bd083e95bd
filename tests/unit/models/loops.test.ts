import { describe, expect, it } from 'vitest';
import { watchLoops } from '../../../main/workers/models/loops';
import { cpu } from '../../cpu';

/** Where an answer is taken for a loop: characters that had come by then, or null. */
const stoppedAt = (text: string, size = 5): number | null => {
  const isLoop = watchLoops();
  for (let at = 0; at < text.length; at += size) if (isLoop(text.slice(at, at + size))) return at;
  return null;
};

const many = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

const paragraph =
  'The keeper climbed the stairs and lit the lamp. The ships passed by in the night, one after the other, and he counted them until the morning came and the lamp went out. Then he slept.\n\n';

/** A word that is like no other. */
const item = (index: number): string => `${index.toString(36)}${(index * 7919 + 17).toString(36)}`;
const ones = ['', ...'一二三四五六七八九'];
const inChinese = (n: number): string =>
  `${n >= 100 ? `${ones[Math.floor(n / 100)]}百` : ''}${ones[Math.floor(n / 10) % 10]}十${ones[n % 10]}`;

const loops: readonly (readonly [name: string, text: string])[] = [
  ['a word', many(1000, () => 'very ')],
  ['a phrase', many(300, () => 'the sea of the sea of ')],
  ['a sentence', many(200, () => 'I am sorry, but I cannot help with that. ')],
  ['a paragraph', many(40, () => paragraph)],
  ['two paragraphs in turn', many(40, () => paragraph + paragraph.toUpperCase())],
  ['a sentence that counts on', many(120, (index) => `${index}. ${paragraph}`)],
  ['one letter', 'a'.repeat(3000)],
  ['a mark', '.'.repeat(3000)],
  ['empty lines', '\n'.repeat(3000)],
  ['Chinese without spaces', many(400, () => '我不知道怎么回答这个问题。')],
  ['German', many(200, () => 'Das weiß ich leider nicht, aber ich weiß es nicht. ')],
  ['a line without an end', many(200, () => 'I will not talk in class today.\n')],
  ['code', many(200, () => '    total = total + 1\n')],
  ['emoji', '🙂🙃'.repeat(1500)],
  ['rows of a table without an end', many(300, () => '| yes | no | yes |\n')],
  ['a loop behind an answer', paragraph.repeat(2) + many(200, () => 'And so it goes on. ')],
  ['short items of a list', many(34, (i) => `${i + 1}. ${item(i)}\n`) + many(300, (i) => `${i + 35}. Frogs\n`)],
  ['two items in turn', many(400, (i) => `${i + 1}. ${i % 2 ? 'Frösche' : 'Kröten'}\n`)],
  ['items with a word behind', many(300, (i) => `- **Étape ${i + 4}** : répéter\n`)],
  ['rows of a table that count on', many(300, (i) => `| ${i + 20} | Rana | verde |\n`)],
  ['headings that count on over the same line', many(300, (i) => `## Capítulo ${i + 2}\n\nContinuará.\n\n`)],
  ['Chinese items with digits', many(300, (i) => `${i + 9}、青蛙\n`)],
  ['Chinese items with Chinese numbers', many(300, (i) => `第${inChinese(i + 1)}项：青蛙\n`)],
  ['Arabic items', many(300, (i) => `${(i + 5).toLocaleString('ar-EG', { useGrouping: false })}. ضفدع\n`)],
  ['Japanese questions', many(300, (i) => `質問${i + 3}：これは何ですか。\n`)],
  ['code that counts on', many(300, (i) => `  zaba${i} = None\n`)],
  ['items between empty lines', many(300, (i) => `${i + 2}) Kurbağa\r\n\r\n`)],
];

const verses: readonly string[] = [
  'The wind came over the hill and the grass lay down.',
  'A boat went out with the tide and a child waved from the pier.',
  'In winter the birds were gone and the harbour lay under snow.',
  'My father mended his nets by the light of a single lamp.',
  'The bells of the church rang out for a wedding in May.',
  'They built a new road to the town and the carts fell silent.',
  'The baker was up before dawn and the bread smelled of home.',
  'An old dog slept by the door and never asked for more.',
  'The letters came from afar with stamps of a foreign queen.',
  'When summer returned at last we danced on the quay till late.',
  'The lighthouse turned its beam for ships that nobody knew.',
  'And all of it now is gone but the song that I sing for you.',
];
const refrain = '\nO roll, you waves, roll home to me,\nroll home across the sea, roll home across the sea.\n';

const answers: readonly (readonly [name: string, text: string])[] = [
  ['a poem with a refrain', many(12, (index) => `${verses[index]}\n${refrain}\n`)],
  ['a song that counts down', many(99, (index) => `${99 - index} bottles of beer on the wall, take one down.\n`)],
  ['a chorus of la', `${many(60, () => 'la la la ')}\n${verses.join('\n')}`],
  ['a list of numbers', many(500, (index) => `${index + 1}\n`)],
  ['a times table', many(200, (index) => `| ${index} | 7 | ${index * 7} |\n`)],
  [
    'a table of yes and no',
    `| Name | A | B | C |\n|---|---|---|---|\n${many(60, (i) => `| Person ${i} | yes | no | ${i % 3 ? 'yes' : 'no'} |\n`)}`,
  ],
  ['an empty form', many(30, () => '| | | | | |\n')],
  ['a plan of days', many(60, (index) => `Day ${index + 1}: walk for 30 minutes and drink water.\n`)],
  ['a list of tasks', many(40, () => '- [ ] \n')],
  ['rules between parts', verses.join(`\n\n${'-'.repeat(80)}\n\n`)],
  ['a matrix of zeros', many(16, () => `[${Array.from({ length: 16 }, () => '0').join(', ')}],\n`)],
  [
    'rows of data',
    many(80, (index) => `2024-03-${String((index % 28) + 1).padStart(2, '0')},Berlin,${index * 37},paid\n`),
  ],
  ['what was asked for ten times', many(10, () => 'I will not talk in class.\n')],
  ['a line that was asked for a hundred times', many(100, () => 'I will not talk in class today.\n')],
  ['one with empty lines between', many(100, () => 'Ich soll im Unterricht nicht mit den anderen schwätzen.\n\n')],
  ['code with like lines', many(40, (index) => `  if (value === ${index}) return names[${index}];\n`)],
  ['a longer sentence that was asked for ten times', many(10, () => `${verses[3]}\n`)],
  ['a chorus at the end, three times', `${verses.join('\n')}\n${paragraph.repeat(3)}`],
  ['a story', verses.join(' ')],
  ['deep indentation', many(20, (index) => `${' '.repeat(index * 8)}<div>\n`)],
  ['a long list of other things', many(400, (index) => `${index + 1}. ${item(index)}\n`)],
  ['what was asked for a hundred times, with numbers', many(100, (i) => `${i + 1}. Ich soll nicht schwätzen.\n`)],
  [
    'a counting song of two lines a verse',
    many(
      99,
      (i) =>
        `${99 - i} bottles of beer on the wall, ${99 - i} bottles of beer.\nTake one down, ${98 - i} bottles of beer on the wall.\n\n`,
    ),
  ],
  [
    'a plan of a year',
    many(365, (i) => `${(i % 30) + 1} ${verses[Math.floor(i / 30) % 12]?.slice(0, 9)}: correr 20 minutos\n`),
  ],
  ['a table of people', many(300, (i) => `| ${i + 1} | ${item(i)} | 男 | 北京 |\n`)],
  [
    'a list of objects',
    `[\n${many(120, (i) => `  {\n    "id": ${i},\n    "name": "${item(i)}",\n    "role": "user"\n  },\n`)}]`,
  ],
  ['a page of a web site', many(90, (i) => `<li class="row">\n  <a href="/p/${item(i)}">${item(i)}</a>\n</li>\n`)],
  [
    'a log',
    many(300, (i) => `2025-06-01 10:${String(i % 60).padStart(2, '0')} INFO worker ${i % 7} took ${i * 13} ms\n`),
  ],
  ['chapters with pages', many(150, (i) => `Hoofdstuk ${i + 1} ....... ${i * 12 + 5}\n`)],
  ['verses with numbers', many(60, (i) => `${i + 1} ${verses[i % 12]} ${item(i)}\n`)],
  [
    'numbers in words of a table',
    many(
      100,
      (i) => `${(i % 10) + 1} mal ${Math.floor(i / 10) + 1} ist ${((i % 10) + 1) * (Math.floor(i / 10) + 1)}\n`,
    ),
  ],
];

describe('a loop', () => {
  it.each(loops)('is seen long before the longest answer: %s', (_, text) => {
    expect(stoppedAt(text)).not.toBeNull();
  });

  it.each(loops)('is seen at the same place however the answer is cut: %s', (_, text) => {
    const [one, other] = [stoppedAt(text, 1) ?? 0, stoppedAt(text, 64) ?? 0];
    expect(one - other).toBeLessThan(64);
    expect(one).toBeGreaterThanOrEqual(other);
  });
});

it.each([
  ['a sentence', 'I am sorry, but I cannot help with that. ', 20],
  ['a paragraph', paragraph, 5],
  ['a paragraph that repeats itself within', refrain.repeat(2) + paragraph, 5],
  ['two paragraphs in turn', paragraph + paragraph.toUpperCase(), 5],
])('%s that is copied word for word is ended after few copies', (_, text, copies) => {
  const before = verses.join('\n');
  expect(stoppedAt(before + text.repeat(40))).toBeLessThan(before.length + copies * text.length);
});

it.each(answers)('no loop is seen in %s', (_, text) => {
  expect(stoppedAt(text)).toBeNull();
});

it('the last stretch of an answer is all that is read again', () => {
  const long = many(15_000, item);
  const isLoop = watchLoops();
  const read = (): void => {
    for (const unit of long) isLoop(unit);
  };
  const first = cpu(read);
  expect(cpu(read)).toBeLessThan(2 * first + 300);
});
