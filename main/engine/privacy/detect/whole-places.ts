import type { EntityType } from '../../../../shared/domain';
import { textAfter, textBefore } from '../around';
import { cities, countries, foldName, hanPlace, isGivenName, isNickname, names, ownTown, regions } from '../lists';
import { townTitles } from '../lists/kept';
import { isBrand } from './figures';
import { withHanChains, withStreets, withTouching } from './han-chains';
import { language } from './language';
import { isOrganisationWord } from './organisations';
import { beyondLatin } from './pieces';
import { homes } from './residences';
import type { Found } from './resolve';
import { isBehindPlaceCue } from './tagger/dwelling';
import { isAnyWord } from './vocabulary';

/** Parts that make one place: a town and its district side by side, what a town is called before its name. */

const named: ReadonlySet<EntityType> = new Set(['PERSON', 'ORGANIZATION', 'LOCATION']);
const isNamed = ({ type, source }: Found): boolean => named.has(type) && source !== 'rule';
const wordsOf = (text: string, { start, end }: Found): string => text.slice(start, end);

/** Of Latin letters in Polish only, and no word. */
const isOwnTown = (text: string, words: string): boolean =>
  ownTown(foldName(words)) !== null &&
  (beyondLatin.test(words) || (language(text) === 'pl' && isLarge(words) && !isAnyWord(words.toLowerCase())));

/** A town in its own script, which the model does not know, or in a case, and nobody's name. */
const asTown = (text: string, span: Found): Found => {
  const words = wordsOf(text, span);
  const isTown = isOwnTown(text, words) || (span.type === 'ORGANIZATION' && isHanTown(words));
  return isTown && isNamed(span) && span.type !== 'LOCATION'
    ? { ...span, type: 'LOCATION', reason: 'in a list of places' }
    : span;
};
/** Districts are called as much else is. */
const isHanTown = (words: string): boolean => hanPlace(words)?.name.endsWith('Cities') ?? false;

const titleBefore = new RegExp(`(?<!\\p{L})(?:${[...townTitles].join('|')}) $`, 'iu');
const titleFirst = new RegExp(`^(?:${[...townTitles].join('|')}) \\p{Lu}`, 'iu');
const longestTitle = 24;

/** "Hansestadt Stade": the title is part of the town. */
const withTitle = (text: string, span: Found): Found => {
  if (!isNamed(span)) return span;
  if (titleFirst.test(wordsOf(text, span))) return { ...span, type: 'LOCATION' };
  if (span.type !== 'LOCATION') return span;
  const title = titleBefore.exec(textBefore(text, span.start, longestTitle))?.[0] ?? '';
  return { ...span, start: span.start - title.length };
};

/** "Я живу в Упасаме": what is read as a firm's where only a home is. */
const withHomes = (text: string, spans: readonly Found[]): Found[] => {
  if (!beyondLatin.test(text)) return [...spans];
  const all = homes(text);
  return spans.map((span) => {
    const home = isNamed(span) ? all.find(({ start, end }) => start < span.end && end > span.start) : undefined;
    if (home === undefined || home.start > span.start) return span;
    return { ...span, type: 'LOCATION', start: home.start, end: Math.max(home.end, span.end) };
  });
};

const isLarge = (words: string): boolean => /^\p{Lu}/u.test(words);
const isWide = (words: string): boolean => countries.has(foldName(words)) || regions.has(foldName(words));

/** One word that is neither somebody nor a firm by its lists. */
const mayBeDistrict = (word: string): boolean =>
  /^\p{L}[\p{Ll}\p{M}]{2,}(?:-\p{L}[\p{Ll}\p{M}]+)*$/u.test(word) &&
  !isGivenName(word) &&
  !isNickname(word) &&
  (!names.has(foldName(word)) || cities.has(foldName(word))) &&
  !isBrand(word) &&
  !isOrganisationWord(foldName(word));

/** "Berlin Köpenick": a town with the district beside it, whatever the district alone would be read as. */
const isDistrict = (text: string, last: Found, span: Found): boolean => {
  const [before, words] = [wordsOf(text, last), wordsOf(text, span)];
  if (last.type !== 'LOCATION' || !isNamed(last) || !isNamed(span) || text.slice(last.end, span.start) !== ' ')
    return false;
  if (isWide(before) || isWide(words) || isLarge(before) !== isLarge(words)) return false;
  if (span.type === 'LOCATION') return true;
  const parts = words.split(' ');
  return parts.length < 3 && parts.every(mayBeDistrict) && isPlaced(text, last.start, span.end);
};

/** "Kadıköy'de": where somebody is or comes from. */
const turkishCase = /^['’](?:n?[dt][ae]n?|[yn]?[ae])(?!\p{L})/u;
const isPlaced = (text: string, start: number, end: number): boolean =>
  isBehindPlaceCue(text, start) || turkishCase.test(textAfter(text, end, 8));

/** One is in a town; at a firm, and from one, as well. */
const inside = /(?<!\p{L})(?:in|im|en|em|à|w|we|te|i|na|nach|naar|do) $/iu;
/** Nobody moves from a firm: "zieht von", "trasferiamo da". */
const moving =
  /(?<!\p{L})(?:zieh|zog|umzieh|umgezogen|mov|déménag|mud|trasfer|traslo|verhui|przeprowadz|flytt)\p{Ll}* (?:\p{Ll}+ ){0,2}(?:from|von|aus|de|del|da|van|uit|z|från) $/iu;
/** "weißensee nozmadork", read as somebody's or a firm's as a whole. */
const asDistrict = (text: string, span: Found): Found => {
  const [town = '', district = '', ...more] = wordsOf(text, span).split(' ');
  const isFirm =
    span.type === 'ORGANIZATION' &&
    !cities.has(foldName(district)) &&
    !inside.test(textBefore(text, span.start, 8)) &&
    !moving.test(textBefore(text, span.start, 40));
  const isRead = isNamed(span) && span.type !== 'LOCATION' && !isFirm && more.length === 0 && district !== '';
  const isTown = cities.has(foldName(town)) && !isGivenName(town) && mayBeDistrict(district);
  return isRead && isTown && isPlaced(text, span.start, span.end) ? { ...span, type: 'LOCATION' } : span;
};

/** In German any noun has a capital. */
const districtBehind = /^ (\p{Lu}[\p{Ll}\p{M}]{2,20}(?:-\p{Lu}[\p{Ll}\p{M}]{2,20})?)(?![\p{L}\p{M}])/u;
/** "da Bologna Bolognina a …", of which the town alone was read. */
const withUnread = (text: string, spans: readonly Found[]): Found[] =>
  spans.map((span, at) => {
    const words = wordsOf(text, span);
    const isTown = span.type === 'LOCATION' && isNamed(span) && cities.has(foldName(words)) && !isWide(words);
    const [all = '', word = ''] = isTown ? (districtBehind.exec(textAfter(text, span.end, 48)) ?? []) : [];
    const isRead = (spans[at + 1]?.start ?? text.length) < span.end + all.length;
    if (all === '' || isRead || !mayBeDistrict(word) || isAnyWord(word.toLowerCase())) return span;
    const isSaid = isPlaced(text, span.start, span.end) && language(text) !== 'de';
    return isSaid ? { ...span, end: span.end + all.length } : span;
  });

const withDistricts = (text: string, spans: readonly Found[]): Found[] => {
  const joined: Found[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && isDistrict(text, last, span)) joined[joined.length - 1] = { ...last, end: span.end };
    else joined.push(span);
  }
  return joined;
};

const isListed = (words: string): boolean => isWide(words) || cities.has(foldName(words));

/** "Everett, Montana": two places, each another by itself. */
const apart = (text: string, span: Found): Found[] => {
  const words = wordsOf(text, span);
  const [first = '', second = '', ...more] = words.split(', ');
  if (span.type !== 'LOCATION' || !isNamed(span) || more.length > 0 || !isListed(first) || !isListed(second))
    return [span];
  return [
    { ...span, end: span.start + first.length },
    { ...span, start: span.end - second.length },
  ];
};

/** The words of a listed place that stand before what was read of it, and those behind: "la Marina de Port", "Neufahrn bei Freising". */
const wordBefore = /(?<![\p{L}\p{M}])[\p{L}\p{M}'’.]+[ -]$/u;
const wordBehind = /^[ -]?[\p{L}\p{M}'’.]+(?![\p{L}\p{M}])/u;
const mostBefore = 2;
const mostBehind = 5;
const longestWord = 24;

/** A town of several words of which some were read; as much else is called so, where one is or a place was read. */
const withListed = (text: string, span: Found): Found => {
  const isPlace = span.type === 'LOCATION' || span.type === 'ADDRESS';
  if (span.source === 'rule' || !(isPlace || (isNamed(span) && isPlaced(text, span.start, span.end)))) return span;
  const lastWord = /[\p{L}\p{M}'’.]+$/u.exec(text.slice(Math.max(span.start, span.end - longestWord), span.end));
  const starts = [span.type === 'ADDRESS' ? span.end - (lastWord?.[0].length ?? 0) : span.start];
  for (let i = 0; i < mostBefore && isNamed(span); i++) {
    const from = starts.at(-1) ?? 0;
    const word = wordBefore.exec(textBefore(text, from, longestWord))?.[0];
    if (word === undefined) break;
    starts.push(from - word.length);
  }
  const ends = [span.end];
  for (let i = 0; i < mostBehind; i++) {
    const from = ends.at(-1) ?? 0;
    const word = wordBehind.exec(textAfter(text, from, longestWord))?.[0];
    if (word === undefined) break;
    ends.push(from + word.length);
  }
  for (const end of ends.reverse())
    for (const start of [...starts].reverse()) {
      const isWhole = end - start > span.end - span.start || (span.type === 'ADDRESS' && end > span.end);
      if (!isWhole || !cities.has(foldName(text.slice(start, end)))) continue;
      return span.type === 'ADDRESS' ? { ...span, end } : { ...span, type: 'LOCATION', start, end };
    }
  return span;
};

/** What a longer place has taken in is gone, and of what it overlaps the rest is left. */
const withoutOverlaps = (text: string, spans: readonly Found[]): Found[] => {
  const kept: Found[] = [];
  for (const span of spans) {
    while (
      (kept.at(-1)?.start ?? -1) >= span.start &&
      kept.at(-1)?.source !== 'rule' &&
      (kept.at(-1)?.end ?? 0) <= span.end
    )
      kept.pop();
    const from = Math.max(span.start, kept.at(-1)?.end ?? 0);
    const start = from + (/^\s*/u.exec(text.slice(from, span.end))?.[0].length ?? 0);
    if (start < span.end) kept.push({ ...span, start });
  }
  return kept;
};

/** @param spans Sorted, not overlapping; so is what comes back. */
export const wholePlaces = (text: string, spans: readonly Found[]): Found[] => {
  const parted = withHomes(text, spans).flatMap((span) => apart(text, span));
  const titled = withoutOverlaps(
    text,
    parted.map((span) => withListed(text, withTitle(text, asDistrict(text, asTown(text, span))))),
  );
  const whole = withStreets(text, withTouching(text, withoutOverlaps(text, withHanChains(text, titled))));
  return withUnread(text, withDistricts(text, whole));
};
