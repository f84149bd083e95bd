import readSheets from 'read-excel-file/universal';
import type { DocumentText } from '../../../shared/documents';
import { table } from './table';

type Cell = Awaited<ReturnType<typeof readSheets>>[number]['data'][number][number];

/** As a spreadsheet shows it; of a date without a time of day the day. */
const shown = (cell: Cell): string => {
  if (cell instanceof Date)
    return cell
      .toISOString()
      .slice(0, 16)
      .replace('T', ' ')
      .replace(/ 00:00$/, '');
  return cell === null ? '' : String(cell);
};

/** The words of a spreadsheet (.xlsx): of each sheet its name and its cells, formulas as their results. */
export const sheetsText = async (bytes: Uint8Array): Promise<DocumentText> => {
  try {
    const sheets = await readSheets(new Uint8Array(bytes).buffer);
    const written = sheets
      .filter(({ data }) => data.length > 0)
      .map(({ sheet, data }) => `## ${sheet}\n\n${table(data.map((row) => row.map(shown)))}`);
    return { text: written.join('\n\n'), wordless: [] };
  } catch {
    return { refusal: 'damaged' };
  }
};
