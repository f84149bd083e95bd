/** What stands around a place decides what is meant there. These windows are bounded: time stays linear. */
const reach = 48;

/** What stands before `at`, nearest last. */
export const textBefore = (text: string, at: number, length = reach): string =>
  text.slice(Math.max(0, at - length), at);

/** What stands at `at` and behind it. */
export const textAfter = (text: string, at: number, length = reach): string => text.slice(at, at + length);
