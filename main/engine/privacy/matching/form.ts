import { createReader } from './reader';

/** A stand-in and what is written back for it, each in its case. */
interface Writing {
  /** The stand-in as the matcher reads it. */
  readonly symbols: readonly number[];
  readonly original: string;
}

/** One way in which a reply may write a stand-in, and what to write in its place. */
export interface Form extends Writing {
  /** The same value in other cases that were sent: `MARIA` beside `Maria`. */
  readonly writings: readonly Writing[];
  /** Index of the replacement. */
  readonly replacement: number;
  /** How: word for word, letter and digit one by one (separators are then free), or as it is. */
  readonly write: 'words' | 'digits' | 'plain';
  /** 0 for the stand-in as it was sent; a higher one yields where two forms are written alike. */
  readonly rank: number;
  /** Another thing may be meant. */
  readonly doubtful: boolean;
  /** Only with a capital: in small letters it may be an ordinary word. */
  readonly capital: boolean;
  /** One word of a name or place: with another name beside it another is meant ("Tom Hanks"). */
  readonly single: boolean;
  /** With another word behind a hyphen, a dot or an @, is it still meant? Perhaps (`doubtful`), or never (`no`). */
  readonly joined: 'doubtful' | 'no';
  /** What must stand before a part that says nothing alone; in small letters. */
  readonly after: RegExp | null;
}

/** The characters of a text as the matcher reads them. */
export const symbolsOf = (text: string): number[] => {
  const symbols: number[] = [];
  const reader = createReader((code) => symbols.push(code));
  const trimmed = text.trim();
  for (let at = 0; at < trimmed.length; at++) reader.step(trimmed.charCodeAt(at), at);
  reader.end();
  return symbols;
};
