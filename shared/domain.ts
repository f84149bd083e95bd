import { z } from 'zod';

/**
 * The words of the product, as types. Every process speaks these; DESIGN §2 explains them.
 * Offsets are UTF-16 code units, `[start, end)`.
 */

/** Kinds of personal data, by family. Presidio's names where one exists. */
export const entityTypes = [
  // Identity and words about a person
  'PERSON',
  'OCCUPATION',
  'NRP',
  'MEDICAL_CONDITION',
  // Places and organisations
  'LOCATION',
  'ADDRESS',
  'POSTAL_CODE',
  'COORDINATES',
  'ORGANIZATION',
  // Contact and devices
  'EMAIL_ADDRESS',
  'PHONE_NUMBER',
  'URL',
  'USER_NAME',
  'IP_ADDRESS',
  'MAC_ADDRESS',
  // Money's identifiers
  'CREDIT_CARD',
  'IBAN_CODE',
  'BANK_ACCOUNT',
  'ROUTING_NUMBER',
  'CRYPTO',
  // Governments' identifiers
  'US_SSN',
  'US_ITIN',
  'US_EIN',
  'UK_NHS',
  'UK_NINO',
  'DE_TAX_ID',
  'FR_NIR',
  'ES_NIF',
  'ES_NIE',
  'IT_FISCAL_CODE',
  'NL_BSN',
  'PL_PESEL',
  'SE_PERSONNUMMER',
  'IN_AADHAAR',
  'IN_PAN',
  'BR_CPF',
  'BR_CNPJ',
  'CA_SIN',
  'AU_TFN',
  'AU_MEDICARE',
  'CN_RESIDENT_ID',
  'NATIONAL_ID',
  'PASSPORT',
  'DRIVER_LICENSE',
  // Health, vehicles, references, secrets
  'MEDICAL_RECORD',
  'INSURANCE_NUMBER',
  'LICENSE_PLATE',
  'VIN',
  'ID_NUMBER',
  'SECRET',
  // Quantities
  'MONEY',
  'PERCENTAGE',
  'COUNT',
  'AGE',
  'DATE',
  'DATE_OF_BIRTH',
  'TIME',
  'DURATION',
  'BODY_MEASURE',
  'LAB_VALUE',
  // A word that a mode replaces, whatever it means
  'WORD',
] as const;
export const EntityType = z.enum(entityTypes);
export type EntityType = z.infer<typeof EntityType>;

/** Rap-LI's risk rank, 1 (least) to 5. */
export const RiskRank = z.number().int().min(1).max(5);
export type RiskRank = 1 | 2 | 3 | 4 | 5;

export type RiskLevel = 'low' | 'medium' | 'high';

/** Rank as shown: 1 low, 2 to 4 medium, 5 high. */
export const riskLevel = (rank: number): RiskLevel => (rank <= 1 ? 'low' : rank <= 4 ? 'medium' : 'high');

export const Action = z.enum(['protect', 'keep', 'redact']);
export type Action = z.infer<typeof Action>;

export const Mechanism = z.enum(['fpe', 'mldp', 'date-shift', 'word-ldp', 'krr', 'redact']);
export type Mechanism = z.infer<typeof Mechanism>;

/** The layers that find. */
const Source = z.enum(['rule', 'pattern', 'gazetteer', 'tagger', 'model', 'mention', 'mode']);

/** A found piece of personal data. `reason` says why in a few words: "checksum", "after 'Dear'". */
export const Span = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().positive(),
  type: EntityType,
  risk: RiskRank,
  /** Confidence, 0 to 1. */
  score: z.number().min(0).max(1),
  /** The layer that found it. */
  source: Source,
  reason: z.string(),
});
export type Span = z.infer<typeof Span>;

/** A span with what was done to it. `surrogate` equals `original` where the action is `keep`. */
export const Finding = Span.extend({
  action: Action,
  original: z.string(),
  surrogate: z.string(),
  /** Offsets in the sanitized text. */
  surrogateStart: z.number().int().nonnegative(),
  surrogateEnd: z.number().int().nonnegative(),
  /** Null where the action is `keep`. */
  mechanism: Mechanism.nullable(),
  /** ε of this draw; null for mechanisms without one. */
  epsilon: z.number().nullable(),
  /** Ψ: the formula that a derived value follows by, over its prompt's own values ("12 × $7,000"). Null for a root. */
  derivation: z.string().nullable().default(null),
});
export type Finding = z.infer<typeof Finding>;

/** A protected or redacted finding: what the reverse map is made of. */
export type Replacement = Finding & { mechanism: Mechanism };
export const isReplacement = (finding: Finding): finding is Replacement => finding.mechanism !== null;

/** A place in a restored reply. Offsets in the restored and in the received text. */
export const RestoredSpan = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  receivedStart: z.number().int().nonnegative(),
  receivedEnd: z.number().int().nonnegative(),
  type: EntityType,
  /** `restored`: put back. `doubtful`: put back, but it might be another thing. `derived`: follows from noised numbers, left as it came. */
  kind: z.enum(['restored', 'doubtful', 'derived']),
  original: z.string(),
  surrogate: z.string(),
  /** Of a derived number: what it is with the user's own numbers, and how. Null where no formula explains it. */
  note: z.object({ value: z.string(), formula: z.string() }).nullable().default(null),
});
export type RestoredSpan = z.infer<typeof RestoredSpan>;

/** ε bounds of the slider in Balanced. */
export const epsilonRange = { min: 0.1, max: 5, step: 0.1, default: 1 } as const;
export const Epsilon = z.number().min(epsilonRange.min).max(epsilonRange.max);

/** Longest draft, in UTF-16 code units. */
export const maxDraftLength = 2_000_000;

/** What the user decided about one value. Matches every mention of it. */
export const Decision = z.object({
  value: z.string().min(1).max(10_000),
  type: EntityType,
  action: Action,
  /** The layer that had found it; left out where the user did. */
  foundBy: Source.exclude(['rule']).optional(),
});
export type Decision = z.infer<typeof Decision>;

/** A decision on a finding, which remembers who found it. */
export const decisionOn = ({ original, type, source }: Finding, action: Action): Decision => ({
  value: original,
  type,
  action,
  ...(source !== 'rule' && { foundBy: source }),
});

/** A decision for every chat. With `pattern` its value is a regular expression (RE2): it holds for each value that is found by it. */
export const Rule = Decision.extend({ pattern: z.boolean().optional() });
export type Rule = z.infer<typeof Rule>;

/** The five ways to sanitize (DESIGN §9). */
export const modes = ['balanced', 'contextual', 'task-aware', 'blanket', 'redact'] as const;
export const Mode = z.enum(modes);
export type Mode = z.infer<typeof Mode>;

/** The sliders that only one mode has: ε_min of words, λ, ε of a character. */
export const sliderRanges = {
  contextual: { min: 0.1, max: 8, step: 0.1, default: 2 },
  'task-aware': { min: 0, max: 1, step: 0.05, default: 0.5 },
  blanket: { min: 3, max: 8, step: 0.1, default: 5.8 },
} as const;
const slider = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);
export const Sliders = z.object({
  contextual: slider(sliderRanges.contextual),
  'task-aware': slider(sliderRanges['task-aware']),
  blanket: slider(sliderRanges.blanket),
});
export type Sliders = z.infer<typeof Sliders>;
export const defaultSliders: Sliders = {
  contextual: sliderRanges.contextual.default,
  'task-aware': sliderRanges['task-aware'].default,
  blanket: sliderRanges.blanket.default,
};

/** Another mechanism than a type's own, where the task needs it (Preempt, footnote 6): amounts enciphered for a translation. */
export const Mechanisms = z.partialRecord(EntityType, Mechanism);
export type Mechanisms = z.infer<typeof Mechanisms>;

/** The types whose mechanism can be changed to `fpe`, and what it is otherwise. */
export const alternatives: Partial<Record<EntityType, 'mldp' | 'date-shift'>> = {
  MONEY: 'mldp',
  PERCENTAGE: 'mldp',
  COUNT: 'mldp',
  AGE: 'mldp',
  DATE: 'date-shift',
  DATE_OF_BIRTH: 'mldp',
  TIME: 'mldp',
  DURATION: 'mldp',
  BODY_MEASURE: 'mldp',
  LAB_VALUE: 'mldp',
};

/** The mechanisms of a chat's types: what the user chose, else what its mode has. Task-aware enciphers what others noise. */
export const mechanismsIn = ({
  mode,
  mechanisms,
}: {
  readonly mode: Mode;
  readonly mechanisms: Mechanisms;
}): Mechanisms =>
  mode === 'task-aware'
    ? { ...Object.fromEntries(Object.keys(alternatives).map((type) => [type, 'fpe'])), ...mechanisms }
    : mechanisms;

/** A quantity by its text, however written: what Ψ links. */
export const ValueRef = z.object({ type: EntityType, value: z.string().min(1).max(1000) });
export type ValueRef = z.infer<typeof ValueRef>;

/** What the user said of a dependency: to take one apart that was found, or to link values that change in proportion. */
export const LinkDecision = z.object({
  derived: ValueRef,
  roots: z.array(ValueRef).min(1).max(100),
  linked: z.boolean(),
});
export type LinkDecision = z.infer<typeof LinkDecision>;

/** A conversation's privacy settings. Changes touch only what was never sent. */
export const Policy = z.object({
  mode: Mode,
  /** ε of a value, in every mode that noises values. */
  epsilon: Epsilon,
  sliders: Sliders,
  mechanisms: Mechanisms,
  links: z.array(LinkDecision),
  /** The conversation's own first, then the user's for everywhere. */
  decisions: z.array(Rule),
  /** `profile`: equal values draw once, ever. `conversation`: each conversation draws and spends anew. */
  coins: z.enum(['profile', 'conversation']),
  /** `value`: each root has ε of its own. `prompt`: a prompt's t roots share it, ε/t each (Preempt §4). */
  share: z.enum(['value', 'prompt']),
  /** Whether a name's surrogate keeps its grammatical gender. */
  keepGender: z.boolean(),
});
export type Policy = z.infer<typeof Policy>;

export const defaultPolicy: Policy = {
  mode: 'balanced',
  epsilon: epsilonRange.default,
  sliders: defaultSliders,
  mechanisms: {},
  links: [],
  decisions: [],
  coins: 'profile',
  share: 'value',
  keepGender: true,
};

export type ConversationId = string & { readonly __brand: 'ConversationId' };
export type MessageId = string & { readonly __brand: 'MessageId' };
export type ProviderId = string & { readonly __brand: 'ProviderId' };
export const ConversationId = z.uuid().transform((id) => id as ConversationId);
export const MessageId = z.uuid().transform((id) => id as MessageId);
export const ProviderId = z
  .string()
  .min(1)
  .max(100)
  .transform((id) => id as ProviderId);

/** Which provider and model answer. The embedded default is provider `local`. */
export const Target = z.object({ provider: ProviderId, model: z.string().max(300) });
export type Target = z.infer<typeof Target>;

/** The best model that is ready on this computer. */
export const localTarget: Target = { provider: ProviderId.parse('local'), model: '' };
/** Whether a model on this computer answers: nothing leaves. */
export const isLocal = ({ provider }: Target): boolean => provider === localTarget.provider;

export const ProviderKind = z.enum(['local', 'openai', 'anthropic', 'google', 'openai-compatible']);
export type ProviderKind = z.infer<typeof ProviderKind>;

/** A place that answers. The API key is never part of it. */
export const Provider = z.object({
  id: ProviderId,
  kind: ProviderKind,
  name: z.string().min(1).max(100),
  /** Null: the kind's own address. */
  baseUrl: z.url().nullable(),
  hasKey: z.boolean(),
  /** Model names offered, most useful first. */
  models: z.array(z.string()),
});
export type Provider = z.infer<typeof Provider>;

export const maxSystemPrompt = 4000;
export const SystemPrompt = z.string().trim().min(1).max(maxSystemPrompt);

export const Conversation = z.object({
  id: ConversationId,
  title: z.string(),
  /** `openingOf` the draft of a chat without a title. */
  opening: z.string(),
  pinned: z.boolean(),
  /** A temporary chat touches no disk. */
  temporary: z.boolean(),
  mode: Mode,
  epsilon: Epsilon,
  sliders: Sliders,
  mechanisms: Mechanisms,
  links: z.array(LinkDecision),
  /** What a local model is told before all else, as the user wrote it; null: the app's own sentence. No cloud gets it. */
  systemPrompt: SystemPrompt.nullable(),
  target: Target,
  /** Leaf of the branch shown; null in an empty chat. */
  head: MessageId.nullable(),
  /** Milliseconds since 1970. */
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
});
export type Conversation = z.infer<typeof Conversation>;

/** Characters of a text in which `openingOf` finds its first line. */
export const openingLength = 400;

/** How a text begins, in a line: what an unsent chat is known by. */
export const openingOf = (text: string): string => /^.{0,80}/u.exec(text.trimStart())?.[0].trimEnd() ?? '';

/** Every failure that can cross a boundary. The window has one sentence, with what to do, for each. */
export const ErrorCode = z.enum([
  'invalid_request',
  'not_found',
  'draft_empty',
  'draft_too_large',
  'bad_pattern',
  /** Blanket knows printable ASCII only. */
  'mode_refuses_text',
  'busy',
  'cancelled',
  'egress_refused',
  /** A reply of this branch was written under the user's own system prompt. */
  'stays_here',
  'host_not_allowed',
  'network_unreachable',
  'provider_unauthorized',
  'provider_rate_limited',
  'provider_failed',
  'provider_rejected',
  'provider_empty',
  'provider_interrupted',
  'provider_garbled',
  'provider_not_set_up',
  /** A local model's reply went in a circle, and was ended. */
  'reply_repeats',
  /** A local model's reply came to the longest that it may be. */
  'reply_too_long',
  'keychain_locked',
  'keychain_missing',
  'keychain_changed',
  'passphrase_needed',
  'disk_full',
  'not_writable',
  'store_damaged',
  'store_wrong_key',
  /** Written by a newer version of the app. */
  'store_newer',
  /** Cannot be read or written now: rights, a device that fails, another process that holds it. */
  'store_unreachable',
  'model_missing',
  /** A file that is used where it lies, and is not there now. */
  'model_file_missing',
  'model_damaged',
  'model_too_large',
  'model_failed',
  /** A message is longer than the model keeps in mind. */
  'model_context_full',
  /** Files and addresses that the user offers as models. */
  'model_not_gguf',
  'model_cut_short',
  /** More stands behind its end. */
  'model_overlong',
  /** No weights or no vocabulary. */
  'model_empty',
  /** One part of several. */
  'model_split',
  'model_unsupported',
  /** It reads, or makes something else than text: an encoder, a reranker, a voice. */
  'model_cannot_answer',
  /** A whole file that llama.cpp does not load; its own words are the detail. */
  'model_refused',
  /** A file that is offered once more. */
  'model_known',
  /** Larger than all the memory of this computer. */
  'model_never_fits',
  'address_not_found',
  /** The address publishes no hash to check the file against. */
  'download_unverified',
  'download_failed',
  /** The place that a file comes from. */
  'download_unreachable',
  'download_checksum',
  'engine_restarted',
  'internal',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** `detail` adds a fact (a status code, a host), never user text. */
export const AppError = z.object({ code: ErrorCode, detail: z.string().optional() });
export type AppError = z.infer<typeof AppError>;

const messageBase = {
  id: MessageId,
  conversation: ConversationId,
  parent: MessageId.nullable(),
  /** This message and its siblings (other branches), oldest first. */
  siblings: z.array(MessageId),
  createdAt: z.number().int(),
};

export const UserMessage = z.object({
  ...messageBase,
  role: z.literal('user'),
  original: z.string(),
  sanitized: z.string(),
  findings: z.array(Finding),
  /** What the mode tells the model about this text; a fixed text of ours, sent along. */
  instruction: z.string().nullable(),
});
export type UserMessage = z.infer<typeof UserMessage>;

/** Who wrote a reply: a provider's model, one on this computer, or that one under a system prompt of the user's own. */
export const Writer = z.enum(['cloud', 'local', 'instructed']);
export type Writer = z.infer<typeof Writer>;

export const AssistantMessage = z.object({
  ...messageBase,
  role: z.literal('assistant'),
  restored: z.string(),
  received: z.string(),
  spans: z.array(RestoredSpan),
  /** Names as shown when it was written: provider and model. */
  author: z.string(),
  status: z.enum(['streaming', 'done', 'stopped', 'failed']),
  error: AppError.nullable(),
  /** What a model on this computer wrote never leaves; least of all under the user's own system prompt, which is not sanitized. */
  writer: Writer,
  /** The first message that the model read, where a chat had outgrown what it keeps in mind; null: it read from the beginning. */
  readFrom: MessageId.nullable(),
});
export type AssistantMessage = z.infer<typeof AssistantMessage>;

/** Whether a reply broke off with something said, and can go on. One that repeats itself would again. */
export const canContinue = ({ status, error, received }: AssistantMessage): boolean =>
  (status === 'stopped' || status === 'failed') && error?.code !== 'reply_repeats' && received.trim() !== '';

export const Message = z.discriminatedUnion('role', [UserMessage, AssistantMessage]);
export type Message = z.infer<typeof Message>;

/** Whether a model on this computer wrote a message: its chat was written for that alone, and stays. */
export const isWrittenHere = (message: Message): boolean => message.role === 'assistant' && message.writer !== 'cloud';
