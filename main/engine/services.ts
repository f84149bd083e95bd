import type { Line } from './chat/line';
import type { DeepScan, Importance, LinkReader, Reader } from './local';
import type { Main } from './main-peer';
import type { PrivacyKeys } from './privacy';
import type { Stores } from './stores';
import type { Tagging } from './tagging';

/** What the engine works with once main has given the master key. */
export interface Services {
  readonly main: Main;
  readonly stores: Stores;
  readonly keys: PrivacyKeys;
  readonly tagging: Tagging;
  /** The local model, in the background. */
  readonly reader: Reader;
  readonly scan: DeepScan;
  readonly importance: Importance;
  readonly links: LinkReader;
  /** The user's own chats with a local model. */
  readonly line: Line;
  /** Longest silence of a provider, milliseconds. */
  readonly patience: number;
}
