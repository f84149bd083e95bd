import type { Cipher } from '../ciphers';
import type { Direction } from '../ciphers/numerals';
import { agreementOf } from './agreement';
import { type Writing, write, writingOf } from './described-lists';

/** What an English occupation has before it: "retired", "part-time", "second-year". Each becomes another of its group, behind the same article. */

const groups: readonly (readonly string[])[] = [
  'senior|junior|lead|principal|chief|deputy|assistant|associate|trainee|apprentice',
  'part-time|full-time|freelance|self-employed|temporary|seasonal|contract',
  'retired|former|semi-retired|aspiring|future|incoming|outgoing',
  'unemployed|jobless|out-of-work|laid-off|redundant',
  'qualified|certified|licensed|registered|trained|experienced|accredited',
  'first-year|second-year|third-year|fourth-year|fifth-year|final-year',
  '1st-year|2nd-year|3rd-year|4th-year|5th-year',
].flatMap((group) => {
  const words = group.split('|');
  const behind = (article: string): string[] => words.filter((word) => agreementOf('en', word) === article);
  return [behind('a'), behind('an')].filter((some) => some.length > 0);
});

const groupOf = new Map(
  groups.flatMap((words, at) => words.map((word, index) => [word, { words, at, index }] as const)),
);

/** The modifiers that a text begins with, as written; as few as leave words of a list. Null where none do. */
export const splitModifiers = (text: string, isListed: (rest: string) => boolean): readonly string[] | null => {
  const modifiers: string[] = [];
  let rest = text;
  while (!isListed(rest)) {
    const end = rest.indexOf(' ');
    const first = rest.slice(0, Math.max(0, end));
    if (!groupOf.has(first.toLowerCase())) return null;
    modifiers.push(first);
    rest = rest.slice(end + 1);
  }
  return modifiers;
};

export const cipherModifier = (modifier: string, direction: Direction, cipher: Cipher): string => {
  const place = groupOf.get(modifier.toLowerCase());
  if (place === undefined) return modifier;
  const { words, at, index } = place;
  const image = words[Number(cipher[direction](BigInt(index), BigInt(words.length), `modifier ${at}`))] ?? modifier;
  const writing: Writing = writingOf(modifier, modifier.toLowerCase());
  return write(image, writing);
};
