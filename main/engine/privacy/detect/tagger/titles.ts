import type { EntityType } from '../../../../../shared/domain';
import type { Tagged } from '../../../../../shared/tagger';
import { names } from '../../lists';
import { matchedLength, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { remembered } from '../../text/pieces';
import { wordSet } from '../../word-set';
import { cues } from '../words/reading';
import { isTerm, isTradeIn } from '../words/terms';
import { isCommonIn, isTitle } from '../words/vocabulary';

/** What of a name's span is a title, an honorific or somebody's role: it stays as it is, and the surrogate is a name's. */

const title = /^(\p{L}[\p{L}-]{0,12})((?:\.(?:ra|na|ssa)|\.?[ªº])?\.? )(?=\p{L})/u;
/** "D. Fulgencio Alarcón", "D.ª Remedios", "a D. Amélia": Spanish and Portuguese, before a given name. */
const don = /^D(?:\.ª?|ª) $/u;
const donLanguages = wordSet('es pt');

const isTitleOf = (text: string, all: string, word: string, type: EntityType): boolean => {
  if (don.test(all) && donLanguages.has(language(text) ?? 'es')) return true;
  const lower = word.toLowerCase();
  if (!isTitle(lower) && !(type === 'PERSON' && cues.greetings.has(lower))) return false;
  return word.length > 1 || (all.length > 2 && (language(text) ?? 'fr') === 'fr');
};

export const withoutTitles = (text: string, span: Tagged): Tagged => {
  let { start } = span;
  for (;;) {
    const [all = '', word = ''] = title.exec(text.slice(start, span.end)) ?? [];
    if (!isTitleOf(text, all, word, span.type)) return { ...span, start };
    start += all.length;
  }
};

const titleBefore = /(?<![\p{L}\p{N}])(\p{L}[\p{L}-]{0,12})\.? $/u;
export const isAfterTitle = (text: string, at: number): boolean => {
  const word = titleBefore.exec(textBefore(text, at, 20))?.[1];
  return word !== undefined && word.length > 1 && isTitle(word.toLowerCase());
};

/** "Vormund Fr. Nowotny": what stands before a title inside may be what somebody is. */
const innerTitle =
  /^(?<before>.*\p{Ll}.*) (?:Herrn?|Frau|[HF]r\.|Mrs?\.?|Ms\.?|Mme|Mlle|Sra?\.|Sig\.|Dott\.|Dhr\.|Mevr\.|Dr\.) (?=\p{Lu})/u;
/** "小林-san"; "ゆうきが": no name ends so, and a sentence goes on behind it. */
const honorific =
  /-(?:san|sama|kun|chan|sensei|senpai|nim|ssi)$|(?<=\p{Ll}{3})(?<!(?:oo|eo|eu|yu|yo|ye|ae|yun|eun)\p{L}?)-ji$| (?:Sensei|Senpai|Sahib|Saheb)$/u;
const particle = /(?<=^\p{Script=Hiragana}{2,5})[がをへ]$/u;
/** "τη Μαρία", "у Ольги", "адвокат Вера Шаповалова": an article, a preposition or what somebody is. */
const smallFirst = /^(?:(?=[^\p{Script=Latin}])\p{Ll}{1,24} )+(?=\p{Lu})/u;
/** Not "Sawadogo Mme Aminata": a family name stands before the title in lists. */
const isRole = (text: string, word: string): boolean => {
  const lower = word.toLowerCase();
  if (!/^\p{Lu}/u.test(word)) return true;
  if (names.has(fold(word))) return false;
  return (
    cues.kin.has(lower) ||
    cues.kin.has(/^(\p{L}{5,})(?:in|a|e)$/u.exec(lower)?.[1] ?? '') ||
    cues.labels.has(lower) ||
    isTerm('OCCUPATION', word) ||
    isCommonIn(lower, language(text) ?? 'en')
  );
};
/** What somebody is, before one or two words of a name: "Hausmeister Kröger", "Hustrun Ulla". */
const calledFirst = /^(?<role>\p{Lu}\p{Ll}{4,}) (?=\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?$)/u;
const relatives = wordSet(
  `
    hustrun hustru maken sonen dottern brodern systern mamman pappan grannen svärmor svärfar ehefrau ehemann
    schwägerin schwager nachbarin nachbar vermieterin vermieter épouse époux echtgenote echtgenoot buurvrouw buurman
    esposa esposo vecina vecino moglie marito vicina vicino vizinha vizinho sąsiadka sąsiad
  `,
);
const calledLead = (text: string, words: string): string => {
  const found = calledFirst.exec(words);
  const role = found?.groups?.role ?? '';
  // Many bear a trade's name: "Müller Anna"; more bear what is one in another language, "Perpetua Hill".
  const isOne = relatives.has(role.toLowerCase()) || (isTradeIn(language(text), role) && !names.has(fold(role)));
  return isOne ? (found?.[0] ?? '') : '';
};
export const withoutHonorifics = (text: string, span: Tagged): Tagged => {
  const words = text.slice(span.start, span.end);
  const titled = innerTitle.exec(words);
  const isRoled = titled?.groups?.before?.split(/[\s.,:/-]+/).every((word) => isRole(text, word)) ?? false;
  const led = (isRoled ? titled : smallFirst.exec(words))?.[0] ?? calledLead(text, words);
  const start = span.start + led.length;
  const tail = /\p{L}/u.test(text.charAt(span.end)) ? particle : honorific;
  return { ...span, start, end: span.end - matchedLength(tail, words) };
};

/** "Gülşen Hanım", "Yılmaz Bey": what Turkish adds to whom one speaks of; names as well, in other languages. */
const turkish = wordSet('Hanım Bey Hoca Hocam Hanımefendi Beyefendi Usta Abi Ağabey Abla Teyze Amca Efendi');
/** Short Turkish texts are taken for others of their words, their letters for no other's. */
const isTurkish = remembered((text) => /[ıİğĞşŞ]/u.test(text));
export const isHonorific = (text: string, word: string): boolean => turkish.has(word) && isTurkish(text);

const honorificEnd = new RegExp(`(?<=\\p{L}) (?:${[...turkish].join('|')})(?!\\p{L})$`, 'u');
const nameBefore = /(?<!\p{L})\p{Lu}[\p{Ll}\p{M}]+ $/u;
const longestNameBefore = 24;
/** Names without what Turkish says behind them, to whomever it was read: "Kemal Bey", "Ayşe Hanım". */
export const withoutTurkishTitles = <Of extends Pick<Tagged, 'start' | 'end' | 'type'>>(
  text: string,
  found: readonly Of[],
): readonly Of[] => {
  if (language(text) !== 'tr' && !isTurkish(text)) return found;
  return found.flatMap((each) => {
    if (each.type !== 'PERSON' && each.type !== 'LOCATION' && each.type !== 'ORGANIZATION') return [each];
    const words = text.slice(each.start, each.end);
    if (turkish.has(words)) return nameBefore.test(textBefore(text, each.start, longestNameBefore)) ? [] : [each];
    return [{ ...each, end: each.end - matchedLength(honorificEnd, words) }];
  });
};

/** A title and one word: no firm is called so. */
export const isTitled = (text: string, { start, end }: Tagged): boolean =>
  /^(?:mr|mrs|ms|herr|frau|fr|hr|mme|mlle|m|sr|sra|srta|sig(?:\.(?:ra|na))?|signora?|dott(?:\.ssa)?|dra?|dhr|mevr|mw|pan|pani|fru|fröken|magister|lektor|docent|rektor)\.? \p{L}+$/iu.test(
    text.slice(start, end),
  );
