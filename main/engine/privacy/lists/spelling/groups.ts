import { type Accents, bare, formsIn, isOfAlphabet } from './accents';
import { groupsOf, type Habits, isVowel, type Place, placeOf } from './habits';

/**
 * Words of a script with vowels as what they are made of: groups of consonants and of vowels in turn, each of which names
 * and towns have in such a place. How rare a group is there is its cost; words of one length and one cost are as likely to be
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

type Forms = ReadonlyMap<string, readonly string[]>;

/** How many writings a group has with each number of accents. */
const writingsOf = (group: string, forms: Forms, most: number): bigint[] => {
  let ways = [1n];
  for (const letter of group) {
    const own = BigInt(forms.get(letter)?.length ?? 0);
    ways = Array.from(
      { length: Math.min(ways.length + 1, most + 1) },
      (_, n) => (ways[n] ?? 0n) + (ways[n - 1] ?? 0n) * own,
    );
  }
  return ways;
};

/** Position of a group's writing among those with as many accents. */
const rankWriting = (written: readonly string[], forms: Forms, accents: number): bigint => {
  const [letter = '', ...more] = written;
  if (letter === '') return 0n;
  const plain = bare(letter);
  const rest = more.map(bare).join('');
  if (plain === letter) return rankWriting(more, forms, accents);
  const before = writingsOf(rest, forms, accents)[accents] ?? 0n;
  const each = writingsOf(rest, forms, accents - 1)[accents - 1] ?? 0n;
  const at = BigInt(forms.get(plain)?.indexOf(letter) ?? 0);
  return before + at * each + rankWriting(more, forms, accents - 1);
};

const unrankWriting = (group: string, forms: Forms, accents: number, position: bigint): string => {
  const [letter = '', ...more] = group;
  if (letter === '') return '';
  const rest = more.join('');
  const before = writingsOf(rest, forms, accents)[accents] ?? 0n;
  if (position < before) return letter + unrankWriting(rest, forms, accents, position);
  const each = writingsOf(rest, forms, accents - 1)[accents - 1] ?? 1n;
  const at = (position - before) / each;
  const form = forms.get(letter)?.[Number(at)] ?? letter;
  return form + unrankWriting(rest, forms, accents - 1, (position - before) % each);
};

export const groupsWith = ({ costs, accented }: Habits, { count, alphabet }: Accents): Groups => {
  const forms = formsIn(alphabet, accented);

  const choices = (place: Place, ofVowels: boolean): Choice[] => {
    const found = new Map<string, Choice>();
    for (const [group, cost] of costs[place]) {
      if (isVowel(group) !== ofVowels || !isOfAlphabet(group, alphabet)) continue;
      const { length } = Array.from(group);
      writingsOf(group, forms, count).forEach((size, accents) => {
        if (size === 0n) return;
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
    return plain === letter || forms.get(plain)?.includes(letter) === true;
  };

  const costOf = (word: string): number | null => {
    const letters = Array.from(word);
    const groups = groupsOf(letters.map(bare).join(''));
    if (groups.length < 2 || !letters.every(isWritten)) return null;
    let sum = 0;
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
        const accents = written.filter((letter) => bare(letter) !== letter).length;
        const place = placeOf(at, groups);
        const cost = costs[place].get(group);
        const kind = Number(isVowel(group));
        for (const { choice, ways, isLast, ...step } of next(place === 'first' ? 'first' : 'inner', kinds, left)) {
          const isItsGroup =
            step.kind === kind &&
            isLast === (place === 'last') &&
            choice.length === written.length &&
            choice.cost === cost &&
            choice.accents === accents;
          if (isItsGroup) {
            const start = choice.starts[choice.groups.indexOf(group)] ?? 0n;
            position += (start + rankWriting(written, forms, accents)) * ways;
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
        for (const { kind, choice, ways } of next(place, kinds, left)) {
          if (rest >= choice.size * ways) {
            rest -= choice.size * ways;
            continue;
          }
          const own = rest / ways;
          rest %= ways;
          const at = choice.starts.findLastIndex((start) => start <= own);
          word += unrankWriting(choice.groups[at] ?? '', forms, choice.accents, own - (choice.starts[at] ?? 0n));
          left = after(left, choice);
          kinds = [1 - kind];
          break;
        }
      }
      return word;
    },
  };
};
