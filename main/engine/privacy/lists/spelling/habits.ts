import { bare } from './accents';

/** What the words of a script are made of, as names show it: groups of consonants and of vowels in turn. */

const vowel = /[aeiouyаеёиіїоуыэюяєαεηιουωաեէըիոօուაეიოუ]/u;
export const isVowel = (letter: string): boolean => vowel.test(letter);

/** A word in its groups, without accents. */
export const groupsOf = (plain: string): string[] => {
  const groups: string[] = [];
  let kind: boolean | null = null;
  for (const letter of plain) {
    const next = isVowel(letter);
    if (next === kind) groups[groups.length - 1] += letter;
    else groups.push(letter);
    kind = next;
  }
  return groups;
};

const places = ['first', 'inner', 'last'] as const;
export type Place = (typeof places)[number];
export const placeOf = (at: number, { length }: readonly string[]): Place =>
  at === 0 ? 'first' : at === length - 1 ? 'last' : 'inner';

/** A step of cost in bits: two words of one cost differ by less than a few of them. */
export const step = 2;

/** What names of a script are made of. */
export interface Habits {
  /** The cost of each group in a place. */
  readonly costs: Readonly<Record<Place, ReadonlyMap<string, number>>>;
  /** Accented letters that are written. */
  readonly accented: ReadonlySet<string>;
}

/** @param words Folded. */
export const learn = (words: readonly string[]): Habits => {
  const counts = {
    first: new Map<string, number>(),
    inner: new Map<string, number>(),
    last: new Map<string, number>(),
  };
  const accented = new Set<string>();
  for (const word of words) {
    let plain = '';
    for (const letter of word) {
      const base = bare(letter);
      if (base !== letter) accented.add(letter);
      plain += base;
    }
    const groups = groupsOf(plain);
    if (groups.length < 2) continue;
    groups.forEach((group, at) => {
      const own = counts[placeOf(at, groups)];
      own.set(group, (own.get(group) ?? 0) + 1);
    });
  }
  const costs = (own: ReadonlyMap<string, number>): Map<string, number> => {
    const totals = [0, 0];
    for (const [group, count] of own) totals[Number(isVowel(group))] = (totals[Number(isVowel(group))] ?? 0) + count;
    return new Map(
      Array.from(own, ([group, count]) => {
        // Whole numbers alone: log2 of a ratio is not the same on every processor.
        let cost = 0;
        for (let most = (totals[Number(isVowel(group))] ?? 0) >> (step / 2); most >= count; most >>= step) cost++;
        return [group, cost] as const;
      }),
    );
  };
  return {
    costs: { first: costs(counts.first), inner: costs(counts.inner), last: costs(counts.last) },
    accented,
  };
};
