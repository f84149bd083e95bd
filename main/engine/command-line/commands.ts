import { z } from 'zod';
import {
  type Finding,
  isReplacement,
  maxDraftLength,
  mechanismsIn,
  type Replacement,
  riskLevel,
  type Span,
} from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import type { Tagged } from '../../../shared/tagger';
import type { DeepFinding, Proposer } from '../local';
import {
  createStreamRestorer,
  desanitize,
  detect,
  drawsOf,
  type PrivacyKeys,
  type Sanitized,
  type SentPrompt,
  sanitize,
} from '../privacy';
import type { CommandName } from './call';
import type { Options } from './options';

/** What a model found in a text: the trained one, and the local one where it reads. */
export interface ReadText {
  /** The trained model's spans; undefined where `--tagger none` wants none. */
  tag(text: string): Promise<readonly Tagged[] | undefined>;
  /** The deep scan's findings; none where it is off. */
  deep(text: string): Promise<readonly DeepFinding[]>;
  /** What the local model says of a text's values; nothing where deep scan is off. */
  readonly propose: Proposer;
}

/** A line of input to the fields of its line of output. Rejects with a ZodError or a CodedError. */
export type Command = (input: unknown) => Promise<Record<string, unknown>>;

const Text = z.string().max(maxDraftLength);
const Conversation = z.string().min(1).max(200).optional();

const AnalyzeInput = z.object({ text: Text });
const SanitizeInput = z.object({ text: Text, conversation: Conversation, history: z.array(Text).optional() });
const DesanitizeInput = z.object({ text: Text, conversation: Conversation });
const RestoreInput = z.object({
  text: Text.optional(),
  chunks: z.array(Text).optional(),
  originals: z.array(Text),
  conversation: Conversation,
});

const spanFields = ({ start, end, type, risk, score, source }: Span) => ({
  start,
  end,
  type,
  risk: riskLevel(risk),
  score,
  source,
});

/** Prompts in their order: each knows what the ones before replaced. */
const createConversation = (
  { policy, locale }: Options,
  keys: PrivacyKeys,
  models: ReadText,
  id: string | undefined,
) => {
  const conversation = id ?? null;
  const committed: Replacement[] = [];
  const prompts: SentPrompt[] = [];
  return {
    committed,
    prompt: async (text: string): Promise<Sanitized> => {
      const known = committed.map(({ type, original }) => ({ type, value: original }));
      const spans = detect(text, {
        decisions: policy.decisions,
        known,
        tagged: await models.tag(text),
        deep: await models.deep(text),
      });
      const context = { conversation, committed, prompts, locale };
      const alone = sanitize(text, spans, context, policy, keys);
      const suggested = await models.propose(text, alone.findings);
      const sanitized = suggested.length === 0 ? alone : sanitize(text, spans, context, policy, keys, null, suggested);
      committed.push(...sanitized.findings.filter(isReplacement));
      prompts.push({ original: text, findings: sanitized.findings });
      return sanitized;
    },
  };
};

/** Σ ε over the distinct draws of a prompt; what follows from others (Ψ) has none of its own. */
const spent = (
  findings: readonly Finding[],
  conversation: string | undefined,
  { coins }: Options['policy'],
): number => {
  const scope = conversation ?? '';
  const scopes = { mldp: coins === 'conversation' ? scope : '', dateShift: scope };
  const draws = findings.flatMap((finding) => drawsOf(finding, scopes));
  const distinct = new Map(draws.map((draw) => [JSON.stringify(draw), draw.epsilonMilli]));
  return [...distinct.values()].reduce((sum, epsilonMilli) => sum + epsilonMilli, 0) / 1000;
};

/** The four commands (DESIGN §12). `keys` is null for `analyze`. */
export const createCommand = (name: CommandName, options: Options, keys: PrivacyKeys, models: ReadText): Command => {
  const { policy } = options;
  const analyze: Command = async (input) => {
    const { text } = AnalyzeInput.parse(input);
    const [tagged, deep] = [await models.tag(text), await models.deep(text)];
    return { spans: detect(text, { decisions: policy.decisions, known: [], tagged, deep }).map(spanFields) };
  };

  const sanitizeLine: Command = async (input) => {
    const { text, conversation: id, history = [] } = SanitizeInput.parse(input);
    const conversation = createConversation(options, keys, models, id);
    for (const earlier of history) await conversation.prompt(earlier);
    const { text: sanitized, findings, instruction, report } = await conversation.prompt(text);
    const spans = findings.map((finding) => ({
      ...spanFields(finding),
      mechanism: finding.mechanism,
      epsilon: finding.epsilon,
      original: finding.original,
      replacement: finding.surrogate,
      replacementStart: finding.surrogateStart,
      replacementEnd: finding.surrogateEnd,
      derivation: finding.derivation,
    }));
    const hasNumbers = report.mode !== 'balanced' && report.mode !== 'redact';
    return {
      sanitized,
      spans,
      spent: spent(findings, id, policy),
      ...(instruction === null ? {} : { instruction }),
      ...(hasNumbers ? { report } : {}),
    };
  };

  const desanitizeLine: Command = async (input) => {
    const { text, conversation = null } = DesanitizeInput.parse(input);
    const spans = detect(text, { decisions: [], known: [], tagged: await models.tag(text) });
    const { keepGender, mode } = policy;
    const mechanisms = mechanismsIn(policy);
    return { ...desanitize(text, spans, { conversation, keepGender, mode, mechanisms, locale: options.locale }, keys) };
  };

  const restore: Command = async (input) => {
    const { text, chunks, originals, conversation: id } = RestoreInput.parse(input);
    if ((text === undefined) === (chunks === undefined)) throw new CodedError('invalid_request', 'text or chunks');
    const conversation = createConversation(options, keys, models, id);
    const prompts: Sanitized[] = [];
    for (const original of originals) prompts.push(await conversation.prompt(original));
    const restorer = createStreamRestorer(conversation.committed, prompts);
    const deltas = [...(chunks ?? [text ?? '']).map((chunk) => restorer.push(chunk)), restorer.end()];
    const restored = deltas.map((delta) => delta.restored).join('');
    const all = deltas.flatMap((delta) => delta.spans);
    const derived = all.filter(({ kind }) => kind === 'derived');
    return {
      restored,
      spans: all.filter(({ kind }) => kind !== 'derived'),
      derived: derived.map(({ start, end, note }) => ({ start, end, text: restored.slice(start, end), note })),
    };
  };

  return { analyze, sanitize: sanitizeLine, desanitize: desanitizeLine, restore }[name];
};
