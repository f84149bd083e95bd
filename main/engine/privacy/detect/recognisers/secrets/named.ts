import type { Candidate, PreparedText } from '../../../entities/entity';
import { oneLine } from '../../../patterns/one-line';
import { type Field, fieldsIn, isKey } from '../fields';
import { passwordWords, unspacedPasswordWords } from './password-words';
import { ends, isMixed, isShortSecret, looksLikeKey, looksLikePassword } from './values';

/** Names of keys whose value is a password, in the languages of forms and configuration files. */
const passwordKey = new RegExp(
  oneLine`
    (?:${passwordWords}|${unspacedPasswordWords}|passcode)$
    |(?:^| )(?:pass|pw|clave)$
  `,
  'u',
);

/** Names whose value is a key, where it looks like one. */
const secretKey = new RegExp(
  oneLine`
    (?:^| )(?:
      (?:
        api|app|application|access|secret|private|encryption|signing|master|shared|account|auth|consumer|license
        |licence|session|subscription|storage|webhook|jwt|ssh|deploy|bot|client|server|service|admin|root|db|database
      )? ?(?:key|secret|token|credentials?|salt)|apikey|authtoken|accesstoken|secretkey|accountkey|sharedaccesskey
      |bearer|jwt|cookie|session id|sessionid|sid|phpsessid|jsessionid|csrf token|authorization|auth|connection string
      |license|seed|mnemonic
    )(?: (?:id|value|base64|hex|base|\d))?$
  `,
  '',
);

/** `session=7f3a9c8821`: drawn, and no season's name. */
const isSession = (key: string, value: string): boolean =>
  /(?:^| )session$/.test(key) && /^(?=.*\d)(?=.*[a-f])[\da-f]{8,}$/i.test(value);

const publicKey = new RegExp(
  oneLine`
    (?:^| )(?:
      public|primary|foreign|partition|sort|cache|idempotency|object|s3|i18n|translation|json|dict|index|hash|map|row
      |group|registry|react|next|max|num|total|prompt|completion|input|output|stop|eos|pad|bos|csrf|unk
    ) (?:key|token|secret)s?$|(?:public|tokens|keys)$
  `,
  '',
);

/** "password: Lale!2020. Thanks": the full stop is the sentence's. */
const goesOn = /^\. \S/u;
export const secretFields = (prepared: PreparedText): Field[] =>
  fieldsIn(prepared).map((field) => {
    const isStop = goesOn.test(prepared.text.slice(field.end - 1, field.end + 2));
    return isStop ? { ...field, end: field.end - 1 } : field;
  });

/** Values of keys in configuration, JSON, shell, tables, and of labels in a line. */
export const named = (prepared: PreparedText): Candidate[] =>
  secretFields(prepared).flatMap(({ key, start, end }) => {
    const value = prepared.text.slice(start, end);
    const isWhole = isMixed(value) || ends.test(prepared.text.slice(end, end + 14));
    const isPassword = isKey(passwordKey, key) && isWhole && looksLikePassword(value);
    const isSecret =
      !isPassword &&
      (isSession(key, value) ||
        (secretKey.test(key) && !publicKey.test(key) && (looksLikeKey(value) || isShortSecret(key, value))));
    return isPassword || isSecret ? [{ start, end, score: 0.95, reason: `under '${key}'` }] : [];
  });
