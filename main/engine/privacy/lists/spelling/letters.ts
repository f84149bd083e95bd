/**
 * Words of a script whose vowels are marks or not written: every three letters in a row, a word's edges included, occur in
 * the names of the lists. A regular language, ranked as in Bellare, Ristenpart, Rogaway, Stegers 2009, §5.
 */
export interface Letters {
  has(word: string): boolean;
  /** Number of words of this many letters. */
  size(length: number): bigint;
  /** Position of a word that the language has among those of its length. */
  rank(word: string): bigint;
  unrank(position: bigint, length: number): string;
}

const edge = '^';

/** Where a word stands: its last two letters. */
interface Place {
  readonly mayEnd: boolean;
  /** Letters that may follow, in order, and where they lead. */
  steps(): ReadonlyMap<string, Place>;
  /** Ways to go on by a number of letters. */
  readonly counts: (bigint | undefined)[];
}

/** @param words Folded. */
export const lettersOf = (words: readonly string[]): Letters => {
  const next = new Map<string, Set<string>>();
  for (const word of words) {
    let [second, first] = [edge, edge];
    for (const letter of [...word, edge]) {
      next.set(second + first, (next.get(second + first) ?? new Set()).add(letter));
      [second, first] = [first, letter];
    }
  }
  const places = new Map<string, Place>();
  const placeAt = (second: string, first: string): Place => {
    const name = second + first;
    const known = places.get(name);
    if (known !== undefined) return known;
    const letters = [...(next.get(name) ?? [])].sort();
    let steps: ReadonlyMap<string, Place> | null = null;
    const place: Place = {
      mayEnd: letters.includes(edge),
      counts: [],
      steps: () => {
        steps ??= new Map(
          letters.filter((letter) => letter !== edge).map((letter) => [letter, placeAt(first, letter)] as const),
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
  const start = placeAt(edge, edge);
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
