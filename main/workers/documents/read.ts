import type { DocumentText } from '../../../shared/documents';
import { pdfText } from './pdf';
import { wordText } from './word';

/** A document's words, by what its bytes say that it is. */

const begins = (bytes: Uint8Array, signature: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes(signature, 0, 'latin1');

/** Word's name of an encrypted document inside the container that old and locked documents share (MS-OFFCRYPTO §1.3). */
const lockedPackage = Buffer.from('EncryptedPackage', 'utf16le');
const isContainer = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11;

/**
 * Never throws: what cannot be read is told apart by why.
 *
 * @param characterMaps See `pdfText`.
 */
export const readDocument = async (bytes: Uint8Array, characterMaps: string): Promise<DocumentText> => {
  if (isContainer(bytes)) return { refusal: Buffer.from(bytes).includes(lockedPackage) ? 'locked' : 'unknown' };
  const reader = begins(bytes, '%PDF-') ? pdfText : begins(bytes, 'PK\u0003\u0004') ? wordText : null;
  if (reader === null) return { refusal: 'unknown' };
  const answer = await reader(bytes, characterMaps);
  return 'text' in answer && answer.text.trim() === '' ? { refusal: 'empty' } : answer;
};
