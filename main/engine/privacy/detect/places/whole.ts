import { foldName, hanPlace, isCity, isListedPlace, ownTown } from '../../lists';
import { townTitles } from '../../lists/kept';
import { matched, matchedLength, textAfter, textBefore } from '../../text/around';
import { language } from '../../text/language';
import { beyondLatin } from '../../text/pieces';
import { homes } from '../described/residences';
import { isBrand } from '../public/brands';
import { type Found, overlap } from '../resolve';
import { isAnyWord } from '../words/vocabulary';
import { asDistrict, isLarge, isName, isPlaced, withDistricts, withUnread, wordsOf } from './districts';
import { withHanChains, withStreets, withTouching } from './han-chains';
import { withKoreanChains } from './korean-chains';

/** Parts that make one place: a town and its district side by side, what a town is called before its name. */

/** Of Latin letters in Polish only, and no word. */
const isOwnTown = (text: string, words: string): boolean =>
  ownTown(foldName(words)) !== null &&
  (beyondLatin.test(words) || (language(text) === 'pl' && isLarge(words) && !isAnyWord(words.toLowerCase())));

/** A town in its own script, which the model does not know, or in a case, and nobody's name. */
const asTown = (text: string, span: Found): Found => {
  if (!isName(span) || span.type === 'LOCATION') return span;
  const words = wordsOf(text, span);
  const isTown =
    isOwnTown(text, words) || (span.type === 'ORGANIZATION' && (isHanTown(words) || isSeat(text, span, words)));
  return isTown ? { ...span, type: 'LOCATION', reason: 'in a list of places' } : span;
};
/** In, near or from where something is; what is "de" somebody may be a firm's, but for one of several words. */
const within = /(?<!\p{L})(?:in|im|en|em|à|w|we|te|i|nach|naar|near|bei|bij|vid|près de|koło) $/iu;
const linked = /(?<!\p{L})(?:de|di|da|do) $/iu;
/** "Riverbank Surgery, Inverness." */
const behindName = /\p{L}, $/u;
const endsThere = /^(?:[.;\n]|$)/u;
/** A town of the lists, where only one stands. */
const isSeat = (text: string, { start, end }: Found, words: string): boolean => {
  if (!isLarge(words) || !isCity(words) || isBrand(words)) return false;
  const before = textBefore(text, start, 12);
  if (within.test(before) || (words.includes(' ') && linked.test(before))) return true;
  return behindName.test(before) && endsThere.test(text.slice(end, end + 1));
};
/** Districts are called as much else is. */
const isHanTown = (words: string): boolean => hanPlace(words)?.name.endsWith('Cities') ?? false;

const titleBefore = new RegExp(`(?<!\\p{L})(?:${[...townTitles].join('|')}) $`, 'iu');
const titleFirst = new RegExp(`^(?:${[...townTitles].join('|')}) \\p{Lu}`, 'iu');
const longestTitle = 24;

/** "Hansestadt Stade": the title is part of the town. */
const withTitle = (text: string, span: Found): Found => {
  if (!isName(span)) return span;
  if (titleFirst.test(wordsOf(text, span))) return { ...span, type: 'LOCATION' };
  if (span.type !== 'LOCATION') return span;
  const title = matched(titleBefore, textBefore(text, span.start, longestTitle));
  return { ...span, start: span.start - title.length };
};

/** "Я живу в Упасаме": what is read as a firm's where only a home is. */
const withHomes = (text: string, spans: readonly Found[]): Found[] => {
  if (!beyondLatin.test(text)) return [...spans];
  const all = homes(text);
  return spans.map((span) => {
    const home = isName(span) ? all.find((each) => overlap(each, span)) : undefined;
    if (home === undefined || home.start > span.start) return span;
    return { ...span, type: 'LOCATION', start: home.start, end: Math.max(home.end, span.end) };
  });
};

/** "Everett, Montana": two places, each another by itself. */
const apart = (text: string, span: Found): Found[] => {
  if (span.type !== 'LOCATION' || !isName(span)) return [span];
  const words = wordsOf(text, span);
  const [first = '', second = '', ...more] = words.split(', ');
  if (more.length > 0 || !isListedPlace(first) || !isListedPlace(second)) return [span];
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
  if (span.source === 'rule' || !(isPlace || (isName(span) && isPlaced(text, span.start, span.end)))) return span;
  const lastWord = /[\p{L}\p{M}'’.]+$/u.exec(text.slice(Math.max(span.start, span.end - longestWord), span.end));
  const starts = [span.type === 'ADDRESS' ? span.end - (lastWord?.[0].length ?? 0) : span.start];
  for (let i = 0; i < mostBefore && isName(span); i++) {
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
      if (!isWhole || !isCity(text.slice(start, end))) continue;
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
    const start = from + matchedLength(/^\s*/u, text.slice(from, span.end));
    if (start < span.end) kept.push({ ...span, start });
  }
  return kept;
};

/** "Lindenweg 4, 50667", of which the town behind the code was not read, or as something else. */
const codeLast = /\d[\d/a-z -]*, (?:D-|A-|CH-)?(?:\d{5}|[1-9]\d{3})$/u;
const townBehind = /^ (\p{Lu}[\p{L}\p{M}-]{2,30})(?![\p{L}\p{M}])/u;
const withTown = (text: string, span: Found): Found => {
  if (span.type !== 'ADDRESS' || span.source === 'rule' || !codeLast.test(wordsOf(text, span))) return span;
  const [all = '', town = ''] = townBehind.exec(textAfter(text, span.end, 34)) ?? [];
  return all === '' || isAnyWord(town.toLowerCase()) ? span : { ...span, end: span.end + all.length };
};

/** @param spans Sorted, not overlapping; so is what comes back. */
export const wholePlaces = (text: string, spans: readonly Found[]): Found[] => {
  const parted = withHomes(text, spans).flatMap((span) => apart(text, span));
  const titled = withoutOverlaps(
    text,
    parted.map((span) => withListed(text, withTitle(text, asDistrict(text, asTown(text, withTown(text, span)))))),
  );
  const whole = withStreets(
    text,
    withTouching(text, withoutOverlaps(text, withKoreanChains(text, withHanChains(text, titled)))),
  );
  return withUnread(text, withDistricts(text, whole));
};
