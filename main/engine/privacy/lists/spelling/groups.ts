import { type Accents, bare, formsIn, isOfAlphabet } from './accents';
import { groupsOf, type Habits, isVowel, type Place, placeOf, rarity } from './habits';

/**
 * Words of a script with vowels as what they are made of: groups of consonants and of vowels in turn, each of which names
 * and towns have in such a place. How rare a group is there, and an accented letter among those of its language, is its cost; words of one length and one cost are as likely to be
 * names as each other, as a chain of groups tells it, and those are ranked (Bellare, Ristenpart, Rogaway, Stegers 2009, §5). So what
 * is spelled as most names are becomes what is spelled so as well, of the same length, and can be said.
 */
export interface Groups {
  /** What a word costs; null of one that has a group which no name has in such a place. */
  costOf(word: string): number | null;
  /** Number of words of this many letters, by their cost. */
  sizes(length: number): readonly bigint[];
  /** Position of a word among those of its length and cost. */
  rank(word: string): bigint;
  unrank(position: bigint, length: number, cost: number): string;
}

/** Groups of one length and cost, with as many accents: how many writings they have, and how many those before them. */
interface Choice {
  readonly length: number;
  readonly cost: number;
  readonly accents: number;
  readonly groups: string[];
  readonly starts: bigint[];
  size: bigint;
}

/** An accented form of a letter, and its cost. */
interface Accented {
  readonly letter: string;
  readonly cost: number;
}
type Forms = ReadonlyMap<string, readonly Accented[]>;

/** The accents of a word that are still to be written, and what they cost. */
interface Accent {
  readonly accents: number;
  readonly cost: number;
}
const least: Accent = { accents: 0, cost: 0 };
const without = (left: Accent, { cost }: Accented): Accent => ({ accents: left.accents - 1, cost: left.cost - cost });

/** How many writings a group has, by the number of accents and by their cost. */
const writingsOf = (group: string, forms: Forms, most: number): bigint[][] => {
  let ways: bigint[][] = [[1n]];
  for (const letter of group) {
    // A copy with its gaps.
    const next = ways.map((costs) => costs.slice());
    for (const [accents, costs] of ways.entries()) {
      if (accents === most) continue;
      const more = next[accents + 1] ?? [];
      next[accents + 1] = more;
      for (const { cost: own } of forms.get(letter) ?? [])
        costs.forEach((count, cost) => {
          more[own + cost] = (more[own + cost] ?? 0n) + count;
        });
    }
    ways = next;
  }
  return ways;
};
const waysOf = (group: string, forms: Forms, { accents, cost }: Accent): bigint =>
  accents < 0 || cost < 0 ? 0n : (writingsOf(group, forms, accents)[accents]?.[cost] ?? 0n);

/** Position of a group's writing among those with as many accents of the same cost. */
const rankWriting = (written: readonly string[], forms: Forms, left: Accent): bigint => {
  const [letter = '', ...more] = written;
  if (letter === '') return 0n;
  const plain = bare(letter);
  if (plain === letter) return rankWriting(more, forms, left);
  const rest = more.map(bare).join('');
  let before = waysOf(rest, forms, left);
  for (const form of forms.get(plain) ?? []) {
    if (form.letter === letter) return before + rankWriting(more, forms, without(left, form));
    before += waysOf(rest, forms, without(left, form));
  }
  return before;
};

const unrankWriting = (group: string, forms: Forms, left: Accent, position: bigint): string => {
  const [letter = '', ...more] = group;
  if (letter === '') return '';
  const rest = more.join('');
  const plain = waysOf(rest, forms, left);
  if (position < plain) return letter + unrankWriting(rest, forms, left, position);
  let own = position - plain;
  for (const form of forms.get(letter) ?? []) {
    const ways = waysOf(rest, forms, without(left, form));
    if (own < ways) return form.letter + unrankWriting(rest, forms, without(left, form), own);
    own -= ways;
  }
  throw new RangeError('position of a writing beyond the last');
};

/** So rare, and no rarer, or hardly a word of a class would have the letter that another alphabet has not. */
const rarest = 2;
/** Names with ß are an alphabet by themselves: it is rare in none of them. */
const costOfAccent = (letter: string, count: number, total: number): number =>
  letter === 'ß' ? 0 : Math.min(rarest, rarity(count, total));

export const groupsWith = ({ costs, accented }: Habits, { count, alphabet }: Accents): Groups => {
  const written = formsIn(alphabet, accented);
  const total = Array.from(written.values())
    .flat()
    .reduce((sum, letter) => sum + (accented.get(letter) ?? 0), 0);
  const costOfLetter = new Map(
    Array.from(written.values())
      .flat()
      .map((letter) => [letter, costOfAccent(letter, accented.get(letter) ?? 0, total)] as const),
  );
  const forms: Forms = new Map(
    Array.from(written, ([plain, letters]) => [
      plain,
      letters.map((letter) => ({ letter, cost: costOfLetter.get(letter) ?? 0 })),
    ]),
  );
  /** What the accents of some letters cost. */
  const accentsOn = (letters: readonly string[]): Accent =>
    letters.reduce(
      (sum, letter) =>
        bare(letter) === letter ? sum : { accents: sum.accents + 1, cost: sum.cost + (costOfLetter.get(letter) ?? 0) },
      least,
    );

  const choices = (place: Place, ofVowels: boolean): Choice[] => {
    const found = new Map<string, Choice>();
    for (const [group, own] of costs[place]) {
      if (isVowel(group) !== ofVowels || !isOfAlphabet(group, alphabet)) continue;
      const { length } = Array.from(group);
      for (const [accents, sizes] of writingsOf(group, forms, count).entries())
        sizes.forEach((size, more) => {
          const cost = own + more;
          const name = `${length} ${cost} ${accents}`;
          const choice = found.get(name) ?? { length, cost, accents, groups: [], starts: [], size: 0n };
          found.set(name, choice);
          choice.groups.push(group);
          choice.starts.push(choice.size);
          choice.size += size;
        });
    }
    return [...found.values()];
  };
  const all = {
    first: [choices('first', false), choices('first', true)],
    inner: [choices('inner', false), choices('inner', true)],
    last: [choices('last', false), choices('last', true)],
  } as const;
  /** Of consonants, of vowels. */
  const of = (place: Place, kind: number): readonly Choice[] => all[place][kind] ?? [];

  /** Ways to end a word with a group of a kind, by what is left of length and accents: a number for each cost. */
  const ends = new Map<string, readonly bigint[]>();
  const endsFrom = (kind: number, left: number, accents: number): readonly bigint[] => {
    const name = `${kind} ${left} ${accents}`;
    const known = ends.get(name);
    if (known !== undefined) return known;
    const ways: bigint[] = [];
    const add = (cost: number, more: bigint): void => {
      ways[cost] = (ways[cost] ?? 0n) + more;
    };
    for (const choice of of('last', kind))
      if (choice.length === left && choice.accents === accents) add(choice.cost, choice.size);
    for (const choice of of('inner', kind)) {
      if (choice.length >= left || choice.accents > accents) continue;
      endsFrom(1 - kind, left - choice.length, accents - choice.accents).forEach((rest, cost) => {
        add(choice.cost + cost, choice.size * rest);
      });
    }
    ends.set(name, ways);
    return ways;
  };

  /** What is left to be written of a word. */
  interface Left {
    readonly length: number;
    readonly cost: number;
    readonly accents: number;
  }
  const after = ({ length, cost, accents }: Left, choice: Choice): Left => ({
    length: length - choice.length,
    cost: cost - choice.cost,
    accents: accents - choice.accents,
  });
  const waysAfter = (kind: number, { length, cost, accents }: Left): bigint =>
    length < 1 || cost < 0 || accents < 0 ? 0n : (endsFrom(1 - kind, length, accents)[cost] ?? 0n);

  /** What may come next, and in how many ways each goes on. */
  const next = (place: 'first' | 'inner', kinds: readonly number[], left: Left) =>
    kinds.flatMap((kind) => [
      ...of(place, kind).map((choice) => ({ kind, choice, ways: waysAfter(kind, after(left, choice)), isLast: false })),
      ...(place === 'first' ? [] : of('last', kind)).flatMap((choice) => {
        const { length, cost, accents } = after(left, choice);
        return length === 0 && cost === 0 && accents === 0 ? [{ kind, choice, ways: 1n, isLast: true }] : [];
      }),
    ]);

  const isWritten = (letter: string): boolean => {
    const plain = bare(letter);
    return plain === letter || costOfLetter.has(letter);
  };

  const costOf = (word: string): number | null => {
    const letters = Array.from(word);
    const groups = groupsOf(letters.map(bare).join(''));
    if (groups.length < 2 || !letters.every(isWritten)) return null;
    let sum = accentsOn(letters).cost;
    for (const [at, group] of groups.entries()) {
      const cost = costs[placeOf(at, groups)].get(group);
      if (cost === undefined) return null;
      sum += cost;
    }
    return sum;
  };

  const sizes = new Map<number, readonly bigint[]>();

  return {
    costOf,
    sizes: (length) => {
      const known = sizes.get(length);
      if (known !== undefined) return known;
      const ways: bigint[] = [];
      for (const kind of [0, 1])
        for (const choice of of('first', kind)) {
          if (choice.length >= length || choice.accents > count) continue;
          endsFrom(1 - kind, length - choice.length, count - choice.accents).forEach((rest, cost) => {
            ways[choice.cost + cost] = (ways[choice.cost + cost] ?? 0n) + choice.size * rest;
          });
        }
      sizes.set(length, ways);
      return ways;
    },
    rank: (word) => {
      const letters = Array.from(word);
      const groups = groupsOf(letters.map(bare).join(''));
      let left: Left = { length: letters.length, cost: costOf(word) ?? 0, accents: count };
      let position = 0n;
      let from = 0;
      let kinds = [0, 1];
      for (const [at, group] of groups.entries()) {
        const written = letters.slice(from, from + Array.from(group).length);
        from += written.length;
        const accent = accentsOn(written);
        const place = placeOf(at, groups);
        const cost = (costs[place].get(group) ?? 0) + accent.cost;
        const kind = Number(isVowel(group));
        for (const { choice, ways, isLast, ...step } of next(place === 'first' ? 'first' : 'inner', kinds, left)) {
          const isItsGroup =
            step.kind === kind &&
            isLast === (place === 'last') &&
            choice.length === written.length &&
            choice.cost === cost &&
            choice.accents === accent.accents;
          if (isItsGroup) {
            const start = choice.starts[choice.groups.indexOf(group)] ?? 0n;
            position += (start + rankWriting(written, forms, accent)) * ways;
            left = after(left, choice);
            break;
          }
          position += choice.size * ways;
        }
        kinds = [1 - kind];
      }
      return position;
    },
    unrank: (position, length, cost) => {
      let left: Left = { length, cost, accents: count };
      let rest = position;
      let word = '';
      let kinds = [0, 1];
      for (let place: 'first' | 'inner' = 'first'; left.length > 0; place = 'inner') {
        for (const { kind, choice, ways, isLast } of next(place, kinds, left)) {
          if (rest >= choice.size * ways) {
            rest -= choice.size * ways;
            continue;
          }
          const own = rest / ways;
          rest %= ways;
          const at = choice.starts.findLastIndex((start) => start <= own);
          const group = choice.groups[at] ?? '';
          const cost = choice.cost - (costs[isLast ? 'last' : place].get(group) ?? 0);
          word += unrankWriting(group, forms, { accents: choice.accents, cost }, own - (choice.starts[at] ?? 0n));
          left = after(left, choice);
          kinds = [1 - kind];
          break;
        }
      }
      return word;
    },
  };
};
