import type { Replacement } from '../../../../shared/domain';
import { textLanguage } from '../text/language';
import { type Automaton, createAutomaton } from './automaton';
import { formsOf } from './forms';
import { type Form, symbolsOf } from './forms/form';
import { inNominative } from './forms/names';
import type { Kept } from './kept';
import { createNumberReader, leadWords } from './noised';
import type { ReadNumber, Window } from './noised/noised';
import { fold, isAlphanumeric } from './read/characters';

export interface Lookup {
  readonly automaton: Automaton;
  /** By pattern. */
  readonly forms: readonly Form[];
  /** Characters of the longest pattern. */
  readonly longest: number;
}

/** All that a conversation's replacements may look like. */
export interface Dictionary {
  /** Words with their spaces. */
  readonly text: Lookup;
  /** Letters and digits with any separators. */
  readonly codes: Lookup;
  /** What may stand before a number and belong to it. */
  readonly leads: Pick<Lookup, 'automaton' | 'longest'>;
  /** Of the prompts: a short reply does not tell its own. */
  readonly language: string | null;
  readonly numbers: ((window: Omit<Window, 'plain'>) => ReadNumber) | null;
}

/** One value, however it is written: which of them goes back is then no doubt. */
const plainOriginal = ({ original, write }: Form): string => {
  const lower = original.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  if (write === 'digits') return lower.replace(/[^\p{L}\p{N}]/gu, '');
  return lower.replace(/\s+/g, write === 'identifier' ? '' : ' ');
};

/** The form that was sent before one that follows from it; doubtful where two values could be meant. */
const choose = (alike: readonly Form[]): Form[] => {
  const [first] = [...alike].sort((a, b) => a.rank - b.rank);
  if (first === undefined) return [];
  // Most stand alone, and are compared with nothing.
  const originals = new Map(alike.length > 1 ? alike.map((form) => [form, plainOriginal(form)]) : []);
  const clash = new Set(originals.values()).size > 1;
  const writings = alike.filter((form) => form.rank === first.rank && originals.get(form) === originals.get(first));
  // A name that went out small is one in small letters too.
  const capital = writings.some((form) => form.capital === 'free') ? 'free' : first.capital;
  const beside = first.beside === null ? null : alike.flatMap((form) => form.beside ?? []);
  const near = first.near === null ? null : alike.flatMap((form) => form.near ?? []);
  return [{ ...first, capital, doubtful: first.doubtful || clash, beside, near, writings }];
};

const createLookup = (forms: readonly Form[], read: (form: Form) => number[]): Lookup => {
  const byPattern = new Map<string, { symbols: number[]; alike: Form[] }>();
  for (const form of forms) {
    const symbols = read(form);
    const name = String.fromCharCode(...symbols);
    const known = byPattern.get(name);
    if (known !== undefined) known.alike.push(form);
    else if (name !== '') byPattern.set(name, { symbols, alike: [form] });
  }
  const entries = [...byPattern.values()];
  return {
    automaton: createAutomaton(entries.map(({ symbols }) => symbols)),
    forms: entries.flatMap(({ alike }) => choose(alike)),
    longest: entries.reduce((length, { symbols }) => Math.max(length, symbols.length), 0),
  };
};

const leadSymbols = leadWords.map((word) => symbolsOf(word).map(fold));
const leads: Dictionary['leads'] = {
  automaton: createAutomaton(leadSymbols),
  longest: leadSymbols.reduce((length, { length: own }) => Math.max(length, own), 0),
};

/** "Agnieszka Nowak" before "pani Agnieszki" and "Agnieszki Nowak". */
const isFuller = (name: string, other: string): boolean => {
  const [words, others] = [name, other].map((each) => each.split(/\s+/).length);
  if (inNominative(other) !== inNominative(name) || words !== others) return name.length > other.length;
  return inNominative(name) === name && name !== other;
};

/** A placeholder stands for a person or a value, who may have been written in several ways: the fullest goes back. */
const fullestOf = (replacements: readonly Replacement[]): Map<string, string> => {
  const fullest = new Map<string, string>();
  for (const { mechanism, surrogate, original } of replacements) {
    if (mechanism === 'redact' && isFuller(original, fullest.get(surrogate) ?? '')) fullest.set(surrogate, original);
  }
  return fullest;
};

/** @param kept A number that stands there too is doubtful. */
export const createDictionary = (replacements: readonly Replacement[], kept: Kept): Dictionary => {
  const seen = new Set<string>();
  const fullest = fullestOf(replacements);
  const others = new Set(replacements.flatMap(({ surrogate, original }) => (surrogate === original ? [] : surrogate)));
  const forms = replacements.flatMap((replacement, index) => {
    const { type, mechanism, surrogate, original } = replacement;
    const name = [type, mechanism, surrogate, original].join('\n');
    // A word that was drawn as itself is no stand-in, unless another one became it too.
    const isItself = mechanism === 'word-ldp' && surrogate === original && !others.has(surrogate);
    const isShorter = mechanism === 'redact' && fullest.get(surrogate) !== original;
    if (isItself || isShorter || seen.has(name)) return [];
    seen.add(name);
    return formsOf(replacement, index, kept);
  });
  return {
    text: createLookup(
      forms.filter(({ write }) => write !== 'digits'),
      ({ symbols }) => symbols.map(fold),
    ),
    codes: createLookup(
      forms.filter(({ write }) => write === 'digits'),
      ({ symbols }) => symbols.map(fold).filter(isAlphanumeric),
    ),
    leads,
    language: textLanguage(kept.text),
    numbers: createNumberReader(replacements, kept),
  };
};
