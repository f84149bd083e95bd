import { DOMParser } from '@xmldom/xmldom';
import JSZip from 'jszip';
import type { DocumentText } from '../../../shared/documents';
import { type Away, type Row, textOfSheets } from './hidden';
import { table } from './table';

/** Elements by the names that OpenDocument files give them (OASIS ODF 1.3, part 3). */

const elements = (node: Node): Element[] =>
  Array.from(node.childNodes).filter((child): child is Element => child.nodeType === 1);
const all = (node: Document | Element, name: string): Element[] => Array.from(node.getElementsByTagName(name));

/** Comments, what was deleted, forms, and the words that only accessibility tools read. */
const unread = new Set(['office:annotation', 'text:tracked-changes', 'office:forms', 'svg:title', 'svg:desc']);

/** So often a cell or a row is repeated at most: the empty rest of a sheet is written as one of a million rows. */
const mostRepeated = 500;

const times = (element: Element, name: 'columns' | 'rows'): number =>
  Number(element.getAttribute(`table:number-${name}-repeated`) || 1);
const repeated = (element: Element, name: 'columns' | 'rows'): number => Math.min(times(element, name), mostRepeated);

/** Hidden by the user, or by a filter. */
const isAway = (element: Element): boolean =>
  /^(?:collapse|filter)$/u.test(element.getAttribute('table:visibility') ?? '');

/** Styles by whose names words are hidden, those that build on such a one too. */
const hiddenStyles = (documents: readonly Document[]): Set<string> => {
  const styles = new Map(
    documents
      .flatMap((document) => all(document, 'style:style'))
      .map((style) => [style.getAttribute('style:name') ?? '', style]),
  );
  const isHidden = (name: string, depth = 0): boolean => {
    const style = styles.get(name);
    // A damaged file's styles may stand on each other.
    if (style === undefined || depth > styles.size) return false;
    const [display = ''] = all(style, 'style:text-properties').map((one) => one.getAttribute('text:display') ?? '');
    return display === ''
      ? isHidden(style.getAttribute('style:parent-style-name') ?? '', depth + 1)
      : display === 'none';
  };
  return new Set([...styles.keys()].filter((name) => isHidden(name)));
};

/** @param styles Those whose words are hidden. @param onHidden Is told that there are some. */
const wordsOf = (document: Document, styles: ReadonlySet<string> = new Set(), onHidden = (): void => undefined) => {
  const notes: string[] = [];

  const isUnseen = (element: Element): boolean =>
    styles.has(element.getAttribute('text:style-name') ?? '') ||
    (element.nodeName === 'text:section' &&
      (element.getAttribute('text:display') === 'none' || element.getAttribute('text:is-hidden') === 'true'));
  /** Hidden words are told where they are left out. */
  const isLeftOut = (element: Element): boolean => {
    if (unread.has(element.nodeName)) return true;
    if (!isUnseen(element)) return false;
    if (element.textContent?.trim()) onHidden();
    return true;
  };
  const ordered = new Set(
    all(document, 'text:list-style')
      .filter((style) => all(style, 'text:list-level-style-number').length > 0)
      .map((style) => style.getAttribute('style:name')),
  );

  const inline = (node: Node): string => {
    if (node.nodeType === 3) return (node.nodeValue ?? '').replace(/\s+/gu, ' ');
    const element = node as Element;
    if (isLeftOut(element)) return '';
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

  const rowsOf = (element: Element): Row[] => {
    let number = 1;
    const rows = all(element, 'table:table-row').flatMap((row) => {
      const first = number;
      number += times(row, 'rows');
      const cells = cellsOf(row);
      return cells.some((words) => words !== '') ? [{ first, cells, count: repeated(row, 'rows') }] : [];
    });
    const width = Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex((words) => words !== '') + 1));
    return rows.flatMap(({ first, cells, count }) =>
      Array.from({ length: count }, (_, at) => ({ number: first + at, cells: cells.slice(0, width) })),
    );
  };

  const block = (element: Element): string => {
    if (isLeftOut(element)) return '';
    switch (element.nodeName) {
      case 'text:h':
        return `${'#'.repeat(Number(element.getAttribute('text:outline-level') || 1))} ${inline(element)}`;
      case 'text:p':
        return inline(element);
      case 'text:list':
        return list(element, 0, false);
      case 'table:table':
        return table(rowsOf(element).map(({ cells }) => cells));
      default:
        return blocks(element);
    }
  };

  const blocks = (node: Node): string =>
    elements(node)
      .map((element) => block(element).trimEnd())
      .filter((words) => words !== '')
      .join('\n\n');

  return { blocks, rowsOf, notes };
};

const text = (document: Document, margins: Document | null): DocumentText => {
  const styles = hiddenStyles([...(margins === null ? [] : [margins]), document]);
  let hides = false;
  const onHidden = (): void => {
    hides = true;
  };
  const { blocks, notes } = wordsOf(document, styles, onHidden);
  const body = all(document, 'office:text').map(blocks);
  const margin = (name: string): string[] =>
    margins === null ? [] : [...new Set(all(margins, name).map(wordsOf(margins, styles, onHidden).blocks))];
  const parts = [...margin('style:header'), ...body, ...notes, ...margin('style:footer')];
  return {
    text: parts.filter((part) => part !== '').join('\n\n'),
    wordless: [],
    hidden: hides ? [{ what: 'words' }] : [],
  };
};

/** The numbers, from 1, of a sheet's rows or columns that are hidden. */
const awayOf = (table: Element, name: 'columns' | 'rows'): Set<number> => {
  const away = new Set<number>();
  let number = 1;
  for (const element of all(table, name === 'rows' ? 'table:table-row' : 'table:table-column')) {
    if (isAway(element)) for (let at = 0; at < repeated(element, name); at++) away.add(number + at);
    number += times(element, name);
  }
  return away;
};
const partsAway = (table: Element): Away => ({ rows: awayOf(table, 'rows'), columns: awayOf(table, 'columns') });

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
    rows: rowsOf(element),
    away: away.has(element.getAttribute('table:style-name')) ? ('all' as const) : partsAway(element),
  }));
  return textOfSheets(tables);
};

/** The words of an OpenDocument text or spreadsheet (.odt, .ods), without what was deleted, what is hidden and comments. */
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
    return text(document, styles === '' ? null : parse(styles));
  } catch {
    return { refusal: 'damaged' };
  }
};
