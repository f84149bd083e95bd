import type { Cipher } from '../../ciphers';
import { cipherNumerals, type Direction, walk } from '../../ciphers/numerals';
import { commonHan, foldName, grammarHan, hanKindOf, japaneseNames, nameListsOf } from '../../lists';
import { lettersOf } from '../letter-case';
import { abugidaLetters, isOfAbugida, looseLetters } from './abugidas';
import { cipherShape } from './shape';
import { slotsOf } from './slots';

/** ISO 15924 code and what Unicode calls the script. */
const scripts = (
  [
    ['Latn', 'Latin'],
    ['Cyrl', 'Cyrillic'],
    ['Grek', 'Greek'],
    ['Arab', 'Arabic'],
    ['Hebr', 'Hebrew'],
    ['Deva', 'Devanagari'],
    ['Hani', 'Han'],
    ['Hira', 'Hiragana'],
    ['Kana', 'Katakana'],
    ['Hang', 'Hangul'],
    ['Armn', 'Armenian'],
    ['Geor', 'Georgian'],
    ['Thai', 'Thai'],
    ['Beng', 'Bengali'],
    ['Taml', 'Tamil'],
    ['Orya', 'Oriya'],
    ['Sinh', 'Sinhala'],
    ['Cher', 'Cherokee'],
  ] as const
).map(([code, name]) => ({ code, pattern: new RegExp(`^[\\p{Script=${name}}\\p{Script=Inherited}]+$`, 'u') }));

/** The script of a word; `Zyyy` where it is mixed or another. */
export const scriptOf = (word: string): string => scripts.find(({ pattern }) => pattern.test(word))?.code ?? 'Zyyy';

interface Characters {
  readonly name: string;
  readonly members: readonly string[];
}

/** The characters of a row of 128, of the script and in the composed form of one of them. */
const rowOf = (character: string, isIn: (other: string) => boolean): string[] => {
  const code = character.codePointAt(0) ?? 0;
  const script = scriptOf(character);
  return Array.from({ length: 128 }, (_, i) => code - (code % 128) + i)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter((other) => scriptOf(other) === script && other === other.normalize('NFC') && isIn(other));
};

/** Small ones, which no word begins with, and those that nobody writes any more. */
const oddKana = /^[ぁぃぅぇぉっゃゅょゎゐゑゔゕゖゝゞゟァィゥェォッャュョヮヰヱヴヵヶヷヸヹヺヽヾヿ]$/u;

/**
 * A character's neighbours: of its row, its script and its category, small like it. A common Chinese or Japanese one has
 * the common ones of its writing: most of its row has hardly been seen by anybody.
 */
const neighbours = (character: string): Characters => {
  const han = hanKindOf(character);
  if (han !== null) return { name: `common ${han}`, members: commonHan[han].filter((other) => !grammarHan.has(other)) };
  const category = /\p{M}/u.test(character) ? /\p{M}/u : /\p{L}/u;
  const isOdd = oddKana.test(character);
  const isIn = (other: string): boolean =>
    category.test(other) && other === other.toLowerCase() && hanKindOf(other) === null && oddKana.test(other) === isOdd;
  const members = rowOf(character, isIn);
  return { name: `${rowNameOf(character)} ${category.source}${isOdd ? ' odd' : ''}`, members };
};

const rowNameOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  return `${code - (code % 128)} ${scriptOf(character)}`;
};

const known = new Map<string, Characters>();
const remembered = (name: string, make: () => Characters): Characters => {
  const found = known.get(name) ?? make();
  known.set(name, found);
  return found;
};

const sorted = (characters: Iterable<string>): string[] => [...new Set(characters)].sort();

/** Characters of given names that are not Japanese alone. */
const chineseGiven = new Set(
  (['female', 'male', 'either'] as const).flatMap((kind) =>
    (nameListsOf('Hani')[kind] ?? []).filter((name) => !japaneseNames.has(name)).flatMap((name) => Array.from(name)),
  ),
);
/** Chinese family names that nearly all bear are among themselves. */
const mostFamilies = 300;
const commonFamilies = new Set((nameListsOf('Hani').family ?? []).slice(0, mostFamilies));

/** Scripts whose names are written in one piece, the family name first: by the characters that names are made of. */
const firstOfFamily = (script: string): Characters =>
  remembered(`${script} first`, () => ({
    name: `${script} first`,
    members: sorted((nameListsOf(script).family ?? []).map((name) => Array.from(name)[0] ?? '')),
  }));
const ofGiven = (script: string): Characters =>
  remembered(`${script} given`, () => {
    const { female = [], male = [], either = [] } = nameListsOf(script);
    return {
      name: `${script} given`,
      members: sorted([...female, ...male, ...either].flatMap((name) => Array.from(name))),
    };
  });

/**
 * The characters that the names of a script are made of, without the oddities that its rows also hold, and without what
 * several scripts share (the Arabic tatweel): on the way back it would be of another set.
 */
const ofNames = (script: string): Characters =>
  remembered(`${script} names`, () => ({
    name: `${script} names`,
    members: sorted(
      Object.values(nameListsOf(script)).flatMap((list) => list.flatMap((name) => lettersOf(foldName(name)))),
    ).filter((character) => scriptOf(character) === script),
  }));

const isJoined = (script: string): boolean => script === 'Hani' || script === 'Hang';

/** Words of grammar are among themselves. */
const ofGrammar = (character: string): Characters => {
  const han = hanKindOf(character);
  return remembered(`grammar ${han}`, () => ({
    name: `grammar ${han}`,
    members: [...grammarHan].filter((other) => hanKindOf(other) === han),
  }));
};

/** Letters that all languages of their script have: a Russian word gets no letter of Macedonian's. */
const plain = /^[a-zа-яёα-ωء-ي]$/u;

/** Of scripts that part them, a vowel becomes a vowel, or nobody could say the word. */
const vowelled = /^[\p{Script=Cyrillic}\p{Script=Greek}]$/u;
const vowel = /^[аеёиоуыэюяіїєαεηιουωάέήίόύώϊϋΐΰ]$/u;
const soundOf = (letter: string): string =>
  !vowelled.test(letter) ? '' : vowel.test(letter) ? ' vowel' : /^[ьъ]$/u.test(letter) ? ' sign' : ' consonant';

const setOf = (character: string, position: number): Characters => {
  if (grammarHan.has(character)) return ofGrammar(character);
  const script = scriptOf(character);
  const isFamily = isJoined(script) && position === 0;
  const listed = isFamily ? firstOfFamily(script) : isJoined(script) ? ofGiven(script) : ofNames(script);
  const kindOf = (member: string): string =>
    ((isFamily ? commonFamilies : chineseGiven).has(member) ? 'common ' : '') +
    (/\p{M}/u.test(member) ? 'mark' : plain.test(member) ? 'plain' : (hanKindOf(member) ?? 'letter')) +
    soundOf(member);
  const alike = remembered(`${listed.name} ${kindOf(character)}`, () => ({
    name: `${listed.name} ${kindOf(character)}`,
    members: listed.members.filter(
      (member) => kindOf(member) === kindOf(character) && !grammarHan.has(member) && !isOfAbugida(member),
    ),
  }));
  if (alike.members.includes(character)) return alike;
  const row = remembered(character, () => neighbours(character));
  // The listed ones are enciphered among themselves.
  return remembered(`${row.name} without ${listed.name}`, () => ({
    name: `${row.name} without ${listed.name}`,
    members: row.members.filter((member) => !listed.members.includes(member) && !isOfAbugida(member)),
  }));
};

type Among = (character: string, position: number, characters: readonly string[]) => Characters;

/** Of fewer words, that it is one of them would tell who it is. */
const fewestWords = 256;
const isShort = (word: string, among: Among): boolean => {
  const letters = lettersOf(word);
  return (
    letters.some(isOfAbugida) &&
    letters.reduce((words, each, at) => words * Math.max(among(each, at, letters).members.length, 1), 1) < fewestWords
  );
};

/**
 * A folded word to one of as many characters of the same scripts: the way for what no list and no spelling knows.
 * @param isGiven Whether a family name stands before it, in one word.
 */
export const cipherCharacters = (cipher: Cipher, direction: Direction, word: string, isGiven = false): string => {
  const plainly = (each: string, at: number): Characters => setOf(each, isGiven ? at + 1 : at);
  const ruled: Among = (each, at, letters) =>
    isOfAbugida(each)
      ? abugidaLetters(each, letters.slice(0, at).join(''), letters.slice(at + 1).join(''))
      : plainly(each, at);
  if (!isShort(word, ruled)) return cipherAmong(cipher, direction, word, ruled, 'characters');
  const loose: Among = (each, at) => (isOfAbugida(each) ? looseLetters(each) : plainly(each, at));
  return walk(
    word,
    (from) => cipherAmong(cipher, direction, from, loose, 'short'),
    (to) => to === to.normalize('NFC') && isShort(to, ruled),
  );
};

const categories = [/\p{Lu}/u, /\p{Ll}/u, /\p{Lt}/u, /\p{L}/u];

/** Whether the other case of a letter leads back to it. */
const comesBack = (letter: string): boolean => {
  const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  return other.toLowerCase() === letter || other.toUpperCase() === letter;
};

/** Its neighbours of the same case, odd ones (İ, ǅ, ϴ) among their like. */
const alike = (character: string): Characters => {
  const category = categories.findIndex((each) => each.test(character));
  const name = `${rowNameOf(character)} ${category} ${comesBack(character)}`;
  return remembered(`${name} as written`, () => ({
    name,
    members: rowOf(
      character,
      (other) =>
        categories.findIndex((each) => each.test(other)) === category && comesBack(other) === comesBack(character),
    ),
  }));
};

/** A word as it is written to another whose every letter is of the same case: the way for what has no folded form. */
export const cipherOddly = (cipher: Cipher, direction: Direction, word: string): string =>
  cipherAmong(cipher, direction, word, alike, 'as written');

const hasSlot = (letter: string): boolean => slotsOf(letter, true).slots.length > 0;

/** Letters that no alphabet of slots has: large ones that names begin with (Ö, Ş, İ), small ones in them. */
const accentedInitials = (script: string, isSmall: boolean): Characters =>
  remembered(`${script} initials ${isSmall}`, () => ({
    name: `${script} initials ${isSmall}`,
    members: (isSmall
      ? ofNames(script).members
      : sorted(
          Object.values(nameListsOf(script)).flatMap((list) =>
            list.map((name) => Array.from(name.normalize('NFC'))[0] ?? ''),
          ),
        )
    ).filter((letter) => (isSmall ? /^\p{Ll}$/u : /^\p{Lu}$/u).test(letter) && !hasSlot(letter)),
  }));

const initialSet = (letter: string): Characters => {
  const initials = accentedInitials(scriptOf(letter), letter === letter.toLowerCase());
  if (initials.members.includes(letter)) return initials;
  const { name, members } = alike(letter);
  return {
    name: `${name} no initial`,
    members: members.filter((member) => !initials.members.includes(member) && !hasSlot(member)),
  };
};

/** One letter, which stands for a name, to another of its case and script, with an accent or without. */
export const cipherInitial = (
  cipher: Cipher,
  direction: Direction,
  letter: string,
  isInside: (to: string) => boolean,
): string => {
  if (hasSlot(letter)) return cipherShape(cipher, direction, letter, 'initial', true, isInside);
  return walk(letter, (from) => cipherAmong(cipher, direction, from, initialSet, 'initial'), isInside);
};

/** Whether a text has letters that are not of ASCII. */
export const isBeyondAscii = (text: string): boolean =>
  /[^\0-\x7f]/.test(text) && /(?![\0-\x7f])[\p{L}\p{M}]/u.test(text);

const runs = /[\p{L}\p{M}]+|\p{Nd}+/gu;

/** Words and numbers place by place, to as many characters of the same scripts: for what is no sentence's word. */
export const cipherEach = (cipher: Cipher, direction: Direction, text: string): string =>
  text.replace(runs, (run) => {
    if (/^\p{Nd}/u.test(run)) return cipherShape(cipher, direction, run, 'number in words', false);
    const isSmall = run === foldName(run);
    return isSmall ? cipherCharacters(cipher, direction, run) : cipherOddly(cipher, direction, run);
  });

const cipherAmong = (cipher: Cipher, direction: Direction, word: string, among: Among, kind: string): string => {
  const characters = lettersOf(word);
  const sets = characters.map((character, at) => among(character, at, characters));
  const indexes = characters.map((character, i) => sets[i]?.members.indexOf(character) ?? -1);
  const isIn = (i: number): boolean => (indexes[i] ?? -1) >= 0;
  const shape = sets.map(({ name }, i) => (isIn(i) ? name : '')).join();
  const values = indexes.filter((_, i) => isIn(i));
  const radixes = sets.filter((_, i) => isIn(i)).map(({ members }) => members.length);
  const domain = `${kind} ${shape.length > 400 ? values.length : shape}`;
  const images = cipherNumerals(cipher, direction, values, radixes, domain);
  let next = 0;
  return characters
    .map((character, i) => (isIn(i) ? (sets[i]?.members[images[next++] ?? 0] ?? character) : character))
    .join('');
};
