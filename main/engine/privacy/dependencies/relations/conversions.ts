import { hedges } from '../../lists/hedges';
import { rational, times } from '../../noise/rational';
import { oneLine } from '../../patterns/one-line';
import { conversion } from '../cues/shares';
import type { Mention, Reading } from '../figures';
import { about, multipleOf, one, over, productOf } from '../formula';
import { mayBe, type Proposal, propose, type Relation, strengths } from '../proposal';

const farthest = 120;
const reach = 3;
/** "$5,000 (€4,600)", "£800 ≈ €940": nothing else stands between. */
const aside = new RegExp(
  oneLine`
    ^\s*(?:\(|=|≈|~|\/|, ?(?:or|i\.?e\.?|soit|das sind|es decir|oder),?)\s*(?:
      =|≈|~|${hedges('about')}|i\.?e\.?,?|or|umgerechnet|soit
    )?\s*(?:${hedges('about')})?\s*$
  `,
  'iu',
);

const currency = ({ figure }: Mention): string | null => (figure.type === 'MONEY' ? figure.unit : null);

/** A rate of so few digits fits many amounts: it counts where no thing stands behind it, as in "at 1.1 per mille". */
const coarse = 3;
const goesOn = new RegExp(
  oneLine`
    ^\s*(?:
      $|[^\p{L}\s]|\p{Lu}{3}(?!\p{L})
      |(?:
        that|this|it|so|is|gives|makes|the|to|per|das|sind|ergibt|pro|zum|ça|soit|donc|par|son|eso|por|sono|cioè|dat
        |to|daje|czyli|isso|det|euros?|dollars?|pounds?|francs?|Euro|Dollar|Franken|zł|kr
      )(?!\p{L})
    )
  `,
  'u',
);
const isCalledRate =
  /[=@≈]\s*\p{Sc}?\s*$|(?<!\p{L})(?:\p{L}*rate|\p{L}*kurs\p{L}*|cours|taux|cambio|tasso|koers|câmbio|курс\p{L}*)(?!\p{L})/iu;
const isRate = ({ figure, before, after }: Mention): boolean =>
  isCalledRate.test(before) || figure.text.replace(/\D/g, '').replace(/^0+/, '').length >= coarse || goesOn.test(after);

/** A rate as it may be meant: `1,085` is one thousand and eighty-five or a little more than one, `58.000` fifty-eight or thousands. */
const readings = ({ figure }: Mention) => {
  if (!/^\d{1,3}[.,]\d{3}$/.test(figure.text)) return [figure.value];
  const isWhole = figure.value.denominator === 1n && figure.size >= 1000;
  return [figure.value, times(figure.value, isWhole ? rational(1n, 1000n) : rational(1000n))];
};

const byRate = (reading: Reading, a: Mention, b: Mention, rate: Mention): (Proposal | null)[] =>
  readings(rate).flatMap((value) => {
    const size = about(value);
    const found: (Proposal | null)[] = [];
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const strength = from.start < to.start ? strengths.conversion : strengths.turned;
      if (mayBe(from.figure.size * size, to.figure)) {
        const formula =
          rate.figure.type === null
            ? multipleOf(from.figure.index, value)
            : productOf(one, [from.figure.index, 1], [rate.figure.index, 1]);
        found.push(propose(reading, to, formula, [from, rate], `${from.figure.text} × ${rate.figure.text}`, strength));
      }
      if (mayBe(from.figure.size / size, to.figure)) {
        const formula =
          rate.figure.type === null
            ? multipleOf(from.figure.index, over(one, value))
            : productOf(one, [from.figure.index, 1], [rate.figure.index, -1]);
        found.push(propose(reading, to, formula, [from, rate], `${from.figure.text} ÷ ${rate.figure.text}`, strength));
      }
    }
    return found;
  });

/** The same money in two currencies, by a rate that the draft gives or by standing aside: "$5,000 (€4,600)". */
export const conversions: Relation = (reading) => {
  const { mentions, text } = reading;
  const found: (Proposal | null)[] = [];
  const rates = mentions.filter((mention) => {
    const { type, unit, size } = mention.figure;
    return unit !== '%' && size > 0 && (type === null || type === 'COUNT') && isRate(mention);
  });
  const money = mentions.filter((mention) => currency(mention) !== null);
  let at = 0;
  for (const [index, a] of money.entries())
    for (const b of money.slice(index + 1, index + 1 + reach)) {
      if (currency(a) === currency(b) || b.start - a.end > farthest || a.figure.size === 0 || b.figure.size === 0)
        continue;
      while ((rates[at]?.start ?? Number.POSITIVE_INFINITY) < a.start - farthest) at += 1;
      const words = text.slice(Math.max(0, a.start - 60), b.end + 60);
      if (conversion.test(words) || /[=≈@]/.test(words))
        for (const rate of rates.slice(at, at + 12))
          if (rate !== a && rate !== b && rate.start < b.end + farthest) found.push(...byRate(reading, a, b, rate));
      const between = text.slice(a.end, b.start);
      if (!aside.test(between) || (between.includes('(') && text.charAt(b.end) !== ')')) continue;
      const ratio = over(b.figure.value, a.figure.value);
      found.push(
        propose(
          reading,
          b,
          multipleOf(a.figure.index, ratio),
          [a],
          `${a.figure.text} × ${about(ratio).toPrecision(4)}`,
          strengths.conversion - 1,
        ),
      );
    }
  return found.flatMap((each) => each ?? []);
};
