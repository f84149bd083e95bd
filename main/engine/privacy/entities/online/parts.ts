import { blockOf, v4Form } from '../network/blocks';
import { isPage, personalParameter, personalPaths, plainParameter, privateHost, tenantHosts } from './sites';

/** A piece of an address that says something of someone. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly kind: 'name' | 'shape' | 'host' | 'ip' | 'email';
}

const form =
  /^([a-z][a-z0-9+.-]{1,20}:\/\/)?(?:([^\s/@?#]{0,100})@)?([^\s/?#:@]{1,253})(:\d{1,5})?([^\s?#]{0,1500})(\?[^\s#]{0,3000})?(#\S{0,2000})?$/i;

/** Written as names are: words with dots or hyphens, and a few digits behind. */
const nameForm = /^@?~?\p{L}[\p{L}\p{M}._-]*\d{0,9}$/u;
const emailForm = /^[^\s@%]{1,64}(?:@|%40)[^\s@%]{3,100}$/;
const opaque = /^(?=.*\d)(?=.*[A-Za-z])[\w.~%=+-]{16,}$/;
const behind =
  /^(?:users?|u|profiles?|people|members?|staff|employees?|customers?|clients?|patients?|accounts?|orders?|invoices?|claims?|tickets?|reset|verify|invites?|unsubscribe|confirm|session)$/i;
/** Two segments are a project of everybody's there. */
const projects =
  /^(?:www\.)?(?:github\.com|gitlab\.com|bitbucket\.org|huggingface\.co|kaggle\.com|medium\.com|vimeo\.com)$/i;
const isNumberish = (text: string): boolean => /\d/.test(text) && text.length > 2;

const kindOf = (text: string): Part['kind'] =>
  emailForm.test(text) ? 'email' : nameForm.test(text) ? 'name' : 'shape';

const pathParts = (host: string, path: string, at: number): Part[] => {
  const segments = [...path.matchAll(/[^/;]+/g)].map((match) => ({ text: match[0], start: at + match.index }));
  const whole = ({ text, start }: { text: string; start: number }): Part => ({
    start,
    end: start + text.length,
    kind: kindOf(text),
  });
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

const queryParts = (query: string, at: number): Part[] =>
  [...query.matchAll(/(?<=[?&#;])([^=&#;]{1,60})=([^&#;]+)/g)].flatMap((match) => {
    const [, key = '', value = ''] = match;
    const isPersonal =
      emailForm.test(value) ||
      (personalParameter.test(key) && !/^(?:true|false|yes|no|on|off|null|none|code|token|\d)$/i.test(value)) ||
      (!plainParameter.test(key) && opaque.test(value));
    const start = at + match.index + match[0].length - value.length;
    return isPersonal ? [{ start, end: start + value.length, kind: kindOf(value) }] : [];
  });

/** What in a web address is personal, in its order; nothing in the address of a public page. */
export const personalParts = (url: string): readonly Part[] => {
  const match = form.exec(url);
  if (match === null) return [];
  const [, scheme = '', user, host = '', port = '', path = '', query = '', fragment = ''] = match;
  const hostAt = scheme.length + (user === undefined ? 0 : user.length + 1);
  const parts: Part[] = [];
  if (user !== undefined && user !== '')
    parts.push({ start: scheme.length, end: scheme.length + user.length, kind: kindOf(user) });
  const tenant = tenantHosts.exec(host)?.[1];
  const ownNetwork = privateHost.exec(host);
  if (v4Form.test(host)) {
    if (!/^(?:loopback|this network|documentation)$/.test(blockOf(host).kind))
      parts.push({ start: hostAt, end: hostAt + host.length, kind: 'ip' });
  } else if (tenant !== undefined) parts.push({ start: hostAt, end: hostAt + tenant.length, kind: 'host' });
  else if (ownNetwork !== null) parts.push({ start: hostAt, end: hostAt + ownNetwork.index, kind: 'host' });
  const pathAt = hostAt + host.length + port.length;
  parts.push(
    ...pathParts(host, path, pathAt),
    ...queryParts(query, pathAt + path.length),
    ...queryParts(fragment, pathAt + path.length + query.length),
  );
  return parts;
};
