import type { Replacement } from '../../../../../shared/domain';
import { isStopWord } from '../../detect/words/vocabulary';
import { thing } from '../../entities/quantities/body/cues';
import { stopWordsOf } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { matched } from '../../text/around';
import { isNeutral } from '../../text/enclosing';
import {
  adverb,
  anybody,
  determiners,
  english,
  it,
  kin,
  kinAnywhere,
  ofMany,
  phraseEnd,
  quality,
  restOf,
  sentence,
  verb,
  wholly,
  wordsOf,
  you,
  yours,
} from './phrases';

/** Whose a measure or an age in a reply is: one of a thing or of somebody else may equal the stand-in of the user's. */

/** What of somebody is measured or counted. */
const measured = wholly(
  oneLine`
    weights?|heights?|size|stature|body|bmi|mass|measurements?|stats|build|frame|temperature|temp|fever|pulse|rate
    |pressure|ages?|years?|birthday|Gewicht\p{L}{0,2}|Körper\p{L}{0,10}|Größe|Körpergröße|Masse|Alter[s]?|Lebensalter
    |Geburtstag|Temperatur|Fieber|Puls|Blutdruck|poids|taille|corps|corpulence|masse|âge|anniversaire|température
    |fièvre|pouls|tension|peso|altura|estatura|talla|cuerpo|masa|edad|cumpleaños|temperatura|fiebre|pulso|tensión
    |presión|altezza|statura|corpo|massa|età|compleanno|febbre|polso|pressione|lengte|lichaam\p{L}{0,10}|leeftijd
    |verjaardag|temperatuur|koorts|hartslag|bloeddruk|waga|wag[ięą]|wzrost\p{L}{0,2}|ciał[oa]|masa|wiek\p{L}{0,2}
    |gorączka|tętno|ciśnienie|estatura|idade|aniversário|febre|pressão|vikt(?:en)?|längd(?:en)?|kropp\p{L}{0,8}
    |ålder(?:n)?|feber|blodtryck|kilo\p{L}{0,3}|boy\p{L}{0,3}|ağırlığ\p{L}{1,4}|yaş\p{L}{0,3}
    |вес\p{L}{0,2}|рост\p{L}{0,2}|возраст\p{L}{0,2}
    |体重|身高|身長|年齢|年龄
  `,
);
/** Somebody or something of the sentence before, and what it does. */
const former =
  /^ ?(?:s?he|it|er|es|il|elle|él|ella|lui|lei|hij|zij|ze|het|han|hon|den|det|ele|ela|on[ao]?|он[ао]?|sie(?= (?:ist|war|hat|wiegt|misst)(?!\p{L})))(?: \p{L}{1,12}){1,3} $/iu;
/** Phrases before a number that may say whose it is. */
const most = 4;

/** The words of the names that a reply has in place of people's. */
export const namesOf = (replacements: readonly Replacement[]): ReadonlySet<string> =>
  new Set(
    replacements.flatMap(({ type, surrogate }) =>
      type === 'PERSON' ? (surrogate.match(/\p{L}[\p{L}'-]+/gu) ?? []) : [],
    ),
  );

interface Whose {
  isAnothers(front: string, behind: string, isMeasure: boolean): boolean;
  /** Whether a pronoun says so, of what the sentence before is about. */
  isFormer(front: string): boolean;
}

/**
 * Whether what stands around a number says that it is a thing's, an animal's or somebody's of whom the user has not spoken.
 * @param names The words of people's stand-ins.
 * @param kept What the user has written beside all values; '' where that is not known.
 */
export const createWhose = (names: ReadonlySet<string>, kept: string): Whose => {
  let spoken: boolean | undefined;
  const hasKin = (): boolean => {
    spoken ??= kept === '' || kinAnywhere.test(kept);
    return spoken;
  };
  const isPerson = (one: string): boolean => {
    const bare = one.replace(/['’]s?$/u, '');
    return names.has(bare) || anybody.test(bare) || (kin.test(bare) && hasKin());
  };
  const isSmall = (one: string): boolean => isStopWord(one) || adverb.test(one);
  const isOwnNoun = (one: string): boolean => measured.test(one) || isPerson(one);
  const isContent = (one: string, isLittle: (one: string) => boolean = isSmall): boolean =>
    !isLittle(one) && !verb.test(one) && !you.test(one) && !isOwnNoun(one) && !quality.test(one) && !isNeutral([one]);

  /** Whether the words from `from` on, behind a determiner, name a thing. */
  const isThing = (words: readonly string[], from: number): boolean => {
    const rest = words.slice(from, from + 4);
    const isEnglish = english.test(words[from - 1] ?? '');
    const isLittle = (one: string): boolean =>
      isEnglish ? (stopWordsOf.en?.has(one.toLowerCase()) ?? false) : isSmall(one);
    const end = rest.findIndex((one) => isLittle(one) || verb.test(one));
    const noun = end < 0 ? rest : rest.slice(0, end);
    const own = noun.findIndex(isOwnNoun);
    const before = own < 0 ? noun : noun.slice(0, own);
    return (
      before.some((one) => isContent(one, isLittle)) &&
      (own < 0 || !yours.test(words[from - 1] ?? '') || /['’]s?$/u.test(before.at(-1) ?? ''))
    );
  };
  const hasThing = (words: readonly string[], isMeasure: boolean): boolean => {
    if (it.test(words[0] ?? '') && words.slice(1, 3).some((one) => verb.test(one))) return true;
    if (
      words.some(
        (one, at) => (determiners.has(one.toLowerCase()) || (at === 0 && one === 'De')) && isThing(words, at + 1),
      )
    )
      return true;
    const first = words.findIndex((one) => !isContent(one));
    // "Pies waży", "Hunden väger", "Rex is", "Sofa:"
    return first < 0 ? isMeasure && words.length > 0 : first > 0 && verb.test(words[first] ?? '');
  };
  /** "you weigh", "your height of": nearer than all else. */
  const isYours = (words: readonly string[]): boolean => {
    const isLast = (at: number): boolean =>
      at >= 0 && !words.slice(at + 1).some((one) => isContent(one) || isOwnNoun(one));
    const whoever = words.findLastIndex((one) => you.test(one));
    if (
      isLast(whoever) &&
      !determiners.has(
        words
          .slice(whoever + 1)
          .at(-1)
          ?.toLowerCase() ?? '',
      )
    )
      return true;
    const noun = words.findLastIndex((one) => measured.test(one));
    if (!isLast(noun)) return false;
    const whose = words.slice(0, noun).findLastIndex((one) => !quality.test(one) && !measured.test(one));
    return yours.test(words[whose] ?? '') || isPerson(words[whose] ?? '');
  };

  /** What a phrase says, null where nothing. */
  const isAnothersIn = (words: readonly string[], isMeasure: boolean): boolean | null => {
    if (isYours(words)) return false;
    if (hasThing(words, isMeasure) || words.some((one) => ofMany.test(one))) return true;
    // A weight alone may be that of what stands before it: "your horse, age 34".
    return words.some((one) => you.test(one) || isPerson(one)) ? false : null;
  };

  /** Whether the sentence before begins with a thing, of which this one has but a pronoun: "Your dog is lovely. He is". */
  const isFormer = (front: string): boolean => {
    const own = matched(sentence, front);
    if (!former.test(own)) return false;
    const earlier = matched(sentence, front.slice(0, front.length - own.length).replace(/[.!?]$/u, ''));
    const words = wordsOf(earlier.split(phraseEnd)[0] ?? '');
    return determiners.has(words[0]?.toLowerCase() ?? '') && isThing(words, 1);
  };

  const isAnothers = (front: string, behind: string, isMeasure: boolean): boolean => {
    if (isFormer(front)) return true;
    const phrases = matched(sentence, front).split(phraseEnd).toReversed();
    const [next = ''] = matched(restOf, behind)
      .split(phraseEnd)
      .filter((phrase) => phrase.trim() !== '');
    const isThings = thing.test(next.slice(0, 24)) && !isYours(wordsOf(phrases[0] ?? ''));
    if (isThings) return true;
    for (const phrase of phrases.slice(0, most)) {
      const said = isAnothersIn(wordsOf(phrase), isMeasure);
      if (said !== null) return said;
    }
    return isAnothersIn(wordsOf(next), false) ?? false;
  };
  return { isAnothers, isFormer };
};
