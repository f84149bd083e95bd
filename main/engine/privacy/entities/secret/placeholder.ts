import { oneLine } from '../../patterns/one-line';

/** What stands where a secret will: `YOUR_API_KEY`, `<token>`, `${TOKEN}`, `xxxx`, `changeme`. */
const framed = /^(?:<.*>|\[.*\]|\{.*\}|\(.*\)|%\w+%|\$\w+|\$[({].*|#\{.*|__\w+__|@[A-Za-z][\w.-]*@|\*{2,}.*|&lt;.*)$/;
const stems = oneLine`
  your|my|our|the|an?|insert|enter|put|add|replace|change|some|any|example|sample|dummy|fake|mock|test|placeholder
  |redacted|removed|hidden|masked|secret|todo|tbd|none|null|nil|undefined|true|false|string|str|text|varchar|char|bool
  |boolean|int|integer|number|bytes|object|any|unknown|void|required|optional|default|value|empty|unset|password
  |passwd|passphrase|passwort|pass|pwd|token|key|api|apikey|credentials?|user|username|admin|root|guest|foo|bar|baz
  |foobar|abc|xyz|env|process|config|settings|getenv|prompt|see|not|no|yes|on|off
`;
const more = oneLine`
  your|my|own|api|secret|access|private|public|auth|client|here|key|token|password|passwd|pass|value|me|it|this|that
  |with|string|goes|user|name|db|database|new|old|real|actual|strong|super|safe|test|example|placeholder|id|to|in|be
  |is|set|now|app|project|account|service|env|word|phrase|please|the|a
`;
const worded = new RegExp(`^(?:${stems})(?:[-_ ./]?(?:${more}))*[-_ ]?(?:here)?\\d{0,3}$`, 'i');
/** A row of x that stands by itself or is long: a key's random characters hold a short one now and then. */
const known =
  /example|placeholder|x{7,}|(?<![a-z\d])x{4,}|x{4,}(?![a-z\d])|\.{3}|…|•{2,}|<\w+>|your[-_ ]|redacted|changeme|0123456789abcdef|deadbeef/i;

/** What a secret is called, in small letters. */
const nouns = oneLine`
  passwor[dt]|passwd|passphrase|passcode|pass|pwd|pw|secret|token|key|apikey|credentials?|pin|kennwort|schlüssel
  |geheimnis|mot_?de_?passe|mdp|clé|contraseña|contrasena|clave|senha|chave|parola|chiave|wachtwoord|sleutel|hasł?o
  |haslo|klucz|lösenord|losenord|nyckel|şifre|sifre|anahtar
  |пароль|парола|ключ
`;
/**
 * Where a secret is kept, told by its name there: `DB_PASSWORD`, `Rails.application.credentials.db_password`, `op://vault/item/password`,
 * `!secret wifi`. Letters alone, or a number by itself behind them: `S3CR3T_P4SS` is one.
 */
const references = [
  new RegExp(`^(?:\\p{Lu}{1,20}_){1,6}(?:${nouns.toUpperCase()})S?(?:_(?:\\p{Lu}{2,12}|\\d))?$`, 'u'),
  new RegExp(`^[A-Za-z_]\\w*(?:\\.[A-Za-z_]\\w*){1,6}\\.\\w{0,30}(?:${nouns})s?$`, 'iu'),
  /^(?:op|vault|ssm|bws|keyvault|awssm|gcpsm|azkv|doppler|infisical|sops|ref\+\w+):\/{0,2}[\w.-]+\/\S*$|^arn:aws[\w-]*:(?:secretsmanager|ssm|kms):/i,
  /^!(?:vault|secret|env|ref|sub|getatt|importvalue|reference|encrypted)(?![\w-])/i,
];

/** Whether a text is written as what another will stand for: `<user>`, `${USER}`. */
export const isFramed = (text: string): boolean => framed.test(text);

/** Of a longer text a few characters say nothing: it is a key over many lines. */
const longest = 200;

/** Whether a text stands for a secret and is none; of digits two are enough: 662, 1122. */
export const isPlaceholder = (text: string): boolean =>
  new Set(text.toLowerCase()).size < (/^\d+$/.test(text) ? 2 : 3) ||
  isFramed(text) ||
  worded.test(text) ||
  references.some((reference) => reference.test(text)) ||
  (text.length <= longest && known.test(text));
