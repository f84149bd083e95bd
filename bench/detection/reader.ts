import { join } from 'node:path';
import { detect } from '../../main/engine/privacy/detect';
import { createTagging } from '../../main/engine/tagging';
import { type Model, openModel } from '../../main/workers/tagger/model';
import type { Span } from '../../shared/domain';
import { toAppError } from '../../shared/result';

/** Reads texts as the app does: the trained model on segments, then every layer of detection. */

export interface Reader {
  /** A fresh memory of what was read. */
  fresh(): (text: string) => Promise<Span[]>;
  readonly names: 'model' | 'lists';
}

export const openReader = async (withTagger: boolean): Promise<Reader> => {
  const lists = (): Reader => ({
    names: 'lists',
    fresh: () => async (text) => detect(text, { decisions: [], known: [] }),
  });
  if (!withTagger) return lists();
  let model: Model;
  try {
    model = await openModel(join(process.cwd(), 'resources', 'tagger'));
  } catch (error) {
    console.log(`No tagger (${toAppError(error).code}): names are found by lists only.`);
    return lists();
  }
  return {
    names: 'model',
    fresh: () => {
      const tagging = createTagging((texts) => model.tag(texts));
      return async (text) => {
        const { tagged, names } = await tagging.read(text, Number.POSITIVE_INFINITY);
        if (names !== 'model') throw new Error(`The tagger failed: ${names}.`);
        return detect(text, { decisions: [], known: [], tagged });
      };
    },
  };
};
