import { rational } from '../../../noise/rational';
import { fromTo, insteadOf } from '../../cues/changes';
import type { Figure, Mention, Reading } from '../../figures';
import { type Formula, hundred, negative, productOf } from '../../formula';
import { mayBe, type Proposal, propose, strengths } from '../../proposal';
import { hundredth, roundedBy } from './amounts';

const minusHundredth = rational(-1n, 100n);

/** By how much of the first the second is more, or less. */
const rateOf = (x: Figure, y: Figure): Formula => {
  const rises = y.size > x.size;
  return {
    ...productOf(rises ? hundred : negative(hundred), [y.index, 1], [x.index, -1]),
    plus: rises ? negative(hundred) : hundred,
  };
};

/**
 * What became of a value, or by how much it changed: that only where the value cannot follow, as a raise may not become a cut.
 * @param isStep An amount says how far they are apart: their difference is that, to the digit.
 */
export const changeOf = (
  reading: Reading,
  percent: Mention,
  from: Mention,
  to: Mention,
  coarse: boolean,
  isStep: boolean,
): (Proposal | null)[] => {
  const [p, x, y] = [percent.figure, from.figure, to.figure];
  const rises = y.size > x.size;
  const kept = isStep ? strengths.rest - 0.5 : strengths.keptChange;
  const usual = p.type === null ? kept : strengths.change;
  const strength = from.start < to.start ? usual : strengths.turned;
  const grown = productOf(
    rises ? hundredth : minusHundredth,
    [x.index, 1],
    [p.index, 1, rises ? hundred : negative(hundred)],
  );
  const after = (x.size * (100 + (rises ? p.size : -p.size))) / 100;
  const says = `${x.text} ${rises ? '+' : '−'} ${p.text}`;
  const rounded = coarse ? roundedBy(percent, from, to) : null;
  const settled =
    p.type !== null && coarse
      ? propose(reading, percent, rateOf(x, y), [from, to], `${y.text} ÷ ${x.text} − 100 %`, strengths.turned)
      : null;
  const proposals = [
    mayBe(after, y) ? propose(reading, to, grown, [percent, from], says, strength) : null,
    rounded !== null && mayBe(after, rounded.figure)
      ? propose(reading, rounded, grown, [percent, from], says, Math.min(strength, strengths.change))
      : null,
    coarse && mayBe((100 * Math.abs(y.size - x.size)) / x.size, p)
      ? propose(
          reading,
          percent,
          rateOf(x, y),
          [from, to],
          `${y.text} ÷ ${x.text} − 100 %`,
          p.type === null ? strength : strengths.turned,
        )
      : null,
  ];
  return proposals.map((each) => (each === null || each.derived === p.index ? each : { ...each, settled }));
};

/** How far the second value is from the first, where a percentage is said to be just that. */
export const toldChange = (reading: Reading, percent: Mention, a: Mention, b: Mention): Proposal | null => {
  const between = reading.text.slice(a.end, b.start);
  const turned = insteadOf.test(between);
  if (!turned && !fromTo.test(between)) return null;
  const [from, to] = turned ? [b, a] : [a, b];
  const [x, y] = [from.figure, to.figure];
  if (!mayBe((100 * Math.abs(y.size - x.size)) / x.size, percent.figure)) return null;
  const says = `${y.text} ÷ ${x.text} − 100 %`;
  return propose(reading, percent, rateOf(x, y), [from, to], says, strengths.told);
};
