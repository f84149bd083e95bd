import { oneLine } from '../../patterns/one-line';
import { matched } from '../../text/around';
import { remembered } from '../../text/pieces';
import { wordSet } from '../../word-set';
import { isTitle } from './vocabulary';

/** A word, a number or a sign of the prepared text. */
export interface Token {
  readonly start: number;
  /** Without a possessive's 's. */
  readonly end: number;
  readonly text: string;
  readonly lower: string;
  readonly kind: 'word' | 'number' | 'sign';
  /** What carries no meaning counts as small: a script without case, a paragraph of capitals. */
  readonly case: 'small' | 'capital' | 'capitals';
  /** White space before it. */
  readonly gap: 'none' | 'space' | 'line';
  /** Begins a sentence, a line or an item: a capital says nothing. */
  readonly first: boolean;
  readonly possessive: boolean;
  /** In a paragraph without capitals ("hi im maria") or of capitals only. */
  readonly unmarked: boolean;
  readonly code: boolean;
}

/** A run of tokens with what it is. `to` is the index after the last one. */
export interface Run {
  from: number;
  to: number;
  score: number;
  reason: string;
}

/** A word, a number, or any other sign. */
const pattern = /(\p{L}[\p{L}\p{M}\p{N}]*(?:['-][\p{L}][\p{L}\p{M}\p{N}]*)*)|(\p{N}+(?:[.,:]\p{N}+)*)|\S/uy;

const [sign, letter, digit, space, beyond] = [0, 1, 2, 3, 4] as const;
const sorts = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[A-Za-z]/.test(character) ? letter : /[0-9]/.test(character) ? digit : /\s/.test(character) ? space : sign;
});
/** What stands at a place: of ASCII one of these sorts, else `beyond`; a sign behind the text's end. */
const sortAt = (text: string, at: number): number => (at < text.length ? (sorts[text.charCodeAt(at)] ?? beyond) : sign);

/** The end of the match of `pattern` that begins at a place; the place itself where it is not of ASCII alone. */
const asciiEnd = (text: string, start: number): number => {
  const kind = sortAt(text, start);
  if (kind === beyond) return start;
  if (kind === sign) return start + 1;
  let end = start + 1;
  for (;;) {
    let sort = sortAt(text, end);
    while (sort === digit || (sort === letter && kind === letter)) sort = sortAt(text, ++end);
    if (sort === beyond) return start;
    if (!(kind === letter ? "'-" : '.,:').includes(text.charAt(end))) return end;
    const next = sortAt(text, end + 1);
    if (next === beyond) return start;
    if (next !== kind) return end;
    end++;
  }
};

/** `l'Ospedale`, `d'Antoine`, `qu'Anne`: the article is a word of its own. Not O'Brien, not D'Angelo. */
const elided = /^(?:[dljnmstc]|qu|dell|all|nell|sull|dall|un|quell|L)'(?=\p{Lu})/u;

const endsSentence = /[.!?…:;•*#>|"“”«»()[\]–—-]/;
const abbreviation = wordSet('st no nr vs etc ca bzw jr str ul av apt');

const fenced = /```[\s\S]*?(?:```|$)|`[^`\n]{1,200}`/g;
const codeLine =
  /^[ \t]{0,40}(?:(?:import|def|class|const|function|public|private|#include|SELECT|INSERT|UPDATE)\b.*[=({;*]|(?:\$|>>>|#!)[ \t]?\S).*$/gm;
const codeSigns = /^.*(?:[;{}][ \t]{0,8}$|=>|==|::|\(\)|<\/?[a-z]{1,12}[ >]).*$/gm;
/** `anna = User("Anna", 20)`, `users = ["Tom", "Ann"]`, `anna.pay(tom, 5)`: a value made, a list, a call. */
const codeCall = new RegExp(
  oneLine`
    ^[ \t]{0,40}(?:
      (?:(?:const|let|var|final|auto) )?[A-Za-z_$][\w.$]{0,40} ?= ?
      (?:(?:new |await )?[A-Za-z_$][\w.$]{0,40}\([^\n]*\)|\[ ?["'][^\n]*\])
      |(?:(?:print|puts|echo|printf|assert)|[a-z_$][\w$]{0,30}(?:\.[A-Za-z_$][\w$]{1,30}){1,3})\([^\n]*\)
    )[ \t]{0,8};?[ \t]{0,8}$
  `,
  'gm',
);
/** SQL's dates and times. */
const literal = /(?<![\w'])(?:DATE|TIME|TIMESTAMP|INTERVAL) '[^'\n]{1,40}'/g;
/** Words in a row as no program has them: "Maria says that sendTo() fails;" is a sentence. */
export const prose =
  /(?<![\p{L}\p{N}_.$@/\\-])\p{L}[\p{L}'’-]{0,30},?(?: \p{L}[\p{L}'’-]{0,30},?){3}(?![\p{L}\p{N}_(=])/u;
/** Rows of a table in SQL are a record and no program: `INSERT INTO members VALUES ('Ines Rau', '2019-04-02'), …`. */
const rows =
  /\bVALUES\s{0,8}(\((?:'(?:[^'\\]|\\.){0,500}'|[^'()]){0,4000}\)(?:\s{0,8},\s{0,8}\((?:'(?:[^'\\]|\\.){0,500}'|[^'()]){0,4000}\)){0,400})/giu;
/** A log line's time stamp: the date in it is nobody's. */
const stamp =
  /^[ \t[]{0,4}\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?|\[\d\d\/[A-Z][a-z]{2}\/\d{4}(?::\d\d){3} [+-]\d{4}\]/gm;

/**
 * Whether a place is code: a fence, inline code, a line that reads like a program, a log's time stamp. Asked of one text
 * by many recognisers.
 */
export const codeIn = remembered((text): ((at: number) => boolean) => {
  const code = new Uint8Array(text.length);
  for (const part of [fenced, codeLine, codeSigns, codeCall, literal, stamp]) {
    for (const { 0: found, index } of text.matchAll(part))
      if (part !== codeSigns || !prose.test(found)) code.fill(1, index, index + found.length);
  }
  for (const { 0: found, 1: values = '', index } of text.matchAll(rows))
    code.fill(0, index + found.length - values.length, index + found.length);
  return (at) => code[at] === 1;
});

const caseOf = (text: string, lower: string): Token['case'] => {
  if (text.charCodeAt(0) === lower.charCodeAt(0) || text.length === 0) return 'small';
  return text.length > 1 && text === text.toUpperCase() ? 'capitals' : 'capital';
};

type Open = { -readonly [K in keyof Token]: Token[K] };

/** Whether the paragraph `tokens[from, to)` is written without capitals, or in capitals only. */
const markParagraph = (tokens: Open[], from: number, to: number): void => {
  let words = 0;
  let capitals = 0;
  let firsts = 0;
  let smallFirsts = 0;
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (token === undefined || token.kind !== 'word' || token.text === 'I') continue;
    words++;
    if (token.case === 'capitals') capitals++;
    if (token.first) firsts++;
    if (token.first && token.case === 'small') smallFirsts++;
  }
  const loud = capitals * 10 > words * 7;
  const unmarked = loud || smallFirsts * 2 >= firsts;
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (token === undefined) continue;
    token.unmarked = unmarked;
    if (loud && token.case === 'capitals') token.case = 'small';
  }
};

/** Words, numbers and signs with what their place says of their capitals. Linear. */
export const tokenise = (text: string): Token[] => {
  const isCode = codeIn(text);
  const tokens: Open[] = [];
  let paragraph = 0;
  let before = 0;
  /** The next line break from `before` on. */
  let line = -1;
  const push = (start: number, word: string, kind: Token['kind'], gap: Token['gap'], possessive: boolean): void => {
    const previous = tokens[tokens.length - 1];
    const first =
      previous === undefined ||
      gap === 'line' ||
      (previous.kind === 'sign' &&
        endsSentence.test(previous.text) &&
        !(previous.text === '.' && previous.gap === 'none' && isShortened(tokens[tokens.length - 2]?.text ?? '')));
    const lower = word.toLowerCase();
    tokens.push({
      start,
      end: start + word.length,
      text: word,
      lower,
      kind,
      case: kind === 'word' ? caseOf(word, lower) : 'small',
      gap,
      first,
      possessive,
      unmarked: false,
      code: isCode(start),
    });
  };
  for (let at = 0; at < text.length; ) {
    let start = at;
    let kind = sortAt(text, at);
    if (kind === space) {
      at++;
      continue;
    }
    at = asciiEnd(text, start);
    if (at === start) {
      pattern.lastIndex = start;
      const match = pattern.exec(text);
      at = match === null ? start + 1 : pattern.lastIndex;
      if (match === null) continue;
      kind = match[1] !== undefined ? letter : match[2] !== undefined ? digit : sign;
    }
    let word = text.slice(start, at);
    let gap: Token['gap'] = 'none';
    if (start > before) {
      if (line < before) {
        line = text.indexOf('\n', before);
        if (line === -1) line = text.length;
      }
      gap = line >= start ? 'space' : 'line';
      if (gap === 'line' && text.slice(line + 1, start).includes('\n')) {
        markParagraph(tokens, paragraph, tokens.length);
        paragraph = tokens.length;
      }
    }
    before = at;
    if (kind !== letter) {
      push(start, word, kind === digit ? 'number' : 'sign', gap, false);
      continue;
    }
    const apostrophe = word.includes("'");
    const article = apostrophe ? matched(elided, word) : '';
    if (article !== '') {
      push(start, article, 'word', gap, false);
      start += article.length;
      word = word.slice(article.length);
      gap = 'none';
    }
    const possessive = apostrophe && /'[sS]$/.test(word) && word.length > 3;
    push(start, possessive ? word.slice(0, -2) : word, 'word', gap, possessive);
  }
  markParagraph(tokens, paragraph, tokens.length);
  return tokens;
};

/** A dot after it ends no sentence: "Dr.", "J.", "St.". */
const isShortened = (word: string): boolean => {
  const lower = word.toLowerCase();
  return word.length === 1 || isTitle(lower) || abbreviation.has(lower);
};
