import type { Word } from './words';

/** What makes the words before it another thing: "my partner in tennis", "mon propriétaire de compte". */
const qualifying =
  /^(?:in|into|for|of|on|at|from|to|up|with|color|colour|page|im|vom|von|fur|beim|bei|zum|zur|mit|de|du|del|des|d|en|para|pour|avec|con|branch|zweig)$/;

/** Whether a phrase that ends before this word is meant as it stands. */
export const standsAlone = (words: readonly Word[], end: number): boolean => {
  const next = words[end];
  return next === undefined || !next.joined || !qualifying.test(next.word);
};

/** Words of a journey and of a way back: who comes from there for them does not come from there. */
const journey =
  /^(?:back|return\p{L}*|holidays?|vacation|trip|zuruck\p{L}*|urlaub\p{L}*|ferien|reise|heim|vacances|voyage|retour|rentre\p{L}*|vacaciones|viaje|vuelta|regreso)$/u;
/** Words on either side that are looked at. */
const around = 5;

/** Whether the sentence around tells of a journey. */
export const isJourney = (words: readonly Word[], start: number, end: number): boolean =>
  words
    .slice(Math.max(0, start - around), end + around)
    .some(({ word, sentence }) => sentence === words[start]?.sentence && journey.test(word));
