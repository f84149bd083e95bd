import { type Rational, rational } from '../../noise/rational';
import { change, share, surcharge } from '../cues';
import { type Mention, type Reading, sameUnit } from '../figures';
import { type Formula, hundred, negative, productOf } from '../formula';
import { mayBe, type Proposal, propose, type Relation, strengths } from '../proposal';

const hundredth = rational(1n, 100n);
const minusHundredth = rational(-1n, 100n);

/** How many amounts on either side of a percentage are tried, and how far off. */
const reach = 3;
const farthest = 160;

/** The words between the first and the last of some numbers, and a little around. */
const wordsAround = ({ text }: Reading, mentions: readonly Mention[]): string =>
  text.slice(
    Math.max(0, Math.min(...mentions.map(({ start }) => start)) - 40),
    Math.max(...mentions.map(({ end }) => end)) + 40,
  );

const shifted = (factor: Rational, [b, a]: readonly [number, number], plus: Rational): Formula => ({
  ...productOf(factor, [b, 1], [a, -1]),
  plus,
});

/** Of three numbers, what follows from what: a part, a percentage or what became of a value. */
const ofThree = (reading: Reading, percent: Mention, a: Mention, b: Mention, inTable: boolean): (Proposal | null)[] => {
  const p = percent.figure;
  const [whole, part] = a.figure.size >= b.figure.size ? [a, b] : [b, a];
  const words = wordsAround(reading, [percent, a, b]);
  const found: (Proposal | null)[] = [];
  if (inTable || share.test(words) || surcharge.test(words)) {
    const says = `${p.text} × ${whole.figure.text}`;
    if (mayBe((p.size * whole.figure.size) / 100, part.figure))
      found.push(
        propose(
          reading,
          part,
          productOf(hundredth, [p.index, 1], [whole.figure.index, 1]),
          [percent, whole],
          says,
          strengths.share,
        ),
      );
    if (mayBe((100 * part.figure.size) / whole.figure.size, p))
      found.push(
        propose(
          reading,
          percent,
          productOf(hundred, [part.figure.index, 1], [whole.figure.index, -1]),
          [part, whole],
          `${part.figure.text} ÷ ${whole.figure.text}`,
          strengths.share,
        ),
      );
  }
  if (!(inTable || change.test(words) || surcharge.test(words))) return found;
  // The earlier one becomes the later one.
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  for (const [from, to] of [
    [first, second],
    [second, first],
  ] as const) {
    const [x, y] = [from.figure, to.figure];
    const rises = y.size > x.size;
    const strength = from === first ? strengths.share : strengths.turned;
    const sign = rises ? '+' : '−';
    const grown = productOf(
      rises ? hundredth : minusHundredth,
      [x.index, 1],
      [p.index, 1, rises ? hundred : negative(hundred)],
    );
    if (mayBe((x.size * (100 + (rises ? p.size : -p.size))) / 100, y))
      found.push(propose(reading, to, grown, [percent, from], `${x.text} ${sign} ${p.text}`, strength));
    const rate = shifted(rises ? hundred : negative(hundred), [y.index, x.index], rises ? negative(hundred) : hundred);
    if (mayBe((100 * Math.abs(y.size - x.size)) / x.size, p))
      found.push(propose(reading, percent, rate, [from, to], `${y.text} ÷ ${x.text} − 100 %`, strength));
  }
  return found;
};

/** All ways of three numbers are as far: what is said last follows. */
const within = (proposals: readonly (Proposal | null)[], three: readonly Mention[]): (Proposal | null)[] => {
  const starts = three.map(({ start }) => start);
  const distance = Math.max(...starts) - Math.min(...starts);
  return proposals.map((proposal) => (proposal === null ? null : { ...proposal, distance }));
};

const isAmount = ({ figure }: Mention): boolean =>
  figure.type !== null && figure.unit !== '%' && figure.type !== 'DATE' && figure.type !== 'DATE_OF_BIRTH';

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
        if (a.figure.index !== b.figure.index && sameUnit(a.figure, b.figure))
          found.push(...within(ofThree(reading, percent, a, b, percent.row >= 0), [percent, a, b]));
    if (percent.row < 0) continue;
    // In a table: of what stands above the amount beside it, or in the last line of that amount's column.
    for (const part of near) {
      const column = reading.columns.get(part.column) ?? [];
      const at = lowerBound(column, part.start);
      const whole = column.findLast(isAmount);
      for (const above of [
        ...column.slice(Math.max(0, at - lines), at).reverse(),
        ...(whole === undefined ? [] : [whole]),
      ])
        if (above.figure.index !== part.figure.index && isAmount(above) && sameUnit(above.figure, part.figure))
          found.push(...within(ofThree(reading, percent, above, part, true), [percent, above, part]));
    }
  }
  return found.flatMap((each) => each ?? []);
};

/** How many lines above an amount are tried. */
const lines = 3;

/** Index of the mention that starts at `start`, in a sorted list. */
const lowerBound = (mentions: readonly Mention[], start: number): number => {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
};
