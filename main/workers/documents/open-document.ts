import { DOMParser } from '@xmldom/xmldom';
import JSZip from 'jszip';
import type { DocumentText } from '../../../shared/documents';
import { maxDraftLength } from '../../../shared/domain';
import { joined, struck } from '../../../shared/struck';
import { type Away, type Row, textOfSheets } from './hidden';
import { pageNumber, withoutPageNumbers } from './page-numbers';
import { table } from './table';

/** Elements by the names that OpenDocument files give them (OASIS ODF 1.3, part 3). */

const elements = (node: Node): Element[] =>
  Array.from(node.childNodes).filter((child): child is Element => child.nodeType === 1);
const all = (node: Document | Element, name: string): Element[] => Array.from(node.getElementsByTagName(name));

const grouping = /^table:table-(?:(?:header-)?(?:rows|columns)|(?:row|column)-group)$/u;
/** A table's own rows or columns, without those of the tables in its cells. */
const own = (table: Element, name: string): Element[] =>
  elements(table).flatMap((child) =>
    child.nodeName === name ? [child] : grouping.test(child.nodeName) ? own(child, name) : [],
  );

/** Comments, what was deleted, forms and the words that only accessibility tools read. */
const unread = new Set(['office:annotation', 'text:tracked-changes', 'office:forms', 'svg:title', 'svg:desc']);

/** The most that a spreadsheet has. */
const most = { rows: 1_048_576, columns: 16_384 };

/** What a table's cell takes beside its words. */
const betweenCells = 3;

class TooLong extends Error {}

const times = (element: Element, name: 'columns' | 'rows'): number =>
  Math.max(1, Number(element.getAttribute(`table:number-${name}-repeated`)) || 1);

/** Hidden by the user, or by a filter. */
const isAway = (element: Element): boolean =>
  /^(?:collapse|filter)$/u.test(element.getAttribute('table:visibility') ?? '');

const isHidden = (element: Element): boolean => element.getAttribute('text:is-hidden') === 'true';

/** Styles whose words have a property, those that build on such a one too. */
const stylesWith = (documents: readonly Document[], property: string, has: (value: string) => boolean): Set<string> => {
  const styles = new Map(
    documents
      .flatMap((document) => all(document, 'style:style'))
      .map((style) => [style.getAttribute('style:name') ?? '', style]),
  );
  const isOne = (name: string, depth = 0): boolean => {
    const style = styles.get(name);
    // A damaged file's styles may stand on each other.
    if (style === undefined || depth > styles.size) return false;
    const [value = ''] = all(style, 'style:text-properties').map((one) => one.getAttribute(property) ?? '');
    return value === '' ? isOne(style.getAttribute('style:parent-style-name') ?? '', depth + 1) : has(value);
  };
  return new Set([...styles.keys()].filter((name) => isOne(name)));
};

/** By whose names words are hidden or struck out. */
interface Styles {
  readonly hidden: ReadonlySet<string>;
  readonly struck: ReadonlySet<string>;
}
const stylesOf = (documents: readonly Document[]): Styles => ({
  hidden: stylesWith(documents, 'text:display', (value) => value === 'none'),
  struck: stylesWith(documents, 'style:text-line-through-style', (value) => value !== 'none'),
});

/**
 * Throws `TooLong` before it writes more than a draft takes: a few signs of a file can stand for millions.
 *
 * @param onHidden Is told that words are hidden.
 */
const wordsOf = (document: Document, styles: Styles, onHidden = (): void => undefined) => {
  const notes: string[] = [];
  let length = 0;
  const take = (characters: number): void => {
    length += characters;
    if (length > maxDraftLength) throw new TooLong();
  };

  const isUnseen = (element: Element): boolean =>
    styles.hidden.has(element.getAttribute('text:style-name') ?? '') ||
    (element.nodeName === 'text:section' && (element.getAttribute('text:display') === 'none' || isHidden(element))) ||
    (element.nodeName === 'text:hidden-text' && element.getAttribute('text:is-hidden') !== 'false') ||
    (/^text:[ph]$/u.test(element.nodeName) &&
      elements(element).some((child) => child.nodeName === 'text:hidden-paragraph' && isHidden(child)));
  /** Hidden words are told where they are left out. */
  const isLeftOut = (element: Element): boolean => {
    if (unread.has(element.nodeName)) return true;
    if (!isUnseen(element)) return false;
    if (element.textContent?.trim()) onHidden();
    return true;
  };
  const isStruck = (element: Element): boolean => styles.struck.has(element.getAttribute('text:style-name') ?? '');
  const ordered = new Set(
    all(document, 'text:list-style')
      .filter((style) => all(style, 'text:list-level-style-number').length > 0)
      .map((style) => style.getAttribute('style:name')),
  );

  const inline = (node: Node): string => {
    if (node.nodeType === 3) {
      const words = (node.nodeValue ?? '').replace(/\s+/gu, ' ');
      take(words.length);
      return words;
    }
    const element = node as Element;
    if (isLeftOut(element)) return '';
    switch (element.nodeName) {
      case 'text:s': {
        const count = Math.max(1, Number(element.getAttribute('text:c')) || 1);
        take(count);
        return ' '.repeat(count);
      }
      case 'text:tab':
        return '\t';
      case 'text:line-break':
        return '\n';
      case 'text:page-number':
      case 'text:page-count':
        return pageNumber;
      case 'text:note': {
        const at = notes.push('');
        notes[at - 1] = `[${at}] ${all(element, 'text:note-body').map(blocks).join('').trim()}`;
        return `[${at}]`;
      }
      case 'draw:text-box':
        return `\n${blocks(element)}\n`;
      default: {
        const words = joined(Array.from(element.childNodes).map(inline).join(''));
        // Of words within words that are struck out the outer marks would double the inner ones.
        return isStruck(element) ? struck(words.replaceAll('~~', '')) : words;
      }
    }
  };

  const list = (element: Element, depth: number, inOrder: boolean): string => {
    const numbered = ordered.has(element.getAttribute('text:style-name')) || (depth > 0 && inOrder);
    return elements(element)
      .map((item, at) => {
        const mark = `${'  '.repeat(depth)}${numbered ? `${at + 1}.` : '-'} `;
        const parts = elements(item).map((part) => {
          if (part.nodeName === 'text:list') return list(part, depth + 1, numbered);
          const words = block(part);
          if (part.nodeName === 'table:table') return `\n${words}\n`;
          return words === '' ? '' : `${mark}${words}`;
        });
        return parts.filter((part) => part.trim() !== '').join('\n');
      })
      .join('\n');
  };

  const cellsOf = (row: Element): string[] => {
    const cells = elements(row).map((cell) => ({
      words: blocks(cell).replace(/\n+/gu, ' '),
      count: times(cell, 'columns'),
    }));
    // The empty rest of a row is written as one of thousands of cells.
    return cells.slice(0, cells.findLastIndex(({ words }) => words !== '') + 1).flatMap(({ words, count }) => {
      take((count - 1) * (words.length + betweenCells));
      return Array<string>(count).fill(words);
    });
  };

  const rowsOf = (element: Element): Row[] => {
    let number = 1;
    const rows = own(element, 'table:table-row').flatMap((row) => {
      const first = number;
      const count = times(row, 'rows');
      number += count;
      const cells = cellsOf(row);
      take((count - 1) * cells.reduce((sum, words) => sum + words.length, 0));
      return cells.length > 0 ? [{ first, cells, count }] : [];
    });
    const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
    const height = rows.reduce((sum, { count }) => sum + count, 0);
    if (width * height * betweenCells > maxDraftLength) throw new TooLong();
    return rows.flatMap(({ first, cells, count }) =>
      Array.from({ length: count }, (_, at) => ({ number: first + at, cells })),
    );
  };

  /** Of a table in a text, in which nothing names the hidden ones. */
  const shownRows = (element: Element): string[][] => {
    const { rows, columns } = partsAway(element);
    const read = rowsOf(element);
    const shown = read
      .filter(({ number }) => !rows.has(number))
      .map(({ cells }) => cells.filter((_, at) => !columns.has(at + 1)));
    if (shown.flat().join('') !== read.flatMap(({ cells }) => cells).join('')) onHidden();
    return shown;
  };

  const block = (element: Element): string => {
    if (isLeftOut(element)) return '';
    switch (element.nodeName) {
      case 'text:h':
        return `${'#'.repeat(Math.min(Number(element.getAttribute('text:outline-level') || 1), 6))} ${inline(element)}`;
      case 'text:p':
        return withoutPageNumbers(inline(element));
      case 'text:list':
        return list(element, 0, false);
      case 'table:table':
        return table(shownRows(element));
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
  const styles = stylesOf([...(margins === null ? [] : [margins]), document]);
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
  for (const element of own(table, name === 'rows' ? 'table:table-row' : 'table:table-column')) {
    const next = number + times(element, name);
    if (isAway(element)) for (let at = number; at < Math.min(next, most[name] + 1); at++) away.add(at);
    number = next;
  }
  return away;
};
const partsAway = (table: Element): Away => ({ rows: awayOf(table, 'rows'), columns: awayOf(table, 'columns') });

const sheets = (document: Document): DocumentText => {
  const { rowsOf } = wordsOf(document, { ...stylesOf([document]), hidden: new Set() });
  const away = new Set(
    all(document, 'style:style')
      .filter((style) =>
        all(style, 'style:table-properties').some((one) => one.getAttribute('table:display') === 'false'),
      )
      .map((style) => style.getAttribute('style:name')),
  );
  const spreadsheets = all(document, 'office:spreadsheet').flatMap(elements);
  const tables = spreadsheets
    .filter(({ nodeName }) => nodeName === 'table:table')
    .map((element) => ({
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
  } catch (thrown) {
    return { refusal: thrown instanceof TooLong ? 'tooLong' : 'damaged' };
  }
};
