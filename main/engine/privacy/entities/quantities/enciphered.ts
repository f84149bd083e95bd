import { walk } from '../../ciphers/numerals';
import { isLess } from '../../noise/rational';
import type { CipherClass } from './cipher-class';
import { type Group, type Parsed, roots } from './parsed';
import { replaceSlices } from './plain';

/** A rank among the members of a class to another. */
type Step = (rank: bigint, among: CipherClass) => bigint;

/** Of each group its own of the ranks of all. */
const byGroup = ({ groups }: Parsed, ranks: readonly bigint[]): { group: Group; own: readonly bigint[] }[] => {
  let from = 0;
  return groups.map((group) => {
    const start = from;
    from += roots(group).length;
    return { group, own: ranks.slice(start, from) };
  });
};

/** The original with the members of these ranks in place of its numbers. */
const write = (parsed: Parsed, ranks: readonly bigint[]): string =>
  replaceSlices(
    parsed.text,
    byGroup(parsed, ranks).flatMap(({ group, own }) => {
      const members = own.map((rank, at) => group.numerals[at]?.among().at(rank));
      const [first] = members;
      const value = first === undefined ? undefined : group.numerals[0]?.measure(first);
      return group.numerals.flatMap((numeral, at) => {
        const { start, end, grid } = numeral;
        const member = members[at];
        if (grid === null || value === undefined) return [];
        return [{ start, end, text: member === undefined ? numeral.write(value, 'exact') : numeral.spell(member) }];
      });
    }),
  );

/** Whether the ends of a range are in the order that they were in. */
const keepsOrder = ({ numerals, kind }: Group, ranks: readonly bigint[]): boolean => {
  if (kind !== 'range') return true;
  const values = numerals.map(({ value, among, measure }, at) => ({ value, to: measure(among().at(ranks[at] ?? 0n)) }));
  return values.every((one, at) =>
    values.slice(at + 1).every((other) => isLess(other.value, one.value) === isLess(other.to, one.to)),
  );
};

/** Whether a text is read as numbers of these ranks in the same classes. */
const readsAs = (text: Parsed | null, parsed: Parsed, ranks: readonly bigint[]): boolean => {
  const [found, wanted] = [text?.groups.flatMap(roots) ?? [], parsed.groups.flatMap(roots)];
  return (
    found.length === wanted.length &&
    found.every((numeral, at) => {
      const { name, rank } = numeral.among();
      return name === wanted[at]?.among().name && rank === ranks[at];
    })
  );
};

/**
 * An original with each of its numbers enciphered among those of its class, and all of them again until the ends of ranges
 * are in order and what is written is read as what it is: else the key alone would not lead back.
 */
export const cipherParsed = (parsed: Parsed, read: (text: string) => Parsed | null, step: Step): string => {
  const numerals = parsed.groups.flatMap(roots);
  const own = numerals.map(({ among }) => among().rank);
  // What is not read back as it stands cannot be asked for more.
  const isRead = readsAs(read(write(parsed, own)), parsed, own);
  const ranks = walk(
    own,
    (from) =>
      from.map((rank, at) => {
        const numeral = numerals[at];
        return numeral === undefined || numeral.grid === null ? rank : step(rank, numeral.among());
      }),
    (to) =>
      byGroup(parsed, to).every(({ group, own: ends }) => keepsOrder(group, ends)) &&
      (!isRead || readsAs(read(write(parsed, to)), parsed, to)),
  );
  return write(parsed, ranks);
};
