/** What stands where a secret will: `YOUR_API_KEY`, `<token>`, `${TOKEN}`, `xxxx`, `changeme`. */
const framed = /^(?:<.*>|\[.*\]|\{.*\}|\(.*\)|%\w+%|\$\w+|\$[({].*|#\{.*|__\w+__|@\w+@|\*{2,}.*|&lt;.*)$/;
const stems =
  'your|my|our|the|an?|insert|enter|put|add|replace|change|some|any|example|sample|dummy|fake|mock|test|placeholder|redacted|removed|hidden|masked|secret|todo|tbd|none|null|nil|undefined|true|false|string|str|text|varchar|char|bool|boolean|int|integer|number|bytes|object|any|unknown|void|required|optional|default|value|empty|unset|password|passwd|passphrase|passwort|pass|pwd|token|key|api|apikey|credentials?|user|username|admin|root|guest|foo|bar|baz|foobar|abc|xyz|env|process|config|settings|getenv|prompt|see|not|no|yes|on|off';
const more =
  'your|my|own|api|secret|access|private|public|auth|client|here|key|token|password|passwd|pass|value|me|it|this|that|with|string|goes|user|name|db|database|new|old|real|actual|strong|super|safe|test|example|placeholder|id|to|in|be|is|set|now|app|project|account|service|env|word|phrase|please|the|a';
const worded = new RegExp(`^(?:${stems})(?:[-_ ./]?(?:${more}))*[-_ ]?(?:here)?\\d{0,3}$`, 'i');
/** A row of x that stands by itself or is long: a key's random characters hold a short one now and then. */
const known =
  /example|placeholder|x{7,}|(?<![a-z\d])x{4,}|x{4,}(?![a-z\d])|\.{3}|…|•{2,}|<\w+>|your[-_ ]|redacted|changeme|0123456789abcdef|deadbeef/i;

/** Of a longer text a few characters say nothing: it is a key over many lines. */
const longest = 200;

/** Whether a text stands for a secret and is none; of digits two are enough: 662, 1122. */
export const isPlaceholder = (text: string): boolean =>
  new Set(text.toLowerCase()).size < (/^\d+$/.test(text) ? 2 : 3) ||
  framed.test(text) ||
  worded.test(text) ||
  (text.length <= longest && known.test(text));
