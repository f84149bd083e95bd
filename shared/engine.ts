import type { EventName, EventPayload, ModelState, RequestName } from './ipc';
import type { ChatCall, ModelCheck, SurprisalCall } from './models';
import type { Result } from './result';
import type { Tagged } from './tagger';

/** Between main and the engine. Main holds keychain and processes, the engine everything else. */

/** What main asks of the engine. */
export type EngineService = {
  /** First call after a start: hands over the master key (32 bytes) and the profile folder; null: nothing touches the disk. */
  'engine.open': { input: { masterKey: Uint8Array; profile: string | null }; output: undefined };
  /** A request of the window, already parsed by main. */
  request: { input: { name: RequestName; input: unknown }; output: Result<unknown> };
  /**
   * Finds out how well a local model finds what is personal: the score comes by `models.checked`. Its chats are background ones:
   * `cancelled` when the user's own comes.
   */
  'models.check': { input: { model: string }; output: undefined };
  /** Before the app quits: keeps what is not on the disk yet and closes the store. */
  'engine.close': { input: undefined; output: undefined };
};

/** What the engine asks of main. */
export type MainService = {
  /** Provider API keys in the OS keychain. They never reach the renderer. */
  'secret.get': { input: { account: string }; output: string | null };
  'secret.set': { input: { account: string; secret: string }; output: undefined };
  'secret.delete': { input: { account: string }; output: undefined };
  'models.list': { input: undefined; output: ModelState[] };
  /** The score of a model that the engine has checked, for whatever reason: main keeps it and shows it. */
  'models.checked': { input: { model: string; check: ModelCheck }; output: undefined };
  /** A reply of a local model; chunks are text. */
  'models.chat': ChatCall;
  'models.surprisal': SurprisalCall;
  /** The trained model's spans of each text. */
  'tagger.tag': { input: { texts: string[] }; output: Tagged[][] };
};

/** The engine's events, passed on to the window. */
export type EngineEvents = { [N in EventName]: EventPayload<N> };

/** The master key's place in the OS keychain: 64 hex digits. The command line reads it there too. */
export const keychainEntry = { service: 'Palimpsest', masterKey: 'master-key' } as const;

/** The encrypted database's name in the profile folder. Main only looks whether it is there. */
export const storeFile = 'palimpsest.db';
