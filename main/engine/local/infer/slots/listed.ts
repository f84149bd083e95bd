import type { EntityType } from '../../../../../shared/domain';
import { termsFrom } from '../../../privacy/detect/words/terms';
import { isCommonWord } from '../../../privacy/detect/words/vocabulary';
import { isCountry } from '../../../privacy/lists/places';
import { oneLine } from '../../../privacy/patterns/one-line';
import { fold as foldTerm } from '../../../privacy/text/fold';
import { isStation } from '../stations';
import { joinedTo, type Word } from '../words';

/** Slots that the lists of detection fill: countries, illnesses, jobs. */

/** Words of a country's name. */
const longestName = 4;

/** Countries that are names of people and things as well. */
const namesakes = /^(?:chad|jordan|georgia|jersey|turkey|guinea|china)$/;
/** What follows a country, and no other name that begins with it ("Jordan Brook Farm"). */
const afterCountry = new RegExp(
  oneLine`
    ^(?:
      \p{N}+|and|or|but|in|to|when|where|with|at|as|by|for|because|so|since|after|before|last|this|who|a|the|i|we|my
      |on|alone|one|two|three|four|five|six|seven|eight|nine|ten|years|is|was|originally|recently|now
    )$
  `,
  'u',
);

export const countryAt = (words: readonly Word[], at: number): number => {
  for (let length = longestName; length > 0; length--) {
    const own = joinedTo(words, at, length);
    if (own === null || !isCountry(own.map(({ exact }) => exact).join(' '))) continue;
    const next = words[at + length];
    const isOther = next?.joined === true && namesakes.test(own.at(-1)?.word ?? '') && !afterCountry.test(next.word);
    return isOther ? 0 : length;
  }
  return 0;
};

/** Letters of an illness that is a common word as well: "stroke"; "les" is lupus in Spanish. */
const shortest = 5;

const isOne = (wanted: EntityType, word: string): boolean =>
  termsFrom(foldTerm(word))?.some(({ type, rest }) => type === wanted && rest.length === 0) === true;

/** The words of a list of detection at a place. */
const termAt =
  (wanted: EntityType) =>
  (words: readonly Word[], at: number): number => {
    const first = words[at]?.exact ?? '';
    // "aide-soignante" is one word of the lists and two of a text.
    const hyphened = joinedTo(words, at, 2)
      ?.map(({ exact }) => exact)
      .join('-');
    if (hyphened !== undefined && isOne(wanted, hyphened)) return 2;
    for (const { type, rest } of termsFrom(foldTerm(first)) ?? []) {
      const own = type === wanted ? joinedTo(words, at, 1 + rest.length) : null;
      if (own === null || !rest.every((part, i) => foldTerm(own[1 + i]?.exact ?? '') === part)) continue;
      if (rest.length > 0 || first.length >= shortest || !isCommonWord(first)) return own.length;
    }
    return 0;
  };

export const illnessAt = termAt('MEDICAL_CONDITION');

const trade = termAt('OCCUPATION');
export const jobAt = (words: readonly Word[], at: number): number =>
  isStation(words[at]?.exact ?? '') ? 0 : trade(words, at);
