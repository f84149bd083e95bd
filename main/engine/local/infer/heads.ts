import type { Finding } from '../../../../shared/domain';
import { overlap } from '../../privacy';
import type { Evidence, Head } from './told';
import { fold, type Word } from './words';

/** Languages that say what a thing is before what kind it is: "fábrica de neumáticos", "tyre factory". */
const headFirst = new Set(['fr', 'es']);
/** Shorter words are seldom a noun. */
const shortest = 4;

/** The noun of some words. @param language That of the rules. */
export const headOf = (words: readonly Word[], language: string, pointed: boolean): Head | undefined => {
  const word = headFirst.has(language) && !pointed ? words[0] : words.at(-1);
  return word === undefined || word.word.length < shortest ? undefined : { start: word.start, end: word.end, pointed };
};

/** What points to something that was named before. Folded. */
const pointing =
  /^(?:the|this|that|these|those|our|der|die|das|dem|den|diese[mnrs]?|unsere?[mnrs]?|le|la|les|l|ce|cet|cette|ces|el|los|las|este|esta|estos|estas)$/;

/**
 * The other places of a text where the noun of a piece of evidence says the same: who hides "my shift at the bakery" hides
 * "the bakery" as well. They make nothing surer.
 */
export const saidElsewhere = (
  text: string,
  words: readonly Word[],
  evidence: readonly Evidence[],
  findings: readonly Finding[],
): Evidence[] => {
  const places = new Map<string, number[]>();
  for (const [at, { word }] of words.entries()) {
    const known = places.get(word);
    if (known === undefined) places.set(word, [at]);
    else known.push(at);
  }
  const values = new Map(findings.map((finding) => [finding.surrogateStart, finding.type]));
  const told = new Set<string>();
  return evidence.flatMap(({ head, attribute, guess }): Evidence[] => {
    if (head === undefined) return [];
    const noun = fold(text.slice(head.start, head.end));
    const key = `${attribute} ${guess} ${noun}`;
    if (told.has(key)) return [];
    told.add(key);
    const same = evidence.filter((each) => each.attribute === attribute && each.guess === guess);
    const other = (places.get(noun) ?? [])
      .filter((at) => !head.pointed || (words[at]?.joined === true && pointing.test(words[at - 1]?.word ?? '')))
      .flatMap((at) => words[at] ?? [])
      .find((place) => !same.some((each) => overlap(each, place)));
    if (other === undefined) return [];
    const { start, end } = other;
    const type = values.get(start);
    return [{ start, end, attribute, guess, points: 0, ...(type === undefined ? {} : { type }) }];
  });
};
