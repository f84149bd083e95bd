import type { DocumentsService } from '../../../shared/documents';
import { faultText } from '../../../shared/fault';
import { parentPort } from '../../../shared/parent-port';
import { connect } from '../../../shared/port';
import { seal, sealFiles } from '../seal';

/** The documents' worker: bytes in, words out. No keys, no network, no files. */

seal();

process.on('uncaughtException', (error) => {
  process.stderr.write(faultText('A document', error), () => process.exit(1));
});

// PDF.js leaves some of a damaged file's faults to nobody; whether it is read, its answer tells.
process.on('unhandledRejection', () => undefined);

const port = parentPort();
port.onClose(() => process.exit());
connect<DocumentsService, Record<never, never>>(port, {
  read: async ({ bytes, characterMaps }) => {
    // Libraries are loaded once the process is sealed, and its files are closed once they are loaded.
    const { loadLibraries, readDocument } = await import('./read');
    await loadLibraries();
    sealFiles(characterMaps);
    return readDocument(bytes, characterMaps);
  },
});
