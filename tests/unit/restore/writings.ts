import { fakerEN_US } from '@faker-js/faker';
import { isCommonWord } from '../../../main/engine/privacy/detect/words/vocabulary';

/** Ways in which a model writes a name that it was given. */

const words = (name: string): string[] => name.split(' ');

export const first = (name: string): string => words(name)[0] ?? '';
export const last = (name: string): string => words(name).at(-1) ?? '';
export const upper = (name: string): string => name.toUpperCase();
export const lower = (name: string): string => name.toLowerCase();
export const initial = (name: string): string => [...name][0] ?? '';
/** A first name in small letters, where that is no word of a language; with a capital elsewhere. */
export const small = (name: string): string => (name.length < 4 || isCommonWord(lower(name)) ? name : lower(name));
/** M. G. without anything between them. */
export const initials = (name: string, after = '.', between = ''): string =>
  words(name)
    .map((word) => initial(word) + after)
    .join(between);
/** Gonzalez, Maria */
export const reversed = (name: string): string => `${last(name)}, ${words(name).slice(0, -1).join(' ')}`;
/** JÖRG → JORG, as ASCII identifiers have it. */
export const ascii = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');
/** Genitive of German, Dutch and Swedish, which a hiss at the end does not get. */
export const genitive = (name: string): string => (/[sxzß]$/i.test(name) ? `${name}'` : `${name}s`);
/** Each character as a JSON escape where it is not ASCII. */
export const json = (name: string): string =>
  name.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
/** Each letter beyond ASCII as a numeric HTML entity. */
export const entities = (name: string): string => name.replace(/[^ -~]/gu, (sign) => `&#${sign.codePointAt(0)};`);
export const snake = (name: string): string => lower(words(name).join('_'));
export const kebab = (name: string): string => lower(words(name).join('-'));
export const camel = (name: string): string =>
  words(name)
    .map((word, at) => (at === 0 ? lower(word) : upper(initial(word)) + lower(word.slice(initial(word).length))))
    .join('');
export const pascal = (name: string): string =>
  words(name)
    .map((word) => upper(initial(word)) + lower(word.slice(initial(word).length)))
    .join('');
/** Marks around the first letters of a name: **Ma**ria. */
export const bolded = (name: string, length = 2): string => `**${name.slice(0, length)}**${name.slice(length)}`;

export const digits = (text: string): string => text.replace(/\D/g, '');
/** By fours: 4111 1111 1111 1111 */
export const grouped = (text: string, between = ' ', size = 4): string =>
  (text.replace(/[^\p{L}\p{N}]/gu, '').match(new RegExp(`.{1,${size}}`, 'gu')) ?? []).join(between);

/** A sum of money, or another number written the English way. */
export const amount = (text: string): number => Number(text.replace(/[^\d.]/g, ''));
export const inLocale = (text: string, locale: string, decimals = 0): string =>
  amount(text).toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** `March 28, 2025` as another language or another format writes it. */
export const dated = (text: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${text} UTC`));
export const long: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
export const iso = (text: string): string => new Date(`${text} UTC`).toISOString().slice(0, 10);

export const town = (place: string): string => place.split(', ')[0] ?? '';
export const state = (place: string): string => place.split(', ')[1] ?? '';
const { state: long50, state_abbr: short50 } = fakerEN_US.definitions.location;
const states = new Map([
  ['District of Columbia', 'DC'],
  ...(long50 ?? []).map((name, at) => [name, short50?.[at] ?? ''] as const),
]);
/** Its state in two letters, or in full where it has two. */
export const otherState = (place: string): string =>
  states.get(state(place)) ?? [...states].find(([, short]) => short === state(place))?.[0] ?? '';
