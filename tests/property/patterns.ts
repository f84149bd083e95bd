import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { parseAst, transformWithOxc } from 'vite';

/** Every regular expression and every piece of one in the privacy core and the local rules, read off its source. */
export interface Pattern {
  readonly file: string;
  readonly source: string;
  /** Null for a text that an expression is made from, and for any other text. */
  readonly flags: string | null;
}

const rooms = ['main/engine/privacy', 'main/engine/local'];

const literalsOf = (node: unknown, add: (source: string, flags: string | null) => void): void => {
  if (typeof node !== 'object' || node === null) return;
  const { type, regex, value } = node as Record<string, unknown> & {
    regex?: { pattern: string; flags: string };
    value?: unknown;
  };
  if (type === 'Literal' && regex) add(regex.pattern, regex.flags);
  else if (type === 'Literal' && typeof value === 'string') add(value, null);
  else if (type === 'TemplateElement') add((value as { raw: string }).raw, null);
  for (const child of Object.values(node)) literalsOf(child, add);
};

export const patterns = async (): Promise<Pattern[]> => {
  const files = rooms
    .flatMap((room) => readdirSync(room, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
  const found = new Map<string, Pattern>();
  for (const file of files) {
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { lang: 'ts' });
    literalsOf(parseAst(code), (source, flags) => found.set(`${flags} ${source}`, { file, source, flags }));
  }
  return [...found.values()];
};

/** One character that a class of characters takes. */
const classes: readonly (readonly [RegExp, string])[] = [
  [/\\u\{([0-9a-f]+)\}/gi, ''],
  [/\\p\{Lu\}/g, 'A'],
  [/\\p\{[^}]*\}/g, 'a'],
  [/\\P\{[^}]*\}/g, '-'],
  [/\\d/g, '1'],
  [/\\w/g, 'a'],
  [/\\[sn]/g, ' '],
  [/\\t/g, '\t'],
  [/\\[bBDSWk]/g, ''],
  [/\\(.)/g, '$1'],
];

/** Short texts made of what an expression looks for: whole alternatives, and each class by itself. */
export const unitsOf = ({ source }: Pattern): string[] => {
  const plain = (text: string): string => classes.reduce((left, [from, to]) => left.replace(from, to), text);
  const members = [...source.matchAll(/\[\^?((?:\\.|[^\]\\])+)\]/g)].map(([, inside = '']) => plain(inside));
  const outside = source
    .replace(/\(\?(?:<?[=!]|:|<\w+>)/g, '(')
    .replace(/\[\^?((?:\\.|[^\]\\])+)\]/g, (_, inside: string) => plain(inside).slice(0, 1))
    .replace(/\{\d+(?:,\d*)?\}|[*+?^$]/g, '');
  const pieces = plain(outside).split(/[()|]/);
  const whole = plain(outside.replace(/\|[^()|]*/g, '').replace(/[()]/g, ''));
  const characters = members.flatMap((member) => [...member].slice(0, 8));
  return [whole, ...pieces.slice(0, 12), ...characters]
    .flatMap((unit) => [unit, `${unit} `])
    .filter((unit) => unit !== '' && unit.length < 80);
};

const context = createContext({ expression: /a/, texts: [''] });

/** Milliseconds of the processor to look for an expression all over texts; stops at `most`, for some would never end. */
export const searching = ({ source, flags }: Pattern, texts: readonly string[], most: number): number => {
  context.expression = new RegExp(source, `${(flags ?? '').replace(/[gy]/g, '')}g`);
  context.texts = texts;
  const start = process.cpuUsage();
  try {
    runInContext('for (const text of texts) text.replace(expression, "")', context, { timeout: most });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  } catch {
    return most;
  }
};
