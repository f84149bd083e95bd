import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { z } from 'zod';
import { CodedError, toAppError } from '../../../shared/result';
import type { Child } from '../../fork-child';
import { createTaggerHost } from '../../tagger';
import { deriveKeys } from '../keys';
import '../patterns';
import { readLists } from '../privacy';
import { createTagging } from '../tagging';
import type { Call } from './call';
import { type Command, createCommand, type ReadText } from './commands';
import { type DeepReader, modelFile, openDeepReader } from './deep';
import { readMasterKey } from './key';
import { type Line, linesOf } from './lines';
import { type Options, readOptions } from './options';

/** What the program has of its surroundings. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly input: AsyncIterable<Buffer>;
  readonly output: Writable;
  /** Tells the user a line, beside the output. */
  say(line: string): void;
  /** Starts a worker. */
  fork(worker: 'tagger' | 'models'): Child;
  /** Where the trained model lies, unless the environment names another place. */
  readonly taggerFolder: string;
}

const noKeys = { ciphers: new Uint8Array(), noise: new Uint8Array() };

const failure = (thrown: unknown): { code: string; message: string } => {
  if (thrown instanceof SyntaxError) return { code: 'invalid_request', message: 'This line is not JSON.' };
  if (thrown instanceof z.ZodError) {
    const [issue] = thrown.issues;
    const field = issue?.path.join('.') ?? '';
    if (issue?.code === 'too_big') return { code: 'draft_too_large', message: `${field} is too long.` };
    return { code: 'invalid_request', message: `${field === '' ? 'The line' : field}: ${issue?.message ?? ''}` };
  }
  if (thrown instanceof CodedError) return { code: thrown.code, message: thrown.detail ?? thrown.code };
  return { code: 'internal', message: 'This line could not be worked on.' };
};

const idOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'id' in input ? input.id : null;

const answer = async (line: Line, command: Command): Promise<string> => {
  let id: unknown = null;
  try {
    if (line === null) throw new CodedError('draft_too_large', 'This line is too long.');
    const began = performance.now();
    const input: unknown = JSON.parse(line);
    id = idOf(input);
    const output = await command(input);
    return JSON.stringify({ id, ...output, ms: Math.round((performance.now() - began) * 100) / 100 });
  } catch (thrown) {
    return JSON.stringify({ id, error: failure(thrown) });
  }
};

const whyUnread: Readonly<Record<string, string>> = {
  model_missing: 'it is not there',
  model_damaged: 'it is damaged',
  model_failed: 'its process ends again and again',
};

/** The trained model in a process of its own. Where it cannot be had that is said, once. */
const startTagger = ({ env, say, fork, taggerFolder }: Surroundings): { tag: ReadText['tag']; close(): void } => {
  const folder = env.PALIMPSEST_TAGGER ?? taggerFolder;
  const host = createTaggerHost(folder, () => fork('tagger'));
  let said = false;
  const tagging = createTagging(async (texts) => {
    try {
      return await host.tag(texts);
    } catch (thrown) {
      const { code } = toAppError(thrown);
      if (!said)
        say(`The model in ${folder} finds no names, ${whyUnread[code] ?? code}: they are found by lists only.`);
      said = true;
      throw thrown;
    }
  });
  return {
    tag: async (text) => {
      const read = tagging.read(text, Number.POSITIVE_INFINITY);
      // Meanwhile the lists, for the model reads in processes of its own.
      readLists(text);
      return (await read).tagged;
    },
    close: host.close,
  };
};

/** The local model in a process of its own; null where it does not read. */
const startDeep = async ({ deep, command }: Options, { env, say, fork }: Surroundings): Promise<DeepReader | null> => {
  // Stand-ins are found by their form: no model is needed for the way back.
  if (deep === false || command === 'desanitize') return null;
  return openDeepReader(modelFile(deep.model, env), () => fork('models'), say);
};

/** Answers each line of the input. Throws a UsageError or a KeyError. */
export const serve = async (call: Call, around: Surroundings): Promise<void> => {
  const options = readOptions(call);
  const { env, input, output, say } = around;
  const keys =
    options.command === 'analyze' ? noKeys : deriveKeys(await readMasterKey(options.keyFile, env.PALIMPSEST_KEY, say));
  const deep = await startDeep(options, around);
  const tagger = options.tagger ? startTagger(around) : null;
  const command = createCommand(options.command, options, keys, {
    tag: tagger?.tag ?? (async () => undefined),
    deep: deep?.read ?? (async () => []),
    propose: deep?.propose ?? (async () => []),
  });
  for await (const line of linesOf(input)) {
    if (!output.write(`${await answer(line, command)}\n`)) await once(output, 'drain');
  }
  tagger?.close();
  deep?.close();
};
