import type { EngineEvents, MainService } from '../../shared/engine';
import type { Peer } from '../../shared/port';
import type { DeepScan, Importance, LinkReader, Reader } from './local';
import type { PrivacyKeys } from './privacy';
import type { Stores } from './stores';
import type { Tagging } from './tagging';

/** The other side of the engine's port. */
export type Main = Peer<MainService, EngineEvents>;

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
  /** Longest silence of a provider, milliseconds. */
  readonly patience: number;
}
