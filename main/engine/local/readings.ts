import { createRecent } from '../privacy';
import { sentenceEnds } from '../tagging/segments';
import { type DeepFinding, extraction, quotesOf, verified } from './extract';
import { beforeOf, type Piece, piecesOf } from './pieces';

/** A sentence of a piece, without the spaces before it, in the offsets of the piece. */
interface Sentence {
  readonly start: number;
  readonly end: number;
  /** What its reading is remembered by: its words and the end of the sentence before it, which says who "she" is. */
  readonly key: string;
}

/** What of a piece the model has not read: from the first such sentence to the last. */
export interface Unread extends Piece {
  readonly sentences: readonly Sentence[];
}

/** What was read of texts, sentence by sentence: an edit leaves the others as they were read. */
interface Readings {
  /** What a model found in a piece, in the offsets of its text, and what of it is to be read yet: null where nothing is. */
  of(model: string, piece: Piece): { readonly found: readonly DeepFinding[]; readonly unread: Unread | null };
  /** @param found In the offsets of the text that was read. */
  put(model: string, unread: Unread, found: readonly DeepFinding[]): void;
}

/** Characters whose readings are remembered: half of them at the least. */
const remembered = 6_000_000;
/** Characters of the sentence before one that its reading depends on. */
const context = 60;

/** Where the sentences of a text that have a letter begin and end. */
const sentencePlaces = (text: string): { start: number; end: number }[] => {
  const starts = [0, ...[...text.matchAll(sentenceEnds)].map(({ 0: sign, index }) => index + sign.length)];
  return starts
    .map((start, at) => {
      const end = starts[at + 1] ?? text.length;
      return { start: end - text.slice(start, end).trimStart().length, end };
    })
    .filter(({ start, end }) => /\p{L}/u.test(text.slice(start, end)));
};

/** Findings of a part of a text in the text's offsets. */
export const shifted = <Found extends DeepFinding>(found: readonly Found[], by: number): Found[] =>
  found.map((each) => ({ ...each, start: each.start + by, end: each.end + by }));

const sentencesOf = ({ before, text }: Piece): Sentence[] => {
  const last = sentencePlaces(before).at(-1);
  let previous = last === undefined ? '' : before.slice(last.start, last.end);
  return sentencePlaces(text).map(({ start, end }) => {
    const words = text.slice(start, end).trim();
    const key = `${previous.trim().slice(-context)}\0${words}`;
    previous = words;
    return { start, end, key };
  });
};

export const createReadings = (): Readings => {
  interface Found extends DeepFinding {
    readonly words: string;
  }
  /** By sentence, in its offsets. What goes on behind a sentence is there as long as those words are. */
  const bySentence = createRecent<readonly Found[]>(remembered);

  return {
    of: (model, piece) => {
      const sentences = sentencesOf(piece);
      const unread: Sentence[] = [];
      const found = sentences.flatMap((sentence) => {
        const readings = bySentence.get(`${model}\0${sentence.key}`);
        if (readings === undefined) unread.push(sentence);
        return shifted(readings ?? [], sentence.start)
          .filter(({ start, words }) => piece.text.startsWith(words, start))
          .map(({ words: _, ...each }) => each);
      });
      const [first, last] = [unread[0], unread.at(-1)];
      if (first === undefined || last === undefined) return { found, unread: null };
      return {
        found,
        unread: {
          start: piece.start + first.start,
          text: piece.text.slice(first.start, last.end),
          before: beforeOf(`${piece.before}\n${piece.text.slice(0, first.start)}`),
          sentences: sentences
            .filter(({ start }) => start >= first.start && start <= last.start)
            .map(({ start, end, key }) => ({ start: start - first.start, end: end - first.start, key })),
        },
      };
    },
    put: (model, { text, sentences }, found) => {
      for (const { start, end, key } of sentences) {
        const own = found
          .filter((each) => each.start >= start && each.start < end)
          .map((each) => ({ ...each, words: text.slice(each.start, each.end) }));
        bySentence.set(`${model}\0${key}`, shifted(own, -start), key.length);
      }
    },
  };
};

/** Reads whole texts with a model, a piece after the other; a sentence that comes again is not asked about again. */
export const readPieces = (ask: (question: ReturnType<typeof extraction>) => Promise<string>) => {
  const readings = createReadings();
  return async (text: string): Promise<DeepFinding[]> => {
    const found: DeepFinding[] = [];
    for (const piece of piecesOf(text)) {
      const { unread } = readings.of('', piece);
      if (unread !== null) readings.put('', unread, verified(unread.text, quotesOf(await ask(extraction(unread)))));
      found.push(...shifted(readings.of('', piece).found, piece.start));
    }
    return found;
  };
};
