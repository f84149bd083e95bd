import JSZip from 'jszip';
import mammoth from 'mammoth';
import type { DocumentText } from '../../../shared/documents';
import { joined, struck } from '../../../shared/struck';
import { withoutHiddenWords } from './hidden-words';
import { pageNumber, withoutPageNumbers } from './page-numbers';
import { table } from './table';

/** What mammoth reads of a document, as far as its words need it. */
interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly value?: string;
  readonly breakType?: string;
  readonly isStrikethrough?: boolean;
  readonly styleName?: string | null;
  readonly numbering?: { readonly isOrdered: boolean; readonly level: string } | null;
  readonly noteType?: string;
  readonly noteId?: string;
  readonly colSpan?: number;
  readonly rowSpan?: number;
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
      default: {
        const words = joined((node.children ?? []).map(inline).join(''));
        return node.isStrikethrough === true ? struck(words) : words;
      }
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

  /** A cell over several columns or rows stands in the first of them. */
  const rowsOf = ({ children: rows = [] }: Node): string[][] => {
    const grid: string[][] = rows.map(() => []);
    for (const [y, { children: cells = [] }] of rows.entries()) {
      let x = 0;
      for (const { children = [], colSpan = 1, rowSpan = 1 } of cells) {
        while (grid[y]?.[x] !== undefined) x++;
        const words = blocks(children, (inner) => inner.map((row) => row.join(' ')).join('\n'));
        for (let down = 0; down < rowSpan; down++)
          for (let across = 0; across < colSpan; across++) {
            const row = grid[y + down];
            if (row !== undefined) row[x + across] = down + across === 0 ? words : '';
          }
        x += colSpan;
      }
    }
    return grid;
  };

  const blocks = (nodes: readonly Node[], asTable = table as (rows: string[][]) => string): string => {
    let text = '';
    let item = false;
    for (const node of nodes) {
      const block =
        node.type === 'table' ? asTable(rowsOf(node)) : withoutPageNumbers(`${prefix(node)}${inline(node)}`).trimEnd();
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

/** Throws what mammoth throws. */
const read = async (zip: JSZip): Promise<string> => {
  let text = '';
  const transformDocument = (document: Node): Node => {
    text = written(document);
    // Nothing is made of it.
    return { ...document, children: [] };
  };
  const buffer = await zip.generateAsync({ type: 'nodebuffer' });
  await mammoth.convertToHtml({ buffer }, { transformDocument });
  return text;
};

/** Fields that count pages, in either way of writing them (ECMA-376-1 §17.16.18, §17.16.19). */
const counting = new RegExp(
  [
    String.raw`<w:fldSimple\b[^>]*w:instr="\s*(?:NUM|SECTION)?PAGES?\b[^>]*(?:/>|>.*?</w:fldSimple>)`,
    String.raw`<w:fldChar\b[^>]*"begin"[^>]*/>(?:(?!w:fldChar).)*<w:instrText[^>]*>\s*(?:NUM|SECTION)?PAGES?\b.*?<w:fldChar\b[^>]*"end"[^>]*/>`,
  ].join('|'),
  'gsu',
);
const withoutCounting = (xml: string): string =>
  xml.replace(counting, (field) => {
    const mark = `<w:t>${pageNumber}</w:t>`;
    return field.startsWith('<w:fldSimple') ? `<w:r>${mark}</w:r>` : mark;
  });

/** A header or a footer, which mammoth leaves out, as the body of a document. */
const asBody = (xml: string): string | null => {
  const [, , names = '', inner] = /<w:(hdr|ftr)\b([^>]*)>(.*)<\/w:\1>/s.exec(xml) ?? [];
  return inner === undefined ? null : `<w:document${names}><w:body>${withoutCounting(inner)}</w:body></w:document>`;
};

/** What stands above or below the pages: letterheads and accounts. Each once, though pages of two kinds have it. The body gives way to it. */
const marginsOf = async (zip: JSZip, names: RegExp): Promise<string[]> => {
  const texts = new Set<string>();
  const bodies = zip.file(/^word\/document\d*\.xml$/);
  for (const margin of zip.file(names)) {
    const xml = asBody(await margin.async('text'));
    if (xml === null) continue;
    for (const { name } of bodies) zip.file(name, xml);
    texts.add((await read(zip)).trim());
  }
  return [...texts].filter((text) => text !== '');
};

/** The words of a Word document (.docx), as they stand after all tracked changes, with its headers and footers and without what it hides. */
export const wordText = async (bytes: Uint8Array): Promise<DocumentText> => {
  try {
    const zip = await JSZip.loadAsync(bytes);
    // Pictures hold no words that are read, and most of the bytes.
    zip.remove('word/media');
    const hides = await withoutHiddenWords(zip);
    const body = await read(zip);
    const above = await marginsOf(zip, /^word\/header\d*\.xml$/);
    const below = await marginsOf(zip, /^word\/footer\d*\.xml$/);
    return {
      text: [...above, body, ...below].filter((part) => part !== '').join('\n\n'),
      wordless: [],
      hidden: hides ? [{ what: 'words' }] : [],
    };
  } catch {
    return { refusal: 'damaged' };
  }
};
