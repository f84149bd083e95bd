import type { EntityType } from '../../../../../shared/domain';
import type { Tagged } from '../../../../../shared/tagger';
import { foldName, isCity, isGivenName, isListedPlace, names } from '../../lists';
import { isFirmKind } from '../../lists/kept';
import { oneLine } from '../../patterns/one-line';
import { matchedLength, textAfter, textBefore } from '../../text/around';
import { language } from '../../text/language';
import { named } from '../resolve';

/** A firm or a house by its kind: "Clinique des Cèdres", "Reardon Casualty", "foyer L'Escale". */

const wordsIn = (text: string): string[] => text.split(/[\s-]+/).filter((word) => word !== '');
const isKind = (word: string): boolean => isFirmKind(foldName(word));
const isLarge = (word: string): boolean => /^\p{Lu}/u.test(word);

/** One word with a capital, and no town, region or country of the lists. */
const isNoPlace = ([word = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && /^\p{Lu}\p{Ll}{2,}$/u.test(word) && !isListedPlace(word);

const elided = /^[LD]['’]$/u;
/** Between a kind and whose it is. */
const links =
  /^ (?:de|du|des|de la|de las|de los|del|della|delle|dei|degli|di|do|da|dos|das|d['’]|de l['’]|dell['’]|of|of the|van|van de|von|zum|zur|aux?|à la|al|alla|św\.?) ?$/u;

/** The type of two neighbours that are one: the kind of a house and its name, in whichever order; null where they are two. */
export const asHouse = (text: string, before: Tagged, after: Tagged): EntityType | null => {
  if (!named.has(before.type) || !named.has(after.type)) return null;
  const [first, gap, second] = [
    text.slice(before.start, before.end),
    text.slice(before.end, after.start),
    text.slice(after.start, after.end),
  ];
  if (elided.test(first) && gap === '') return after.type;
  const [words, more] = [wordsIn(first), wordsIn(second)];
  const isKindFirst = before.type === 'ORGANIZATION' && isKind(words[0] ?? '') && isLarge(first);
  // "Domaine" and "Genette", "Hospital" and "São Teotónio".
  if (isKindFirst && words.length === 1 && links.test(gap)) return 'ORGANIZATION';
  // "Heardstone Coldek", "Gärtenstedt Bogar KG": a part that no list has as a place is the firm's.
  const isOfFirm =
    (before.type === 'ORGANIZATION' && after.type === 'LOCATION' && isNoPlace(more) && !isListedPlace(first)) ||
    (before.type === 'LOCATION' && after.type === 'ORGANIZATION' && isNoPlace(words));
  if (gap === ' ' && isOfFirm) return 'ORGANIZATION';
  // Every noun of German has a capital.
  if (gap !== ' ' || !isLarge(second) || (language(text) ?? 'en') === 'de') return null;
  // "Donyell Peodey" and "Casualty".
  const isKindLast = after.type === 'ORGANIZATION' && more.every(isKind) && words.every(isLarge);
  // "Boulangerie Aux Syliz" and "Ekéwa", which nobody is called.
  const isRest = isKindFirst && more.length === 1 && !isGivenName(second) && !names.has(foldName(second));
  return isKindLast || isRest ? 'ORGANIZATION' : null;
};

/** Small words for where one eats, drinks, sleeps or is looked after, before its name. */
const house = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      bar|pub|café|cafetería|cafeteria|foyer|auberge|brasserie|hôtel|hotel|hostal|pensión|restaurant|restaurante
      |taberna|mesón|residencia|guardería|ristorante|trattoria|osteria|pizzeria|albergo|kneipe|gaststätte|gasthof
      |eetcafé|restauracja|kawiarnia|pousada|krogen|restaurangen
    ) ["'“„«]?(?:L['’])?$
  `,
  'u',
);
/** "Hospital", before "de São Teotónio". */
const kindBefore = /(?<![\p{L}\p{M}])(\p{Lu}[\p{L}\p{M}]+) $/u;
/** "Pflegekasse der", before "BKK Nordlicht". */
const kindOf =
  /(?<![\p{L}\p{M}-])\p{Lu}\p{Ll}*(?:kasse|klinik|schule|universität|akademie|stiftung|kammer|agentur) (?:der|des) $/u;
const joinedFirst = /^(?:de|du|des|del|della|di|do|da|dos|of) (?=\p{L})/u;

/** "at The Velvet Anchor": an inn or a shop by its sign, where no place of the lists is called so. */
const signed = /^The \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u;
const nextLarge = /^ \p{Lu}\p{Ll}+(?!\p{L})/u;
const isSign = (text: string, { start, type }: Tagged, words: string): boolean =>
  (type === 'LOCATION' || type === 'ADDRESS') &&
  signed.test(words) &&
  /(?<!\p{L})at $/iu.test(textBefore(text, start, 4)) &&
  ![words, words.slice(4)].some(isListedPlace);

/** What the model read behind the word for a house is the house. */
export const byHouse = (text: string, span: Tagged): Tagged => {
  if (!named.has(span.type) && span.type !== 'ADDRESS') return span;
  const words = text.slice(span.start, span.end);
  const before = textBefore(text, span.start, 40);
  if (span.type === 'ORGANIZATION') {
    const [, kind = ''] = joinedFirst.test(words) ? (kindBefore.exec(before) ?? []) : [];
    const whose = matchedLength(kindOf, before);
    if (whose > 0) return { ...span, start: span.start - whose };
    if (isKind(kind)) return { ...span, start: span.start - kind.length - 1 };
    const lead = /^\p{Ll}+ (?=\p{Lu})/u.exec(words)?.[0] ?? '';
    return house.test(lead) ? { ...span, start: span.start + lead.length } : span;
  }
  if (isSign(text, span, words)) {
    const end = span.end + (words.includes(' ', 4) ? 0 : matchedLength(nextLarge, textAfter(text, span.end, 24)));
    return { ...span, type: 'ORGANIZATION', end };
  }
  const isName = /^(?:L['’]|\p{Lu})/u.test(words) && !/\d/.test(words) && !isCity(words);
  return isName && house.test(before) ? { ...span, type: 'ORGANIZATION' } : span;
};

const article = /^(?:the|la|le|les|el|los|las|il|lo|gli|der|die|das|den|dem|het) (?=\p{Lu}[\p{L}\p{M}]*)/u;
/** "the Pensions Office", "la Clinique des Cèdres": a small article is no part of a firm's name. */
export const withoutArticle = (text: string, span: Tagged): Tagged => {
  const words = text.slice(span.start, span.end);
  if (span.type === 'LOCATION') return { ...span, start: span.start + matchedLength(sacred, words) };
  if (span.type !== 'ORGANIZATION') return span;
  const first = largeArticle.exec(words)?.groups ?? {};
  const isFirst = first.article !== undefined && sentenceStart.test(textBefore(text, span.start, 4));
  // "La Banque du Littoral refuse", "Die Suva will": but La Redoute is called so.
  const isApart =
    isFirst && (isKind(first.next ?? '') || (isGerman.test(first.article ?? '') && language(text) === 'de'));
  if (isApart) return { ...span, start: span.start + (first.article ?? '').length };
  return { ...span, start: span.start + matchedLength(article, words) };
};
const largeArticle =
  /^(?<article>(?:The|La|Le|Les|El|Los|Las|Il|Lo|Gli|Der|Die|Das|Het|De) |L['’])(?<next>\p{Lu}[\p{L}\p{M}]*)/u;
const isGerman = /^(?:Der|Die|Das) $/u;
const sentenceStart = /(?:^|[.!?:\n]\s{0,3})["'“„«¿¡(]?$/u;
/** "église Saint-Géraud", read with its kind or without: its kind in small letters is none of the name. */
const sacred =
  /^(?:église|chapelle|cathédrale|basilique|iglesia|ermita|capilla|catedral|chiesa|cappella|igreja|capela|kościół|kościele) (?=\p{Lu})/u;

/** "Schloss Eulenbroich", "Pflegekasse der Nordia": whose it is stands behind. */
const goesOn = /^ (?:(?:der|des|von|de|di|van|du|del|da|do|of) )?\p{Lu}/u;
/** "Die Pflegekasse", "An: Office": a kind alone names nobody; English and Romance texts mean one that they named. */
export const isKindAlone = (text: string, { start, end, type }: Tagged): boolean => {
  const word = text.slice(start, end);
  if (type !== 'ORGANIZATION' || !/^\p{Lu}\p{Ll}+$/u.test(word) || goesOn.test(textAfter(text, end, 8))) return false;
  const isSaid = language(text) === 'de' || /:\s$/u.test(textBefore(text, start, 2));
  return isSaid && isKind(word) && !names.has(foldName(word));
};
