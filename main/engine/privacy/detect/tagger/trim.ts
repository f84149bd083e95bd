import type { Tagged } from '../../../../../shared/tagger';
import { isCity, isFamily, names } from '../../lists';
import { matchedLength } from '../../text/around';
import { withoutIntroduction } from '../names/introductions';
import { named } from '../resolve';
import { withoutLoose } from './loose';
import { grown, wholeQuote, withFamilyFirst } from './names';
import { closingLength } from './no-words';
import { parted } from './parts';
import { ordinaryLead } from './small';
import { isTitled, withoutHonorifics, withoutTitles } from './titles';
import { wholeIllness, wholeTrade } from './wholes';

const edges =
  /^(?:[\s,;:!?"“”„»«()[\]{}<>|*_~#、。，；：！？（）「」]|\.(?=\s))+|[\s,;:!?"“”„»«([\]{}<>|*_~#、。，；：！？（「」]+$/gu;
/** "Anna's"; "Fritz' Brief", which was read as one name. */
const possessive = /(?<=\p{L}{2})['’][sS]$|(?<=\p{L}[sxzß])['’](?: .*)?$/u;
const elided = /^(?:l|d|dell|all|nell|sull|dall|qu)['’](?=\p{Lu})/u;
/** A dot ends the sentence, not the name, unless it belongs to it: "Inc.", "S.A.", "str.". */
const shortened =
  /(?:^|[\s.,])(?:\p{L}|inc|ltd|co|corp|llc|bros|st|str|ave|rd|blvd|ln|dr|sr|jr|apt|no|nr|e\.v|o|kg|sp|lda|ltda|a\.ş|ş)\.$/iu;

const trimmed = (text: string, { start, end, ...rest }: Tagged): Tagged => {
  const piece = text.slice(start, end);
  // The sign of "d'assistante" is the word's before it.
  const isElided = /^['’]\p{L}/u.test(piece) && /\p{L}/u.test(text.charAt(start - 1));
  const cut = piece.slice(isElided ? 1 : 0).replace(edges, '');
  const from = start + piece.indexOf(cut);
  return { ...rest, start: from, end: from + cut.length };
};

const withoutDot = (text: string, span: Tagged): Tagged => {
  const piece = text.slice(span.start, span.end);
  return piece.endsWith('.') && !shortened.test(piece) ? { ...span, end: span.end - 1 } : span;
};

/** "jeannine 14": an age; "Altenessen ...": what was left out. */
const numberBehind = /(?<=\p{L}) \d{1,3}$/u;
const dots = /\s+\.+$/u;
/** "Martini Ziekenhuis te", "basisschool De Wilgenroos in": where it is stands behind. */
const tail = / (?:te|in|en|w|we|i|y|e|et|und|and|na|på|hos|av|och|ve|à|em|bei|at)$/u;
/** Scripts in which a name and the words of its introduction are one to the model. */
const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

const wordsOf = (text: string, { start, end }: Tagged): string => text.slice(start, end);

/** Without titles, roles, honorifics and an age behind; null where only an introduction stands there. */
const asPerson = (text: string, span: Tagged): Tagged | null => {
  const signed = { ...span, start: span.start + closingLength(wordsOf(text, span)) };
  const named = { ...signed, start: signed.start + ordinaryLead(text, wordsOf(text, signed)) };
  const bare = withoutHonorifics(text, named);
  const person = { ...bare, end: bare.end - matchedLength(numberBehind, wordsOf(text, bare)) };
  const words = wordsOf(text, person);
  if (!/[\p{L}\p{N}]/u.test(words)) return null;
  if (!foreign.test(words)) return person;
  const called = familiarLength(words);
  if (called > 0) return { ...person, start: person.start + called };
  const name = withoutIntroduction(words);
  return name && { ...person, start: person.start + name.from, end: person.start + name.to };
};

/** "stazione di arcore", "planta de quilmes": what leads to a town is none of it, and a town alone is no firm. */
const townLead = /^(?:de|di|do|da|von|van|aus|z|w) (?=\p{L})/u;
const withoutLead = (text: string, span: Tagged): Tagged => {
  if (span.type !== 'LOCATION' && span.type !== 'ORGANIZATION') return span;
  const words = wordsOf(text, span);
  const lead = matchedLength(townLead, words);
  if (lead === 0 || isCity(words) || !isCity(words.slice(lead))) return span;
  return { ...span, type: 'LOCATION', start: span.start + lead };
};

/** 小张, 老王: how one calls a colleague; the family's name is behind it. */
const familiar = /^[小老](?=\p{sc=Han}$)/u;
const familiarLength = (words: string): number => {
  const lead = matchedLength(familiar, words);
  // 小林 is a family's name itself.
  return lead > 0 && !names.has(words) && isFamily(names.get(words.slice(lead)) ?? null) ? lead : 0;
};

/** A name with the edges that surrogates need: titles, possessive 's, articles and what leads on outside. */
const asName = (text: string, span: Tagged): Tagged | null => {
  const untitled = withoutTitles(text, span);
  const isLed = untitled.start > span.start;
  // "Mr Okafor" is a person, whatever it was read as.
  const isPerson = span.type === 'PERSON' || (isLed && span.type !== 'LOCATION' && isTitled(text, span));
  const name = isPerson
    ? asPerson(text, { ...untitled, type: 'PERSON' })
    : { ...span, end: span.end - matchedLength(dots, wordsOf(text, span)) };
  if (name === null) return null;
  const words = wordsOf(text, name);
  const behind = Math.max(matchedLength(possessive, words), span.type === 'PERSON' ? 0 : matchedLength(tail, words));
  return { ...name, start: name.start + matchedLength(elided, words), end: name.end - behind };
};

const whole = (text: string, span: Tagged, namesAt: ReadonlySet<number>): Tagged => {
  if (span.type === 'MEDICAL_CONDITION') return wholeIllness(text, span);
  if (span.type === 'OCCUPATION') return wholeTrade(text, span, namesAt);
  return named.has(span.type) ? grown(text, span) : span;
};

/**
 * A tagger's span with the edges that surrogates need, and two persons in one span apart.
 * @param namesAt Where names begin that the model read beside it.
 */
export const trim = (text: string, span: Tagged, namesAt: ReadonlySet<number>): Tagged[] =>
  parted(text, trimmed(text, withoutLoose(text, span))).flatMap((each) => {
    const read = withFamilyFirst(text, wholeQuote(text, each));
    const cut = named.has(each.type) ? asName(text, withoutLead(text, read)) : read;
    const result = cut && withoutDot(text, whole(text, cut, namesAt));
    return result !== null && /[\p{L}\p{N}]/u.test(wordsOf(text, result)) ? [result] : [];
  });
