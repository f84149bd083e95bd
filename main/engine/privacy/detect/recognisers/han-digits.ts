import { hanDigitRuns } from '../../entities/digits/han';
import type { Candidate, PreparedText } from '../../entities/entity';
import { isUnspaced } from './unspaced';

interface Projected {
  readonly prepared: PreparedText;
  back(start: number, end: number): { start: number; end: number };
}

const project = (prepared: PreparedText): Projected | null => {
  const { original, text, toOriginal } = prepared;
  const runs = isUnspaced(text) ? hanDigitRuns(text) : [];
  if (runs.length === 0) return null;
  const starts: number[] = [];
  let written = '';
  let from = 0;
  const keep = (end: number): void => {
    for (; from < end; from++) starts.push(from);
  };
  let copied = 0;
  for (const { start, parts } of runs) {
    written += text.slice(copied, start);
    keep(start);
    for (const part of parts) {
      written += part.plain;
      starts.push(from);
      from += part.written.length;
    }
    copied = from;
  }
  written += text.slice(copied);
  keep(text.length);
  starts.push(text.length);
  const place = (at: number): number => starts[at] ?? text.length;
  const back = (start: number, end: number): { start: number; end: number } => ({
    start: place(start),
    end: place(end),
  });
  return {
    prepared: { original, text: written, toOriginal: (start, end) => toOriginal(place(start), place(end)) },
    back,
  };
};

const known = new WeakMap<PreparedText, Projected | null>();

/** A recogniser that reads the digits of 一三八零零一三八零零零 as digits. Its findings are places of the text as it is. */
export const alsoInHanDigits =
  (recognise: (prepared: PreparedText) => Candidate[]): ((prepared: PreparedText) => Candidate[]) =>
  (prepared) => {
    const before = known.get(prepared);
    const projected = before === undefined ? project(prepared) : before;
    known.set(prepared, projected);
    if (projected === null) return recognise(prepared);
    return recognise(projected.prepared).map((found) => ({ ...found, ...projected.back(found.start, found.end) }));
  };
