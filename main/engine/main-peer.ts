import type { EngineEvents, MainService } from '../../shared/engine';
import type { Peer } from '../../shared/port';

/** The other side of the engine's port. */
export type Main = Peer<MainService, EngineEvents>;
