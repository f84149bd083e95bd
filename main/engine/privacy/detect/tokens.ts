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

const pattern =
  /(?<word>\p{L}[\p{L}\p{M}\p{N}]*(?:['-][\p{L}][\p{L}\p{M}\p{N}]*)*)|(?<number>\p{N}+(?:[.,:]\p{N}+)*)|(?<sign>[^\s])/gu;

/** `l'Ospedale`, `d'Antoine`, `qu'Anne`: the article is a word of its own. Not O'Brien, not D'Angelo. */
const elided = /^(?:[dljnmstc]|qu|dell|all|nell|sull|dall|un|quell|L)'(?=\p{Lu})/u;

const endsSentence = /[.!?…:;•*#>|"“”«»()[\]–—-]/;
const abbreviation = new Set(['st', 'no', 'nr', 'vs', 'etc', 'ca', 'bzw', 'jr', 'str', 'ul', 'av', 'apt']);

const fenced = /```[\s\S]*?(?:```|$)|`[^`\n]{1,200}`/g;
const codeLine =
  /^.*(?:[;{}]\s*$|=>|==|::|\(\)|^\s*(?:import|from \S+ import|def|class|const|let|var|function|public|private|return|#include|SELECT|INSERT|UPDATE)\b|^\s*(?:\$|>>>|#!)\s?\S|<\/?[a-z]+[ >]).*$/gm;

/** Ranges of code: fences, inline code, lines that read like a program. Sorted. */
const codeRanges = (text: string): [number, number][] => {
  const ranges = [...text.matchAll(fenced)].map((m): [number, number] => [m.index, m.index + m[0].length]);
  for (const m of text.matchAll(codeLine)) ranges.push([m.index, m.index + m[0].length]);
  return ranges.sort((a, b) => a[0] - b[0]);
};

interface Raw {
  start: number;
  end: number;
  text: string;
  kind: Token['kind'];
  gap: Token['gap'];
  blank: boolean;
  possessive: boolean;
}

const split = (text: string): Raw[] => {
  const raws: Raw[] = [];
  let before = 0;
  for (const match of text.matchAll(pattern)) {
    const space = text.slice(before, match.index);
    before = match.index + match[0].length;
    const line = space.includes('\n');
    const base = {
      kind:
        match.groups?.['word'] !== undefined
          ? ('word' as const)
          : match.groups?.['number'] !== undefined
            ? ('number' as const)
            : ('sign' as const),
      gap: line ? ('line' as const) : space === '' ? ('none' as const) : ('space' as const),
      blank: line && space.indexOf('\n') !== space.lastIndexOf('\n'),
      possessive: false,
    };
    let word = match[0];
    let start = match.index;
    const article = base.kind === 'word' ? (elided.exec(word)?.[0] ?? '') : '';
    if (article !== '') {
      raws.push({ ...base, start, end: start + article.length, text: article });
      start += article.length;
      word = word.slice(article.length);
      base.gap = 'none';
      base.blank = false;
    }
    const possessive = base.kind === 'word' && /'[sS]$/.test(word) && word.length > 3;
    if (possessive) word = word.slice(0, -2);
    raws.push({ ...base, start, end: start + word.length, text: word, possessive });
  }
  return raws;
};

const caseOf = (text: string): Token['case'] => {
  const lower = text.toLowerCase();
  const first = text.charAt(0);
  if (first === lower.charAt(0) || text.length === 0) return 'small';
  return text.length > 1 && text === text.toUpperCase() ? 'capitals' : 'capital';
};

/** Words, numbers and signs with what their place says of their capitals. Linear. */
export const tokenise = (text: string): Token[] => {
  const raws = split(text);
  const code = codeRanges(text);
  const tokens: Token[] = [];
  let range = 0;
  let codeUntil = 0;
  for (let from = 0; from < raws.length; ) {
    let to = from + 1;
    while (to < raws.length && raws[to]?.blank === false) to++;
    const paragraph = raws.slice(from, to).map((raw, i, all) => {
      const previous = all[i - 1];
      const beforeThat = all[i - 2];
      const shortened =
        previous?.text === '.' && previous.gap === 'none' && beforeThat !== undefined && isShortened(beforeThat.text);
      const first =
        previous === undefined ||
        raw.gap === 'line' ||
        (previous.kind === 'sign' && endsSentence.test(previous.text) && !shortened);
      return { raw, first, case: raw.kind === 'word' ? caseOf(raw.text) : ('small' as const) };
    });
    const words = paragraph.filter(({ raw }) => raw.kind === 'word' && raw.text !== 'I');
    const firsts = words.filter(({ first }) => first);
    const smallFirsts = firsts.filter((word) => word.case === 'small').length;
    const capitals = words.filter((word) => word.case === 'capitals').length;
    const loud = capitals * 10 > words.length * 7;
    const unmarked = loud || smallFirsts * 2 >= firsts.length;
    for (const { raw, first, case: written } of paragraph) {
      for (let next = code[range]; next !== undefined && next[0] <= raw.start; next = code[range]) {
        codeUntil = Math.max(codeUntil, next[1]);
        range++;
      }
      tokens.push({
        start: raw.start,
        end: raw.end,
        text: raw.text,
        lower: raw.text.toLowerCase(),
        kind: raw.kind,
        case: loud && written === 'capitals' ? 'small' : written,
        gap: raw.gap,
        first,
        possessive: raw.possessive,
        unmarked,
        code: raw.start < codeUntil,
      });
    }
    from = to;
  }
  return tokens;
};

/** A dot after it ends no sentence: "Dr.", "J.", "St.". */
const isShortened = (word: string): boolean => {
  const lower = word.toLowerCase();
  return word.length === 1 || isTitle(lower) || abbreviation.has(lower);
};
