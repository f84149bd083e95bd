/** What stands around a bare number that is a sum. */

/** Words before a number and words behind it, which together make it a sum. */
interface Said {
  readonly before: Pick<RegExp, 'test'>;
  readonly after: Pick<RegExp, 'test'>;
}
/** Least digits, by what else has that many. */
export interface Rule extends Said {
  readonly digits: number;
  /** A year may stand there as well. */
  readonly year?: true;
  readonly reason: string;
}

/** Right before the number. */
export const before = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words}) $`, 'iu');
/** Right behind it. */
export const after = (words: string): RegExp => new RegExp(`^ (?:${words})(?!\\p{L})`, 'iu');
