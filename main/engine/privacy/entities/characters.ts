import type { Cipher } from '../ciphers';
import { cipherNumerals, type Direction } from '../ciphers/numerals';
import { foldName, nameLists } from '../lists';

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
  ] as const
).map(([code, name]) => ({ code, pattern: new RegExp(`^[\\p{Script=${name}}\\p{Script=Inherited}]+$`, 'u') }));

/** The script of a word; `Zyyy` where it is mixed or another. */
export const scriptOf = (word: string): string => scripts.find(({ pattern }) => pattern.test(word))?.code ?? 'Zyyy';

interface Characters {
  readonly name: string;
  readonly members: readonly string[];
}

/** A character's neighbours: of its row of 128, its script and its category, small like it. */
const neighbours = (character: string): Characters => {
  const code = character.codePointAt(0) ?? 0;
  const row = code - (code % 128);
  const category = /\p{M}/u.test(character) ? /\p{M}/u : /\p{L}/u;
  const script = scriptOf(character);
  const members = Array.from({ length: 128 }, (_, i) => row + i)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter(
      (other) =>
        category.test(other) &&
        scriptOf(other) === script &&
        other === other.toLowerCase() &&
        other === other.normalize('NFC'),
    );
  return { name: `${row} ${script} ${category.source}`, members };
};

const known = new Map<string, Characters>();
const remembered = (name: string, make: () => Characters): Characters => {
  const found = known.get(name) ?? make();
  known.set(name, found);
  return found;
};

const sorted = (characters: Iterable<string>): string[] => [...new Set(characters)].sort();

/** Scripts whose names are written in one piece, the family name first: by the characters that names are made of. */
const firstOfFamily = (script: string): Characters =>
  remembered(`${script} first`, () => ({
    name: `${script} first`,
    members: sorted((nameLists[script]?.family ?? []).map((name) => Array.from(name)[0] ?? '')),
  }));
const ofGiven = (script: string): Characters =>
  remembered(`${script} given`, () => {
    const { female = [], male = [], either = [] } = nameLists[script] ?? {};
    return {
      name: `${script} given`,
      members: sorted([...female, ...male, ...either].flatMap((name) => Array.from(name))),
    };
  });

/** The characters that the names of a script are made of, without the oddities that its rows also hold. */
const ofNames = (script: string): Characters =>
  remembered(`${script} names`, () => ({
    name: `${script} names`,
    members: sorted(
      Object.values(nameLists[script] ?? {}).flatMap((list) => list.flatMap((name) => Array.from(foldName(name)))),
    ),
  }));

const isJoined = (script: string): boolean => script === 'Hani' || script === 'Hang';

const setOf = (character: string, position: number): Characters => {
  const script = scriptOf(character);
  const listed = isJoined(script) ? (position === 0 ? firstOfFamily(script) : ofGiven(script)) : ofNames(script);
  const kindOf = (member: string): string => (/\p{M}/u.test(member) ? 'mark' : member < '\u0080' ? 'plain' : 'letter');
  const alike = remembered(`${listed.name} ${kindOf(character)}`, () => ({
    name: `${listed.name} ${kindOf(character)}`,
    members: listed.members.filter((member) => kindOf(member) === kindOf(character)),
  }));
  if (alike.members.includes(character)) return alike;
  const row = remembered(character, () => neighbours(character));
  // The listed ones are enciphered among themselves.
  return remembered(`${row.name} without ${alike.name}`, () => ({
    name: `${row.name} without ${alike.name}`,
    members: row.members.filter((member) => !alike.members.includes(member)),
  }));
};

/** A folded word to one of as many characters of the same scripts: the way for what no list and no spelling knows. */
export const cipherCharacters = (cipher: Cipher, direction: Direction, word: string): string => {
  const characters = Array.from(word);
  const sets = characters.map(setOf);
  const indexes = characters.map((character, i) => sets[i]?.members.indexOf(character) ?? -1);
  const isIn = (i: number): boolean => (indexes[i] ?? -1) >= 0;
  const shape = sets.map(({ name }, i) => (isIn(i) ? name : '')).join();
  const values = indexes.filter((_, i) => isIn(i));
  const radixes = sets.filter((_, i) => isIn(i)).map(({ members }) => members.length);
  const domain = `characters ${shape.length > 400 ? values.length : shape}`;
  const images = cipherNumerals(cipher, direction, values, radixes, domain);
  let next = 0;
  return characters
    .map((character, i) => (isIn(i) ? (sets[i]?.members[images[next++] ?? 0] ?? character) : character))
    .join('');
};
