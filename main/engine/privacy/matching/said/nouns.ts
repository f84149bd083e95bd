import { isStopWord } from '../../detect/words/vocabulary';
import { oneLine } from '../../patterns/one-line';
import { isNeutral } from '../../text/enclosing';
import { adverb, anybody, determiners, kin, quality, verb, wholly, you } from './phrases';
import { isGeneric, kindsOf, ofLaboratory } from './topics';

/** The nouns of a phrase that may say what a figure is of. */

/** What a thing does with a sum or a share. */
const costs = wholly(
  oneLine`
    costs?|cost|sells?|runs?|goes|comes|charges?|asks?|pays?|paid|gets?|owes?|spends?|kostet|kosten|kostete|zahlt
    |zahlen|verlangt|bekommt|coûtent?|coûtait|vaut|paie|cuestan?|costaba|vale|paga|costan?o?|kost(?:en)?|betaalt
    |kosztuj\p{L}{1,2}|płaci|custam?|kostar|betalar
    |стоит|стоят|стоил\p{L}?|платит
    |would|will|should|could|might|can|may|wird|würde|wäre|serait|sería|sarebbe|zou|byłob\p{L}|seria|skulle|steht
    |liegt|lag|stieg|rose|fell|grew|drops?|fällt|reaches|equals|totals|includes?|includ\p{L}{2}|remains?|becomes?
    |beträgt|betragen|s\p{L}élève|asciende|ammonta|bedraagt|wynosi|uppgår
  `,
);
/** Said of somebody, who stands before it. */
const deed = wholly(
  oneLine`
    earn(?:s|ed|ing)?|verdien(?:e|st|t|en|te)?|gagn(?:e|es|ez|ent|ons|ait)|gan(?:o|as?|amos|an|aba)|cobr(?:o|as?|an)
    |guadagn(?:o|i|a|ano)|zarabia\p{L}{0,3}|ganh(?:o|as?|am|ava)|tjänar|tjänade
    |зарабатыва\p{L}{1,3}
    |ow(?:e|es|ed|n|ns)|sav(?:e|es|ed)|borrow(?:s|ed)?|schulde[tn]?|spar(?:e|t|en)|doi[ts]|doivent|debe[ns]?|deve
    |devono
  `,
);
/** Where, when and with what something is: of what follows them nothing is said. */
export const aside = wholly(
  oneLine`
    in|at|near|since|during|before|by|under|with|without|per|within|around|through|based|according|given|into|against
    |as|than|about|bei|beim|im|am|mit|ohne|seit|laut|gemäß|unter|vor|während|gegen|zum|zur|als|chez|dans|avec|sans
    |depuis|selon|pendant|avant|sous|sur|comme|en|con|sin|desde|según|durante|antes|bajo|sobre|como|nel|nella|nei
    |presso|senza|secondo|prima|durante|sotto|sul|sulla|come|bij|met|zonder|sinds|volgens|tijdens|voor|onder|w|we|z|ze
    |przy|bez|od|według|podczas|przed|pod|em|no|na|com|sem|segundo|antes|sob|i|på|hos|med|utan|sedan|enligt|under|före
    |в|на|с|без|по|при
  `,
);
/** A part of it, or what comes when it is gone: what follows is not what the number is of. */
export const apart = wholly(
  oneLine`
    of|from|out|after|minus|less|besides|beyond|versus|vs|von|vom|aus|nach|abzüglich|neben|über|de|du|des|après|moins
    |outre|del|después|menos|aparte|di|del|della|dopo|meno|oltre|van|na|minus|naast|po|oprócz|do|da|depois|menos|além
    |av|från|efter
    |из|от|после|кроме
  `,
);
/** These tie it as what it is for. */
export const purpose = wholly('for|on|towards?|für|pour|para|per|voor|za|na|för|till|за|на|como|als|jako');
/** Ties a noun to what it is a part of, or to its number. */
export const part = wholly('of|de|di|van|av|von|z|из|d');
const possessive = wholly(
  oneLine`
    your|dein\p{L}{0,2}|ihr\p{L}{0,2}|votre|vos|ton|ta|tes|tus?|sus?|tu[oa]|su[oa]|jouw|uw|je|seu|sua|teu|tua|din|ditt
    |my|our|mein\p{L}{0,2}|unser\p{L}{0,2}|mon|ma|mes|notre|mi|mis|nuestr[oa]|mi[oa]|nostr[oa]|mijn|onze|meu|minha|min
    |mitt|twój|twoj\p{L}{1,3}|mój|moj\p{L}{1,3}
  `,
);

const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}|['’]s?$/gu, '')
    .toLowerCase()
    // Kreatinin, creatinine.
    .replaceAll('k', 'c');

/** Whether two words have one stem, or one is the other's last part: Mieten, Kaltmiete. */
const isAkin = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short === long) return true;
  if (short.length <= 3) return long === `${short}s`;
  const stem = short.slice(0, Math.max(4, short.length - 2));
  return (long.startsWith(stem) && long.length - short.length < 6) || (short.length > 4 && long.endsWith(short));
};

/** What a value is of in its prompt: the words there, and the kinds that they speak of. */
export interface Topic {
  readonly words: readonly string[];
  readonly kinds: number;
}
export const topicOf = (words: readonly string[]): Topic => ({
  words: words.map(fold),
  kinds: words.reduce((all, word) => all | kindsOf(word), 0),
});
export const isOfTopic = (word: string, { words }: Topic): boolean => words.some((each) => isAkin(each, fold(word)));

/** Of what it is in the prompt, another sum or value, or a thing or somebody else. */
export type Kind = 'same' | 'other' | 'thing';

/** A noun and its company. */
export interface Noun {
  readonly kind: Kind;
  readonly isYours: boolean;
  /** Without an article or its like. */
  readonly isBare: boolean;
  /** The words before and behind it. */
  readonly lead: string;
  readonly next: string;
}

/** A label, the head of a phrase, or what follows another number. */
export type Where = 'label' | 'head' | 'middle';

interface NounReader {
  /** Does something: between a noun and a number. */
  isDeed(word: string): boolean;
  isSmall(word: string): boolean;
  /** Somebody of whom the user has spoken, or anybody. */
  isNobody(word: string): boolean;
  /** Says something, whatever of. */
  isContent(word: string): boolean;
  /** Null for a word that names nothing. */
  kindOf(word: string, topic: Topic): Kind | null;
  /** In turn; in a label, and as the head of a phrase, a noun needs no article. */
  nounsOf(words: readonly string[], topic: Topic, where: Where): Noun[];
}

const genitive = /['’]s?$/u;

/**
 * @param names The words of people's stand-ins.
 * @param hasKin Whether the user has spoken of relatives.
 * @param stops The stop words of the language, null where it is not known.
 */
export const readNouns = (
  names: ReadonlySet<string>,
  hasKin: () => boolean,
  stops: ReadonlySet<string> | null,
): NounReader => {
  const isStop = (word: string): boolean => (stops === null ? isStopWord(word) : stops.has(word.toLowerCase()));
  const isSmall = (word: string): boolean =>
    word.length < 2 || isStop(word) || adverb.test(word) || aside.test(word) || apart.test(word);
  const isNobody = (word: string): boolean => {
    const bare = word.replace(genitive, '');
    return names.has(bare) || anybody.test(bare) || (kin.test(bare) && hasKin()) || isNeutral([bare]);
  };
  const isDeed = (word: string): boolean => verb.test(word) || costs.test(word) || deed.test(word);
  const isContent = (word: string): boolean =>
    kindsOf(word) !== 0 ||
    (!isSmall(word) &&
      !isDeed(word) &&
      !you.test(word) &&
      !determiners.has(word.toLowerCase()) &&
      !quality.test(word) &&
      !isGeneric(word) &&
      !isNobody(word));

  const kindOf = (word: string, topic: Topic): Kind | null => {
    const kinds = kindsOf(word);
    if (isOfTopic(word, topic) || (kinds & topic.kinds & ~ofLaboratory) !== 0) return 'same';
    if (isNobody(word) || isGeneric(word) || quality.test(word)) return null;
    if (kinds !== 0) return topic.words.length === 0 ? null : 'other';
    return kin.test(word.replace(genitive, '')) || isContent(word) ? 'thing' : null;
  };

  const nounsOf = (words: readonly string[], topic: Topic, where: Where): Noun[] => {
    const nouns: Noun[] = [];
    let kinds: (Kind | null)[] = [];
    let from = 0;
    let determiner = -1;
    /** Ends the words in a row that began at `from`. */
    const close = (to: number): void => {
      const [own, isLed] = [kinds, determiner >= 0];
      kinds = [];
      if (own.length === 0) return;
      const lead = (words[isLed ? determiner - 1 : from - 1] ?? '').toLowerCase();
      const isYours = isLed && possessive.test(words[determiner] ?? '');
      const isHead = from === 0 && (where === 'label' || (where === 'head' && isDeed(words[to] ?? '')));
      determiner = -1;
      const noun = (kind: Kind, isBare: boolean): void => {
        nouns.push({ kind, isYours, isBare, lead, next: words[to] ?? '' });
      };
      if (own.some((kind, at) => kind === 'thing' && genitive.test(words[from + at] ?? ''))) noun('thing', false);
      const kind = (['same', 'other', 'thing'] as const).find((each) => own.includes(each));
      // "your biggest cost" is a cost, "the sofa cost" a sofa's.
      const isNamed = kind !== 'thing' || isHead || purpose.test(lead) || (isLed && !(isYours && own.at(-1) === null));
      if (kind !== undefined && isNamed) noun(kind, !isLed);
    };
    for (const [at, word] of words.entries()) {
      if (determiners.has(word.toLowerCase()) || (at === 0 && word === 'De')) {
        close(at);
        determiner = at;
        continue;
      }
      const kind = kindOf(word, topic);
      const isDone = deed.test(word);
      if (!isDone && (kind !== null || !(isSmall(word) || isDeed(word) || you.test(word)))) {
        if (kinds.length === 0) from = at;
        kinds.push(kind);
        continue;
      }
      close(at);
      if (!isSmall(word)) determiner = -1;
      if (isDone && kind !== null) nouns.push({ kind, isYours: false, isBare: true, lead: '', next: '' });
    }
    close(words.length);
    return nouns;
  };

  return { isDeed, isSmall, isNobody, isContent, kindOf, nounsOf };
};
