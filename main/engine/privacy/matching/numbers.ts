import type { Replacement } from '../../../../shared/domain';
import { monthNames } from '../entities/quantities/dates/months';
import { readAges } from './ages';
import { readAmountsOf } from './amounts';
import { readDatesOf } from './dates';
import type { NumberReader, Reading } from './noised';

/** What may stand before a number and belongs to it: "March 14", "$84". */
export const leadWords: readonly string[] = [...monthNames, ...'$€£¥₹₺₽₴₪₩₫฿₱₦₿'];

/** All who say something of a number are asked; a place that is put back goes before one that is marked. */
export const createNumberReader = (replacements: readonly Replacement[], kept: string): NumberReader | null => {
  const readers = [readDatesOf, readAges, readAmountsOf].flatMap((create) => create(replacements, kept) ?? []);
  if (readers.length === 0) return null;
  return (window, from, at) => {
    let found: Reading | null = null;
    for (const read of readers) found ??= read(window, from, at);
    return found;
  };
};
