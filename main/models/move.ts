import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CodedError } from '../../shared/result';
import { filesOf, moveFiles, placeIn, sizeOf } from './files';
import type { Room } from './room';
import type { Transfers } from './transfers';

interface MoveOptions {
  room: Room;
  transfers: Transfers;
  /** Ends the process that has a file open. */
  release: () => Promise<void>;
  onProgress: (progress: { moved: number; bytes: number }) => void;
  /** The files are in this folder now. */
  onMoved: (folder: string) => void;
}

/**
 * Moves the models to a folder that the user chose, with what is known of them.
 * Errors: `not_writable`, `disk_full`, `model_damaged`, `cancelled`.
 */
export const moveRoom = async (
  chosen: string,
  { room, transfers, release, onProgress, onMoved }: MoveOptions,
): Promise<void> => {
  const from = room.folder();
  const folder = placeIn(chosen);
  if (folder === from) return;
  try {
    await transfers.stopAll();
    await release();
    const names = room
      .ids()
      .flatMap((id) => filesOf(room.ownPlace(id)))
      .map((path) => basename(path));
    const bytes = names.reduce((sum, name) => sum + sizeOf(join(from, name)), 0);
    writeFileSync(join(folder, 'known.json'), '');
    await moveFiles({
      from,
      to: folder,
      names,
      copy: (one, other, onDone) =>
        transfers.inProcess(async (peer) => {
          await peer.call('copy', { from: one, to: other }, { onChunk: ({ done }) => onDone(done) });
        }),
      onProgress: (moved) => onProgress({ moved, bytes }),
      switchOver: () => {
        room.moveTo(folder);
        onMoved(folder);
      },
    });
    rmSync(join(from, 'known.json'), { force: true });
  } catch (thrown) {
    throw thrown instanceof CodedError ? thrown : new CodedError('not_writable');
  }
};
