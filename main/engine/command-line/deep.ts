import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { ModelsService } from '../../../shared/models';
import { connect } from '../../../shared/port';
import { CodedError, toAppError } from '../../../shared/result';
import type { Child } from '../../fork-child';
import {
  type AskModel,
  bound,
  checkModel,
  createProposer,
  type DeepFinding,
  isAble,
  type Proposer,
  readPieces,
} from '../local';
import { UsageError } from './call';

/** Deep scan on the command line: the local model in its worker, asked one piece at a time. */
export interface DeepReader {
  /** What the model finds in a text, in its offsets. Rejects with the model's CodedError. */
  read(text: string): Promise<DeepFinding[]>;
  /** Which values of a text follow from others, as the model says. Rejects as `read` does. */
  readonly propose: Proposer;
  close(): void;
}

/** Where the app keeps its models. */
const appFolder = (env: NodeJS.ProcessEnv): string => {
  if (env.PALIMPSEST_MODELS !== undefined) return env.PALIMPSEST_MODELS;
  const byPlatform: Partial<Record<NodeJS.Platform, string>> = {
    darwin: join(homedir(), 'Library', 'Application Support'),
    win32: env.APPDATA ?? join(homedir(), 'AppData', 'Roaming'),
  };
  const data = byPlatform[process.platform] ?? env.XDG_CONFIG_HOME ?? join(homedir(), '.config');
  return join(env.PALIMPSEST_PROFILE ?? join(data, 'Palimpsest'), 'models');
};

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The model file that is given, or the largest of the app's. Throws a UsageError where there is none. */
export const modelFile = (given: string | null, env: NodeJS.ProcessEnv): string => {
  if (given !== null) {
    if (sizeOf(given) === 0) throw new UsageError(`--model: ${given} cannot be read`);
    return given;
  }
  const folder = appFolder(env);
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.gguf'));
  } catch {
    // No app was here yet.
  }
  const [largest] = names.map((name) => join(folder, name)).sort((one, other) => sizeOf(other) - sizeOf(one));
  if (largest === undefined) {
    throw new UsageError('--tagger deep needs a local model: give --model FILE, or download one in the app first');
  }
  return largest;
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/**
 * Starts the worker and checks the model on the built-in prompts. Null where it finds too little to be of help: that is
 * said. Throws a UsageError for a file that is no model.
 */
export const openDeepReader = async (
  file: string,
  spawn: () => Child,
  say: (line: string) => void,
): Promise<DeepReader | null> => {
  const child = spawn();
  const worker = connect<Record<never, never>, ModelsService>(child.port, {});
  const run = { path: file, gpu: 'auto' as const, allLayers: false, threads: null, contextSize: 8192 };
  const ask: AskModel = async (question, { signal }) => {
    const { text } = await worker.call('chat', { ...question, ...run }, { signal });
    return text;
  };
  const { signal } = new AbortController();
  try {
    const { recall, precision } = await checkModel(file, ask, signal);
    if (!isAble({ recall, precision })) {
      say(
        `${file} found ${percent(recall)} of the built-in check, and ${percent(precision)} of what it found was right. Deep scan wants ${percent(bound.recall)} and ${percent(bound.precision)}: it stays off.`,
      );
      child.kill();
      return null;
    }
  } catch (thrown) {
    child.kill();
    const { code } = toAppError(thrown);
    if (code === 'engine_restarted') throw new CodedError('model_failed', 'the model process ended');
    throw new UsageError(`--tagger deep: ${file} cannot be used (${code})`);
  }
  const read = readPieces(
    (question) => ask({ model: file, ...question }, { signal }),
    () => say('A sentence has more to tell than the local model can list: it counts as not read.'),
  );
  const propose = createProposer((question) => ask({ model: file, ...question }, { signal }));
  return { read, propose, close: () => child.kill() };
};
