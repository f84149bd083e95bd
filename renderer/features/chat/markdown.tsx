import { memo, useMemo } from 'react';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { parts } from './markdown-parts';
import { plainMathMarks } from './math-marks';
import { restoredMarks, type ShownSpan } from './restored-marks';
import { splitBlocks } from './split-blocks';

interface BlockProps {
  text: string;
  start: number;
  spans: readonly ShownSpan[];
}

// One dollar sign is money here, not mathematics.
const math = [remarkMath, { singleDollarTextMath: false }] as const;

const MarkdownBlock = memo(
  ({ text, start, spans }: BlockProps) => {
    const shifted = spans.map((span) => ({ ...span, start: span.start - start, end: span.end - start }));
    return (
      <ReactMarkdown remarkPlugins={[remarkGfm, [...math], [restoredMarks, { spans: shifted }]]} components={parts}>
        {text}
      </ReactMarkdown>
    );
  },
  (before, after) =>
    before.text === after.text &&
    before.start === after.start &&
    before.spans.length === after.spans.length &&
    before.spans.every((span, i) => span === after.spans[i]),
);

/** A reply as Markdown. Blocks that have not changed are not parsed again. */
export const Markdown = ({ source, spans }: { source: string; spans: readonly ShownSpan[] }) => {
  const blocks = useMemo(() => splitBlocks(plainMathMarks(source)), [source]);
  return blocks.map(({ start, text }) => (
    <MarkdownBlock
      key={start}
      start={start}
      text={text}
      spans={spans.filter((span) => span.start < start + text.length && span.end > start)}
    />
  ));
};
