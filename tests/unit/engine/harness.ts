import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../main/engine/serve';
import type { AssistantMessage, ConversationId, MessageId, ProviderId, ProviderKind } from '../../../shared/domain';
import type { EngineEvents, EngineService, MainService } from '../../../shared/engine';
import type {
  EventName,
  EventPayload,
  ModelState,
  RequestInput,
  RequestName,
  RequestOutput,
  SendOutcome,
} from '../../../shared/ipc';
import type { SurprisalCall } from '../../../shared/models';
import { connect, type Handlers, type Port } from '../../../shared/port';
import { CodedError, type Result } from '../../../shared/result';

/** Main as the engine sees it: a keychain in memory and one local model that repeats what it is told. */
export interface TestMain {
  readonly secrets: Map<string, string>;
  models: ModelState[];
  /** How the local model answers. */
  chat: Handlers<MainService>['models.chat'];
  /** Bits of each word: a longer one is less expected, and one that stands before costs nothing. */
  surprisal(input: SurprisalCall['input']): SurprisalCall['output'];
}

export interface TestEngine {
  ask<N extends RequestName>(name: N, input: RequestInput<N>): Promise<RequestOutput<N>>;
  /** Resolves with the first event, past or to come, that `fits`. */
  event<N extends EventName>(name: N, fits?: (payload: EventPayload<N>) => boolean): Promise<EventPayload<N>>;
  readonly events: { name: EventName; payload: unknown }[];
  close(): Promise<void>;
}

/** An engine in a process of its own. */
export interface ForkedEngine extends TestEngine {
  /** `kill -9` */
  kill(): void;
  /** What the engine hears when main dies. */
  disconnect(): void;
  /** Resolves with the exit code when the process has ended; null where it was killed. */
  readonly exited: Promise<number | null>;
}

export const masterKey = Uint8Array.from({ length: 32 }, (_, index) => index + 1);

/** A folder that is gone when the test file is done. */
export const temporaryFolder = (): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'palimpsest-engine-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** Every byte of a folder's files. */
export const bytesOf = (path: string): Buffer =>
  Buffer.concat(
    readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [readFileSync(join(entry.parentPath, entry.name))] : [],
    ),
  );

export const testModel: ModelState = {
  id: 'small',
  name: 'Small model',
  bytes: 1,
  licence: 'MIT',
  licenceUrl: 'https://example.org/licence',
  languages: ['en'],
  parameters: 1,
  quantisation: 'Q4_K_M',
  contextLength: 8192,
  chat: true,
  sha256: null,
  path: '/models/small.gguf',
  inPlace: false,
  downloadable: true,
  memory: 1,
  fit: 'easy',
  expected: null,
  bytesPerSecond: null,
  trial: null,
  recommended: true,
  status: 'ready',
  receivedBytes: 1,
  source: 'here',
  custom: false,
  loaded: false,
  measured: null,
  check: null,
  error: null,
};

export const createMain = (): TestMain => ({
  secrets: new Map(),
  models: [testModel],
  chat: ({ messages }, { chunk }) => {
    const text = `You wrote: ${messages.at(-1)?.text ?? ''}`;
    chunk(text);
    return { text, reason: 'end' };
  },
  surprisal: ({ head, text, write }) => ({
    words: [...text.matchAll(/[\p{L}\p{N}]+|\S/gu)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      bits: head.includes(word) ? 0 : word.length,
    })),
    written: write === undefined ? '' : 'An answer.',
  }),
});

/** Two ports that are each other's other side, with the copying that a process boundary does. */
const portPair = (): [Port, Port] => {
  const side = () => ({ messages: [] as ((message: unknown) => void)[], closes: [] as (() => void)[] });
  const [one, other] = [side(), side()];
  const port = (own: typeof one, far: typeof one): Port => ({
    post: (message) => {
      const copy = structuredClone(message);
      setImmediate(() => {
        for (const listener of far.messages) listener(copy);
      });
    },
    onMessage: (listener) => void own.messages.push(listener),
    onClose: (listener) => void own.closes.push(listener),
  });
  return [port(one, other), port(other, one)];
};

const childPort = (child: ChildProcess): Port => ({
  post: (message) => void (child.connected && child.send(message as object, () => undefined)),
  onMessage: (listener) => void child.on('message', listener),
  onClose: (listener) => void child.once('exit', listener),
});

const drive = async (port: Port, main: TestMain, profile: string | null): Promise<TestEngine> => {
  const events: { name: EventName; payload: unknown }[] = [];
  const listeners = new Set<() => void>();
  const engine = connect<MainService, EngineService, Record<never, never>, EngineEvents>(
    port,
    {
      'secret.get': ({ account }) => main.secrets.get(account) ?? null,
      'secret.set': ({ account, secret }) => {
        main.secrets.set(account, secret);
        return undefined;
      },
      'secret.delete': ({ account }) => {
        main.secrets.delete(account);
        return undefined;
      },
      'models.list': () => main.models,
      'models.checked': ({ model, check }) => {
        main.models = main.models.map((each) => (each.id === model ? { ...each, check } : each));
        return undefined;
      },
      'models.chat': (input, call) => main.chat(input, call),
      'models.surprisal': (input) => main.surprisal(input),
      'tagger.tag': ({ texts }) => texts.map(() => []),
    },
    (name, payload) => {
      events.push({ name, payload });
      for (const listener of [...listeners]) listener();
    },
  );
  await engine.call('engine.open', { masterKey, profile });
  return {
    events,
    ask: async (name, input) => {
      const result = (await engine.call('request', { name, input })) as Result<never>;
      if (!result.ok) throw new CodedError(result.error.code, result.error.detail);
      return result.value;
    },
    event: (name, fits = () => true) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = events.find((event) => event.name === name && fits(event.payload as never));
          if (found === undefined) return;
          listeners.delete(look);
          resolve(found.payload as never);
        };
        listeners.add(look);
        look();
      }),
    close: () => engine.call('engine.close', undefined),
  };
};

/**
 * The engine in this process.
 * @param pace How long a draft is still before the local model reads it: shorter than the app's own, which is `{}`.
 */
export const startEngine = (
  main: TestMain,
  profile: string | null,
  pace: { stillness?: number } = { stillness: 20 },
): Promise<TestEngine> => {
  const [here, there] = portPair();
  serve(there, 20_000, pace);
  return drive(here, main, profile);
};

/** The engine as main starts it: a bundled file in a process of its own. */
export const forkEngine = async (
  file: string,
  main: TestMain,
  profile: string,
  env: Record<string, string> = {},
): Promise<ForkedEngine> => {
  const child = fork(file, [], { env, execArgv: [], serialization: 'advanced' });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const engine = await drive(childPort(child), main, profile);
  const kill = (): void => void child.kill('SIGKILL');
  return {
    ...engine,
    close: async () => {
      await engine.close();
      kill();
      await exited;
    },
    kill,
    disconnect: () => child.disconnect(),
    exited,
  };
};

/** A provider of this kind at the address, with a key, as the target of new chats. */
export const setProvider = async (
  engine: TestEngine,
  kind: Exclude<ProviderKind, 'local'>,
  baseUrl: string,
): Promise<ProviderId> => {
  const { id } = await engine.ask('providers.save', {
    kind,
    name: 'Test cloud',
    baseUrl,
    models: ['cloud-large'],
    key: 'sk-secret-of-the-user',
  });
  await engine.ask('settings.set', { target: { provider: id, model: 'cloud-large' } });
  return id;
};

export const newChat = async (engine: TestEngine, temporary = false): Promise<ConversationId> =>
  (await engine.ask('conversations.create', { temporary })).conversation.id;

/** Looks, then sends what was seen. */
export const send = async (
  engine: TestEngine,
  conversation: ConversationId,
  text: string,
  parent: MessageId | null = null,
): Promise<SendOutcome & { kind: 'sent' }> => {
  const { hash } = await engine.ask('draft.preview', { conversation, text });
  const outcome = await engine.ask('turn.send', { conversation, parent, text, hash, agreed: [] });
  if (outcome.kind !== 'sent') throw new Error(`not sent: ${outcome.kind}`);
  return outcome;
};

/** The message as stored when its answer ended. */
export const ended = async (engine: TestEngine, id: MessageId): Promise<AssistantMessage> =>
  (await engine.event('turn.ended', ({ message }) => message.id === id)).message;

/** Sends and waits for the reply. */
export const turn = async (
  engine: TestEngine,
  conversation: ConversationId,
  text: string,
  parent: MessageId | null = null,
) => {
  const { user, assistant } = await send(engine, conversation, text, parent);
  return { user, assistant: await ended(engine, assistant.id) };
};

/** The code that a request fails with. */
export const codeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'no error',
    (thrown: unknown) => (thrown instanceof CodedError ? thrown.code : 'no code'),
  );
