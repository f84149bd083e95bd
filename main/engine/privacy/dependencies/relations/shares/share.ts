import type { Mention, Reading } from '../../figures';
import { hundred, productOf } from '../../formula';
import { mayBe, type Proposal, propose, strengths } from '../../proposal';
import { hundredth, roundedBy } from './amounts';
import { isRate } from './rates';

/** Whether a percentage came out of two amounts: they show more digits than it could give. */
const isMeasured = (percent: Mention, part: Mention, whole: Mention): boolean => {
  const given = (percent.figure.size * whole.figure.size) / 100;
  if (!mayBe(given, part.figure)) return true;
  const isWhole = Number.isInteger(percent.figure.size);
  return !isWhole && Math.abs(given - part.figure.size) > 1e-9 * given && !isRate(percent);
};

const shareIn = (reading: Reading, percent: Mention, part: Mention, whole: Mention): Proposal | null =>
  mayBe((100 * part.figure.size) / whole.figure.size, percent.figure)
    ? propose(
        reading,
        percent,
        productOf(hundred, [part.figure.index, 1], [whole.figure.index, -1]),
        [part, whole],
        `${part.figure.text} ÷ ${whole.figure.text}`,
        strengths.share,
      )
    : null;

/** A part of a whole, or its share. */
export const shareOf = (
  reading: Reading,
  percent: Mention,
  part: Mention,
  whole: Mention,
  coarse: boolean,
): (Proposal | null)[] => {
  const [p, of, all] = [percent.figure, part.figure, whole.figure];
  const strength = p.type === null ? strengths.keptShare : strengths.share;
  const product = productOf(hundredth, [p.index, 1], [all.index, 1]);
  const rounded = coarse ? roundedBy(percent, whole, part) : null;
  const share = coarse ? shareIn(reading, percent, part, whole) : null;
  const settled = p.type === null ? null : share;
  return [
    rounded !== null && mayBe((p.size * all.size) / 100, rounded.figure)
      ? propose(reading, rounded, product, [percent, whole], `${p.text} × ${all.text}`, strengths.share)
      : null,
    mayBe((p.size * all.size) / 100, of)
      ? propose(reading, part, product, [percent, whole], `${p.text} × ${all.text}`, strength)
      : null,
    share === null || percent.start < part.start || !isMeasured(percent, part, whole)
      ? share
      : { ...share, strength: strengths.measured },
  ].map((each) => (each === null || each.derived === p.index ? each : { ...each, settled }));
};
