import type { Tagged } from '../../../../../shared/tagger';
import { grammarHan, isFamily, isGiven, names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { matched, matchedLength, textAfter, textBefore } from '../../text/around';

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

/** "205号室", of which 号室 was read: what a number counts, with its number. */
const counted = /^(?:号室|号棟|号楼|號樓|号院|単元|单元|丁目|番地|階|楼|樓|室|号|號)/u;
const numberBefore = /[0-9０-９]{1,5}[-‐－]?$/u;
export const withNumber = (text: string, span: Tagged): Tagged => {
  const { start, end, type } = span;
  if (type !== 'ADDRESS' || !counted.test(text.slice(start, end))) return span;
  return { ...span, start: start - matched(numberBefore, textBefore(text, start, 6)).length };
};

/** "汪榕融", of which 汪榕 was read: a given name of two characters of the lists, the first of which is none. */
export const withGivenName = (text: string, span: Tagged): Tagged => {
  const { start, end, type } = span;
  const [read, next] = [text.slice(start, end), text.charAt(end)];
  if (type !== 'PERSON' || !/^\p{Script=Han}{2,3}$/u.test(read) || !han.test(next)) return span;
  const [family, first] = [read.slice(0, -1), read.slice(-1)];
  const isOpen = isFamily(names.get(family)) && !isGiven(names.get(first)) && isGiven(names.get(first + next));
  return isOpen ? { ...span, end: end + 1 } : span;
};

/** "宋炎彬", of which 炎彬 was read: the family name before what is none by itself. Japanese puts a particle there. */
export const withFamilyName = (text: string, span: Tagged): Tagged => {
  const { start, end, type } = span;
  const read = text.slice(start, end);
  if (type !== 'PERSON' || !/^\p{Script=Han}{1,2}$/u.test(read) || isFamily(names.get(read.charAt(0)))) return span;
  const length = [2, 1].find((each) => {
    const before = text.slice(Math.max(0, start - each), start);
    return (
      before.length === each &&
      /^\p{Script=Han}+$/u.test(before) &&
      isFamily(names.get(before)) &&
      !grammarHan.has(before)
    );
  });
  return length === undefined ? span : { ...span, start: start - length };
};

/** "ひなたの", of which more or less than the name was read: a given name of the lists in Hiragana, and a particle. */
const particles = /^[とのはがをにもへで]$/u;
const isHira = (word: string): boolean => /^\p{Script=Hiragana}+$/u.test(word);
export const asListed = (text: string, span: Tagged): Tagged => {
  const { start, end, type } = span;
  const read = text.slice(start, end);
  if (type !== 'PERSON' || !isHira(read) || isGiven(names.get(read))) return span;
  const [within, without] = [read.slice(0, -1), read.slice(1)];
  if (particles.test(read.slice(-1)) && isGiven(names.get(within))) return { ...span, end: end - 1 };
  if (particles.test(read.charAt(0)) && isGiven(names.get(without))) return { ...span, start: start + 1 };
  const longer = [1, 2].find((more) => isGiven(names.get(text.slice(start, end + more))));
  return longer === undefined ? span : { ...span, end: end + longer };
};

/** The form of a firm in Japan, as it stands before its name or behind it. */
export const japaneseForm = '(?:株式|有限|合名|合資|合同)会社';

/** "北辰印刷", of which 北辰 was read: a firm with what it deals in, or is. */
const deals = new RegExp(
  oneLine`
    ^(?:
      科技|技术|网络|信息|电子|贸易|商贸|实业|投资|食品|医药|教育|传媒|工业|工業|建设|建設|製薬|物流|速运|快递|運輸
      |運送|保险|保険|证券|不動産|電機|電気|印刷|医院|病院|大学|大學|学院|中学|小学|銀行|银行|公司|集团|集團
      |(?:股份)?有限(?:责任)?公司|クリニック|ハウジング|工務店|商店|製作所|${japaneseForm}
    )+
  `,
  'u',
);
/** "合名会社", before "萩原金属". */
const formBefore = new RegExp(`${japaneseForm}$`, 'u');
/** "株式会社", "有限责任公司": of whose last signs the model read the first. */
const restOfForm =
  /(?<=(?:合|合名|合資|合同|株|株式|有限)(?=[会資名同式]))(?:名|資|同|式)?会社|(?<=有限)(?:责任)?公司/uy;
export const withSector = (text: string, span: Tagged): Tagged => {
  const { start, end, type } = span;
  if (type !== 'ORGANIZATION' || !/^[\p{Script=Han}\p{Script=Katakana}ー]{2,}$/u.test(text.slice(start, end)))
    return span;
  restOfForm.lastIndex = end;
  const whole = end + matchedLength(restOfForm, text);
  return {
    ...span,
    start: start - matchedLength(formBefore, textBefore(text, start, 4)),
    end: whole + matchedLength(deals, textAfter(text, whole, 16)),
  };
};
