import type { EntityType } from '../../../../shared/domain';

/** What a trained model answers: offsets in the text that it was given. */
export interface Tagged {
  start: number;
  end: number;
  type: EntityType;
  score: number;
}

/** A token classifier for names, places and organisations. It answers later; the gazetteer answers at once. */
export type Tagger = (text: string) => Promise<Tagged[]>;
