import { isLess, rational, times } from '../../../noise/rational';
import type { Mention, Reading } from '../../figures';
import type { Proposal } from '../../proposal';

export const isAmount = ({ figure }: Mention): boolean =>
  figure.type !== null && figure.unit !== '%' && figure.type !== 'DATE' && figure.type !== 'DATE_OF_BIRTH';

/** Of these the full stop ends no sentence. */
const short = /(?<!\p{L})(?:i\. ?e|d\. ?h|d\. ?w\. ?z|c\.-?à-?d|dvs|tzn|tj|ca|etc)\./giu;
export const withoutShort = (text: string): string => text.replace(short, '');

/** A total behind a semicolon or in another sentence may be of something else. */
export const inOneClause = ({ text }: Reading, a: Mention, b: Mention): boolean => {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  return !/[.!?;](?:\s|$)|\n/.test(withoutShort(text.slice(first.end, second.start)));
};

/** All ways of three numbers are as far: what is said last follows. */
export const within = (proposals: readonly (Proposal | null)[], three: readonly Mention[]): (Proposal | null)[] => {
  const starts = three.map(({ start }) => start);
  const distance = Math.max(...starts) - Math.min(...starts);
  return proposals.map((proposal) => (proposal === null ? null : { ...proposal, distance }));
};

export const hundredth = rational(1n, 100n);

/** A figure as a percentage gives it, which is rounded: 64.3 % of 7,000 need not be 4,500 to the unit. */
export const roundedBy = (percent: Mention, whole: Mention, mention: Mention): Mention | null => {
  const slack = times(whole.figure.value, times(percent.figure.step, hundredth));
  const isRound = percent.figure.type !== null && Number.isInteger(percent.figure.size);
  if (isRound || !isLess(mention.figure.step, slack)) return null;
  return { ...mention, figure: { ...mention.figure, step: slack } };
};
