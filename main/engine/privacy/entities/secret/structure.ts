import type { Direction } from '../../ciphers/numerals';
import type { ProtectionContext } from '../entity';
import { bySort, cipherSets } from '../formats/sets';
import { cipherConnection } from './connection';
import { serviceOf } from './services';
import { cipherToken } from './token';

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const encode = (bytes: Uint8Array): string => {
  let text = '';
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    count += 8;
    while (count >= 6) {
      count -= 6;
      text += base64url.charAt((bits >> count) & 63);
      bits &= (1 << count) - 1;
    }
  }
  return count === 0 ? text : text + base64url.charAt((bits << (6 - count)) & 63);
};
const decode = (text: string): Uint8Array => {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const c of text) {
    bits = (bits << 6) | base64url.indexOf(c);
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes.push((bits >> count) & 255);
      bits &= (1 << count) - 1;
    }
  }
  return Uint8Array.from(bytes);
};

const jwtForm = /^(eyJ[\w-]{5,2000})\.(eyJ[\w-]{5,8000})\.([\w-]{0,2000})$/;

/** Values of a claim set: strings and numbers, each behind a colon or in an array. Names of claims stay. */
const claim = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?/gu;

const cipherClaims = (direction: Direction, json: string, { cipher }: ProtectionContext): string =>
  json.replace(claim, (whole: string, quoted: string | undefined, colon: string | undefined) => {
    if (colon !== undefined || whole.includes('\\')) return whole;
    if (quoted !== undefined) return cipherSets(cipher, direction, whole, 'jwt claim', bySort);
    // A JSON number begins with 0 only where nothing follows.
    return cipherSets(cipher, direction, whole, 'jwt number', (c, place) =>
      /[1-9]/.test(c) && place === (whole.startsWith('-') ? 1 : 0)
        ? '123456789'
        : /\d/.test(c) && place > 0
          ? '0123456789'
          : '',
    );
  });

/** A JSON Web Token (RFC 7519): its header stays, its claims keep their names, its signature is another. */
const cipherJwt = (direction: Direction, parts: readonly string[], context: ProtectionContext): string | null => {
  const [, header = '', payload = '', signature = ''] = parts;
  const bytes = decode(payload);
  const json = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(bytes);
  // Only what is written in the one way that leads back.
  if (encode(bytes) !== payload || encode(new TextEncoder().encode(json)) !== payload || !/^\{.*\}$/su.test(json))
    return null;
  const claims = encode(new TextEncoder().encode(cipherClaims(direction, json, context)));
  const sign = (text: string): string => {
    const raw = decode(text);
    if (encode(raw) !== text) return cipherSets(context.cipher, direction, text, 'jwt signature', bySort);
    const image = cipherSets(
      context.cipher,
      direction,
      String.fromCharCode(...raw.map((byte) => byte)),
      'jwt signature bytes',
      () => allBytes,
    );
    return encode(Uint8Array.from(image, (c) => c.charCodeAt(0)));
  };
  return `${header}.${claims}.${sign(signature)}`;
};
const allBytes = String.fromCharCode(...Array.from({ length: 256 }, (_, i) => i));

const pem = /^(-----BEGIN [A-Z0-9 ]{3,40}-----)([\s\S]*?)(-----END [A-Z0-9 ]{3,40}-----)?$/;
/** Lines of a header inside the armour: Proc-Type, DEK-Info. */
const pemHeader = /^[A-Za-z-]+: .*$/gm;

const cipherPem = (
  direction: Direction,
  parts: readonly (string | undefined)[],
  { cipher }: ProtectionContext,
): string => {
  const [, begin = '', body = '', end = ''] = parts;
  const kept = new Set<number>();
  for (const line of body.matchAll(pemHeader)) for (let i = 0; i < line[0].length; i++) kept.add(line.index + i);
  const escapes = [...body.matchAll(/\\[nr]/g)].map(({ index }) => index + 1);
  for (const at of escapes) kept.add(at);
  return (
    begin + cipherSets(cipher, direction, body, 'pem', (c, place) => (kept.has(place) ? '' : bySort(c, place))) + end
  );
};

/** A secret by what it is: a PEM block, a token of three parts, an address with a password, a key. */
export const cipherSecret = (direction: Direction, text: string, context: ProtectionContext): string => {
  const block = pem.exec(text);
  if (block !== null) return cipherPem(direction, block, context);
  const jwt = jwtForm.exec(text);
  const token = jwt === null ? null : cipherJwt(direction, jwt, context);
  if (token !== null) return token;
  const connection = serviceOf(text) === null ? cipherConnection(direction, text, context) : null;
  return connection ?? cipherToken(direction, text, context);
};
