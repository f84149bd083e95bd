import type { EntityType } from '../../../../shared/domain';
import { governmentTypes } from '../entities/government';
import { isPlaceholder } from '../entities/secret/placeholder';
import { isGivenName } from '../lists';
import { and } from '../lists/conjunctions';
import { oneLine } from '../patterns/one-line';
import { matched, matchedLength, textAfter, textBefore } from '../text/around';
import { isBrand } from './public/brands';
import { isMarked, isName } from './recognisers/account-name';
import { digitsOf, isDate } from './recognisers/context';
import { units } from './recognisers/phone/cues';
import { isDialled } from './recognisers/phone/shapes';
import { trimmed } from './recognisers/secrets/passwords';
import { isMixed, looksLikePassword } from './recognisers/secrets/values';
import type { Found } from './resolve';

/**
 * What a cue says of a value it says of those told in one breath with it: "tel. 601 234 567 albo 22 345 67 89", "user
 * kbaker77 or kbaker_old", "PIN 4821, sonst 9930".
 */

const or = oneLine`
  or(?: else)?|oder|bzw\.?|beziehungsweise|ou(?: bien| alors| então)?|of(?:wel)?|dan wel|o(?: bien| también| anche)?|u|oppure
  |ovvero|albo|lub|bądź|czy|eller|ellers?|annars|veya|ya ?da|yahut|olmazsa|или|либо|або|чи|nebo|alebo|vagy|sau|ili|ή|tai
  |או|أو|या|atau|hoặc
`;
const instead = oneLine`
  alternativ(?:ely|e|a|amente|t)?|alternatief|alternatywnie|en alternative|in alternativa|als alternatief|otherwise|else
  |back-?up|spare|fall-?back|failing that|if not|wahlweise|ersatzweise|notfalls|sonst|ansonsten|sinon|(?:de|en) secours
  |à défaut|si no|de respaldo|en su defecto|altrimenti|di riserva|anders|reserve|ewentualnie|ewent\.?|zapasow[yaeo]
  |rezerwow[yaeo]|senão|de reserva|reserv|yedek|alternatif(?: olarak)?
`;
const addition = `${and}|&|\\+|as well as|sowie|ainsi que|ed|nonché|oraz|a także|samt|и|та|a|și|és|και|dan|và`;
const either = '或者?|或是|或|または|もしくは|あるいは|又は|혹은|또는';
const both = '和|及|以及|と|および|及び|、|，|그리고';

/** What may stand between such a word and the value. */
const filler = oneLine`
  at|on|by|the|my|our|his|her|their|maybe|perhaps|possibly|also|even|unter|auf|die|der|das|den|(?:mein|sein|ihr|unser)e?[rnms]?
  |vielleicht|evtl\.?|eventuell|auch|ggf\.?|au|sur|le|la|les|du|mon|ma|son|peut-être|aussi|al|en|el|a|mi|su|quizás?
  |tal vez|también|allo|alla|sul|il|lo|mio|suo|forse|anche|op|onder|het|mijn|zijn|haar|misschien|ook|pod|na|mój|może|też|pelo
  |para|o|meu|seu|talvez|também|på|min|mitt|kanske|även|också|belki|number|no\.?|nr\.?|n[°º]|nummer|n[úu]mero|num[ée]ro|numer
  |old|new|alte[rn]?|neue[rn]?|other|second|${instead}
`;
const aside = '(?: ?[(（][^()（）\\d\\n]{1,20}[)）])?';
const some = `(?:,?:? (?:${filler})){0,3}[,:]? `;
const sticky = (source: string): RegExp => new RegExp(source, 'iuy');
/** From the surest: one or the other, both, one behind the other. */
const ways = {
  or: sticky(`${aside}(?:[,;.]? ?(?:[/–—-] )?(?:(?<![\\p{L}])(?:${or}|${instead})${some})| ?(?:${either}) ?)`),
  and: sticky(`${aside}(?:,? (?:${addition})${some}| ?(?:${both}) ?)`),
  row: sticky(`${aside}(?:[,;] | ?[/|·] ?)`),
};
type Way = keyof typeof ways;
/** What of the text at a place is another value of a kind, '' where none is. @param value The one before. */
type Read = (text: string, at: number, way: Way, value: string) => string;
/** Where somebody is called is told with more words: "0171 2345678 privat oder im Notfall 040 998877". */
const called = sticky(
  `${aside}(?:,? [\\p{L}’'-]{1,14}){0,3}?,? (?:${or}|${instead})(?!\\p{L})(?:,?:? [\\p{L}’'.-]{1,14}){0,4}?:? (?=[+(\\d])`,
);

/** A clause ends here, or another joins: what was told is the whole of the value, and counts nothing. */
const ends = new RegExp(
  `^["'“”»«)）\\]]{0,2}(?:$|[\\n.,;:!?)，。、；]| ?[(（/|·–—-]| (?:${or}|${addition}|${instead}|for|für|pour|para|per|voor|dla|för|is|ist|est|es|was)(?!\\p{L}))`,
  'iu',
);
const cutShort = /^(?:[\p{L}\p{N}_@]|[-.,:/]\p{N})/u;
const year = /^(?:19|20)\d\d$/;
const amountAround = { before: /[$€£¥₹#]$/u, after: units };

const shapeOf = (value: string): string =>
  value
    .replace(/\d/g, '9')
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}/gu, 'a');

/** As many digits, letters and signs in the same order as the first. */
const alike = (text: string, at: number, value: string): string => {
  const other = text.slice(at, at + value.length);
  return shapeOf(other) === shapeOf(value) ? other : '';
};
const isWhole = (text: string, at: number, value: string): boolean =>
  value !== '' &&
  !cutShort.test(textAfter(text, at + value.length, 2)) &&
  !amountAround.before.test(textBefore(text, at, 1)) &&
  !amountAround.after.test(textAfter(text, at + value.length, 16));

const dialled = /^(?:\+|00)?[( ]{0,2}\d(?:[ ()./–-]{0,3}\d){5,16}/u;
/** Digits of a number within a town. */
const short = 6;
const phoneAt: Read = (text, at, way, value) => {
  const other = matched(dialled, textAfter(text, at, 40));
  const isSame = shapeOf(other) === shapeOf(value);
  const isOne = isDialled(other) || (way === 'or' && digitsOf(other).length === short && !isDate(other));
  // Behind a comma may stand a number of anything.
  const isSure = way === 'or' || isSame || /^[+(0]|[ ./-]/.test(other);
  return isOne && isSure && isWhole(text, at, other) ? other : '';
};

const code = /^(?=[^\s]{0,24}\d)[\p{Lu}\d]+(?:[-/._][\p{Lu}\d]+){0,5}/u;
const isTelling = (value: string, way: Way): boolean => {
  const { length } = digitsOf(value);
  return length > (way === 'or' ? 3 : 4) || (length > 2 && value.length > 5);
};
/** Another order's number has about as many digits, and what may be told for it half as many: 35000 are pieces. */
const isAsLong = (other: string, value: string, way: Way): boolean => {
  const [length, first] = [digitsOf(other).length, digitsOf(value).length];
  return way === 'and' ? Math.abs(length - first) < 2 : length * 2 >= first;
};
const numberAt: Read = (text, at, way, value) => {
  const same = alike(text, at, value);
  if (digitsOf(value).length > 4 && isWhole(text, at, same)) return same;
  const other = matched(code, textAfter(text, at, 40));
  if (!isWhole(text, at, other) || isDate(other) || year.test(other)) return '';
  const isEnd = ends.test(textAfter(text, at + other.length, 12));
  return way !== 'row' && isEnd && isTelling(other, way) && isAsLong(other, value, way) ? other : '';
};

/** "Windows11", "python3": a product and its version. */
const numbered = /^(\p{L}+)\d+$/u;
const stemOf = (other: string): string => numbered.exec(other)?.[1] ?? '';
const isVersion = (other: string): boolean => isBrand(stemOf(other)) && !isGivenName(stemOf(other));
/** "mp3", "h264" */
const isFormat = (other: string): boolean => /^\p{L}{1,3}\d+$/u.test(other) && !isGivenName(stemOf(other));
const account = /^[\p{L}\d][\p{L}\d._-]{1,30}[\p{L}\d]/u;
const accountAt: Read = (text, at, way) => {
  const other = matched(account, textAfter(text, at, 40));
  if (way !== 'or' && (isVersion(other) || isFormat(other))) return '';
  const isOne = /[\d_]/.test(other)
    ? /\p{L}/u.test(other) && isMarked(other)
    : way === 'or' && isGivenName(/^(\p{L}+)[.]\p{L}/u.exec(other)?.[1] ?? '');
  return isOne && isName(other) && isWhole(text, at, other) ? other : '';
};

const secretAt: Read = (text, at, way, value) => {
  const isPin = /^#?\d{3,8}[#*]?$/.test(value);
  const other = isPin ? alike(text, at, value) : trimmed(matched(/^[^\s"'“”«»]{6,60}/u, textAfter(text, at, 64)));
  const isEnd = ends.test(textAfter(text, at + other.length, 12));
  if (isPin) return isEnd && (way === 'or' || !year.test(other)) && isWhole(text, at, other) ? other : '';
  if (way !== 'or' && isVersion(other)) return '';
  const isOne = /\d/.test(other) && isMixed(other) && looksLikePassword(other) && !isPlaceholder(other);
  return isEnd && isOne && !isDate(other) && !/\s/.test(value) && value.length < 40 ? other : '';
};

/** Numbers that look like any; others have a form of their own, which what is told beside one may lack. */
const ofAnyForm: ReadonlySet<EntityType> = new Set([
  'BANK_ACCOUNT',
  'PASSPORT',
  'NATIONAL_ID',
  'DRIVER_LICENSE',
  'MEDICAL_RECORD',
  'INSURANCE_NUMBER',
]);
const ofAForm: ReadonlySet<EntityType> = new Set<EntityType>([
  ...ofAnyForm,
  'CREDIT_CARD',
  'IBAN_CODE',
  'ROUTING_NUMBER',
  'CRYPTO',
  'LICENSE_PLATE',
  'VIN',
  'ID_NUMBER',
  ...(Object.keys(governmentTypes) as EntityType[]),
]);
const readers: Readonly<Partial<Record<EntityType, Read>>> = {
  PHONE_NUMBER: phoneAt,
  USER_NAME: accountAt,
  SECRET: secretAt,
};
const readerOf = (type: EntityType): Read | undefined => readers[type] ?? (ofAForm.has(type) ? numberAt : undefined);

const nextTo = (text: string, { type, start, end }: Found): Pick<Found, 'start' | 'end'> | null => {
  const read = readerOf(type);
  if (read === undefined) return null;
  const value = text.slice(start, end);
  const gaps = Object.entries(ways) as [Way, RegExp][];
  if (type === 'PHONE_NUMBER') gaps.push(['or', called]);
  for (const [way, gap] of gaps) {
    gap.lastIndex = end;
    const at = end + matchedLength(gap, text);
    const other = at === end ? '' : read(text, at, way, value);
    if (other !== '') return { start: at, end: at + other.length };
  }
  return null;
};

/** What is told beside each of the values that a text's cues and forms say. Linear in the text. @param found In the order of the text. */
export const coordinated = (text: string, found: readonly Found[]): Found[] => {
  const more = new Map<number, Found>();
  for (const first of found) {
    const type = readers[first.type] !== undefined || ofAnyForm.has(first.type) ? first.type : 'ID_NUMBER';
    for (let next = nextTo(text, first); next !== null && !more.has(next.start); ) {
      const other: Found = { ...next, type, score: 0.85, source: 'pattern', reason: 'told beside another' };
      more.set(next.start, other);
      next = nextTo(text, other);
    }
  }
  return [...more.values()];
};
