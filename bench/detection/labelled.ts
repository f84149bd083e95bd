import { readFileSync } from 'node:fs';
import { EntityType } from '../../shared/domain';

/** Texts with what is personal in them. Offsets in UTF-16 units. */

export interface Label {
  readonly start: number;
  readonly end: number;
  readonly type: EntityType;
  /** May be found, need not be. */
  readonly optional: boolean;
}

export interface Labelled {
  readonly text: string;
  readonly labels: readonly Label[];
}

const mark = /\[([^[\]]+)\]\(([A-Z_]+)(\??)\)/g;

/** A text and its labels, out of `[value](TYPE)` and `[value](TYPE?)`. Throws on a type that does not exist. */
export const labelled = (marked: string): Labelled => {
  let text = '';
  let last = 0;
  const labels: Label[] = [];
  for (const { 0: whole, 1: value = '', 2: type, 3: optional, index } of marked.matchAll(mark)) {
    text += marked.slice(last, index);
    labels.push({
      start: text.length,
      end: text.length + value.length,
      type: EntityType.parse(type),
      optional: optional === '?',
    });
    text += value;
    last = index + whole.length;
  }
  return { text: text + marked.slice(last), labels };
};

/** Our prompts, as the head of bench/prompts/en.txt says. */
export const prompts = (file: string): Labelled[] =>
  readFileSync(file, 'utf8')
    .split(/^=====\n/m)
    .slice(1)
    .map((marked) => labelled(marked.trimEnd()));

/** presidio-research's types as ours. The rest may be found, need not be. */
const presidioTypes: Readonly<Record<string, EntityType>> = {
  PERSON: 'PERSON',
  LOCATION: 'LOCATION',
  GPE: 'LOCATION',
  ADDRESS: 'ADDRESS',
  STREET_ADDRESS: 'ADDRESS',
  ORGANIZATION: 'ORGANIZATION',
  CREDIT_CARD: 'CREDIT_CARD',
  PHONE_NUMBER: 'PHONE_NUMBER',
  EMAIL_ADDRESS: 'EMAIL_ADDRESS',
  US_SSN: 'US_SSN',
  US_DRIVER_LICENSE: 'DRIVER_LICENSE',
  IBAN_CODE: 'IBAN_CODE',
  IP_ADDRESS: 'IP_ADDRESS',
  DOMAIN_NAME: 'URL',
  ZIP_CODE: 'POSTAL_CODE',
  NRP: 'NRP',
  DATE_TIME: 'DATE',
  AGE: 'AGE',
};

export const presidio = (file: string): Labelled[] =>
  (
    JSON.parse(readFileSync(file, 'utf8')) as {
      full_text: string;
      spans: { entity_type: string; start_position: number; end_position: number }[];
    }[]
  ).map(({ full_text, spans }) => ({
    text: full_text,
    labels: spans.map(({ entity_type, start_position, end_position }) => ({
      start: start_position,
      end: end_position,
      type: presidioTypes[entity_type] ?? 'WORD',
      optional: presidioTypes[entity_type] === undefined,
    })),
  }));

/** What an apostrophe joins to the word before it where a set has it as a token of its own: "It ' s", "do n ' t". */
const contracted = /^(?:s|t|m|d|ve|re|ll)$/i;
const apostrophe = /^['’´]$/;

/** Whether no space stands between what was set so far and the token at `at`. */
const isGlued = (text: string, tokens: readonly string[], at: number): boolean => {
  const [before = '', token = '', next = '', last = ''] = tokens.slice(Math.max(0, at - 1), at + 3);
  if (/^(?:[.,;:!?)\]]|'s|n't)$/.test(token) || /[([]$/.test(text)) return true;
  if (apostrophe.test(token)) return contracted.test(next) && /\p{L}$/u.test(text);
  if (contracted.test(token) && apostrophe.test(before)) return true;
  if (/^n$/i.test(token) && apostrophe.test(next)) return /^t$/i.test(last);
  // "# NextToBlow", "12 : 46".
  return before === '#' || (/^\d/.test(token) && /\d:$/.test(text));
};

/** Sentences of one token and tag a line (IOB); punctuation is set as in print. Tags without a type of ours are left. */
export const conll = (file: string, types: Readonly<Record<string, EntityType>>): Labelled[] =>
  readFileSync(file, 'utf8')
    .split(/\n\s*\n/)
    .map((sentence) => {
      let text = '';
      const labels: { start: number; end: number; type: EntityType; optional: false }[] = [];
      let open: EntityType | null = null;
      const lines = sentence
        .split('\n')
        .map((line) => line.trim().split(/\s+/))
        .filter(([token]) => token !== '');
      const tokens = lines.map(([token = '']) => token);
      for (const [at, [token = '', tag = 'O']] of lines.entries()) {
        const start = text === '' || isGlued(text, tokens, at) ? text.length : text.length + 1;
        text = `${text.padEnd(start)}${token}`;
        const type = types[tag.replace(/^[BI]-/, '')] ?? null;
        const last = labels.at(-1);
        if (type !== null && open === type && last !== undefined && !tag.startsWith('B-')) last.end = text.length;
        else if (type !== null) labels.push({ start, end: text.length, type, optional: false });
        open = type;
      }
      return { text, labels };
    })
    .filter(({ text }) => text !== '');
