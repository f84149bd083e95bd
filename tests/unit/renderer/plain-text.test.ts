import { describe, expect, it } from 'vitest';
import { isDocument, plainText } from '../../../renderer/features/composer/plain-text';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, little: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(2 * (text.length + 1)));
  for (const [i, unit] of [...`\ufeff${text}`].entries()) view.setUint16(2 * i, unit.charCodeAt(0), little);
  return new Uint8Array(view.buffer);
};
/** Each character as the byte of its number. */
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0));

describe('a file that is plain text', () => {
  it.each([
    ['UTF-8', utf8('Jürgen Müller, Łódź, 東京, 😀'), 'Jürgen Müller, Łódź, 東京, 😀'],
    ['UTF-8 with a mark', utf8('\ufeffJürgen'), 'Jürgen'],
    ['UTF-16, little end first', utf16('Jürgen Łoś', true), 'Jürgen Łoś'],
    ['UTF-16, big end first', utf16('Jürgen Łoś', false), 'Jürgen Łoś'],
    ['Latin-1', bytes('Name;Ort\r\nJ\u00fcrgen M\u00fcller;K\u00f6ln\r\n'), 'Name;Ort\r\nJürgen Müller;Köln\r\n'],
    [
      'Windows-1252',
      bytes('Loyer\u00a0: 1\u00a0250\u00a0\u0080 \u0093sans\u0094'),
      'Loyer\u00a0: 1\u00a0250\u00a0€ “sans”',
    ],
    ['short French words in Latin-1', bytes('cr\u00e9\u00e9e, na\u00efve'), 'créée, naïve'],
    ['an empty file', bytes(''), ''],
    ['a log with colours and a form feed', bytes('\u001b[31mred\u001b[0m\f\tnext'), '\u001b[31mred\u001b[0m\f\tnext'],
    [
      'a letter about files',
      utf8('A %PDF file begins with PK, or with GIF.'),
      'A %PDF file begins with PK, or with GIF.',
    ],
  ])('is read: %s', (_, file, text) => expect(plainText(file)).toBe(text));
});

describe('a file that is none', () => {
  it.each([
    ['rich text', bytes('{\\rtf1\\ansi Maria}')],
    ['a PNG', bytes('\u0089PNG\r\n\u001a\n')],
    ['a JPEG', bytes('\u00ff\u00d8\u00ff\u00e0 JFIF')],
    ['a GIF', bytes('GIF89a and so on')],
    ['an old doc', bytes('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')],
    ['zeros among the letters', bytes('Maria\0Gonzalez')],
    ['UTF-16 without a mark', utf16('Maria', true).subarray(2)],
    ['Cyrillic in Windows-1251', bytes('\u00cf\u00f0\u00e8\u00e2\u00e5\u00f2')],
    ['Shift JIS', bytes('\u0093\u008c\u008b\u009e\u0081\u0041')],
  ])('is refused: %s', (_, file) => expect(plainText(file)).toBeNull());
});

describe('what is read by whoever knows its format', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj'), true],
    ['a docx, an odt, an xlsx', bytes('PK\u0003\u0004\u0014 content'), true],
    ['an old doc', bytes('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'), true],
    ['a PNG', bytes('\u0089PNG\r\n\u001a\n'), false],
    ['words about PDF', bytes('A %PDF begins so.'), false],
    ['nothing', bytes(''), false],
  ])('%s', (_, file, expected) => expect(isDocument(file)).toBe(expected));
});
