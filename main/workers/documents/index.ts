import type { DocumentsService } from '../../../shared/documents';
import { faultText } from '../../../shared/fault';
import { parentPort } from '../../../shared/parent-port';
import { connect } from '../../../shared/port';
import { seal } from '../seal';

/** The documents' worker: bytes in, words out. No keys, no network. */

seal();

process.on('uncaughtException', (error) => {
  process.stderr.write(faultText('A document', error), () => process.exit(1));
});

// PDF.js leaves some of a damaged file's faults to nobody; whether it is read, its answer tells.
process.on('unhandledRejection', () => undefined);

/** Bytes of memory that no honest document needs: a small file may unpack to any size. */
const most = 1.5e9;
setInterval(() => {
  if (process.memoryUsage.rss() > most) process.exit(1);
}, 100).unref();

const port = parentPort();
port.onClose(() => process.exit());
connect<DocumentsService, Record<never, never>>(port, {
  // Libraries are loaded once the process is sealed.
  read: async ({ bytes, characterMaps }) => (await import('./read')).readDocument(bytes, characterMaps),
});
