import { isPublicName } from '../../entities/online/public-hosts';
import { isBrand } from '../public/brands';
import { isAnyWord } from '../words/vocabulary';
import { describes } from './account-cues';
import { isAdjective, isOfName, isSaid, isWordForm } from './account-name';

/** Of letters alone, and no word of any language: "duskpepper", "pvisser". */
export const isCoined = (name: string): boolean => {
  const lower = name.toLowerCase();
  if (isSaid(lower) || isPublicName(lower) || isBrand(lower) || isAnyWord(lower)) return false;
  return /^\p{L}{5,}$/u.test(name) && (isOfName(lower) || !(describes.test(lower) || isWordForm(lower)));
};

/** … that is written as names of accounts are: in small letters without accents, and too long for most words. */
export const isLowerCoined = (name: string): boolean =>
  /^[a-z]{7,}$/.test(name) && isCoined(name) && !isAdjective(name);
