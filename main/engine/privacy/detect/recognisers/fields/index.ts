import type { Candidate, PreparedText } from '../../../entities/entity';
import { oneLine } from '../../../patterns/one-line';
import { textBefore } from '../../../text/around';
import { keysAround, reach } from '../../../text/enclosing';
import { moved, remembered } from '../../../text/pieces';
import { blocksOf } from '../../blocks';
import type { Field, Plain } from './field';
import { arraysIn, insertedIn } from './inserted';
import { isKey, type Key, keyWords, namesOf } from './keys';
import { queriedIn } from './queried';
import { pairs, signedIn } from './signed';
import { columnsIn } from './tables';

export type { Field } from './field';
export { bare, isKey, type Key } from './keys';

/** What a key around it names. */
const general = new RegExp(
  oneLine`
    ^(?:
      amount|value|val|total|gross|net|current|annual|monthly|yearly|weekly|hourly|per (?:month|year|hour)|base|years
      |id|no|nr|number|nummer|code|numéro|número|numero|numer|numara|count|betrag|wert|brutto|netto|jährlich|monatlich
      |anzahl|montant|valeur|brut|annuel|mensuel|nombre|importe|valor|bruto|neto|anual|mensual|mensal|líquido|importo
      |valore|lordo|annuo|mensile|bedrag|waarde|aantal|kwota|wartość|belopp|värde|antal|tutar
      |值|金额|金額|数
    )$
  `,
  'u',
);

const withinOf = (text: string, { key, start }: Plain): string | null => {
  if (!general.test(key)) return null;
  const around = keysAround(textBefore(text, start, reach)).map(keyWords);
  const parent = around.find((each) => each !== key);
  return parent === undefined ? null : `${parent} ${key}`;
};

const known = new WeakMap<PreparedText, readonly Field[]>();

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
  for (const field of queriedIn(text)) found.push(field);
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
