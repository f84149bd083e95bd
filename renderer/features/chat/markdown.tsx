import { memo, useMemo } from 'react';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { parts } from './markdown-parts';
import { plainMathMarks } from './math-marks';
import { plainUnderlines } from './plain-underlines';
import { restoredMarks, type ShownSpan } from './restored-marks';
import { type Block, splitBlocks } from './split-blocks';
import { unbrokenMarks } from './unbroken-marks';

interface BlockProps {
  text: string;
  start: number;
  spans: readonly ShownSpan[];
}

// One dollar sign is money here, not mathematics.
const math = [remarkMath, { singleDollarTextMath: false }] as const;

const isSame = (a: ShownSpan, b: ShownSpan | undefined): boolean =>
  a.start === b?.start && a.end === b.end && a.kind === b.kind;

/** Longest block that is read as Markdown; a longer one is no prose, and is shown as it is. */
const longestBlock = 20_000;

const MarkdownBlock = memo(
  ({ text, start, spans }: BlockProps) => {
    if (text.length > longestBlock) return <p className="plain">{text}</p>;
    const shifted = spans.map((span) => ({ ...span, start: span.start - start, end: span.end - start }));
    return (
      <ReactMarkdown
        remarkPlugins={[plainUnderlines, remarkGfm, [...math], [restoredMarks, { spans: shifted }], unbrokenMarks]}
        components={parts}
      >
        {text}
      </ReactMarkdown>
    );
  },
  (before, after) =>
    before.text === after.text &&
    before.start === after.start &&
    before.spans.length === after.spans.length &&
    before.spans.every((span, i) => isSame(span, after.spans[i])),
);

/** The spans of each block: those that start in it. */
const spansOf = (blocks: readonly Block[], spans: readonly ShownSpan[]): ShownSpan[][] => {
  const own: ShownSpan[][] = blocks.map(() => []);
  let index = 0;
  for (const span of spans) {
    while ((blocks[index + 1]?.start ?? Number.POSITIVE_INFINITY) <= span.start) index++;
    own[index]?.push(span);
  }
  return own;
};

/** A reply as Markdown. Blocks that have not changed are not parsed again. */
export const Markdown = ({ source, spans }: { source: string; spans: readonly ShownSpan[] }) => {
  const blocks = useMemo(() => splitBlocks(plainMathMarks(source)), [source]);
  const own = useMemo(() => spansOf(blocks, spans), [blocks, spans]);
  return blocks.map(({ start, text }, i) => (
    <MarkdownBlock key={start} start={start} text={text} spans={own[i] ?? []} />
  ));
};
