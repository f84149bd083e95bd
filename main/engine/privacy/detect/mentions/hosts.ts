import { domainOf, ownMailHost } from '../../entities/contact/email';
import { siteOf } from '../../entities/online/parts';
import { isOwnHost } from '../../entities/online/public-hosts';
import { legalForms } from '../../lists';
import { fold } from '../../text/fold';
import { wordSet } from '../../word-set';
import { addressesIn } from '../recognisers/url';
import { isCommonWord, isParticle, isTitle } from '../words/vocabulary';
import type { Mention, Sought } from './mention';

/** The host that a value gives away; null where it is everybody's. */
const hostOf = ({ type, value }: Sought): string | null => {
  if (type === 'EMAIL_ADDRESS') return ownMailHost(value);
  return type === 'URL' ? siteOf(value) : null;
};

/** Also a small word of some language, behind a dot that no space follows. */
const wordSuffix = /^[^/]*\.(?:is|in|it|me|so|no|be|at|as|to|am|my|se|es|do|la)$/i;
const shortest = 4;

/** The words of a name that a web address of its bearer may hold; each alone tells of it, where it is no common word. */
interface Bearer {
  readonly of: Sought;
  /** All of them, written together, also with a word for "and". */
  readonly wholes: readonly string[];
  readonly telling: readonly string[];
}

const bearerOf = (of: Sought): Bearer | null => {
  if (of.type !== 'PERSON' && of.type !== 'ORGANIZATION') return null;
  const isPart = (word: string): boolean => !isParticle(word) && !joining.has(word) && !forms.has(word);
  const parts = fold(of.value)
    .split(/&|\+/)
    .map((part) => (part.match(/[a-z\d]+/g) ?? []).filter(isPart));
  const isFull = of.type === 'PERSON' && parts.flat().length > 1;
  const telling = parts
    .flat()
    .filter((word) => word.length >= shortest && !isTitle(word) && (isFull || !isCommonWord(word)));
  const wholes = ['', 'and', 'und', 'et', 'y', 'e', 'en', 'och'].map((and) =>
    parts.map((part) => part.join('')).join(and),
  );
  return { of, wholes: wholes.filter((whole) => whole.length >= shortest), telling };
};

const forms: ReadonlySet<string> = new Set(Array.from(legalForms, fold));
const joining = wordSet('and und et y e en i och the');

/** The words of a host's name and of a path, and each piece of them without its signs. */
const piecesOf = (address: string, host: string): ReadonlySet<string> => {
  const name = domainOf(host).split('.', 1)[0] ?? '';
  const path = address.slice(address.indexOf(host) + host.length);
  const pieces = [name, ...host.split('.').slice(0, -2), ...(path.match(/[^/?#&=;]+/g) ?? [])].map(fold);
  return new Set(
    pieces.flatMap((piece) => {
      const words = piece.match(/[a-z\d]+/g) ?? [];
      return [...words, words.join(''), words.filter((word) => !joining.has(word)).join('')];
    }),
  );
};

/**
 * Web addresses of a site of someone's own that hold a name of the text: owl-loft.net/people/bruno beside Bruno. A found
 * name inside one is protected alone otherwise, and the rest says whose it is. Linear in the text.
 */
export const namedSites = (text: string, sought: readonly Sought[]): Mention[] => {
  const byPiece = new Map<string, Sought>();
  for (const { of, wholes, telling } of sought.flatMap((each) => bearerOf(each) ?? []))
    for (const piece of [...wholes, ...telling]) if (!byPiece.has(piece)) byPiece.set(piece, of);
  if (byPiece.size === 0) return [];
  return addressesIn(text).flatMap(({ start, value }) => {
    const host = siteOf(value);
    if (host === null || !isOwnHost(host) || (wordSuffix.test(value) && !value.includes('-'))) return [];
    const of = [...piecesOf(value, host)].flatMap((piece) => byPiece.get(piece) ?? [])[0];
    const type = 'URL' as const;
    return of === undefined
      ? []
      : [{ start, end: start + value.length, type, of, score: 0.9, reason: 'an address with a name in it' }];
  });
};

/** Web addresses under a host that is protected elsewhere: www.hartwell.com after maria@hartwell.com. Linear in the text. */
export const hostMentions = (text: string, sought: readonly Sought[]): Mention[] => {
  const known = new Map<string, Sought>();
  for (const of of sought) {
    const host = hostOf(of);
    if (host !== null) known.set(domainOf(host), of);
  }
  if (known.size === 0) return [];
  return addressesIn(text).flatMap(({ start, value }) => {
    const site = siteOf(value);
    const of = site === null ? undefined : known.get(domainOf(site));
    return of === undefined
      ? []
      : [{ start, end: start + value.length, type: 'URL' as const, of, score: 0.9, reason: 'a host named before' }];
  });
};
