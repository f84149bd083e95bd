import { foldName, isCity, isCountry, isGivenName, isNickname, isRegion, names } from '../../lists';
import { textAfter, textBefore } from '../../text/around';
import { language } from '../../text/language';
import { isOrganisationWord } from '../organisations';
import { isBrand } from '../public/brands';
import { type Found, named } from '../resolve';
import { isBehindPlaceCue } from '../tagger/dwelling';
import { isAnyWord } from '../words/vocabulary';

/** A town and its district side by side are one place. */

/** Read as a name, not by the user's own rule. */
export const isName = ({ type, source }: Found): boolean => named.has(type) && source !== 'rule';
export const wordsOf = (text: string, { start, end }: Found): string => text.slice(start, end);

export const isLarge = (words: string): boolean => /^\p{Lu}/u.test(words);
const isWide = (words: string): boolean => isCountry(words) || isRegion(words);

/** One word that is neither somebody nor a firm by its lists. */
const mayBeDistrict = (word: string): boolean =>
  /^\p{L}[\p{Ll}\p{M}]{2,}(?:-\p{L}[\p{Ll}\p{M}]+)*$/u.test(word) &&
  !isGivenName(word) &&
  !isNickname(word) &&
  (!names.has(foldName(word)) || isCity(word)) &&
  !isBrand(word) &&
  !isOrganisationWord(foldName(word));

/** "Berlin Köpenick": a town with the district beside it, whatever the district alone would be read as. */
const isDistrict = (text: string, last: Found, span: Found): boolean => {
  if (last.type !== 'LOCATION' || !isName(last) || !isName(span) || text.slice(last.end, span.start) !== ' ')
    return false;
  const [before, words] = [wordsOf(text, last), wordsOf(text, span)];
  if (isWide(before) || isWide(words) || isLarge(before) !== isLarge(words)) return false;
  if (span.type === 'LOCATION') return true;
  const parts = words.split(' ');
  return parts.length < 3 && parts.every(mayBeDistrict) && isPlaced(text, last.start, span.end);
};

/** "Kadıköy'de": where somebody is or comes from. */
const turkishCase = /^['’](?:n?[dt][ae]n?|[yn]?[ae])(?!\p{L})/u;
export const isPlaced = (text: string, start: number, end: number): boolean =>
  isBehindPlaceCue(text, start) || turkishCase.test(textAfter(text, end, 8));

/** One is in a town; at a firm, and from one, as well. */
const inside = /(?<!\p{L})(?:in|im|en|em|à|w|we|te|i|na|nach|naar|do) $/iu;
/** Nobody moves from a firm: "zieht von", "trasferiamo da". */
const moving =
  /(?<!\p{L})(?:zieh|zog|umzieh|umgezogen|mov|déménag|mud|trasfer|traslo|verhui|przeprowadz|flytt)\p{Ll}* (?:\p{Ll}+ ){0,2}(?:from|von|aus|de|del|da|van|uit|z|från) $/iu;
/** "weißensee nozmadork", read as somebody's or a firm's as a whole. */
export const asDistrict = (text: string, span: Found): Found => {
  if (!isName(span) || span.type === 'LOCATION') return span;
  const [town = '', district = '', ...more] = wordsOf(text, span).split(' ');
  const isFirm =
    span.type === 'ORGANIZATION' &&
    !isCity(district) &&
    !inside.test(textBefore(text, span.start, 8)) &&
    !moving.test(textBefore(text, span.start, 40));
  const isOne = !isFirm && more.length === 0 && district !== '';
  const isTown = isCity(town) && !isGivenName(town) && mayBeDistrict(district);
  return isOne && isTown && isPlaced(text, span.start, span.end) ? { ...span, type: 'LOCATION' } : span;
};

/** In German any noun has a capital. */
const districtBehind = /^ (\p{Lu}[\p{Ll}\p{M}]{2,20}(?:-\p{Lu}[\p{Ll}\p{M}]{2,20})?)(?![\p{L}\p{M}])/u;
/** "da Bologna Bolognina a …", of which the town alone was read. */
export const withUnread = (text: string, spans: readonly Found[]): Found[] =>
  spans.map((span, at) => {
    const words = wordsOf(text, span);
    const isTown = span.type === 'LOCATION' && isName(span) && isCity(words) && !isWide(words);
    const [all = '', word = ''] = isTown ? (districtBehind.exec(textAfter(text, span.end, 48)) ?? []) : [];
    const isRead = (spans[at + 1]?.start ?? text.length) < span.end + all.length;
    if (all === '' || isRead || !mayBeDistrict(word) || isAnyWord(word.toLowerCase())) return span;
    const isSaid = isPlaced(text, span.start, span.end) && language(text) !== 'de';
    return isSaid ? { ...span, end: span.end + all.length } : span;
  });

export const withDistricts = (text: string, spans: readonly Found[]): Found[] => {
  const joined: Found[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && isDistrict(text, last, span)) joined[joined.length - 1] = { ...last, end: span.end };
    else joined.push(span);
  }
  return joined;
};
