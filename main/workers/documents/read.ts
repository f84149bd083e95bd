import type { DocumentText } from '../../../shared/documents';
import { openDocumentText } from './open-document';
import { loadPdf, pdfText } from './pdf';
import { sheetsText } from './sheets';
import { wordText } from './word';
import { largestPart } from './zip';

/** A document's words, by what its bytes say that it is. */

type Read = (bytes: Uint8Array, characterMaps: string) => Promise<DocumentText>;

const zip = 'PK\u0003\u0004';
const endOfZip = 'PK\u0005\u0006';
/** What a file begins with, and what it holds; an archive names its files in plain letters. */
const formats: readonly (readonly [begins: string, holds: string, Read])[] = [
  ['%PDF-', '', pdfText],
  [zip, 'word/document', wordText],
  [zip, 'xl/workbook', sheetsText],
  [zip, 'mimetypeapplication/vnd.oasis.opendocument.text', openDocumentText],
  [zip, 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet', openDocumentText],
];

/** Bytes of an archive's part: a draft of two million characters has less in any format. */
const mostUnpacked = 64_000_000;

/** The container that old documents share with locked ones, and what says that one is locked (MS-OFFCRYPTO §1.3). */
const container = '\u00d0\u00cf\u0011\u00e0';
const lockedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/** Loads what is loaded when it is first needed. */
export const loadLibraries = loadPdf;

/**
 * Never throws: what cannot be read is told apart by why.
 *
 * @param characterMaps See `pdfText`.
 */
export const readDocument: Read = async (bytes, characterMaps) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const begins = (signature: string): boolean =>
    file.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));
  if (begins(container)) return { refusal: file.includes(lockedPackage) ? 'locked' : 'unknown' };
  if (begins(zip) && !file.includes(endOfZip)) return { refusal: 'damaged' };
  const [, , read] = formats.find(([signature, holds]) => begins(signature) && file.includes(holds)) ?? [];
  if (read === undefined) return { refusal: 'unknown' };
  if (begins(zip) && (await largestPart(file).catch(() => 0)) > mostUnpacked) return { refusal: 'tooLong' };
  const answer = await read(bytes, characterMaps);
  const isEmpty = 'text' in answer && answer.text.trim() === '' && answer.hidden.length === 0;
  return isEmpty ? { refusal: 'empty' } : answer;
};
