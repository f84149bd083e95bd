import mammoth from 'mammoth';
import type { DocumentText } from '../../../shared/documents';
import { table } from './table';

/** What mammoth reads of a document, as far as its words need it. */
interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly value?: string;
  readonly breakType?: string;
  readonly styleName?: string | null;
  readonly numbering?: { readonly isOrdered: boolean; readonly level: string } | null;
  readonly noteType?: string;
  readonly noteId?: string;
  readonly notes?: { resolve(reference: Node): { readonly body: readonly Node[] } };
}

/** Words as Markdown has them: headings, lists and tables, and no marks inside a line, where a name may begin bold. */
const written = (document: Node): string => {
  const notes: Node[] = [];

  const inline = (node: Node): string => {
    switch (node.type) {
      case 'text':
        return node.value ?? '';
      case 'tab':
        return '\t';
      case 'break':
        return node.breakType === 'line' ? '\n' : '';
      case 'noteReference':
        return `[${notes.push(node)}]`;
      default:
        return (node.children ?? []).map(inline).join('');
    }
  };

  /** Of each level of a list, how many items there were. */
  let counted: number[] = [];
  let ordered = false;
  const prefix = ({ styleName, numbering }: Node): string => {
    const level = /^title$/i.test(styleName ?? '') ? 1 : /^heading ([1-6])$/i.exec(styleName ?? '')?.[1];
    if (numbering == null) {
      counted = [];
      return level === undefined ? '' : `${'#'.repeat(Number(level))} `;
    }
    const depth = Number(numbering.level);
    // A list behind another of the other kind begins anew.
    if (numbering.isOrdered !== ordered) counted = counted.slice(0, depth);
    ordered = numbering.isOrdered;
    const count = (counted[depth] ?? 0) + 1;
    counted = [...counted.slice(0, depth), count];
    return `${'  '.repeat(depth)}${numbering.isOrdered ? `${count}.` : '-'} `;
  };

  const rowsOf = ({ children: rows = [] }: Node): string[][] =>
    rows.map(({ children: cells = [] }) => cells.map((cell) => blocks(cell.children ?? [])));

  const blocks = (nodes: readonly Node[]): string => {
    let text = '';
    let item = false;
    for (const node of nodes) {
      const block = node.type === 'table' ? table(rowsOf(node)) : `${prefix(node)}${inline(node)}`.trimEnd();
      if (block === '') continue;
      const isItem = node.numbering != null;
      text += text === '' ? block : `${item && isItem ? '\n' : '\n\n'}${block}`;
      item = isItem;
    }
    return text;
  };

  const body = blocks(document.children ?? []);
  // A note may have notes of its own.
  let told = '';
  for (let at = 0; at < notes.length; at++) {
    const note = document.notes?.resolve(notes[at] as Node);
    told += `\n\n[${at + 1}] ${blocks(note?.body ?? []).trim()}`;
  }
  return body + told;
};

/** The words of a Word document (.docx), as they stand after all tracked changes. Not its headers and footers. */
export const wordText = async (bytes: Uint8Array): Promise<DocumentText> => {
  let text: string | null = null;
  const transformDocument = (document: Node): Node => {
    text = written(document);
    // Nothing is made of it.
    return { ...document, children: [] };
  };
  try {
    await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { transformDocument });
    return text === null ? { refusal: 'damaged' } : { text, wordless: [] };
  } catch {
    return { refusal: 'damaged' };
  }
};
