import type { ConversationId } from '../../../../shared/domain';
import type { Clue, Inference, Inferences } from '../../../../shared/ipc';
import { CodedError, toAppError } from '../../../../shared/result';
import { analyse, checkDraftLength, wellFormed } from '../../chat/analysis';
import type { Services } from '../../services';
import { piecesOf } from '../pieces';
import { createFinder } from '../places';
import { telling } from '../quotes';
import { guessesOf, guessing } from './by-model';
import { cluedEvidence, clueOf, type Sent } from './clues';
import { combine } from './combine';

/** What a stranger who reads only what leaves could still guess of the user. */
export interface InferenceService {
  /**
   * Of a draft with the branch before it. Throws `draft_too_large`.
   * @param checking Whether a model without a score is checked first, which takes minutes.
   */
  infer(conversation: ConversationId, text: string, checking: boolean): Promise<Inferences>;
  /** Ends the model's part. */
  stop(conversation: ConversationId): void;
}

/** Pieces of one text that the model reads: some minutes on a slow computer. */
const mostPieces = 8;

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

/** Finds quotes that tell something. */
const finderOf = (quotes: readonly string[]) =>
  createFinder(
    quotes.flatMap((quote) => {
      const text = telling(quote);
      return text === null ? [] : [{ text }];
    }),
  );

/** What the rules say; the surest first. */
export const inferByRules = (texts: readonly Sent[]): Inference[] =>
  combine(texts.flatMap(cluedEvidence)).map((guess) => ({ ...guess, source: 'rules' }));

/**
 * What the model says of one text, each guess with words of the text that are the user's own. One that repeats a stand-in
 * says nothing: that is nobody's.
 */
const inferByModel = async (
  { reader }: Pick<Services, 'reader'>,
  model: string,
  sent: Sent,
  signal: AbortSignal,
): Promise<Inference[]> => {
  const standIns = sent.findings
    .filter(({ mechanism }) => mechanism !== null)
    .map(({ surrogateStart: start, surrogateEnd: end, surrogate }) => ({ start, end, surrogate }));
  const findStandIns = finderOf(standIns.map(({ surrogate }) => surrogate));
  const inferences: Inference[] = [];
  for (const piece of piecesOf(sent.sanitized).slice(0, mostPieces)) {
    const answer = await reader.ask({ model, ...guessing(piece.text) }, { signal });
    for (const { words, ...guess } of guessesOf(answer)) {
      if (findStandIns(guess.guess).length > 0) continue;
      const clues = words.flatMap((quoted): Clue[] =>
        finderOf([quoted])(piece.text)
          .map(({ start, end }) => ({ start: piece.start + start, end: piece.start + end }))
          .filter((place) => !standIns.some((standIn) => overlap(standIn, place)))
          .slice(0, 1)
          .map((place) => clueOf(sent, place)),
      );
      if (clues.length > 0) inferences.push({ ...guess, source: 'model', clues });
    }
  }
  return inferences;
};

/** Without those that the rules said of the same words. */
const beside = (rules: readonly Inference[], byModel: readonly Inference[]): Inference[] =>
  byModel.filter(
    ({ attribute, clues }) =>
      !rules.some(
        (rule) =>
          rule.attribute === attribute &&
          rule.clues.some(({ sanitized: one }) =>
            clues.some(({ sanitized: other }) => one !== null && other !== null && overlap(one, other)),
          ),
      ),
  );

/** Rejects with `cancelled` at once: the model may take its time to end. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new CodedError('cancelled')), { once: true });
    work.then(resolve, reject);
  });

export const createInference = (services: Services): InferenceService => {
  const { main, stores, tagging, reader } = services;
  const running = new Map<ConversationId, AbortController>();

  const askModel = async (
    draft: Sent,
    checking: boolean,
    signal: AbortSignal,
  ): Promise<Pick<Inferences, 'inferences' | 'model'>> => {
    let choice = await reader.choose();
    if (choice.kind === 'unchecked' && checking) {
      await reader.check(choice.id, signal);
      choice = await reader.choose();
    }
    if (choice.kind !== 'model') {
      return { inferences: [], model: choice.kind === 'too-small' ? 'too-small' : 'none' };
    }
    return { inferences: await inferByModel(services, choice.id, draft, signal), model: 'used' };
  };

  return {
    infer: async (conversation, typed, checking) => {
      checkDraftLength(typed);
      const text = wellFormed(typed);
      running.get(conversation)?.abort();
      const stop = new AbortController();
      running.set(conversation, stop);
      try {
        const reading = await tagging.read(text, Number.POSITIVE_INFINITY);
        const { preview, sanitized } = analyse(services, conversation, text, reading);
        const draft: Sent = { sanitized: sanitized.text, findings: sanitized.findings, draft: true };
        const earlier = stores
          .of(conversation)
          .messages.path(conversation)
          .flatMap((message): Sent[] =>
            message.role === 'user' ? [{ sanitized: message.sanitized, findings: message.findings, draft: false }] : [],
          );
        const rules = inferByRules([draft, ...earlier]);
        const { hash } = preview;
        main.notify('draft.guessed', { conversation, inferences: { inferences: rules, model: 'none', hash } });
        const byModel = await unlessAborted(askModel(draft, checking, stop.signal), stop.signal).catch(
          (thrown: unknown) => {
            // What the rules say is true without it.
            if (toAppError(thrown).code === 'internal') throw thrown;
            return { inferences: [], model: 'none' as const };
          },
        );
        return { inferences: [...rules, ...beside(rules, byModel.inferences)], model: byModel.model, hash };
      } finally {
        if (running.get(conversation) === stop) running.delete(conversation);
      }
    },
    stop: (conversation) => running.get(conversation)?.abort(),
  };
};

/** Worth asking before sending: likely, and the draft's own words say it. */
export const isWorthAsking = ({ certainty, clues }: Inference): boolean =>
  certainty !== 'possible' && clues.some(({ draft }) => draft !== null);
