import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prompts } from '../../../bench/detection/labelled';
import { blocksOf } from '../../../main/engine/privacy/detect/blocks';
import { described } from '../../../main/engine/privacy/detect/described';
import { gazetteer } from '../../../main/engine/privacy/detect/gazetteer';
import { patternsIn } from '../../../main/engine/privacy/detect/patterns';
import { placing } from '../../../main/engine/privacy/detect/placing';
import { codeIn } from '../../../main/engine/privacy/detect/words/tokens';
import { entities } from '../../../main/engine/privacy/entities';
import type { TypedCandidate } from '../../../main/engine/privacy/entities/entity';
import { prepare } from '../../../main/engine/privacy/text/prepare';

const paragraph = (length: number): string => 'The river runs by the old mill. '.repeat(length / 32).trim();

describe('a text’s blocks', () => {
  test('leave nothing out, and each is of three hundred characters at least but the last', () => {
    const text = Array.from({ length: 12 }, (_, at) => paragraph(320 + 64 * at)).join('\n\n');
    const blocks = blocksOf(text);
    expect(blocks.length).toBeGreaterThan(3);
    expect(blocks.map((block) => block.text).join('')).toBe(text);
    for (const { start, text: own } of blocks) expect(text.startsWith(own, start)).toBe(true);
    for (const { text: own } of blocks.slice(0, -1)) expect(own.length).toBeGreaterThanOrEqual(300);
  });
  test.each([
    ['of Latin-1', 'Zoë wohnt in Gößweinstein, für 12 £. '],
    ['beyond it', '“Łódź” – naïve 東京 👩🏽‍💻 \ud800 €. '],
  ])('keep signs %s, beside blocks without', (_, sentence) => {
    const text = [paragraph(640), sentence.repeat(16).trim(), paragraph(640), 'Çok güzel. “Ja.” '.repeat(30)].join(
      '\n\n',
    );
    const blocks = blocksOf(text);
    expect(blocks.length).toBeGreaterThan(2);
    expect(blocks.map((block) => block.text).join('')).toBe(text);
  });
  test('are the same before and behind a paragraph that is edited', () => {
    const paragraphs = Array.from({ length: 12 }, (_, at) => `${at}. ${paragraph(992)}`.replace(/^\d+\. /, 'So '));
    const before = blocksOf(paragraphs.join('\n\n'));
    const after = blocksOf(paragraphs.with(5, `${paragraphs[5]} One more.`).join('\n\n'));
    expect(after.filter(({ text }, at) => text !== before[at]?.text)).toHaveLength(1);
  });
  test.each([
    ['a label and its value', 'Passport number\n\nX1234567 is what it says.'],
    ['a row and the next', 'name,phone\n\nIvo,4155550134'],
    ['a letter’s last words and who signs', 'Many thanks!\n\nIvo Maier, Rheinau'],
    ['a list', '- one.\n\n- two.'],
  ])('keep %s together', (_, together) => {
    const text = `${paragraph(1600)}\n${together}\n\n${paragraph(1600)}\n\n${paragraph(1600)}`;
    expect(blocksOf(text).length).toBeGreaterThan(1);
    expect(blocksOf(text).some((block) => block.text.includes(together))).toBe(true);
  });
  test('do not part a program', () => {
    const text = `${paragraph(1600)}\n\n\`\`\`\n# It waits.\n\nimport os\n\`\`\`\n\n${paragraph(1600)}`;
    expect(blocksOf(text)).toHaveLength(1);
  });
});

const folder = join(process.cwd(), 'bench', 'prompts');
const drafts = readdirSync(folder).map((file): [string, string] => [
  file,
  prompts(join(folder, file))
    .map(({ text }) => text)
    .join('\n\n'),
]);

/** What the recognisers find, without blocks, and without a memory. */
const wholeIn = (text: string): string[] => {
  const prepared = prepare(text);
  const [place, isCode] = [placing(prepared), codeIn(prepared.text)];
  return Object.values(entities).flatMap(({ type, recognise }) =>
    (recognise?.(prepared) ?? [])
      .filter(({ start, score, reason }) => {
        const isProse = ['DATE', 'AGE', 'PERCENTAGE', 'COUNT', 'TIME'].includes(type);
        return score >= 0.6 && (!isProse || !isCode(start) || reason.startsWith("under '"));
      })
      .map((candidate) => shown(place(candidate, type, 'pattern'))),
  );
};
const shown = ({ start, end, type, score, reason }: ReturnType<typeof patternsIn>[number]): string =>
  `${start} ${end} ${type} ${score} ${reason}`;

const candidate = ({ start, end, type, score, reason }: TypedCandidate): string =>
  `${start} ${end} ${type} ${score} ${reason}`;

/** A bill in one block says nothing of the numbers in another. */
const isOfBlock = (found: string): boolean => / a line of a bill$/.test(found);

describe('what the lists and the recognisers find', () => {
  test.each(drafts)('of names and places is the same in blocks and in the whole text: %s', (_, text) => {
    const listed = (read: string): Set<string> => {
      const prepared = prepare(read);
      return new Set([...gazetteer(prepared), ...described(prepared)].map(candidate));
    };
    const unparted = `${text}\n\n\`\`\`\n\`\`\``;
    expect(blocksOf(text).length).toBeGreaterThan(1);
    expect(blocksOf(unparted)).toHaveLength(1);
    expect(listed(text)).toEqual(listed(unparted));
  });
  test.each(drafts)('is the same in blocks and in the whole text: %s', (_, text) => {
    const found = patternsIn(prepare(text)).map(shown);
    expect(new Set(found.filter((each) => !isOfBlock(each)))).toEqual(
      new Set(wholeIn(text).filter((each) => !isOfBlock(each))),
    );
  });
});
