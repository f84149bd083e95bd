import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A short text, and what a careful reader infers of who writes it from what leaves: `attribute: guess`. */
export interface Voice {
  readonly text: string;
  /** What the rules say. */
  readonly said: readonly string[];
  /** What they do not say yet. */
  readonly missed: readonly string[];
  /** What one may infer or not. */
  readonly perhaps: readonly string[];
}

const marked = (labels: readonly string[], mark: string): string[] =>
  labels.flatMap((label) => (label.startsWith(mark) ? [label.slice(mark.length)] : []));

/**
 * The texts of voices.txt: one a line, its labels indented below; `!` before what is missed, `?` before what may be. Those
 * without labels tell nothing of their writer. Written by hand; the tables were mended with them, so what is missed
 * elsewhere is more.
 */
export const voices: readonly Voice[] = readFileSync(join(process.cwd(), 'bench', 'local', 'voices.txt'), 'utf8')
  .split(/\n(?=\S)/)
  .map((lines) => {
    const [text = '', ...labels] = lines.split('\n').flatMap((line) => line.trim() || []);
    return {
      text,
      said: labels.filter((label) => !/^[!?] /.test(label)),
      missed: marked(labels, '! '),
      perhaps: marked(labels, '? '),
    };
  });
