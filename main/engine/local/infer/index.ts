import type { ConversationId } from '../../../../shared/domain';
import type { Inference, Inferences } from '../../../../shared/ipc';
import { analyse, checkDraftLength, wellFormed } from '../../chat/analysis';
import { overlap } from '../../privacy';
import type { Services } from '../../services';
import { cluedEvidence, type Sent } from './clues';
import { combine } from './combine';
import { createModelReader } from './read';

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

/** What the rules say; the surest first. */
export const inferByRules = (texts: readonly Sent[]): Inference[] =>
  combine(texts.flatMap(cluedEvidence)).map((guess) => ({ ...guess, source: 'rules' }));

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

export const createInference = (services: Services): InferenceService => {
  const { main, stores, tagging } = services;
  const modelReader = createModelReader(services);
  const running = new Map<ConversationId, AbortController>();

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
        const told = (byModel: readonly Inference[], model: Inferences['model']): Inferences => ({
          inferences: [...rules, ...beside(rules, byModel)],
          model,
          hash,
        });
        const tell = (byModel: readonly Inference[]): void => {
          if (!stop.signal.aborted)
            main.notify('draft.guessed', { conversation, inferences: told(byModel, 'reading') });
        };
        const { before, read } = modelReader(conversation, draft);
        tell(before);
        const { inferences, model } = await read(checking, stop.signal, tell);
        return told(inferences, model);
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
