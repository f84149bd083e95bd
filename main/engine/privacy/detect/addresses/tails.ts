import type { EntityType } from '../../../../../shared/domain';
import { american, canadian, dutchOrJoined, japanese, polish, portuguese } from '../../entities/place/postal-shapes';
import { isMonth } from '../../entities/quantities/dates/months';
import { foldName, isGivenName, isListedPlace, ownTown } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { matched, matchedLength, textAfter } from '../../text/around';
import { lastBefore } from '../../text/pieces';
import { isBrand } from '../public/brands';
import { byPlace, type Found } from '../resolve';
import { isAnyWord } from '../words/vocabulary';

/** What stands behind a street with its house: the town, its state, its postal code, in any country's order. */

const word = "(?:\\p{Lu}\\p{Ll}{1,2}\\. )?\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}";
/** "St. Pölten", "Zell am Pettenfirst", "Póvoa de Varzim", "Ort im Innkreis", "Stoke-on-Trent". */
const small =
  "(?:am|an der|an|auf|bei|im|in der|ob|upon|on|by|de|de la|del|della|di|do|da|dos|das|du|des|sur|sous|en|les|la|el|aan de|aan den|op|bij|nad|pod) |(?:d|l|dell|nell|sull)['’]";
const words = `${word}(?:[ ](?:${small})?${word}){0,3}`;
/** As countries write them: ZIP+4, CEP, kod pocztowy, PSČ, PIN, postcode, Eircode, and digits by themselves. */
const digits = oneLine`
  ${american}|${portuguese}|${japanese}|${polish}|\d{3} \d{2,3}|${dutchOrJoined}
  |[A-Z]{1,2}\d{1,2}[A-Z]? ?\d{1,2}[A-Z]{1,2}|${canadian}|[A-Z]\d{2} ?[A-Z\d]{4}|\d{4,6}
`;
const postalCode = `(?:[A-Z]{1,2}-?(?=\\d{4}))?(?:${digits})(?![\\p{L}\\p{N}-]|[.,:/]\\d| ?[€$£%])`;
/** Nothing more is said of it: the clause, the line or the text ends. */
const ends = '(?= ?(?:[.,;:?!)\\]»”"]|\\n|$))';

const gap = /^(?:,? {0,2}\n {0,8}|, ?| ?[-–/] ?| )/u;
const codeBeforeTown = new RegExp(`^${postalCode}(?= ${word})`, 'u');
const codeAtEnd = new RegExp(`^${postalCode}${ends}`, 'u');
/** "Hardwold, Karnataka 195 093 please": behind its town a long one needs no end. */
const codeBehindTown = new RegExp(`^${postalCode}(?=${ends}| \\p{Ll})`, 'u');
const state = new RegExp(`^[A-Z]{2,3}(?=,? ?(?:\\n ?)?${postalCode}|${ends})`, 'u');
const townAtEnd = new RegExp(`^${words}${ends}`, 'u');
const townBehindCode = new RegExp(`^${words}(?![\\p{L}\\p{N}])`, 'u');
const townBeforeCode = new RegExp(
  `^${words}(?=,? ?(?:\\n {0,8})?(?:(?:[A-Z]{2,3}|${words}),? )?${postalCode}(?:${ends}| \\p{Ll}))`,
  'u',
);
const year = /^(?:19|20)\d\d$/;

const isListed = (place: string): boolean => isListedPlace(place) || ownTown(foldName(place)) !== null;
/** A word that says what follows, and none that is a town's: "12 Elm Street, Please", "…, Anna", "…, April". */
const isOrdinary = (place: string): boolean => {
  const [first = '', second] = place.split(' ');
  const isWord = isAnyWord(first.toLowerCase()) && !isListed(place);
  const isThing = !isListed(place) && (isBrand(place) || isBrand(first));
  return isWord || isThing || isMonth(first) || (second === undefined && isGivenName(first));
};

/** Of an address that is read these are parts already. */
const parts: ReadonlySet<EntityType> = new Set(['LOCATION', 'POSTAL_CODE', 'ADDRESS']);
/** The farthest that a part may reach. */
const reach = 96;
const most = 4;

type Part = Pick<Found, 'start' | 'end' | 'type'>;

/**
 * The next part of an address behind one, or null.
 * @param hasTown Whether one of the parts so far is its town.
 */
const partAt = (text: string, { end: at, type: last }: Part, hasTown: boolean): Part | null => {
  const rest = textAfter(text, at, reach);
  const between = matched(gap, rest);
  if (between === '') return null;
  const here = rest.slice(between.length);
  const part = (type: EntityType, length: number): Part | null =>
    length === 0 ? null : { type, start: at + between.length, end: at + between.length + length };

  const isApart = between !== ' ';
  const before = last === 'POSTAL_CODE' ? 0 : matchedLength(codeBeforeTown, here);
  const isOfTown = !year.test(here.slice(0, before)) || isListed(matched(townBehindCode, here.slice(before + 1)));
  if (before > 0 && isOfTown) return part('POSTAL_CODE', before);
  const alone = last === 'POSTAL_CODE' ? 0 : matchedLength(codeAtEnd, here);
  if (alone > 4 && isApart) return part('POSTAL_CODE', alone);
  if (last === 'LOCATION') {
    const behind = Math.max(alone, matchedLength(codeBehindTown, here));
    if (behind > (behind === alone ? 0 : 4) && !year.test(here.slice(0, behind))) return part('POSTAL_CODE', behind);
    const letters = matchedLength(state, here);
    if (letters > 0) return part('LOCATION', letters);
  }
  const isNextLine = between.includes('\n');
  if (last === 'POSTAL_CODE') {
    const place = matched(townBehindCode, here);
    const isTown = !hasTown && !isOrdinary(place) && (isListed(place) || !isNextLine);
    return part('LOCATION', isTown ? place.length : 0);
  }
  if (!isApart) return null;
  const coded = matchedLength(townBeforeCode, here);
  if (coded > 0) return part('LOCATION', coded);
  const town = matchedLength(townAtEnd, here);
  const place = here.slice(0, town);
  const isTown = !isOrdinary(place) && (isListed(place) || !isNextLine);
  return part('LOCATION', isTown ? town : 0);
};

/** "Madison, Wisconsin": a town, and where it lies. */
const isTownAndState = (text: string, town: Found | undefined, state: Found): boolean =>
  town?.type === 'LOCATION' && state.type === 'LOCATION' && text.slice(town.end, state.start) === ', ';

/**
 * The findings with the towns and postal codes that nothing else read behind streets, and with the codes behind towns and their
 * states. Linear in the text.
 * @param found Sorted by their start.
 */
export const withAddressTails = (text: string, found: readonly Found[]): Found[] => {
  const tails: Found[] = [];
  for (const [i, head] of found.entries()) {
    const isStreet = head.type === 'ADDRESS' && /\d/.test(text.slice(head.start, head.end));
    if (head.source === 'rule' || !(isStreet || isTownAndState(text, found[i - 1], head))) continue;
    const reason = isStreet ? 'behind a street' : 'behind a town and its state';
    let last: Part = head;
    let next = i + 1;
    let hasTown = false;
    for (let count = 0; count < most; count++) {
      while ((found[next]?.start ?? Number.POSITIVE_INFINITY) < last.end) next++;
      const known = found[next];
      const between = known === undefined ? '' : text.slice(last.end, known.start);
      const isPart = known !== undefined && parts.has(known.type) && matchedLength(gap, between) === between.length;
      hasTown ||= last.type === 'LOCATION';
      const part = partAt(text, last, hasTown);
      // "Praia" of "Praia da Vitória".
      const isWhole = part !== null && (!isPart || (part.start <= known.start && part.end > known.end));
      if (isWhole) {
        tails.push({ ...part, score: 0.86, source: 'pattern', reason });
        last = part;
      } else if (isPart) last = known;
      else break;
    }
  }
  if (tails.length === 0) return [...found];
  tails.sort(byPlace);
  const isTail = ({ start, end, source }: Found): boolean =>
    source !== 'rule' && (tails[lastBefore(tails, start)]?.end ?? -1) >= end;
  return [...found.filter((each) => !isTail(each)), ...tails].sort(byPlace);
};
