import type { Candidate, PreparedText } from '../../../entities/entity';
import { isPlaceholder } from '../../../entities/secret/placeholder';
import { fieldsIn, isKey } from '../fields';
import { ends } from './passwords';

/** Names of keys whose value is a password, in the languages of forms and configuration files. */
const passwordKey =
  /(?:passwor[dt]|passwd|passphrase|passcode|pwd|kennwort|mot de passe|mdp|contraseña|contrasena|senha|wachtwoord|hasło|haslo|lösenord|пароль|şifre|adgangskode|salasana(?:ni)?|hesl[oa]|jelszó(?:m)?|парола(?:та)?|пароль|lozinka|geslo|slaptažodis|mật khẩu|kata sandi|كلمة (?:المرور|السر)|סיסמה|密码|密碼|パスワード|비밀번호)$|(?:^| )(?:pass|pw|clave)$/u;

/** Names whose value is a key, where it looks like one. */
const secretKey =
  /(?:^| )(?:(?:api|app|application|access|secret|private|encryption|signing|master|shared|account|auth|consumer|license|licence|session|subscription|storage|webhook|jwt|ssh|deploy|bot|client|server|service|admin|root|db|database)? ?(?:key|secret|token|credentials?|salt)|apikey|authtoken|accesstoken|secretkey|accountkey|sharedaccesskey|bearer|jwt|cookie|session id|sessionid|sid|phpsessid|jsessionid|csrf token|authorization|auth|connection string|license|seed|mnemonic)(?: (?:id|value|base64|hex|base|\d))?$/;

const publicKey =
  /(?:^| )(?:public|primary|foreign|partition|sort|cache|idempotency|object|s3|i18n|translation|json|dict|index|hash|map|row|group|registry|react|next|max|num|total|prompt|completion|input|output|stop|eos|pad|bos|csrf|unk) (?:key|token|secret)s?$|(?:public|tokens|keys)$/;

/** "Apache-2.0", "BSD-3-Clause": under which anybody may use a program. */
const openLicence =
  /^["'`]?(?:Apache|MIT|BSD|[AL]?GPL|MPL|CC|EPL|EUPL|CDDL|OFL|AFL|BSL|Artistic|Zlib|Python|W3C|OSL)(?:[-\d]|$)/i;

/** Calls, members, interpolations, paths: programs, not values. */
const program =
  /[()<>{}[\]]|\$\{|::|=>|^(?:process|os|env|config|settings|self|this|req|request|args|options|params|ctx|secrets|vault|var|local|data|module|import)[.[]|^\/|^\.{1,2}\/|^https?:\/\/[^@]*$|^\w+\.\w+\.\w+$/;

const classes = (value: string): number =>
  [/\d/, /[a-z]/, /[A-Z]/, /[^A-Za-z0-9]/].filter((sort) => sort.test(value)).length;

/** Whether a value under `key`, `token` and the like is one: long enough, and no word of a sentence or a program. */
export const looksLikeKey = (value: string): boolean =>
  value.length >= 8 &&
  !/\s/.test(value) &&
  !program.test(value) &&
  !openLicence.test(value) &&
  (/\d/.test(value) ? classes(value) > 1 || value.length > 15 : value.length >= 20 && classes(value) > 2);

/** Under a name that says "secret" a short one is enough: `SECRET_KEY=hunter2 npm start`. */
const isShortSecret = (key: string, value: string): boolean =>
  /(?:^| )secret(?: key)?$/.test(key) &&
  /^[A-Za-z0-9!@#%^&*+-]{6,}$/.test(value) &&
  /[A-Za-z]{2}/.test(value) &&
  /\d/.test(value);

export const looksLikePassword = (value: string): boolean =>
  value.length >= 3 && value.length <= 200 && !/\s/.test(value) && !program.test(value) && !isPlaceholder(value);

/** What a word of a sentence never is: with a digit, a sign inside, or a capital inside. */
export const isMixed = (value: string): boolean =>
  /\d/.test(value) || /\p{L}[^\p{L}\p{N}'’-]/u.test(value) || /\p{Ll}\p{Lu}/u.test(value);

/** Values of keys in configuration, JSON, shell, tables, and of labels in a line. */
export const named = (prepared: PreparedText): Candidate[] =>
  fieldsIn(prepared).flatMap(({ key, start, end }) => {
    const value = prepared.text.slice(start, end);
    const isWhole = isMixed(value) || ends.test(prepared.text.slice(end, end + 14));
    const isPassword = isKey(passwordKey, key) && isWhole && looksLikePassword(value);
    const isSecret =
      !isPassword && secretKey.test(key) && !publicKey.test(key) && (looksLikeKey(value) || isShortSecret(key, value));
    return isPassword || isSecret ? [{ start, end, score: 0.95, reason: `under '${key}'` }] : [];
  });
