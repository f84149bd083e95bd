import { ourPartitives, partitives } from '../people/words';
import { apposed } from './apposed';
import { approximate } from './approximate';
import { ofBirthday } from './birthdays';
import { clinical } from './clinical';
import { everyday } from './everyday';
import * as life from './life';
import { marked } from './marked';
import { isInNamedList } from './named-list';
import * as names from './names';
import { noted } from './noted';
import { notedUnspaced } from './noted-unspaced';
import { ofOneself } from './oneself';
import * as relatives from './relatives';
import { chatted } from './remarks';
import { besideAnother } from './second';
import { ofSeveral } from './several';
import { slang } from './slang';
import { stated } from './stated';
import { ofTime } from './times';
import { told } from './told';
import { turning } from './turning';
import { atTurn } from './turns';
import { written } from './written';

/** Ages that stand beside a person without a word for years: ", 47, a driver", "Mia (6)", "died at 93", "his 40th birthday". */

/** Why a number is an age, and how sure that is. */
interface Why {
  readonly score: number;
  readonly reason: string;
}
/** Asked of what stands before and behind a number, and of its digits. */
type Ask<Answer> = (left: string, right: string, digits: string) => Answer;

const when =
  (score: number, reason: string, is: Ask<boolean>): Ask<Why | null> =>
  (left, right, digits) =>
    is(left, right, digits) ? { score, reason } : null;
const by =
  (reasonOf: Ask<string | null>): Ask<Why | null> =>
  (left, right, digits) => {
    const reason = reasonOf(left, right, digits);
    return reason === null ? null : { score: 0.8, reason };
  };

/** The first that is so says why. */
const rules: readonly Ask<Why | null>[] = [
  when(0.9, 'of a birthday', life.isBirthday),
  by(ofSeveral),
  when(0.85, 'of a death', life.isDeath),
  when(0.85, 'said of a relative', relatives.isOfBorne),
  when(0.8, 'said of a person', relatives.isOfPerson),
  when(0.75, 'said of a person', relatives.isSaidOfOne),
  when(0.8, 'of a small child', relatives.isInfants),
  when(0.8, 'said of a person', relatives.isThisYear),
  when(0.8, 'said of a person', life.isOpening),
  when(0.8, 'after a relative', relatives.isApposed),
  when(0.8, 'of a birthday', life.isBirthdayNear),
  when(0.8, 'after a relative', relatives.isOfNamedRelative),
  when(0.75, 'before how one lives', life.isLiving),
  when(0.75, 'after a trade', life.isOfTrade),
  when(0.75, 'after a name', names.isOpened),
  when(0.75, 'said of a person', life.isSaidWith),
  when(0.8, 'a decade of a life', life.isInDecade),
  when(0.8, 'said of a relative', relatives.isChilds),
  when(0.8, 'after the sex', names.isBehindSex),
  when(0.8, 'after a name', names.isIntroduced),
  when(0.8, 'after a name', names.isSaidOfName),
  when(0.75, 'after a relative', relatives.isOfRelative),
  when(0.8, 'said of a person', relatives.isReported),
  when(0.8, 'after a name', isInNamedList),
  when(0.8, 'after a name', names.isInBrackets),
  when(0.75, 'said of a person', names.isListedOfSelf),
  ...[ofOneself, told, marked, turning, written, stated, everyday, besideAnother, slang, apposed, approximate].map(by),
  ...[chatted, clinical, ofTime, atTurn, ofBirthday, noted, notedUnspaced].map(by),
  names.besideName,
];

const someOf = new RegExp(`^ (?:${partitives}|${ourPartitives})(?!\\p{L})`, 'iu');

/** Why a number beside a person is an age; null where it is none. What stands right behind the number costs least to ask. */
export const besidePerson: Ask<Why | null> = (left, right, digits) => {
  if (someOf.test(right)) return null;
  for (const rule of rules) {
    const why = rule(left, right, digits);
    if (why !== null) return why;
  }
  return null;
};
