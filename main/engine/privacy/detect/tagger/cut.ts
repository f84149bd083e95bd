import type { EntityType } from '../../../../../shared/domain';
import { cities, countries, isCity, isCountry, names } from '../../lists';
import { textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { identityNames, licenceNames, passportNames } from '../recognisers/labels/documents';
import { insuranceNames, recordNames } from '../recognisers/labels/health';
import { accountNames, postalNames } from '../recognisers/labels/money';
import { plateNames, vinNames } from '../recognisers/labels/vehicles';
import type { Found } from '../resolve';
import { cues } from '../words/reading';
import { isTitle } from '../words/vocabulary';

/** Types that read words or numbers as such: they do not cut a name or an address. */
const soft = new Set<EntityType>([
  'AGE',
  'COUNT',
  'DATE',
  'PERCENTAGE',
  'TIME',
  'DURATION',
  'MONEY',
  'BODY_MEASURE',
  'LAB_VALUE',
  'DATE_OF_BIRTH',
  'PERSON',
  'LOCATION',
  'ORGANIZATION',
  'ADDRESS',
]);
const cuttable = new Set<EntityType>(['PERSON', 'LOCATION', 'ORGANIZATION', 'ADDRESS']);

/** What is left of an address beside a code: a street with its number, or a place. */
const pieceOf = (text: string, found: Found, start: number, end: number): Found[] => {
  const piece = text.slice(start, end);
  const words = piece.replace(/^[\s,;:(-]+|[\s,;:()-]+$/gu, '');
  if (!/\p{L}{2}|\p{Script=Han}/u.test(words)) return [];
  const from = start + piece.indexOf(words);
  const rest = { ...found, start: from, end: from + words.length };
  if (found.type !== 'ADDRESS' || /\d/.test(words)) return [rest];
  const lower = words.toLowerCase();
  const place = cities.has(lower) || countries.has(lower) || end === found.end;
  return [place ? { ...rest, type: 'LOCATION', reason: 'read in an address' } : rest];
};

/** What a code leaves of a name or address around it: "bar no. 218844" is no street. */
const restOf = (text: string, found: Found, code: EntityType, start: number, end: number): Found[] =>
  code !== 'POSTAL_CODE' && found.type === 'ADDRESS' && !/\d/.test(text.slice(start, end))
    ? []
    : pieceOf(text, found, start, end);

/** "PAN BQKPK4471L", "Polis 90-4471": one word that hardly was read as a name, right before a number, says what that is. */
const isLabelOf = (text: string, { start, end, type, score }: Found, code: Found | undefined): boolean => {
  if (code === undefined || type === 'ADDRESS' || score >= believed || code.type === 'POSTAL_CODE') return false;
  const word = text.slice(start, end);
  if (!/^[ :.#]{1,2}$/.test(text.slice(end, code.start)) || !/^\p{L}{2,12}$/u.test(word)) return false;
  if (names.has(fold(word)) || isCity(word) || isBehindRole(text, start)) return false;
  return type !== 'PERSON' || /^\p{Lu}+$/u.test(word) || label.test(word);
};
const believed = 0.6;

/** "79626 Alameda Xavier": digits that begin an address are its house, but "50667 Köln" is a code and its town. */
const isHouse = (text: string, { type, start, end }: Found, code: Found): boolean => {
  if (type !== 'ADDRESS' || code.type !== 'POSTAL_CODE' || code.start !== start || code.end - start > 5) return false;
  const [, street = ''] = /^\d+ (\p{Lu}.*)$/su.exec(text.slice(start, end)) ?? [];
  return street !== '' && !/\d/.test(street) && !isCity(street) && !isCountry(street);
};

/** The words that name a number, of all the recognisers' lists. */
const label = new RegExp(
  `^(?:${[
    passportNames,
    licenceNames,
    identityNames,
    insuranceNames,
    recordNames,
    accountNames,
    postalNames,
    plateNames,
    vinNames,
  ]
    .flatMap((byLanguage) => Object.values(byLanguage))
    .flatMap(({ alone, numbered }) => (numbered === undefined ? [alone] : [alone, numbered]))
    .join('|')})$`,
  'iu',
);

/** "Klient: Zubair 4111 …", "ring Brzoza 07700 …": somebody stands behind what people are, and behind who is called. */
const isBehindRole = (text: string, at: number): boolean => {
  const before = textBefore(text, at, 24);
  if (/[:：] {0,2}$/.test(before)) return true;
  const word = /(?<!\p{L})(\p{L}+)[.,]? $/u.exec(before)?.[1]?.toLowerCase() ?? '';
  return cues.kin.has(word) || cues.strongNear.has(word) || isTitle(word);
};

/**
 * The model's names and addresses without the codes inside them: an e-mail address beside a name, the postal code
 * of "Lindenweg 4, 50667 Köln" with its city apart. `codes` sorted by their start.
 */
export const cut = (text: string, read: readonly Found[], codes: readonly Found[]): Found[] => {
  const hard = codes.filter(({ type, score }) => !soft.has(type) && score >= 0.7);
  let from = 0;
  return read.flatMap((found) => {
    if (!cuttable.has(found.type)) return [found];
    while ((hard[from]?.end ?? Number.POSITIVE_INFINITY) <= found.start) from++;
    let at = found.start;
    const pieces: Found[] = [];
    let cutBy: EntityType | null = null;
    if (isLabelOf(text, found, hard[from])) return [];
    for (let i = from; i < hard.length; i++) {
      const code = hard[i];
      if (code === undefined || code.start >= found.end) break;
      if (isHouse(text, found, code)) continue;
      // "Amazon.de GmbH".
      if (code.end <= at || (code.type === 'URL' && code.start >= found.start && code.end < found.end)) continue;
      cutBy = code.type;
      pieces.push(...restOf(text, found, code.type, at, Math.max(at, code.start)));
      at = Math.max(at, code.end);
    }
    return cutBy === null ? [found] : [...pieces, ...restOf(text, found, cutBy, Math.min(at, found.end), found.end)];
  });
};
