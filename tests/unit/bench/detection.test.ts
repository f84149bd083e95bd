import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { conll, type Labelled, prompts } from '../../../bench/detection/labelled';
import { f1, score } from '../../../bench/detection/score';
import { entityTypes } from '../../../shared/domain';

const everyType = new Set(entityTypes);
const folder = mkdtempSync(join(tmpdir(), 'prompts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const marked = (text: string): Labelled[] => {
  const file = join(folder, 'marked.txt');
  writeFileSync(file, `How to mark.\n=====\n${text}\n`);
  return prompts(file);
};
const [anna] = marked('Ask [Anna](PERSON) in [Bonn](LOCATION?), [ok] (x).');
const set = anna === undefined ? [] : [anna];

describe('the measure of detection', () => {
  it('reads marks, and leaves other brackets as text', () => {
    expect(anna).toEqual({
      text: 'Ask Anna in Bonn, [ok] (x).',
      labels: [
        { start: 4, end: 8, type: 'PERSON', optional: false },
        { start: 12, end: 16, type: 'LOCATION', optional: true },
      ],
    });
    expect(() => marked('[Anna](PERSONS)')).toThrow();
  });

  it('sets tokens as in print, and labels them where they stand then', () => {
    const file = join(folder, 'tokens.conll');
    const tokens = [
      'Where/O',
      "'/O",
      's/O',
      'Ann/B-person',
      "'/I-person",
      's/I-person',
      'hat/O',
      '?/O',
      'do/O',
      'n/O',
      "'/O",
    ];
    const more = [
      't/O',
      'ask/O',
      '#/O',
      'Bo/B-person',
      'at/O',
      '12/O',
      ':/O',
      '46/O',
      'the/O',
      'Coens/B-person',
      "'/O",
      'film/O',
    ];
    writeFileSync(file, [...tokens, ...more].map((token) => token.replace('/', '\t')).join('\n'));
    const [read] = conll(file, { person: 'PERSON' });
    expect(read?.text).toBe("Where's Ann's hat? don't ask #Bo at 12:46 the Coens ' film");
    expect(read?.labels.map(({ start, end }) => read.text.slice(start, end))).toEqual(["Ann's", 'Bo', 'Coens']);
  });

  it('counts the right type with half the overlap as right, and less or another as wrong', () => {
    const of = (start: number, end: number, type: 'PERSON' | 'LOCATION') =>
      f1(score(set, [[{ start, end, type }]], everyType).all);
    expect(of(4, 8, 'PERSON')).toBe(100);
    expect(of(4, 6, 'PERSON')).toBe(100);
    expect(of(4, 5, 'PERSON')).toBe(0);
    expect(of(0, 13, 'PERSON')).toBe(0);
    expect(of(4, 8, 'LOCATION')).toBe(0);
  });

  it('counts what no span covers as leaked, whatever the type of the spans', () => {
    const { labelled, leaked } = score(set, [[{ start: 4, end: 7, type: 'LOCATION' }]], everyType);
    expect({ labelled, leaked }).toEqual({ labelled: 4, leaked: 1 });
  });

  it('counts a span that touches no label as a false alarm, and its characters as other text that is covered', () => {
    const alarmed = score(set, [[{ start: 0, end: 3, type: 'WORD' }]], everyType);
    expect(alarmed).toMatchObject({ falseAlarms: 1, covered: 3, other: 19, words: 6 });
  });

  it('leaves out of the count what may be found', () => {
    const found = score(set, [[{ start: 12, end: 16, type: 'PERSON' }]], everyType);
    expect(found).toMatchObject({ falseAlarms: 0, covered: 0, all: { wanted: 1, found: 0, right: 0 } });
  });
});

describe('our own prompts', () => {
  const files = readdirSync('bench/prompts').map((file) => ({ file, set: prompts(join('bench/prompts', file)) }));

  it('are 80 or more in each of English, German, French and Spanish, a quarter of them without anything personal', () => {
    for (const language of ['en', 'de', 'fr', 'es']) {
      const texts = files.find(({ file }) => file === `${language}.txt`)?.set ?? [];
      expect(texts.length).toBeGreaterThanOrEqual(80);
      expect(texts.filter(({ labels }) => labels.length === 0).length).toBeGreaterThanOrEqual(texts.length / 4);
    }
  });

  it('hold 35 types or more', () => {
    const types = new Set(files.flatMap(({ set }) => set.flatMap(({ labels }) => labels.map(({ type }) => type))));
    expect(types.size).toBeGreaterThanOrEqual(35);
  });
});
