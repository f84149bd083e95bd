import { isLess, rational, times } from '../../noise/rational';
import { lasting } from '../cues/loans';
import { type Mention, sameUnit } from '../figures';
import { one, over, productOf } from '../formula';
import { mayBe, type Proposal, propose, type Relation, strengths } from '../proposal';
import { yearWord } from './loans';

/** How many amounts on either side of a time are tried, and how far off. */
const reach = 3;
const farthest = 160;

/** What a time is counted in, a month's share of it, and how often a year holds it. */
const spans: readonly { readonly word: RegExp; readonly months: bigint; readonly parts: bigint }[] = [
  {
    word: /^[ -]?(?:months?|mos?\.?|Monaten?|mois|meses|mesi|maanden|miesi\p{L}+|månader|måneder|месяц\p{L}*)(?!\p{L})/iu,
    months: 1n,
    parts: 1n,
  },
  {
    word: yearWord,
    months: 12n,
    parts: 1n,
  },
  {
    word: /^[ -]?(?:weeks?|Wochen?|semaines?|semanas?|settimane|weken|tygodn\p{L}+|veckor)(?!\p{L})/iu,
    months: 12n,
    parts: 52n,
  },
];
/** Of a week, where the time is counted in weeks; else of a month. */
const weekly = /^[^.\n\d]{0,24}(?:week|Woche|semaine|semana|settimana|tydzień|vecka)/iu;

/** How far from a time or from what goes out a word says that it lasts. */
const nearWord = 28;
const isSaidNear = (text: string, { start, end }: Mention): boolean =>
  lasting.test(text.slice(Math.max(0, start - nearWord), start)) || lasting.test(text.slice(end, end + nearWord));

/** "$480,000 in cash, $40,000 a month: a runway of 12 months": the time stays, so the cash or what goes out follows. */
export const runway: Relation = ({ mentions, text, ...rest }) => {
  const reading = { mentions, text, ...rest };
  const money = mentions.flatMap((mention) => (mention.figure.type === 'MONEY' && mention.row < 0 ? [mention] : []));
  if (money.length < 2 || !lasting.test(text)) return [];
  const found: (Proposal | null)[] = [];
  for (const time of mentions) {
    const span = spans.find(({ word }) => word.test(time.after));
    const { figure } = time;
    if (span === undefined || (figure.type !== null && figure.type !== 'COUNT') || figure.size <= 1) continue;
    const near = money
      .filter(({ start }) => Math.abs(start - time.start) <= farthest)
      .sort((a, b) => Math.abs(a.start - time.start) - Math.abs(b.start - time.start))
      .slice(0, 2 * reach);
    for (const cash of near)
      for (const burn of near) {
        if (!isSaidNear(text, time) && !isSaidNear(text, burn)) continue;
        if (cash === burn || !sameUnit(cash.figure, burn.figure) || burn.figure.size >= cash.figure.size) continue;
        const isWeekly = span.parts > 1n && weekly.test(burn.after);
        const factor = isWeekly ? one : rational(span.months, span.parts);
        found.push(...follows(reading, time, cash, burn, factor));
      }
  }
  return found.flatMap((each) => each ?? []);
};

const follows = (
  reading: Parameters<Relation>[0],
  time: Mention,
  cash: Mention,
  burn: Mention,
  factor: ReturnType<typeof rational>,
): (Proposal | null)[] => {
  const [n, c, b] = [time.figure, cash.figure, burn.figure];
  // 11.7 months are rounded: what goes out need not give the cash to its last digit.
  const slack = times(b.value, over(n.step, n.value));
  const loose = n.type === null && isLess(b.step, slack) ? { ...burn, figure: { ...b, step: slack } } : burn;
  const size = (n.size * Number(factor.numerator)) / Number(factor.denominator);
  return [
    mayBe(size * b.size, c)
      ? propose(
          reading,
          cash,
          productOf(factor, [n.index, 1], [b.index, 1]),
          [time, burn],
          `${n.text} × ${b.text}`,
          strengths.product,
        )
      : null,
    mayBe(c.size / size, loose.figure)
      ? propose(
          reading,
          loose,
          productOf(rational(factor.denominator, factor.numerator), [c.index, 1], [n.index, -1]),
          [cash, time],
          `${c.text} ÷ ${n.text}`,
          strengths.product - 1,
        )
      : null,
  ];
};
