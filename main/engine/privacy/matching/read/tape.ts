import { isWord } from './characters';
import { escapes } from './reader';

/** What was read so far, character by character. Indices count from the start of the text and stay. */
export interface Tape {
  /** Characters so far. */
  length(): number;
  put(code: number, start: number, end: number, written: number, blocked: boolean, inCode: boolean): void;
  /** -1 outside. */
  code(at: number): number;
  /** `[start, end)` in the received text. */
  start(at: number): number;
  end(at: number): number;
  written(at: number): number;
  /** In the target of a link. */
  blocked(at: number): boolean;
  inCode(at: number): boolean;
  /** Whether a stand-in may begin here: not inside a word, but behind `_`. */
  begins(at: number): boolean;
  text(from: number, to: number): string;
  /** Lets go of what ends before `received`, but for a little context. */
  forget(received: number): void;
}

/** More than what is looked at before a place: a group of numbers and the phrase before it. */
const context = 512;
const block = 4096;

export const createTape = (): Tape => {
  let base = 0;
  let codes: number[] = [];
  let starts: number[] = [];
  let ends: number[] = [];
  /** Escapes in the low bits, then the flags. */
  let notes: number[] = [];
  const blockedBit = 0x100;
  const beginsBit = 0x200;
  const codeBit = 0x400;
  const note = (at: number): number => notes[at - base] ?? 0;
  return {
    length: () => base + codes.length,
    put: (code, start, end, written, blocked, inCode) => {
      const parted = (written & escapes.underscore) !== 0;
      const inWord = !parted && isWord(code) && codes.length > 0 && isWord(codes[codes.length - 1] ?? 0);
      codes.push(code);
      starts.push(start);
      ends.push(end);
      notes.push(written | (blocked ? blockedBit : 0) | (inWord ? 0 : beginsBit) | (inCode ? codeBit : 0));
    },
    code: (at) => codes[at - base] ?? -1,
    start: (at) => starts[at - base] ?? 0,
    end: (at) => ends[at - base] ?? 0,
    written: (at) => note(at) & 0xff,
    blocked: (at) => (note(at) & blockedBit) !== 0,
    inCode: (at) => (note(at) & codeBit) !== 0,
    begins: (at) => (note(at) & beginsBit) !== 0,
    text: (from, to) => String.fromCharCode(...codes.slice(Math.max(0, from - base), Math.max(0, to - base))),
    forget: (received) => {
      if (codes.length < 2 * block || (ends[block + context] ?? received) >= received) return;
      let cut = block;
      while ((ends[cut + context + block] ?? received) < received) cut += block;
      base += cut;
      [codes, starts, ends, notes] = [codes, starts, ends, notes].map((list) => list.slice(cut)) as [
        number[],
        number[],
        number[],
        number[],
      ];
    },
  };
};
