import type { EntityType } from './domain';

/** Between main, or the command line, and the tagger's worker (no keys, no network). */

/** What the trained model answers: `[start, end)` in UTF-16 units of the text that it was given. */
export interface Tagged {
  start: number;
  end: number;
  type: EntityType;
  /** 0 to 1. */
  score: number;
  /** Less likely than the model's thresholds ask for; may overlap others. Counts where names are to be expected. */
  faint?: boolean;
}

/** The tagger's worker: runs the model of a folder. Errors: `model_missing`, `model_damaged`. */
export type TaggerService = {
  tag: { input: { folder: string; texts: string[] }; output: Tagged[][] };
};
