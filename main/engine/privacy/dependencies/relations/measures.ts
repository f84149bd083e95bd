import { isLess, type Rational, rational, times } from '../../noise/rational';
import { again, change } from '../cues/changes';
import { remaining } from '../cues/rests';
import { roughly } from '../cues/shares';
import type { Figure, Mention, Reading } from '../figures';
import { hundred, multipleOf, negative, one, over, productOf, sumOf } from '../formula';
import { mayBe, type Proposal, propose, type Relation, strengths } from '../proposal';

const farthest = 240;
const reach = 4;

const nearest = (mentions: readonly Mention[], to: Mention): Mention[] =>
  mentions
    .filter(
      (other) =>
        Math.abs(other.start - to.start) <= farthest &&
        (to.row < 0 || other.row < 0 || other.row === to.row || other.column === to.column),
    )
    .sort((a, b) => Math.abs(a.start - to.start) - Math.abs(b.start - to.start))
    .slice(0, reach);

const indexWord =
  /(?<!\p{L})(?:BMI|IMC|body mass index|body-mass|Körpermasse\p{L}*|indice de masse|índice de masa|ИМТ)(?!\p{L})/iu;

/** Body mass index: kilograms by metres squared; heights are in centimetres. */
export const bodyMass: Relation = (reading) => {
  const of = (unit: string): Mention[] =>
    reading.mentions.filter(({ figure }) => figure.type === 'BODY_MEASURE' && figure.unit === unit);
  const indices = reading.mentions.filter(
    ({ figure, before, label, header }) =>
      figure.type === 'BODY_MEASURE' &&
      (figure.unit === 'kg/m²' ||
        ((figure.unit === null || /kg\/m/.test(figure.text)) && indexWord.test(`${before}\n${label}\n${header}`))),
  );
  if (indices.length === 0) return [];
  const [weights, heights] = [of('kg'), of('cm')];
  return indices.flatMap((index) =>
    nearest(weights, index).flatMap((weight) =>
      nearest(heights, index).flatMap((height) => {
        const formula = productOf(rational(10_000n), [weight.figure.index, 1], [height.figure.index, -2]);
        const says = `${weight.figure.text} ÷ (${height.figure.text})²`;
        return propose(reading, index, formula, [weight, height], says, strengths.measure) ?? [];
      }),
    ),
  );
};

const dayWord =
  /^[ -]?(?:days?|Tage?n?|jours?|días?|dias?|giorni|giorno|dagen|dag|dni|dagar|dage|дн\p{L}*|день)(?!\p{L})/iu;
const weekWord =
  /^[ -]?(?:weeks?|Wochen?|semaines?|semanas?|settiman[ae]|weken|week|tygodni\p{L}*|veckor|uger|недел\p{L}*)(?!\p{L})/iu;

/** Days and weeks between two dates, where the number of them is protected too. */
export const durations: Relation = (reading) => {
  const dates = reading.mentions.filter(({ figure }) => figure.type === 'DATE' && figure.unit === 'day');
  if (dates.length < 2) return [];
  const found: (Proposal | null)[] = [];
  for (const count of reading.mentions) {
    if (count.figure.type !== 'COUNT') continue;
    const days = dayWord.test(count.after) ? 1 : weekWord.test(count.after) ? 7 : 0;
    if (days === 0) continue;
    const near = nearest(dates, count);
    for (const first of near)
      for (const last of near) {
        if (first.figure.size >= last.figure.size) continue;
        const factor = over(one, rational(BigInt(days)));
        // "From … to …" may count both ends.
        for (const extra of [0n, 1n]) {
          if (!mayBe((last.figure.size - first.figure.size + Number(extra)) / days, count.figure)) continue;
          const formula = sumOf(
            [last.figure.index, first.figure.index],
            [factor, negative(factor)],
            rational(extra, BigInt(days)),
          );
          found.push(
            propose(
              reading,
              count,
              formula,
              [first, last],
              `${last.figure.text} − ${first.figure.text}`,
              strengths.measure,
            ),
          );
        }
      }
  }
  return found.flatMap((each) => each ?? []);
};

/** Written with a word for thousands or more, in digits enough to tell it from others: $84.5k. */
const isShortened = ({ text, size }: Figure): boolean => {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 3 && digits < Math.trunc(size).toString().length;
};

/** What a number with zeros at its end is rounded to: 83,500 to hundreds. Three digits at least say what it is. */
const roundStep = ({ value, step }: Figure): Rational => {
  let to = step;
  const isMultiple = (of: Rational): boolean => {
    const { numerator, denominator } = over(value, of);
    return numerator % denominator === 0n;
  };
  const most = over(value, hundred);
  for (let next = times(to, ten); isLess(next, most) && isMultiple(next); next = times(next, ten)) to = next;
  return to;
};
const ten = rational(10n);

/** A rounder number for the same: "$84,512, so about $85k", "$84,512 … $84.5k", "180 cm (5'11\")". */
export const rounded: Relation = (reading) => {
  const { mentions, text } = reading;
  const drawn = mentions.filter(
    ({ figure }) => figure.type !== null && figure.type !== 'DATE' && figure.type !== 'DATE_OF_BIRTH',
  );
  const found: (Proposal | null)[] = [];
  for (const [at, a] of drawn.entries())
    for (const b of drawn.slice(at + 1, at + 1 + reach)) {
      if (a.figure.index === b.figure.index || a.figure.type !== b.figure.type || a.figure.unit !== b.figure.unit)
        continue;
      if (b.start - a.end > farthest) continue;
      const aside = /^\s*[(=≈~/]\s*$/.test(text.slice(a.end, b.start));
      for (const [exact, round] of [
        [a, b],
        [b, a],
      ] as const) {
        const isAgain = again.test(round.before) && roughly.test(round.before.slice(-24));
        const step = isAgain && exact === a ? roundStep(round.figure) : round.figure.step;
        if (!mayBe(exact.figure.size, { size: round.figure.size, step })) continue;
        const shortened = isShortened(round.figure) && !isShortened(exact.figure);
        if (!aside && !shortened && !roughly.test(round.before.slice(-24)) && !/[≈~]\s*$/.test(round.before)) continue;
        const coarser = isLess(exact.figure.step, step);
        if (!coarser) continue;
        const formula = multipleOf(exact.figure.index, one);
        const derived = { ...round, figure: { ...round.figure, step } };
        const proposal = propose(reading, derived, formula, [exact], `≈ ${exact.figure.text}`, strengths.round);
        found.push(proposal === null ? null : { ...proposal, to: step });
      }
    }
  return found.flatMap((each) => each ?? []);
};

/** What a share is said to be of, by the first letters of its words: "30 % of my patients". */
const ofWhat =
  /^\s*(?:of|vo[nm]|de[rs]?|du|des|del|della|de[il]|van|z|av|d[eao]s?|от|из)\s+((?:\p{L}+[\s,]{0,2}){1,3})/u;
const stemsOf = (mention: Mention): string[] =>
  (ofWhat.exec(mention.after)?.[1]?.match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5).toLowerCase());

/** Whether two shares are of one whole: said in one sentence, of nothing else, and none that something rose by. */
const areOfOne = ({ text }: Reading, first: Mention, next: Mention): boolean => {
  if (remaining.test(next.before)) return true;
  if (/[;!?]\s|\.\s+\p{Lu}|\n/u.test(text.slice(first.end, next.start))) return false;
  if ([first, next].some(({ before }) => change.test(before))) return false;
  const [some, others] = [stemsOf(first), stemsOf(next)];
  return some.length === 0 || others.length === 0 || some.some((stem) => others.includes(stem));
};

/** Shares that are all there is: the last one is what the others leave of 100 %. */
export const wholes: Relation = (reading) => {
  const found: (Proposal | null)[] = [];
  let run: Mention[] = [];
  const end = (): void => {
    const last = run.at(-1);
    const others = run.slice(0, -1);
    const sum = run.reduce((total, { figure }) => total + figure.size, 0);
    const [first] = others;
    // More than two hardly make a whole by chance.
    const isWhole = first !== undefined && last !== undefined && (others.length > 1 || areOfOne(reading, first, last));
    if (isWhole && Math.abs(sum - 100) < 1e-6) {
      const minusOne = others.map(() => negative(one));
      const formula = sumOf(
        others.map(({ figure }) => figure.index),
        minusOne,
        rational(100n),
      );
      found.push(
        propose(
          reading,
          last,
          formula,
          others,
          `100 % − ${others.map(({ figure }) => figure.text).join(' − ')}`,
          strengths.share - 1,
        ),
      );
    }
    run = [];
  };
  for (const mention of reading.mentions) {
    if (mention.figure.unit !== '%' || mention.figure.type === null) continue;
    const before = run.at(-1);
    const near = before !== undefined && mention.start - before.end <= 120 && mention.paragraph === before.paragraph;
    if (!near || run.length >= 12) end();
    if (!run.some(({ figure }) => figure.index === mention.figure.index)) run.push(mention);
  }
  end();
  return found.flatMap((each) => each ?? []);
};
