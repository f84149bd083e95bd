/** Whose currency an adjective says: "kanadische Dollar", "dollars canadiens", "New Taiwan dollars". */

const nations: readonly (readonly [stem: string, code: string])[] = [
  ['[ck]anad|канад', 'CAD'],
  ['austral|австрал', 'AUD'],
  ['new zealand|neuseel|néo-zél|neozel|nowozel|nieuw-zeel|nyzeel|новозел', 'NZD'],
  ['singap|сингап', 'SGD'],
  ['hong ?kong|гонконг', 'HKD'],
  ['(?:new )?ta[iï]wan|tajwań', 'TWD'],
  ['su[eé]d|swed|schwed|suec|svedes|szwedz|svensk|zweed|швед', 'SEK'],
  ['norw|norv|norueg|norsk|noor|норвеж', 'NOK'],
  ['dan(?:i|o|e|s)|dän|dinam|duńsk|deens|датск', 'DKK'],
  ['czech|tschech|tchèq|chec|cec|czesk|tsjech|чешск', 'CZK'],
  ['iceland|isländ|island', 'ISK'],
  ['swiss|schweiz|suiss|suiz|suíç|svizzer|szwajcar|zwitser|швейцар', 'CHF'],
  ['mexi[ck]|meksyk|мексик', 'MXN'],
  ['argent|argenty|аргентин', 'ARS'],
  ['[ck]olum?b', 'COP'],
  ['chilen|chilij', 'CLP'],
  ['urugu', 'UYU'],
  ['philipp|filip', 'PHP'],
  ['dominic', 'DOP'],
  ['indi(?:en|an|sch|sk|o|a)|indyj|индий', 'INR'],
  ['pakist|пакист', 'PKR'],
  ['sri lank', 'LKR'],
  ['nepal', 'NPR'],
  ['brit|брит', 'GBP'],
  ['[eé]gypt|ägypt|egipsk|egipci|egizi|египет', 'EGP'],
  ['t[uü]r[ck]|tureck|turch|турец', 'TRY'],
  ['mar[or]o?[ckq]|marokk', 'MAD'],
  ['tunis|tunez', 'TND'],
  ['alg[eé]r|argelin', 'DZD'],
  ['jordan', 'JOD'],
  ['kuwait|koweït', 'KWD'],
  ['serb|сербск', 'RSD'],
  ['saud|саудов', 'SAR'],
  // Of the noun itself.
  ['US|U\\.S\\.|amer[iy][ck]|américain|estadounid|statunit|американ', ''],
];

const all = nations.map(([stem], at) => `(?<n${at}>${stem})`).join('|');
/** Before the noun: one or two words, the adjective with its ending. */
const ahead = new RegExp(`(?:${all})\\p{L}{0,9}[ -]`, 'iuy');
/** Behind it, in small letters: an English adjective there begins something else. */
const behind = new RegExp(` (?:${all})\\p{L}{1,9}(?!\\p{L})`, 'iuy');

const read = (pattern: RegExp, text: string, at: number): { code: string; end: number } | null => {
  pattern.lastIndex = at;
  const groups = pattern.exec(text)?.groups;
  if (groups === undefined) return null;
  const found = nations.findIndex((_, index) => groups[`n${index}`] !== undefined);
  return { code: nations[found]?.[1] ?? '', end: pattern.lastIndex };
};

/** The nation named at a place before a currency, and where the noun begins; an empty code where the noun says it. */
export const nationAhead = (text: string, at: number) => read(ahead, text, at);
/** The nation named behind a currency's noun. */
export const nationBehind = (text: string, at: number) =>
  /\p{Ll}/u.test(text.charAt(at + 1)) ? read(behind, text, at) : null;
