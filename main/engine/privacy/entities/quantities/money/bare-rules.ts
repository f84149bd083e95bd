import { isPayment } from '../../../detect/recognisers/payments';
import { isGivenName } from '../../../lists';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { candidate, isOfDigits, isSum, lengthOf, soon } from './amounts';
import { borrowing, byReason, type Rule } from './by-reason';
import { byLesson, byYear, gets, hourly, perTime, rate } from './by-time';
import { anArticle, asked, bought, boughtFor, came, gained, handled, offers, wanted } from './came';
import { countedUnspaced, cue, lessOrMore, loosely, moneyWord, unspacedCue } from './cues';
import { aThing, givers, notPaid, possession, pronoun } from './givers';
import { forWhat, kept, keptBare } from './kinds';
import { otherLabels } from './ledger';
import { given, lent, lentBehind, toKin, toPay } from './lent';
import { anyLimit, goods, limits, limitWords, valued } from './limits';
import type { Amount } from './read';
import { isTallied } from './thousands';

/** Why a number without a currency is money. */

const afterWords = (words: string): string => `after '${words.trim()}'`;
const beforeWords = (words: string): string => `before '${words.trim()}'`;

/** A person, or nobody named: "mi ha dato 300". */
const isGiver = (subject: string): boolean =>
  /^[\s,"'“„«(-]*$/u.test(subject) ||
  givers.test(subject) ||
  (subject.match(/\p{Lu}[\p{L}'-]+/gu)?.some((word) => isGivenName(word)) ?? false);

const without = (clause: string, end: string): string => clause.slice(0, Math.max(0, clause.length - end.length));

const keeps: Rule = ({ money, rest, isLarge, every }) => {
  const words = (kept.exec(rest) ?? keptBare.exec(rest))?.[0];
  return words !== undefined && (isLarge || every((each) => lengthOf(each) > 2))
    ? candidate(money, 0.7, beforeWords(words))
    : null;
};

const rated: Rule = ({ money, before, rest, every }) => {
  const words = rate.exec(rest)?.[0];
  return words !== undefined && (every(isSum) || moneyWord.test(before))
    ? candidate(money, 0.8, beforeWords(words))
    : null;
};

const otherGrand = /^ (?:pian|slam|prix|juri|jury|child|son|daughter|parent|mother|father|total|opening|theft|final)/i;
const isOne = ({ value, scale }: Amount): boolean => value.coefficient === 1n && scale === value.exponent;

/** "Five grand", and not "it was a grand, beautiful house". */
const grand: Rule = ({ money, before, rest, isAlone, every }) => {
  if (!/^(?:grand|Riesen|Tausender)$/.test(money.amounts.at(-1)?.word ?? '') || otherGrand.test(rest)) return null;
  const isSaid = (): boolean =>
    !/^[ ,]*(?:and )?\p{L}/u.test(rest) ||
    [cue, came, lent, given, handled, asked, boughtFor].some((pattern) => pattern.test(before)) ||
    perTime.test(rest);
  return !every(isOne) || (isAlone && isSaid()) ? candidate(money, 0.8, beforeWords('grand')) : null;
};

const perPeriod: Rule = ({ money, before, rest, clause, every }) => {
  const words = perTime.exec(rest)?.[0];
  const isPay = (): boolean =>
    moneyWord.test(clause) ||
    (gets.test(before) && every((each) => lengthOf(each) > 1)) ||
    every(({ format }) => format.decimals === 2);
  return words !== undefined && isPay() ? candidate(money, 0.7, beforeWords(words)) : null;
};

const perLesson: Rule = ({ money, before, rest, every }) =>
  standsIn(byLesson, before, rest) && every((each) => lengthOf(each) > 1)
    ? candidate(money, 0.7, 'paid by the lesson')
    : null;

const perYear: Rule = ({ money, rest, clause, every }) => {
  const words = byYear.exec(rest)?.[0];
  return words !== undefined && every((each) => each.scale > 0 || (isOfDigits(5)(each) && wanted.test(clause)))
    ? candidate(money, 0.7, beforeWords(words))
    : null;
};

const gain: Rule = ({ money, rest, isLarge, every }) => {
  const words = gained.exec(rest)?.[0];
  return words !== undefined && (isLarge || every((each) => lengthOf(each) > 4))
    ? candidate(money, 0.75, beforeWords(words))
    : null;
};

const loan: Rule = ({ money, before, rest, isAlone, every }) => {
  if (!every(isOfDigits(2))) return null;
  const words = isAlone || lessOrMore.test(rest) ? lent.exec(before)?.[0] : undefined;
  if (words !== undefined) return candidate(money, every(({ scale }) => scale > 0) ? 0.85 : 0.7, afterWords(words));
  if (toKin.behind.test(rest) && toKin.before.test(before)) return candidate(money, 0.7, 'lent or owed to somebody');
  const behind = lentBehind.exec(rest)?.[0];
  return behind === undefined ? null : candidate(money, 0.7, beforeWords(behind));
};

const gift: Rule = ({ money, before, rest, clause, isAlone, every }) => {
  const words = isAlone && every(isOfDigits(2)) ? given.exec(before)?.[0] : undefined;
  if (words === undefined || notPaid.test(clause) || notPaid.test(rest)) return null;
  return moneyWord.test(before) || (every(isSum) && isGiver(without(clause, words)))
    ? candidate(money, 0.7, afterWords(words))
    : null;
};

const sold: Rule = ({ money, before, rest, clause, isAlone, every }) =>
  every(isSum) &&
  boughtFor.test(before) &&
  (isAlone || anArticle.test(rest) || bought.test(rest.slice(0, soon))) &&
  (bought.test(clause) || bought.test(rest))
    ? candidate(money, 0.65, "after 'bought'")
    : null;

const limit: Rule = ({ money, before, rest, clause, every }) =>
  every(isOfDigits(6)) &&
  standsIn(limits, before, rest) &&
  (every(({ scale }) => scale > 0) || moneyWord.test(clause) || goods.test(rest))
    ? candidate(money, 0.65, 'a limit')
    : null;

const due: Rule = ({ money, before, rest, clause, every }) => {
  const words = every(isOfDigits(2)) ? toPay.after.exec(rest)?.[0] : undefined;
  if (words === undefined || !toPay.before.test(before)) return null;
  return !toPay.anything.test(before) ||
    moneyWord.test(clause) ||
    isGiver(rest.slice(words.length).split(' ', 3).join(' '))
    ? candidate(money, 0.7, 'to be paid')
    : null;
};

const handedOn: Rule = ({ money, before, isAmountLike }) => {
  const words = isAmountLike ? handled.exec(before)?.[0] : undefined;
  return words === undefined ? null : candidate(money, 0.7, afterWords(words));
};

/** With separators, a word for thousands, or round as words are: "half a million". */
const isWritten = ({ scale, format, value }: Amount): boolean =>
  scale > 2 ||
  format.grouping !== '' ||
  (value.exponent === 0 && value.coefficient > 0n && value.coefficient % 50_000n === 0n);

const worth: Rule = ({ money, before, isAlone, every }) => {
  const words = every(isWritten) && isAlone ? valued.exec(before)?.[0] : undefined;
  return words === undefined ? null : candidate(money, 0.7, afterWords(words));
};

const fortune: Rule = ({ money, before, rest, clause, isAlone, every }) => {
  const isFortune = every(isWritten) || (moneyWord.test(clause) && every((each) => lengthOf(each) > 4));
  const words = isFortune && isAlone ? came.exec(before)?.[0] : undefined;
  if (words === undefined || isTallied(clause, rest)) return null;
  const subject = without(clause, words);
  return !possession.test(words) || !aThing.test(subject) || isGiver(subject)
    ? candidate(money, 0.65, 'a sum that came or went')
    : null;
};

const wish: Rule = ({ money, before, rest, clause, isLarge, isAmountLike, every }) => {
  const words = isAmountLike ? asked.exec(before)?.[0] : undefined;
  if (words === undefined) return null;
  return !pronoun.test(words) ||
    isLarge ||
    every((each) => lengthOf(each) > 5) ||
    limits.after.test(rest) ||
    moneyWord.test(clause) ||
    perTime.test(rest)
    ? candidate(money, 0.7, afterWords(words))
    : null;
};

const offer: Rule = ({ money, clause, isAlone }) => {
  if (!isAlone || !/^k$/i.test(money.amounts.at(-1)?.word ?? '')) return null;
  const words = (offers.exec(clause) ?? moneyWord.exec(clause))?.[0];
  return words === undefined ? null : candidate(money, 0.7, afterWords(words));
};

/** "Expenses 101 for beginners": a first course in it. */
const isFirst = ({ value, scale }: Amount): boolean =>
  scale === 0 && value.exponent === 0 && value.coefficient === 101n;
const course = {
  before: new RegExp(
    oneLine`
      (?<!(?<!\p{L})(?:my|our|his|her|their|your|the|total|monthly) )(?<!\p{L})(?:
        expenses|taxes|savings|debts|benefits|utilities|bills|wages|earnings|tips|overheads|outgoings|deductions
        |salaries|loans
      ) $
    `,
    'iu',
  ),
  after: /^(?: for (?:absolute |total |complete )?(?:beginners|dummies)|\s*\?|\s*$)/iu,
};
/** One digit and zeros: an example's. */
const isRound = ({ value }: Amount): boolean => /^[1-9]0*$/.test(String(value.coefficient));
/** "const net = 100": what a program begins with. */
const declared = /(?<!\p{L})(?:const|let|var|val|int|float|double|final|long|decimal|auto) \p{L}\w{0,24} ?= ?$/u;
const ofBets = /(?<!\p{L})quote$/iu;
const labelled: Rule = ({ money, before, rest, isLarge, isAmountLike, every }) => {
  if (every(isRound) && declared.test(before)) return null;
  const isUnspaced =
    !countedUnspaced.test(rest) && (isAmountLike || /^[，。、；,;涨漲升降加减減到至分本回还還]|^$/u.test(rest));
  const unspaced = isUnspaced ? unspacedCue.exec(before)?.[1] : undefined;
  const isPaidFor = every(isSum) && forWhat.test(rest);
  const words = (isAmountLike || isPaidFor ? cue.exec(before)?.[1] : undefined) ?? unspaced;
  // The quote of a bet: "1.25".
  const isOdds =
    words !== undefined && ofBets.test(words) && every((each) => each.format.decimals > 0 && lengthOf(each) < 5);
  const isCourse = every(isFirst) && standsIn(course, before, rest);
  return words !== undefined && !isOdds && !isCourse && (isLarge || !anyLimit.test(words))
    ? candidate(money, 0.6, `after '${words}'`)
    : null;
};

const byTheHour: Rule = ({ money, before, isAlone, every }) =>
  isAlone && every((each) => lengthOf(each) > 1) && hourly.test(before)
    ? candidate(money, 0.6, 'pay by the hour')
    : null;

const amongMoney: Rule = ({ money, before, rest, clause, isAmountLike, every }) =>
  every(isSum) &&
  ((isAmountLike && loosely.test(before)) || lessOrMore.test(rest)) &&
  moneyWord.test(clause.replace(limitWords, '')) &&
  !otherLabels.test(before)
    ? candidate(money, 0.6, 'in a sentence about money')
    : null;

export const paidReason = 'what somebody is paid';
const payment: Rule = ({ money, before, rest }) =>
  isPayment(money.amounts, before, rest) ? candidate(money, 0.85, paidReason) : null;

/** The first that says so decides. */
export const rules: readonly Rule[] = [
  borrowing,
  keeps,
  rated,
  grand,
  perPeriod,
  perLesson,
  perYear,
  gain,
  loan,
  gift,
  sold,
  limit,
  due,
  handedOn,
  worth,
  fortune,
  wish,
  offer,
  labelled,
  byTheHour,
  amongMoney,
  payment,
  ...byReason,
];
