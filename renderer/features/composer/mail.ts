import { trimLines } from './lines';
import type { WebWords } from './web-text';

/** The words of a mail as programs save it (.eml; RFC 5322, MIME): who wrote to whom and when, the subject, and what was written. */

/** Lines of a head, folded ones with them, up to the first empty line. */
const head = /^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)+(?=\r?\n)/u;

const shown = ['From', 'To', 'Cc', 'Date', 'Subject'] as const;

const fieldIn = (heads: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*((?:[^\\n]+|\\n[ \\t])*)`, 'imu')
    .exec(heads)?.[1]
    ?.replace(/\r?\n[ \t]+/gu, ' ')
    .trim() ?? '';

const bytesOf = (binary: string): Uint8Array => {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
};

/** Letters whose alphabet nobody told are UTF-8 or, where they cannot be, Windows-1252. */
const untold = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const decoded = (binary: string, charset: string | undefined): string => {
  const bytes = bytesOf(binary);
  try {
    return charset === undefined || /^us-ascii$/iu.test(charset)
      ? untold(bytes)
      : new TextDecoder(charset).decode(bytes);
  } catch {
    return untold(bytes);
  }
};

const bytesBehind = (text: string, sign: '=' | '%'): string =>
  text.replace(new RegExp(`${sign}([0-9a-f]{2})`, 'giu'), (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

const quotedPrintable = (text: string): string => bytesBehind(trimLines(text).replaceAll('=\n', ''), '=');

const base64 = (text: string): string => {
  try {
    return atob(text.replace(/[^a-z0-9+/=]/giu, ''));
  } catch {
    return '';
  }
};

/** Words of another alphabet in a head (RFC 2047). */
const unfolded = (field: string): string =>
  field
    .replace(/(\?=)\s+(?==\?)/gu, '$1')
    .replace(/=\?([^?*]+)(?:\*[^?]*)?\?([bq])\?([^?]*)\?=/giu, (_, charset: string, way: string, words: string) =>
      decoded(/b/iu.test(way) ? base64(words) : quotedPrintable(words.replaceAll('_', ' ')), charset),
    );

/** A parameter of a field, in pieces and in another alphabet too (RFC 2231). */
const parameter = (field: string, name: string): string | undefined => {
  const found = field.matchAll(new RegExp(`;\\s*${name}(?:\\*(\\d+))?(\\*)?\\s*=\\s*(?:"([^"]*)"|([^;\\s]*))`, 'giu'));
  const pieces = [...found].map(([, at, isEncoded, quoted, bare = '']) => ({
    at,
    isEncoded: isEncoded !== undefined,
    words: quoted ?? bare,
  }));
  const better = pieces
    .filter(({ at, isEncoded }) => at !== undefined || isEncoded)
    .sort((a, b) => Number(a.at ?? 0) - Number(b.at ?? 0));
  if (better.length === 0) return pieces[0] && unfolded(decoded(pieces[0].words, undefined));
  const [, charset] = /^([^']*)'[^']*'/u.exec(better[0]?.words ?? '') ?? [];
  const binary = better.map(({ words, isEncoded }, at) => {
    const bare = at === 0 && isEncoded ? words.replace(/^[^']*'[^']*'/u, '') : words;
    return isEncoded ? bytesBehind(bare, '%') : bare;
  });
  return decoded(binary.join(''), charset || undefined);
};

interface Words {
  text: string;
  isPlain: boolean;
  hides: boolean;
  attached: string[];
}

const nothing: Words = { text: '', isPlain: false, hides: false, attached: [] };

/** The parts of a body: each begins below its boundary, and behind the last one nothing is read. */
const partsIn = (body: string, boundary: string): string[] => {
  const parts: string[][] = [];
  for (const line of body.split('\n')) {
    const mark = line.startsWith('--') ? trimLines(line) : '';
    if (mark === `--${boundary}--`) break;
    if (mark === `--${boundary}`) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.map((line) => `${line}\n`).join(''));
};

const wordsOf = (part: string, webText: (page: string) => WebWords, depth: number): Words => {
  const [heads = ''] = head.exec(part) ?? [];
  const body = part.slice(heads.length).replace(/^\r?\n/u, '');
  const type = fieldIn(heads, 'Content-Type') || 'text/plain';
  const boundary = parameter(type, 'boundary');
  if (/^multipart\//iu.test(type) && boundary !== undefined) {
    if (depth === 0) return nothing;
    const inner = partsIn(body, boundary).map((each) => wordsOf(each, webText, depth - 1));
    const filled = inner.filter(({ text }) => text !== '');
    // The same letter in several forms.
    const isOne = /^multipart\/alternative/iu.test(type);
    const read = isOne ? [filled.find(({ isPlain }) => isPlain) ?? filled[0] ?? nothing] : filled;
    return {
      text: read.map(({ text }) => text).join('\n\n'),
      isPlain: read.every(({ isPlain }) => isPlain),
      hides: read.some(({ hides }) => hides),
      attached: inner.flatMap(({ attached }) => attached),
    };
  }
  const encoding = fieldIn(heads, 'Content-Transfer-Encoding').toLowerCase();
  const raw = (): string =>
    encoding === 'base64' ? base64(body) : encoding === 'quoted-printable' ? quotedPrintable(body) : body;
  if (/^message\/rfc822/iu.test(type)) return depth === 0 ? nothing : letter(raw(), webText, depth - 1);
  const disposition = fieldIn(heads, 'Content-Disposition');
  if (/^attachment/iu.test(disposition) || !/^text\/(?:plain|html)/iu.test(type)) {
    const name = parameter(disposition, 'filename') ?? parameter(type, 'name');
    return { ...nothing, attached: name === undefined ? [] : [name] };
  }
  const text = trimLines(decoded(raw(), parameter(type, 'charset'))).trim();
  return /^text\/html/iu.test(type) ? { ...nothing, ...webText(text) } : { ...nothing, text, isPlain: true };
};

/** A mail, or one within another: it is sent on with its head. */
const letter = (file: string, webText: (page: string) => WebWords, depth: number): Words => {
  const [heads = ''] = head.exec(file) ?? [];
  const words = wordsOf(file, webText, depth);
  const fields = shown.map((name) => [name, unfolded(decoded(fieldIn(heads, name), undefined))] as const);
  const said = fields.filter(([, field]) => field !== '').map(([name, field]) => `${name}: ${field}`);
  return { ...words, text: `${said.join('\n')}\n\n${words.text}`.trim() };
};

/** Parts within parts: no mail of people has more. */
const deepest = 8;

/**
 * @param file Each character is the byte of its number.
 * @param webText The words of a part that is a web page; a mail without plain text has one.
 * @returns Null where the file is no mail; the files in it are named, and not read.
 */
export const mailText = (
  file: string,
  webText: (page: string) => WebWords,
): Pick<Words, 'text' | 'hides' | 'attached'> | null => {
  const [heads = ''] = head.exec(file) ?? [];
  if (fieldIn(heads, 'From') === '' || !/^(?:date|mime-version|message-id|received):/imu.test(heads)) return null;
  const { text, hides, attached } = letter(file, webText, deepest);
  return { text, hides, attached };
};
