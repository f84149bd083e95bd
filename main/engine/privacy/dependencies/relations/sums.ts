import { rational } from '../../noise/rational';
import { mean, rest, result, total, totalAsian } from '../cues';
import { type Mention, type Reading, sameUnit } from '../figures';
import { negative, one, over, sumOf } from '../formula';
import { joined, mayBe, type Proposal, propose, type Relation, strengths } from '../proposal';

/** The longest column that is summed, and the longest list in a sentence. */
const longestColumn = 400;
const longestList = 12;
/** Lists go over so much text between two of their numbers. */
const gap = 160;

/** The words that are said of a number: not those in the list that it sums. */
const said = ({ before, after, label, header, column }: Mention): { of: string; line: string } => ({
  of: `${before}\n${after}`,
  line: column < 0 ? '' : `${label}\n${header}`,
});
const isSaid = (cue: RegExp, mention: Mention): boolean => {
  const { of, line } = said(mention);
  return cue.test(of) || cue.test(line);
};
const isTotal = (mention: Mention): boolean =>
  isSaid(total, mention) || totalAsian.test(`${mention.before} ${mention.label}`);

/** A run of numbers that a total sums: those right before it, as many as it takes, at least two. */
const runBefore = (
  reading: Reading,
  list: readonly Mention[],
  at: number,
  longest: number,
  strength: number,
): Proposal | null => {
  const derived = list[at];
  if (derived === undefined) return null;
  let sum = 0;
  const parts: Mention[] = [];
  for (let from = at - 1; from >= 0 && parts.length < longest; from--) {
    const part = list[from];
    if (part === undefined || !sameUnit(part.figure, derived.figure)) break;
    parts.unshift(part);
    sum += part.figure.size;
    if (parts.length < 2 || !mayBe(sum, derived.figure)) continue;
    const proposal = proposeSum(reading, derived, parts, strength);
    if (proposal !== null) return proposal;
  }
  return null;
};

const runAfter = (
  reading: Reading,
  list: readonly Mention[],
  at: number,
  longest: number,
  strength: number,
): Proposal | null => {
  const derived = list[at];
  if (derived === undefined) return null;
  let sum = 0;
  const parts: Mention[] = [];
  for (let to = at + 1; to < list.length && parts.length < longest; to++) {
    const part = list[to];
    if (part === undefined || !sameUnit(part.figure, derived.figure)) break;
    parts.push(part);
    sum += part.figure.size;
    if (parts.length < 2 || !mayBe(sum, derived.figure)) continue;
    const proposal = proposeSum(reading, derived, parts, strength);
    if (proposal !== null) return proposal;
  }
  return null;
};

const proposeSum = (reading: Reading, derived: Mention, parts: readonly Mention[], strength: number): Proposal | null =>
  propose(reading, derived, sumOf(parts.map(({ figure }) => figure.index)), parts, joined(parts, ' + '), strength);

/** A rest that is a smaller part of the whole than this one by so many is rather a root: its noise would be the whole's. */
const smallRest = 4;

/** What is left of the first of a run after all the others. */
const proposeRest = (
  reading: Reading,
  derived: Mention,
  [first, ...others]: readonly Mention[],
  strength: number,
): Proposal | null => {
  if (first === undefined) return null;
  const factors = [one, ...others.map(() => negative(one))];
  const all = [first, ...others];
  const indices = all.map(({ figure }) => figure.index);
  const proposal = propose(reading, derived, sumOf(indices, factors), all, joined(all, ' − '), strength);
  if (proposal === null || derived.figure.size * smallRest > first.figure.size) return proposal;
  return { ...proposal, rather: proposeSum(reading, first, [...others, derived], strength + 0.5) };
};

const restOfRun = (
  reading: Reading,
  list: readonly Mention[],
  at: number,
  longest: number,
  strength: number,
): Proposal | null => {
  const derived = list[at];
  if (derived === undefined) return null;
  let taken = 0;
  const parts: Mention[] = [];
  for (let from = at - 1; from >= 0 && parts.length < longest; from--) {
    const part = list[from];
    if (part === undefined || !sameUnit(part.figure, derived.figure)) break;
    parts.unshift(part);
    if (parts.length > 1 && mayBe(part.figure.size - taken, derived.figure)) {
      const proposal = proposeRest(reading, derived, parts, strength);
      if (proposal !== null) return proposal;
    }
    taken += part.figure.size;
  }
  return null;
};

const meanOfRun = (reading: Reading, list: readonly Mention[], at: number): Proposal | null => {
  const derived = list[at];
  if (derived === undefined) return null;
  for (const step of [-1, 1]) {
    let sum = 0;
    const parts: Mention[] = [];
    for (let next = at + step; list[next] !== undefined && parts.length < longestList; next += step) {
      const part = list[next];
      if (part === undefined || !sameUnit(part.figure, derived.figure)) break;
      parts.push(part);
      sum += part.figure.size;
      if (parts.length < 2 || !mayBe(sum / parts.length, derived.figure)) continue;
      const each = over(one, rational(BigInt(parts.length)));
      const formula = sumOf(
        parts.map(({ figure }) => figure.index),
        parts.map(() => each),
      );
      const proposal = propose(
        reading,
        derived,
        formula,
        parts,
        `(${joined(parts, ' + ')}) ÷ ${parts.length}`,
        strengths.mean,
      );
      if (proposal !== null) return proposal;
    }
  }
  return null;
};

/** Two of a few that add up to, or differ by, what a cue says is a total or a rest. */
const ofTwo = (
  reading: Reading,
  derived: Mention,
  others: readonly Mention[],
  wanted: '+' | '−',
  strength: number,
): Proposal | null => {
  for (const [at, a] of others.entries())
    for (const b of others.slice(at + 1)) {
      if (
        a.figure.index === b.figure.index ||
        !sameUnit(a.figure, derived.figure) ||
        !sameUnit(b.figure, derived.figure)
      )
        continue;
      if (wanted === '+' && mayBe(a.figure.size + b.figure.size, derived.figure)) {
        const proposal = proposeSum(reading, derived, [a, b], strength);
        if (proposal !== null) return proposal;
      }
      const [more, less] = a.figure.size > b.figure.size ? [a, b] : [b, a];
      if (wanted === '−' && mayBe(more.figure.size - less.figure.size, derived.figure)) {
        const proposal = proposeRest(reading, derived, [more, less], strength);
        if (proposal !== null) return proposal;
      }
    }
  return null;
};

/** Totals, subtotals and what is left below the numbers of a table or list. */
export const columnSums: Relation = (reading) =>
  [...reading.columns.values()].flatMap((column) => {
    const found: Proposal[] = [];
    const totals: Mention[] = [];
    for (const [at, mention] of column.entries()) {
      if (mention.figure.type === null || at === 0) continue;
      const last = at === column.length - 1;
      const says = isTotal(mention);
      const left = isSaid(rest, mention);
      if (!says && !left && !last) continue;
      const within = last || says ? longestColumn : longestList;
      const run = runBefore(reading, column, at, within, strengths.tableTotal);
      // A last line without a word for it sums all of at least three numbers, or it is none.
      const whole = run !== null && run.formula.kind === 'sum' && run.formula.terms.length >= Math.max(3, at);
      const proposal =
        (says || whole ? run : null) ??
        (says ? ofTwo(reading, mention, totals.slice(-8), '+', strengths.tableTotal) : null) ??
        (left || says ? restOfRun(reading, column, at, longestColumn, strengths.rest) : null) ??
        (left ? ofTwo(reading, mention, [...column.slice(0, 1), ...totals.slice(-6)], '−', strengths.rest) : null) ??
        (says && totals.length > 2
          ? proposeSum(reading, mention, totals.slice(-longestList), strengths.tableTotal)
          : null);
      if (proposal !== null) found.push(proposal);
      if (proposal !== null || says) totals.push(mention);
    }
    return found;
  });

/** The last number of a table's line that is the sum of those before it, or how far two of them are apart. */
export const rowSums: Relation = (reading) =>
  [...reading.rows.values()].flatMap((row) =>
    row.flatMap((mention, at) => {
      if (mention.figure.type === null || at < 2) return [];
      const last = at === row.length - 1;
      const says = total.test(mention.header) || totalAsian.test(mention.header);
      const run = says || (last && at >= 3) ? runBefore(reading, row, at, longestColumn, strengths.tableTotal) : null;
      if (run !== null && (says || (run.formula.kind === 'sum' && run.formula.terms.length === at))) return [run];
      const left = rest.test(mention.header) ? restOfRun(reading, row, at, longestList, strengths.rest) : null;
      return (
        left ??
        (rest.test(mention.header)
          ? ofTwo(reading, mention, row.slice(Math.max(0, at - 4), at), '−', strengths.rest)
          : null) ??
        []
      );
    }),
  );

/** Each number is the one above it and one of its own line: a running balance. */
export const runningSums: Relation = (reading) =>
  [...reading.columns.values()].flatMap((column) =>
    column.flatMap((mention, at) => {
      const above = column[at - 1];
      if (above === undefined || mention.row < 0 || mention.figure.type === null) return [];
      if (!/(?<!\p{L})(?:balance|running|saldo|solde|Kontostand|stan|остаток|баланс)(?!\p{L})/iu.test(mention.header))
        return [];
      const line = (reading.rows.get(mention.row) ?? []).filter(
        (other) => other !== mention && sameUnit(other.figure, mention.figure),
      );
      for (const other of line) {
        const up = proposeSum(reading, mention, [above, other], strengths.rest);
        if (up !== null) return [up];
        const down = proposeRest(reading, mention, [above, other], strengths.rest);
        if (down !== null) return [down];
      }
      return [];
    }),
  );

/** The numbers of running text around one, where no more than a few words of other things stand between. */
const nearby = (mentions: readonly Mention[], at: number): readonly Mention[] => {
  let from = at;
  let to = at;
  const close = (a: Mention | undefined, b: Mention | undefined): boolean =>
    a !== undefined && b !== undefined && b.start - a.end <= gap && b.paragraph - a.paragraph <= 1;
  while (at - from < longestList && close(mentions[from - 1], mentions[from])) from -= 1;
  while (to - at < longestList && close(mentions[to], mentions[to + 1])) to += 1;
  return mentions.slice(from, to + 1);
};

/** "Rent $1,200, food $600: $1,800 in total", "a total of …: … and …", "$60,000 less $10,000 leaves $50,000". */
export const proseSums: Relation = (reading) => {
  const drawn = reading.mentions.filter(({ figure }) => figure.type !== null);
  return drawn.flatMap((mention, index) => {
    const says = isTotal(mention) || result.test(mention.before);
    const left = isSaid(rest, mention);
    const middle = isSaid(mean, mention);
    if (!says && !left && !middle) return [];
    const around = nearby(drawn, index).filter(({ figure }) => sameUnit(figure, mention.figure));
    const at = around.indexOf(mention);
    const others = around
      .filter((other) => other !== mention)
      .sort((a, b) => Math.abs(a.start - mention.start) - Math.abs(b.start - mention.start));
    const found: (Proposal | null)[] = [];
    if (says)
      found.push(
        runBefore(reading, around, at, longestList, strengths.total) ??
          runAfter(reading, around, at, longestList, strengths.product) ??
          ofTwo(reading, mention, others.slice(0, 6), '+', strengths.total - 1),
      );
    if (left || says) found.push(restOfRun(reading, around, at, longestList, strengths.rest));
    if (left) found.push(ofTwo(reading, mention, others.slice(0, 8), '−', strengths.rest - 1));
    if (middle) found.push(meanOfRun(reading, around, at));
    return found.flatMap((each) => each ?? []);
  });
};
