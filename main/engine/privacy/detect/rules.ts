import { RE2JS, RE2JSSyntaxException } from 're2js';
import type { Decision, EntityType, Rule } from '../../../../shared/domain';
import { CodedError } from '../../../../shared/result';
import { prepare } from '../text/prepare';
import { mentions } from './mentions';

/** A place of a prepared text that a rule of the user's names. */
interface Ruled {
  readonly start: number;
  readonly end: number;
  readonly type: EntityType;
}

/** Compiled patterns; a user has a handful. */
const compiled = new Map<string, RE2JS>();

/** RE2 reads a text once, whatever the pattern: no pattern of the user's can hold up the app. */
const compile = (pattern: string): RE2JS => {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const made = RE2JS.compile(pattern);
  compiled.set(pattern, made);
  return made;
};

/** Throws `bad_pattern`, with what is wrong. */
export const checkPattern = (pattern: string): void => {
  try {
    compile(pattern);
  } catch (thrown) {
    if (!(thrown instanceof RE2JSSyntaxException)) throw thrown;
    throw new CodedError('bad_pattern', thrown.getDescription());
  }
};

/** Where a pattern matches. Where it has a group, what the first group holds. Empty matches are none. */
const matches = (text: string, { type, value: pattern }: Rule): Ruled[] => {
  const matcher = compile(pattern).matcher(text);
  const group = matcher.groupCount() > 0 ? 1 : 0;
  const found: Ruled[] = [];
  while (matcher.find()) {
    const [start, end] = [matcher.start(group), matcher.end(group)];
    if (start < end) found.push({ start, end, type });
  }
  return found;
};

/** Every place of a prepared text that the user's rules name. Time linear in the text. */
export const ruled = (text: string, rules: readonly Rule[]): Ruled[] => {
  const sought = rules
    .filter(({ pattern }) => !pattern)
    .map(({ value, type }) => ({ value: prepare(value).text, type, parts: false }));
  return [...mentions(text, sought), ...rules.filter(({ pattern }) => pattern).flatMap((rule) => matches(text, rule))];
};

/** The rules as decisions on values: those on a value first, then each value that a pattern finds in this text. */
export const decisionsIn = (original: string, rules: readonly Rule[]): Decision[] => {
  const values = rules.filter(({ pattern }) => !pattern);
  if (values.length === rules.length) return values;
  const prepared = prepare(original);
  const found = rules
    .filter(({ pattern }) => pattern)
    .flatMap((rule) =>
      matches(prepared.text, rule).map(({ start, end, type }) => {
        const place = prepared.toOriginal(start, end);
        return { value: original.slice(place.start, place.end), type, action: rule.action };
      }),
    );
  return [...values, ...found];
};
