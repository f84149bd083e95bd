import type { Clue, Inference, Inferences } from '../../../../shared/ipc';
import { toAppError } from '../../../../shared/result';
import { createRecent, overlap, stopWordsIn } from '../../privacy';
import type { Services } from '../../services';
import { unlessAborted } from '../ask';
import { type Piece, piecesOf, sentencePlaces } from '../pieces';
import { createFinder } from '../places';
import { telling } from '../quotes';
import { guessesOf, guessing, type ModelGuess, tellsAll } from './by-model';
import { clueOf, type Sent } from './clues';
import { isQuoted, quotedIn, writerOfText } from './quoted';

/** The model's part: its guesses of a text, piece by piece. */

/** Pieces of one text that the model reads: some minutes on a slow computer. */
const mostPieces = 8;
/** Characters of pieces whose guesses are remembered: half of them at the least. */
const remembered = 100_000;

/** Finds quotes that tell something. */
const finderOf = (quotes: readonly string[], isStop: (word: string) => boolean) =>
  createFinder(
    quotes.flatMap((quote) => {
      const text = telling(quote, isStop);
      return text === null ? [] : [{ text }];
    }),
  );

/**
 * Guesses with the words of a piece that are the user's own. One without any is dropped, and so is one that repeats a
 * stand-in: that is nobody's.
 */
const placer = (sent: Sent) => {
  const standIns = sent.findings
    .filter(({ mechanism }) => mechanism !== null)
    .map(({ surrogateStart: start, surrogateEnd: end, surrogate }) => ({ start, end, surrogate }));
  const quoted = quotedIn(sent.sanitized);
  const isStop = stopWordsIn(sent.sanitized);
  const findStandIns = finderOf(
    standIns.map(({ surrogate }) => surrogate),
    isStop,
  );
  return (piece: Piece, guesses: readonly ModelGuess[]): Inference[] =>
    guesses.flatMap(({ words, ...guess }) => {
      if (findStandIns(guess.guess).length > 0) return [];
      const clues = words.flatMap((quoted): Clue[] =>
        finderOf(
          [quoted],
          isStop,
        )(piece.text)
          .map(({ start, end }) => ({ start: piece.start + start, end: piece.start + end }))
          .filter((place) => !standIns.some((standIn) => overlap(standIn, place)))
          .slice(0, 1)
          .map((place) => clueOf(sent, place)),
      );
      if (clues.length === 0) return [];
      const told = { ...guess, source: 'model' as const, clues };
      if (quoted === null || !clues.every(({ sanitized }) => sanitized !== null && isQuoted(sanitized, quoted)))
        return [told];
      const ofText = { ...told, guess: `${writerOfText.trim()}: ${guess.guess}` };
      return [quoted.isOthers ? { ...ofText, certainty: 'possible' as const } : ofText];
    });
};

/** What an answer, or those to the parts of a text, told. */
interface Told {
  readonly guesses: readonly ModelGuess[];
  /** A sentence by itself had more to tell than an answer holds. */
  readonly isFull: boolean;
}

/** Each guess once: a part is told of with the whole and again by itself. */
const distinct = (guesses: readonly ModelGuess[]): ModelGuess[] => [
  ...new Map(guesses.map((each) => [`${each.attribute} ${each.guess.toLowerCase()}`, each])).values(),
];

interface ModelReading {
  /** What was guessed before and still stands there, until the piece that says it is read again. */
  readonly before: readonly Inference[];
  /**
   * Reads what was not read before. Rejects with `internal` only.
   * @param checking Whether a model without a score is checked first, which takes minutes.
   * @param onRead With the guesses so far, after each piece.
   */
  read(
    checking: boolean,
    signal: AbortSignal,
    onRead: (inferences: readonly Inference[]) => void,
  ): Promise<Pick<Inferences, 'inferences' | 'model'>>;
}

/** @returns what reads the drafts of one conversation after the other: `key` tells them apart. */
export const createModelReader = ({ reader }: Pick<Services, 'reader'>) => {
  const readings = createRecent<Told>(remembered);
  /** The guesses of the draft that was read last: a word that is hidden leaves the others to be hidden. */
  let last: { readonly key: string; readonly guesses: readonly ModelGuess[] } = { key: '', guesses: [] };

  const choose = async (checking: boolean, signal: AbortSignal) => {
    const choice = await reader.choose();
    if (choice.kind !== 'unchecked' || !checking) return choice;
    await reader.check(choice.id, signal);
    return reader.choose();
  };

  /** What a model guesses of a text: of one with more to tell than an answer holds, also of its halves, down to a sentence. */
  const ask = async (model: string, text: string, signal: AbortSignal): Promise<Told> => {
    const name = `${model}\0${text}`;
    const known = readings.get(name);
    if (known !== undefined) return known;
    const answer = await reader.ask({ model, ...guessing(text) }, { signal });
    const sentences = sentencePlaces(text);
    const middle = sentences[Math.ceil(sentences.length / 2)]?.start;
    const isFull = !tellsAll(answer);
    let told: Told = { guesses: guessesOf(answer), isFull };
    if (isFull && middle !== undefined) {
      const first = await ask(model, text.slice(0, middle), signal);
      const second = await ask(model, text.slice(middle), signal);
      told = {
        guesses: distinct([...told.guesses, ...first.guesses, ...second.guesses]),
        isFull: first.isFull || second.isFull,
      };
    }
    readings.set(name, told, name.length);
    return told;
  };

  return (key: string, sent: Sent): ModelReading => {
    const place = placer(sent);
    const pieces = piecesOf(sent.sanitized);
    const own = pieces.slice(0, mostPieces);
    const carried = last.key === key ? last.guesses : [];
    const found = own.map((piece) => place(piece, carried));

    const readAll = async (
      checking: boolean,
      signal: AbortSignal,
      onRead: (inferences: readonly Inference[]) => void,
    ): Promise<Inferences['model']> => {
      const choice = await choose(checking, signal);
      if (choice.kind === 'no-model') return 'none';
      if (choice.kind !== 'model') return choice.kind;
      const read: ModelGuess[] = [];
      let full = false;
      for (const [at, piece] of own.entries()) {
        const { guesses, isFull } = await ask(choice.id, piece.text, signal);
        if (signal.aborted) return 'stopped';
        full ||= isFull;
        read.push(...guesses);
        last = { key, guesses: at === own.length - 1 ? read : [...read, ...carried] };
        found[at] = place(piece, guesses);
        onRead(found.flat());
      }
      if (pieces.length > own.length) return 'part';
      return full ? 'full' : 'used';
    };

    return {
      before: found.flat(),
      read: async (checking, signal, onRead) => {
        const model = await unlessAborted(readAll(checking, signal, onRead), signal).catch((thrown: unknown) => {
          // What the rules say is true without it.
          if (toAppError(thrown).code === 'internal') throw thrown;
          return signal.aborted ? ('stopped' as const) : ('failed' as const);
        });
        return { inferences: found.flat(), model };
      },
    };
  };
};
