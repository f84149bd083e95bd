import { joined, struck } from '../../../shared/struck';
import { decoderOf } from './code-pages';
import { trimLines } from './lines';

/** The words of a web page: its tags tell where a line ends, and nothing of it is loaded or run. */

/** The alphabet that a page says it is written in. */
export const charsetOf = (page: string): string | undefined =>
  /<meta\b[^>]*?charset\s*=\s*["']?\s*([\w-]+)/iu.exec(page.slice(0, 4000))?.[1];

/** Whether a text is a page rather than a text that speaks of one. Browsers begin those that they save with where they are from. */
export const isWebPage = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<!doctype html|<html)[\s>]/iu.test(text.slice(0, 2000));

/** A comment, what is no text up to its end, a tag, or words. Only behind an equals sign does a quotation mark begin a value. */
const token = new RegExp(
  [
    /<!--[\s\S]*?(?:-->|$)/,
    /<svg(?:\s[^<>]*)?\/>/,
    /<(script|style|template|noscript|title|svg)(?=[\s/>])[\s\S]*?(?:<\/\1\s*>|$)/,
    /<[!?][^>]*>?/,
    /<(\/?)([a-z][^\s/>]*)((?:[^>=]+|=\s*"[^"]*"|=\s*'[^']*'|=)*)>?/,
    /[^<]+/,
    /</,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);

const blocks = /^(?:p|div|section|article|header|footer|main|nav|aside|ul|ol|dl|table|blockquote|pre|form|hr|body)$/u;
const lines = /^(?:br|tr|dt|dd|caption|option)$/u;

/** What a tag puts between the words before it and behind it. */
const breakOf = (name: string, ends: boolean): string => {
  const [, level] = /^h([1-6])$/u.exec(name) ?? [];
  if (level !== undefined) return ends ? '\n\n' : `\n\n${'#'.repeat(Number(level))} `;
  if (blocks.test(name)) return '\n\n';
  if (name === 'li') return ends ? '' : '\n- ';
  return lines.test(name) && (name === 'br' || !ends) ? '\n' : '';
};

const accents: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acute: '\u0301',
    grave: '\u0300',
    circ: '\u0302',
    uml: '\u0308',
    tilde: '\u0303',
    cedil: '\u0327',
    ring: '\u030a',
    caron: '\u030c',
  }),
);
const others: ReadonlyMap<string, string> = new Map(
  'amp& lt< gt> quot" apos\' nbsp\u00a0 euro€ pound£ cent¢ yen¥ sect§ copy© reg® deg° hellip… ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ laquo« raquo» bull• middot· szligß oslashø OslashØ aeligæ AEligÆ oeligœ OEligŒ iexcl¡ iquest¿ times×'
    .split(' ')
    .map((each) => [each.slice(0, -1), each.slice(-1)] as const),
);

const windows = decoderOf(1252);

/** Numbers of Windows-1252 mean its letters (HTML, §13.2.5.80). */
const character = (code: number): string => {
  if (code >= 0x80 && code <= 0x9f) return windows?.decode(Uint8Array.of(code)) ?? '';
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
};

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,8}));/giu, (whole, hex, decimal, name) => {
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    if (decimal !== undefined) return character(Number(decimal));
    const [, letter, accent = ''] = /^([a-z])([a-z]+)$/iu.exec(name) ?? [];
    const mark = accents.get(accent);
    return mark === undefined ? (others.get(name) ?? whole) : `${letter}${mark}`.normalize();
  });

/** Tags that never end. */
const single = /^(?:br|hr|img|input|meta|link|wbr|col|area|base|embed|source|track)$/u;
const strikes = (tag: string, attributes: string): boolean =>
  /^(?:s|strike|del)$/u.test(tag) || /line-through/iu.test(attributes);

const hides = (attributes: string): boolean =>
  /display\s*:\s*none|visibility\s*:\s*hidden/iu.test(attributes) ||
  /\shidden(?=[\s=/]|$)/iu.test(attributes.replace(/"[^"]*"|'[^']*'/gu, ''));
/** Tags that the next one of their name ends. */
const implied = /^(?:p|li|tr|t[dh]|d[td]|option)$/u;

/** The words of a page, and whether it hides some. */
export interface WebWords {
  text: string;
  hides: boolean;
}

export const webText = (page: string): WebWords => {
  let text = '';
  /** Words that are struck out and not yet among the text. */
  let out = '';
  /** What is open since words are struck out. */
  const striking: string[] = [];
  /** What is open since words are hidden. */
  const hiding: string[] = [];
  let hidWords = false;
  let kept = 0;
  /** Whether a blank is due before the next word, and whether none is due, for a line or a cell begins. */
  let isDue = false;
  let begins = true;
  /** Of each open table the cells that the row has so far. */
  const cells: number[] = [0];

  const write = (words: string): void => {
    if (words === '') return;
    if (striking.length > 0) out += words;
    else {
      if (out !== '') text += joined(struck(out));
      text += words;
      out = '';
    }
    begins = /\s$/u.test(words.slice(-1));
  };
  const say = (words: string): void => {
    const bare = words.replace(/[ \t\r\n\f]+/gu, ' ');
    if (isDue || bare.startsWith(' ')) isDue = !begins;
    if (bare === ' ') return;
    write((isDue ? ' ' : '') + decoded(bare.replace(/^ | $/gu, '')));
    isDue = bare.endsWith(' ');
  };
  const breakOff = (between: string): void => {
    if (between !== '') isDue = false;
    write(between);
  };
  const tableBreak = (tag: string, ends: boolean): void => {
    if (tag === 'table') ends ? cells.pop() : cells.push(0);
    if (cells.length === 0) cells.push(0);
    const last = cells.length - 1;
    if (tag === 'tr') cells[last] = 0;
    if (ends || !/^t[dh]$/u.test(tag)) return;
    if ((cells[last] ?? 0) > 0) breakOff('\t');
    cells[last] = (cells[last] ?? 0) + 1;
  };
  const strike = (tag: string, ends: boolean, attributes: string): void => {
    if (ends) {
      const at = striking.lastIndexOf(tag);
      if (at >= 0) striking.length = at;
    } else if (!single.test(tag) && (striking.length > 0 || strikes(tag, attributes))) striking.push(tag);
  };

  /** Whether a tag, and what stands in it, is hidden. An end that nothing hidden began ends what is around it. */
  const hide = (tag: string, ends: boolean, attributes: string): boolean => {
    const isOpen = hiding.length > 0;
    if (ends) hiding.length = Math.max(0, hiding.lastIndexOf(tag));
    else {
      if (implied.test(tag) && hiding.at(-1) === tag) hiding.pop();
      if (!single.test(tag) && (hiding.length > 0 || hides(attributes))) hiding.push(tag);
    }
    return isOpen && hiding.length > 0;
  };

  for (const [whole, skipped, end, name, attributes = ''] of page.matchAll(token)) {
    if (name !== undefined) {
      const tag = name.toLowerCase();
      const ends = end !== '';
      if (hide(tag, ends, attributes)) continue;
      if (tag === 'pre') kept = Math.max(0, kept + (ends ? -1 : 1));
      strike(tag, ends, attributes);
      breakOff(breakOf(tag, ends));
      tableBreak(tag, ends);
    } else if (skipped === undefined && !/^<(?:[!?]|svg)/iu.test(whole)) {
      if (hiding.length > 0) hidWords ||= whole.trim() !== '';
      else if (kept > 0) write(decoded(whole));
      else say(whole);
    }
  }
  const words = trimLines(text + joined(struck(out))).replace(/\n{3,}/gu, '\n\n');
  return { text: words.trim(), hides: hidWords };
};
