import type { Tagged } from '../../../../../shared/tagger';

/** In Chinese and Japanese the model judges each character by itself: what is read of a word only, and what lacks its end. */

const han = /\p{Script=Han}/u;
const place = /^[省市区區县縣県郡町村镇鎮](?![民長长場场营営立内外])/u;
/** From here on a character alone is believed. */
const believed = 0.9;

/** "心療内科", of which 心 was read as a firm: one character of a longer word. */
export const isFragment = (text: string, { start, end, type, score }: Tagged): boolean =>
  (type === 'ORGANIZATION' || type === 'OCCUPATION') &&
  end - start === 1 &&
  score < believed &&
  han.test(text.charAt(start)) &&
  (han.test(text.charAt(start - 1)) || han.test(text.charAt(end)));

/** "港北区", of which 港北 was read: a place with the character for its kind. */
export const withPlaceKind = (text: string, span: Tagged): Tagged => {
  const { start, end, type } = span;
  const isOpen = (type === 'LOCATION' || type === 'ADDRESS') && /^\p{Script=Han}+$/u.test(text.slice(start, end));
  return isOpen && place.test(text.slice(end, end + 2)) ? { ...span, end: end + 1 } : span;
};
