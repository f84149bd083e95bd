/**
 * The words that say how numbers hang together, by what they say. Each alternative is a word or a stem with the
 * endings of its language; arithmetic decides after them, so a word too many costs little.
 */

/** Any of the alternatives as a whole word: an expression's source. */
export const whole = (...alternatives: readonly string[]): string =>
  `(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`;
export const anyOf = (...alternatives: readonly string[]): RegExp => new RegExp(whole(...alternatives), 'iu');
