import data from '../../../../resources/lists/nicknames.json';
import { fold } from '../text/fold';

const shortOf = new Map<string, string[]>();
for (const line of Object.values(data).flatMap((joined) => joined.split('|'))) {
  const [name = '', ...short] = line.split(' ');
  shortOf.set(fold(name), [...(shortOf.get(fold(name)) ?? []), ...short]);
}

/** The short forms of a given name, in small letters: liz and beth of Elizabeth. Ten languages together. */
export const nicknamesOf = (name: string): readonly string[] => shortOf.get(fold(name)) ?? [];

/** Of each short form, the names that it is short for; without case and accents. */
const longOf = new Map<string, Set<string>>();
for (const [name, shorts] of shortOf) {
  for (const short of shorts.map(fold)) longOf.set(short, (longOf.get(short) ?? new Set()).add(name));
}

/** Whether one name is short for the other. Both in small letters and without accents. */
export const isShortFor = (a: string, b: string): boolean =>
  longOf.get(a)?.has(b) === true || longOf.get(b)?.has(a) === true;

/** Whether a word is the short form of a given name. */
export const isNickname = (word: string): boolean => longOf.has(fold(word));
