import { DOMParser } from '@xmldom/xmldom';
import JSZip from 'jszip';
import readSheets from 'read-excel-file/universal';
import type { DocumentText } from '../../../shared/documents';
import { type Away, textOfSheets } from './hidden';

type Cell = Awaited<ReturnType<typeof readSheets>>[number]['data'][number][number];

const hour = 3_600_000;
/** The day from which spreadsheets count: what lies near is a time of day, or so many hours. */
const epoch = Date.UTC(1899, 11, 30);
const longestTime = 1000;

const two = (count: number): string => String(count).padStart(2, '0');

/** Of a date without a time of day the day. */
const shownDate = (date: Date): string => {
  const hours = (date.getTime() - epoch) / hour;
  if (hours >= 0 && hours < longestTime) return `${two(Math.floor(hours))}:${two(Math.round((hours % 1) * 60))}`;
  const [day, time = ''] = date.toISOString().slice(0, 16).split('T');
  return time === '00:00' ? `${day}` : `${day} ${time}`;
};
const shown = (cell: Cell): string => (cell instanceof Date ? shownDate(cell) : cell === null ? '' : String(cell));

/** Unpacked: what a library unpacks by itself it unpacks in threads, which this process has not. */
const unpacked = (zip: JSZip): Promise<ArrayBuffer> => zip.generateAsync({ type: 'arraybuffer', compression: 'STORE' });

const attribute = (name: string, written: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(written)?.[1] ?? '';
const isSet = (name: string, written: string): boolean => /^(?:1|true|on)$/u.test(attribute(name, written));

/** The rows and columns that a sheet hides (ECMA-376-1 §18.3.1.13, §18.3.1.73). Its file is too long to be parsed twice. */
const awayIn = (xml: string): Away => {
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (const [, kind, written = ''] of xml.matchAll(/<(?:\w+:)?(row|col)\b([^>]*)>/gu)) {
    if (!isSet('hidden', written)) continue;
    if (kind === 'row') rows.add(Number(attribute('r', written)));
    else {
      const last = Math.min(Number(attribute('max', written)), mostColumns);
      for (let column = Number(attribute('min', written)); column <= last; column++) columns.add(column);
    }
  }
  return { rows, columns };
};
const mostColumns = 16_384;

/** What the file hides, by the names of its sheets: `all` of one (ECMA-376-1 §18.2.19), or parts. */
const hiddenIn = async (zip: JSZip): Promise<Map<string, Away | 'all'>> => {
  const textOf = async (name: string): Promise<string> => (await zip.file(name)?.async('text')) ?? '';
  const parsed = async (name: string): Promise<Document> =>
    new DOMParser().parseFromString((await textOf(name)) || '<none/>', 'text/xml');
  const files = new Map(
    Array.from((await parsed('xl/_rels/workbook.xml.rels')).getElementsByTagName('Relationship')).map((one) => [
      one.getAttribute('Id'),
      (one.getAttribute('Target') ?? '').replace(/^(?:\/xl\/)?/u, 'xl/'),
    ]),
  );
  const away = new Map<string, Away | 'all'>();
  for (const sheet of Array.from((await parsed('xl/workbook.xml')).getElementsByTagName('sheet'))) {
    const isHidden = /hidden/i.test(sheet.getAttribute('state') ?? '');
    const parts = isHidden ? 'all' : awayIn(await textOf(files.get(sheet.getAttribute('r:id')) ?? ''));
    away.set(sheet.getAttribute('name') ?? '', parts);
  }
  return away;
};

/** How many digits a number is shown with at least, by the place of its cell's style: postal codes begin with a zero (ECMA-376-1 §18.8.10, §18.8.30). */
const digitsIn = (styles: Document): Map<string, number> => {
  const elements = (node: Document | Element | undefined, name: string): Element[] =>
    Array.from(node?.getElementsByTagName(name) ?? []);
  const formats = new Map(
    elements(styles, 'numFmt').map((one) => [one.getAttribute('numFmtId'), one.getAttribute('formatCode') ?? '']),
  );
  const cells = elements(elements(styles, 'cellXfs')[0], 'xf').map(
    (one) => formats.get(one.getAttribute('numFmtId')) ?? '',
  );
  return new Map(
    cells.flatMap((code, at): [string, number][] => (/^0{2,20}$/u.test(code) ? [[String(at), code.length]] : [])),
  );
};

/** Writes numbers that are shown with zeros before them as the words that they are. */
const withZeros = async (zip: JSZip): Promise<void> => {
  const styles = (await zip.file('xl/styles.xml')?.async('text')) ?? '';
  const digits = styles.includes('formatCode="0') ? digitsIn(new DOMParser().parseFromString(styles)) : new Map();
  if (digits.size === 0) return;
  for (const sheet of zip.file(/^xl\/worksheets\/[^/]+\.xml$/u)) {
    const xml = await sheet.async('text');
    const filled = xml.replace(/<c\b([^>]*)><v>(\d+)<\/v>/gu, (cell, written: string, number: string) => {
      const length = digits.get(attribute('s', written));
      if (length === undefined || !/^n?$/u.test(attribute('t', written))) return cell;
      return `<c${written.replace(/ t="n"/u, '')} t="str"><v>${number.padStart(length, '0')}</v>`;
    });
    zip.file(sheet.name, filled);
  }
};

/** The words of a spreadsheet (.xlsx): of each sheet its name and its filled rows, numbers without their format but with the zeros before them, formulas as their results, without what is hidden. */
export const sheetsText = async (bytes: Uint8Array): Promise<DocumentText> => {
  try {
    const zip = await JSZip.loadAsync(bytes);
    const away = await hiddenIn(zip);
    await withZeros(zip);
    const sheets = (await readSheets(await unpacked(zip))).map(({ sheet, data }) => ({
      sheet,
      rows: data.map((row, at) => ({ number: at + 1, cells: row.map(shown) })),
    }));
    return textOfSheets(sheets.map(({ sheet, rows }) => ({ name: sheet, rows, away: away.get(sheet) })));
  } catch {
    return { refusal: 'damaged' };
  }
};
