import { DOMParser } from '@xmldom/xmldom';
import JSZip from 'jszip';
import readSheets from 'read-excel-file/universal';
import type { DocumentText } from '../../../shared/documents';
import { sheet as written } from './table';

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

/** The names of the sheets that the file hides (ECMA-376-1 §18.2.19). */
const hiddenIn = async (zip: JSZip): Promise<Set<string>> => {
  const workbook = new DOMParser().parseFromString(
    (await zip.file('xl/workbook.xml')?.async('text')) ?? '<none/>',
    'text/xml',
  );
  const sheets = Array.from(workbook.getElementsByTagName('sheet'));
  return new Set(
    sheets
      .filter((sheet) => /hidden/i.test(sheet.getAttribute('state') ?? ''))
      .map((sheet) => sheet.getAttribute('name') ?? ''),
  );
};

/** The words of a spreadsheet (.xlsx): of each sheet that is shown its name and its filled rows, numbers without their format, formulas as their results. */
export const sheetsText = async (bytes: Uint8Array): Promise<DocumentText> => {
  try {
    const zip = await JSZip.loadAsync(bytes);
    const away = await hiddenIn(zip);
    const filled = (await readSheets(await unpacked(zip)))
      .map(({ sheet, data }) => ({ sheet, rows: data.map((row) => row.map(shown)) }))
      .map(({ sheet, rows }) => ({ sheet, rows: rows.filter((row) => row.some((words) => words !== '')) }))
      .filter(({ rows }) => rows.length > 0);
    return {
      text: filled
        .filter(({ sheet }) => !away.has(sheet))
        .map(({ sheet, rows }) => written(sheet, rows))
        .join('\n\n'),
      wordless: [],
      hidden: filled.map(({ sheet }) => sheet).filter((sheet) => away.has(sheet)),
    };
  } catch {
    return { refusal: 'damaged' };
  }
};
