import { beforeAll, vi } from 'vitest';

/** Shared by the files of one worker, which share the modules that make ids. */
const shared = globalThis as { idsMade?: number };

/**
 * Ids that count from one in every file: a chat's id is in the key of its stand-ins, so that a run repeats the last one
 * to the letter. With LONG, ids are random as in the app.
 */
if (process.env.LONG === undefined) {
  beforeAll(() => {
    shared.idsMade = 0;
  });
  vi.doMock('uuidv7', () => ({
    uuidv7: (): string => {
      shared.idsMade = (shared.idsMade ?? 0) + 1;
      return `01900000-0000-7000-8000-${shared.idsMade.toString(16).padStart(12, '0')}`;
    },
  }));
}
