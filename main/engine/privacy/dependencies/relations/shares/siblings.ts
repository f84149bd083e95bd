import { sameUnit } from '../../figures';
import { one, productOf } from '../../formula';
import { mayBe, propose, type Relation, strengths } from '../../proposal';
import { isAside } from './said';

/** "$420,000 (35 %), $480,000 (40 %)": two shares of one whole, which is not said, are in proportion. */
export const siblings: Relation = (reading) => {
  const { mentions } = reading;
  const shares = mentions.flatMap((percent, at) => {
    if (percent.figure.unit !== '%' || percent.figure.size === 0) return [];
    const part = [mentions[at - 1], mentions[at + 1]].find(
      (beside) =>
        beside?.figure.type === 'MONEY' &&
        (beside.start < percent.start
          ? /^\s?\($/.test(reading.text.slice(beside.end, percent.start))
          : isAside(reading, percent, beside)),
    );
    return part === undefined ? [] : [{ percent, part }];
  });
  return shares.flatMap(({ percent, part }, at) => {
    const first = shares[at - 1];
    if (first === undefined || first.part.paragraph !== part.paragraph || !sameUnit(first.part.figure, part.figure))
      return [];
    const [p, q] = [first.percent.figure, percent.figure];
    if (
      first.part.figure.index === part.figure.index ||
      !mayBe((first.part.figure.size * q.size) / p.size, part.figure)
    )
      return [];
    const formula = productOf(one, [first.part.figure.index, 1], [q.index, 1], [p.index, -1]);
    const says = `${first.part.figure.text} × ${q.text} ÷ ${p.text}`;
    return propose(reading, part, formula, [first.part, percent, first.percent], says, strengths.sibling) ?? [];
  });
};
