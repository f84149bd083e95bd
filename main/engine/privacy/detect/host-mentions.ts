import { domainOf, ownMailHost } from '../entities/email';
import { siteOf } from '../entities/online/parts';
import type { Mention, Sought } from './mentions';
import { addressesIn } from './recognisers/url';

/** The host that a value gives away; null where it is everybody's. */
const hostOf = ({ type, value }: Sought): string | null => {
  if (type === 'EMAIL_ADDRESS') return ownMailHost(value);
  return type === 'URL' ? siteOf(value) : null;
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
