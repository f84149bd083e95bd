import type { Hidden } from '../../../shared/documents';
import { mailText } from './mail';
import { richText } from './rich-text';
import { charsetOf, isWebPage, webText } from './web-text';

/** The words of a file that is text in any common encoding, or a mail, a web page or Rich Text. What it is its bytes say, not its name. */

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** What PDF, Word, Excel and other documents of offices begin with. */
const documents = ['%PDF', 'PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

/** Whether a file is to be read by whoever knows its format. */
export const isDocument = (opening: Uint8Array): boolean =>
  documents.some((signature) => latin1(opening).startsWith(signature));

/** Other documents and pictures whose bytes could pass for letters. The rest hold control characters. */
const signatures = ['%!PS', 'PK\u0005\u0006', '{\\rtf', '\u0089PNG', 'GIF8', '\u00ff\u00d8\u00ff'];

/** All but tab, the ends of lines and pages, escape (logs) and the old end of a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\0-\x08\x0e-\x19\x1c-\x1f]/u;

/** Text of another alphabet that was read as Windows-1252: no word has so many accents, nor any text these controls. */
const misread = /[\u0080-\u009f]|[À-ÖØ-öø-ÿ]{5}/u;

const encodingOf = ([first, second]: Uint8Array): string | null =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;

const utf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const windows1252 = (bytes: Uint8Array): string | null => {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return misread.test(text) ? null : text;
};

/** A page in the alphabet that it says; null where it says none that is known. */
const asPage = (bytes: Uint8Array): string | null => {
  const opening = latin1(bytes.subarray(0, 4000));
  const charset = isWebPage(opening) ? charsetOf(opening) : undefined;
  try {
    return charset === undefined ? null : new TextDecoder(charset).decode(bytes);
  } catch {
    return null;
  }
};

/** Null where the bytes are no plain text. */
export const plainText = (bytes: Uint8Array): string | null => {
  const opening = latin1(bytes.subarray(0, 8));
  if (signatures.some((signature) => opening.startsWith(signature))) return null;
  const marked = encodingOf(bytes);
  const text = marked ? new TextDecoder(marked).decode(bytes) : (utf8(bytes) ?? asPage(bytes) ?? windows1252(bytes));
  return text === null || control.test(text) ? null : text;
};

const chunk = 0x8000;
const binary = (bytes: Uint8Array): string =>
  Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
    latin1(bytes.subarray(at * chunk, (at + 1) * chunk)),
  ).join('');

const hidden = ({ hides }: { hides: boolean }): Hidden[] => (hides ? [{ what: 'words' }] : []);

/** `attached`: the files in a mail, which are not read; `hidden`: what is left out. Null where the bytes are no text. */
export const textIn = (bytes: Uint8Array): { text: string; attached: string[]; hidden: Hidden[] } | null => {
  if (latin1(bytes.subarray(0, 5)) === '{\\rtf') {
    const words = richText(binary(bytes));
    return words && { text: words.text, attached: [], hidden: hidden(words) };
  }
  // A mail says itself which alphabets it is written in.
  const mail = mailText(binary(bytes), webText);
  if (mail !== null) return { text: mail.text, attached: mail.attached, hidden: hidden(mail) };
  const text = plainText(bytes);
  if (text === null) return null;
  const words = isWebPage(text) ? webText(text) : { text, hides: false };
  return { text: words.text, attached: [], hidden: hidden(words) };
};
