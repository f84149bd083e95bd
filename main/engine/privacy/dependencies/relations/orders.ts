import { total } from '../cues/totals';
import { type Mention, type Reading, sameUnit } from '../figures';
import { about, one, sumOf } from '../formula';
import { mayBe, type Proposal, propose, type Relation, strengths } from '../proposal';
import { eachBefore, isCount } from './products';

/** How many prices a total sums, and how much text may stand between two of them. */
const most = 8;
const gap = 120;

/** How often a price is paid: "2 days at $640". */
const timesPaid = ({ mentions }: Reading, at: number): Mention | null => {
  const [count, price] = [mentions[at - 1], mentions[at]];
  return count !== undefined &&
    price !== undefined &&
    count.figure.type === null &&
    isCount(count) &&
    eachBefore.test(price.before)
    ? count
    : null;
};

const sumUp = (reading: Reading, at: number): Proposal | null => {
  const { mentions, text } = reading;
  const whole = mentions[at];
  if (whole === undefined) return null;
  const prices: { readonly price: Mention; readonly count: Mention | null }[] = [];
  let sum = 0;
  let next = whole;
  for (let back = at - 1; back >= 0 && prices.length < most; back--) {
    const price = mentions[back];
    if (price === undefined || price.paragraph !== whole.paragraph || next.start - price.end > gap) return null;
    if (price.figure.type === null) continue;
    if (!sameUnit(price.figure, whole.figure) || /[.!?]\s/.test(text.slice(price.end, next.start))) return null;
    const count = timesPaid(reading, back);
    next = price;
    prices.unshift({ price, count });
    sum += price.figure.size * (count?.figure.size ?? 1);
    if (prices.length < 2 || !prices.some((each) => each.count !== null) || !mayBe(sum, whole.figure)) continue;
    return propose(
      reading,
      whole,
      sumOf(
        prices.map(({ price: { figure } }) => figure.index),
        prices.map(({ count: each }) => each?.figure.value ?? one),
      ),
      prices.map(({ price: each }) => each),
      prices
        .map(
          ({ price: { figure }, count: each }) => (each === null ? '' : `${about(each.figure.value)} × `) + figure.text,
        )
        .join(' + '),
      strengths.total,
    );
  }
  return null;
};

/** "2 days at $640, travel $180, total $1,460": a total of prices, some of them paid several times. */
export const orders: Relation = (reading) =>
  reading.mentions.flatMap((mention, at) =>
    mention.figure.type === 'MONEY' && mention.row < 0 && total.test(mention.before) ? (sumUp(reading, at) ?? []) : [],
  );
