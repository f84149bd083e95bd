import type { Replacement } from '../../../../../shared/domain';
import { linkedMonths, monthNames } from '../../entities/quantities/dates/months';
import { plain } from '../../entities/quantities/plain';
import type { Kept } from '../kept';
import { readAges } from './ages';
import { readAmountsOf } from './amounts';
import { readBirthYears } from './birth-years';
import { readBodyMassIndices } from './body-mass';
import { readDatesOf } from './dates';
import { readKeyed } from './keyed';
import { readListed } from './listed';
import { readMeasuresOf } from './measures';
import { inTurn, type ReadNumber, type Window } from './noised';
import { readOwnWords } from './own-words';
import { readPercentages } from './percentages';

/** What may stand before a number and belongs to it: "March 14", "$84". */
export const leadWords: readonly string[] = [...monthNames, ...linkedMonths, ...'$€£¥₹₺₽₴₪₩₫฿₱₦₿'];

/** Who says something of a number, in turn: a place that is put back goes before one that is marked. */
const readNumbers = inTurn([
  readOwnWords,
  readDatesOf,
  readBirthYears,
  readAges,
  readKeyed,
  readMeasuresOf,
  readAmountsOf,
  readListed,
  readPercentages,
  readBodyMassIndices,
]);

/** All numbers of a conversation: a window of a reply is read once. Null where it has none. */
export const createNumberReader = (
  replacements: readonly Replacement[],
  kept: Kept,
): ((window: Omit<Window, 'plain'>) => ReadNumber) | null => {
  const read = readNumbers(replacements, kept);
  return read && ((window) => read({ ...window, plain: plain(window.text) }));
};
