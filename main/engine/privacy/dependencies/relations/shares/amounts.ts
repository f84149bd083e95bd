import type { Mention, Reading } from '../../figures';
import type { Proposal } from '../../proposal';

export const isAmount = ({ figure }: Mention): boolean =>
  figure.type !== null && figure.unit !== '%' && figure.type !== 'DATE' && figure.type !== 'DATE_OF_BIRTH';

/** A total behind a semicolon or in another sentence may be of something else. */
export const inOneClause = ({ text }: Reading, a: Mention, b: Mention): boolean => {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  return !/[.!?;](?:\s|$)|\n/.test(text.slice(first.end, second.start));
};

/** All ways of three numbers are as far: what is said last follows. */
export const within = (proposals: readonly (Proposal | null)[], three: readonly Mention[]): (Proposal | null)[] => {
  const starts = three.map(({ start }) => start);
  const distance = Math.max(...starts) - Math.min(...starts);
  return proposals.map((proposal) => (proposal === null ? null : { ...proposal, distance }));
};
