import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  defaultPolicy,
  EntityType,
  epsilonRange,
  type Mechanisms,
  type Mode,
  modes,
  type Policy,
  Rule,
  sliderRanges,
} from '../../../shared/domain';
import { checkPattern, mechanismsOf } from '../privacy';
import { type Call, type CommandName, type Range, UsageError } from './call';

export interface Options {
  readonly command: CommandName;
  readonly policy: Policy;
  /** Whether the trained model reads the texts; otherwise names are found by lists and context. */
  readonly tagger: boolean;
  /** The local model reads them too: its file as given, null for the app's; false where it does not. */
  readonly deep: { readonly model: string | null } | false;
  readonly keyFile: string | null;
  /** BCP 47. */
  readonly locale: string | null;
}

const oneOf = <T extends string>(option: string, value: string, allowed: readonly T[]): T => {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new UsageError(`--${option} is one of: ${allowed.join(', ')}`);
  return found;
};

/** Which models read the texts. */
const readTagger = (tagger: string, model: string | undefined): Pick<Options, 'tagger' | 'deep'> => {
  const chosen = oneOf('tagger', tagger, ['fast', 'none', 'deep']);
  if (model !== undefined && chosen !== 'deep') throw new UsageError('--model goes with --tagger deep');
  return { tagger: chosen !== 'none', deep: chosen === 'deep' && { model: model ?? null } };
};

const rangeOf = (mode: Mode): Range => (mode === 'balanced' || mode === 'redact' ? epsilonRange : sliderRanges[mode]);

/** The slider of a mode, in its place. */
const readSlider = (mode: Mode, text: string | undefined): Pick<Policy, 'epsilon' | 'sliders'> => {
  const { epsilon, sliders } = defaultPolicy;
  if (text === undefined) return { epsilon, sliders };
  const { min, max } = rangeOf(mode);
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!(value >= min && value <= max)) {
    throw new UsageError(`--epsilon is a number from ${min} to ${max} in --mode ${mode}`);
  }
  return mode === 'balanced' || mode === 'redact'
    ? { epsilon: value, sliders }
    : { epsilon, sliders: { ...sliders, [mode]: value } };
};

/** `MONEY=fpe`: the types' mechanisms in place of their own. */
const readMechanisms = (pairs: readonly string[]): Mechanisms =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', mechanism = ''] = pair.split('=');
      const type = EntityType.safeParse(name).data;
      const possible = type === undefined ? [] : mechanismsOf(type);
      const chosen = possible.find((each) => each === mechanism);
      if (type === undefined) throw new UsageError(`--mechanism ${pair}: ${name} is no type; as in MONEY=fpe`);
      if (chosen === undefined) throw new UsageError(`--mechanism ${pair}: ${name} has ${possible.join(', ')}`);
      return [type, chosen];
    }),
  );

/** A BCP 47 tag, well formed. */
const checkLocale = (tag: string): void => {
  try {
    Intl.getCanonicalLocales(tag);
  } catch {
    throw new UsageError(`--locale ${tag} is no language tag, such as en-GB`);
  }
};

const readRules = (file: string): Rule[] => {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(`--rules: ${file} cannot be read as JSON`);
  }
  const rules = z.array(Rule).safeParse(json);
  if (rules.success) {
    try {
      for (const { pattern, value } of rules.data) if (pattern) checkPattern(value);
    } catch (thrown) {
      throw new UsageError(`--rules: ${thrown instanceof Error ? thrown.message : ''}`);
    }
    return rules.data;
  }
  const [issue] = rules.error.issues;
  throw new UsageError(`--rules: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
};

/** The options of a call. Throws a UsageError. */
export const readOptions = ({ command, values }: Call): Options => {
  if (values.locale !== undefined) checkLocale(values.locale);
  const mode = oneOf('mode', values.mode, modes);
  return {
    command,
    ...readTagger(values.tagger, values.model),
    keyFile: values['key-file'] ?? null,
    locale: values.locale ?? null,
    policy: {
      ...defaultPolicy,
      mode,
      ...readSlider(mode, values.epsilon),
      coins: oneOf('coins', values.coins, ['profile', 'conversation']),
      share: oneOf('share', values.share, ['value', 'prompt']),
      mechanisms: readMechanisms(values.mechanism),
      decisions: values.rules === undefined ? [] : readRules(values.rules),
    },
  };
};
