import type { RestoredSpan } from '../../../shared/domain';
import { alignValue } from './align';
import { cutAt, type Ranged } from './cut';

/** The parts of a Markdown tree (mdast) that are read and made here. */
interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
  data?: { hName?: string; hProperties?: Record<string, string>; hChildren?: unknown[] };
  position?: { start: { offset?: number }; end: { offset?: number } };
}

export type ShownSpan = Ranged & Pick<RestoredSpan, 'kind' | 'original' | 'surrogate'>;

const properties = (span: ShownSpan): Record<string, string> => ({
  dataKind: span.kind,
  dataOriginal: span.original,
  dataSurrogate: span.surrogate,
});

/** The first of `places` that is not before `offset`. */
const indexFrom = (places: readonly number[], offset: number): number => {
  const index = places.findIndex((place) => place >= offset);
  return index === -1 ? places.length - 1 : index;
};

/** Spans over one node's source, as ranges of its value. */
const inValue = (source: string, offset: number, value: string, spans: readonly ShownSpan[]): ShownSpan[] => {
  const within = spans.filter((span) => span.start < offset + source.length && span.end > offset);
  if (within.length === 0) return [];
  const places = alignValue(source, value);
  return within.map((span) => ({
    ...span,
    start: indexFrom(places, span.start - offset),
    end: indexFrom(places, span.end - offset),
  }));
};

/** Where the text inside a code node's fence begins. */
const codeStart = (node: Node, source: string): number =>
  node.type === 'code' && /^[`~]/.test(source) ? source.indexOf('\n') + 1 : 0;

const markNode = (node: Node, source: string, offset: number, spans: readonly ShownSpan[]): Node[] => {
  const value = node.value ?? '';
  const skip = codeStart(node, source);
  const found = inValue(source.slice(skip), offset + skip, value, spans);
  if (found.length === 0) return [node];
  const pieces = cutAt(value, found);
  if (node.type === 'text') {
    return pieces.map(({ text, range }) =>
      range
        ? {
            type: 'restored',
            data: { hName: 'mark', hProperties: properties(range) },
            children: [{ type: 'text', value: text }],
          }
        : { type: 'text', value: text },
    );
  }
  const hChildren = pieces.map(({ text, range }) =>
    range
      ? { type: 'element', tagName: 'mark', properties: properties(range), children: [{ type: 'text', value: text }] }
      : { type: 'text', value: text },
  );
  return [{ ...node, data: { ...node.data, hChildren } }];
};

/** Whether a span reaches into a link's address: a click would carry it out. */
const reachesAddress = (
  node: Node,
  source: string,
  start: number,
  end: number,
  spans: readonly ShownSpan[],
): boolean => {
  const textEnd = source[start] === '[' ? (node.children?.at(-1)?.position?.end.offset ?? start) : start;
  return spans.some((span) => span.kind !== 'derived' && span.start < end && span.end > textEnd);
};

/**
 * A remark plugin that marks what was restored. `spans` are offsets in the Markdown source; the nodes'
 * positions carry them over to the text that is shown. A link whose address holds something restored
 * becomes plain text.
 */
export const restoredMarks =
  ({ spans }: { spans: readonly ShownSpan[] }) =>
  (tree: Node, file: { value: unknown }): void => {
    const source = String(file.value);
    // Autolinks make nodes without a position: they follow the one before.
    let reached = 0;
    const visit = (node: Node): Node[] => {
      const start = node.position?.start.offset ?? Math.max(reached, source.indexOf(node.value ?? '', reached));
      const end = node.position?.end.offset ?? start + (node.value?.length ?? 0);
      if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
        reached = end;
        return markNode(node, source.slice(start, end), start, spans);
      }
      if (!node.children) return [node];
      const outside = node.type === 'link' && reachesAddress(node, source, start, end, spans);
      node.children = node.children.flatMap(visit);
      return outside ? node.children : [node];
    };
    if (spans.length > 0) visit(tree);
  };
