import { personWords } from '../../entities/quantities/people/before';
import { foldName, isFamily, isGivenName, isNickname, isWordOfAny, names } from '../../lists';
import { isBrand } from '../public/brands';

/** "The Bauhaus", "NATO", "Judo": one word that is nobody's name. */
const lone =
  /(?:^|[.!?;\n] ?)(?<article>(?:[Tt]he|[Dd]as|[Dd]er|[Dd]ie|[Ll][ae]|[Ee]l|[Ii]l|[Hh]et) )?(?<word>\p{Lu}\p{L}+)(?:,? (?:was|is|est|fue|es|è|wurde|ist|werd|foi))? $/u;
/** Whether what was born somewhere, the words before the verb, is no person. */
export const isOfWorld = (subject: string): boolean => {
  const { article, word } = lone.exec(subject)?.groups ?? {};
  if (word === undefined || personWords.test(word)) return false;
  const folded = foldName(word);
  if (isGivenName(word) || isNickname(folded) || isFamily(names.get(folded) ?? null)) return false;
  // "Der Sepp", "la Pepa": English alone has no article before a name.
  return /^the /i.test(article ?? '') || isBrand(word) || isWordOfAny(folded);
};
