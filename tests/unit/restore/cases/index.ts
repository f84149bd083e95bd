import type { Topic } from '../topic';
import { bareSums } from './bare-sums';
import { birthYears } from './birth-years';
import { letterCase } from './case';
import { code } from './code';
import { dates } from './dates';
import { east } from './east';
import { everyday } from './everyday';
import { firms } from './firms';
import { identifiers } from './identifiers';
import { inflected } from './inflected';
import { initialsOf } from './initials';
import { keyed } from './keyed';
import { longerWords } from './longer-words';
import { markdown } from './markdown';
import { measures } from './measures';
import { mixed } from './mixed';
import { numbers } from './numbers';
import { otherNames } from './other-names';
import { otherValues } from './other-values';
import { overconfident } from './overconfident';
import { parts } from './parts';
import { possessives } from './possessives';
import { rewritten } from './rewritten';
import { strangers } from './strangers';
import { surnames } from './surnames';

/** All replies that are tried, by topic. */
export const topics: readonly Topic[] = [
  ...letterCase,
  ...possessives,
  ...parts,
  ...initialsOf,
  ...inflected,
  ...markdown,
  ...code,
  ...numbers,
  ...dates,
  ...keyed,
  ...measures,
  ...identifiers,
  ...firms,
  ...surnames,
  ...longerWords,
  ...strangers,
  ...mixed,
  ...overconfident,
  ...east,
  ...everyday,
  ...otherNames,
  ...otherValues,
  ...birthYears,
  ...bareSums,
  ...rewritten,
];
