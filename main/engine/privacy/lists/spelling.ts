import { foldName, nameListsOf } from './names';
import { ownTowns } from './own-script';

/**
 * Words that are spelled as names are: every three letters in a row (two, where names are few), a word's edges included,
 * occur in the names of the lists; accents aside, of which a word has a given number, on letters that bear them in the
 * lists. A regular language, ranked as in Bellare, Ristenpart, Rogaway, Stegers 2009, §5.
 */
export interface Spelling {
  /** Number of words of this many characters. */
  size(length: number): bigint;
  has(word: string): boolean;
  /** Position of a word that the language has among those of its length. */
  rank(word: string): bigint;
  unrank(position: bigint, length: number): string;
}

const edge = '^';

/** Letters whose stroke or missing dot Unicode does not part from them. */
const stroked: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ı: 'i' };

const bareLetters = new Map<string, string>();

/** A Latin letter without its accent; letters of other scripts stay. */
export const bare = (letter: string): string => {
  const known = bareLetters.get(letter);
  if (known !== undefined) return known;
  const [base = letter] = letter.normalize('NFD');
  const found = stroked[letter] ?? (/^[a-z]$/.test(base) ? base : letter);
  bareLetters.set(letter, found);
  return found;
};

/** The first of them that has a letter: the accents of western Europe, of the rest of it, all. */
const alphabets = [0xff, 0x17f, 0x10ffff];
const alphabetOf = (letter: string): number => alphabets.findIndex((last) => (letter.codePointAt(0) ?? 0) <= last);

/** Of Cyrillic: Russian's and Bulgarian's letters, Ukrainian's besides, all. */
const cyrillicAlphabets = [/^[а-яё]$/u, /^[а-яёіїєґ]$/u];
const isCyrillic = /^\p{Script=Cyrillic}$/u;
const cyrillicAlphabetOf = (letter: string): number => {
  const found = cyrillicAlphabets.findIndex((letters) => letters.test(letter));
  return found === -1 ? cyrillicAlphabets.length : found;
};

/** How many letters of a word have accents, and the alphabet that has them all. */
export interface Accents {
  readonly count: number;
  readonly alphabet: number;
}

export const accentsOf = (word: string): Accents => {
  const letters = Array.from(word);
  const accented = letters.filter((letter) => bare(letter) !== letter);
  const cyrillic = letters.filter((letter) => isCyrillic.test(letter));
  return {
    count: accented.length,
    alphabet: Math.max(0, ...accented.map(alphabetOf), ...cyrillic.map(cyrillicAlphabetOf)),
  };
};

/**
 * How much a word must be like names, from much to little: the stricter, the easier to say are its words and the fewer
 * have it. A word is judged by the first that it meets.
 */
export const strictnesses = ['strict', 'fair', 'paired', 'loose'] as const;
export type Strictness = (typeof strictnesses)[number];

/** In how many names must stand what a word is made of, how much of one kind may follow each other, and its length. */
interface Demands {
  readonly triples: number;
  /** For a triple at the start or the end. */
  readonly edges: number;
  readonly pairs: number;
  readonly consonants: number;
  readonly vowels: number;
  readonly shortest: number;
}

const anyRun = { consonants: Number.POSITIVE_INFINITY, vowels: Number.POSITIVE_INFINITY };
/** What one name has is no habit, where there are many. */
const ofMany: Readonly<Record<Strictness, Demands>> = {
  strict: { triples: 15, edges: 60, pairs: 200, consonants: 3, vowels: 2, shortest: 1 },
  fair: { triples: 6, edges: 20, pairs: 100, consonants: 3, vowels: 2, shortest: 1 },
  paired: { triples: 0, edges: 20, pairs: 100, consonants: 3, vowels: 3, shortest: 6 },
  loose: { triples: 6, edges: 6, pairs: 24, ...anyRun, shortest: 1 },
};
const known: Demands = { triples: 1, edges: 1, pairs: 1, ...anyRun, shortest: 1 };
/** Pairs alone say little: few letters in a row of one kind, and no short words, of which too few are not known ones. */
const paired: Demands = { triples: 0, edges: 0, pairs: 1, consonants: 4, vowels: 3, shortest: 6 };
const ofFew: Readonly<Record<Strictness, Demands>> = { strict: known, fair: known, paired, loose: paired };
const many = 10_000;

/** In how many words each triple and each pair of letters stands, accents aside; and the accented forms of a letter. */
interface Habits {
  readonly demands: Readonly<Record<Strictness, Demands>>;
  readonly triples: ReadonlyMap<string, number>;
  readonly pairs: ReadonlyMap<string, number>;
  /** What has followed a letter, in order. */
  readonly next: ReadonlyMap<string, readonly string[]>;
  readonly accented: ReadonlyMap<string, readonly string[]>;
}

const learn = (words: readonly string[]): Habits => {
  const [triples, pairs] = [new Map<string, number>(), new Map<string, number>()];
  const [next, accented] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const add = (sets: Map<string, Set<string>>, key: string, member: string): void => {
    sets.set(key, (sets.get(key) ?? new Set()).add(member));
  };
  for (const word of words) {
    let [second, first] = [edge, edge];
    for (const letter of [...word, edge]) {
      const plain = bare(letter);
      if (plain !== letter) add(accented, plain, letter);
      const [triple, pair] = [second + first + plain, first + plain];
      triples.set(triple, (triples.get(triple) ?? 0) + 1);
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      add(next, first, plain);
      [second, first] = [first, plain];
    }
  }
  const sorted = (sets: ReadonlyMap<string, Set<string>>): Map<string, string[]> =>
    new Map(Array.from(sets, ([key, members]) => [key, [...members].sort()]));
  return {
    demands: words.length > many ? ofMany : ofFew,
    triples,
    pairs,
    next: sorted(next),
    accented: sorted(accented),
  };
};

const vowel = /[aeiouyаеёиіїоуыэюяєαεηιουω]/;

/** Consonants in a row, or vowels as a negative number, after one more letter. */
const runAfter = (run: number, letter: string): number =>
  vowel.test(letter) ? Math.min(run, 0) - 1 : Math.max(run, 0) + 1;

/** Where a word stands: its last letters without accents, the accents that are still to come, and its last run. */
interface Place {
  readonly mayEnd: boolean;
  /** Letters that may follow, in order, and where they lead. */
  steps(): ReadonlyMap<string, Place>;
  /** Ways to go on by a number of letters. */
  readonly counts: (bigint | undefined)[];
}

const spellingFrom = (
  { demands, triples, pairs, next, accented }: Habits,
  level: Strictness,
  allAccents: number,
  alphabet: number,
): Spelling => {
  const { triples: leastTriples, edges, pairs: leastPairs, consonants, vowels, shortest } = demands[level];
  const places = new Map<string, Place>();
  const placeAt = (second: string, first: string, accents: number, run: number): Place => {
    const name = `${second}${first}${accents} ${run}`;
    const known = places.get(name);
    if (known !== undefined) return known;
    const isHabit = (letter: string): boolean =>
      (!isCyrillic.test(letter) || cyrillicAlphabetOf(letter) <= alphabet) &&
      (pairs.get(first + letter) ?? 0) >= leastPairs &&
      (triples.get(second + first + letter) ?? 0) >= (second === edge || letter === edge ? edges : leastTriples);
    const letters = (next.get(first) ?? []).filter(isHabit);
    const inRun = letters.filter((letter) => {
      const after = runAfter(run, letter);
      return letter !== edge && after <= consonants && after >= -vowels;
    });
    let steps: ReadonlyMap<string, Place> | null = null;
    const place: Place = {
      mayEnd: accents === 0 && letters.includes(edge),
      counts: [],
      steps: () => {
        steps ??= new Map(
          inRun.flatMap((letter) => {
            const to = (left: number): Place => placeAt(first, letter, left, runAfter(run, letter));
            const forms =
              accents > 0 ? (accented.get(letter) ?? []).filter((form) => alphabetOf(form) <= alphabet) : [];
            return [[letter, to(accents)] as const, ...forms.map((form) => [form, to(accents - 1)] as const)];
          }),
        );
        return steps;
      },
    };
    places.set(name, place);
    return place;
  };
  const count = (place: Place, left: number): bigint => {
    const known = place.counts[left];
    if (known !== undefined) return known;
    let ways = left === 0 && place.mayEnd ? 1n : 0n;
    if (left > 0) for (const to of place.steps().values()) ways += count(to, left - 1);
    place.counts[left] = ways;
    return ways;
  };
  const start = placeAt(edge, edge, allAccents, 0);
  return {
    size: (length) => (length < shortest ? 0n : count(start, length)),
    has: (word) => {
      let place: Place | undefined = start;
      if (word.length < shortest) return false;
      for (const letter of word) {
        place = place.steps().get(letter);
        if (place === undefined) return false;
      }
      return place.mayEnd;
    },
    rank: (word) => {
      let place = start;
      let position = 0n;
      let left = Array.from(word).length;
      for (const letter of word) {
        left--;
        for (const [other, to] of place.steps()) {
          if (other === letter) {
            place = to;
            break;
          }
          position += count(to, left);
        }
      }
      return position;
    },
    unrank: (position, length) => {
      let place = start;
      let rest = position;
      let word = '';
      for (let left = length - 1; left >= 0; left--) {
        for (const [letter, to] of place.steps()) {
          const ways = count(to, left);
          if (rest < ways) {
            word += letter;
            place = to;
            break;
          }
          rest -= ways;
        }
      }
      return word;
    },
  };
};

/** Scripts with enough names to learn from. Characters that are no letters have no spelling. */
const spelled = new Set([
  'Latn',
  'Cyrl',
  'Grek',
  'Arab',
  'Hebr',
  'Deva',
  'Armn',
  'Geor',
  'Thai',
  'Taml',
  'Orya',
  'Sinh',
]);
/** A word with more accents is spelled as no name is. */
const mostAccents = 4;

/** What is no letter of its own: the dot that İ leaves in small letters, the Arabic tatweel. Nothing is to be spelled with it. */
const isNoLetter = /\u0307|\p{Lm}/u;

const townsOf = (script: string): readonly string[] => {
  const letters = { Cyrl: /\p{Script=Cyrillic}/u, Grek: /\p{Script=Greek}/u }[script];
  return letters === undefined ? [] : ownTowns.filter((town) => letters.test(town));
};

const habits = new Map<string, Habits>();
const spellings = new Map<string, Spelling>();

/**
 * @param script ISO 15924.
 * @param alphabet The accented letters that a word may have.
 * @returns Null where names do not tell.
 */
export const spellingOf = (script: string, { count, alphabet }: Accents, strictness: Strictness): Spelling | null => {
  if (!spelled.has(script) || count > mostAccents) return null;
  const name = `${script} ${count} ${alphabet} ${strictness}`;
  const found = spellings.get(name);
  if (found !== undefined) return found;
  // Towns are spelled as names are, in all their cases.
  const namesOf = (): string[] => [...Object.values(nameListsOf(script)).flat().map(foldName), ...townsOf(script)];
  const learned = habits.get(script) ?? learn(namesOf().filter((word) => !isNoLetter.test(word)));
  habits.set(script, learned);
  const spelling = spellingFrom(learned, strictness, count, alphabet);
  spellings.set(name, spelling);
  return spelling;
};
