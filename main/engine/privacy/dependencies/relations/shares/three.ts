import { isLess, rational, times } from '../../../noise/rational';
import { change, changeUnspaced, surcharge } from '../../cues/changes';
import { share, shareUnspaced } from '../../cues/shares';
import { type Mention, type Reading, sameUnit } from '../../figures';
import { fromBefore } from '../../order/cues';
import { isMove } from '../../order/find';
import { mayBe, type Proposal } from '../../proposal';
import { isOfItsOwn } from '../own-prices';
import { withoutShort } from './amounts';
import { changeOf, toldChange } from './change';
import { isMargin } from './rates';
import { isOwnShare, isPartBy, isTold } from './said';
import { shareOf } from './share';

/** The words between the first and the last of some numbers, and a little around. */
const wordsAround = ({ text }: Reading, mentions: readonly Mention[]): string =>
  text.slice(
    Math.max(0, Math.min(...mentions.map(({ start }) => start)) - 40),
    Math.max(...mentions.map(({ end }) => end)) + 40,
  );

/** Amounts of any sentences give a whole percentage by chance now and then. */
const inOneSentence = ({ text }: Reading, mentions: readonly Mention[]): boolean => {
  const first = Math.min(...mentions.map(({ end }) => end));
  const between = text.slice(first, Math.max(...mentions.map(({ start }) => start)));
  return !/[.!?]\s|\n/.test(withoutShort(between));
};

/** "Old rent: 620 €\nNew rent: 668 €\nIncrease: 7.7 %": each in a line of its own, and the percentage's says what it is. */
export const areListed = ([percent, ...amounts]: readonly Mention[]): boolean =>
  percent !== undefined &&
  percent.row < 0 &&
  percent.column >= 0 &&
  (change.test(percent.label) || changeUnspaced.test(percent.label)) &&
  amounts.every(({ column, label }) => column >= 0 && label !== '');

/** "7.7 % from 620 to 668", "from 620 to 668 (+7.7 %)": nothing else is said of the percentage. */
const isMoveBy = (reading: Reading, percent: Mention, a: Mention, b: Mention): boolean => {
  if (!isMove(reading, a, b)) return false;
  const { text } = reading;
  return percent.end < a.start
    ? fromBefore.test(text.slice(percent.end, a.start)) &&
        /^\P{L}{0,3}\p{L}{1,5}\P{L}{0,4}$/u.test(text.slice(percent.end, a.start))
    : percent.start > b.end &&
        (/^[\s,;:(+\u2212-]*$/u.test(text.slice(b.end, percent.start)) || isTold(reading, percent, b));
};

/** A part of so few steps is a share of many a number: $0.5m is 25 % of $1.9m, and of any from $1.8m to $2.2m. */
const fewSteps = 30;
const isFine = ({ figure }: Mention): boolean =>
  isLess(times(rational(BigInt(fewSteps), 1n), figure.step), figure.value);

/** "$240,000; 2024: $276,000 (+15 %)" */
const signed = /[(,:]\s?[+\u2212\u2013-]\s?$/u;

/** Of a percentage and two amounts, what follows from what. */
export const ofThree = (
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
  const isTied = isOwnShare(reading, percent, whole, part) || isPartBy(reading, percent, part);
  const moves = isMoveBy(reading, percent, a, b);
  const isBound = inTable || told || isTied || moves;
  const isUntied = (amount: Mention): boolean =>
    !isBound && isOfItsOwn(reading, amount, [percent, amount === a ? b : a]);
  const words = wordsAround(reading, [percent, a, b]);
  const coarse = inTable || inOneSentence(reading, [percent, a, b]) || isMargin(percent) || areListed([percent, a, b]);
  const isPart =
    inTable ||
    isTied ||
    (told && coarse) ||
    surcharge.test(words) ||
    ((share.test(words) || shareUnspaced.test(words)) && (coarse || isFine(part)));
  const apart = Math.abs(a.figure.size - b.figure.size);
  const isStep = near.some((other) => sameUnit(other.figure, a.figure) && mayBe(apart, other.figure));
  const isChange =
    inTable ||
    change.test(words) ||
    changeUnspaced.test(words) ||
    surcharge.test(words) ||
    signed.test(percent.before) ||
    moves;
  return [
    ...(isPart && !isUntied(part) ? shareOf(reading, percent, part, whole, coarse) : []),
    ...(isChange && !isUntied(b) ? changeOf(reading, percent, a, b, coarse, isStep) : []),
    ...(isChange && !isUntied(a) ? changeOf(reading, percent, b, a, coarse, isStep) : []),
  ];
};
