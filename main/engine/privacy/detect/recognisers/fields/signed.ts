/** Keys before a sign, in JSON, YAML, shell, SQL. */

/**
 * What stands before a value in a line of JSON, YAML, TOML, .env, shell, SQL. A key has 48 characters at most. It is looked
 * ahead at and so never tried shorter: nothing that may follow a key is of one.
 */
const key = '(?=([\\p{L}_][\\p{L}\\p{N}_.-]{0,47}))\\1["\']?';

const signed = [
  // "key": "value", 'key' => 'value', key = "value"
  {
    sign: '(?::|=>|:=|=)[ \\t]{0,4}["\'`]',
    begun: `["']?${key}`,
    rest: '[ \\t]{0,4}(?::|=>|:=|=)[ \\t]{0,4}(["\'`])((?:(?!\\2)[^\\\\\\n]|\\\\.){1,2000}?)\\2',
  },
  // KEY=value, key=value&…, --key=value, "key": 123
  {
    sign: '',
    begun: `-{0,2}["']?${key}`,
    rest: '(?:[ \\t]{0,4}:[ \\t]{1,4}|(?<=["\']):|[ \\t]{0,4}=(?![=>])[ \\t]{0,4})()((?:[^\\s"\'`,;&<>(){}[\\]]|&(?![\\w.-]{1,40}=)){1,500})',
  },
].map(({ sign, begun, rest }) => ({
  sign: new RegExp(sign, 'y'),
  begun: new RegExp(`(?<![\\w"'-])${begun}[ \\t]{0,4}$`, 'gu'),
  whole: new RegExp(`${begun}${rest}`, 'uy'),
}));

/** Longer than a key with what may stand on both its sides. */
const longestKey = 64;

/** Where the last word before a sign begins, with which a key begins as well: it holds no white space. */
const wordBefore = (text: string, sign: number): number => {
  const least = Math.max(0, sign - longestKey);
  const isBlank = (at: number): boolean => text.charCodeAt(at) <= 32;
  let start = sign;
  while (start > least && isBlank(start - 1)) start--;
  while (start > least && !isBlank(start - 1)) start--;
  return start;
};

/** Keys are looked for behind the signs that part them from values: most of a text has neither. */
export const signedIn = (text: string): RegExpExecArray[] => {
  const signs = Array.from(text.matchAll(/[:=]/g), ({ index }) => index);
  return signed.flatMap(({ sign: behind, begun, whole }) => {
    let end = 0;
    return signs.flatMap((sign): RegExpExecArray[] => {
      behind.lastIndex = sign;
      if (sign < end || !behind.test(text)) return [];
      const from = wordBefore(text, sign);
      begun.lastIndex = Math.max(0, end - from);
      const start = begun.exec(text.slice(from, sign))?.index;
      if (start === undefined) return [];
      whole.lastIndex = from + start;
      const match = whole.exec(text);
      if (match === null) return [];
      end = whole.lastIndex;
      return [match];
    });
  });
};

/** Other ways to write a key and its value. */
export const pairs: readonly RegExp[] = [
  // --key value
  /(?<![\w-])--([\p{L}][\p{L}\p{N}_-]{0,47})[ \t]{1,4}(["']?)([^\s"'`-][^\s"'`]{0,499})\2/gu,
  // <key>value</key>
  /<([\p{L}][\p{L}\p{N}_.:-]{0,47})>()[ \t\n]{0,40}([^<>\n]{1,500}?)[ \t\n]{0,40}<\//gu,
  // A label and its line: "Account number: 12 34", "**IBAN**: …", "| Sort code | … |"
  /^[ \t>*|-]{0,12}([\p{L}][\p{L}\p{N} _./'’()-]{0,47}?)[ \t]{0,4}(?:\*\*)?(?::(?:\*\*)?|\t|[ \t]\|)[ \t]{1,8}()([^\n|]{1,300}?)[ \t]{0,8}(?:\|.{0,200})?$/gmu,
];
