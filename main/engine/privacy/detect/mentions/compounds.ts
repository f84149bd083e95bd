import type { EntityType } from '../../../../../shared/domain';
import { fileEndings } from '../../entities/online/file-endings';
import { isPublicName } from '../../entities/online/public-hosts';
import { names } from '../../lists';
import { placeWords } from '../../lists/kept';
import { beginsAs } from '../../patterns/word-starts';
import { matched, matchedLength, textAfter, textBefore } from '../../text/around';
import { fold, withoutUmlauts } from '../../text/fold';
import { isUnspaced } from '../recognisers/unspaced';
import { isCommonWord, isParticle, isTitle } from '../words/vocabulary';
import { wordRuns } from '../words/word-runs';
import type { Mention, Sought } from './mention';

/** Names inside one word: `WeberJonas2023`, `photo_peterH`, `mgonzalez`, `familieweber.jpg`. */

/** What a person's or a firm's name is made of, folded. */
interface Known {
  readonly of: Sought;
  readonly parts: readonly string[];
  /** First letters of a person's parts. */
  readonly initials: ReadonlySet<string>;
}

const shortest = 3;
/** In a word of other letters a shorter name stands by chance. */
const shortestInside = 5;

/** The words of a name or a firm that tell of it, alone in a compound. */
const tellingWords = (type: EntityType, words: readonly string[]): string[] => {
  if (type === 'ADDRESS')
    return words.filter((word) => word.length >= shortestInside && !placeWords.has(word) && !isCommonWord(word));
  return words.filter(
    (word) => word.length >= shortest && (!isCommonWord(word) || (type === 'PERSON' && words.length > 1)),
  );
};

const knownOf = (of: Sought): Known | null => {
  const { type, value, parts: hasParts } = of;
  if (!hasParts || (type !== 'PERSON' && type !== 'ORGANIZATION' && type !== 'ADDRESS')) return null;
  const street = type === 'ADDRESS' ? (value.split(',', 1)[0] ?? '') : value;
  const words = (
    street
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).filter((word) => !isParticle(word) && !isTitle(word));
  const telling = tellingWords(type, words);
  const parts = [...new Set(telling.flatMap((word) => [fold(word), withoutUmlauts(word)]))];
  const initials = new Set(type === 'PERSON' ? words.map((word) => fold(word).charAt(0)) : []);
  return parts.length === 0 ? null : { of, parts, initials };
};

/** Whether letters are names of one person and up to two initials: peterhoffmann, mgonzalez, hoffmannp. */
const isGlued = (letters: string, { parts, initials }: Known, fewest = shortest + 1): boolean => {
  /** Where a name or an initial may end: letters of names, and initials, before it. */
  const ends = new Map([[0, { named: 0, single: 0 }]]);
  for (let at = 0; at < letters.length; at++) {
    const here = ends.get(at);
    if (here === undefined) continue;
    for (const part of parts)
      if (letters.startsWith(part, at)) ends.set(at + part.length, { ...here, named: here.named + part.length });
    if (here.single < 2 && initials.has(letters.charAt(at)) && !ends.has(at + 1))
      ends.set(at + 1, { ...here, single: here.single + 1 });
  }
  return (ends.get(letters.length)?.named ?? 0) >= fewest;
};

/** Words that begin with a capital, and numbers: Weber, Jonas, 2023. */
const pieces = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+/gu;
/** "McDonald" and "DeLuca" are names of their own. */
const prefix = /^(?:mc|mac|fitz|o|d|de|del|della|di|da|du|la|le|van|von|st|san|santa|al|el|ben)$/;

/** Whether a name of theirs is a word among words that are written together: gonzalezReport, WeberJonas2023. */
const isPiece = (word: string, { parts }: Known): boolean => {
  const split = (word.match(pieces) ?? []).map(fold);
  return split.some(
    (piece, at) =>
      split.length > 1 && piece.length > shortest && parts.includes(piece) && !prefix.test(split[at - 1] ?? ''),
  );
};

/** A name that is a word as well ("Weber", a weaver) is one at an edge only. */
const isInside = (letters: string, { parts }: Known): boolean =>
  parts.some((part) => {
    if (part.length < shortestInside) return false;
    return isCommonWord(part) ? letters.startsWith(part) || letters.endsWith(part) : letters.includes(part);
  });

/** A product or a site that holds the name is not the person: MariaDB, Jenkinsfile. */
const isProduct = (letters: string, { parts }: Known): boolean => {
  for (let from = 0; from < letters.length; from++)
    for (let to = from + shortest; to <= letters.length; to++) {
      const piece = letters.slice(from, to);
      if (isPublicName(piece) && parts.some((part) => piece.includes(part))) return true;
    }
  return false;
};

const before = /(?:[_\\@#]|(?:^|["'(`=:])[~.]{0,2}\/[^\s]*)$/u;
const behind = new RegExp(`^(?:[\\w.-]*\\.(?:${fileEndings})(?![\\p{L}\\p{N}])|[_\\\\@])`, 'iu');
const reach = 80;

/** Whether a word stands in the name of a file, a folder or an account. The pages of a site are everybody's. */
const inFileName = (text: string, start: number, end: number): boolean => {
  const head = matched(/\S*$/, textBefore(text, start, reach));
  if (/:\/\/|^www\./.test(head)) return false;
  return before.test(head) || behind.test(textAfter(text, end, reach));
};

/** "Hyun-woo Bae (hbae)": behind a name between brackets a short one is enough. */
const isApposed = (text: string, start: number, end: number): boolean =>
  /\p{L} \($/u.test(textBefore(text, start, 3)) && text.charAt(end) === ')';

const isNamedIn = (word: string, folded: string, known: Known, inName: boolean, apposed: boolean): boolean => {
  const letters = folded.replace(/\p{N}+/gu, '');
  if (known.parts.includes(letters)) return true;
  if (isProduct(letters, known)) return false;
  if (isPiece(word, known)) return true;
  if (inName) return isGlued(letters, known) || isInside(letters, known);
  // "Annas" is a genitive, and "Gemma" another name.
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(word) || (!apposed && names.has(letters));
  return (
    !isWord &&
    !known.parts.includes(letters.replace(/s$/, '')) &&
    isGlued(letters, known, apposed ? shortest : undefined)
  );
};

const longestName = 40;
/** The words joined by low lines of which one holds a name and digits: antique_marge52 is one account. */
const accountAround = (text: string, start: number, end: number): { start: number; end: number } => ({
  start: start - matchedLength(/(?:[\p{L}\p{N}]{1,20}_){1,3}$/u, textBefore(text, start, longestName)),
  end: end + matchedLength(/^(?:_[\p{L}\p{N}]{1,20}){1,3}/u, textAfter(text, end, longestName)),
});
/** In a path, a file's name, an address or a call. */
const isProgram = (text: string, start: number, end: number): boolean =>
  /[./\\@$%&=:<{(#-][\p{L}\p{N}_]*$/u.test(textBefore(text, start, longestName)) ||
  /^[\p{L}\p{N}_]*(?:[(=[/\\@]|[-.][\p{L}\p{N}])/u.test(textAfter(text, end, longestName));

/** The starts of names, by which most words are passed over. */
const startsOf = (everyone: readonly Known[]): ReadonlySet<string> =>
  new Set(everyone.flatMap(({ parts }) => parts.map((part) => part.slice(0, shortest))));

/** Those with a name that begins somewhere in a word. */
const candidates = (folded: string, byStart: ReadonlyMap<string, readonly Known[]>): Known[] => {
  const found = new Set<Known>();
  for (let at = 0; at + shortest <= folded.length; at++)
    for (const known of byStart.get(folded.slice(at, at + shortest)) ?? [])
      if (known.parts.some((part) => folded.startsWith(part, at))) found.add(known);
  return [...found];
};

/** Letters of the words that are looked at; a longer word is looked at in parts. */
const shortestWord = 4;
const longestWord = 40;
const partOfWord = new RegExp(`[\\p{L}\\p{M}\\p{N}]{${shortestWord},${longestWord}}`, 'gu');

/** Places of words in which one of the names may begin. */
const placesIn = (text: string, starts: Iterable<string>): { readonly start: number; readonly end: number }[] => {
  const mayBegin = beginsAs(starts);
  const mayHold = (start: number, end: number): boolean => {
    for (let at = start; at < end; at++) if (mayBegin(text, at)) return true;
    return false;
  };
  const { starts: from, ends } = wordRuns(text);
  const places: { readonly start: number; readonly end: number }[] = [];
  for (let i = 0; i < from.length; i++) {
    const start = from[i] ?? 0;
    const end = ends[i] ?? start;
    if (end - start < shortestWord || !mayHold(start, end)) continue;
    for (const { 0: part, index } of text.slice(start, end).matchAll(partOfWord))
      places.push({ start: start + index, end: start + index + part.length });
  }
  return places;
};

/**
 * Words that hold a name of someone who was found elsewhere in the text, or is known from the conversation. Alone, and
 * in compounds with other signs (`weber-cv`), a name is found as it is everywhere (see `mentions`). Linear in the text.
 */
export const compoundMentions = (text: string, sought: readonly Sought[]): Mention[] => {
  const everyone = sought.flatMap((of) => knownOf(of) ?? []);
  if (everyone.length === 0) return [];
  const byStart = new Map([...startsOf(everyone)].map((start) => [start, [] as Known[]]));
  for (const known of everyone) for (const start of startsOf([known])) byStart.get(start)?.push(known);
  return placesIn(text, byStart.keys()).flatMap(({ start, end }): Mention[] => {
    const word = text.slice(start, end);
    const folded = fold(word);
    if (isCommonWord(folded)) return [];
    const possible = candidates(folded, byStart);
    if (possible.length === 0) return [];
    const inName = inFileName(text, start, end);
    // Where words are not parted this is a clause, and a name in it is found as it is.
    if (!inName && isUnspaced(word)) return [];
    const known = possible.find((each) => isNamedIn(word, folded, each, inName, isApposed(text, start, end)));
    if (known === undefined) return [];
    const { of, parts } = known;
    const type = parts.includes(folded) ? of.type : 'USER_NAME';
    if (type === 'USER_NAME' && !isProgram(text, start, end)) {
      const place = accountAround(text, start, end);
      return [{ ...place, type, of, score: 0.85, reason: 'a name in it' }];
    }
    return [{ start, end, type, of, score: type === 'USER_NAME' ? 0.85 : 0.75, reason: 'a name in it' }];
  });
};
