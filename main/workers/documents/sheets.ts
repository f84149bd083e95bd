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

/** The formats of a program's own that are looked at (ECMA-376-1 §18.8.30). */
const ownFormats: readonly [string, string][] = [
  ['9', '0%'],
  ['10', '0.00%'],
];

/** How a number is written in a format, where that is another number or other digits: postal codes begin with a zero, and 0.35 is 35 %. */
const writtenAs = (format: string): ((number: string) => string) | null => {
  if (/^0{2,20}$/u.test(format))
    return (number) => (/^\d+$/u.test(number) ? number.padStart(format.length, '0') : number);
  const [percents, decimals = ''] = /^[#,]*0(?:\.([0#]+))?(?:\\? )?%/u.exec(format) ?? [];
  if (percents === undefined) return null;
  return (number) => `${(Number(number) * 100).toFixed(decimals.length)}${/ %$/u.test(percents) ? ' ' : ''}%`;
};

/** By the place of its cell's style (ECMA-376-1 §18.8.10). */
const formatsIn = (styles: Document): Map<string, (number: string) => string> => {
  const elements = (node: Document | Element | undefined, name: string): Element[] =>
    Array.from(node?.getElementsByTagName(name) ?? []);
  const formats = new Map([
    ...ownFormats,
    ...elements(styles, 'numFmt').map(
      (one) => [one.getAttribute('numFmtId') ?? '', one.getAttribute('formatCode') ?? ''] as const,
    ),
  ]);
  return new Map(
    elements(elements(styles, 'cellXfs')[0], 'xf').flatMap((one, at) => {
      const written = writtenAs(formats.get(one.getAttribute('numFmtId') ?? '') ?? '');
      return written === null ? [] : [[String(at), written] as const];
    }),
  );
};

const numberCell = /<c\b([^>]*)>(<f\b[^>]*(?:\/>|>[^<]*<\/f>))?<v>(-?\d+(?:\.\d+)?(?:E[-+]?\d+)?)<\/v>/gu;

/** Writes such numbers as the words that they are. */
const asShown = async (zip: JSZip): Promise<void> => {
  const styles = (await zip.file('xl/styles.xml')?.async('text')) || '<none/>';
  const formats = formatsIn(new DOMParser().parseFromString(styles, 'text/xml'));
  if (formats.size === 0) return;
  for (const sheet of zip.file(/^xl\/worksheets\/[^/]+\.xml$/u)) {
    const xml = await sheet.async('text');
    const shown = xml.replace(numberCell, (cell, attributes: string, formula = '', number: string) => {
      const written = formats.get(attribute('s', attributes));
      if (written === undefined || !/^n?$/u.test(attribute('t', attributes))) return cell;
      return `<c${attributes.replace(/ t="n"/u, '')} t="str">${formula}<v>${written(number)}</v>`;
    });
    zip.file(sheet.name, shown);
  }
};

/** The words of a spreadsheet (.xlsx): of each sheet its name and its filled rows, numbers without their format but with the zeros before them and as percentages, formulas as their results, without what is hidden. */
export const sheetsText = async (bytes: Uint8Array): Promise<DocumentText> => {
  try {
    const zip = await JSZip.loadAsync(bytes);
    const away = await hiddenIn(zip);
    await asShown(zip);
    const sheets = (await readSheets(await unpacked(zip))).map(({ sheet, data }) => ({
      sheet,
      rows: data.map((row, at) => ({ number: at + 1, cells: row.map(shown) })),
    }));
    return textOfSheets(sheets.map(({ sheet, rows }) => ({ name: sheet, rows, away: away.get(sheet) })));
  } catch {
    return { refusal: 'damaged' };
  }
};
