import type { Cipher } from '../../ciphers';
import { cipherNumerals, type Direction, walk } from '../../ciphers/numerals';
import { cipherShape } from './shape';
import { type Slot, slotsOf } from './slots';

export const decimal = '0123456789';
export const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How values of a kind are written: what stays, what is enciphered within which characters, what is computed. */
export interface Form {
  readonly name: string;
  /** The value without separators, its letters large. */
  readonly pattern: RegExp;
  /** What its pattern cannot say of it. */
  accepts?(compact: string): boolean;
  /** The characters that may stand in the place of this one; '' where it stays. All digits, or all letters. */
  setOf?(character: string, place: number, compact: string): string;
  /** Places of the check characters. */
  readonly checks?: readonly number[];
  /** The check characters that are right for the others; null where none are. */
  right?(compact: string): string | null;
  /** A class that a value and its surrogate share. */
  isIn?(compact: string): boolean;
}

const anyOf = (character: string): string => (/[0-9]/.test(character) ? decimal : capitals);

const plainOf = ({ alphabet, value }: Slot): string =>
  alphabet.name === '9' ? decimal.charAt(value) : alphabet.name === 'a' ? capitals.charAt(value) : '';

/** The text's letters and digits, plain and large. */
const compactOf = (text: string): string => slotsOf(text, true).slots.map(plainOf).join('');

/** One writing of a value that forms describe: its letters and digits; the text itself where there are none. */
export const canonicalForm = (text: string): string => compactOf(text) || text;

/** Check characters as one number, digits and letters each in their own radix. */
const codeOf = (characters: string): number =>
  Array.from(characters).reduce((code, c) => code * anyOf(c).length + anyOf(c).indexOf(c), 0);

const writeCode = (code: number, like: string): string => {
  let rest = code;
  return Array.from(like)
    .reverse()
    .map((c) => {
      const set = anyOf(c);
      const at = rest % set.length;
      rest = (rest - at) / set.length;
      return set.charAt(at);
    })
    .reverse()
    .join('');
};

interface Reading {
  /** What a value has in common with its surrogate. */
  readonly kind: 'valid' | 'invalid' | 'without check';
  /** How far the check characters are from the right ones, as numbers. */
  readonly off: number;
  readonly choices: number;
}

const readChecks = (form: Form, compact: string): Reading => {
  const at = form.checks ?? [];
  const written = at.map((place) => compact.charAt(place)).join('');
  const choices = Array.from(written).reduce((product, c) => product * anyOf(c).length, 1);
  const right = at.length === 0 ? '' : (form.right?.(compact) ?? null);
  if (right === written) return { kind: 'valid', off: 0, choices };
  if (right === null) return { kind: 'without check', off: codeOf(written), choices };
  const off = (codeOf(written) - codeOf(right) + choices) % choices;
  return { kind: off === 0 ? 'valid' : 'invalid', off, choices };
};

/**
 * A compact value of a form to another of it, as valid as it is.
 * @param stays What else a value and its surrogate share.
 */
export const cipherForm = (
  cipher: Cipher,
  direction: Direction,
  compact: string,
  form: Form,
  domain: string,
  stays: (to: string) => boolean = () => true,
): string => {
  const checks = form.checks ?? [];
  const { kind, off, choices } = readChecks(form, compact);
  const characters = Array.from(compact);
  const sets = characters.map((c, place) => {
    const set = checks.includes(place) ? '' : (form.setOf?.(c, place, compact) ?? anyOf(c));
    return set.includes(c) ? set : '';
  });
  const places = sets.flatMap((set, place) => (set === '' ? [] : [place]));
  const shape = characters.map((c, place) =>
    sets[place] !== '' ? (/[0-9]/.test(c) ? '9' : 'a') : checks.includes(place) ? '.' : c,
  );
  // How far a wrong check is off is part of the value; as is a check where none is right.
  const extra = { valid: [], invalid: [choices - 1], 'without check': [choices] }[kind];
  const values = places.map((place) => (sets[place] ?? '').indexOf(characters[place] ?? ''));
  const radixes = [...places.map((place) => (sets[place] ?? '').length), ...extra];
  const like = checks.map((place) => compact.charAt(place)).join('');

  const write = (numerals: readonly number[]): string | null => {
    const image = [...characters];
    places.forEach((place, i) => {
      image[place] = (sets[place] ?? '').charAt(numerals[i] ?? 0);
    });
    const right = checks.length === 0 ? '' : (form.right?.(image.join('')) ?? null);
    if ((right === null) !== (kind === 'without check')) return null;
    const added = (numerals[values.length] ?? 0) + (kind === 'invalid' ? 1 : 0);
    const written =
      kind === 'valid' ? (right ?? '') : writeCode(((right === null ? 0 : codeOf(right)) + added) % choices, like);
    checks.forEach((place, i) => {
      image[place] = written.charAt(i);
    });
    return image.join('');
  };
  const isIn = form.isIn?.(compact) ?? true;
  const isInside = (numerals: readonly number[]): boolean => {
    const to = write(numerals);
    return to !== null && form.pattern.test(to) && (form.isIn?.(to) ?? true) === isIn && stays(to);
  };
  const name = `${domain} ${form.name} ${kind} ${shape.join('')}`;
  const step = (numerals: readonly number[]): readonly number[] =>
    cipherNumerals(cipher, direction, numerals, radixes, name);
  const start = [...values, ...extra.map(() => (kind === 'invalid' ? off - 1 : off))];
  return write(walk<readonly number[]>(start, step, isInside)) ?? compact;
};

const formOf = (forms: readonly Form[], compact: string): Form | undefined =>
  forms.find(({ pattern, accepts }) => pattern.test(compact) && accepts?.(compact) !== false);

/**
 * A value in any writing, by the first form that it has; without one, by its shape. Separators, case and script stay.
 */
export const cipherForms = (
  cipher: Cipher,
  direction: Direction,
  text: string,
  forms: readonly Form[],
  domain: string,
): string => {
  const surface = slotsOf(text, true);
  const compact = surface.slots.map(plainOf).join('');
  const form = compact.length === surface.slots.length ? formOf(forms, compact) : undefined;
  if (form === undefined) {
    return cipherShape(cipher, direction, text, domain, true, (to) => formOf(forms, compactOf(to)) === undefined);
  }
  // Where forms overlap, the surrogate is of the same one.
  const image = cipherForm(cipher, direction, compact, form, domain, (to) => formOf(forms, to) === form);
  return surface.fill(Array.from(image, (c) => anyOf(c).indexOf(c)));
};
