import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { prompts } from '../../bench/detection/labelled';
import { runs } from './runs';

vi.setConfig({ testTimeout: 600_000 });

/** Detection remembers what it has read: here by one that has read nothing yet. */
const freshDetection = async () => {
  vi.resetModules();
  const { detect } = await import('../../main/engine/privacy/detect');
  return (text: string) => detect(text, { decisions: [], known: [] });
};

const paragraphs = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'zh', 'ja', 'tr'].flatMap((language) =>
  prompts(join(process.cwd(), 'bench', 'prompts', `${language}.txt`)).map(({ text }) => text),
);

interface Edit {
  /** Where, in thousandths of the text. */
  readonly at: number;
  /** Characters that go. */
  readonly gone: number;
  readonly typed: string;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat({ max: 1000 }),
  gone: fc.oneof(fc.constant(0), fc.nat({ max: 12 }), fc.nat({ max: 800 })),
  typed: fc.oneof(
    fc.constantFrom('', ' ', '.', '\n', '.\n\nShe', '```', '€', '\u200b', 'another', ' Anna Keller ', ' 4,250 ', ': '),
    fc.constantFrom(...paragraphs).map((text) => `\n\n${text}\n\n`),
  ),
});

const edited = (text: string, { at, gone, typed }: Edit): string => {
  const place = Math.floor((text.length * at) / 1000);
  return text.slice(0, place) + typed + text.slice(place + gone);
};

test('a draft that was edited is read as if it had been written so', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...paragraphs), { minLength: 8, maxLength: 20 }),
      fc.array(edit, { minLength: 1, maxLength: 12 }),
      async (start, edits) => {
        const read = await freshDetection();
        let text = start.join('\n\n');
        let found = read(text);
        for (const each of edits) {
          text = edited(text, each);
          found = read(text);
        }
        expect(found).toEqual((await freshDetection())(text));
      },
    ),
    { numRuns: runs(8) },
  );
});
