import type { Candidate, PreparedText } from '../../entities/entity';
import { textBefore } from '../../text/around';
import { keysAround, reach } from '../../text/enclosing';
import { withoutAccents } from '../../text/fold';
import { moved, remembered } from '../../text/pieces';
import { blocksOf } from '../blocks';

/** A value that its key names: `"iban": "…"`, `DB_PASSWORD=…`, `Account no.: …`, a cell under its column's head. */
export interface Field {
  /** Small, its words parted by one space: accountNumber and ACCOUNT_NUMBER are `account number`. */
  readonly key: string;
  /** The key as a name may be written: without accents, and with hyphens: `kv_nr` is kv nr and kv-nr. */
  readonly names: readonly string[];
  /** Of a key that says little by itself, with the one around it: of `{"salary": {"gross": …}}` `salary gross`. */
  readonly within: string | null;
  /** A cell of a table, whose row is its line. */
  readonly isCell: boolean;
  readonly start: number;
  readonly end: number;
}

/** `accountNumber`, `ACCOUNT_NUMBER`, `account-number` as words. */
const keyWords = (key: string): string =>
  key
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[\s_.\-/:*#"'`()[\]°º]+/gu, ' ')
    .trim()
    .toLowerCase();

type Plain = Pick<Field, 'key' | 'start' | 'end'> & { readonly isCell?: true };

/** Keys often have no accents. */
export const bare = (text: string): string => (/^\p{ASCII}*$/u.test(text) ? text : withoutAccents(text));
const namesOf = remembered((key): readonly string[] => {
  const plain = bare(key);
  return plain.includes(' ') ? [plain, plain.replaceAll(' ', '-')] : [plain];
});

/**
 * What stands before a value in a line of JSON, YAML, TOML, .env, shell, SQL. A key has 48 characters at most. It is looked
 * ahead at and so never tried shorter: nothing that may follow a key is of one.
 */
const key = '(?=([\\p{L}_][\\p{L}\\p{N}_.-]{0,47}))\\1["\']?';
const signed = [
  // "key": "value", 'key' => 'value', key = "value"
  {
    begun: `["']?${key}`,
    rest: '[ \\t]{0,4}(?::|=>|:=|=)[ \\t]{0,4}(["\'`])((?:(?!\\2)[^\\\\\\n]|\\\\.){1,2000}?)\\2',
  },
  // KEY=value, key=value&…, --key=value, "key": 123
  {
    begun: `-{0,2}["']?${key}`,
    rest: '(?:[ \\t]{0,4}:[ \\t]{1,4}|(?<=["\']):|[ \\t]{0,4}=(?![=>])[ \\t]{0,4})()((?:[^\\s"\'`,;&<>(){}[\\]]|&(?![\\w.-]{1,40}=)){1,500})',
  },
].map(({ begun, rest }) => ({
  begun: new RegExp(`(?<![\\w"'-])${begun}[ \\t]{0,4}$`, 'gu'),
  whole: new RegExp(`${begun}${rest}`, 'uy'),
}));
/** Longer than a key with what may stand on both its sides. */
const longestKey = 64;

/** Keys are looked for behind the signs that part them from values: most of a text has neither. */
const signedIn = (text: string): RegExpExecArray[] => {
  const signs = Array.from(text.matchAll(/[:=]/g), ({ index }) => index);
  return signed.flatMap(({ begun, whole }) => {
    let end = 0;
    return signs.flatMap((sign): RegExpExecArray[] => {
      if (sign < end) return [];
      const from = Math.max(0, sign - longestKey);
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
const pairs: readonly RegExp[] = [
  // --key value
  /(?<![\w-])--([\p{L}][\p{L}\p{N}_-]{0,47})[ \t]{1,4}(["']?)([^\s"'`-][^\s"'`]{0,499})\2/gu,
  // <key>value</key>
  /<([\p{L}][\p{L}\p{N}_.:-]{0,47})>()[ \t\n]{0,40}([^<>\n]{1,500}?)[ \t\n]{0,40}<\//gu,
  // A label and its line: "Account number: 12 34", "**IBAN**: …", "| Sort code | … |"
  /^[ \t>*|-]{0,12}([\p{L}][\p{L}\p{N} _./'’()-]{0,47}?)[ \t]{0,4}(?:\*\*)?(?::(?:\*\*)?|\t|[ \t]\|)[ \t]{1,8}()([^\n|]{1,300}?)[ \t]{0,8}(?:\|.{0,200})?$/gmu,
];

const separators = ['\t', '|', ';', ','] as const;

/** A row's cells with their places; quotes around a cell are no part of it. */
const cellsOf = (line: string, at: number, separator: string): { text: string; start: number }[] => {
  const cells: { text: string; start: number }[] = [];
  let from = 0;
  let quoted = false;
  for (let i = 0; i <= line.length; i++) {
    const c = line.charAt(i);
    if (c === '"') quoted = !quoted;
    if (i < line.length && (c !== separator || quoted)) continue;
    const cell = line.slice(from, i);
    const bare = cell.replace(/^[\s"']+/, '');
    cells.push({ text: bare.replace(/[\s"']+$/, ''), start: at + from + cell.length - bare.length });
    from = i + 1;
  }
  return cells;
};

const headCell = /^[\p{L}€$£¥№][\p{L}\p{N} _./#()°º€$£¥№-]{0,40}$/u;
const longestLine = 4000;
const mostColumns = 60;

/** Whether the cells name columns: words, no numbers or sentences. */
const isHead = (cells: readonly { text: string }[]): boolean => {
  const named = cells.filter(({ text }) => text !== '');
  return (
    cells.length <= mostColumns &&
    named.length > 1 &&
    named.every(({ text }) => headCell.test(text) && text.split(/\s/).length < 5)
  );
};

/** Told by its first cell, where no quotation mark may hold another separator: most lines with a comma are prose. */
const mayBeHead = (first: string): boolean => {
  const text = first.trim();
  return text === '' || /["']/.test(text) || (headCell.test(text) && text.split(/\s/).length < 5);
};

/** Cells under their column's head, until a line has another number of cells. */
const columnsIn = (text: string): Plain[] => {
  const fields: Plain[] = [];
  let head: { keys: string[]; separator: string } | null = null;
  let at = 0;
  for (const line of text.split('\n')) {
    const start = at;
    at += line.length + 1;
    if (line.length > longestLine) {
      head = null;
      continue;
    }
    if (head !== null) {
      const cells = cellsOf(line, start, head.separator);
      if (cells.length === head.keys.length) {
        for (const [i, cell] of cells.entries()) {
          const key = head.keys[i] ?? '';
          if (key !== '' && /[\p{L}\p{N}]/u.test(cell.text))
            fields.push({ key, start: cell.start, end: cell.start + cell.text.length, isCell: true });
        }
        continue;
      }
      head = null;
    }
    const separator = separators.find((one) => line.includes(one));
    if (separator === undefined || !mayBeHead(line.slice(0, line.indexOf(separator)))) continue;
    const cells = cellsOf(line, start, separator);
    if (isHead(cells)) head = { keys: cells.map((cell) => keyWords(cell.text)), separator };
  }
  return fields;
};

/** `INSERT INTO patients (last_name, dob) VALUES ('Moor', '1972-09-30'), (…)`: columns, and rows of their values. */
const inserted =
  /\b(?:INSERT|REPLACE)[ \t]{1,4}(?:IGNORE )?INTO[ \t]{1,4}[\w.`"[\]]{1,80}\s{0,4}\(([^()]{1,2000})\)\s{0,8}VALUES?/giu;
const tuple = /\s{0,8},?\s{0,8}\(((?:'(?:[^'\\]|\\.){0,500}'|[^'()]){0,4000})\)/uy;
const tupleValue = /\s*(?:[nN]?'((?:[^'\\]|''|\\.)*)'|([^',]*))\s*(?:,|$)/uy;

const insertedIn = (text: string): Plain[] => {
  const fields: Plain[] = [];
  for (const { 0: head, 1: listed = '', index } of text.matchAll(inserted)) {
    const keys = listed.split(',').map(keyWords);
    tuple.lastIndex = index + head.length;
    for (let row = tuple.exec(text); row !== null; row = tuple.exec(text)) {
      const values = row[1] ?? '';
      const from = row.index + row[0].length - 1 - values.length;
      tupleValue.lastIndex = 0;
      for (const key of keys) {
        const value = tupleValue.lastIndex < values.length ? tupleValue.exec(values) : null;
        if (value === null) break;
        const written = value[1] ?? value[2]?.trim() ?? '';
        const start = from + value.index + value[0].indexOf(written);
        if (/[\p{L}\p{N}]/u.test(written)) fields.push({ key, start, end: start + written.length });
      }
    }
  }
  return fields;
};

/** `"ages": [9, 6]`: every number of an array is under its key. */
const array = /"([\p{L}_][\p{L}\p{N}_.-]{0,47})"[ \t]{0,4}:[ \t\n]{0,8}\[([\d., \t\n-]{1,400})\]/gu;
const arraysIn = (text: string): Plain[] =>
  [...text.matchAll(array)].flatMap(({ 0: whole, 1: name = '', 2: values = '', index }) => {
    const from = index + whole.length - 1 - values.length;
    return Array.from(values.matchAll(/\d+(?:\.\d+)?/g), ({ 0: value, index: at }) => ({
      key: keyWords(name),
      start: from + at,
      end: from + at + value.length,
    }));
  });

/** What a key around it names. */
const general =
  /^(?:amount|value|val|total|gross|net|current|annual|monthly|yearly|weekly|hourly|per (?:month|year|hour)|base|years|id|no|nr|number|nummer|code|numéro|número|numero|numer|numara|count|betrag|wert|brutto|netto|jährlich|monatlich|anzahl|montant|valeur|brut|annuel|mensuel|nombre|importe|valor|bruto|neto|anual|mensual|mensal|líquido|importo|valore|lordo|annuo|mensile|bedrag|waarde|aantal|kwota|wartość|belopp|värde|antal|tutar|值|金额|金額|数)$/u;
const withinOf = (text: string, { key, start }: Plain): string | null => {
  if (!general.test(key)) return null;
  const around = keysAround(textBefore(text, start, reach)).map(keyWords);
  const parent = around.find((each) => each !== key);
  return parent === undefined ? null : `${parent} ${key}`;
};

const known = new WeakMap<PreparedText, readonly Field[]>();

/** What a key's words are asked for. */
export type Key = RegExp | { test(words: string): boolean };

const bareKeys = new Map<Key, Key>();
const bareKey = (key: Key): Key => {
  if (!('source' in key)) return key;
  const known = bareKeys.get(key) ?? new RegExp(bare(key.source), key.flags);
  bareKeys.set(key, known);
  return known;
};
/** Whether `key` names what stands under these words, with their accents or without: `doğum`, `dogum`. */
export const isKey = (key: Key, words: string): boolean => key.test(words) || bareKey(key).test(bare(words));

const fieldsOfBlock = remembered((text): readonly Field[] => {
  const found: Plain[] = [...signedIn(text), ...pairs.flatMap((pattern) => [...text.matchAll(pattern)])].map(
    (match) => {
      const value = match[3] ?? '';
      const start = match.index + match[0].lastIndexOf(value);
      return { key: keyWords(match[1] ?? ''), start, end: start + value.length };
    },
  );
  for (const field of columnsIn(text)) found.push(field);
  for (const field of insertedIn(text)) found.push(field);
  for (const field of arraysIn(text)) found.push(field);
  return found.map((field) => ({
    ...field,
    names: namesOf(field.key),
    within: withinOf(text, field),
    isCell: field.isCell === true,
  }));
});

/** Every value that a key or a column's head names. Linear. */
export const fieldsIn = (prepared: PreparedText): readonly Field[] => {
  const fields =
    known.get(prepared) ?? blocksOf(prepared.text).flatMap(({ start, text }) => moved(fieldsOfBlock(text), start));
  known.set(prepared, fields);
  return fields;
};

/**
 * The values of keys that `key` matches, where they are whole what `value` matches.
 * @param value Not global; anchored at both ends by the caller.
 */
export const fieldsOf = (prepared: PreparedText, key: Key, value: (text: string) => boolean): Candidate[] =>
  namedFields(prepared, ({ key: name }) => isKey(key, name), value);

/** The same, where the key may say what it is with the one around it. */
export const fieldsWithin = (prepared: PreparedText, key: Key, value: (text: string) => boolean): Candidate[] =>
  namedFields(prepared, ({ key: name, within }) => isKey(key, name) || (within !== null && isKey(key, within)), value);

/** The same, for an expression without accents that knows hyphens. */
export const fieldsByName = (prepared: PreparedText, name: RegExp, value: (text: string) => boolean): Candidate[] =>
  namedFields(prepared, ({ names }) => names.some((each) => name.test(each)), value);

const namedFields = (
  prepared: PreparedText,
  isNamed: (field: Field) => boolean,
  value: (text: string) => boolean,
): Candidate[] => {
  const fields = fieldsIn(prepared);
  const meant = new Set(kindsOf(fields).flatMap((field) => (isNamed(field) ? [kindOf(field)] : [])));
  if (meant.size === 0) return [];
  return fields
    .filter((field) => meant.has(kindOf(field)) && value(prepared.text.slice(field.start, field.end)))
    .map(({ key: name, start, end }) => ({ start, end, score: 0.95, reason: `under '${name}'` }));
};

const kindOf = ({ key, within }: Field): string => within ?? key;
const kinds = new WeakMap<readonly Field[], readonly Field[]>();
/** One of each key: every kind of value asks for its own. */
const kindsOf = (fields: readonly Field[]): readonly Field[] => {
  const known = kinds.get(fields) ?? [...new Map(fields.map((field) => [kindOf(field), field])).values()];
  kinds.set(fields, known);
  return known;
};
