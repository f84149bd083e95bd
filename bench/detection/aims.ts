/**
 * What peers reach and what we want. The best peer is Presidio with en_core_web_md, organisations on, threshold 0.4,
 * overlaps resolved, where no other is better; all were measured on sets that are not public. `ours` is measured here on
 * the nearest set that is: where the sets differ, the row says so, and the numbers do not compare to the point.
 */
export interface Row {
  readonly set: string;
  readonly peer: string;
  readonly aim: string;
  readonly ours: string;
}

export const printAims = (rows: readonly Row[]): void => {
  console.log('\nBeside the peers');
  for (const { set, peer, aim, ours } of rows)
    console.log(`${set}\n    best peer  ${peer}\n    aim        ${aim}\n    ours       ${ours}`);
};
