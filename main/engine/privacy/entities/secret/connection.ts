import { type Direction, walk } from '../../ciphers/numerals';
import { cipherRuns, domainOf } from '../contact/email';
import type { ProtectionContext } from '../entity';
import { bySort, cipherSets } from '../formats/sets';
import { v4Form } from '../network/blocks';
import { cipherIp } from '../network/ip';
import { encipheredParts } from '../online/parts';
import { isPublicHost, isServiceLabel } from '../online/public-hosts';
import { cipherUrl } from '../online/url';
import { isFramed } from './placeholder';
import { cipherToken } from './token';

/** scheme://user:password@host/database, scheme://token@host, jdbc:…?user=…&password=…: each part as it is where it stands alone. */

const form =
  /^((?:jdbc:)?[a-z][a-z0-9+.-]{1,30}:\/\/)(?:([^\s/@:]{0,300})(?::([^\s@]{1,400}))?@)?([^\s/?#;@]{1,300})([^\s?#;]*)((?:\?|#|;).*)?$/i;
const isLocal = (host: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|[a-z][a-z0-9_-]{0,20})(?::\d+)?$/i.test(host);
/** An option's name, where it has one, and its value. */
const option = /([?&;#])(?:([^=?&;#]{0,60}?)( ?= ?))?([^&;]+)/g;
const ofSecret = /pass|pwd|token|key|secret|sig|auth/i;
const ofUser = /^(?:user ?(?:name|id)?|uid|login)$/i;
const ofNumber = /timeout|size|limit|max|min|retr|port|version|interval|ttl|lifetime/i;
/** What an option is set to, and tells of nobody. */
const setting =
  /^(?:true|false|yes|no|on|off|[01]|require[ds]?|prefer(?:red)?|allow|disabled?|enabled?|optional|mandatory|strict|verify[-_](?:ca|full|identity)|utf-?8(?:mb[34])?|utf-?16|latin1|ascii|utc|gmt|z|any|(?:primary|secondary)(?:preferred)?|nearest|majority|snappy|zlib|zstd|scram-sha-(?:1|256)|plain|gssapi|mongodb-x509)$/i;
const isSetting = (name: string, value: string): boolean =>
  setting.test(value) || (ofNumber.test(name) && /^\d{1,6}$/.test(value));
/** Users and databases that every server has. */
const everyones =
  /^(?:root|admin(?:istrator)?|users?|username|postgres|mysql|mongo|redis|oracle|sa|guest|anonymous|default|public|test|www-data|ubuntu|docker|app|api|db|database)$/i;
const isEveryones = (text: string): boolean => everyones.test(text) || isFramed(text);
const hasPassword = /[?&;](?:password|passwd|pwd|pass)=/i;

/** A sign as an address escapes it: %40. */
const signEscape = /%(?:2[1-9a-f]|3[a-f]|40|5[b-f]|60|7[b-e])/gi;
const signOf = (escaped: string): string => String.fromCharCode(Number.parseInt(escaped.slice(1), 16));

/** With the signs that are escaped in it, which stay: the password behind `p%40ss` is `p@ss`. */
const throughEscapes = (text: string, change: (plain: string) => string): string => {
  const escapes = (of: string): string => [...of.matchAll(signEscape)].map(({ index }) => index).join();
  const pieces = text.split(new RegExp(`(${signEscape.source})`, 'gi'));
  const isEscape = (at: number): boolean => at % 2 === 1;
  const written = (plain: string): string => {
    let at = 0;
    return pieces
      .map((piece, i) => {
        const start = at;
        at += isEscape(i) ? 1 : piece.length;
        return isEscape(i) ? piece : plain.slice(start, at);
      })
      .join('');
  };
  const plain = pieces.map((piece, i) => (isEscape(i) ? signOf(piece) : piece)).join('');
  // One that comes of its own would not be read as it was written.
  return written(walk(plain, change, (to) => escapes(written(to)) === escapes(text)));
};

const cipherUser = (direction: Direction, text: string, context: ProtectionContext): string =>
  isEveryones(text)
    ? text
    : walk(
        text,
        (from) => cipherRuns(from, direction, context, () => false),
        (to) => /^[^\s/@:&;#]*$/.test(to) && !isEveryones(to),
      );

const cipherPassword = (direction: Direction, text: string, context: ProtectionContext): string =>
  throughEscapes(text, (plain) => cipherToken(direction, plain, context));

/** What nothing else is called by: of its own here. */
const cipherPart = (
  direction: Direction,
  text: string,
  name: string,
  { cipher }: ProtectionContext,
  stays: (text: string) => boolean = isEveryones,
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
    .map((label) => cipherPart(direction, label, 'host', context, (to) => isEveryones(to) || isServiceLabel(to)));
  return labels.join('.') + service + port;
};

/** Null where the text is no such address. Names of this computer, ports, options' names and settings stay. */
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
  const cipherValue = (name: string, value: string): string => {
    if (ofUser.test(name) && !/[\s/@:#]/.test(value)) return cipherUser(direction, value, context);
    if (ofSecret.test(name)) return cipherPassword(direction, value, context);
    return cipherPart(direction, value, 'option', context, (to) => isEveryones(to) || isSetting(name, to));
  };
  const options = query.replace(
    option,
    (_, sign: string, name = '', equals = '', value: string) => `${sign}${name}${equals}${cipherValue(name, value)}`,
  );
  return `${scheme}${who}${where}${cipherPart(direction, path, 'path', context)}${options}`;
};
