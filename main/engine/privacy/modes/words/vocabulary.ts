import data from '../../../../../resources/words/clusters.json';

/** English content words that a mode may take or give (scripts/words). Read at the first use. */

export type WordClass = keyof typeof data.classes;

interface Category {
  readonly name: string;
  /** Rap-LI's rank of its words: 2 to 4. */
  readonly rank: number;
}

export interface Word {
  readonly text: string;
  /** Its form, by the Penn Treebank's names: nouns stand for nouns, plurals for plurals. */
  readonly class: WordClass;
  /** Place in its class, where neighbours are alike. */
  readonly place: number;
  /** What it may tell of a person; null where nothing of its own. */
  readonly category: Category | null;
  /** Bits of self-information, −log2 of its share of written English. */
  readonly information: number;
}

interface ClassWords {
  readonly words: readonly Word[];
  /** Direction of each word's vector, `directionBytes` bytes a word. */
  readonly directions: Uint8Array;
}

export const directionBytes = data.bits / 8;

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const bytesOf = (text: string): Uint8Array => {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let buffer = 0;
  let bits = 0;
  let at = 0;
  for (const digit of digits) {
    buffer = ((buffer << 6) | base64.indexOf(digit)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (buffer >> bits) & 0xff;
    }
  }
  return bytes;
};

/** Zipf's law: the word of place r in the order of frequency has a share of about 1 / (r · ln N). */
const zipf = Math.log2(Math.log(250_000));
/** A place is written as 4·log2 of it, from '!' on. */
const informationOf = (sign: string): number => (sign.charCodeAt(0) - 33) / 4 + zipf;

/** Bits of the word of a place in the order of frequency. */
export const informationAt = (place: number): number => Math.log2(place) + zipf;

/** Of a word that no list has, and the most that a word can have here. */
export const mostInformation = informationAt(250_000);

const classNames = Object.keys(data.classes) as WordClass[];

const readClass = (name: WordClass): ClassWords => {
  const { words, categories, frequencies, directions } = data.classes[name];
  return {
    directions: bytesOf(directions),
    words: words.split(' ').map(
      (text, place): Word => ({
        text,
        class: name,
        place,
        category: data.categories[categories.charCodeAt(place) - 97] ?? null,
        information: informationOf(frequencies.charAt(place)),
      }),
    ),
  };
};

interface Vocabulary {
  readonly classes: ReadonlyMap<WordClass, ClassWords>;
  readonly words: ReadonlyMap<string, Word>;
  /** Bits of the words that build a sentence. */
  readonly functionWords: ReadonlyMap<string, number>;
}

let known: Vocabulary | null = null;
const vocabulary = (): Vocabulary => {
  if (known !== null) return known;
  const classes = new Map(classNames.map((name) => [name, readClass(name)]));
  known = {
    classes,
    words: new Map([...classes.values()].flatMap(({ words }) => words.map((word) => [word.text, word]))),
    functionWords: new Map(
      data.functionWords.split(' ').map((entry) => [entry.slice(0, -1), informationOf(entry.slice(-1))]),
    ),
  };
  return known;
};

/** A content word by its small letters; null for any other text. */
export const wordOf = (lower: string): Word | null => vocabulary().words.get(lower) ?? null;

export const wordsOfClass = (name: WordClass): ClassWords => vocabulary().classes.get(name) ?? readClass(name);

/** Bits of self-information of any word of a text. */
export const informationIn = (lower: string): number =>
  vocabulary().functionWords.get(lower) ?? wordOf(lower)?.information ?? mostInformation;
