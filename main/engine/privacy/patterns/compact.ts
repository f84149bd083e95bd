import { pieces } from './first-letters';

/** Characters of a group that is worth it. */
const longGroup = 30;

const empty = '(?=)';

/**
 * The same expression in less code: V8 writes what follows anew for each of up to ten ways that lead to it, a megabyte for
 * some lists of words, but once behind a look-ahead, which here is empty.
 */
export const writtenOnce = (source: string): string => {
  const open: { start: number; isBehind: boolean }[] = [];
  const seams: number[] = [];
  for (const { 0: piece, index } of source.matchAll(pieces)) {
    if (piece === '(')
      open.push({
        start: index,
        isBehind: open.at(-1)?.isBehind === true || /^\(\?<[=!]/.test(source.slice(index, index + 4)),
      });
    if (piece !== ')') continue;
    const { start, isBehind } = open.pop() ?? { start: index, isBehind: true };
    if (isBehind || index - start <= longGroup || !source.startsWith('(?:', start)) continue;
    if (!source.endsWith(empty, start)) seams.push(start);
  }
  let written = '';
  let at = 0;
  for (const seam of seams.sort((a, b) => a - b)) {
    written += source.slice(at, seam) + empty;
    at = seam;
  }
  return written + source.slice(at);
};

/** The blocks of letters beyond the basic plane: no signs of music, no digits of mathematics, no emoji. */
const beyond = '\\u{10000}-\\u{1cfff}\\u{1d400}-\\u{1d7cb}\\u{1df00}-\\u{1efff}\\u{20000}-\\u{3ffff}';

/** A property, another escaped sign, a class, or what stands between. */
const units = /\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|[^\\[]+/gsu;

/**
 * The same expression, where it asks for letters, in less code: beyond the basic plane it takes whole blocks. There letters
 * lie in hundreds of ranges, and V8 writes each of them as its pairs of surrogates wherever `\p{L}` stands, 7 KB.
 */
const withBlocks = (source: string): string =>
  source.replace(units, (unit) => {
    if (unit === '\\p{L}') return `[\\p{L}${beyond}]`;
    if (unit === '\\P{L}') return `[^\\p{L}${beyond}]`;
    if (!unit.startsWith('[') || unit.includes(beyond)) return unit;
    const letters = unit.includes('\\p{L}') || (unit.includes('\\p{Lu}') && unit.includes('\\p{Ll}'));
    return letters ? unit.replace(/\\p\{Lu?\}/u, (own) => own + beyond) : unit;
  });

/** The source of an expression that finds the same in less code. What lies among letters beyond the basic plane counts as one. */
export const compactSource = (source: string, flags: string): string =>
  writtenOnce(flags.includes('u') ? withBlocks(source) : source);

/**
 * An expression in less code that is made when it is first asked. V8 looks up each letter of Unicode where one says `\p{L}`, and
 * again where a class has more than letters: a tenth of a millisecond, thousands of times, and most texts ask a third of them.
 */
class LatePattern implements RegExp {
  readonly flags: string;
  private readonly written: string;
  private made: RegExp | null = null;

  constructor(source: string, flags: string) {
    this.written = source;
    this.flags = flags;
  }
  private get own(): RegExp {
    this.made ??= new RegExp(compactSource(this.written, this.flags), this.flags);
    return this.made;
  }
  get source(): string {
    return this.made?.source ?? this.written;
  }
  get lastIndex(): number {
    return this.own.lastIndex;
  }
  set lastIndex(at: number) {
    this.own.lastIndex = at;
  }
  exec(text: string): RegExpExecArray | null {
    return this.own.exec(text);
  }
  test(text: string): boolean {
    return this.own.test(text);
  }
  [Symbol.match](text: string): RegExpMatchArray | null {
    return this.own[Symbol.match](text);
  }
  /** V8 would copy the expression: that takes longer than to ask it of a sentence. */
  *[Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    const { own, unicode } = this;
    const from = own.lastIndex;
    for (let at = from; ; ) {
      own.lastIndex = at;
      const match = own.exec(text);
      at = own.lastIndex;
      own.lastIndex = from;
      if (match === null) return;
      if (match[0] === '') at += unicode && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
      yield match;
    }
  }
  [Symbol.replace](text: string, by: string | ((match: string, ...groups: never[]) => string)): string {
    return this.own[Symbol.replace](text, by as string);
  }
  [Symbol.search](text: string): number {
    return this.own[Symbol.search](text);
  }
  [Symbol.split](text: string, most?: number): string[] {
    return this.own[Symbol.split](text, most);
  }
  toString(): string {
    return this.own.toString();
  }
  compile(): this {
    throw new Error('It is made once.');
  }
  get hasIndices(): boolean {
    return this.flags.includes('d');
  }
  get global(): boolean {
    return this.flags.includes('g');
  }
  get ignoreCase(): boolean {
    return this.flags.includes('i');
  }
  get multiline(): boolean {
    return this.flags.includes('m');
  }
  get dotAll(): boolean {
    return this.flags.includes('s');
  }
  get unicode(): boolean {
    return this.flags.includes('u');
  }
  get sticky(): boolean {
    return this.flags.includes('y');
  }
}

/** As `new RegExp`, in less code, and not before it is asked. */
export const compactPattern = (pattern: string | RegExp, flags?: string): RegExp =>
  typeof pattern === 'string'
    ? new LatePattern(pattern, flags ?? '')
    : new LatePattern(pattern.source, flags ?? pattern.flags);
