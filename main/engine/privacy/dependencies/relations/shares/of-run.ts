import { times } from '../../../noise/rational';
import { surcharge } from '../../cues/changes';
import { type Mention, type Reading, sameUnit } from '../../figures';
import { sumOf } from '../../formula';
import { joined, mayBe, type Proposal, propose, strengths } from '../../proposal';
import { hundredth } from './amounts';
import { isRate } from './rates';
import { isBeside } from './said';

/** How many items a tax or a discount is of, and how far they stand from one another. */
const longest = 12;
const gap = 160;

/** "Painting 900, material 240, discount 10 % 114": a rate that stays, of all items ahead, whose sum is not said. */
export const ofRun = (
  reading: Reading,
  percent: Mention,
  amounts: readonly Mention[],
  next: number,
): Proposal | null => {
  const part = amounts[next];
  if (percent.figure.type !== null || part === undefined || !isBeside(reading, percent, part)) return null;
  if (!isRate(percent) && !surcharge.test(percent.before)) return null;
  const rate = times(percent.figure.value, hundredth);
  const run: Mention[] = [];
  let sum = 0;
  let from: Mention = percent;
  for (let at = next - 1; at >= 0 && run.length < longest; at--) {
    const item = amounts[at];
    if (item === undefined || !sameUnit(item.figure, part.figure) || from.start - item.end > gap) return null;
    run.unshift(item);
    from = item;
    sum += item.figure.size;
    if (run.length < 2 || !mayBe((sum * percent.figure.size) / 100, part.figure)) continue;
    const formula = sumOf(
      run.map(({ figure }) => figure.index),
      run.map(() => rate),
    );
    const says = `${percent.figure.text} × (${joined(run, ' + ')})`;
    return propose(reading, part, formula, run, says, strengths.sibling);
  }
  return null;
};
