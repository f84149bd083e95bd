import type { EntityType, Finding } from '../../../../shared/domain';
import type { Attribute } from '../../../../shared/ipc';
import { language } from '../../privacy';
import { isJourney, isThing, standsAlone } from './alone';
import { cuesOf } from './cues';
import { forms } from './forms';
import { findSubjects, inferLanguages } from './subjects';
import { type Word, wordsOf } from './words';

/** Words of a sanitized text that tell something of its writer. */
export interface Evidence {
  readonly start: number;
  readonly end: number;
  readonly attribute: Attribute;
  readonly guess: string;
  readonly points: number;
  /** Halvings of the people that it may be, where the value itself stands there; else by attribute. */
  readonly bits?: number;
  /** Of a value that was found and kept. */
  readonly type?: EntityType;
}

/** Longest text that is read: its beginning tells enough. */
const readLength = 200_000;
/** Below this the language that is told is often a neighbour of the right one. UTF-16 units. */
const tooShort = 120;

const faiths =
  /^(?:muslim|moslem|christ|katholi|cathol|catól|evangel|protestant|jew|jüd|juif|juiv|jud|hindu|buddh|boudd|budis|sikh|mormon|atheis|athée|ateo|orthodox|ortodox|lutheran|baptist|methodist|quaker|islam|zeug)/iu;

/** What a value tells that the user kept, or that is kept by default. `always`: also where no word says whose it is. */
const kept: Partial<
  Record<EntityType, { attribute: Attribute; guess: (value: string) => string; bits: number; always: boolean }>
> = {
  OCCUPATION: { attribute: 'occupation', guess: (value) => `works as: ${value}`, bits: 7, always: false },
  MEDICAL_CONDITION: { attribute: 'health', guess: (value) => `has to do with: ${value}`, bits: 6, always: false },
  NRP: { attribute: 'ethnicity', guess: (value) => `is ${value}`, bits: 4, always: false },
  PERSON: { attribute: 'identity', guess: (value) => `is called ${value}`, bits: 12, always: false },
  LOCATION: { attribute: 'place', guess: (value) => `has to do with ${value}`, bits: 9, always: true },
  ADDRESS: { attribute: 'place', guess: (value) => `has to do with ${value}`, bits: 20, always: true },
  POSTAL_CODE: { attribute: 'place', guess: (value) => `has to do with ${value}`, bits: 12, always: true },
  COORDINATES: { attribute: 'place', guess: (value) => `has to do with ${value}`, bits: 20, always: true },
  ORGANIZATION: { attribute: 'employer', guess: (value) => `is with ${value}`, bits: 10, always: false },
  DATE_OF_BIRTH: { attribute: 'age', guess: (value) => `was born ${value}`, bits: 15, always: true },
  AGE: { attribute: 'age', guess: (value) => `is ${value}`, bits: 6, always: false },
};

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

/** The index of the first word at or after a place. */
const wordAt = (words: readonly Word[], place: number): number => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** What is known of an illness where no better guess is. */
const ofIllness = 'has to do with: ';

/** Evidence on either side, in order of place, that is looked at. */
const beside = 8;

/** An illness is told once: by the guess that says what it is, else by the value that was found. */
const saysLess = (one: Evidence, near: readonly Evidence[]): boolean =>
  one.attribute === 'health' &&
  one.guess.startsWith(ofIllness) &&
  near.some(
    (other) =>
      other !== one &&
      other.attribute === 'health' &&
      overlaps(one, other) &&
      (!other.guess.startsWith(ofIllness) || (one.type === undefined && other.type !== undefined)),
  );

/** What a text tells as one in this language. */
const spoken = (
  text: string,
  words: readonly Word[],
  speech: string,
  people: ReadonlySet<number>,
  hidden: ReadonlySet<number>,
  findings: readonly Finding[],
): Evidence[] => {
  const subjects = findSubjects(words, speech, people, hidden);
  const evidence: Evidence[] = [];
  const cues = cuesOf(speech);
  for (let at = 0; at < words.length; at++) {
    for (const { value, length, slot } of cues.at(words, at)) {
      const { scope, attribute, guess, points, alone, owned } = value;
      if (owned && isThing(words, at + length)) continue;
      if (alone && !standsAlone(words, at + length)) continue;
      if (attribute === 'ethnicity' && slot !== null && isJourney(words, at, at + length)) continue;
      const counts = scope === 'anywhere' || (scope === 'itself' ? subjects.isMeant(at) : subjects.isWriters(at));
      const [first, last] = [words[at], words[at + length - 1]];
      if (!counts || !first || !last) continue;
      const own = slot === null ? '' : text.slice(words[slot[0]]?.start, words[slot[1] - 1]?.end);
      evidence.push({ start: first.start, end: last.end, attribute, guess: guess.replace('@', own), points });
    }
  }
  for (const { pattern, guess, attribute, points, writer } of forms[speech] ?? []) {
    for (const match of text.matchAll(pattern)) {
      const of = match[1] ?? match[0];
      const start = match.index + match[0].lastIndexOf(of);
      const says = guess(of);
      const at = wordAt(words, start);
      if (says === null || (writer ? !subjects.isWriters(at) : !subjects.isMeant(at))) continue;
      evidence.push({ start, end: start + of.length, attribute, guess: says, points });
    }
  }
  for (const { type, mechanism, surrogate, surrogateStart: start, surrogateEnd: end } of findings) {
    const value = mechanism === null ? kept[type] : undefined;
    if (value === undefined || start >= text.length) continue;
    const own = subjects.isWriters(wordAt(words, start));
    if (!own && !value.always) continue;
    const attribute = type === 'NRP' && faiths.test(surrogate) ? 'religion' : value.attribute;
    evidence.push({
      start,
      end,
      attribute,
      guess: value.guess(surrogate),
      points: own ? 6 : 3,
      bits: value.bits,
      type,
    });
  }
  return evidence;
};

/**
 * What the writer's own words in a sanitized text tell by the tables of cues, by grammar, and by the values that were
 * kept. Stand-ins tell nothing. Sorted by place. Time linear in the text.
 */
export const findEvidence = (sanitized: string, findings: readonly Finding[]): Evidence[] => {
  const text = sanitized.slice(0, readLength);
  const told = language(text);
  const words = wordsOf(text);
  const standIns = findings
    .filter(({ mechanism }) => mechanism !== null)
    .map(({ surrogateStart: start, surrogateEnd: end, type }) => ({ start, end, type }));
  const people = new Set(standIns.filter(({ type }) => type === 'PERSON').map(({ start }) => start));
  const hidden = new Set(standIns.filter(({ type }) => type === 'WORD').map(({ start }) => start));
  const known = told !== null && inferLanguages.includes(told) ? told : null;
  const isShort = text.length < tooShort;
  // A short one may be in any language, or in English where another is told; a longer one has words of English at most.
  const speeches =
    told === null || (isShort && known === null)
      ? inferLanguages
      : [...new Set(isShort && known !== null ? [known, 'en'] : [known ?? 'en'])];
  const own = speeches
    .flatMap((speech) => spoken(text, words, speech, people, hidden, findings))
    .filter((each) => !standIns.some((standIn) => overlaps(standIn, each)))
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((each, i, all) => !saysLess(each, all.slice(Math.max(0, i - beside), i + beside + 1)));
  // "on the ward" inside "night shift on the ward" says nothing more.
  const last = new Map<string, Evidence>();
  return own.filter((each) => {
    const key = `${each.attribute} ${each.guess}`;
    const before = last.get(key);
    if (before !== undefined && overlaps(before, each)) return false;
    last.set(key, each);
    return true;
  });
};
