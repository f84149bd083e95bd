import { blankLine, bullet, isMark, isSpace, space, star, underscore } from './characters';
import { namedEntity } from './named-entities';

/**
 * How a character was written; the original is written back the same way. `control`: `\n` and its like. And what was
 * left out before it: `underscore`, as in `contract_of_maria`, which parts words in code. A space may be a tab or a line's end.
 */
export const escapes = {
  none: 0,
  percent: 1,
  json: 2,
  entity: 4,
  control: 8,
  underscore: 16,
  tab: 32,
  lineEnd: 64,
} as const;

/** A character as it is read, and the `[start, end)` of the received text that it stands for. */
type Emit = (code: number, start: number, end: number, written: number) => void;

interface Reader {
  step(code: number, index: number): void;
  /** The end of the text: an escape that is not finished is plain text. */
  end(): void;
  /** Where an escape that is being read starts; -1 without one. */
  pending(): number;
}

/** Decoded, not one, or it depends on what comes. */
type Escape = { text: string; written: number } | 'no' | 'more';

const entity = /^&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,8}));$/i;
const entityStart = /^&(?:#(?:\d{0,6}|x[0-9a-f]{0,5})|[a-z]{0,8})$/i;

const readEntity = (pending: string): Escape => {
  if (entityStart.test(pending)) return 'more';
  const [, decimal, hex, name] = entity.exec(pending) ?? [];
  const point = decimal !== undefined ? Number(decimal) : hex !== undefined ? Number.parseInt(hex, 16) : undefined;
  const text = point !== undefined ? String.fromCodePoint(point) : namedEntity(name ?? '');
  return text === undefined ? 'no' : { text, written: escapes.entity };
};

/** `\u00e9`, `\xe9`, `\n` and `\"` of JSON and code; `\_` and `\-` of Markdown. */
const readBackslash = (pending: string): Escape => {
  if (/^\\(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?$/.test(pending) || /^\\u[0-9A-F]{1,3}$/i.test(pending)) return 'more';
  if (/^\\x[0-9a-f]{2}$/i.test(pending))
    return { text: String.fromCharCode(Number.parseInt(pending.slice(2), 16)), written: escapes.json };
  if (pending.length === 6) {
    const code = Number.parseInt(pending.slice(2), 16);
    return /^\\u[0-9a-f]{4}$/i.test(pending) ? { text: String.fromCharCode(code), written: escapes.json } : 'no';
  }
  if (/^\\[nrt]$/.test(pending)) return { text: ' ', written: escapes.control };
  return /^\\[!-/:-@[-`{-~]$/.test(pending) ? { text: pending.slice(1), written: escapes.none } : 'no';
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** `%C3%A9`: as many bytes as the first one announces. */
const readPercent = (pending: string): Escape => {
  if (!/^(?:%[0-9a-f]{2})*(?:%[0-9a-f]?)?$/i.test(pending)) return 'no';
  if (pending.length < 3) return 'more';
  const first = Number.parseInt(pending.slice(1, 3), 16);
  const bytes = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  if (bytes === 0) return 'no';
  if (pending.length < 3 * bytes) return 'more';
  try {
    const text = utf8.decode(
      Uint8Array.from(pending.match(/[0-9a-f]{2}/gi) ?? [], (byte) => Number.parseInt(byte, 16)),
    );
    return { text, written: escapes.percent };
  } catch {
    return 'no';
  }
};

/** `84{,}500` of LaTeX, whose comma would have a space behind it. */
const readBrace = (pending: string): Escape =>
  pending === '{,}' ? { text: ',', written: escapes.none } : '{,}'.startsWith(pending) ? 'more' : 'no';

/** A word that goes on in the next line: "Haver-" and "stock". */
const lineEnd = /^-\r?\n$/;
const readHyphen = (pending: string): Escape => {
  if (/^-\r?$/.test(pending) || lineEnd.test(pending)) return 'more';
  return lineEnd.test(pending.slice(0, -1)) && /^\p{Ll}$/u.test(pending.slice(-1))
    ? { text: pending.slice(-1), written: escapes.none }
    : 'no';
};

const readers: Record<number, (pending: string) => Escape> = {
  37: readPercent,
  38: readEntity,
  45: readHyphen,
  92: readBackslash,
  123: readBrace,
};

/**
 * Reads characters one by one: escapes decoded, marks left out, a run of white space as one space and a blank
 * line as itself. A reply is read the same way whatever its chunks.
 */
export const createReader = (emit: Emit): Reader => {
  let pending = '';
  let pendingStart = -1;
  let newlines = 0;
  let inSpace = false;
  let stars = 0;
  let left: number = escapes.none;

  const put = (code: number, start: number, end: number, written: number): void => {
    stars = code === star ? stars + 1 : 0;
    // More than emphasis has: digits that are left out.
    if (stars === 4) emit(bullet, start, end, written);
    if (isMark(code)) {
      if (code === underscore) left = escapes.underscore;
      return;
    }
    if (!isSpace(code)) {
      inSpace = false;
      newlines = 0;
      emit(code, start, end, written | left);
      left = escapes.none;
      return;
    }
    left = escapes.none;
    const kind = code === 0x09 ? escapes.tab : code === 0x0a ? escapes.lineEnd : escapes.none;
    if (!inSpace) emit(space, start, end, written | kind);
    inSpace = true;
    if (code === 0x0a && ++newlines === 2) emit(blankLine, start, end, written);
  };

  const step = (code: number, index: number): void => {
    if (pending === '') {
      if (readers[code] === undefined) {
        put(code, index, index + 1, escapes.none);
        return;
      }
      pendingStart = index;
    }
    pending += String.fromCharCode(code);
    const read = readers[pending.charCodeAt(0)]?.(pending) ?? 'no';
    if (read === 'more') return;
    if (read === 'no') {
      release();
      return;
    }
    const start = pendingStart;
    pending = '';
    pendingStart = -1;
    for (let at = 0; at < read.text.length; at++) put(read.text.charCodeAt(at), start, index + 1, read.written);
  };

  /** The first character stands for itself; what follows is read anew. */
  const release = (): void => {
    const text = pending;
    const start = pendingStart;
    pending = '';
    pendingStart = -1;
    put(text.charCodeAt(0), start, start + 1, escapes.none);
    for (let at = 1; at < text.length; at++) step(text.charCodeAt(at), start + at);
  };

  return {
    step,
    end: () => {
      while (pending !== '') release();
    },
    pending: () => pendingStart,
  };
};
