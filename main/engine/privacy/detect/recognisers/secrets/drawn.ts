import type { Candidate, PreparedText } from '../../../entities/entity';
import { isPlaceholder } from '../../../entities/secret/placeholder';
import { serviceOf } from '../../../entities/secret/services';
import { oneLine } from '../../../patterns/one-line';
import { textBefore } from '../../../text/around';
import { type Field, isKey } from '../fields';
import { secretFields } from './named';

/** Secrets told by how they look, under a key that none lists: `WEBHOOK_PEPPER=Hn5cYt82RwQx7MbV`, `DEPLOY_PHRASE=otter-quilt-9921-Zamboni`. */

/** Parts of a key's name that speak of what is kept to oneself, in the languages of settings. */
const telling = new RegExp(
  oneLine`
    (?:^| )(?:
      key|secret|token|phrase|pepper|salt|blob|sign(?:ing|ature)?|pass|pwd|pw|creds?|credentials?
      |auth(?:n|entication|orization)?|oauth\d?|seed|web ?hook|licen[cs]e|unlock|vault|hmac|enc|encrypt(?:ion|ed)?
      |crypto?|material|sas|[tm]?otp|mfa|kek|dek|csrf|cookie|session|jwt|sso|psk|wpa|recovery|access|private
      |(?:
        geheim|zugang|schlussel|schluessel|salz|kennung|cle|jeton|clave|llave|firma|secreto|credencial|chiave|segreto
        |sleutel|geheimnis|klucz|sekret|haslo|podpis|chave|segredo|assinatura|nyckel|hemlighet|anahtar|gizli|sifre
      )\p{L}{0,3}
    )(?= |$)|(?:key|secret|token|schluessel|schlussel|passwort|password|sleutel|nyckel)$
    |(?:cred|auth|pass|seed|salt|pepper|phrase)$
  `,
  'u',
);
/** Of these words joined are one as well, and a year may be among them. */
const phrased = /(?:^| )(?:phrase|passphrase|pepper|creds?|pass|signing|unlock|vault|seed|secret|salt|salz)(?= |$)/u;
/** What the key says of something known or of how it is done: a commit, a file, an algorithm. */
const known = new RegExp(
  oneLine`
    (?:^| )(?:
      commit|sha\d*|md5|hash|checksum|digest|etag|integrity|tag|version|ver|revision|rev|ref|build|release|uuid|guid
      |trace|span|request|image|img|icon|background|content|css|class|style|font|color|id|ids|name|names|url|uri|host
      |endpoint|path|file|filename|dir|folder|mode|type|kind|alg|algo|algorithm|provider|issuer|audience|format|method
      |scheme|scope|domain|level|status|expiry|expires|ttl|timeout|size|length|len|rounds|count|rate|header|prefix
      |suffix|field|column|table|index|bucket|container|region|zone|cluster|namespace|package|module|model|data|source
      |branch|date|at|public|pub|primary|foreign|partition|sort|cache|object|i18n|translations?|locale
      |(?:context|time|duration|arch|architecture|suites?|ciphers?)(?=$)|label|title|text|fingerprint|thumbprint
      |base64|test|author|keyboard|device|product|part|sku|serial|policy|role|user|username|email
    )(?= |$)
  `,
  'u',
);
/** `WEBHOOK_PEPPER`: a constant of settings. */
const constant = /(?:^|[^A-Za-z\d_])[A-Z][A-Z\d]{0,24}(?:_[A-Z\d]{1,24}){1,5}["']?\s{0,4}[:=]\s{0,4}["'`]?$/;

/** Calls, interpolations and paths: programs, no values. An address may have a secret in its path. */
const program =
  /[()<>{}[\]\\]|\$\{|::|=>|^[\w-]+:\/\/|^\.{0,2}\/|^data:|^~|\.(?:json|ya?ml|pem|crt|key|pub|txt|js|ts|py)$/iu;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const constantName = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;
/** "v3-node-modules", "2024-11-20.acacia", "TLS1.3": versions, dates and what is called with them. */
const versioned =
  /^(?:v?\d{1,4}[.-]\d{1,2}(?:[.-]|$)|(?:sha\d*|md5|tls|rsa|aes|ecdsa|ed\d|hs\d|rs\d|oauth\d?|utf)[-_.\d])/i;

/** Runs of one sort; a capital goes with the small letters behind it: `Hn`, `5`, `cYt` is `c`, `Yt`. */
const runs = /[A-Z]?[a-z]+|[A-Z]+|\d+/g;

/** Whether characters look drawn: digits and letters change more often than in names, words and versions. */
const isDrawn = (value: string): boolean => {
  if (!/^[A-Za-z\d_+/.~!@#%^&*=-]{12,400}$/.test(value) || program.test(value) || uuid.test(value)) return false;
  if (constantName.test(value) || versioned.test(value) || !/\d/.test(value) || !/[A-Za-z]/.test(value)) return false;
  const pieces = value.match(runs) ?? [];
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  // Words among them, each parted by a sign, are a name.
  const words = pieces.filter((piece) => /[a-z]{4}/i.test(piece)).length;
  const isName = /[-_./]/.test(value) && words * 2 > pieces.length;
  return !isName && length >= 12 && length < pieces.length * (length >= 20 ? 3.3 : 2.7);
};

/** Words joined with digits: "otter-quilt-9921-Zamboni". */
const joined = /^(?=[^\d]*\d{2,})(?:[A-Za-z]{3,}\d{0,4}|\d{2,6})(?:[-_.+:](?:[A-Za-z]{2,}\d{0,4}|\d{2,6})){2,7}$/;
const isPhrase = (value: string, withYear: boolean): boolean =>
  value.length >= 14 &&
  joined.test(value) &&
  (value.match(/[A-Za-z]{3,}/g) ?? []).length > 1 &&
  (withYear || !/(?<!\d)(?:(?:19|20)\d\d|\d{2})(?!\d)/.test(value));

const isSecret = (text: string, { key, start, end }: Field): boolean => {
  const value = text.slice(start, end);
  if (value.length < 12 || value.length > 400 || known.test(key) || isPlaceholder(value)) return false;
  const tells = isKey(telling, key);
  const isPhrased = isKey(phrased, key);
  if (tells && isPhrase(value, isPhrased) && !program.test(value)) return true;
  return isDrawn(value) && (tells || (value.length >= 16 && constant.test(textBefore(text, start, 64))));
};

/** `setx MQTT_CRED "Wolf88-Pine42-Reef"`: a name and its value without a sign between. */
const assigned =
  /(?<![^\s;&|])(?:setx|setenv|set -gx|set -x)[ \t]{1,4}([A-Z][A-Z\d_]{2,47})[ \t]{1,4}["']?([^\s"'=]{12,400})/g;

/** A known key, a stroke, comma or colon, and its other half. */
const other = /[ \t]{0,2}[/,:;|][ \t]{0,2}["']?([A-Za-z\d+/_~.=-]{16,200})(?![\w+/=])/y;

const halves = (text: string, keys: readonly Candidate[]): Candidate[] =>
  keys.flatMap(({ end }) => {
    other.lastIndex = end;
    const [whole, value = ''] = other.exec(text) ?? [];
    const start = end + (whole?.length ?? 0) - value.length;
    return isDrawn(value) ? [{ start, end: start + value.length, score: 0.95, reason: 'beside its other half' }] : [];
  });

/** What the reason of a whole address begins with: only its user and password may stand for a secret. */
export const address = 'an address';

/** `https://token@host/…`: who has the token is the user. */
const userPart = /(?<![\p{L}\p{N}_+.-])https?:\/\/([^\s/:@?#"'`<>]{12,300})@[^\s"'`<>)\]},;]{3,300}(?<![.!?])/giu;

const usersOf = (text: string): Candidate[] =>
  text.includes('@')
    ? [...text.matchAll(userPart)].flatMap(({ 0: whole, 1: user = '', index }) =>
        !isPlaceholder(user) && (serviceOf(user) !== null || isDrawn(user))
          ? [{ start: index, end: index + whole.length, score: 0.98, reason: `${address} with a token` }]
          : [],
      )
    : [];

/** `ALERT_WEBHOOK=https://hooks.host/x/Zk3Lr9Qw2Xc7Vb1N`: who knows the path may write there. */
const hookKey = /(?:^| )(?:web ?hook|hook|callback|incoming)s?(?= |$)/u;
const drawnPath = /^https?:\/\/[^\s/?#@]{3,200}\/(?:[^\s/?#]{1,80}\/){0,6}([^\s/?#]{12,200})\/?$/iu;

const hooks = (text: string, { key, start, end }: Field): Candidate[] => {
  const value = text.slice(start, end);
  const path = hookKey.test(key) ? (drawnPath.exec(value)?.[1] ?? '') : '';
  const from = start + value.lastIndexOf(path);
  return isDrawn(path) ? [{ start: from, end: from + path.length, score: 0.9, reason: `under '${key}'` }] : [];
};

/** @param keys Services' keys, whose other halves may stand beside them. */
export const drawn = (prepared: PreparedText, keys: readonly Candidate[]): Candidate[] => {
  const { text } = prepared;
  return [
    ...secretFields(prepared).flatMap((field) =>
      isSecret(text, field)
        ? [{ start: field.start, end: field.end, score: 0.9, reason: `under '${field.key}'` }]
        : hooks(text, field),
    ),
    ...[...text.matchAll(assigned)].flatMap(({ 0: whole, 1: name = '', 2: value = '', index }) => {
      const start = index + whole.length - value.length;
      const field = {
        key: name.toLowerCase().replaceAll('_', ' '),
        names: [],
        within: null,
        isCell: false,
        start,
        end: start + value.length,
      };
      return isSecret(text, field) ? [{ start, end: field.end, score: 0.9, reason: `under '${field.key}'` }] : [];
    }),
    ...halves(text, keys),
    ...usersOf(text),
  ];
};
