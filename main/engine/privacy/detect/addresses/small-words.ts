import { textAfter } from '../../text/around';
import { language } from '../../text/language';

/** Words of one letter, by language. */
const wordsOf: Readonly<Record<string, string>> = {
  sv: 'iå',
  da: 'iå',
  no: 'iå',
  nb: 'iå',
  it: 'aeièo',
  es: 'aeouy',
  pt: 'aàeéo',
  fr: 'aày',
  pl: 'aiouwz',
  cs: 'aikosuvz',
  sk: 'aikosuvz',
  ca: 'aeioy',
  en: 'a',
  de: '',
  nl: '',
};
/** Where the language is not known: those that hardly are a house's. */
const anywhere = 'iouwyzàåéè';

const letterBehind = /\d ([a-zàåéè])$/u;

/**
 * "Storgatan 9 i Umeå", "calle Mayor 12 y trabajo": an address without the small word that its sentence goes on with. A letter
 * that touches its house, a capital and one with a sign or nothing behind it are the house's.
 */
export const withoutSmallWord = <T extends { readonly start: number; readonly end: number }>(
  text: string,
  span: T,
): T => {
  const [, letter = ''] = letterBehind.exec(text.slice(span.start, span.end)) ?? [];
  if (letter === '' || !/^ [\p{L}\p{N}]/u.test(textAfter(text, span.end, 2))) return span;
  return (wordsOf[language(text) ?? ''] ?? anywhere).includes(letter) ? { ...span, end: span.end - 2 } : span;
};
