import { ofWhole } from '../../cues/rests';
import { total } from '../../cues/totals';
import { type Mention, type Reading, sameUnit } from '../../figures';
import type { Proposal } from '../../proposal';
import { inOneClause, within } from './amounts';
import { isAside, isBeside, isEquated } from './said';
import { shareOf } from './share';

/** How many amounts of a list of shares may stand between one and their whole, and how far off that is. */
const longest = 12;
const farthestWhole = 600;

/** "60 % stocks ($72,000), 30 % bonds ($36,000), …, total $120,000": of a whole that is called so, however far. */
export const ofSaidWhole = (
  reading: Reading,
  percent: Mention,
  amounts: readonly Mention[],
  next: number,
): (Proposal | null)[] => {
  const part = amounts
    .slice(Math.max(0, next - 1), next + 1)
    .find(
      (amount) =>
        inOneClause(reading, percent, amount) &&
        [isBeside, isAside, isEquated].some((binds) => binds(reading, percent, amount)),
    );
  if (part === undefined) return [];
  return amounts
    .slice(Math.max(0, next - longest), next + longest)
    .filter(
      (whole) =>
        whole.paragraph === percent.paragraph &&
        Math.abs(whole.start - percent.start) <= farthestWhole &&
        whole.figure.index !== part.figure.index &&
        sameUnit(whole.figure, part.figure) &&
        inOneClause(reading, percent, whole) &&
        (total.test(whole.before) || ofWhole.test(whole.before)),
    )
    .flatMap((whole) => within(shareOf(reading, percent, part, whole, false), [percent, part, whole]));
};
