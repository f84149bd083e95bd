import type { Replacement } from '../../../../../shared/domain';
import type { Kept } from '../kept';
import { createReader } from '../read/reader';
import type { TextLanguage } from './inflections';

/** A stand-in and what is written back for it, each in its case. */
interface Writing {
  /** The stand-in as the matcher reads it. */
  readonly symbols: readonly number[];
  readonly original: string;
}

/**
 * How an original goes back: `words` for word with the spaces of the reply, `digits` letter and digit one by one
 * (separators are then free), `identifier` by the words that a name in code is joined of, or `plain`, as it is.
 */
export type WayBack = 'words' | 'digits' | 'identifier' | 'plain';

/** One way in which a reply may write a stand-in, and what to write in its place. */
export interface Form extends Writing {
  /** The same value in other cases that were sent: `MARIA` beside `Maria`. */
  readonly writings: readonly Writing[];
  /** Index of the replacement. */
  readonly replacement: number;
  readonly write: WayBack;
  /** Lengths of the words that an identifier is joined of; empty otherwise. */
  readonly lengths: readonly number[];
  /** 0 for the stand-in as it was sent; a higher one yields where two forms are written alike. */
  readonly rank: number;
  /** Another thing may be meant. */
  readonly doubtful: boolean;
  /** An ordinary word as well: doubtful but after a title. */
  readonly ordinary: boolean;
  /** A word of some language and no name: where it begins a sentence, it is the word. */
  readonly notFirst: boolean;
  /** A capital at its start: `needed` where it is an ordinary word without, `expected` where it is doubtful without. */
  readonly capital: 'needed' | 'expected' | 'free';
  /** One word of a name or place: with another name beside it another is meant ("Tom Hanks"). */
  readonly single: boolean;
  /** With another word behind a hyphen, a dot or an @, is it still meant? Perhaps (`doubtful`), or never (`no`). */
  readonly joined: 'doubtful' | 'no';
  /** What must stand before a part that says nothing alone; in small letters. */
  readonly after: RegExp | null;
  /** What stands before it where it is no doubt; in small letters. Null where nothing has to. */
  readonly sureAfter: RegExp | null;
  /** An ending that is one in this language only, or an initial that is a title in French: counts where the text around is in it, or not. */
  readonly language: TextLanguage | null;
  /** An s behind it tells whose something is, and the original, which ends in a hiss, has none. */
  readonly isWhose: boolean;
  /** Of the town of an address alone: the address's other parts, in small letters. Null for all else. */
  readonly beside: readonly string[] | null;
  /** What stands near where it is no doubt, in small letters: of a house or a code its street and its town. Null where nothing has to. */
  readonly near: readonly string[] | null;
  /** Of a short secret: what must stand before it outside of code, where it is doubtful. Null for all else. */
  readonly inProse: RegExp | null;
}

/** What is said of a form where it is not as usual. */
export type Draft = { readonly surrogate: string; readonly original: string } & Partial<Form>;

/** How a replacement's stand-in may be written. @param index Of the replacement. */
export type CreateForms = (replacement: Replacement, index: number, kept: Kept) => Form[];

/** The characters of a text as the matcher reads them. */
export const symbolsOf = (text: string): number[] => {
  const symbols: number[] = [];
  const reader = createReader((code) => symbols.push(code));
  const trimmed = text.trim();
  for (let at = 0; at < trimmed.length; at++) reader.step(trimmed.charCodeAt(at), at);
  reader.end();
  return symbols;
};

export const createForm = (replacement: number, { surrogate, ...draft }: Draft): Form => ({
  symbols: symbolsOf(surrogate),
  replacement,
  write: 'words',
  lengths: [],
  rank: 1,
  doubtful: false,
  ordinary: false,
  notFirst: false,
  capital: 'free',
  single: false,
  joined: 'doubtful',
  after: null,
  sureAfter: null,
  language: null,
  isWhose: false,
  beside: null,
  near: null,
  inProse: null,
  writings: [],
  ...draft,
});
