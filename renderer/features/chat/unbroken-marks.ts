import { cutAt } from './cut';
import { unbrokenIn } from './unbroken';

interface Node {
  type: string;
  value?: string;
  children?: Node[];
  data?: { hName: string; hProperties: Record<string, string> };
}

const split = (node: Node): Node[] => {
  const ranges = node.type === 'text' ? unbrokenIn(node.value ?? '') : [];
  if (ranges.length === 0) return [node];
  return cutAt(node.value ?? '', ranges).map(({ text, range }) => {
    const piece = { type: 'text', value: text };
    return range
      ? { type: 'unbroken', data: { hName: 'span', hProperties: { className: 'unbroken' } }, children: [piece] }
      : piece;
  });
};

/** A remark plugin that keeps each amount of the text on one line. */
export const unbrokenMarks = () => {
  const visit = (node: Node): void => {
    for (const child of node.children ?? []) visit(child);
    if (node.children) node.children = node.children.flatMap(split);
  };
  return visit;
};
