import { hundred, productOf } from '../../formula';
import { mayBe, type Proposal, propose, type Relation, strengths } from '../../proposal';

/** Rows of a table that are tried against one whole. */
const most = 40;

/** "| Rent | 900 € | 45 % |" over "| Total | 2.000 € | 100 % |": a row's share of its column's largest amount. */
export const rowShares: Relation = (reading) => {
  const found: (Proposal | null)[] = [];
  for (const row of reading.rows.values()) {
    const percents = row.filter(({ figure }) => figure.type === 'PERCENTAGE');
    const [percent, ...more] = percents;
    if (percent === undefined || more.length > 0) continue;
    for (const part of row.slice(0, most).filter(({ figure }) => figure.type === 'MONEY')) {
      const column = (reading.columns.get(part.column) ?? []).filter(({ figure }) => figure.type === 'MONEY');
      const [whole] = column.toSorted((a, b) => b.figure.size - a.figure.size);
      if (whole === undefined || whole.figure.index === part.figure.index) continue;
      if (!mayBe((100 * part.figure.size) / whole.figure.size, percent.figure)) continue;
      const formula = productOf(hundred, [part.figure.index, 1], [whole.figure.index, -1]);
      const says = `${part.figure.text} ÷ ${whole.figure.text}`;
      found.push(propose(reading, percent, formula, [part, whole], says, strengths.rowShare));
    }
  }
  return found.flatMap((each) => each ?? []);
};
