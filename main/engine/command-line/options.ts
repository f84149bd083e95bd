import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
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

export const commandNames = ['analyze', 'sanitize', 'desanitize', 'restore'] as const;
export type CommandName = (typeof commandNames)[number];

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

/** Wrong usage: ends the program with code 2. */
export class UsageError extends Error {}

interface Range {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}
const rangeText = (range: Range): string => `${range.min} to ${range.max}, default ${range.default}`;

export const help = `Usage: palimpsest-cli COMMAND [OPTIONS] < lines.jsonl

Reads JSON Lines from standard input and writes one line for each, in order. A line that cannot be
worked on gives {"id","error":{"code","message"}}; the next ones go on.

Commands
  analyze     {"id","text"}
              -> {"id","spans":[{"start","end","type","risk","score","source"}],"ms"}
              What is personal in a text. Needs no key. risk is low, medium or high.
  sanitize    {"id","text","conversation"?,"history"?:[text]}
              -> {"id","sanitized","spans":[{...,"mechanism","epsilon","original","replacement",
                 "replacementStart","replacementEnd"}],"spent","instruction"?,"report"?,"ms"}
              The text with stand-ins. conversation: its public id; values have the same stand-ins within one.
              history: the conversation's earlier prompts, oldest first; what they replaced stays as it was.
              spent: the sum of epsilon over the noised values of this line.
              instruction: what the mode tells the model; send it along. report: what the mode did, in numbers.
  desanitize  {"id","text","conversation"?} -> {"id","restored","spans","ms"}
              Identifiers in sanitized text, from the key alone. Noised numbers stay.
  restore     {"id","text","originals":[text],"conversation"?}; "chunks":[text] instead of "text" for a stream
              -> {"id","restored","spans","derived","ms"}
              A reply with the originals put back. originals: the user's prompts so far, oldest first.
              derived: sums in the reply that follow from noised ones, left as they came.
  Offsets are UTF-16 code units.

Options
  --mode M        balanced (default): identifiers are enciphered, quantities noised, the rest kept.
                  contextual: and words that tell of health, faith, family, money … become near words (English).
                  task-aware: and the least important nouns, numbers and adjectives become others (English).
                  blanket: every printable ASCII character by randomized response; other scripts are refused.
                  redact: typed placeholders, [PERSON_1].
  --epsilon E     The mode's own slider. Less is more private, and further off.
                  balanced: of a value, ${rangeText(epsilonRange)}. contextual: the least of a word, ${rangeText(sliderRanges.contextual)}.
                  blanket: of a character, ${rangeText(sliderRanges.blanket)}. task-aware: lambda, ${rangeText(sliderRanges['task-aware'])};
                  there more means more words. redact has none.
  --coins C       profile (default): an equal value draws its noise once, ever. conversation: once in each.
  --share S       value (default): each value has the whole epsilon. prompt: a prompt's values share it, epsilon/t each;
                  what follows from others counts for none.
  --mechanism TYPE=M
                  Another mechanism for a type, as often as wanted: MONEY=fpe enciphers amounts, for a translation,
                  say, so that desanitize (with the same option) gives them back; AGE=redact takes ages out.
  --tagger T      fast (default): names and places by a trained model, lists and context.
                  none: by lists and context.
                  deep: fast, and a local model reads each text once more, for what is personal only by its
                  meaning. Slow; off, with a sentence, where the model fails the built-in check.
  --model FILE    With --tagger deep: a GGUF file. Without it the largest of the app's models.
  --locale TAG    The texts' language and country, such as en-GB. It says whether the day comes first in 03/04/2019,
                  where no other date of the text does, and the language of number words and months.
  --rules F       A file with a JSON array of {"value","type","action"}; action is protect, keep or redact.
                  With "pattern":true the value is a regular expression (RE2).
  --key-file F    The master key in a file, 64 hex digits. For scripts and tests: whoever reads the file
                  can undo every stand-in. Without it PALIMPSEST_KEY, and without that the system's keychain.
  --help          This text.

Exit code: 0, also where single lines failed; 1 where the program failed; 2 for wrong usage.
`;

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

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        mode: { type: 'string', default: 'balanced' },
        epsilon: { type: 'string' },
        coins: { type: 'string', default: 'profile' },
        share: { type: 'string', default: 'value' },
        mechanism: { type: 'string', multiple: true, default: [] },
        tagger: { type: 'string', default: 'fast' },
        model: { type: 'string' },
        locale: { type: 'string' },
        rules: { type: 'string' },
        'key-file': { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (thrown) {
    throw new UsageError(thrown instanceof Error ? thrown.message : 'Options cannot be read');
  }
};

/** The options of a call; `help` where only that is asked for. Throws a UsageError. */
export const readOptions = (args: readonly string[]): Options | 'help' => {
  const { values, positionals } = parse(args);
  if (values.help || positionals[0] === 'help') return 'help';
  const [name, ...more] = positionals;
  const command = commandNames.find((each) => each === name);
  if (command === undefined) throw new UsageError(`A command is needed: ${commandNames.join(', ')}`);
  if (more.length > 0) throw new UsageError(`One command at a time: ${more.join(' ')} is too much`);
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
