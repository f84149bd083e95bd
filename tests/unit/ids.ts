import { beforeAll, vi } from 'vitest';

/** Shared by the files of one worker, which share the modules that make ids. */
const made = ((globalThis as { testIds?: { count: number } }).testIds ??= { count: 0 });

/**
 * Ids that count from one in every file: a chat's id is in the key of its stand-ins, so that a run repeats the last one
 * to the letter. With LONG, ids are random as in the app.
 */
if (process.env.LONG === undefined) {
  beforeAll(() => {
    made.count = 0;
  });
  vi.doMock('uuidv7', () => ({
    uuidv7: (): string => `01900000-0000-7000-8000-${(++made.count).toString(16).padStart(12, '0')}`,
  }));
}
