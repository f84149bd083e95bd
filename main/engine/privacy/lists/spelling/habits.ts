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
  /** Accented letters that are written, and how often. */
  readonly accented: ReadonlyMap<string, number>;
}

/** How rare one of several is, in steps. Whole numbers alone: log2 of a ratio is not the same on every processor. */
export const rarity = (count: number, total: number): number => {
  let cost = 0;
  for (let most = total >> (step / 2); most >= count; most >>= step) cost++;
  return cost;
};

/** @param words Folded. */
export const learn = (words: readonly string[]): Habits => {
  const counts = {
    first: new Map<string, number>(),
    inner: new Map<string, number>(),
    last: new Map<string, number>(),
  };
  const accented = new Map<string, number>();
  for (const word of words) {
    let plain = '';
    for (const letter of word) {
      const base = bare(letter);
      if (base !== letter) accented.set(letter, (accented.get(letter) ?? 0) + 1);
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
      Array.from(own, ([group, count]) => [group, rarity(count, totals[Number(isVowel(group))] ?? 0)] as const),
    );
  };
  return {
    costs: { first: costs(counts.first), inner: costs(counts.inner), last: costs(counts.last) },
    accented,
  };
};
