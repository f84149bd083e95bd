import type { DocumentsService, DocumentText } from '../shared/documents';
import { connect } from '../shared/port';
import type { Child } from './fork-child';

/** Documents as main sees them: each is read by a process of its own, one after the other. */
export interface Documents {
  /** Never rejects: where the process dies or is ended, the refusal says so. */
  read(bytes: Uint8Array): Promise<DocumentText>;
  /** Ends what is being read, and what waits for it. */
  stop(): void;
}

/** Milliseconds after which a document is given up. */
const patience = 60_000;

type Ended = 'slow' | 'stopped';

/** @param characterMaps The folder of Adobe's CMaps. */
export const createDocuments = (characterMaps: string, spawn: () => Child): Documents => {
  let last: Promise<unknown> = Promise.resolve();
  /** Of each document that is not read yet. */
  const waiting = new Set<AbortController>();

  const readOne = async (bytes: Uint8Array, signal: AbortSignal): Promise<DocumentText> => {
    let child: Child | null = null;
    const end = (): void => child?.kill();
    signal.addEventListener('abort', end);
    try {
      signal.throwIfAborted();
      child = spawn();
      return await connect<Record<never, never>, DocumentsService>(child.port, {}).call('read', {
        bytes,
        characterMaps,
      });
    } catch {
      return { refusal: signal.aborted ? (signal.reason as Ended) : 'damaged' };
    } finally {
      signal.removeEventListener('abort', end);
      end();
    }
  };

  const read = (bytes: Uint8Array): Promise<DocumentText> => {
    const controller = new AbortController();
    waiting.add(controller);
    const reading = last.then(async () => {
      const timer = setTimeout(() => controller.abort('slow' satisfies Ended), patience);
      const answer = await readOne(bytes, controller.signal);
      clearTimeout(timer);
      waiting.delete(controller);
      return answer;
    });
    last = reading;
    return reading;
  };

  return {
    read,
    stop: () => {
      for (const controller of waiting) controller.abort('stopped' satisfies Ended);
    },
  };
};
