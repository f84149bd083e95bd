/** The words of a Rich Text file (Microsoft's RTF 1.9.1): its groups tell what is text, its control words where a line ends. */

/** Groups whose words are no part of the text. What begins with \* is left out as well. */
const apart =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|listtable|listoverridetable|generator|themedata|datastore|latentstyles|fldinst|filetbl|rsidtbl|revtbl|nonshppict)$/;

const written: Readonly<Record<string, string>> = {
  par: '\n',
  sect: '\n\n',
  page: '\n\n',
  line: '\n',
  row: '\n',
  cell: '\t',
  tab: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  '~': '\u00a0',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
};

const token = /\\'([0-9a-f]{2})|\\([a-z]+)(-?\d+)? ?|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/giu;

const decoderOf = (codePage: string | undefined): TextDecoder => {
  try {
    return new TextDecoder(codePage === '932' ? 'shift_jis' : `windows-${codePage ?? '1252'}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
};

/** @param file Each character is the byte of its number. */
export const richText = (file: string): string => {
  const decoder = decoderOf(/\\ansicpg(\d+)/u.exec(file)?.[1]);
  /** Of each open group: whether its words count, and how many characters stand for those that old programs do not know. */
  const groups = [{ counts: true, fallback: 1 }];
  let text = '';
  let bytes: number[] = [];
  let skip = 0;
  const flush = (): void => {
    if (bytes.length > 0) text += decoder.decode(Uint8Array.from(bytes));
    bytes = [];
  };
  for (const [, hex, word, number, sign, brace, plain] of file.matchAll(token)) {
    const group = groups.at(-1);
    if (group === undefined) break;
    if (hex !== undefined) {
      if (skip > 0) skip -= 1;
      else if (group.counts) bytes.push(Number.parseInt(hex, 16));
      continue;
    }
    flush();
    if (brace === '{') groups.push({ ...group });
    else if (brace === '}') groups.pop();
    else if (sign === '*' || (word !== undefined && apart.test(word))) group.counts = false;
    else if (word === 'uc') group.fallback = Number(number);
    else if (word === 'u' && group.counts) {
      text += String.fromCharCode(Number(number) & 0xffff);
      skip = group.fallback;
    } else if (plain !== undefined) {
      if (group.counts) text += decoder.decode(Uint8Array.from(plain.slice(skip), (c) => c.charCodeAt(0)));
      skip = 0;
    } else if (group.counts) text += written[word ?? sign ?? ''] ?? '';
  }
  flush();
  return text.replace(/[ \t]+$/gmu, '').trim();
};
