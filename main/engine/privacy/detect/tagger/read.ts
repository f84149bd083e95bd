import type { EntityType } from '../../../../../shared/domain';
import type { Tagged } from '../../../../../shared/tagger';
import { fractionsIn } from '../../entities/quantities/dates/fractions';
import { readDates } from '../../entities/quantities/dates/read';
import { foldName, isCity, isGivenName, names, regions } from '../../lists';
import { isFirmKind } from '../../lists/kept';
import { swiss } from '../../lists/states';
import { matchedLength, textBefore } from '../../text/around';
import { language } from '../../text/language';
import { withoutSmallWord } from '../addresses/small-words';
import { hasBareGenitive, isGivenGenitive } from '../names/genitives';
import { withFamilyFirms } from '../organisations/family-firms';
import { type Found, named } from '../resolve';
import { isAnyWord } from '../words/vocabulary';
import { asAccount } from './accounts';
import { withHouse } from './addresses';
import { withoutBankCode } from './bank-codes';
import { isPhysician, withoutPossessive } from './descriptions';
import { asFirm } from './firms';
import { byHouse, isKindAlone, withoutArticle } from './houses';
import { withNeighbours, withoutStrays } from './neighbours';
import { isNothing } from './nothing';
import { isNumberLabel } from './plain';
import { asHospital } from './saints';
import { asParted, asStateOfLand, isRoute } from './states-and-routes';
import { trim } from './trim';
import { asListed, withFamilyName, withGivenName, withNumber, withPlaceKind, withSector } from './unspaced';
import { byWhereabouts } from './whereabouts';

/** Why, in the words that the window shows. */
const reasons: Readonly<Partial<Record<EntityType, string>>> = {
  PERSON: 'read as a name',
  LOCATION: 'read as a place',
  ORGANIZATION: 'read as an organisation',
  ADDRESS: 'read as an address',
  OCCUPATION: 'read as an occupation',
  NRP: 'read as a nationality or creed',
  MEDICAL_CONDITION: 'read as an illness',
  DATE: 'read as a date',
};

/** A date by the model is one where the dates' own reader can read it, and took it for something else by itself. */
const datesIn = (text: string, { start, end, score }: Tagged, fractions: ReadonlySet<number>): Tagged[] =>
  readDates(text.slice(start, end))
    .filter((date) => date.weak && (date.end - date.start) * 2 > end - start && !fractions.has(start + date.start))
    .map((date) => ({ type: 'DATE', start: start + date.start, end: start + date.end, score }));

/** "Tims Einweihung", "Annas fest": a given name in the genitive before what is whose, read as a place or a firm. */
const isGenitive = (text: string, { start, end, type, score }: Tagged): boolean => {
  if ((type !== 'LOCATION' && type !== 'ORGANIZATION') || score >= 0.9) return false;
  const word = text.slice(start, end);
  if (!/^\p{Lu}\p{Ll}+s$/u.test(word) || isCity(word) || !isGivenName(word.slice(0, -1))) return false;
  return hasBareGenitive(text) && /^ \p{L}/u.test(text.slice(end, end + 2));
};

/** "hes at keishas in croydon": whose place it is, without an apostrophe. */
const atTheirs = /(?<!\p{L})(?:at|to|from|near|round|outside|over at|chez|bij|bei|hos) $/iu;
const asOwner = (text: string, span: Tagged): Tagged => {
  const word = text.slice(span.start, span.end);
  const isOwner =
    named.has(span.type) &&
    /^\p{Ll}{3,}s$/u.test(word) &&
    isGivenGenitive(word) &&
    !isCity(word) &&
    !isAnyWord(word) &&
    atTheirs.test(textBefore(text, span.start, 8));
  return isOwner ? { ...span, type: 'PERSON', end: span.end - 1 } : span;
};

/** "Callums Einweihung", read as a firm: whose it is, before a noun that is no kind of firm. */
const owned = /^(?<owner>\p{Lu}\p{Ll}{2,}s) (?<thing>\p{Lu}\p{Ll}+)$/u;
const ownersOnly = (text: string, span: Tagged): Tagged => {
  if (span.type !== 'ORGANIZATION' || language(text) !== 'de') return span;
  const { owner = '', thing = '' } = owned.exec(text.slice(span.start, span.end))?.groups ?? {};
  const isOwner = isGivenGenitive(owner) && !isCity(owner);
  if (!isOwner || isFirmKind(foldName(thing)) || names.has(foldName(thing))) return span;
  return { ...span, type: 'PERSON', end: span.start + owner.length };
};

/** "mein name ist gabi lapsa komma ich wohne": a sign that is dictated is no part of a name. */
const sign = / (?:komma|punkt|doppelpunkt|fragezeichen|comma|virgule|virgola|vírgula|przecinek|kropka|virgül)$/u;
const withoutSign = (text: string, span: Tagged): Tagged =>
  named.has(span.type) ? { ...span, end: span.end - matchedLength(sign, text.slice(span.start, span.end)) } : span;

/** "[R. D]., geb.": to the last dot of initials. */
const initials = /^(?:\p{Lu}\. ?)+\p{Lu}$/u;
const withDot = (text: string, span: Tagged): Tagged =>
  span.type === 'PERSON' && text.charAt(span.end) === '.' && initials.test(text.slice(span.start, span.end))
    ? { ...span, end: span.end + 1 }
    : span;

/** "ITIN 936-73-4667", read as an illness: what the number is called. */
const isNumbersName = (text: string, span: Tagged): boolean =>
  span.type === 'MEDICAL_CONDITION' && isNumberLabel(text, span);

/** "license 4417 (Illinois)": a state between brackets, read as a firm. */
const asState = (text: string, span: Tagged): Tagged => {
  const isBetween = text.charAt(span.start - 1) === '(' && text.charAt(span.end) === ')';
  const isState = isBetween && regions.get(foldName(text.slice(span.start, span.end)))?.country === 'US';
  return isState && span.type === 'ORGANIZATION' ? { ...span, type: 'LOCATION' } : span;
};

/** "behind Orchard Close": a street, read as a firm. */
const ofStreet =
  /^(?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Close|Lane|Road|Street|Avenue|Drive|Crescent|Terrace|Mews|Grove|Row)$/u;
const atStreet = /(?<!\p{L})(?:behind|at|on|in|near|opposite|along|off|down|from|of|outside) $/iu;
const asStreet = (text: string, span: Tagged): Tagged =>
  (span.type === 'ORGANIZATION' || span.type === 'LOCATION') &&
  ofStreet.test(text.slice(span.start, span.end)) &&
  atStreet.test(textBefore(text, span.start, 12))
    ? { ...span, type: 'ADDRESS' }
    : span;

/** "uni graz": a town that was read alone, behind what every such town has one of. */
const university = /(?<!\p{L})(?:uni|hochschule|universität) $/iu;
const withUniversity = (text: string, span: Tagged): Tagged => {
  const before = matchedLength(university, textBefore(text, span.start, 16));
  const isTown = span.type === 'ORGANIZATION' || span.type === 'LOCATION';
  if (before === 0 || !isTown || !isCity(text.slice(span.start, span.end))) return span;
  return { ...span, type: 'ORGANIZATION', start: span.start - before };
};

/** "watched The Godfather": a film, read as a firm. */
const watching = /(?<!\p{L})(?:re)?watch(?:ed|ing)? (?:The )?$/u;
const isWatched = (text: string, { start, type }: Tagged): boolean =>
  type === 'ORGANIZATION' && watching.test(textBefore(text, start, 16));

/** "Altdorf UR", of which the town was read: the letters of its canton. AG is a firm's form as well. */
const canton = new RegExp(`^ (?:${swiss.filter((each) => each !== 'AG').join('|')})(?=[.,;:!?)\\n]|$)`, 'u');
const withCanton = (text: string, span: Tagged): Tagged => {
  const isTown = span.type === 'LOCATION' && /\p{Ll}$/u.test(text.slice(span.start, span.end));
  return isTown ? { ...span, end: span.end + matchedLength(canton, text.slice(span.end, span.end + 4)) } : span;
};

const house = /\d/;

/**
 * What the model read, as findings with edges that surrogates need, in order. A worker is not trusted: spans may lie
 * anywhere.
 */
export const readByModel = (text: string, tagged: readonly Tagged[]): Found[] => {
  const inside = tagged
    .filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const spans = withFamilyFirms(text, withNeighbours(text, withoutStrays(text, inside)));
  const starts = new Set(spans.filter(({ type }) => named.has(type)).map(({ start }) => start));
  const fractions = fractionsIn(text);
  return spans
    .flatMap((span) => (span.type === 'DATE' ? datesIn(text, span, fractions) : trim(text, span, starts)))
    .map((span) => withoutPossessive(text, span))
    .map((span) => (isPhysician(text, span) ? { ...span, type: 'OCCUPATION' as const } : span))
    .map((span) =>
      withSector(text, withFamilyName(text, withGivenName(text, withNumber(text, withPlaceKind(text, span))))),
    )
    .map((span) => ownersOnly(text, asListed(text, withoutSign(text, span))))
    .map((span) => byHouse(text, withoutArticle(text, withCanton(text, asState(text, withDot(text, span))))))
    .map((span) => asParted(text, asStateOfLand(text, byWhereabouts(text, withoutBankCode(text, span)))))
    .map((span) => (isGenitive(text, span) ? { ...span, type: 'PERSON' as const } : span))
    .map((span) => withUniversity(text, asStreet(text, asOwner(text, asHospital(text, span)))))
    .map((span, _, all) => asFirm(text, span, all))
    .filter((span) => span !== null)
    .filter(
      (span) =>
        !isRoute(text, span) &&
        !isWatched(text, span) &&
        !isNothing(text, span) &&
        !isKindAlone(text, span) &&
        !isNumbersName(text, span),
    )
    .map((span) => asAccount(text, span))
    .map((span) => withHouse(text, span))
    .map((span) => (span.type === 'ADDRESS' ? withoutSmallWord(text, span) : span))
    .map((span) => {
      const numbered = span.type === 'ADDRESS' && house.test(text.slice(span.start, span.end));
      return {
        ...span,
        score: numbered ? Math.max(span.score, 0.8) : span.score,
        source: 'tagger',
        reason: reasons[span.type] ?? 'read by the model',
      };
    });
};
