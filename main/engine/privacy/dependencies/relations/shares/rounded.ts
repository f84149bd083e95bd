import { isLess, rational, times } from '../../../noise/rational';
import type { Mention } from '../../figures';

export const hundredth = rational(1n, 100n);

/** A figure as a percentage gives it, which is rounded: 64.3 % of 7,000 need not be 4,500 to the unit. */
export const roundedBy = (percent: Mention, whole: Mention, mention: Mention): Mention | null => {
  const slack = times(whole.figure.value, times(percent.figure.step, hundredth));
  const isRound = percent.figure.type !== null && Number.isInteger(percent.figure.size);
  if (isRound || !isLess(mention.figure.step, slack)) return null;
  return { ...mention, figure: { ...mention.figure, step: slack } };
};
