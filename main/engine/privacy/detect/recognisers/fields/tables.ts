import type { Plain } from './field';
import { keyWords } from './keys';

/** Cells under the heads of their columns. */

const separators = ['\t', '|', ';', ','] as const;

/** Markdown writes a bar inside a cell so. */
const isEscaped = (line: string, at: number): boolean => line.charAt(at) === '|' && line.charAt(at - 1) === '\\';

/** A row's cells with their places; quotes around a cell are no part of it. */
const cellsOf = (line: string, at: number, separator: string): { text: string; start: number }[] => {
  const cells: { text: string; start: number }[] = [];
  let from = 0;
  let quoted = false;
  for (let i = 0; i <= line.length; i++) {
    const c = line.charAt(i);
    if (c === '"') quoted = !quoted;
    if (i < line.length && (c !== separator || quoted || isEscaped(line, i))) continue;
    const cell = line.slice(from, i);
    const bare = cell.replace(/^[\s"']+/, '');
    cells.push({ text: bare.replace(/[\s"']+$/, ''), start: at + from + cell.length - bare.length });
    from = i + 1;
  }
  return cells;
};
const headCell = /^[\p{L}€$£¥№][\p{L}\p{N} _./#()°º€$£¥№-]{0,40}$/u;
/** "Chiffre d'affaires": a comma with an apostrophe stands in prose. */
const headCellBetweenSemicolons = /^[\p{L}€$£¥№][\p{L}\p{N} _./#()°º€$£¥№'’-]{0,40}$/u;
/** Between bars and tabs stands no prose. */
const headCellBetweenBars = /^[\p{L}\p{N}€$£¥№#%][\p{L}\p{M}\p{N} _./#()°º€$£¥№%?*&+:'’\\|[\],-]{0,40}$/u;
const longestLine = 4000;
const mostColumns = 60;

/** Whether the cells name columns: words, no numbers or sentences. */
const isHead = (cells: readonly { text: string }[], separator: (typeof separators)[number]): boolean => {
  const named = cells.filter(({ text }) => text !== '');
  const pattern = {
    '|': headCellBetweenBars,
    '\t': headCellBetweenBars,
    ';': headCellBetweenSemicolons,
    ',': headCell,
  }[separator];
  return (
    cells.length <= mostColumns &&
    named.length > 1 &&
    named.every(({ text }) => pattern.test(text) && /\p{L}/u.test(text) && text.split(/\s/).length < 5)
  );
};

/** Told by its first cell, where no quotation mark may hold another separator: most lines with a comma are prose. */
const mayBeHead = (first: string): boolean => {
  const text = first.trim();
  return text === '' || /["']/.test(text) || (headCell.test(text) && text.split(/\s/).length < 5);
};

/** Cells under their column's head, until a line has another number of cells. */
export const columnsIn = (text: string): Plain[] => {
  const fields: Plain[] = [];
  let head: { keys: string[]; separator: string } | null = null;
  let at = 0;
  for (const line of text.split('\n')) {
    const start = at;
    at += line.length + 1;
    if (line.length > longestLine) {
      head = null;
      continue;
    }
    if (head !== null) {
      const cells = cellsOf(line, start, head.separator);
      if (cells.length === head.keys.length) {
        for (const [i, cell] of cells.entries()) {
          const key = head.keys[i] ?? '';
          if (key !== '' && /[\p{L}\p{N}]/u.test(cell.text))
            fields.push({ key, start: cell.start, end: cell.start + cell.text.length, isCell: true });
        }
        continue;
      }
      head = null;
    }
    const separator = separators.find((one) => line.includes(one));
    if (separator === undefined || !mayBeHead(line.slice(0, line.indexOf(separator)))) continue;
    const cells = cellsOf(line, start, separator);
    if (isHead(cells, separator)) head = { keys: cells.map((cell) => keyWords(cell.text)), separator };
  }
  return fields;
};
