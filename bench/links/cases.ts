import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Texts whose numbers hang together, and look-alikes whose numbers only agree. A text begins with "%% CLASS"; values stand as
 * ⟨name text⟩ and what holds of them follows as "= formula = formula". A look-alike says nothing and may link nothing.
 */

/** A place of a text: half-open, UTF-16 code units. */
export interface Marked {
  readonly start: number;
  readonly end: number;
}

export interface Case {
  readonly kind: string;
  readonly text: string;
  readonly values: ReadonlyMap<string, Marked>;
  /** Two formulas over the values' names. */
  readonly relations: readonly (readonly [left: string, right: string])[];
}

const read = (source: string): Case[] =>
  source
    .split(/^%% /mu)
    .slice(1)
    .map((block) => {
      const [kind = '', ...lines] = block.trimEnd().split('\n');
      const first = lines.findIndex((line) => line.startsWith('= '));
      const marked = (first < 0 ? lines : lines.slice(0, first)).join('\n');
      const values = new Map<string, Marked>();
      let text = '';
      let cursor = 0;
      for (const { 0: whole, 1: name = '', 2: written = '', index } of marked.matchAll(/⟨(\w+) ([^⟩]+)⟩/gu)) {
        text += marked.slice(cursor, index);
        values.set(name, { start: text.length, end: text.length + written.length });
        text += written;
        cursor = index + whole.length;
      }
      const relations = (first < 0 ? [] : lines.slice(first)).map((line) => {
        const [left, right] = line.slice(2).split(' = ');
        if (left === undefined || right === undefined) throw new Error(`No relation: ${line}`);
        return [left, right] as const;
      });
      return { kind, text: text + marked.slice(cursor), values, relations };
    });

/** The cases of a file of bench/links. */
export const casesOf = (name: 'linked' | 'alike'): Case[] =>
  read(readFileSync(join(process.cwd(), 'bench', 'links', `${name}.txt`), 'utf8'));
