import { fold as foldTerm } from '../../privacy/detect/mentions';
import { termsFrom } from '../../privacy/detect/terms';
import { isCommonWord } from '../../privacy/detect/vocabulary';
import { foldName } from '../../privacy/lists/names';
import { countries } from '../../privacy/lists/places';
import type { Word } from './words';

/** What a phrase leaves open, by list: how many words at a place are one, 0 where none is. */
export type Slot = 'country' | 'illness' | 'number';

/** Words of a country's name. */
const longestName = 4;

const joinedTo = (words: readonly Word[], at: number, length: number): readonly Word[] | null => {
  const own = words.slice(at, at + length);
  return own.length === length && own.every(({ joined }, i) => i === 0 || joined) ? own : null;
};

/** Countries that are names of people and things as well. */
const namesakes = /^(?:chad|jordan|georgia|jersey|turkey|guinea|china)$/;
/** What follows a country, and no other name that begins with it ("Jordan Brook Farm"). */
const afterCountry =
  /^(?:\p{N}+|and|or|but|in|to|when|where|with|at|as|by|for|because|so|since|after|before|last|this|who|a|the|i|we|my|on|alone|one|two|three|four|five|six|seven|eight|nine|ten|years|is|was|originally|recently|now)$/u;

const countryAt = (words: readonly Word[], at: number): number => {
  for (let length = longestName; length > 0; length--) {
    const own = joinedTo(words, at, length);
    if (own === null || !countries.has(foldName(own.map(({ exact }) => exact).join(' ')))) continue;
    const next = words[at + length];
    const isOther = next?.joined === true && namesakes.test(own.at(-1)?.word ?? '') && !afterCountry.test(next.word);
    return isOther ? 0 : length;
  }
  return 0;
};

/** Letters of an illness that is a common word as well: "stroke"; "les" is lupus in Spanish. */
const shortest = 5;

const illnessAt = (words: readonly Word[], at: number): number => {
  for (const { type, rest } of termsFrom(foldTerm(words[at]?.exact ?? '')) ?? []) {
    const own = type === 'MEDICAL_CONDITION' ? joinedTo(words, at, 1 + rest.length) : null;
    if (own === null || !rest.every((part, i) => foldTerm(own[1 + i]?.exact ?? '') === part)) continue;
    const first = own[0]?.exact ?? '';
    if (rest.length > 0 || first.length >= shortest || !isCommonWord(first)) return own.length;
  }
  return 0;
};

export const slots: Readonly<Record<Slot, (words: readonly Word[], at: number) => number>> = {
  country: countryAt,
  illness: illnessAt,
  number: (words, at) => (/^\d/.test(words[at]?.word ?? '') ? 1 : 0),
};
