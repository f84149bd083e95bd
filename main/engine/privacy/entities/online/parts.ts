import { firmWords, isGivenName, names, ordinaryWords } from '../../lists';
import { organizationWords, placeWords } from '../../lists/kept';
import { oneLine } from '../../patterns/one-line';
import { blockOf, v4Form } from '../network/blocks';
import { fileEndings } from './file-endings';
import { isPublicHost } from './public-hosts';
import { isPage, personalParameter, personalPaths, plainParameter, privateHost, tenantHosts } from './sites';

/** A piece of an address that says something of someone. */
export interface Part {
  readonly start: number;
  readonly end: number;
  /** `site`, `page`: a host that is none of everybody's, and what is asked for there; `person`: a page called as somebody. */
  readonly kind: 'name' | 'shape' | 'host' | 'ip' | 'email' | 'site' | 'page' | 'person';
}

const form =
  /^((?:jdbc:)?[a-z][a-z0-9+.-]{1,20}:\/\/)?(?:([^\s/@?#]{0,100})@)?([^\s/?#:@]{1,253})(:\d{1,5})?([^\s?#]{0,1500})(\?[^\s#]{0,3000})?(#\S{0,2000})?$/i;

/** Written as names are: words with dots or hyphens, and a few digits behind. */
const nameForm = /^@?~?\p{L}[\p{L}\p{M}._-]*\d{0,9}$/u;
const twoNames = /^(\p{L}{2,20})[._-](\p{L}{2,20})\d{0,4}$/u;
const fileEnding = new RegExp(`^(?:${fileEndings}|php|aspx?|jsp|css|svg|gem|exe)$`, 'i');

const ordinary: ReadonlySet<string> = new Set(
  [ordinaryWords, firmWords, organizationWords, placeWords].flatMap((words) =>
    [...words].map((word) => word.toLowerCase()),
  ),
);

/** Called as somebody is, and as no thing is: rosie_jaskolski, but not grace_period. */
export const isPersonsPage = (text: string): boolean => {
  const [, first = '', second = ''] = twoNames.exec(text.toLowerCase()) ?? [];
  if (!isGivenName(first) || fileEnding.test(second)) return false;
  return !ordinary.has(second) || (names.has(second) && !ordinary.has(first));
};

/** As a page, with a space between: what somebody looks for at a site of their own. */
export const isPersonsName = (text: string): boolean => isPersonsPage(text.replace(/%20|\+/g, '_'));

const emailForm = /^[^\s@%]{1,64}(?:@|%40)[^\s@%]{3,100}$/;
const opaque = /^(?=.*\d)(?=.*[A-Za-z])[\w.~%=+-]{16,}$/;
const behind = new RegExp(
  oneLine`
    ^(?:
      users?|u|profiles?|people|members?|staff|employees?|customers?|clients?|patients?|accounts?|orders?|invoices?
      |claims?|tickets?|reset|verify|invites?|unsubscribe|confirm|session
    )$
  `,
  'i',
);
/** Two segments are a project of everybody's there. */
const projects =
  /^(?:www\.)?(?:github\.com|gitlab\.com|bitbucket\.org|huggingface\.co|kaggle\.com|medium\.com|vimeo\.com)$/i;
const isNumberish = (text: string): boolean => /\d/.test(text) && text.length > 2;

const kindOf = (text: string): Part['kind'] =>
  emailForm.test(text) ? 'email' : nameForm.test(text) ? 'name' : 'shape';

interface Segment {
  readonly text: string;
  readonly start: number;
}

const segmentsOf = (path: string, at: number): Segment[] =>
  [...path.matchAll(/[^/;]+/g)].map((match) => ({ text: match[0], start: at + match.index }));

const whole = ({ text, start }: Segment): Part => ({ start, end: start + text.length, kind: kindOf(text) });

const pathParts = (host: string, path: string, at: number): Part[] => {
  const segments = segmentsOf(path, at);
  const beginnings = personalPaths(host);
  const texts = segments.map(({ text }) => text);
  if (beginnings !== null && !(projects.test(host) && texts.length > 1 && !/^[@~]/.test(texts[0] ?? ''))) {
    const isInside =
      beginnings.length === 0
        ? !isPage(texts[0] ?? '') || /^\d/.test(texts[0] ?? '')
        : beginnings.includes((texts[0] ?? '').toLowerCase());
    const first = beginnings.length === 0 ? 0 : 1;
    return isInside
      ? segments
          .slice(first)
          .filter(({ text }, i) => !isPage(text) && text.length > 1 && (i === 0 || text.length > 4 || /\d/.test(text)))
          .map(whole)
      : [];
  }
  return segments
    .filter(
      ({ text }, i) =>
        emailForm.test(text) ||
        /^~\p{L}/u.test(text) ||
        (behind.test(texts[i - 1] ?? '') && !isPage(text) && (isNumberish(text) || /^\p{L}+[._-]\p{L}+$/u.test(text))),
    )
    .map(whole);
};

/** @param isSite Whether the site is someone's own: who knows what is asked for there may know whose it is. */
const queryParts = (query: string, at: number, isSite: boolean): Part[] =>
  [...query.matchAll(/(?<=[?&#;])([^=&#;]{1,60})=([^&#;]+)/g)].flatMap((match): Part[] => {
    const [, key = '', value = ''] = match;
    const isPersonal =
      emailForm.test(value) ||
      (personalParameter.test(key) && !plainValue.test(value)) ||
      (!plainParameter.test(key) && opaque.test(value));
    const start = at + match.index + match[0].length - value.length;
    const part = (kind: Part['kind']): Part => ({ start, end: start + value.length, kind });
    if (isPersonal) return [part(kindOf(value))];
    const isPlain = isPage(value) || plainValue.test(value) || (plainParameter.test(key) && !isPersonsName(value));
    return isSite && !isPlain ? [part('page')] : [];
  });

/** Of a site of someone's own the pages, and the places in one, as well. */
const withPages = (parts: readonly Part[], path: string, at: number): Part[] => {
  const taken = new Set(parts.map(({ start }) => start));
  const pages = segmentsOf(path, at)
    .filter(({ text, start }) => !taken.has(start) && !isPage(text) && !behind.test(text))
    .map(({ text, start }): Part => {
      // With a hyphen it may be an article's title: john-stone.
      const kind = isPersonsPage(text) && !text.includes('-') ? 'person' : 'page';
      return { start, end: start + text.length, kind };
    });
  return [...parts, ...pages].sort((a, b) => a.start - b.start);
};

/** A part that says nothing, as its parameter's value. */
const plainValue = /^(?:true|false|yes|no|on|off|null|none|code|token|\d)$/i;

/** The host's own part; null where it is everybody's. */
const hostPart = (host: string, at: number): Part | null => {
  const part = (length: number, kind: Part['kind']): Part => ({ start: at, end: at + length, kind });
  const tenant = tenantHosts.exec(host)?.[1];
  const ownNetwork = privateHost.exec(host);
  if (v4Form.test(host))
    return /^(?:loopback|this network|documentation)$/.test(blockOf(host).kind) ? null : part(host.length, 'ip');
  if (tenant !== undefined) return part(tenant.length, 'host');
  if (ownNetwork !== null) return part(ownNetwork.index, 'host');
  return isPublicHost(host) || personalPaths(host) !== null ? null : part(host.length, 'site');
};

/** What a part's own kind, and its neighbours', depends on: a stand-in of the same class leaves the address's frame. */
export const classOf = (kind: Part['kind'], text: string): string => {
  if (kind === 'ip') return kind;
  if (kind === 'site') return String(hostPart(text, 0)?.kind);
  const isPlain = isPage(text) || behind.test(text) || plainValue.test(text);
  const isOfPage = kind === 'page' || kind === 'person';
  return `${kindOf(text)} ${isPlain} ${isOfPage && isPersonsPage(text)} ${isOfPage && isPersonsName(text)}`;
};

/** What in a web address is enciphered, in its order; nothing in the address of a public page. */
export const encipheredParts = (url: string): readonly Part[] => {
  const match = form.exec(url);
  if (match === null) return [];
  const [, scheme = '', user, host = '', port = '', path = '', query = '', fragment = ''] = match;
  const hostAt = scheme.length + (user === undefined ? 0 : user.length + 1);
  const parts: Part[] = [];
  if (user !== undefined && user !== '')
    parts.push({ start: scheme.length, end: scheme.length + user.length, kind: kindOf(user) });
  const ofHost = hostPart(host, hostAt);
  if (ofHost !== null) parts.push(ofHost);
  const pathAt = hostAt + host.length + port.length;
  const ofPath = pathParts(host, path, pathAt);
  const isSite = ofHost?.kind === 'site';
  const [queryAt, fragmentAt] = [pathAt + path.length, pathAt + path.length + query.length];
  const ofFragment = queryParts(fragment, fragmentAt, isSite);
  const isPlace = isSite && ofFragment.length === 0 && !fragment.includes('=');
  parts.push(
    ...(isSite ? withPages(ofPath, path, pathAt) : ofPath),
    ...queryParts(query, queryAt, isSite),
    ...(isPlace ? withPages([], fragment.slice(1), fragmentAt + 1) : ofFragment),
  );
  return parts;
};

/** What in a web address is personal by itself: a site of someone's own is so where the text says whose. */
export const personalParts = (url: string): readonly Part[] =>
  encipheredParts(url).filter(({ kind }) => kind !== 'site' && kind !== 'page');

/** The host of a web address, where it is a site of someone's own; else null. */
export const siteOf = (url: string): string | null => {
  const site = encipheredParts(url).find(({ kind }) => kind === 'site');
  return site === undefined ? null : url.slice(site.start, site.end);
};
