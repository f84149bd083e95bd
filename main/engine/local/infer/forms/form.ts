import type { Attribute } from '../../../../../shared/ipc';
import { isNoWorkplace } from '../no-workplace';

/** What a form of words tells: a gender that grammar shows, a place behind "I work at". */
export interface Form {
  readonly attribute: Attribute;
  readonly points: number;
  /** The words that tell are the first group, or the whole. */
  readonly pattern: RegExp;
  /** Null where the words tell nothing after all. `of` is the first group. */
  readonly guess: (of: string) => string | null;
  /** Counts only where the sentence is about the writer; else the form says so itself. */
  readonly writer: boolean;
}

export const woman = (): string => 'is a woman';
export const man = (): string => 'is a man';

export const not =
  (words: RegExp, guess: () => string) =>
  (of: string): string | null =>
    words.test(of) ? null : guess();

/** What follows says where; words of time and manner do not. */
export const says =
  (prefix: string, empty: RegExp) =>
  (of: string): string | null =>
    empty.test(of) ? null : `${prefix}: ${of}`;

/** A place of work, where the words name one. */
export const worksAt = (of: string): string | null => (isNoWorkplace(of) ? null : `works at: ${of}`);

/** Where somebody worked until then. */
export const workedAt = (of: string): string | null => (isNoWorkplace(of) ? null : `worked at: ${of}`);

/** Few use it, and all who do know it: "the ward, the Fishbowl to us". */
export const insiders = (of: string): string => `uses a name that few know: ${of}`;

/** Who is the only one where few are. */
export const onlyOne =
  (anybody: RegExp) =>
  (of: string): string | null =>
    anybody.test(of) ? null : 'is the only one of a kind there';
