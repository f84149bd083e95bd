/** The words of a mail as programs save it (.eml; RFC 5322, MIME): who wrote to whom and when, the subject, and what was written. */

/** Lines of a head, folded ones with them, up to the first empty line. */
const head = /^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)+(?=\r?\n)/u;

const shown = ['From', 'To', 'Cc', 'Date', 'Subject'] as const;

const fieldIn = (heads: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*((?:[^\\n]|\\n[ \\t])*)`, 'imu')
    .exec(heads)?.[1]
    ?.replace(/\r?\n[ \t]+/gu, ' ')
    .trim() ?? '';

const parameter = (field: string, name: string): string | undefined => {
  const [, quoted, bare] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]+))`, 'iu').exec(field) ?? [];
  return quoted ?? bare;
};

const bytesOf = (binary: string): Uint8Array => Uint8Array.from(binary, (c) => c.charCodeAt(0) & 0xff);

const decoded = (binary: string, charset: string | undefined): string => {
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(bytesOf(binary));
  } catch {
    return new TextDecoder('windows-1252').decode(bytesOf(binary));
  }
};

const quotedPrintable = (text: string): string =>
  text
    .replace(/[ \t]+(?=\r?\n)/gu, '')
    .replace(/=\r?\n/gu, '')
    .replace(/=([0-9a-f]{2})/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

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

interface Words {
  plain: string;
  web: string;
  attached: string[];
}

const partsOf = (part: string, depth: number): Words => {
  const [heads = ''] = head.exec(part) ?? [];
  const body = part.slice(heads.length).replace(/^\r?\n/u, '');
  const type = fieldIn(heads, 'Content-Type') || 'text/plain';
  const boundary = parameter(type, 'boundary');
  if (/^multipart\//iu.test(type) && boundary !== undefined && depth > 0) {
    const inner = `\n${body}`
      .split(`\n--${boundary}`)
      .slice(1)
      .filter((each) => !each.startsWith('--'))
      .map((each) => partsOf(each.replace(/^[^\n]*\n/u, ''), depth - 1));
    const joined = (kind: 'plain' | 'web'): string =>
      inner
        .map((each) => each[kind])
        .filter(Boolean)
        .join('\n\n');
    return { plain: joined('plain'), web: joined('web'), attached: inner.flatMap(({ attached }) => attached) };
  }
  const disposition = fieldIn(heads, 'Content-Disposition');
  const name = parameter(disposition, 'filename') ?? parameter(type, 'name');
  if (/^attachment/iu.test(disposition) || !/^text\/(?:plain|html)/iu.test(type))
    return { plain: '', web: '', attached: name === undefined ? [] : [unfolded(name)] };
  const encoding = fieldIn(heads, 'Content-Transfer-Encoding').toLowerCase();
  const raw = encoding === 'base64' ? base64(body) : encoding === 'quoted-printable' ? quotedPrintable(body) : body;
  const text = decoded(raw, parameter(type, 'charset'))
    .replace(/[ \t\r]+$/gmu, '')
    .trim();
  return /^text\/html/iu.test(type) ? { plain: '', web: text, attached: [] } : { plain: text, web: '', attached: [] };
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
  webText: (page: string) => string,
): { text: string; attached: string[] } | null => {
  const [heads = ''] = head.exec(file) ?? [];
  if (fieldIn(heads, 'From') === '' || !/^(?:date|mime-version|message-id|received):/imu.test(heads)) return null;
  const { plain, web, attached } = partsOf(file, deepest);
  const fields = shown.map((name) => [name, unfolded(decoded(fieldIn(heads, name), undefined))] as const);
  const said = fields.filter(([, field]) => field !== '').map(([name, field]) => `${name}: ${field}`);
  return { text: `${said.join('\n')}\n\n${plain || webText(web)}`.trim(), attached };
};
