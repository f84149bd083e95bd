import { fromBuffer } from 'yauzl';

/** Bytes that the largest file of an archive says that it unpacks to. Rejects where the archive is none. */
export const largestPart = (archive: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    fromBuffer(archive, (error, zip) => {
      if (error !== null) return reject(error);
      let largest = 0;
      zip.on('entry', ({ uncompressedSize }) => {
        largest = Math.max(largest, uncompressedSize);
      });
      zip.on('end', () => resolve(largest));
      zip.on('error', reject);
    });
  });
