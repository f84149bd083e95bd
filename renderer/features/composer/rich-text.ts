import { joined, struck } from '../../../shared/struck';
import { codePageOf, decoderOf } from './code-pages';
import { trimLines } from './lines';

/** The words of a Rich Text file (Microsoft's RTF 1.9.1): its groups tell what is text, its control words where a line ends. */

/** Groups whose words are no part of the text. */
const apart = new Set(
  'fonttbl colortbl stylesheet info pict object listtable listoverridetable generator themedata datastore latentstyles fldinst filetbl rsidtbl revtbl nonshppict nonesttables shprslt sn sv xe tc'.split(
    ' ',
  ),
);
/** Groups that old programs are told to leave out, and that hold words. */
const told = new Set(['footnote', 'shpinst']);

const written: ReadonlyMap<string, string> = new Map([
  ['par', '\n'],
  ['\n', '\n'],
  ['\r', '\n'],
  ['sect', '\n\n'],
  ['page', '\n\n'],
  ['line', '\n'],
  ['row', '\n'],
  ['nestrow', '\n'],
  ['cell', '\t'],
  ['nestcell', '\t'],
  ['tab', '\t'],
  ['emspace', '\u2003'],
  ['enspace', '\u2002'],
  ['qmspace', '\u2005'],
  ['emdash', '—'],
  ['endash', '–'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['bullet', '•'],
  ['~', '\u00a0'],
  ['_', '-'],
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
]);

const token = /\\'([0-9a-f]{2})|\\([a-z]+)(-?\d+)? ?|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/giu;

/** Where words go: the body, a note, or what stands above or below the pages. */
interface Sink {
  text: string;
  /** Words that are struck out and not yet among the text. */
  struck: string;
}
const close = (sink: Sink): void => {
  if (sink.struck === '') return;
  sink.text += joined(struck(sink.struck));
  sink.struck = '';
};

interface Group {
  counts: boolean;
  /** Whether it began with the sign for groups that old programs leave out. */
  starred: boolean;
  /** How many characters stand for one that old programs do not know. */
  fallback: number;
  font: number | undefined;
  isStruck: boolean;
  isHidden: boolean;
  isDeleted: boolean;
  inCell: boolean;
  sink: Sink;
}

/** What a control word says of the words behind it. */
const style = (group: Group, word: string, number: string | undefined): void => {
  const isOn = number !== '0';
  if (word === 'v') group.isHidden = isOn;
  else if (word === 'deleted') group.isDeleted = isOn;
  else if (word === 'strike' || word === 'striked') group.isStruck = isOn;
  else if (word === 'intbl') group.inCell = true;
  else if (word === 'pard') group.inCell = false;
  else if (word === 'plain') {
    group.isHidden = false;
    group.isDeleted = false;
    group.isStruck = false;
    group.font = undefined;
  }
};

/**
 * @param file Each character is the byte of its number.
 * @returns `hides`: whether words are left out that the file hides. Null where its letters are of an unknown code page.
 */
export const richText = (file: string): { text: string; hides: boolean } | null => {
  const filePage = Number(/\\ansicpg(\d+)/u.exec(file)?.[1] ?? 0) || 1252;
  const defaultFont = Number(/\\deff(\d+)/u.exec(file)?.[1] ?? 0);
  const fontPages = new Map<number, number>();
  const decoders = new Map<number, TextDecoder | null>();
  const body: Sink = { text: '', struck: '' };
  const above: Sink[] = [];
  const below: Sink[] = [];
  const notes: Sink[] = [];
  const groups: Group[] = [
    {
      counts: true,
      starred: false,
      fallback: 1,
      font: undefined,
      isStruck: false,
      isHidden: false,
      isDeleted: false,
      inCell: false,
      sink: body,
    },
  ];
  let bytes: number[] = [];
  let skip = 0;
  let hides = false;
  let isUnknown = false;

  const add = (group: Group, words: string): void => {
    if (!group.counts || group.isDeleted) return;
    if (group.isHidden) {
      hides ||= words.trim() !== '';
    } else if (group.isStruck) group.sink.struck += words;
    else {
      close(group.sink);
      group.sink.text += words;
    }
  };
  const decode = (font: number | undefined): string => {
    const page = fontPages.get(font ?? defaultFont) ?? filePage;
    const decoder = decoders.get(page) ?? decoderOf(page);
    decoders.set(page, decoder);
    if (decoder !== null) return decoder.decode(Uint8Array.from(bytes));
    isUnknown ||= bytes.some((byte) => byte >= 0x80);
    return String.fromCharCode(...bytes);
  };
  const flush = (group: Group): void => {
    if (bytes.length > 0) add(group, decode(group.font));
    bytes = [];
  };
  const open = (group: Group, word: string): void => {
    if (apart.has(word)) group.counts = false;
    else if (group.starred && told.has(word)) group.counts = groups.at(-2)?.counts ?? false;
    group.starred = false;
    const into = word === 'footnote' ? notes : /^header[lrf]?$/u.test(word) ? above : below;
    if (!group.counts || !/^(?:footnote|(?:header|footer)[lrf]?)$/u.test(word)) return;
    if (into === notes) add(group, `[${notes.length + 1}]`);
    group.sink = { text: '', struck: '' };
    into.push(group.sink);
  };

  const tokens = new RegExp(token);
  for (let found = tokens.exec(file); found !== null; found = tokens.exec(file)) {
    const [, hex, word, number, sign, brace, plain] = found;
    const group = groups.at(-1);
    if (group === undefined) break;
    if (hex !== undefined) {
      if (skip > 0) skip -= 1;
      else if (group.counts) bytes.push(Number.parseInt(hex, 16));
    } else if (plain !== undefined) {
      if (group.counts) for (let at = skip; at < plain.length; at++) bytes.push(plain.charCodeAt(at) & 0xff);
      skip = 0;
    } else if (brace !== undefined) {
      flush(group);
      skip = 0;
      if (brace === '{') groups.push({ ...group, starred: false });
      else groups.pop();
    } else if (sign === '*') {
      flush(group);
      group.starred = true;
      group.counts = false;
    } else if (word === 'bin') tokens.lastIndex += Number(number ?? 0);
    else if (word !== undefined || sign !== undefined) {
      flush(group);
      if (word !== undefined) {
        open(group, word);
        style(group, word, number);
      }
      if (word === 'f') group.font = Number(number);
      else if (word === 'fcharset' || word === 'cpg') {
        const page = word === 'cpg' ? Number(number) : codePageOf(Number(number));
        if (group.font !== undefined && page !== undefined) fontPages.set(group.font, page);
      } else if (word === 'uc') group.fallback = Number(number);
      else if (word === 'u') {
        add(group, String.fromCharCode(Number(number) & 0xffff));
        if (group.counts) skip = group.fallback;
      } else {
        const between = written.get(word ?? sign ?? '') ?? '';
        add(group, group.inCell && between === '\n' && !word?.endsWith('row') ? ' ' : between);
      }
    }
  }
  const last = groups.at(-1);
  if (last !== undefined) flush(last);
  if (isUnknown) return null;
  const textOf = (sink: Sink): string => {
    close(sink);
    return trimLines(sink.text).trim();
  };
  const margin = (sinks: readonly Sink[]): string[] => [...new Set(sinks.map(textOf))];
  const parts = [
    ...margin(above),
    textOf(body),
    ...notes.map((note, at) => `[${at + 1}] ${textOf(note)}`),
    ...margin(below),
  ];
  return { text: parts.filter((part) => part !== '').join('\n\n'), hides };
};
