import { fameOf, isBrand, partsOfFigures } from './figures';
import { isAuthor, isListed, isLongAgo, isOurs, isQuestion, isRequest, isTopic, sentencesOf } from './knowledge';
import { fold } from './mentions';
import type { Found } from './resolve';
import { isCued } from './tagger/agree';

/** Types that say that a text is about somebody. */
const personal = new Set<Found['type']>(['EMAIL_ADDRESS', 'PHONE_NUMBER', 'ADDRESS', 'DATE_OF_BIRTH', 'IBAN_CODE']);

/** … or about somebody's affairs. */
const tellsOfSomebody = new Set<Found['type']>([
  ...personal,
  'PERSON',
  'ORGANIZATION',
  'ID_NUMBER',
  'MONEY',
  'POSTAL_CODE',
]);
/** What the model alone says of the world as of somebody. */
const describing = new Set<Found['type']>(['OCCUPATION', 'NRP', 'MEDICAL_CONDITION']);
const doubted = new Set<Found['type']>(['LOCATION', 'ORGANIZATION', ...describing]);

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

const regnal = /^(?:[IVX]{2,5}|[VX])(?![\p{L}\p{N}])/u;
/** "Louis XVI", "Elizabeth II". */
const isRegnal = (text: string, { start, end }: Found): boolean =>
  regnal.test(text.slice(end, end + 8).trimStart()) || / (?:[IVX]{2,5})$/.test(text.slice(start, end));

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
  if (isRegnal(text, found) && !ours) return true;
  if (fame !== null && (fame === 'famous' && several ? true : !self)) return true;
  if (ours) return false;
  if (!several && isPart(name)) return true;
  return isAuthor(text, found.start, found.end) || isLongAgo(sentence);
};

/** A request shows in a text's first and last sentences. */
const edge = 1200;

/** Whether a text asks something, or tells a model what to do; a tweet, an article or a letter does not. */
export const isRequestText = (text: string): boolean => {
  const parts = text.length <= 2 * edge ? [text] : [text.slice(0, edge), text.slice(-edge)];
  return parts.some((part) => sentencesOf(part).some((sentence) => isRequest(sentence.text)));
};

/**
 * The findings without general knowledge: public figures, brands that are asked about, places of travel, history and
 * comparison. What a cue claims stays ("my brother Michael Jordan"), and so does a place beside a private person.
 * @param found Of names, places and organisations, sorted by their start; the other types stay.
 * @param read Whether the trained model found them: the lists leave such places alone by themselves.
 */
export const withoutKnowledge = (text: string, found: readonly Found[], read: boolean): Found[] => {
  const names = found.filter(({ type }) => type === 'PERSON');
  if (!found.some(({ type }) => type === 'PERSON' || doubted.has(type))) return [...found];
  const around = surroundingsIn(text);
  const isPart = partsOfFigures(fold(text));
  const asks = isRequestText(text);
  const dropped = new Set<Found>();
  const publicSentences = new Set<string>();
  const privately: number[] = found
    .filter((each) => personal.has(each.type) || (isCued(each) && each.type !== 'ORGANIZATION'))
    .map(({ start }) => start);
  let lastDropped: Found | undefined;
  for (const name of names) {
    if (isCued(name)) continue;
    const surroundings = around(name);
    const next = lastDropped !== undefined && isListed(text.slice(lastDropped.end, name.start)) && !surroundings.ours;
    // An article names many who lived long ago; of them only the figures are left alone.
    const general = asks || (isLongAgo(surroundings.sentence) && fameOf(text.slice(name.start, name.end)) !== null);
    if (general && (next || isPublicPerson(text, isPart, name, surroundings))) {
      dropped.add(name);
      publicSentences.add(surroundings.sentence);
      lastDropped = name;
    } else privately.push(name.start);
  }
  privately.sort((a, b) => a - b);
  if (read) {
    const isPrivate = found.some((each) => !dropped.has(each) && tellsOfSomebody.has(each.type));
    for (const each of found) {
      if (each.type === 'PERSON' || isCued(each) || !doubted.has(each.type) || each.source === 'gazetteer') continue;
      const { sentence, ours, self } = around(each);
      if (ours) continue;
      const near = isNear(privately, each.start);
      if (describing.has(each.type)) {
        if (!near && !self && isRequest(sentence)) dropped.add(each);
        continue;
      }
      const brand = each.type === 'ORGANIZATION' && !self && isBrand(text.slice(each.start, each.end));
      const world = (asks && isLongAgo(sentence)) || publicSentences.has(sentence);
      const asked = asks && (isTopic(sentence) || (isQuestion(sentence) && !self) || (!isPrivate && !self));
      if ((brand && asks) || (!near && (world || (each.type === 'LOCATION' && asked)))) dropped.add(each);
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
