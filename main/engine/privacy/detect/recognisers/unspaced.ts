import type { Candidate, PreparedText } from '../../entities/entity';
import { textBefore } from '../../text/around';
import { remembered, stretchesOf } from '../../text/pieces';

/** Scripts that part their words by nothing, or glue particles to them. For a class of characters. */
const scripts =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\u30fc\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';

const letter = new RegExp(`[${scripts}]`, 'u');
const hasLetter = remembered((text) => letter.test(text));
/** Where these scripts lie: most texts have nothing there. */
const far = /[\u0e00-\u1fff\u2e80-\uffff]/;

/** Whether a text has letters of scripts without spaces: there only the change of script shows where a word ends. */
export const isUnspaced = (text: string): boolean => far.test(text) && hasLetter(text);

const other = `(?![${scripts}])[\\p{L}\\p{N}_]`;
const sign = '[+(#/\\\\$~][\\p{L}\\p{N}+]|@(?![\\w-]+\\.)\\w';
/** Where such a letter meets a word, a number or a sign in front of one. `用户@例子.公司` has no such place. */
const edge = new RegExp(`(?<=[${scripts}])(?=${other}|${sign})|(?<=${other})(?=[${scripts}])`, 'gu');
/** Behind a question that is asked of a letter in no time: most are of other scripts. */
const run = new RegExp(`(?=[^\\0-\\u0dff])[${scripts}]+`, 'gu');
const otherBefore = new RegExp(`${other}$`, 'u');
const nextBehind = new RegExp(`${other}|${sign}`, 'uy');

/** The places of `edge`, where letters of these scripts begin and end: most texts have few. */
const edgesIn = (text: string): number[] =>
  Array.from(text.matchAll(run), ({ 0: letters, index: start }) => {
    const end = start + letters.length;
    nextBehind.lastIndex = end;
    // A letter is two units of the text at most.
    const isBegun = otherBefore.test(textBefore(text, start, 2));
    return [...(isBegun ? [start] : []), ...(nextBehind.test(text) ? [end] : [])];
  }).flat();

/** Longer than what of a name in these scripts is of others. */
const margin = 32;

/** Where a name in these scripts may stand: around their letters. */
export const unspacedIn = remembered((text): readonly { readonly start: number; readonly part: string }[] =>
  isUnspaced(text) ? stretchesOf(text, run, margin) : [],
);

interface Parted {
  readonly prepared: PreparedText;
  /** A place in the text without the spaces. */
  back(at: number): number;
}

const part = (prepared: PreparedText): Parted | null => {
  const { text, toOriginal } = prepared;
  const edges = isUnspaced(text) ? edgesIn(text) : [];
  if (edges.length === 0) return null;
  const pieces = [0, ...edges].map((start, i) => text.slice(start, edges[i] ?? text.length));
  const places: number[] = [];
  for (const [spaces, piece] of pieces.entries()) {
    const start = places.length - spaces;
    for (let i = 0; i < piece.length; i++) places.push(start + i);
    // The space itself is where the next piece begins.
    places.push(start + piece.length);
  }
  const back = (at: number): number => places[at] ?? text.length;
  return {
    prepared: {
      ...prepared,
      text: pieces.join(' '),
      toOriginal: (start, end) => toOriginal(back(start), back(end)),
    },
    back,
  };
};

const known = new WeakMap<PreparedText, Parted | null>();

/**
 * A recogniser that reads Chinese, Japanese, Korean, Thai … as if words, numbers and addresses of other scripts were set
 * off by spaces there: `电话13912345678`, `メールはtaro@docomo.ne.jpです`. Its findings are places of the text as it is.
 */
export const amongUnspaced =
  <Found extends Candidate>(recognise: (prepared: PreparedText) => Found[]): ((prepared: PreparedText) => Found[]) =>
  (prepared) => {
    const before = known.get(prepared);
    const parted = before === undefined ? part(prepared) : before;
    known.set(prepared, parted);
    if (parted === null) return recognise(prepared);
    return recognise(parted.prepared).map((found) => ({
      ...found,
      start: parted.back(found.start),
      end: parted.back(found.end),
    }));
  };

/**
 * Alternatives of a regular expression as whole words, and those in scripts without spaces, which may stand anywhere: the
 * longest first. Null where there is none.
 */
export const wholeWords = (
  alternatives: readonly string[],
): { readonly spaced: string | null; readonly glued: string | null } => {
  const glued = alternatives
    .filter(isUnspaced)
    .flatMap((each) => (each.includes('(') ? [each] : each.split('|')))
    .sort((a, b) => b.length - a.length)
    .map((each) => each.replace(edge, ' ?'));
  const spaced = alternatives.filter((each) => !isUnspaced(each));
  return {
    spaced: spaced.length > 0 ? `(?<![\\p{L}\\p{N}])(?:${spaced.join('|')})(?![\\p{L}\\p{N}])` : null,
    glued: glued.length > 0 ? `(?:${glued.join('|')})` : null,
  };
};
