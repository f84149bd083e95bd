import { withoutAccents } from '../../../text/fold';
import { remembered } from '../../../text/pieces';

/** `accountNumber`, `ACCOUNT_NUMBER`, `account-number` as words. */
export const keyWords = (key: string): string =>
  key
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[\s_.\-/:*#"'`()[\]°º]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Keys often have no accents. */
export const bare = (text: string): string => (/^\p{ASCII}*$/u.test(text) ? text : withoutAccents(text));

export const namesOf = remembered((key): readonly string[] => {
  const plain = bare(key);
  return plain.includes(' ') ? [plain, plain.replaceAll(' ', '-')] : [plain];
});

/** What a key's words are asked for. */
export type Key = RegExp | { test(words: string): boolean };
const bareKeys = new Map<Key, Key>();

const bareKey = (key: Key): Key => {
  if (!('source' in key)) return key;
  const known = bareKeys.get(key);
  if (known !== undefined) return known;
  const source = bare(key.source);
  const made = source === key.source ? key : new RegExp(source, key.flags);
  bareKeys.set(key, made);
  return made;
};

/** Whether `key` names what stands under these words, with their accents or without: `doğum`, `dogum`. */
export const isKey = (key: Key, words: string): boolean => {
  if (key.test(words)) return true;
  const [plain, bareWords] = [bareKey(key), bare(words)];
  return (plain !== key || bareWords !== words) && plain.test(bareWords);
};
