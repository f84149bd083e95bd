import { lastBefore } from '../../../text/pieces';
import { type Mention, type Reading, sameUnit } from '../../figures';
import { about, evaluate, rootsOf } from '../../formula';
import type { Proposal, Relation } from '../../proposal';
import { inOneClause, isAmount, within } from './amounts';
import { ofRun } from './of-run';
import { isOwnShare, isTold } from './said';
import { ofSaidWhole } from './said-whole';
import { areListed, ofThree } from './three';

export { lostShares } from './lost';
export { rowShares } from './rows';
export { siblings } from './siblings';

/** How many amounts on either side of a percentage are tried, and how far off. */
const reach = 3;
const farthest = 160;

/** How many lines above an amount are tried. */
const lines = 3;

/** A percentage in a clause of its own is of something else: "20 % of my friends smoke; I earn $5,000". */
const isOfOther = (reading: Reading, percent: Mention, amounts: readonly Mention[]): boolean =>
  percent.row < 0 && !amounts.some((amount) => inOneClause(reading, percent, amount));

/** "25 % of $6,000 is $1,500", "from $80,000 to $84,000, a raise of 5 %", a column of shares beside one of amounts. */
export const shares: Relation = (reading) => {
  const amounts = reading.mentions.filter(isAmount);
  const found: (Proposal | null)[] = [];
  let next = 0;
  for (const percent of reading.mentions) {
    while ((amounts[next]?.start ?? Number.POSITIVE_INFINITY) < percent.start) next += 1;
    if (percent.figure.unit !== '%' || percent.figure.size === 0) continue;
    const near = amounts
      .slice(Math.max(0, next - reach), next + reach)
      .filter((amount) => Math.abs(amount.start - percent.start) <= farthest && amount.paragraph === percent.paragraph)
      .filter(({ row }) => row === percent.row || percent.row < 0);
    for (const [at, a] of near.entries())
      for (const b of near.slice(at + 1))
        if (
          a.figure.index !== b.figure.index &&
          sameUnit(a.figure, b.figure) &&
          (isTold(reading, percent, b) ||
            isOwnShare(reading, percent, a, b) ||
            areListed([percent, a, b]) ||
            !isOfOther(reading, percent, [a, b]))
        )
          found.push(...within(ofThree(reading, percent, a, b, percent.row >= 0, near), [percent, a, b]));
    found.push(ofRun(reading, percent, amounts, next));
    if (percent.row < 0) {
      found.push(...ofSaidWhole(reading, percent, amounts, next));
      continue;
    }
    // In a table: of what stands above the amount beside it, or in the last line of that amount's column.
    for (const part of near) {
      const column = reading.columns.get(part.column) ?? [];
      const at = lastBefore(column, part.start - 1) + 1;
      const whole = column.findLast(isAmount);
      for (const above of [
        ...column.slice(Math.max(0, at - lines), at).reverse(),
        ...(whole === undefined ? [] : [whole]),
      ])
        if (above.figure.index !== part.figure.index && isAmount(above) && sameUnit(above.figure, part.figure))
          found.push(...within(ofThree(reading, percent, above, part, true, []), [percent, above, part]));
    }
  }
  return withoutChance(
    found.flatMap((each) => each ?? []),
    reading,
  );
};

/** A whole percentage that gives one amount exactly did not come out of another that it nearly gives. */
const withoutChance = (found: readonly Proposal[], { figures }: Reading): Proposal[] => {
  const exact = new Map(
    found.flatMap(({ derived, formula }) => {
      const part = figures[derived];
      const roots = rootsOf(formula);
      if (part === undefined || part.unit === '%' || roots.length !== 2) return [];
      const given = evaluate(formula, (root) => figures[root]?.value ?? part.value);
      const percent = roots.find((root) => figures[root]?.unit === '%');
      const isExact = given !== null && Math.abs(about(given) - part.size) <= 1e-9 * part.size;
      return isExact && percent !== undefined ? [[`${percent} ${derived}`, roots] as const] : [];
    }),
  );
  return found.filter(({ derived, formula }) => {
    const [part = -1, whole = -1] = rootsOf(formula);
    const own = figures[derived]?.unit === '%' ? exact.get(`${derived} ${part}`) : undefined;
    return own === undefined || own.includes(whole);
  });
};
