import { domainOf, isHostWord, isMailWord, ownMailHost } from '../../entities/contact/email';
import { siteOf } from '../../entities/online/parts';
import { isPublicName } from '../../entities/online/public-hosts';
import { seam } from '../../entities/word';
import { cities, isGivenName, names } from '../../lists';
import { isCommonWord } from '../words/vocabulary';
import type { Sought } from './mention';

const shortest = 4;

const isName = (word: string): boolean =>
  word.length >= shortest && names.has(word) && !isCommonWord(word) && !cities.has(word);

/** A word that is a name where it stands beside one; no task, and no town. */
const mayBeName = (word: string): boolean => word.length > shortest && !isMailWord(word) && !cities.has(word);

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The names that are written in one word: Maria, mariagonzalez, mgonzalez. */
const namesOf = (word: string): string[] => {
  if (isName(word)) return [word];
  const cut = isCommonWord(word) ? 0 : seam(word);
  return cut === 0 ? [] : [word.slice(0, cut), word.slice(cut)].filter(isName);
};

/** The names in an account's name; beside a given name or an initial, one that is in no list. */
const namesInAccount = (account: string): string[] => {
  const [first = '', second = '', ...more] = account.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isPair = second !== '' && more.length === 0 && /^[^._-]+[._-][^._-]+$/.test(account);
  if (isPair && isGivenName(first) && mayBeName(second)) return [`${titled(first)} ${titled(second)}`];
  const listed = [first, second, ...more].flatMap(namesOf).map(titled);
  const unlisted = (word: string, other: string): string[] =>
    isPair && other.length === 1 && mayBeName(word) && !isCommonWord(word) && !names.has(word) ? [titled(word)] : [];
  return [...listed, ...unlisted(first, second), ...unlisted(second, first)];
};

/** The words of a host that say whose it is: Hartwell of hartwell-bau.de. */
const namesInHost = (host: string): string[] =>
  (
    domainOf(host)
      .split('.', 1)[0]
      ?.match(/\p{L}+/gu) ?? []
  )
    .filter((word) => mayBeName(word) && !isHostWord(word) && !isPublicName(word) && !isCommonWord(word))
    .map(titled);

const sought = (type: Sought['type'], values: readonly string[]): Sought[] =>
  values.map((value) => ({ type, value, parts: true }));

/**
 * What e-mail addresses, user names and web addresses give away, to be looked for in the text: who hides
 * maria.gonzalez@hartwell.de hides Gonzalez and Hartwell.
 */
export const namesInAddresses = (found: readonly Sought[]): Sought[] =>
  found.flatMap(({ type, value }) => {
    switch (type) {
      case 'EMAIL_ADDRESS': {
        const host = ownMailHost(value);
        return [
          ...sought('PERSON', namesInAccount(value.split('@', 1)[0] ?? '')),
          ...sought('ORGANIZATION', host === null ? [] : namesInHost(host)),
        ];
      }
      case 'USER_NAME':
        return sought('PERSON', namesInAccount(value.replace(/^@/, '')));
      case 'URL': {
        const host = siteOf(value);
        return sought('ORGANIZATION', host === null ? [] : namesInHost(host));
      }
      default:
        return [];
    }
  });
