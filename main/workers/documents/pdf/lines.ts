import type { getDocumentProxy } from 'unpdf';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
export type Page = Awaited<ReturnType<Document['getPage']>>;

/** Words of a line up to the next wide blank; from where to where, in points from the page's left edge. */
export interface Cell {
  text: string;
  readonly left: number;
  right: number;
}

/** A line of a page; its place in points from the lower edge. */
export interface Line {
  cells: Cell[];
  readonly baseline: number;
  readonly size: number;
}

export const leftOf = ({ cells }: Line): number => cells[0]?.left ?? 0;
export const rightOf = ({ cells }: Line): number => cells.at(-1)?.right ?? 0;
export const textOf = ({ cells }: Line): string => cells.map(({ text }) => text).join('\t');

/** A blank wider than this many times the letters' size parts the columns of a table, … */
const wideGap = 2;
/** … or than this where the line has blanks inside its pieces: in a justified line all are wide. */
const columnGap = 0.9;

interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

const isBlank = ({ text }: Piece): boolean => text.trim() === '';

const lineOf = (pieces: readonly Piece[]): Line | null => {
  const first = pieces.find((piece) => !isBlank(piece));
  if (first === undefined) return null;
  const hasNarrow = pieces.some(({ text }) => /\S \S/.test(text));
  const gap = (hasNarrow ? columnGap : wideGap) * first.size;
  const cells: Cell[] = [];
  let cell: Cell | null = null;
  for (const piece of pieces) {
    const right = piece.x + piece.width;
    if (isBlank(piece) && piece.width > gap) cell = null;
    else if (cell !== null) {
      cell.text += piece.text;
      if (!isBlank(piece)) cell.right = Math.max(cell.right, right);
    } else if (!isBlank(piece)) {
      cell = { text: piece.text, left: piece.x, right };
      cells.push(cell);
    }
  }
  for (const each of cells) each.text = each.text.trim();
  return { cells, baseline: first.y, size: first.size };
};

/** The lines of a page in the order in which it was written. */
export const linesOf = async (page: Page): Promise<Line[]> => {
  const { items } = await page.getTextContent();
  const lines: Line[] = [];
  let pieces: Piece[] = [];
  const end = (): void => {
    const line = lineOf(pieces);
    if (line !== null) lines.push(line);
    pieces = [];
  };
  for (const item of items) {
    if (!('str' in item)) continue;
    const [, , , height = 0, x = 0, y = 0] = item.transform as number[];
    if (item.str !== '')
      pieces.push({ text: item.str, x, y, width: item.width, size: Math.abs(height) || item.height });
    if (item.hasEOL) end();
  }
  end();
  return lines;
};

/** What was filled into a form stands beside its label, as it does on the page. */
export const withFields = async (page: Page, lines: Line[]): Promise<Line[]> => {
  const annotations = (await page.getAnnotations()) as { fieldType?: string; fieldValue?: unknown; rect: number[] }[];
  for (const { fieldType, fieldValue, rect } of annotations) {
    const value = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue;
    if (fieldType === 'Btn' || typeof value !== 'string' || value.trim() === '') continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = rect;
    const label = lines
      .filter((line) => line.baseline > bottom - 4 && line.baseline < top && rightOf(line) <= left + 4)
      .sort((a, b) => rightOf(b) - rightOf(a))[0]
      ?.cells.at(-1);
    if (label === undefined)
      lines.push({ cells: [{ text: value, left, right }], baseline: bottom, size: top - bottom });
    else {
      label.text = `${label.text.replace(/\s*:$/, '')}: ${value}`;
      label.right = right;
    }
  }
  return lines;
};
