/** The words of a web page: its tags tell where a line ends, and nothing of it is loaded or run. */

/** Whether a text is a page rather than a text that speaks of one. */
export const isWebPage = (text: string): boolean => /^\s*(?:<!doctype html|<html)[\s>]/iu.test(text.slice(0, 1000));

/** A comment, what is no text up to its end, a tag, or words. */
const token =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|title|svg)\b[\s\S]*?(?:<\/\1\s*>|$)|<[!?][^>]*>?|<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*>?|[^<]+|</giu;

const blocks = /^(?:p|div|section|article|header|footer|main|nav|aside|ul|ol|dl|table|blockquote|pre|form|hr|body)$/u;
const lines = /^(?:br|tr|dt|dd|caption|option)$/u;

/** What a tag puts between the words before it and behind it. */
const breakOf = (name: string, ends: boolean): string => {
  const [, level] = /^h([1-6])$/u.exec(name) ?? [];
  if (level !== undefined) return ends ? '\n\n' : `\n\n${'#'.repeat(Number(level))} `;
  if (blocks.test(name)) return '\n\n';
  if (name === 'li') return ends ? '' : '\n- ';
  if (/^t[dh]$/u.test(name)) return ends ? '\t' : '';
  return lines.test(name) && (name === 'br' || !ends) ? '\n' : '';
};

const accents: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
};
const others: Readonly<Record<string, string>> = Object.fromEntries(
  'amp& lt< gt> quot" apos\' nbsp\u00a0 euro€ pound£ cent¢ yen¥ sect§ copy© reg® deg° hellip… ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ laquo« raquo» bull• middot· szligß oslashø OslashØ aeligæ AEligÆ oeligœ OEligŒ iexcl¡ iquest¿ times×'
    .split(' ')
    .map((each) => [each.slice(0, -1), each.slice(-1)]),
);

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,8}));/giu, (whole, hex, decimal, name) => {
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    if (decimal !== undefined) return character(Number(decimal));
    const [, letter, accent = ''] = /^([a-z])([a-z]+)$/iu.exec(name) ?? [];
    const mark = accents[accent];
    return mark === undefined ? (others[name] ?? whole) : `${letter}${mark}`.normalize();
  });

export const webText = (page: string): string => {
  let text = '';
  let kept = 0;
  for (const [whole, skipped, end, name] of page.matchAll(token)) {
    if (name !== undefined) {
      const tag = name.toLowerCase();
      if (tag === 'pre') kept += end === '' ? 1 : -1;
      text += breakOf(tag, end !== '');
    } else if (skipped === undefined && !/^<[!?]/u.test(whole)) {
      text += decoded(kept > 0 ? whole : whole.replace(/[ \t\r\n\f]+/gu, ' '));
    }
  }
  return text
    .replace(/[ \t]+$/gmu, '')
    .replace(/^ +(?=\S)/gmu, kept === 0 ? '' : '$&')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
};
