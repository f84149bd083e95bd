import { createRecent } from '../privacy';
import { type DeepFinding, extraction, isWhole, quotesOf, verified } from './extract';
import { beforeOf, type Piece, piecesOf, sentencePlaces } from './pieces';

/** A sentence of a piece, without the spaces before it, in the offsets of the piece. */
interface Sentence {
  readonly start: number;
  readonly end: number;
  /** What its reading is remembered by: its words and the end of the sentence before it, which says who "she" is. */
  readonly key: string;
}

/** What of a piece the model is asked about next: from the first sentence that it has not read, as many as its answer has room for. */
export interface Unread extends Piece {
  readonly sentences: readonly Sentence[];
}

interface PieceReading {
  /** What a model found in a piece, in the offsets of its text. */
  readonly found: readonly DeepFinding[];
  /** What of it is to be asked about yet: null where nothing is. */
  readonly unread: Unread | null;
  /** Nothing is to be asked about, and no sentence had more to tell than an answer holds. */
  readonly isRead: boolean;
}

/** What was read of texts, sentence by sentence: an edit leaves the others as they were read. */
interface Readings {
  of(model: string, piece: Piece): PieceReading;
  /**
   * An answer about a part. One that may leave something out is no reading of more than one sentence: they are asked about
   * again by halves. Of a single sentence it tells what it tells, and the sentence is never read.
   */
  take(model: string, unread: Unread, answer: string): readonly DeepFinding[];
}

/** Characters whose readings are remembered: half of them at the least. */
const remembered = 6_000_000;
/** Characters of the sentence before one that its reading depends on. */
const context = 60;

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
  interface Reading {
    readonly found: readonly Found[];
    readonly isWhole: boolean;
  }
  /** By sentence, in its offsets. What goes on behind a sentence is there as long as those words are. */
  const bySentence = createRecent<Reading>(remembered);
  /** How many sentences are asked about at once, by the first of them, where more had more to tell than an answer holds. */
  const atOnce = createRecent<number>(remembered);

  const put = (model: string, { text, sentences }: Unread, found: readonly DeepFinding[], whole: boolean): void => {
    for (const { start, end, key } of sentences) {
      const own = found
        .filter((each) => each.start >= start && each.start < end)
        .map((each) => ({ ...each, words: text.slice(each.start, each.end) }));
      bySentence.set(`${model}\0${key}`, { found: shifted(own, -start), isWhole: whole }, key.length);
    }
  };

  return {
    of: (model, piece) => {
      const sentences = sentencesOf(piece);
      const unread: Sentence[] = [];
      let isRead = true;
      const found = sentences.flatMap((sentence) => {
        const reading = bySentence.get(`${model}\0${sentence.key}`);
        if (reading === undefined) unread.push(sentence);
        isRead &&= reading?.isWhole === true;
        return shifted(reading?.found ?? [], sentence.start)
          .filter(({ start, words }) => piece.text.startsWith(words, start))
          .map(({ words: _, ...each }) => each);
      });
      const [first] = unread;
      if (first === undefined) return { found, unread: null, isRead };
      const most = atOnce.get(`${model}\0${first.key}`);
      const within = sentences.slice(sentences.indexOf(first)).slice(0, most);
      const last = within.findLast((sentence) => unread.includes(sentence)) ?? first;
      return {
        found,
        unread: {
          start: piece.start + first.start,
          text: piece.text.slice(first.start, last.end),
          before: beforeOf(`${piece.before}\n${piece.text.slice(0, first.start)}`),
          sentences: within
            .filter(({ start }) => start <= last.start)
            .map(({ start, end, key }) => ({ start: start - first.start, end: end - first.start, key })),
        },
        isRead,
      };
    },
    take: (model, unread, answer) => {
      const { sentences, text } = unread;
      const whole = isWhole(answer);
      if (!whole && sentences.length > 1) {
        const half = Math.ceil(sentences.length / 2);
        for (const { key } of sentences) atOnce.set(`${model}\0${key}`, half, key.length);
        return [];
      }
      const found = verified(text, quotesOf(answer));
      put(model, unread, found, whole);
      return found;
    },
  };
};

/**
 * Reads whole texts with a model, a piece after the other; a sentence that comes again is not asked about again.
 * @param onTooFull Told of each text with a sentence that has more to tell than an answer holds.
 */
export const readPieces = (
  ask: (question: ReturnType<typeof extraction>) => Promise<string>,
  onTooFull: () => void,
) => {
  const readings = createReadings();
  return async (text: string): Promise<DeepFinding[]> => {
    const found: DeepFinding[] = [];
    let isRead = true;
    for (const piece of piecesOf(text)) {
      let reading = readings.of('', piece);
      while (reading.unread !== null) {
        readings.take('', reading.unread, await ask(extraction(reading.unread)));
        reading = readings.of('', piece);
      }
      isRead &&= reading.isRead;
      found.push(...shifted(reading.found, piece.start));
    }
    if (!isRead) onTooFull();
    return found;
  };
};
