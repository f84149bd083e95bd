import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { detect, readLists } from '../../main/engine/privacy/detect';
import { type AskTagger, createTagging } from '../../main/engine/tagging';
import { forkChild } from '../../main/fork-child';
import { createTaggerHost } from '../../main/tagger';
import { openModel } from '../../main/workers/tagger/model';
import type { Span } from '../../shared/domain';
import { toAppError } from '../../shared/result';

/** Reads texts as the app does: the trained model on segments, then every layer of detection. */

export interface Reader {
  /** A fresh memory of what was read. */
  fresh(): (text: string) => Promise<Span[]>;
  readonly names: 'model' | 'lists';
}

/** The lists and, unless it is null, what reads with the trained model. */
const readerOf = (ask: AskTagger | null): Reader => ({
  names: ask === null ? 'lists' : 'model',
  fresh: () => {
    if (ask === null) return async (text) => detect(text, { decisions: [], known: [] });
    const tagging = createTagging(ask);
    return async (text) => {
      const reading = tagging.read(text, Number.POSITIVE_INFINITY);
      readLists(text);
      const { tagged, names } = await reading;
      if (names !== 'model') throw new Error(`The tagger failed: ${names}.`);
      return detect(text, { decisions: [], known: [], tagged });
    };
  },
});

/** The tagger's folder. */
export const appTagger = join(process.cwd(), 'resources', 'tagger');

/** With the workers of the app, as they were last built; null where they were not. */
export const openBuilt = async (folder: string): Promise<(Reader & { close(): void }) | null> => {
  const file = join(process.cwd(), 'out', 'tagger.js');
  if (!existsSync(file)) return null;
  const host = createTaggerHost(folder, () => forkChild(file, process.execPath, {}));
  // All of them are started.
  await host.tag(Array.from({ length: 16 }, () => ''));
  return { ...readerOf((texts) => host.tag(texts)), close: () => host.close() };
};

/** @param folder The tagger's; null for lists alone. */
export const openReader = async (folder: string | null): Promise<Reader> => {
  if (folder === null) return readerOf(null);
  try {
    const model = await openModel(folder);
    return readerOf((texts) => model.tag(texts));
  } catch (error) {
    console.log(`No tagger (${toAppError(error).code}): names are found by lists only.`);
    return readerOf(null);
  }
};
