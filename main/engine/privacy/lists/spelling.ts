import { foldName, nameLists } from './names';

/**
 * Words that are spelled as names are: every few letters in a row, a word's edges included, occur in the names of the
 * lists (three in the strict spelling, two in the loose one); accents aside, of which a word has a given number, on letters that bear them in the lists. A regular language,
 * ranked as in Bellare, Ristenpart, Rogaway, Stegers 2009, §5.
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

/** Letters before one that say whether it may follow. */
type Reach = 1 | 2;

/** What may follow as many letters, accents aside; and the accented forms of a letter. In order. */
interface Habits {
  readonly next: ReadonlyMap<string, readonly string[]>;
  readonly accented: ReadonlyMap<string, readonly string[]>;
}

const learn = (words: readonly string[], reach: Reach): Habits => {
  // How many names must have these letters in a row before a new name may: what one name has is no habit.
  const leastUses = words.length > 10_000 ? (reach === 2 ? 6 : 24) : 1;
  const uses = new Map<string, Map<string, number>>();
  const accented = new Map<string, Set<string>>();
  for (const word of words) {
    const letters = Array.from(word, bare);
    for (const letter of word) {
      if (bare(letter) !== letter) accented.set(bare(letter), (accented.get(bare(letter)) ?? new Set()).add(letter));
    }
    let before = edge.repeat(reach);
    for (const letter of [...letters, edge]) {
      const after = uses.get(before) ?? new Map<string, number>();
      uses.set(before, after.set(letter, (after.get(letter) ?? 0) + 1));
      before = slide(before, letter);
    }
  }
  const often = (after: ReadonlyMap<string, number>): string[] =>
    Array.from(after)
      .filter(([, count]) => count >= leastUses)
      .map(([letter]) => letter)
      .sort();
  return {
    next: new Map(Array.from(uses, ([before, after]) => [before, often(after)])),
    accented: new Map(Array.from(accented, ([letter, forms]) => [letter, [...forms].sort()])),
  };
};

/** The letters before the next one. */
const slide = (before: string, letter: string): string => Array.from(before).slice(1).join('') + letter;

const vowel = /[aeiouyаеёиіїоуыэюяєαεηιουω]/;
/** Two letters in a row say too little: "zckmkcg" is all of pairs that names have. */
const mostConsonants = 4;
const mostVowels = 3;

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

const spellingFrom = ({ next, accented }: Habits, allAccents: number, reach: Reach): Spelling => {
  const places = new Map<string, Place>();
  const placeAt = (before: string, accents: number, run: number): Place => {
    const name = `${before}${accents} ${run}`;
    const known = places.get(name);
    if (known !== undefined) return known;
    const after = (letter: string): number => (reach === 2 ? 0 : runAfter(run, letter));
    const letters = (next.get(before) ?? []).filter(
      (letter) => letter !== edge && after(letter) <= mostConsonants && after(letter) >= -mostVowels,
    );
    let steps: ReadonlyMap<string, Place> | null = null;
    const place: Place = {
      mayEnd: accents === 0 && (next.get(before) ?? []).includes(edge),
      counts: [],
      steps: () => {
        steps ??= new Map(
          letters.flatMap((letter) => [
            [letter, placeAt(slide(before, letter), accents, after(letter))] as const,
            ...(accents > 0 ? (accented.get(letter) ?? []) : []).map(
              (form) => [form, placeAt(slide(before, letter), accents - 1, after(letter))] as const,
            ),
          ]),
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
  const start = placeAt(edge.repeat(reach), allAccents, 0);
  return {
    size: (length) => count(start, length),
    has: (word) => {
      let place: Place | undefined = start;
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

const habits = new Map<string, Habits>();
const spellings = new Map<string, Spelling>();

/** @param script ISO 15924. Null where names do not tell. */
export const spellingOf = (script: string, accents: number, strictness: 'strict' | 'loose'): Spelling | null => {
  if (!spelled.has(script) || accents > mostAccents) return null;
  const name = `${script} ${accents} ${strictness}`;
  const known = spellings.get(name);
  if (known !== undefined) return known;
  const words = Object.values(nameLists[script] ?? {}).flatMap((list) =>
    list.map(foldName).filter((word) => !isNoLetter.test(word)),
  );
  const reach = strictness === 'strict' ? 2 : 1;
  const learned = habits.get(`${script} ${reach}`) ?? learn(words, reach);
  habits.set(`${script} ${reach}`, learned);
  const spelling = spellingFrom(learned, accents, reach);
  spellings.set(name, spelling);
  return spelling;
};
