import { rational } from '../../noise/rational';
import { borrowed, interest, invested } from '../cues/loans';
import { inAll } from '../cues/totals';
import { type Mention, type Reading, sameUnit } from '../figures';
import { type Formula, hundred, multipleOf, negative, one, over, productOf, sumOf } from '../formula';
import { mayBe, type Proposal, propose, type Relation, strengths } from '../proposal';
import { type Period, periodsOf } from './periods';

/** How many amounts on either side of a rate are tried, and how far off. */
const reach = 3;
const farthest = 200;
/** Fifty years. */
const longest = 600;

/** How often a year interest is paid, by the words beside it. */
const parts: Readonly<Partial<Record<Period, number>>> = {
  day: 365,
  week: 52,
  fortnight: 26,
  month: 12,
  quarter: 4,
  'half-year': 2,
  year: 1,
};

/** Behind a number of years. */
export const yearWord =
  /^[ -]?(?:years?|yrs?|Jahren?|ans?|années?|años?|anni|anno|jaar|jaren|lat|lata|anos?|år|лет|года?)(?!\p{L})/iu;
const monthWord =
  /^[ -]?(?:months?|Monaten?|mois|meses|mesi|maanden|miesi\p{L}+|månader|måneder|месяц\p{L}*|monthly)(?!\p{L})/iu;

/** For how many months something runs, as the draft names it: "30-year", "60 months". */
const termsOf = ({ mentions }: Reading): { start: number; months: number }[] =>
  mentions.flatMap(({ figure, after, start }) => {
    const months = yearWord.test(after) ? 12 * figure.size : monthWord.test(after) ? figure.size : 0;
    const isTerm = (figure.type === null || figure.type === 'COUNT') && Number.isInteger(months);
    return isTerm && months > 1 && months <= longest ? [{ start, months }] : [];
  });

/** About what `instalment` gives exactly. */
const about = (principal: number, percent: number, months: number): number => {
  const rate = percent / 1200;
  return (principal * rate) / (1 - (1 + rate) ** -months);
};

/** What all instalments come to, and how much of that is interest. */
const paidInAll = (
  reading: Reading,
  principal: Mention,
  part: Mention,
  months: number,
  near: readonly { readonly mention: Mention }[],
): (Proposal | null)[] => {
  const [p, m] = [principal.figure, part.figure];
  if (m.size >= p.size || m.size * months < p.size) return [];
  const times = rational(BigInt(months));
  return near.flatMap(({ mention: other }) => {
    if (other.figure.index === p.index || other.figure.index === m.index || !sameUnit(p, other.figure)) return [];
    const says = `${months} × ${m.text}`;
    return [
      mayBe(m.size * months, other.figure)
        ? propose(reading, other, multipleOf(m.index, times), [part], says, strengths.loan)
        : null,
      mayBe(m.size * months - p.size, other.figure)
        ? propose(
            reading,
            other,
            sumOf([m.index, p.index], [times, negative(one)]),
            [part, principal],
            `${says} − ${p.text}`,
            strengths.loan,
          )
        : null,
    ];
  });
};

/** Interest for a part of a year, a loan's instalments, and what an investment has grown to. */
export const loans: Relation = (reading) => {
  const { mentions, text } = reading;
  const money = mentions.flatMap((mention, at) => (mention.figure.type === 'MONEY' ? [{ mention, at }] : []));
  const rates = mentions.filter(({ figure }) => figure.unit === '%' && figure.size > 0 && figure.size < 100);
  if (money.length < 2 || rates.length === 0) return [];
  const periods = periodsOf(mentions, text);
  const terms = termsOf(reading);
  const found: (Proposal | null)[] = [];
  let next = 0;
  for (const rate of rates) {
    while ((money[next]?.mention.start ?? Number.POSITIVE_INFINITY) < rate.start) next += 1;
    const near = money
      .slice(Math.max(0, next - reach), next + reach)
      .filter(({ mention }) => Math.abs(mention.start - rate.start) <= farthest);
    const first = Math.min(rate.start, near[0]?.mention.start ?? rate.start);
    const words = text.slice(Math.max(0, first - 60), (near.at(-1)?.mention.end ?? rate.end) + 40);
    const [isInterest, isBorrowed, isInvested] = [interest, borrowed, invested].map((cue) => cue.test(words));
    if (!isInterest && !isBorrowed && !isInvested) continue;
    const runs = terms.filter(({ start }) => Math.abs(start - rate.start) <= farthest);
    const { index: r, size: percent, text: said } = rate.figure;

    const add = (derived: Mention, formula: Formula, principal: Mention, says: string): void => {
      found.push(propose(reading, derived, formula, [principal, rate], says, strengths.loan));
    };
    for (const { mention: principal } of near)
      for (const { mention: other, at } of near) {
        const [p, o] = [principal.figure, other.figure];
        if (p.index === o.index || !sameUnit(p, o)) continue;
        const times = parts[periods[at] ?? 'year'];
        // A year's is a plain share of it, which any two amounts may be: there its own words say that it is interest.
        const isSaid = times !== 1 || interest.test(`${other.before}\n${other.after}`);
        if ((isInterest || isBorrowed) && times !== undefined && isSaid && mayBe((p.size * percent) / 100 / times, o))
          add(
            other,
            productOf(rational(1n, BigInt(100 * times)), [p.index, 1], [r, 1]),
            principal,
            times === 1 ? `${p.text} × ${said}` : `${p.text} × ${said} ÷ ${times}`,
          );
        for (const { months } of runs) {
          if (isBorrowed && mayBe(about(p.size, percent, months), o))
            add(
              other,
              { kind: 'instalment', principal: p.index, rate: r, months },
              principal,
              `${p.text} at ${said} in ${months} months`,
            );
          if (isBorrowed && inAll.test(words)) found.push(...paidInAll(reading, principal, other, months, near));
          const years = months / 12;
          if (isInvested && Number.isInteger(years) && mayBe(p.size * (1 + percent / 100) ** years, o))
            add(
              other,
              productOf(over(one, rational(hundred.numerator ** BigInt(years))), [p.index, 1], [r, years, hundred]),
              principal,
              `${p.text} × (1 + ${said})^${years}`,
            );
        }
      }
  }
  return found.flatMap((each) => each ?? []);
};
