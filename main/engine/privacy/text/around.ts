/** What stands around a place decides what is meant there. These windows are bounded: time stays linear. */
const reach = 48;

/** What stands before `at`, nearest last. */
export const textBefore = (text: string, at: number, length = reach): string =>
  text.slice(Math.max(0, at - length), at);

/** What stands at `at` and behind it. */
export const textAfter = (text: string, at: number, length = reach): string => text.slice(at, at + length);

/** Whether and what of a text an expression finds first. */
type Finds = Pick<RegExp, 'exec'>;

/** What an expression finds first in a text; '' where nothing. */
export const matched = (pattern: Finds, text: string): string => pattern.exec(text)?.[0] ?? '';

/** How long that is. */
export const matchedLength = (pattern: Finds, text: string): number => matched(pattern, text).length;

/** Words around a place: those that stand before it, and those behind. */
interface Phrase {
  readonly before: Pick<RegExp, 'test'>;
  readonly after: Pick<RegExp, 'test'>;
}

/** Whether a place stands in such a phrase. What stands right behind it is asked first: it costs least and says most. */
export const standsIn = ({ before, after }: Phrase, left: string, right: string): boolean =>
  after.test(right) && before.test(left);
