import type { Cell, Line } from './lines';

/** Rows of a table have as many cells as it has columns: what is empty on the page is empty in its line. */

/** Rows stand no further apart than this many times their letters' size. */
const rowGap = 4;

const isRow = ({ cells }: Line): boolean => cells.length > 1;

/** Runs of rows below one another. */
const tablesIn = (lines: readonly Line[]): Line[][] => {
  const tables: Line[][] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const gap = last === undefined ? 0 : last.baseline - line.baseline;
    const goesOn = last !== undefined && isRow(last) && gap > 0 && gap < rowGap * line.size;
    if (isRow(line)) {
      if (goesOn) tables.at(-1)?.push(line);
      else tables.push([line]);
    }
    last = line;
  }
  return tables;
};

interface Column {
  readonly left: number;
  right: number;
}

/** What cells overlap in is one column. */
const columnsOf = (rows: readonly Line[]): Column[] => {
  const columns: Column[] = [];
  for (const { left, right } of rows.flatMap(({ cells }) => cells).sort((a, b) => a.left - b.left)) {
    const last = columns.at(-1);
    if (last === undefined || left >= last.right) columns.push({ left, right });
    else last.right = Math.max(last.right, right);
  }
  return columns;
};

/** Gives the rows of each table as many cells; where two of a row would stand in one column they stay as they are. */
export const alignTables = (lines: readonly Line[]): void => {
  for (const rows of tablesIn(lines)) {
    const columns = columnsOf(rows);
    const filled = rows.map(({ cells }) =>
      columns.map(({ left, right }) => cells.filter((cell) => cell.left >= left && cell.right <= right)),
    );
    if (filled.some((row) => row.some((cells) => cells.length > 1))) continue;
    for (const [at, row] of rows.entries())
      row.cells = (filled[at] ?? []).map(
        ([cell], column): Cell =>
          cell ?? { text: '', left: columns[column]?.left ?? 0, right: columns[column]?.left ?? 0 },
      );
  }
};
