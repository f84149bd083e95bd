import { type Direction, walk } from '../../ciphers/numerals';
import { cipherRuns, domainOf } from '../contact/email';
import type { ProtectionContext } from '../entity';
import { bySort, cipherSets } from '../formats/sets';
import { v4Form } from '../network/blocks';
import { cipherIp } from '../network/ip';
import { encipheredParts } from '../online/parts';
import { isPublicHost, isServiceLabel } from '../online/public-hosts';
import { cipherUrl } from '../online/url';
import { isPlaceholder } from './placeholder';
import { cipherToken } from './token';

/** scheme://user:password@host/database, scheme://token@host, jdbc:…?user=…&password=…: each part as it is where it stands alone. */

const form =
  /^((?:jdbc:)?[a-z][a-z0-9+.-]{1,30}:\/\/)(?:([^\s/@:]{0,300})(?::([^\s@]{1,400}))?@)?([^\s/?#;@]{1,300})([^\s?#;]*)((?:\?|#|;).*)?$/i;
const isLocal = (host: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|[a-z][a-z0-9_-]{0,20})(?::\d+)?$/i.test(host);
const option =
  /(?<=[?&;](?:([\w.-]{0,40}(?:pass|pwd|token|key|secret|sig|auth)[\w.-]{0,40})|(?:user ?(?:name|id)?|uid|login)) ?= ?)[^&;\s]+/gi;
const hasPassword = /[?&;](?:password|passwd|pwd|pass)=/i;

/** A sign as an address escapes it: %40. */
const signEscape = /%(?:2[1-9a-f]|3[a-f]|40|5[b-f]|60|7[b-e])/gi;
const signOf = (escaped: string): string => String.fromCharCode(Number.parseInt(escaped.slice(1), 16));

/** With the signs that are escaped in it, which stay: the password behind `p%40ss` is `p@ss`. */
const throughEscapes = (text: string, change: (plain: string) => string): string => {
  const count = (of: string): number => of.match(signEscape)?.length ?? 0;
  if (count(text) === 0) return change(text);
  const step = (from: string): string => {
    const pieces = from.split(new RegExp(`(${signEscape.source})`, 'gi'));
    const image = change(pieces.map((piece, i) => (i % 2 === 1 ? signOf(piece) : piece)).join(''));
    let at = 0;
    return pieces
      .map((piece, i) => {
        const isEscape = i % 2 === 1;
        const changed = image.slice(at, at + (isEscape ? 1 : piece.length));
        at += changed.length;
        return isEscape ? piece : changed;
      })
      .join('');
  };
  return walk(text, step, (to) => count(to) === count(text));
};

const cipherUser = (direction: Direction, text: string, context: ProtectionContext): string =>
  isPlaceholder(text)
    ? text
    : walk(
        text,
        (from) => cipherRuns(from, direction, context, () => false),
        (to) => /^[^\s/@:&;#]*$/.test(to) && !isPlaceholder(to),
      );

const cipherPassword = (direction: Direction, text: string, context: ProtectionContext): string =>
  throughEscapes(text, (plain) => cipherToken(direction, plain, context));

/** What nothing else is called by: of its own here. */
const cipherPart = (
  direction: Direction,
  text: string,
  name: string,
  { cipher }: ProtectionContext,
  stays: (text: string) => boolean = isPlaceholder,
): string =>
  stays(text) ? text : cipherSets(cipher, direction, text, `connection ${name}`, bySort, (to) => !stays(to));

const cipherHost = (direction: Direction, text: string, context: ProtectionContext): string => {
  if (isLocal(text)) return text;
  const [, host = '', port = ''] = /^(.*?)(:\d+)?$/.exec(text) ?? [];
  const v6 = /^\[(.*)\]$/.exec(host)?.[1];
  if (v6 !== undefined) return `[${cipherIp(direction, v6, context)}]${port}`;
  if (encipheredParts(host).length > 0) return cipherUrl(direction, host, context) + port;
  // An address of no network of anybody's.
  if (v4Form.test(host)) return text;
  // Of a service of everybody's what stands before its name.
  const service = host.includes('.') && isPublicHost(host) ? domainOf(host) : '';
  const labels = host
    .slice(0, host.length - service.length)
    .split('.')
    .map((label) => cipherPart(direction, label, 'host', context, (to) => isPlaceholder(to) || isServiceLabel(to)));
  return labels.join('.') + service + port;
};

/** Null where the text is no such address. Names of this computer, ports and options stay. */
export const cipherConnection = (direction: Direction, text: string, context: ProtectionContext): string | null => {
  const [, scheme = '', user, password, host = '', path = '', query = ''] = form.exec(text) ?? [];
  if (scheme === '' || (user === undefined && !hasPassword.test(query))) return null;
  // A token without a password is the user: its service's beginning stays.
  const who =
    user === undefined
      ? ''
      : password === undefined
        ? `${cipherToken(direction, user, context)}@`
        : `${cipherUser(direction, user, context)}:${cipherPassword(direction, password, context)}@`;
  const where = host
    .split(',')
    .map((each) => cipherHost(direction, each, context))
    .join(',');
  const options = query.replace(option, (value: string, secret: string | undefined) =>
    secret === undefined ? cipherUser(direction, value, context) : cipherPassword(direction, value, context),
  );
  return `${scheme}${who}${where}${cipherPart(direction, path, 'path', context)}${options}`;
};
