import type { Connection } from './connection';

/** Runs a write that need not outlive a power cut: it survives the end of the process, and waits for no disk. */
export const lightly = (database: Connection, write: () => void): void => {
  database.pragma('synchronous = NORMAL');
  try {
    write();
  } finally {
    database.pragma('synchronous = FULL');
  }
};
