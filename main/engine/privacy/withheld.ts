import type { EntityType } from '../../../shared/domain';
import { isCommonWord, isEnglishWord } from './detect/vocabulary';
import { isSpelledAsName } from './entities/word';
import { foldName } from './lists';

/** However it is written, so that it has one stand-in in any case. */
const mayBeName = (text: string): boolean =>
  !/\s/u.test(text.trim()) &&
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).every((part) => {
    const folded = foldName(part);
    return isSpelledAsName(folded) && !isCommonWord(folded) && !isEnglishWord(folded);
  });

/**
 * Whether a value is withheld where its type would encipher it: a word or phrase without a type (the user hides it by a
 * click, or the local model found it), unless it may be a name. Words of a language that are enciphered one by one read as
 * a broken sentence, or as another claim. The cipher itself knows no words: what was sent is deciphered without them.
 */
export const isWithheld = (type: EntityType, original: string): boolean => type === 'WORD' && !mayBeName(original);
