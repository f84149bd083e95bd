import type { EntityType, Replacement } from '../../../../../shared/domain';
import { isVerbForm } from '../../detect/words/vocabulary';
import { stopWordsOf } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { matched } from '../../text/around';
import { isGeneral, isNeutral, keysAround } from '../../text/enclosing';
import { language } from '../../text/language';
import type { Kept, Place } from '../kept';
import {
  apart,
  aside,
  isOfTopic,
  type Kind,
  type Noun,
  part,
  purpose,
  readNouns,
  type Topic,
  topicOf,
  type Where,
} from './nouns';
import {
  adverb,
  determiners,
  english,
  it,
  kinAnywhere,
  partsOf,
  phraseEnd,
  phrasesBefore,
  restOf,
  sentence,
  verb,
  wholly,
  wordsOf,
  you,
} from './phrases';
import { isGeneric } from './topics';
import { namesOf } from './whose';

/** What a figure in a reply is said of, against what it was said of in the prompt: the rent's €980 may be a sofa's. */

/** Ties what follows to a number before it: "€980 for the sofa". */
const ties = wholly(
  'for|on|towards?|für|pour|para|per|voor|za|na|för|till|как|за|на|sur|en|in|auf|as|als|comme|como|come|jako|som|de|di|d|van|av|z|of|à|zu|da|a|te|to',
);
/** What they are of who say no more than this: "I make €3,450", "I own 12.5 %". */
const told: readonly (readonly [RegExp, string])[] = [
  [/^(?:make|makes|making|made|get|gets)$/iu, 'salary'],
  [/^(?:up|plus|gestiegen|hausse|subi[oó]|aumentat[oa]|gestegen|wzrosł\p{L}|upp)$/iu, 'raise'],
  [/^(?:own|hold|have|halte|habe|ai|tengo|ho|heb|mam|tenho|har)$/iu, 'share'],
];
/** A limit, of which no value is. */
const bound = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      below|under|above|over|than|least|most|up to|until|unter|über|als|mindestens|höchstens|bis|(?:moins|plus) de
      |(?:menos|más) de|(?:meno|più) di|sotto|sopra|oltre|(?:minder|meer) dan|onder|boven|poniżej|powyżej
      |(?:abaixo|acima) de|under|över
      |ниже|выше|до|более|менее|[<>≤≥]
    ) ?$
  `,
  'iu',
);

const labels = /^[:|(=–—\t]$|^ [-=] $/u;
/** More words are a sentence. */
const longestLabel = 4;
/** Phrases before a number that may say what it is of. */
const most = 4;
/** Words behind a number that may. */
const mostBehind = 8;

const gone = wholly('after|minus|nach|abzüglich|après|moins|después|menos|dopo|meno|na|po|depois|efter');
const isAside = ({ kind, isBare, lead, next }: Noun): boolean =>
  kind === 'thing'
    ? aside.test(lead)
    : kind === 'same'
      ? gone.test(lead) && !part.test(next)
      : apart.test(lead) && !isBare;
/** Of a sum that is worked out. */
const reckoned = /^ ?[-+×*/÷\u2212\u2013] ?\p{Sc}?\d/u;

const stopsIn = (front: string, behind: string): ReadonlySet<string> | null => {
  const code = language(front + behind);
  const isEnglish = code === null && wordsOf(front).some((word) => english.test(word));
  return stopWordsOf[isEnglish ? 'en' : (code ?? '')] ?? null;
};

/** Where a number stands in a reply. */
interface Figure extends Place {
  readonly replacement: number;
  /** What heads its column. */
  readonly above: string;
}

/**
 * Says whether a figure is said of the same as in the prompt, or of something else; null where either names nothing.
 * @param kept What the prompts say of each.
 */
export const createSaidOf = (
  replacements: readonly Replacement[],
  kept: Kept,
): ((figure: Figure) => 'same' | 'other' | null) => {
  const names = namesOf(replacements);
  let spoken: boolean | undefined;
  const hasKin = (): boolean => {
    spoken ??= kinAnywhere.test(kept.text);
    return spoken;
  };
  const inAnyLanguage = readNouns(names, hasKin, null);

  const wordsAt = ({ front, behind }: Place, type: EntityType): string[] => {
    const words: string[] = [];
    const add = (from: readonly string[]): boolean => {
      const found = from.filter(inAnyLanguage.isContent);
      words.push(...found);
      for (const [verbs, what] of told)
        if ((type === 'MONEY') === (what === 'salary') && from.some((word) => verbs.test(word))) words.push(what);
      return found.length > 0;
    };
    if (!phrasesBefore(front).some((phrase) => add(phrase.words))) add(partsOf(matched(sentence, front)));
    const [next = ''] = matched(restOf, behind).split(phraseEnd);
    add(partsOf(next.split(/\d/)[0] ?? '').slice(0, 6));
    if (words.length === 0) add(partsOf(front.slice(-80)).slice(-4));
    return words;
  };
  const topics = new Map<number, Topic | null>();
  /** Null where it is not known. */
  const topicAt = (at: number, { type, surrogate }: Replacement): Topic | null => {
    const known = topics.get(at);
    if (known !== undefined) return known;
    const places = kept.placesOf(type, surrogate);
    const topic = places.length === 0 ? null : topicOf(places.flatMap((place) => wordsAt(place, type)));
    topics.set(at, topic);
    return topic;
  };

  return ({ replacement: at, front, behind, above }) => {
    const replacement = replacements[at];
    const topic = replacement === undefined ? null : topicAt(at, replacement);
    if (replacement === undefined || topic === null) return null;
    const { type } = replacement;
    const { isDeed, isSmall, isNobody, isContent, kindOf, nounsOf } = readNouns(names, hasKin, stopsIn(front, behind));

    /** What the nearest noun of a phrase says. */
    const saidIn = (words: readonly string[], where: Where): Kind | null => {
      const isLabel = where === 'label';
      const nouns = nounsOf(words, topic, where).filter((noun) => (isLabel && noun.kind === 'same') || !isAside(noun));
      const last = nouns.at(-1);
      if (last === undefined) return null;
      if (last.kind !== 'same') {
        const isYours = nouns.findLast(({ kind }) => kind === 'same')?.isYours === true;
        // "your rent for the place"
        return last.kind === 'thing' && isYours && (purpose.test(last.lead) || apart.test(last.lead))
          ? 'same'
          : last.kind;
      }
      // "the neighbour pays rent", "a night in the hospital"
      const isAnothers =
        (last.isBare || aside.test(last.lead)) && nouns.slice(0, -1).some(({ kind }) => kind === 'thing');
      const isEverybodys = !last.isYours && words.some((word) => isGeneral([word]) && !isOfTopic(word, topic));
      return isAnothers || isEverybodys ? 'thing' : 'same';
    };

    /** What the sentence before is of, where this one has but a pronoun. */
    const saidEarlier = (): Kind | null => {
      const own = matched(sentence, front);
      const earlier = front.slice(0, front.length - own.length).replace(/[.!?\s]{1,9}$/u, '');
      const said = phrasesBefore(earlier).map(({ words }) => saidIn(words, 'head'));
      return said.includes('same') ? 'same' : (said.findLast((each) => each !== null) ?? null);
    };

    const saidBefore = (): Kind | null => {
      const phrases = phrasesBefore(front);
      for (const [nth, { words, isCut, sign }] of phrases.slice(0, most).entries()) {
        const isLabel = nth > 0 && labels.test(sign);
        // What follows another number is that one's.
        if (nth > 0 && isCut && !isLabel) return null;
        const isShort = isLabel && words.length <= longestLabel;
        const said = saidIn(words, isShort ? 'label' : isCut ? 'middle' : 'head');
        if (said !== null) return said;
        const [first = '', next = ''] = words;
        const isAll = nth === phrases.length - 1;
        if ((it.test(first) && isDeed(next)) || (isAll && isDeed(first) && !verb.test(first))) return saidEarlier();
        if (isCut && isLabel) continue;
        if (isCut || words.some((word) => you.test(word) || isNobody(word) || (isContent(word) && nth > 0)))
          return null;
      }
      return null;
    };

    const saidBehind = (): Kind | null => {
      const [phrase = ''] = matched(restOf, behind).split(phraseEnd);
      if (/^ ?[\p{N}+×*=]/u.test(phrase)) return null;
      const words = partsOf(phrase.split(/ \d/)[0] ?? '').slice(0, mostBehind);
      const isLed = determiners.has(wordsOf(front).at(-1)?.toLowerCase() ?? '');
      let tie = '';
      for (const [nth, word] of words.entries()) {
        const lower = word.toLowerCase();
        const isDeterminer = determiners.has(lower);
        const kind = kindOf(word, topic);
        if (kind === 'same') return kind;
        // "of your income", "covers with €980 the rent"
        if (isDeterminer && (part.test(tie) || (tie === '' && !ties.test(word) && !isGeneric(words[nth + 1] ?? ''))))
          return null;
        if (kind !== null && tie === '' && isVerbForm(lower)) return null;
        if (kind === 'other') return kind;
        if (kind === 'thing') {
          const isNoun =
            tie === ''
              ? type !== 'COUNT' &&
                (isLed || type === 'PERCENTAGE' || /^\p{Lu}/u.test(word)) &&
                !/(?:ing|ly)$/u.test(word)
              : purpose.test(tie) || part.test(tie);
          return isNoun ? kind : null;
        }
        if (ties.test(word)) tie = lower;
        else if (you.test(word) || isDeed(word) || (isSmall(word) && !isDeterminer && !adverb.test(word))) return null;
      }
      return null;
    };

    /** "your rent is", "your rent of": right before it. */
    const isLinked = (): boolean => {
      const words = phrasesBefore(front)[0]?.words ?? [];
      const last = words.findLastIndex((word) => kindOf(word, topic) === 'same');
      return (
        last >= 0 && words.slice(last + 1).every((word) => verb.test(word) || part.test(word) || adverb.test(word))
      );
    };

    const said = saidBefore();
    const then = saidBehind();
    if (then !== null && then !== 'same') return said === 'same' && isLinked() ? 'same' : 'other';
    if (then === 'same') return said === 'thing' ? 'other' : 'same';
    if (said === 'same') return said;
    if (said !== null) return reckoned.test(behind) ? null : 'other';
    if ((type === 'LAB_VALUE' || type === 'PERCENTAGE') && bound.test(front)) return 'other';
    const head = above === '' ? null : saidIn(partsOf(above), 'label');
    if (head !== null) return head === 'same' ? 'same' : 'other';
    const keys = /[{<]/u.test(front) ? keysAround(front).map(partsOf) : [];
    const isElse = keys.some((words) => !isNeutral(words) && (saidIn(words, 'label') ?? 'same') !== 'same');
    return isElse ? 'other' : null;
  };
};
