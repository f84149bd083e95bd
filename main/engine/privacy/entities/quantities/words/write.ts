import { quarterLanguage } from './quarters';
import { readNumberWords } from './read';

/**
 * A whole number in words as `like` is written: its language, its capitals, "a hundred" and "and" where it has them.
 * Null where `like` holds no number in words, or the number is too large for words.
 */
export const writeNumberWords = (value: bigint, like: string, preferred: string | null): string | null => {
  const language = quarterLanguage(like) ?? readNumberWords(like, preferred)[0]?.language;
  if (language === undefined || value < 0n || value >= 1_000_000_000n) return null;
  const words = language.write(Number(value));
  const linked = language.code === 'en' && / and /i.test(like) ? words.replace(/( hundred) (?=\S)/g, '$1 and ') : words;
  if (like.length > 1 && like === like.toUpperCase()) return linked.toUpperCase();
  // German nouns are large, its numbers are not.
  if (/^(?:Dreiv|V)iertelmillion/.test(like)) return linked;
  return like.charAt(0) === like.charAt(0).toUpperCase() ? linked.charAt(0).toUpperCase() + linked.slice(1) : linked;
};
