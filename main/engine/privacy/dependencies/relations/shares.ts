import { isLess, rational, times } from '../../noise/rational';
import {
  again,
  change,
  fromTo,
  insteadOf,
  interest,
  isShare,
  ofWhole,
  ownShare,
  rated,
  share,
  shareUnspaced,
  surcharge,
  thatIs,
  total,
} from '../cues';
import { type Figure, type Mention, type Reading, sameUnit } from '../figures';
import { type Formula, hundred, negative, one, productOf } from '../formula';
import { mayBe, type Proposal, propose, type Relation, strengths } from '../proposal';
import { isOfItsOwn } from './own-prices';

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

/** "$1,610, which is 35 %": the share of what stands ahead of such words. */
const isAgain = ({ text }: Reading, percent: Mention, part: Mention): boolean => {
  if (part.end > percent.start || percent.start - part.end > nearWords) return false;
  const between = text.slice(part.end, percent.start);
  return again.test(between) && !/[.!?;]\s|\n|\d/.test(between);
};
const nearWords = 48;

/** A percentage and an amount that stand side by side: "25 % ($1,500)", "$1,500 (25 %)", "VAT 20 %: $166.20". */
const isBeside = ({ text }: Reading, a: Mention, b: Mention): boolean => {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  return /^[\s(=:,|\u2013\u2014-]{0,8}$/.test(text.slice(first.end, second.start));
};

/** "60 % is $5,400". */
const isSaid = ({ text }: Reading, percent: Mention, part: Mention): boolean =>
  percent.end < part.start && part.start - percent.end < 40 && isShare.test(text.slice(percent.end, part.start));

/** "50 % needs = $2,100". */
const isEquated = ({ text }: Reading, percent: Mention, part: Mention): boolean =>
  percent.end < part.start && /^(?: \p{L}{2,15}){1,3} ?[=:] ?$/u.test(text.slice(percent.end, part.start));

/** "I own 40 %; my share of the $250,000 is $100,000": by what was told in the clause ahead. */
const isOwnShare = ({ text }: Reading, percent: Mention, whole: Mention, part: Mention): boolean =>
  percent.end < whole.start &&
  whole.end < part.start &&
  ownShare.test(text.slice(percent.end, whole.start)) &&
  isShareOf.test(text.slice(whole.end, part.start));
/** What was made, and that the amount behind is the share of it. */
const isShareOf =
  /^(?: \p{L}{2,15}){0,3}[ :=,]{1,3}(?:is|was|are|were|comes? to|ist|war|sind|beträgt|est|était|es|era|son|è|sono|wynosi|é|är)?[ :=]*$/iu;

/** "35 % is in stocks ($420k)": the share of what the brackets behind it hold. */
const isAside = ({ text }: Reading, percent: Mention, part: Mention): boolean =>
  percent.end < part.start &&
  /^[^.;:!?\n()\d]{0,40}\($/.test(text.slice(percent.end, part.start)) &&
  text.charAt(part.end) === ')';

/** Amounts of any sentences give a whole percentage by chance now and then. */
const inOneSentence = ({ text }: Reading, mentions: readonly Mention[]): boolean => {
  const first = Math.min(...mentions.map(({ end }) => end));
  return !/[.!?]\s|\n/.test(text.slice(first, Math.max(...mentions.map(({ start }) => start))));
};

/** A part of so few steps is a share of many a number: $0.5m is 25 % of $1.9m, and of any from $1.8m to $2.2m. */
const fewSteps = 30;
const isFine = ({ figure }: Mention): boolean =>
  isLess(times(rational(BigInt(fewSteps), 1n), figure.step), figure.value);

/** A total behind a semicolon or in another sentence may be of something else. */
const inOneClause = ({ text }: Reading, a: Mention, b: Mention): boolean => {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  return !/[.!?;](?:\s|$)|\n/.test(text.slice(first.end, second.start));
};

/** A figure as a percentage gives it, which is rounded: 64.3 % of 7,000 need not be 4,500 to the unit. */
const roundedBy = (percent: Mention, whole: Mention, mention: Mention): Mention | null => {
  const slack = times(whole.figure.value, times(percent.figure.step, hundredth));
  const isRound = percent.figure.type !== null && Number.isInteger(percent.figure.size);
  if (isRound || !isLess(mention.figure.step, slack)) return null;
  return { ...mention, figure: { ...mention.figure, step: slack } };
};

/** Said of a percentage that is a rate: what follows from it comes later. */
const isRate = ({ before, after }: Mention): boolean =>
  [surcharge, interest, rated].some((cue) => cue.test(before.slice(-nearRate)) || cue.test(after.slice(0, nearRate)));
const nearRate = 24;
/** Whether a percentage came out of two amounts: they show more digits than it could give. */
const isMeasured = (percent: Mention, part: Mention, whole: Mention): boolean => {
  const given = (percent.figure.size * whole.figure.size) / 100;
  if (!mayBe(given, part.figure)) return true;
  const isWhole = Number.isInteger(percent.figure.size);
  return !isWhole && Math.abs(given - part.figure.size) > 1e-9 * given && !isRate(percent);
};

/** Of sales, in whatever sentence they stand. */
const margin =
  /(?<!\p{L})\p{L}{0,12}(?:margins?|marges?|margen|margine|marż[aą]|margem|marginal)(?: (?:of|is|was|von|ist|de|di|van|wynosi|é))? ?[:=(]? ?$/iu;

/** A part of a whole, or its share. */
const shareOf = (
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
  return [
    rounded !== null && mayBe((p.size * all.size) / 100, rounded.figure)
      ? propose(reading, rounded, product, [percent, whole], `${p.text} × ${all.text}`, strengths.share)
      : null,
    mayBe((p.size * all.size) / 100, of)
      ? propose(reading, part, product, [percent, whole], `${p.text} × ${all.text}`, strength)
      : null,
    coarse && mayBe((100 * of.size) / all.size, p)
      ? propose(
          reading,
          percent,
          productOf(hundred, [of.index, 1], [all.index, -1]),
          [part, whole],
          `${of.text} ÷ ${all.text}`,
          percent.start > part.start && isMeasured(percent, part, whole) ? strengths.measured : strengths.share,
        )
      : null,
  ];
};

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
const changeOf = (
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
  return [
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
};

/** "From $50,000 to $55,000, that is 10 %", "$1,500 and I earn $6,000: that makes 25 %": behind both, and said to follow. */
const isTold = ({ text }: Reading, percent: Mention, second: Mention): boolean =>
  second.end < percent.start && thatIs.test(text.slice(second.end, percent.start));

/** How far the second value is from the first, where a percentage is said to be just that. */
const toldChange = (reading: Reading, percent: Mention, a: Mention, b: Mention): Proposal | null => {
  const between = reading.text.slice(a.end, b.start);
  const turned = insteadOf.test(between);
  if (!turned && !fromTo.test(between)) return null;
  const [from, to] = turned ? [b, a] : [a, b];
  const [x, y] = [from.figure, to.figure];
  if (!mayBe((100 * Math.abs(y.size - x.size)) / x.size, percent.figure)) return null;
  const says = `${y.text} ÷ ${x.text} − 100 %`;
  return propose(reading, percent, rateOf(x, y), [from, to], says, strengths.told);
};

/** "$240,000; 2024: $276,000 (+15 %)" */
const signed = /[(,:]\s?[+\u2212\u2013-]\s?$/u;

/** Of a percentage and two amounts, what follows from what. */
const ofThree = (
  reading: Reading,
  percent: Mention,
  a: Mention,
  b: Mention,
  inTable: boolean,
  near: readonly Mention[],
): (Proposal | null)[] => {
  const [whole, part] = a.figure.size >= b.figure.size ? [a, b] : [b, a];
  const told = !inTable && isTold(reading, percent, b);
  const toldToChange = told ? toldChange(reading, percent, a, b) : null;
  if (toldToChange !== null) return [toldToChange];
  const isBound =
    inTable ||
    told ||
    isOwnShare(reading, percent, whole, part) ||
    [isBeside, isSaid, isAside, isAgain, isEquated].some((binds) => binds(reading, percent, part));
  const isOwn = (amount: Mention): boolean => !isBound && isOfItsOwn(reading, amount, [percent, amount === a ? b : a]);
  const words = wordsAround(reading, [percent, a, b]);
  const coarse = inTable || inOneSentence(reading, [percent, a, b]) || margin.test(percent.before.slice(-nearRate));
  const isPart =
    inTable ||
    (told && coarse) ||
    ((share.test(words) || shareUnspaced.test(words)) && (coarse || isFine(part))) ||
    isOwnShare(reading, percent, whole, part) ||
    isEquated(reading, percent, part) ||
    isSaid(reading, percent, part) ||
    surcharge.test(words) ||
    isBeside(reading, percent, part) ||
    isAgain(reading, percent, part) ||
    isAside(reading, percent, part);
  const apart = Math.abs(a.figure.size - b.figure.size);
  const isStep = near.some((other) => sameUnit(other.figure, a.figure) && mayBe(apart, other.figure));
  const isChange = inTable || change.test(words) || surcharge.test(words) || signed.test(percent.before);
  return [
    ...(isPart && !isOwn(part) ? shareOf(reading, percent, part, whole, coarse) : []),
    ...(isChange && !isOwn(b) ? changeOf(reading, percent, a, b, coarse, isStep) : []),
    ...(isChange && !isOwn(a) ? changeOf(reading, percent, b, a, coarse, isStep) : []),
  ];
};

/** All ways of three numbers are as far: what is said last follows. */
const within = (proposals: readonly (Proposal | null)[], three: readonly Mention[]): (Proposal | null)[] => {
  const starts = three.map(({ start }) => start);
  const distance = Math.max(...starts) - Math.min(...starts);
  return proposals.map((proposal) => (proposal === null ? null : { ...proposal, distance }));
};

const isAmount = ({ figure }: Mention): boolean =>
  figure.type !== null && figure.unit !== '%' && figure.type !== 'DATE' && figure.type !== 'DATE_OF_BIRTH';

/** How many amounts of a list of shares may stand between one and their whole, and how far off that is. */
const longest = 12;
const farthestWhole = 600;

/** "60 % stocks ($72,000), 30 % bonds ($36,000), …, total $120,000": of a whole that is called so, however far. */
const ofSaidWhole = (
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
          (isTold(reading, percent, b) || isOwnShare(reading, percent, a, b) || !isOfOther(reading, percent, [a, b]))
        )
          found.push(...within(ofThree(reading, percent, a, b, percent.row >= 0, near), [percent, a, b]));
    if (percent.row < 0) {
      found.push(...ofSaidWhole(reading, percent, amounts, next));
      continue;
    }
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
          found.push(...within(ofThree(reading, percent, above, part, true, []), [percent, above, part]));
    }
  }
  return found.flatMap((each) => each ?? []);
};

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
