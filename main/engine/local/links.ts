import { setTimeout } from 'node:timers/promises';
import type { ConversationId, Finding } from '../../../shared/domain';
import type { Scan } from '../../../shared/ipc';
import type { ChatMessage } from '../../../shared/models';
import { createRecent, linksAcross, type PossibleLink, possibleLinks, type Suggestion } from '../privacy';
import type { AskModel } from './ask';
import { keyOf, type Piece, piecesOf } from './pieces';

const instruction = `The user shows you a text and statements about its amounts. All of them are true as arithmetic. List those that the text means: one amount is the total, the multiple or the share of the others that it speaks of. Leave out those that fit by chance: amounts of other people or of other things have nothing to do with each other. Where the text means none, answer [].`;

const shots: [text: string, statements: string[], answer: string[]][] = [
  [
    'Food is $40 and litter $20, so my cats cost me $60 a month. What else do they need?',
    ['$40 = 2 × $20', '$60 = 3 × $20', '$60 = $40 + $20'],
    ['$60 = $40 + $20'],
  ],
  ['My bike was $300. Ann earns $900 and Jo pays $600 for a course.', ['$600 = 2 × $300', '$900 = $300 + $600'], []],
  ['Il touche 1 500 €. Sa sœur gagne le double, soit 3 000 €.', ['3 000 € = 2 × 1 500 €'], ['3 000 € = 2 × 1 500 €']],
];

const ask = (text: string, statements: readonly string[]): string => `${text}\n\n${statements.join('\n')}`;

/** What the model is asked about a piece. It can answer with true statements alone, or with none. */
const linking = (text: string, statements: readonly string[]) => ({
  messages: [
    { role: 'system', text: instruction },
    ...shots.flatMap(([shown, said, answer]): ChatMessage[] => [
      { role: 'user', text: ask(shown, said) },
      { role: 'assistant', text: JSON.stringify(answer) },
    ]),
    { role: 'user', text: ask(text, statements) },
  ] satisfies ChatMessage[],
  maxTokens: 300,
  schema: { type: 'array', maxItems: statements.length, items: { enum: statements } },
});

/** The statements of an answer; of one that was cut short those that are whole. */
const meant = (answer: string, possible: readonly PossibleLink[]): Suggestion[] =>
  possible.flatMap(({ suggestion, says }) => (answer.includes(JSON.stringify(says)) ? [suggestion] : []));

type Question = (input: ReturnType<typeof linking>) => Promise<string>;

const askWhich = async (question: Question, text: string, possible: readonly PossibleLink[]): Promise<Suggestion[]> => {
  if (possible.length === 0) return [];
  const statements = possible.map(({ says }) => says);
  return meant(await question(linking(text, statements)), possible);
};

type Found = Pick<Finding, 'start' | 'end' | 'type' | 'original' | 'mechanism'>;

/** The pieces of a text, each with its noised values. */
const piecesWithValues = (text: string, findings: readonly Found[]) =>
  piecesOf(text).map((piece) => ({
    piece,
    values: findings
      .filter(
        ({ start, end, mechanism }) =>
          mechanism === 'mldp' && start >= piece.start && end <= piece.start + piece.text.length,
      )
      .map(({ type, original }) => ({ type, value: original })),
  }));

/** Two pieces of a text that are read together, for the links between their values. */
interface Pair {
  readonly pieces: readonly [Piece, Piece];
  readonly possible: readonly PossibleLink[];
}

/** Pieces that are compared with each other: of more the first ones with values. */
const mostPieces = 12;
/** So many pairs are asked about at most: each costs an answer of the model. */
const mostPairs = 6;

/** The pairs of pieces whose numbers bear out a link between them. */
export const pairsOf = (pieces: ReturnType<typeof piecesWithValues>): Pair[] => {
  const some = pieces.filter(({ values }) => values.length > 0).slice(0, mostPieces);
  return some
    .flatMap((one, at) =>
      some.slice(at + 1).map(
        (other): Pair => ({
          pieces: [one.piece, other.piece],
          possible: linksAcross(one.values, other.values),
        }),
      ),
    )
    .filter(({ possible }) => possible.length > 0)
    .slice(0, mostPairs);
};

/** Pieces that are read at once, and the links that the model is asked about. */
interface Asked {
  readonly pieces: readonly Piece[];
  readonly text: string;
  readonly possible: readonly PossibleLink[];
}

/** All that the model is asked about a text: each piece for itself, then those whose numbers belong together. */
const askedOf = (pieces: ReturnType<typeof piecesWithValues>, pairs: readonly Pair[]): Asked[] => [
  ...pieces.map(({ piece, values }) => ({ pieces: [piece], text: piece.text, possible: possibleLinks(values) })),
  ...pairs.map((pair) => ({ ...pair, text: pair.pieces.map(({ text }) => text.trim()).join('\n\n') })),
];

const keyOfAsked = (model: string, { pieces }: Pick<Asked, 'pieces'>): string =>
  pieces.map((piece) => keyOf(model, piece)).join('\0');

/** Which values of a text follow from others. */
export type Proposer = (text: string, findings: readonly Found[]) => Promise<readonly Suggestion[]>;

/** Ψ by a local model: of the links that a text's numbers bear out it says which the text means. */
export const createProposer =
  (question: Question): Proposer =>
  async (text, findings) => {
    const pieces = piecesWithValues(text, findings);
    const suggestions: Suggestion[] = [];
    for (const asked of askedOf(pieces, pairsOf(pieces)))
      suggestions.push(...(await askWhich(question, asked.text, asked.possible)));
    return suggestions;
  };

/** Looks for links with the local model, in the background: behind a deep scan that is through. */
export interface LinkReader {
  /** At once: what the model said of the pieces of this text. */
  read(conversation: ConversationId, text: string): Suggestion[];
  /** The draft that is seen is this now. Asks where the deep scan has read all of it, forgets where it is off. */
  follow(conversation: ConversationId, text: string, findings: readonly Found[], scan: Scan): void;
  /** The draft was sent, or is gone. */
  end(conversation: ConversationId): void;
  close(): void;
}

interface LinkReaderOptions {
  readonly ask: AskModel;
  /** `read` has a link now that it did not have. */
  readonly onRead: (conversation: ConversationId) => void;
  /** A text is read once nothing was typed for so long, milliseconds. */
  readonly stillness?: number;
}

/** Characters whose readings are remembered: half of them at the least. */
const remembered = 1_000_000;

interface Draft {
  readonly model: string;
  /** Its text and the values that are asked about. */
  readonly of: string;
  readonly stop: AbortController;
  /** Its pieces that are asked about together. */
  pairs: readonly Pair[];
}

interface Reading {
  /** The links that were asked about. */
  readonly of: string;
  readonly suggestions: readonly Suggestion[];
}

export const createLinkReader = ({ ask, onRead, stillness = 700 }: LinkReaderOptions): LinkReader => {
  const readings = createRecent<Reading>(remembered);
  const drafts = new Map<ConversationId, Draft>();

  const work = async (
    conversation: ConversationId,
    draft: Draft,
    pieces: ReturnType<typeof piecesWithValues>,
  ): Promise<void> => {
    const {
      model,
      stop: { signal },
    } = draft;
    await setTimeout(stillness, undefined, { signal });
    const question: Question = (input) => ask({ model, ...input }, { signal });
    draft.pairs = pairsOf(pieces);
    for (const asked of askedOf(pieces, draft.pairs)) {
      const [key, of] = [keyOfAsked(model, asked), JSON.stringify(asked.possible)];
      if (readings.get(key)?.of === of) continue;
      const suggestions = await askWhich(question, asked.text, asked.possible);
      readings.set(key, { of, suggestions }, key.length);
      if (suggestions.length > 0) onRead(conversation);
    }
  };

  const end = (conversation: ConversationId): void => {
    drafts.get(conversation)?.stop.abort();
    drafts.delete(conversation);
  };

  return {
    read: (conversation, text) => {
      const draft = drafts.get(conversation);
      if (draft === undefined) return [];
      const pieces = piecesOf(text);
      const here = new Set(pieces.map((piece) => piece.text));
      const pairs = draft.pairs.filter((pair) => pair.pieces.every((piece) => here.has(piece.text)));
      return [
        ...pieces.map((piece) => keyOf(draft.model, piece)),
        ...pairs.map((pair) => keyOfAsked(draft.model, pair)),
      ].flatMap((key) => readings.get(key)?.suggestions ?? []);
    },
    follow: (conversation, text, findings, { status, model }) => {
      const before = drafts.get(conversation);
      const pieces = status === 'done' ? piecesWithValues(text, findings) : [];
      const of = JSON.stringify([text, pieces.map(({ values }) => values)]);
      const isSame = before?.model === model && before.of === of && !before.stop.signal.aborted;
      if (status === 'done' && isSame) return;
      // One text is seen at a time.
      for (const { stop } of drafts.values()) stop.abort();
      if (status === 'off') drafts.delete(conversation);
      if (status !== 'done' || model === null) return;
      const draft: Draft = { model, of, stop: new AbortController(), pairs: [] };
      drafts.set(conversation, draft);
      // Without an answer each value keeps a noise of its own.
      work(conversation, draft, pieces).catch(() => undefined);
    },
    end,
    close: () => {
      for (const conversation of drafts.keys()) end(conversation);
    },
  };
};
