/**
 * Words in the 94 printable characters: signs that ASCII writes otherwise are written so, and accents are left off. The
 * model that reconstructs the text puts them back.
 */
const written = new Map<string, string>([
  ...Array.from('\u2018\u2019\u201a\u201b\u2032\u00b4\u02bc\uff07', (sign) => [sign, "'"] as const),
  ...Array.from('\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb', (sign) => [sign, '"'] as const),
  ...Array.from('\u2010\u2011\u2012\u2013\u2014\u2015\u2212', (sign) => [sign, '-'] as const),
  ...Array.from('\u2022\u00b7\u2023\u25cf\u25aa', (sign) => [sign, '*'] as const),
  ['\u2039', '<'],
  ['\u203a', '>'],
  ['\u2192', '->'],
  ['\u00d7', 'x'],
  ['\u00f7', '/'],
  ['\u00b1', '+-'],
  ['\u2264', '<='],
  ['\u2265', '>='],
  ['\u20ac', 'EUR'],
  ['\u00a3', 'GBP'],
  ['\u00a5', 'JPY'],
  ['\u00a2', 'c'],
  ['\u00a7', 'Sec.'],
  ['\u00b0', 'deg'],
  ['\u00a9', '(c)'],
  ['\u00ae', '(R)'],
  ['\u00bf', '?'],
  ['\u00a1', '!'],
  ['\u00df', 'ss'],
  ['\u00e6', 'ae'],
  ['\u00c6', 'Ae'],
  ['\u0153', 'oe'],
  ['\u0152', 'Oe'],
  ['\u00f8', 'o'],
  ['\u00d8', 'O'],
  ['\u0142', 'l'],
  ['\u0141', 'L'],
  ['\u0111', 'd'],
  ['\u0110', 'D'],
  ['\u00f0', 'd'],
  ['\u00d0', 'D'],
  ['\u00fe', 'th'],
  ['\u00de', 'Th'],
  ['\u0131', 'i'],
  ['\u200b', ''],
  ['\u200d', ''],
  ['\u00ad', ''],
  ['\ufeff', ''],
]);

/** A word in printable characters, or null where it has one that ASCII has no writing for: another script, an emoji. */
export const printable = (word: string): string | null => {
  if (/^[!-~]*$/.test(word)) return word;
  const plain = Array.from(word, (character) => written.get(character) ?? character)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  return /^[!-~]*$/.test(plain) ? plain : null;
};
