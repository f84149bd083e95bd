import type { Cipher } from '../../ciphers';
import type { Direction } from '../../ciphers/numerals';
import { type Writing, write, writingOf } from './lists';

/** What an English occupation has before it: "retired", "part-time", "second-year". Each becomes one of its group, which has ten words or so of one article. */

const groups: readonly (readonly string[])[] = [
  'senior|junior|lead|principal|chief|deputy|trainee|supervising|mid-level|managing',
  'assistant|associate|apprentice|acting|interim|entry-level|executive|intermediate|adjunct|advanced',
  'part-time|full-time|freelance|self-employed|temporary|seasonal|contract|permanent|casual|salaried',
  'retired|former|semi-retired|jobless|laid-off|redundant|future|would-be|prospective|returning',
  'aspiring|incoming|outgoing|unemployed|out-of-work|upcoming|established|emerging|active|off-duty',
  'qualified|certified|licensed|registered|trained|skilled|seasoned|practising|chartered|veteran',
  'experienced|accredited|accomplished|expert|esteemed|adept|authorised|insured|endorsed|adaptable',
  'first-year|second-year|third-year|fourth-year|fifth-year|sixth-year|seventh-year|ninth-year|tenth-year|final-year',
  '1st-year|2nd-year|3rd-year|4th-year|5th-year|6th-year|7th-year|9th-year|10th-year',
].map((group) => group.split('|'));

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
