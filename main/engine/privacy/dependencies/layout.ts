/** Where a number stands in a draft, and the words around it: what cues are looked for in. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** The words of its clause before it, from the number before on. */
  readonly before: string;
  /** The words of its clause behind it, up to the next number. */
  readonly after: string;
  /** In a table or list: the words that its line begins with. */
  readonly label: string;
  /** In a table: the words above its column. */
  readonly header: string;
  /** The line of a table; −1 outside of tables. */
  readonly row: number;
  /** Numbers below one another; −1 for a number in running text. */
  readonly column: number;
  readonly paragraph: number;
}

interface Slot {
  readonly start: number;
  readonly end: number;
  /** Whether a line with it is no header: years and counts may stand in one. */
  readonly counts: boolean;
}

/** How far words may be from their number. */
const reach = 64;
/** A line without a table's marks that is longer than this is prose: no list goes on over it. */
const listLine = 100;

interface Line {
  readonly start: number;
  readonly end: number;
  /** Numbers masked, so that `1,200` parts no cells. */
  readonly text: string;
  /** Indices of its slots. */
  readonly slots: number[];
}

const linesOf = (text: string, slots: readonly Slot[]): Line[] => {
  const lines: Line[] = [];
  let at = 0;
  let start = 0;
  for (const raw of text.split('\n')) {
    const end = start + raw.length;
    const own: number[] = [];
    let masked = '';
    let cursor = start;
    for (; at < slots.length; at++) {
      const slot = slots[at];
      if (slot === undefined || slot.start >= end) break;
      own.push(at);
      masked += text.slice(cursor, slot.start) + '0'.repeat(Math.min(slot.end, end) - slot.start);
      cursor = Math.min(slot.end, end);
    }
    lines.push({ start, end, text: masked + text.slice(cursor, end), slots: own });
    start = end + 1;
  }
  return lines;
};

type Mark = '|' | '\t' | ';' | ',' | 'spaces';

const markPatterns: Readonly<Record<Mark, RegExp>> = {
  // Markdown escapes a bar inside a cell.
  '|': /(?<!\\)\|/g,
  '\t': /\t+/g,
  ';': /;/g,
  ',': /,/g,
  spaces: /(?<=\S) {2,}(?=\S)/g,
};

/** A tab a cell, empty ones too, where a line has as many as the first of its table; else runs of tabs align the columns. */
const singleTab = /\t/g;

const count = (line: string, mark: Mark): number => line.match(markPatterns[mark])?.length ?? 0;

/** What parts the cells of a line; null where it is no line of a table. */
const markOf = (lines: readonly Line[], at: number): Mark | null => {
  const line = lines[at]?.text ?? '';
  if (count(line, '|') > 0) return '|';
  if (count(line, '\t') > 0) return '\t';
  if (count(line, 'spaces') > 0) return 'spaces';
  // Commas and semicolons stand in prose too: there the lines around have other numbers of them.
  for (const mark of [';', ','] as const) {
    const own = count(line, mark);
    if (own === 0 || /[.!?]\s*$/.test(line)) continue;
    if ([lines[at - 1], lines[at + 1]].some((other) => other !== undefined && count(other.text, mark) === own))
      return mark;
  }
  return null;
};

const tabsIn = (line: string): number => line.match(singleTab)?.length ?? 0;

/** Starts of a line's cells, in the line. */
const cellsOf = (line: string, mark: Mark, tabs: number): number[] => [
  0,
  ...[...line.matchAll(mark === '\t' && tabsIn(line) === tabs ? singleTab : markPatterns[mark])].map(
    ({ 0: found, index }) => index + found.length,
  ),
];

const words = (text: string): string => text.replace(/[|*_#\t]+/g, ' ').trim();

const sentenceEnd = /[.!?;:](?=\s+\p{Lu})|[.!?;](?=\s)|\n/gu;

const before = (text: string, from: number, start: number): string => {
  const clause = text.slice(Math.max(from, start - reach), start);
  const last = [...clause.matchAll(/[.!?;](?=\s)|\n/gu)].at(-1);
  return last === undefined ? clause : clause.slice(last.index + 1);
};

const after = (text: string, end: number, to: number): string => {
  const clause = text.slice(end, Math.min(to, end + reach));
  const first = clause.search(sentenceEnd);
  return first < 0 ? clause : clause.slice(0, first);
};

/** The last of several numbers of a line, where the others give it: of a list it is that line's, "Overtime: 12.5 × $22 = $275". */
const resultOf = (text: string, { end }: Line, counting: readonly number[], slots: readonly Slot[]): number | null => {
  const [from, last] = counting.slice(-2).map((index) => slots[index]);
  if (from === undefined || last === undefined) return null;
  const isGiven = /^[^=\n]{0,16}=\s*$/.test(text.slice(from.end, last.start));
  return isGiven && /^[\s.,;]*$/.test(text.slice(last.end, end)) ? (counting.at(-1) ?? null) : null;
};

/** Every slot's place. Slots are in order and do not overlap. Time linear in the text. */
export const layOut = (text: string, slots: readonly Slot[]): Place[] => {
  const lines = linesOf(text, slots);
  const places: Place[] = [];
  const columns = new Map<string, number>();
  const headers = new Map<string, string[]>();
  let block = 0;
  let paragraph = 0;
  let tabbed = { block: -1, tabs: 0 };
  for (const [row, line] of lines.entries()) {
    if (line.text.trim() === '') {
      paragraph += 1;
      if (lines[row - 1]?.text.trim() === '') block += 1;
      continue;
    }
    const mark = markOf(lines, row);
    if (mark === null && (line.text.length > listLine || /^\s*#/.test(line.text))) block += 1;
    if (mark === '\t' && block !== tabbed.block) tabbed = { block, tabs: tabsIn(line.text) };
    const cells = mark === null ? [0] : cellsOf(line.text, mark, tabbed.tabs);
    const textOf = (cell: number): string => words(line.text.slice(cells[cell] ?? 0, cells[cell + 1]));
    const isHeader = mark !== null && !line.slots.some((slot) => slots[slot]?.counts) && /\p{L}/u.test(line.text);
    if (isHeader)
      headers.set(
        `${block} ${mark}`,
        cells.map((_, cell) => textOf(cell)),
      );
    const counting = line.slots.filter((slot) => slots[slot]?.counts);
    const result = mark === null ? resultOf(text, line, counting, slots) : null;
    let cell = 0;
    for (const index of line.slots) {
      const slot = slots[index];
      if (slot === undefined) continue;
      while ((cells[cell + 1] ?? Number.POSITIVE_INFINITY) <= slot.start - line.start) cell += 1;
      const first = counting[0] ?? index;
      // A line of prose has no label, and its numbers are in no column.
      const alone = (counting.length === 1 && first === index) || result === index;
      const isListed = mark !== null || alone;
      const label = isListed ? words(text.slice(line.start, slots[first]?.start ?? slot.start)) : '';
      const key = `${block} ${mark} ${mark === null ? '' : cell}`;
      const column = isListed ? (columns.get(key) ?? columns.size) : -1;
      if (isListed) columns.set(key, column);
      const cellStart = line.start + (cells[cell] ?? 0);
      const cellEnd = line.start + (cells[cell + 1] ?? line.text.length);
      const previous = slots[index - 1]?.end ?? 0;
      const from = mark === null ? previous : Math.max(previous, cellStart);
      const to = Math.min(slots[index + 1]?.start ?? text.length, mark === null ? text.length : cellEnd);
      places.push({
        start: slot.start,
        end: slot.end,
        before: before(text, from, slot.start),
        after: after(text, slot.end, to),
        label: label.slice(-reach),
        header: headers.get(`${block} ${mark}`)?.[cell] ?? '',
        row: mark === null ? -1 : row,
        column,
        paragraph,
      });
    }
  }
  return places;
};
