import type { EntityType } from '../../../../../shared/domain';
import { common, foldName, isCity, isGivenName, listedName, names, rankOf } from '../../lists';
import { textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { isNear } from '../../text/pieces';
import { wordSet } from '../../word-set';
import { isBrand } from '../public/brands';
import { fameOfCase } from '../public/figures';
import { type Found, overlap } from '../resolve';
import { isCommonIn, isCommonWord, isParticle } from '../words/vocabulary';
import { isOfThing } from './bearers';
import { isHonorific } from './titles';

/** A list alone, or the model alone: a guess. A cue word, a legal form, a street's grammar: more than that. */
const guess = /^(?:in a list|a family name in|among names|read (?:as|by|in) )/;
/** A guess of the lists that the model did not see counts from here on. */
const certain = 0.85;

export const isCued = ({ score, reason }: Found): boolean => score >= certain && !guess.test(reason);

const codes = new Set<EntityType>(['POSTAL_CODE', 'ADDRESS']);

/** What the lists guess; in a text that asks for knowledge it is likelier a word or a figure. */
const guessed = new Set<EntityType>(['PERSON', 'LOCATION']);

/** "Seit der Wende", "in dem Keller": when and where, where any noun has a capital; whom one is with or speaks of is none. */
const whenOrWhere = /(?<!\p{L})(?:(?:seit|vor|nach|während|in|aus|auf|unter|hinter) (?:de[rmn]|einer|einem)|im) $/iu;
const besides = /(?<!\p{L})(?:seit|vor|nach|hinter) de[rm] $/iu;
const isGermanNoun = (text: string, { start, end, type }: Found): boolean => {
  const word = text.slice(start, end);
  if (type !== 'PERSON' || /\s/.test(word) || language(text) !== 'de') return false;
  const before = textBefore(text, start, 24);
  // "Nach der Yilmaz kam ich": whom one comes after; nobody is "in dem Keller".
  const isFamily = names.get(fold(word))?.kind === 'family' && !isCommonIn(word.toLowerCase(), 'de');
  return whenOrWhere.test(before) && !(isFamily && besides.test(before));
};

/** "Max. 150 words". */
const shortened = /^\. ?\d/;
/** The word with a capital beside a name, if it begins no sentence. */
const largeBefore = /[\p{L}\p{M}\d,;] (\p{Lu}[\p{L}\p{M}.'’-]*) $/u;
const largeBehind = /^[ -](\p{Lu}[\p{L}\p{M}'’-]*)/u;

/** Up to this length a text that asks has so little around a name that the model takes it for one that everybody knows. */
const terse = 280;
/** A rarer given name may be any word where a sentence begins or behind an article. */
const rareFirst = 1000;
const questionEnds = /^[^.!?\n]*\?/u;
/** "What visa does a Filipino need?" */
const behindArticle = /(?<!\p{L})(?:an?|the|une?|eine?|der|die|das|la|el|los|las|il|een|het|uma?) $/iu;
const beginsSentence = /(?:^|[.!?…:;\n])["'“„«¿¡(\s]*$/u;

/** "Does Tim play guitar?": a given name by itself. With a family name beside it the model says whether anybody knows it. */
const isGivenAlone = (text: string, { start, end, type }: Found): boolean => {
  const word = text.slice(start, end);
  const name = listedName(word);
  if (type !== 'PERSON' || text.length > terse || name === undefined) return false;
  const before = textBefore(text, start, 8);
  // "Explain what Madge does in a build": a rarer name is a tool's as well.
  if (rankOf(name) >= common && !questionEnds.test(text.slice(end))) return false;
  if (rankOf(name) >= rareFirst && (beginsSentence.test(before) || behindArticle.test(before))) return false;
  const code = language(text) ?? 'en';
  const isWord = isBrand(word) || isCommonIn(word.toLowerCase(), code) || shortened.test(textAfter(text, end, 3));
  if (!/^\p{Lu}\p{Ll}+$/u.test(word) || !isUnequivocal(word) || isWord || isOfThing(text, start, end)) return false;
  const beside = [largeBefore.exec(textBefore(text, start, 32))?.[1], largeBehind.exec(textAfter(text, end, 32))?.[1]];
  // Every noun of German has a capital.
  return beside.every((other) => other === undefined || (code === 'de' && isCommonIn(other.toLowerCase(), code)));
};

/** "Minutes with Lena Vogt": a given name and a family name of the lists, of whom nobody is known to all. */
const isFullPrivate = (text: string, { start, end, type }: Found): boolean => {
  const [first = '', ...others] = text.slice(start, end).split(' ');
  const rest = others.filter((word) => !isParticle(fold(word)));
  const isName = [first, ...rest].every((word) => /^\p{Lu}\p{Ll}+(?:[-'’]?\p{Lu}\p{Ll}+)*$/u.test(word));
  if (type !== 'PERSON' || rest.length === 0 || !isName || !isUnequivocal(first)) return false;
  if (names.get(foldName(rest.at(-1) ?? ''))?.kind !== 'family') return false;
  return rest.every((word) => names.has(foldName(word))) && fameOfCase(text.slice(start, end), language(text)) === null;
};

/** "Soll ich Lena Blumen schenken?": the word behind a given name is what somebody is given, and no name of the lists. */
const toWhom = /(?<!\p{L})(?:ich|wir|man) $/iu;
const withoutGift = (text: string, found: Found): Found => {
  const { start, end, type } = found;
  const name = text.slice(start, end);
  const [given = '', noun = '', ...more] = name.split(' ');
  const isGift =
    type === 'PERSON' && noun !== '' && more.length === 0 && !names.has(foldName(noun)) && isUnequivocal(given);
  const isAsked = isGift && toWhom.test(textBefore(text, start, 8)) && fameOfCase(name, 'de') === null;
  return isAsked ? { ...found, end: start + given.length } : found;
};

/** Somebody by the full name whom not everybody knows. */
const isSomebody = (text: string, { type, start, end }: Found): boolean => {
  const name = text.slice(start, end);
  return type === 'PERSON' && /\s/.test(name) && fameOfCase(name, language(text)) === null;
};
const startsOf = (found: readonly Found[]): number[] => found.map(({ start }) => start).sort((a, b) => a - b);

/** Characters between a place and whom the text asks about: "When is Lena Vogt back from Kassel?" */
const personReach = 80;

/**
 * Whether a finding of the lists stands where the model read the text and saw nothing.
 * @param persons Where the text asks for something: the starts of the names in it, sorted; null elsewhere.
 */
const standsAlone = (text: string, listed: Found, persons: readonly number[] | null): boolean =>
  isCued(listed) ||
  listed.type === 'MEDICAL_CONDITION' ||
  (codes.has(listed.type) && listed.score >= 0.75) ||
  (guessed.has(listed.type) &&
    !isGermanNoun(text, listed) &&
    (persons === null ||
      isGivenAlone(text, listed) ||
      isFullPrivate(text, listed) ||
      (listed.type === 'LOCATION' && text.length <= terse && isNear(persons, listed.start, personReach))));

const isPart = (word: string, cued: boolean): boolean => {
  const folded = fold(word.replace(/[.'’-]+$/, ''));
  if (isParticle(folded)) return true;
  const large = word.charAt(0) !== word.charAt(0).toLowerCase();
  // "Name: Cara Lund": behind a cue a word of some language is a given name.
  const isName = names.has(folded) && (!isCommonWord(folded) || (cued && isGivenName(word)));
  return large && (isName || folded.length === 1);
};

/** Whether the words by which `longer` goes beyond `shorter` are a name's. */
const goesOnAsName = (text: string, longer: Found, shorter: Found): boolean =>
  `${text.slice(longer.start, shorter.start)} ${text.slice(shorter.end, longer.end)}`
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .every((word) => isPart(word, isCued(longer)) && !isHonorific(text, word));

/** Names of small towns as well, of whom one thinks first. */
const namesFirst = wordSet(
  `
    david martin adam lucas vincent ali george sebastian adrian marco bryan gilbert douglas roy brandon tyler arnold
    gary anna mary linda alice elizabeth lara alexandra vera teresa ann alicia lorena magdalena stella donna mariana
    lynn mila kim leslie leigh ashton sidney kendall
  `,
);
const isUnequivocal = (word: string): boolean =>
  isGivenName(word) && (!isCity(word) || namesFirst.has(word.toLowerCase()));

/** "The interview with Katarzyna Lisowska", "Jestem Białorusinką": a cue that stands before other things as well. */
const isMisled = (text: string, listed: Found, read: Found): boolean => {
  if (read.score < 0.9 || !listed.reason.startsWith('after ')) return false;
  const words = text.slice(read.start, read.end).split(/[\s-]+/);
  if (listed.type === 'ORGANIZATION') return read.type === 'PERSON' && words.length > 1 && isGivenName(words[0] ?? '');
  const describes = read.type === 'NRP' || read.type === 'OCCUPATION';
  return listed.type === 'PERSON' && describes && !words.some((word) => names.has(fold(word)));
};

const han = /^\p{Script=Han}+$/u;

/** What is right where the lists and the model both found something: `listed`, or what the model read. */
const listsWin = (text: string, listed: Found, read: readonly Found[]): boolean => {
  const [only] = read;
  if (only === undefined) return false;
  const cued = isCued(listed);
  if (read.length > 1) {
    const isAround = read.every(({ start, end }) => start >= listed.start && end <= listed.end);
    const kinds = listed.type === 'ORGANIZATION' && / with '/.test(listed.reason) && only.type === listed.type;
    if (kinds) return isAround;
    // "Benavides Caballero Merino S.L.", of whose partners the model read one by one.
    const isFirm = listed.type === 'ORGANIZATION' && listed.reason.startsWith('ends in ') && isAround;
    if (isFirm) return !read.some((each) => isFullPrivate(text, each));
    return cued && listed.score >= 0.9 && read.every(({ type }) => type === listed.type);
  }
  const covers = listed.start <= only.start && listed.end >= only.end;
  const same = listed.start === only.start && listed.end === only.end;
  if (listed.type === only.type) {
    if (same || !covers) return false;
    if (listed.type !== 'PERSON') return listed.score >= 0.8;
    // "小笠原美緒", of which the model read the last sign.
    // "Is Katlyn Kunde allowed to …?": what is asked of somebody begins right behind the name.
    const isAsked = /^after '(?:Is|Does|Did) *'$/i.test(listed.reason) && listed.start === only.start;
    // "Name: Cara Lund", whose first name is a word of some language as well: a cell or a field is a name as a whole.
    const isWhole = listed.reason.startsWith("under '") || han.test(text.slice(listed.start, listed.end));
    return (cued && isWhole) || isAsked || goesOnAsName(text, listed, only);
  }
  if (same && isMisled(text, listed, only)) return false;
  // "Fermín" is a name and no place.
  const given = listed.type === 'PERSON' && only.score < 0.9 && only.type !== 'ADDRESS';
  if (same) return cued || (given && isUnequivocal(text.slice(listed.start, listed.end)));
  // "Hartmann & Söhne KG", of which the model read the first word.
  return covers && cued && (listed.score >= 0.9 || codes.has(listed.type));
};

/** Of what the model reads in an address these are its parts. */
const partsOfAddress = new Set<EntityType>(['ADDRESS', 'LOCATION', 'POSTAL_CODE']);

/**
 * One address out of a street that the lists know and what the model read over it: names inside are its town's, and what
 * of it goes on beyond the street is part of it. Null where the model read something else that goes beyond.
 */
const asOneAddress = (listed: Found, read: readonly Found[]): Found | null => {
  if (listed.type !== 'ADDRESS' || listed.score < certain) return null;
  const isPart = (other: Found): boolean =>
    partsOfAddress.has(other.type) || (other.start >= listed.start && other.end <= listed.end);
  if (!read.every(isPart)) return null;
  return {
    ...listed,
    start: Math.min(listed.start, ...read.map(({ start }) => start)),
    end: Math.max(listed.end, ...read.map(({ end }) => end)),
  };
};

/**
 * One layer out of what the lists and the model found in a text that the model has read. The model's boundaries and
 * types hold, but where a cue, a legal form or more of the same name says otherwise; what only a list knows falls.
 * Both sorted by their start.
 * @param asks The text asks for something: there a name that only a list knows is likelier a word.
 */
export const agree = (text: string, listed: readonly Found[], read: readonly Found[], asks: boolean): Found[] => {
  const dropped = new Set<Found>();
  const kept: Found[] = [];
  const persons = asks ? startsOf([...listed, ...read].filter((each) => isSomebody(text, each))) : null;
  let from = 0;
  for (const found of listed) {
    while ((read[from]?.end ?? Number.POSITIVE_INFINITY) <= found.start) from++;
    const beside: Found[] = [];
    for (let i = from; i < read.length; i++) {
      const other = read[i];
      if (other === undefined || other.start >= found.end) break;
      if (overlap(other, found)) beside.push(other);
    }
    if (beside.length === 0) {
      const bare = withoutGift(text, found);
      if (bare !== found || standsAlone(text, bare, persons)) kept.push(bare);
      continue;
    }
    const [only] = beside;
    const address = asOneAddress(found, beside);
    if (address !== null) {
      kept.push(address);
      for (const other of beside) dropped.add(other);
    } else if (found.type === 'POSTAL_CODE') kept.push(found);
    else if (listsWin(text, found, beside)) {
      kept.push(found);
      for (const other of beside) dropped.add(other);
    } else if (only !== undefined && only.type === found.type && isCued(found) && !dropped.has(only)) {
      // The model's boundaries, and what both say together.
      dropped.add(only);
      kept.push({ ...only, score: Math.max(only.score, found.score), reason: found.reason });
    }
  }
  return [...kept, ...read.filter((found) => !dropped.has(found))];
};
