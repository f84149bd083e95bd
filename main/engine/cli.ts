import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { CodedError, toAppError } from '../../shared/result';
import { forkChild } from '../fork-child';
import { createTaggerHost } from '../tagger';
import { type Command, createCommand, type ReadText } from './command-line/commands';
import { type DeepReader, modelFile, openDeepReader } from './command-line/deep';
import { KeyError, readMasterKey } from './command-line/key';
import { type Line, linesOf } from './command-line/lines';
import { help, type Options, readOptions, UsageError } from './command-line/options';
import { deriveKeys } from './keys';
import './patterns';
import { readLists } from './privacy';
import { createTagging } from './tagging';

/** The same engine on standard input and output (DESIGN §12): JSON Lines in, the same number of lines out. */

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

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const whyUnread: Readonly<Record<string, string>> = {
  model_missing: 'it is not there',
  model_damaged: 'it is damaged',
  model_failed: 'its process ends again and again',
};

/** The trained model in a process of its own. Where it cannot be had that is said, once. */
const startTagger = (): { tag: ReadText['tag']; close(): void } => {
  const folder = process.env.PALIMPSEST_TAGGER ?? join(__dirname, '..', 'resources', 'tagger');
  const host = createTaggerHost(folder, () => forkChild(join(__dirname, 'tagger.js'), process.execPath, {}));
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
const startDeep = async ({ deep, command }: Options): Promise<DeepReader | null> => {
  // Stand-ins are found by their form: no model is needed for the way back.
  if (deep === false || command === 'desanitize') return null;
  const file = modelFile(deep.model, process.env);
  return openDeepReader(file, () => forkChild(join(__dirname, 'models.js'), process.execPath, {}), say);
};

const serve = async (options: Options): Promise<void> => {
  const keys =
    options.command === 'analyze'
      ? noKeys
      : deriveKeys(await readMasterKey(options.keyFile, process.env.PALIMPSEST_KEY, say));
  const deep = await startDeep(options);
  const tagger = options.tagger ? startTagger() : null;
  const command = createCommand(options.command, options, keys, {
    tag: tagger?.tag ?? (async () => undefined),
    deep: deep?.read ?? (async () => []),
    propose: deep?.propose ?? (async () => []),
  });
  for await (const line of linesOf(process.stdin)) {
    if (!process.stdout.write(`${await answer(line, command)}\n`)) await once(process.stdout, 'drain');
  }
  tagger?.close();
  deep?.close();
};

const main = async (): Promise<void> => {
  // Whoever reads may stop reading.
  process.stdout.on('error', () => process.exit(0));
  try {
    const options = readOptions(process.argv.slice(2));
    if (options === 'help') process.stdout.write(help);
    else await serve(options);
  } catch (thrown) {
    if (thrown instanceof UsageError) say(`${thrown.message}\n\n${help}`);
    else say(thrown instanceof KeyError ? thrown.message : 'Something failed that should not have.');
    process.exitCode = thrown instanceof UsageError ? 2 : 1;
  }
};

void main();
