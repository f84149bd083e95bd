import { fameOf, isBrand, partsOfFigures } from './figures';
import { isAuthor, isListed, isLongAgo, isOurs, isQuestion, isTopic, sentencesOf } from './knowledge';
import { fold } from './mentions';
import type { Found } from './resolve';
import { isCued } from './tagger/agree';

/** Types that say that a text is about somebody. */
const personal = new Set<Found['type']>(['EMAIL_ADDRESS', 'PHONE_NUMBER', 'ADDRESS', 'DATE_OF_BIRTH', 'IBAN_CODE']);

/** Characters around a place in which somebody makes it a private one. */
const company = 200;

/** The word before a name, with it: "Pan Tadeusz". */
const withWordBefore = (text: string, { start, end }: Found): string =>
  /[\p{L}.-]+ $/u.exec(text.slice(Math.max(0, start - 16), start))?.[0].concat(text.slice(start, end)) ?? '';

interface Surroundings {
  readonly sentence: string;
  /** Somebody's own: my landlord, our town. */
  readonly ours: boolean;
  /** Also "I". */
  readonly self: boolean;
}

const surroundingsIn = (text: string): ((found: Found) => Surroundings) => {
  const sentences = sentencesOf(text);
  const known = new Map<number, Surroundings>();
  return ({ start }) => {
    const at = lastBefore(sentences, start);
    const sentence = sentences[at]?.text ?? '';
    const surroundings = known.get(at) ?? { sentence, ours: isOurs(sentence, false), self: isOurs(sentence, true) };
    known.set(at, surroundings);
    return surroundings;
  };
};

/** The last of the sorted sentences that starts at or before a place. */
const lastBefore = (sentences: readonly { start: number }[], at: number): number => {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** Figures, authors and those long dead. */
const isPublicPerson = (
  text: string,
  isPart: (word: string) => boolean,
  found: Found,
  { sentence, ours, self }: Surroundings,
): boolean => {
  const name = text.slice(found.start, found.end);
  const fame = fameOf(name) ?? fameOf(withWordBefore(text, found));
  const several = /\s/.test(name.trim());
  if (fame !== null && (fame === 'famous' && several ? true : !self)) return true;
  if (ours) return false;
  if (!several && isPart(name)) return true;
  return isAuthor(text, found.start, found.end) || isLongAgo(sentence);
};

/**
 * The findings without general knowledge: public figures, brands that are asked about, places of travel, history and
 * comparison. What a cue claims stays ("my brother Michael Jordan"), and so does a place beside a private person.
 * @param found Of names, places and organisations, sorted by their start; the other types stay.
 * @param read Whether the trained model found them: the lists leave such places alone by themselves.
 */
export const withoutKnowledge = (text: string, found: readonly Found[], read: boolean): Found[] => {
  const names = found.filter(({ type }) => type === 'PERSON' || type === 'LOCATION' || type === 'ORGANIZATION');
  if (names.length === 0) return [...found];
  const around = surroundingsIn(text);
  const isPart = partsOfFigures(fold(text));
  const dropped = new Set<Found>();
  const publicSentences = new Set<string>();
  const privately: number[] = found
    .filter((each) => personal.has(each.type) || (isCued(each) && each.type !== 'ORGANIZATION'))
    .map(({ start }) => start);
  let lastDropped: Found | undefined;
  for (const name of names) {
    if (name.type !== 'PERSON' || isCued(name)) continue;
    const surroundings = around(name);
    const next = lastDropped !== undefined && isListed(text.slice(lastDropped.end, name.start)) && !surroundings.ours;
    if (next || isPublicPerson(text, isPart, name, surroundings)) {
      dropped.add(name);
      publicSentences.add(surroundings.sentence);
      lastDropped = name;
    } else privately.push(name.start);
  }
  privately.sort((a, b) => a - b);
  if (read) {
    for (const name of names) {
      if (name.type === 'PERSON' || isCued(name) || isNear(privately, name.start)) continue;
      const surroundings = around(name);
      const { sentence, ours, self } = surroundings;
      if (ours) continue;
      const world = isLongAgo(sentence) || publicSentences.has(sentence);
      const brand = name.type === 'ORGANIZATION' && !self && isBrand(text.slice(name.start, name.end));
      const place = name.type === 'LOCATION' && (isTopic(sentence) || (isQuestion(sentence) && !self));
      if (world || brand || place) dropped.add(name);
    }
  }
  return found.filter((each) => !dropped.has(each));
};

/** Whether one of the sorted places lies within `company` of `at`. */
const isNear = (sorted: readonly number[], at: number): boolean => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < at - company) low = middle + 1;
    else high = middle;
  }
  return (sorted[low] ?? Number.POSITIVE_INFINITY) <= at + company;
};
