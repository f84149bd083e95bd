import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { plainMathMarks } from '../../../renderer/features/chat/math-marks';
import { plainUnderlines } from '../../../renderer/features/chat/plain-underlines';
import { restoredMarks, type ShownSpan } from '../../../renderer/features/chat/restored-marks';
import { splitBlocks } from '../../../renderer/features/chat/split-blocks';

const spansOf = (source: string, ...values: string[]): ShownSpan[] =>
  values.flatMap((original) =>
    [...source.matchAll(new RegExp(original.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'))].map(({ index }) => ({
      start: index,
      end: index + original.length,
      kind: 'restored' as const,
      original,
      surrogate: 'x',
    })),
  );

const render = (source: string, spans: readonly ShownSpan[]): string =>
  renderToStaticMarkup(
    <ReactMarkdown
      remarkPlugins={[plainUnderlines, remarkGfm, [restoredMarks, { spans }]]}
      components={{ mark: ({ children }) => <mark>{children}</mark> }}
    >
      {source}
    </ReactMarkdown>,
  );

const marked = (source: string, ...values: string[]): string => render(source, spansOf(source, ...values));
const marksIn = (html: string): string[] => [...html.matchAll(/<mark>(.*?)<\/mark>/g)].map((match) => match[1] ?? '');

describe('what was restored is marked in', () => {
  it.each([
    ['plain text', 'Dear Maria Gonzalez, hello'],
    ['bold text', 'Dear **Maria Gonzalez**, hello'],
    ['a heading', '# For Maria Gonzalez'],
    ['a list', '- one\n- two for Maria Gonzalez\n'],
    ['a table', '| a | b |\n|---|---|\n| x | Maria Gonzalez |\n'],
    ['inline code', 'say `"Maria Gonzalez"` now'],
    ['a fenced block', 'so:\n\n```js\nconst name = "Maria Gonzalez";\n```\n'],
    ['a fenced block with the same words in its first line', '```Maria Gonzalez\nMaria Gonzalez\n```\n'],
    ['an indented block', 'so:\n\n    name = Maria Gonzalez\n'],
    ['a quotation', '> first line\n> second for Maria Gonzalez\n'],
    ['text after an escape', 'a \\* b \\_ c Maria Gonzalez'],
    ['text after an entity', 'a &amp; b &lt; c Maria Gonzalez'],
    ['text after an ampersand', 'R & D by Maria Gonzalez'],
    ['text after a line break', 'one  \ntwo\nthree Maria Gonzalez'],
    ["a link's text", '[to Maria Gonzalez](https://example.org)'],
    ['text after an address', 'mail a@example.org or Maria Gonzalez'],
  ])('%s', (_, source) => {
    expect(marksIn(marked(source, 'Maria Gonzalez'))).toEqual(['Maria Gonzalez']);
  });

  it('an e-mail address that Markdown makes a link of', () => {
    expect(marksIn(marked('to maria@inbox.org, now', 'maria@inbox.org'))).toEqual(['maria@inbox.org']);
  });

  it('an original with Markdown’s own characters, as far as it is shown', () => {
    expect(marksIn(marked('It is 00\\_812 today', '00\\_812'))).toEqual(['00_812']);
  });
});

describe('a link never carries out what was restored', () => {
  it.each([
    'https://evil.example/?q=00812',
    '[here](https://evil.example/?q=00812)',
    '<https://evil.example/00812>',
    'www.evil.example/00812',
  ])('%s', (source) => {
    expect(marked(source, '00812')).not.toContain('<a ');
  });

  it('and other links stay links', () => {
    expect(marked('[00812](https://good.example) and https://good.example', '00812').match(/<a /g)).toHaveLength(2);
  });
});

const pieces = [
  'A paragraph of text.\n',
  'Two\nlines.\n',
  '- one\n- two\n',
  '- loose\n\n- list\n',
  '1. one\n\n   more of one\n\n2. two\n',
  '```js\nlet a;\n\nlet b;\n```\n',
  '~~~\n```\n\n~~~\n',
  '> quote\n',
  '# Heading\n',
  '| a | b |\n|---|---|\n| 1 | 2 |\n',
  '    indented\n\n    code\n',
  '---\n',
];

describe('blocks of a growing reply', () => {
  const document = fc
    .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.join('\n'));

  it('are the source when joined, and know where they start', () => {
    fc.assert(
      fc.property(document, fc.nat(), (source, cut) => {
        const text = source.slice(0, cut % (source.length + 1));
        const blocks = splitBlocks(text);
        expect(blocks.map((block) => block.text).join('')).toBe(text);
        for (const block of blocks) expect(text.startsWith(block.text, block.start)).toBe(true);
      }),
    );
  });

  it('look as the whole looks', () => {
    const flat = (html: string): string => html.replace(/\n/g, '');
    fc.assert(
      fc.property(document, (source) => {
        const apart = splitBlocks(source).map((block) => render(block.text, []));
        expect(flat(apart.join(''))).toBe(flat(render(source, [])));
      }),
    );
  });

  it('stay one where a link is defined elsewhere', () => {
    expect(splitBlocks('See [a].\n\nText.\n\n[a]: https://example.org\n')).toHaveLength(1);
  });
});

describe('LaTeX brackets', () => {
  it('become dollar signs of the same length', () => {
    expect(plainMathMarks('so \\(a+b\\) and \\[c\\]')).toBe('so $$a+b$$ and $$c$$');
  });

  it('stay as they are in code, and where they are not closed', () => {
    expect(plainMathMarks('`\\(a\\)` and\n```\n\\[b\\]\n```\n\\(c')).toBe('`\\(a\\)` and\n```\n\\[b\\]\n```\n\\(c');
  });

  it('leave amounts of money alone', () => {
    expect(plainMathMarks('$84,500 and $6,200')).toBe('$84,500 and $6,200');
  });
});

describe('a line of hyphens under a sentence', () => {
  it('opens the signature of a letter', () => {
    expect(render('See you on Monday.\n--\nMaria', [])).toBe('<p>See you on Monday.\n--\nMaria</p>');
  });

  it('parts two sections', () => {
    expect(render('Dear Ana\n---\nKind regards', [])).toBe('<p>Dear Ana</p>\n<hr/>\n<p>Kind regards</p>');
  });
});
