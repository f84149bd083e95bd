import { hashed, tableOf } from './table';

/**
 * A text as pieces of a Unigram vocabulary (Kudo 2018), the way the tagger was trained to read it
 * (training/README.md, "The file and its reading").
 */

/** A piece of a text: its id in the vocabulary, and `[start, end)` in the text, empty for the mark of a space alone. */
export interface Piece {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** The number of the word that it is of. */
  readonly word: number;
}

export interface Vocabulary {
  readonly pieces: readonly string[];
  /** Natural logarithms of the pieces' probabilities. */
  readonly scores: readonly number[];
}

export interface Pieces {
  /** Every piece of the text, in order. Time linear in its length. */
  encode(text: string): Piece[];
  readonly start: number;
  readonly stop: number;
  readonly pad: number;
}

/** A run of line breaks, of Han, of Hiragana, of Katakana, of other letters and digits; or one other character. */
const words =
  /\n+|\p{Script=Han}+|\p{Script=Hiragana}+|[\p{Script=Katakana}ー]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{M}\p{N}])+|\S/gu;
/** A base character with its marks: what NFKC may change as one. */
const clusters = /\P{M}\p{M}*|\p{M}+/gu;
const space = '\u2581';
/** A word that NFKC leaves as it is, each character in its place. */
const plain = /^[!-~]+$/;
/** A character that no piece covers costs as much as this many nats below the rarest piece. */
const unknownPenalty = 10;
/** Characters of the longest piece. */
const longest = 16;
/** Words whose pieces are remembered. */
const remembered = 50_000;

/** A part of a word's best path. */
interface Step {
  readonly id: number;
  /** Characters of the normalised word. */
  readonly length: number;
}

export const createPieces = ({ pieces, scores }: Vocabulary): Pieces => {
  const table = tableOf(pieces);
  const idOf = (piece: string): number => {
    const id = pieces.indexOf(piece);
    if (id === -1) throw new Error('A vocabulary without its special pieces');
    return id;
  };
  const unknown = idOf('<unk>');
  const newline = idOf('\n');
  const floor = scores.reduce((least, score) => Math.min(least, score), 0) - unknownPenalty;
  const paths = new Map<string, readonly Step[]>();

  /** The likeliest way to write a word in pieces (Viterbi). */
  const findPath = (word: string): Step[] => {
    const characters = Array.from(word, (character) => character.codePointAt(0) ?? 0);
    const count = characters.length;
    /** Where each of them begins, and the end. */
    const places = [0];
    for (const character of characters) places.push((places.at(-1) ?? 0) + (character > 0xffff ? 2 : 1));
    const best = new Float64Array(count + 1).fill(Number.NEGATIVE_INFINITY);
    best[0] = 0;
    const back: Step[] = [];
    for (let begin = 0; begin < count; begin++) {
      let hash = 0;
      for (let end = begin + 1; end <= Math.min(count, begin + longest); end++) {
        hash = hashed(hash, characters[end - 1] ?? 0);
        const known = table.find(word, places[begin] ?? 0, places[end] ?? 0, hash);
        if (known === null && end > begin + 1) continue;
        const score = (best[begin] ?? 0) + (known === null ? floor : (scores[known] ?? 0));
        if (score > (best[end] ?? 0)) {
          best[end] = score;
          back[end] = { id: known ?? unknown, length: end - begin };
        }
      }
    }
    const path: Step[] = [];
    for (let end = count; end > 0; ) {
      const step = back[end] ?? { id: unknown, length: 1 };
      path.push(step);
      end -= step.length;
    }
    return path.reverse();
  };

  const pathOf = (word: string): readonly Step[] => {
    const known = paths.get(word);
    if (known !== undefined) return known;
    if (paths.size >= remembered) paths.clear();
    const path = findPath(word);
    paths.set(word, path);
    return path;
  };

  return {
    start: idOf('<s>'),
    stop: idOf('</s>'),
    pad: idOf('<pad>'),
    encode: (text) => {
      const found: Piece[] = [];
      let word = -1;
      for (const { 0: written, index } of text.matchAll(words)) {
        word++;
        if (written.startsWith('\n')) {
          found.push({ id: newline, start: index, end: index + written.length, word });
          continue;
        }
        const spaced = index === 0 || /\s/u.test(text.charAt(index - 1));
        if (plain.test(written)) {
          const marked = spaced ? space + written : written;
          let end = spaced ? index - 1 : index;
          for (const { id, length } of pathOf(marked)) {
            const start = Math.max(index, end);
            end += length;
            found.push({ id, start, end, word });
          }
          continue;
        }
        // Each normalised character with the cluster it came from; the mark of a space came from none.
        const characters: string[] = spaced ? [space] : [];
        const from: ({ start: number; end: number } | null)[] = spaced ? [null] : [];
        for (const { 0: cluster, index: at } of written.matchAll(clusters)) {
          const owner = { start: index + at, end: index + at + cluster.length };
          for (const character of cluster.normalize('NFKC').replaceAll(' ', space)) {
            characters.push(character);
            from.push(owner);
          }
        }
        let at = 0;
        for (const { id, length } of pathOf(characters.join(''))) {
          const owners = from.slice(at, at + length).filter((owner) => owner !== null);
          found.push({ id, start: owners[0]?.start ?? index, end: owners.at(-1)?.end ?? index, word });
          at += length;
        }
      }
      return found;
    },
  };
};
