/** Where in a table a reply is: what heads the column that is being read. */
interface Columns {
  /** Called for each UTF-16 code unit as it is received. */
  step(code: number): void;
  /** Whether the unit is a comma that parts two cells: `Elena,37,184`. */
  isComma(): boolean;
  /** '' outside of tables. */
  above(): string;
}

/** A longer line heads no table. */
const longestHead = 600;
const longestCell = 48;

const lineEnd = 0x0a;
const comma = 0x2c;
const quote = 0x22;

const marks = ['|', '\t', ';', ','] as const;
type Mark = (typeof marks)[number];

interface Head {
  readonly mark: number;
  readonly cells: readonly string[];
}

/** A cell of such a head where commas part them: behind a comma of a sentence a space stands. */
const field = /^"?\p{L}[\p{L}\p{N} _%./°€$£²-]{0,40}(?:[([][^()[\]]{1,12}[)\]])?"?$/u;
/** Not the end of a cell but of the first digits of a sum: "It costs 87,100". */
const sumBegins = /^\p{Sc}|\p{L}[^\d\n]{0,40}\s\p{Sc}?\d[\d.]{0,12}$/u;

/** The cells of a line that may head a table. */
const headOf = (line: string): Head | null => {
  const mark = marks.find((each: Mark) => line.includes(each));
  if (mark === undefined || !/\p{L}/u.test(line) || /^\s*```/.test(line)) return null;
  if (mark === ',' && !line.split(mark).every((cell) => field.test(cell))) return null;
  if (mark === ';' && /[.!?]\s*$/.test(line)) return null;
  const cells = line.split(mark).map((cell) => cell.replace(/[*`"]/g, '').trim());
  return cells.some(({ length }) => length > longestCell) ? null : { mark: mark.charCodeAt(0), cells };
};

/** Between a table's head and its rows: |---|:-:|. */
const rule = /^[\s|:=+-]+$/;

/** Follows a reply's tables, whatever its chunks: the first line of one heads the others. */
export const createColumns = (): Columns => {
  let head: Head | null = null;
  let line: number[] = [];
  /** The cell so far, below a head. */
  let own: number[] = [];
  let cell = 0;
  let quoted = false;
  let parted = false;

  const endLine = (): void => {
    const text = String.fromCharCode(...line);
    if (head === null || (cell === 0 && !rule.test(text))) head = headOf(text);
    else if (text.trim() === '') head = null;
    line = [];
    own = [];
    cell = 0;
    quoted = false;
  };

  return {
    step: (code) => {
      parted = false;
      if (code === lineEnd) {
        endLine();
        return;
      }
      if (line.length <= longestHead) line.push(code);
      if (code === quote) quoted = !quoted;
      if (head === null) return;
      if (code !== head.mark || (quoted && code === comma)) {
        if (own.length <= longestCell) own.push(code);
        return;
      }
      cell += 1;
      parted = code === comma && !sumBegins.test(String.fromCharCode(...own));
      own = [];
    },
    isComma: () => parted,
    above: () => head?.cells[cell] ?? '',
  };
};
