import { parseArgs } from 'node:util';
import { epsilonRange, sliderRanges } from '../../../shared/domain';

/** What is asked for, read before anything of the engine is loaded: help and misuse are answered at once. */

const commandNames = ['analyze', 'sanitize', 'desanitize', 'restore'] as const;
export type CommandName = (typeof commandNames)[number];

/** Wrong usage: ends the program with code 2. */
export class UsageError extends Error {}

export interface Range {
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
              Its scores in task-aware: word-frequency, for no model reads the text here; how often a word stands in
              it and how common it is say how important it is.
  desanitize  {"id","text","conversation"?} -> {"id","restored","spans","ms"}
              Identifiers in sanitized text, from the key alone. Noised numbers stay.
  restore     {"id","text","originals":[text],"conversation"?}; "chunks":[text] instead of "text" for a stream
              -> {"id","restored","spans","derived","ms"}
              A reply with the originals put back. originals: the user's prompts so far, oldest first.
              derived: sums in the reply that follow from noised ones, left as they came.
  Offsets are UTF-16 code units.

Options
  --mode M        balanced (default): identifiers are enciphered, quantities noised, the rest kept.
                  contextual: balanced, and words that tell of health, faith, family, money … become near words
                  (English).
                  task-aware: all that is found is replaced, and values are enciphered in place of noised; and the
                  least important nouns, numbers and adjectives become others (English).
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

/** A command, and the options as they were written. */
export interface Call {
  readonly command: CommandName;
  readonly values: ReturnType<typeof parse>['values'];
}

/** `help` where only that is asked for. Throws a UsageError. */
export const readCall = (args: readonly string[]): Call | 'help' => {
  const { values, positionals } = parse(args);
  if (values.help || positionals[0] === 'help') return 'help';
  const [name, ...more] = positionals;
  const command = commandNames.find((each) => each === name);
  if (command === undefined) throw new UsageError(`A command is needed: ${commandNames.join(', ')}`);
  if (more.length > 0) throw new UsageError(`One command at a time: ${more.join(' ')} is too much`);
  return { command, values };
};
