import { type Direction, walk } from '../ciphers/numerals';
import { foldName, names } from '../lists';
import { cipherWord, type WordSettings } from './word';

/** Titles that are no word of letters between others: short forms with a hyphen, a dot or a quotation mark, and glued ones. */

/** In small letters before a capital; elsewhere a letter is an initial. */
const dotted = '(?:κκ?|гг?|гр|тт?|тов|пп?|p)\\.(?=\\s*\\p{Lu})';
const hyphened = '[Гг]-(?:н(?:[ауе]|ом)?|ж(?:а|и|е|у|ой|о)|ца|дин|ѓа|ђа)|[Дд]-р(?:[ауе]|ом)?';
const quoted = "ד[\"״]ר|גב['׳]|פרופ['׳]";
const shortForms = new RegExp(`(?<![\\p{L}\\p{M}-])(${dotted}|(?:${hyphened}|${quoted})(?![\\p{L}\\p{M}-]))`, 'u');

/** Each part between such titles. What has none gets none by chance, or the way back would be another. */
export const cipherBetweenTitles = (text: string, cipherPart: (part: string) => string): string => {
  const parts = text.split(shortForms);
  return parts
    .map((part, at) => {
      if (at % 2 === 1 || part === '') return part;
      const before = parts[at - 1] ?? '';
      const after = at + 1 < parts.length ? `${parts[at + 1]} X` : '';
      const isOnePart = (to: string): boolean => {
        const read = (before + to + after).split(shortForms);
        return read.length === (before === '' ? 1 : 3) + (after === '' ? 0 : 2) && read[before === '' ? 0 : 2] === to;
      };
      return walk(part, cipherPart, isOnePart);
    })
    .join('');
};

/** A vowel behind it that needs a letter before it says that the name began earlier: คุณากร. */
const leading = '(?:นางสาว|นาง|นาย|คุณ)(?=[ก-ฮเแโใไ])';
/** What Chinese, Japanese and Korean write behind a name, and no name ends with. */
export const eastTitles =
  '先生|女士|小姐|太太|夫人|老师|老師|教授|博士|医生|醫生|医師|师傅|師傅|同学|同志|经理|主任|部長|課長|社長|係長|氏|様|殿|さん|さま|くん|ちゃん|せんせい|선생님|교수님|박사님|사장님|과장님|부장님|팀장님|대리님|씨|님'.split(
    '|',
  );
const ofTitle = new RegExp(`^(?:(${leading})(.+)|(.+?)(${eastTitles.join('|')}))$`, 'su');

const read = (word: string): readonly [lead: string, name: string, end: string] => {
  const [, lead = '', behind = '', before = '', end = ''] = ofTitle.exec(word) ?? [];
  const name = behind + before;
  return name === '' || names.has(foldName(word)) ? ['', word, ''] : [lead, name, end];
};

/** A word whose title is glued to it keeps it: 王先生, 田中さん, นายสมชาย. */
export const cipherTitled = (word: string, direction: Direction, settings: WordSettings): string => {
  const [lead, name, end] = read(word);
  const isAlike = (to: string): boolean => read(lead + to + end)[1] === to;
  return lead + walk(name, (from) => cipherWord(from, direction, settings), isAlike) + end;
};
