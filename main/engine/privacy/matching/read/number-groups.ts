import { reach } from '../../text/enclosing';
import type { Match } from '../match';
import type { Reading, ReadNumber, Window } from '../noised/noised';
import { blankLine } from './characters';
import { escapes } from './reader';
import type { Tape } from './tape';

/** How far around a number its unit, currency or phrase is looked for. */
const phrase = 40;
/** Numbers that begin within so many characters are read at once: a text full of numbers costs little more than itself. */
const together = 64;
/** Where they are as many as this, within so many: nobody reads such a text as it comes. */
const dense = { numbers: 12, together: 256 };

const quote = 0x22;
/** From a number on: the field behind it may say its unit: `84, "unit": "kg"`. */
const unitField = /^\d[\d.]*"?, ?(?:"\p{L}{0,12}(?:": ?(?:"[^"\s]{0,12})?)?)?$/u;
const phraseEnds = new Set([blankLine, ...Array.from(';!?)]}|"', (sign) => sign.charCodeAt(0))]);

/** Each number, where what belongs to it begins, and what stands above it in a table. */
type Group = { readonly first: number; readonly at: number; readonly above: string }[];

/** The numbers of a text, judged as soon as the phrase behind them is known. */
interface NumberGroups {
  /** Called for each character in turn, before `add`. */
  step(code: number, at: number): void;
  /** A number begins at `at`, and what belongs to it at `first`; `above` heads its column. */
  add(first: number, at: number, above: string): void;
  /** The places of the numbers that can be judged now, each given once. */
  judge(ended: boolean): Match[];
  /** Where the first number that waits begins, of those that `mayBegin`; -1 without one. */
  open(mayBegin: (at: number) => boolean): number;
}

export const createNumberGroups = (
  tape: Tape,
  rawSlice: (start: number, end: number) => string,
  read: (window: Omit<Window, 'plain'>) => ReadNumber,
): NumberGroups => {
  /** Whose phrase is not known yet; the last one takes more numbers while they are near. */
  let open: Group[] = [];
  /** What is read with a group ends before `to`. */
  let closed: { readonly group: Group; readonly to: number }[] = [];

  /** What is the same in both keeps its marks and escapes: `\$84,500`. */
  const matchOf = (
    { text, kind, replacement, type = 'MONEY', isBare = false, ...place }: Reading,
    from: number,
  ): Match => {
    const before = tape.text(from + place.start, from + place.end);
    let head = 0;
    while (head < before.length && before[head] === text[head]) head++;
    let tail = 0;
    const free = Math.min(before.length, text.length) - head;
    while (tail < free && before.at(-1 - tail) === text.at(-1 - tail)) tail++;
    const start = tape.start(from + place.start);
    const end = tape.end(from + place.end - 1);
    const headEnd = head === 0 ? start : tape.end(from + place.start + head - 1);
    const tailStart = tail === 0 ? end : tape.start(from + place.end - tail);
    // The window has one kind of space and of comma: a narrow one of the reply stays, and LaTeX's.
    const received = rawSlice(start, end);
    const gap = /[\u00a0\u2007\u2009\u202f]/.exec(received)?.[0] ?? ' ';
    const comma = /\{,\}|\\,/.exec(received)?.[0] ?? ',';
    const changed = text
      .slice(head, text.length - tail)
      .replaceAll(' ', gap)
      .replaceAll(',', () => comma);
    const written = before === text ? received : rawSlice(start, headEnd) + changed + rawSlice(tailStart, end);
    return { start, end, text: written, kind, replacement, type, isBare, form: null };
  };

  const judgeGroup = (group: Group, to: number): Match[] => {
    const free = group.filter(({ first, at }) => !tape.blocked(first) && !tape.blocked(at));
    const [start] = free;
    if (start === undefined) return [];
    const from = Math.max(0, start.first - phrase);
    const window = tape.text(from, to);
    const gapAt = (written: number): string =>
      (written & escapes.tab) !== 0 ? '\t' : (written & escapes.lineEnd) !== 0 ? '\n' : ' ';
    const isWithin = (sorts: number, start: number, end: number): boolean => {
      for (let place = start; place < end; place++) if ((tape.written(place) & sorts) !== 0) return true;
      return false;
    };
    const cells = (): string =>
      isWithin(escapes.tab | escapes.lineEnd, from, to)
        ? window.replace(/ /g, (_, at: number) => gapAt(tape.written(from + at)))
        : window;
    const signAt = (place: number): string => {
      const sign = tape.text(place, place + 1);
      const written = tape.written(place);
      return sign === ' ' ? gapAt(written) : (written & escapes.underscore) === 0 ? sign : `_${sign}`;
    };
    const signs = (start: number, end: number): string => {
      if (!isWithin(escapes.tab | escapes.lineEnd | escapes.underscore, start, end)) return tape.text(start, end);
      let words = '';
      for (let place = start; place < end; place++) words += signAt(place);
      return words;
    };
    const before = (at: number): string => signs(Math.max(from, from + at - phrase), from + at);
    const around = (at: number): string => signs(Math.max(0, from + at - reach), from + at);
    const above = (at: number): string => free.find((each) => each.at === from + at)?.above ?? '';
    const readNumber = read({ text: window, cells, before, around, above });
    return free.flatMap(({ first, at }) => {
      const reading = readNumber(first - from, at - from);
      return reading === null ? [] : [matchOf(reading, from)];
    });
  };

  /** Where the first of a group begins that `mayBegin`; -1 without one. */
  const firstOf = (mayBegin: (at: number) => boolean, group: Group): number => {
    for (const { first, at } of group) {
      if (mayBegin(first)) return first;
      if (mayBegin(at)) return at;
    }
    return -1;
  };

  return {
    step: (code, at) => {
      const oldest = open[0];
      if (oldest === undefined) return;
      // The sign that ends a phrase may close it: "(34)".
      const isOpen = (): boolean => unitField.test(tape.text(open.at(-1)?.at(-1)?.at ?? 0, at));
      if (phraseEnds.has(code) && !(code === quote && isOpen())) {
        for (const group of open) closed.push({ group, to: at + 1 });
        open = [];
      } else if (at - (oldest.at(-1)?.at ?? 0) > phrase) {
        closed.push({ group: oldest, to: at + 1 });
        open.shift();
      }
    },
    add: (first, at, above) => {
      const last = open.at(-1) ?? [];
      const near = last.length < dense.numbers ? together : dense.together;
      if (last.length > 0 && at - (last[0]?.at ?? 0) <= near) last.push({ first, at, above });
      else open.push([{ first, at, above }]);
    },
    judge: (ended) => {
      if (closed.length === 0 && !ended) return [];
      const judged = closed;
      closed = [];
      if (ended) for (const group of open) judged.push({ group, to: tape.length() });
      if (ended) open = [];
      return judged.flatMap(({ group, to }) => judgeGroup(group, to));
    },
    open: (mayBegin) => {
      for (const group of open) {
        const first = firstOf(mayBegin, group);
        if (first >= 0) return first;
      }
      return -1;
    },
  };
};
