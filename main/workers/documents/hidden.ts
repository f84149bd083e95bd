import type { DocumentText, Hidden } from '../../../shared/documents';
import { sheet } from './table';

/** What a sheet hides, by its rows' and columns' numbers from 1. */
export type Away = Readonly<Record<'rows' | 'columns', ReadonlySet<number>>>;

export interface Row {
  readonly number: number;
  readonly cells: readonly string[];
}

const isFilled = (cells: readonly string[]): boolean => cells.some((words) => words !== '');

/** 1 is A, 27 is AA. */
const letters = (column: number): string =>
  column === 0 ? '' : letters(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));

/** "3" and "5–9" of ascending 3, 5, 6, 7, 8, 9. */
const runs = (numbers: readonly number[], name: (number: number) => string): string[] => {
  const begins = numbers.filter((number, at) => numbers[at - 1] !== number - 1);
  const ends = numbers.filter((number, at) => numbers[at + 1] !== number + 1);
  return begins.map((begin, at) => {
    const end = ends[at] ?? begin;
    return begin === end ? name(begin) : `${name(begin)}–${name(end)}`;
  });
};

/** A sheet's filled rows without what it hides, and what of that holds words. */
const seen = (name: string, filled: readonly Row[], away: Away): { rows: string[][]; hidden: Hidden[] } => {
  const rows = filled.filter(({ number }) => !away.rows.has(number));
  const columns = new Set<number>();
  for (const { cells } of rows)
    for (const [at, words] of cells.entries()) if (words !== '' && away.columns.has(at + 1)) columns.add(at + 1);
  const gone = filled.flatMap(({ number }) => (away.rows.has(number) ? [number] : []));
  const told = (what: 'rows' | 'columns', numbers: readonly number[], called: (number: number) => string): Hidden[] =>
    numbers.length === 0 ? [] : [{ what, sheet: name, count: numbers.length, which: runs(numbers, called) }];
  return {
    rows: rows.map(({ cells }) => cells.filter((_, at) => !away.columns.has(at + 1))).filter(isFilled),
    hidden: [
      ...told('rows', gone, String),
      ...told(
        'columns',
        [...columns].sort((a, b) => a - b),
        letters,
      ),
    ],
  };
};

interface Sheet {
  readonly name: string;
  readonly rows: readonly Row[];
  /** `all`: the sheet itself is hidden. */
  readonly away: Away | 'all' | undefined;
}

const nothing: Away = { rows: new Set(), columns: new Set() };

/** The words of sheets, each under its name, without what they hide; of that is told what holds words. */
export const textOfSheets = (sheets: readonly Sheet[]): DocumentText => {
  const filled = sheets
    .map(({ name, rows, away = nothing }) => ({ name, away, rows: rows.filter(({ cells }) => isFilled(cells)) }))
    .filter(({ rows }) => rows.length > 0);
  const read = filled.map(({ name, rows, away }) => ({
    name,
    ...(away === 'all' ? { rows: [], hidden: [{ what: 'sheet' as const, name }] } : seen(name, rows, away)),
  }));
  return {
    text: read
      .filter(({ rows }) => rows.length > 0)
      .map(({ name, rows }) => sheet(name, rows))
      .join('\n\n'),
    wordless: [],
    hidden: read.flatMap(({ hidden }) => hidden),
  };
};
