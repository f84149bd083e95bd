import { DOMParser } from '@xmldom/xmldom';
import JSZip from 'jszip';
import type { DocumentText } from '../../../shared/documents';
import { sheet, table } from './table';

/** Elements by the names that OpenDocument files give them (OASIS ODF 1.3, part 3). */

const elements = (node: Node): Element[] =>
  Array.from(node.childNodes).filter((child): child is Element => child.nodeType === 1);
const all = (node: Document | Element, name: string): Element[] => Array.from(node.getElementsByTagName(name));

/** Comments, what was deleted, forms, and the words that only accessibility tools read. */
const unread = new Set(['office:annotation', 'text:tracked-changes', 'office:forms', 'svg:title', 'svg:desc']);

/** So often a cell or a row is repeated at most: the empty rest of a sheet is written as one of a million rows. */
const mostRepeated = 500;

const repeated = (element: Element, name: string): number =>
  Math.min(Number(element.getAttribute(`table:number-${name}-repeated`) || 1), mostRepeated);

const wordsOf = (document: Document) => {
  const notes: string[] = [];
  const ordered = new Set(
    all(document, 'text:list-style')
      .filter((style) => all(style, 'text:list-level-style-number').length > 0)
      .map((style) => style.getAttribute('style:name')),
  );

  const inline = (node: Node): string => {
    if (node.nodeType === 3) return (node.nodeValue ?? '').replace(/\s+/gu, ' ');
    const element = node as Element;
    if (unread.has(element.nodeName)) return '';
    switch (element.nodeName) {
      case 'text:s':
        return ' '.repeat(Number(element.getAttribute('text:c') || 1));
      case 'text:tab':
        return '\t';
      case 'text:line-break':
        return '\n';
      case 'text:note': {
        const at = notes.push('');
        notes[at - 1] = `[${at}] ${all(element, 'text:note-body').map(blocks).join('').trim()}`;
        return `[${at}]`;
      }
      case 'draw:text-box':
        return `\n${blocks(element)}\n`;
      default:
        return Array.from(element.childNodes).map(inline).join('');
    }
  };

  const list = (element: Element, depth: number, inOrder: boolean): string => {
    const numbered = ordered.has(element.getAttribute('text:style-name')) || (depth > 0 && inOrder);
    return elements(element)
      .map((item, at) => {
        const mark = `${'  '.repeat(depth)}${numbered ? `${at + 1}.` : '-'} `;
        const parts = elements(item).map((part) =>
          part.nodeName === 'text:list' ? list(part, depth + 1, numbered) : `${mark}${inline(part)}`,
        );
        return parts.filter((part) => part.trim() !== '').join('\n');
      })
      .join('\n');
  };

  const cellsOf = (row: Element): string[] =>
    elements(row).flatMap((cell) => {
      const words = blocks(cell).replace(/\n+/gu, ' ');
      return Array<string>(repeated(cell, 'columns')).fill(words);
    });

  const rowsOf = (element: Element): string[][] => {
    const rows = all(element, 'table:table-row')
      .map((row) => ({ cells: cellsOf(row), times: repeated(row, 'rows') }))
      .filter(({ cells }) => cells.some((words) => words !== ''));
    const width = Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex((words) => words !== '') + 1));
    return rows.flatMap(({ cells, times }) => Array<string[]>(times).fill(cells.slice(0, width)));
  };

  const block = (element: Element): string => {
    switch (element.nodeName) {
      case 'text:h':
        return `${'#'.repeat(Number(element.getAttribute('text:outline-level') || 1))} ${inline(element)}`;
      case 'text:p':
        return inline(element);
      case 'text:list':
        return list(element, 0, false);
      case 'table:table':
        return table(rowsOf(element));
      default:
        return unread.has(element.nodeName) ? '' : blocks(element);
    }
  };

  const blocks = (node: Node): string =>
    elements(node)
      .map((element) => block(element).trimEnd())
      .filter((words) => words !== '')
      .join('\n\n');

  return { blocks, rowsOf, notes };
};

const text = (document: Document, margins: Document | null): string => {
  const { blocks, notes } = wordsOf(document);
  const body = all(document, 'office:text').map(blocks);
  const margin = (name: string): string[] =>
    margins === null ? [] : [...new Set(all(margins, name).map(wordsOf(margins).blocks))];
  const parts = [...margin('style:header'), ...body, ...notes, ...margin('style:footer')];
  return parts.filter((part) => part !== '').join('\n\n');
};

const sheets = (document: Document): DocumentText => {
  const { rowsOf } = wordsOf(document);
  const away = new Set(
    all(document, 'style:style')
      .filter((style) =>
        all(style, 'style:table-properties').some((one) => one.getAttribute('table:display') === 'false'),
      )
      .map((style) => style.getAttribute('style:name')),
  );
  const tables = all(document, 'table:table').map((element) => ({
    name: element.getAttribute('table:name') ?? '',
    hidden: away.has(element.getAttribute('table:style-name')),
    rows: rowsOf(element),
  }));
  const filled = tables.filter(({ rows }) => rows.length > 0);
  return {
    text: filled
      .filter(({ hidden }) => !hidden)
      .map(({ name, rows }) => sheet(name, rows))
      .join('\n\n'),
    wordless: [],
    hidden: filled.filter(({ hidden }) => hidden).map(({ name }) => name),
  };
};

/** The words of an OpenDocument text or spreadsheet (.odt, .ods), without what was deleted and without comments. */
export const openDocumentText = async (bytes: Uint8Array): Promise<DocumentText> => {
  try {
    const zip = await JSZip.loadAsync(bytes);
    const part = async (name: string): Promise<string> => (await zip.file(name)?.async('text')) ?? '';
    if ((await part('META-INF/manifest.xml')).includes('encryption-data')) return { refusal: 'locked' };
    const parse = (xml: string): Document =>
      new DOMParser({ errorHandler: () => undefined }).parseFromString(xml, 'text/xml');
    const content = await part('content.xml');
    if (content === '') return { refusal: 'damaged' };
    const document = parse(content);
    if (all(document, 'office:spreadsheet').length > 0) return sheets(document);
    const styles = await part('styles.xml');
    return { text: text(document, styles === '' ? null : parse(styles)), wordless: [], hidden: [] };
  } catch {
    return { refusal: 'damaged' };
  }
};
