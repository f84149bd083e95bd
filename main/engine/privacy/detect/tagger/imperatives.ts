import { isGivenName, names } from '../../lists';
import { fold } from '../../text/fold';
import { isAnyWord } from '../words/vocabulary';

/** What one is told to do, with the pronoun of what it is done to. */

/** "Mejóralo", "Escríbemelo": in Spanish the verb keeps its stress, and its pronouns give it an accent. */
const accented = /^\p{Lu}?\p{Ll}*[áéíóú]\p{Ll}{0,3}[aei](?:[mt]e|se|nos)?l[oae]s?$/u;
/** "Traducilo", "Mettilo", "Traduza-o": without it the verb is a word. */
const pronouns = [/-l?[oa]s?$/u, /-(?:me|lhe|nos)$/u, /l[oaie]s?$/u, /(?:[mtc]e|se|nos|glie)l[oaie]s?$/u];
/** In Italian those of one syllable double the pronoun's consonant: "Fallo", "Dimmelo". */
const doubled = /^(?:Fa|Di|Da|Sta|Va)(?:ll[oaie]|mme(?:l[oaie])?|mmi|cce(?:l[oaie])?|cci)$/u;

/** Whether a word is such an imperative: by its form, and by its verb. */
export const isImperative = (word: string): boolean => {
  if (names.has(fold(word)) || isGivenName(word)) return false;
  const isVerb = (pronoun: RegExp): boolean => {
    const stem = word.replace(pronoun, '');
    return stem !== word && stem.length > 2 && isAnyWord(stem.toLowerCase());
  };
  return accented.test(word) || doubled.test(word) || pronouns.some(isVerb);
};
