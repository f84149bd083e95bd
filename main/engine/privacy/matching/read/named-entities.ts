/** HTML's named characters that stand in names and addresses (HTML Living Standard §13.5). */

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  colon: ':',
  sol: '/',
  period: '.',
  commat: '@',
  num: '#',
  hyphen: '-',
  lsquo: '\u2018',
  rsquo: '\u2019',
  ndash: '\u2013',
  mdash: '\u2014',
  euro: '\u20ac',
  pound: '\u00a3',
  yen: '\u00a5',
  dollar: '$',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  lstrok: 'ł',
  Lstrok: 'Ł',
  eth: 'ð',
  ETH: 'Ð',
  thorn: 'þ',
  THORN: 'Þ',
};

const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
  ogon: '\u0328',
};

/** `eacute`: a letter and its accent. Undefined where it is no name of one character. */
export const namedEntity = (name: string): string | undefined => {
  const accent = accents[name.slice(1)];
  if (accent === undefined) return signs[name] ?? signs[name.toLowerCase()];
  const letter = (name.charAt(0) + accent).normalize('NFC');
  return letter.length === 1 ? letter : undefined;
};
