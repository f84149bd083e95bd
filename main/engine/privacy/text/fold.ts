/** One form for what is written in several ways. */

/** Letters without their accents. */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** Latin letters that no mark makes out of one of English. */
export const spelledOut: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ß: 'ss',
};
const unparted = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'gu');
/** A word in small letters as English spells it: Grazyna, Soren, Strasse. The signs of other scripts stay. */
export const withoutAccents = (lower: string): string =>
  /[^\0-\x7f]/.test(lower)
    ? lower
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace(unparted, (letter) => spelledOut[letter] ?? letter)
        .normalize('NFC')
    : lower;
/** As English spells it, in its case: Lukasz, Yildiz. */
export const inEnglishLetters = (text: string): string =>
  withoutMarks(text).replace(/[łøđðħıĸŋŧəæœþß]/giu, (letter) => {
    const spelled = spelledOut[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? spelled : spelled.charAt(0).toUpperCase() + spelled.slice(1);
  });
/** As German writes umlauts where it has none. */
export const withoutUmlauts = (text: string): string =>
  text.replace(/[äöüß]/gi, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter.toLowerCase()] ?? letter);

/** Whether what a unit becomes may hang on those beside it: one of Korean, or half a character. */
const isJoined = (code: number): boolean =>
  (code >= 0x1100 && code < 0x1200) || (code >= 0xa960 && code < 0xa980) || (code >= 0xac00 && code < 0xe000);
const plainLetters = new Map<number, string>();
const plainOf = (code: number): string => {
  const known = plainLetters.get(code);
  if (known !== undefined) return known;
  const plain = withoutMarks(String.fromCharCode(code));
  plainLetters.set(code, plain);
  return plain;
};

/** One form for `Maria`, `MARIA` and `González`, `Gonzalez`. Asked of every word: quicker than an expression. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  let folded = '';
  let same = 0;
  for (let at = 0; at < lower.length; at++) {
    const code = lower.charCodeAt(at);
    if (code < 128) continue;
    if (isJoined(code)) return withoutMarks(lower);
    folded += lower.slice(same, at) + plainOf(code);
    same = at + 1;
  }
  return same === 0 ? lower : folded + lower.slice(same);
};
