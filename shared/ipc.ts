import { z } from 'zod';
import { DocumentText } from './documents';
import {
  AppError,
  AssistantMessage,
  Conversation,
  ConversationId,
  Decision,
  Epsilon,
  Finding,
  LinkDecision,
  Mechanisms,
  Message,
  MessageId,
  Mode,
  Provider,
  ProviderId,
  ProviderKind,
  RestoredSpan,
  Rule,
  Sliders,
  SystemPrompt,
  Target,
  UserMessage,
  ValueRef,
} from './domain';
import type { Measured, ModelCheck } from './models';
import type { Result } from './result';

/**
 * The one contract between the window and the rest: every request, every event.
 * The preload passes messages through; main checks the sender and parses every payload with these.
 */

/** Any length: the engine answers `draft_too_large` past its limit, which says more than `invalid_request`. */
const draftText = z.string();

/** What ε means for one value, from the exact distribution: 9 draws in 10 fall in `[low, high]`. */
export const Meaning = z.object({
  value: z.string(),
  /** Its own: what was sent stays as it was sent, and the values of a prompt may share one ε. */
  epsilon: z.number(),
  low: z.string(),
  high: z.string(),
  /** The most that one answer can speak for the user's value against another: times as likely, at most e^(ε·d). */
  odds: z.array(z.object({ other: z.string(), times: z.number() })),
});
export type Meaning = z.infer<typeof Meaning>;

/** ε spent on one value over all that was ever sent, and what sending this draft would add. */
export const Spend = z.object({
  value: z.string(),
  spent: z.number(),
  adds: z.number(),
  cap: z.number(),
});
export type Spend = z.infer<typeof Spend>;

/** A dependency between values of a draft (Ψ): only roots are noised. Indices into the draft's findings. */
export const Link = z.object({
  derived: z.number().int().nonnegative(),
  roots: z.array(z.number().int().nonnegative()),
  /** Roots that stand in earlier prompts of the conversation only. */
  earlier: z.array(ValueRef).optional(),
  /** With the user's own values: "12 × $7,000". */
  formula: z.string(),
  /** Who found it. */
  source: z.enum(['arithmetic', 'model', 'user']),
  /** False where the user took it apart: each then has noise of its own. */
  linked: z.boolean(),
});
export type Link = z.infer<typeof Link>;

/** What a mode did to a draft, and what that is worth: each number with its name, none of them hidden in a sentence. */
export const ModeReport = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('balanced') }),
  z.object({ mode: z.literal('redact') }),
  z.object({
    mode: z.literal('contextual'),
    /** Rap-LI's ε_t (least of the protected words), mean ε̂ over protected words, d, and their worth for the text, d·ε_S. */
    least: z.number(),
    mean: z.number(),
    distance: z.number(),
    text: z.number(),
    /** Words in the least cluster: K(ε), or all of its kind. */
    clusterSize: z.number().int(),
    /** Words replaced, by risk rank 1 to 5. */
    byRank: z.array(z.number().int()).length(5),
    /** Paragraphs in other languages than English kept their words. */
    otherLanguages: z.boolean(),
  }),
  z.object({
    mode: z.literal('task-aware'),
    /** Where importance and self-information came from. */
    scores: z.enum(['model', 'word-frequency']),
    /** Share of the content words that may change. */
    proportion: z.number(),
    changed: z.number().int(),
    of: z.number().int(),
    /** Paragraphs in other languages than English kept their words. */
    otherLanguages: z.boolean(),
  }),
  z.object({
    mode: z.literal('blanket'),
    /** Chance that a character changes. */
    gamma: z.number(),
    /**
     * Chance that a word of 5 and of 10 random characters comes through unchanged, (1 − γ)^|w|, and the share of this
     * draft's words that does by its lengths (k-RR, eq. 4.5). What a language model guesses is not in it.
     */
    chance: z.object({ five: z.number(), ten: z.number(), text: z.number() }),
    /**
     * Words that GPT-4o mini got back in the paper's table 1 (one restoration) at the nearest ε measured there: not
     * sensitive ones, and sensitive ones. Null where none is near.
     */
    measured: z.object({ epsilon: z.number(), share: z.number(), sensitive: z.number() }).nullable(),
  }),
]);
export type ModeReport = z.infer<typeof ModeReport>;

/** The deep scan of a draft: the local model's second reading, in the background. */
export const Scan = z.object({
  /**
   * `off`: it was not asked for. `no-model`: no local model is ready. `too-small`: none of those that are ready passed the
   * built-in check, so it stays off. `waiting`: for its turn, for the user's own chat, or for the check of the model.
   */
  status: z.enum(['off', 'no-model', 'too-small', 'waiting', 'reading', 'done', 'failed']),
  /** Pieces of the draft that were read, and all of them. */
  done: z.number().int().nonnegative(),
  of: z.number().int().nonnegative(),
  /** Values that only it found, each once; they are in `findings` with source `model`. */
  found: z.number().int().nonnegative(),
  /** Id of the model that reads. */
  model: z.string().nullable(),
});
export type Scan = z.infer<typeof Scan>;

/** What can be guessed of a user. `identity`: who it is, by a combination that few share. */
export const attributes = [
  'identity',
  'place',
  'occupation',
  'employer',
  'education',
  'age',
  'gender',
  'family',
  'health',
  'income',
  'religion',
  'politics',
  'sexuality',
  'ethnicity',
  'record',
] as const;
export const Attribute = z.enum(attributes);
export type Attribute = z.infer<typeof Attribute>;

const place = z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() });

/** Words that tell something of the user, as the sanitized text holds them: his own, never a stand-in. */
export const Clue = z.object({
  text: z.string(),
  /** In the draft and in its sanitized text; both null where an earlier turn of the branch said it. */
  draft: place.nullable(),
  sanitized: place.nullable(),
  /** Protects these words: for `draft.decide`. Null where they were sent before, which nothing undoes. */
  decision: Decision.nullable(),
});
export type Clue = z.infer<typeof Clue>;

/** What a stranger who reads only what leaves could still guess of the user. */
export const Inference = z.object({
  attribute: Attribute,
  /** One line in plain English: "works shifts on a ward". */
  guess: z.string(),
  certainty: z.enum(['possible', 'likely', 'sure']),
  source: z.enum(['rules', 'model']),
  /** At least one. */
  clues: z.array(Clue),
});
export type Inference = z.infer<typeof Inference>;

/**
 * The surest first. `model`: how far a local model read it as well. `reading`: it goes on. `used`: to the end. `part`: the
 * beginning. `full`: to the end, but a sentence had more to tell than an answer holds. Else not, for `none` is here, it was not checked yet, it is too small, it was stopped, it failed.
 */
export const Inferences = z.object({
  inferences: z.array(Inference),
  model: z.enum(['reading', 'used', 'part', 'full', 'none', 'unchecked', 'too-small', 'stopped', 'failed']),
  /** Of the text that was read, as in its preview. */
  hash: z.string(),
});
export type Inferences = z.infer<typeof Inferences>;

/** A conversation like another one. */
export const SimilarConversation = z.object({
  conversation: ConversationId,
  title: z.string(),
  /** Some words that both are about, as the other writes them. */
  words: z.array(z.string()),
});
export type SimilarConversation = z.infer<typeof SimilarConversation>;

export const Preview = z.object({
  conversation: ConversationId,
  /** SHA-256 of the sanitized text, hex. Sending repeats it: what was not seen is not sent. */
  hash: z.string(),
  sanitized: draftText,
  findings: z.array(Finding),
  /** Indices of the findings that went out before, in any branch: what is decided of them changes nothing. */
  sent: z.array(z.number().int()),
  meaning: z.array(Meaning),
  /** Nine in ten shared shifts of this conversation's dates are at most this many weeks. */
  dateWeeks: z.number().int(),
  spends: z.array(Spend),
  /** Who found the names. `reading`: the model is not through yet. `lists`: it cannot be had, and lists find fewer. */
  names: z.enum(['model', 'reading', 'lists']),
  scan: Scan,
  links: z.array(Link),
  report: ModeReport,
  /** What the mode tells the model, sent along; null where nothing. */
  instruction: z.string().nullable(),
  /** BCP 47 language of the draft, or null where it is too short to tell. */
  language: z.string().nullable(),
  /** Time of the analysis, milliseconds. */
  ms: z.number(),
});
export type Preview = z.infer<typeof Preview>;

export const ModelState = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  /** Empty where a file does not say. */
  licence: z.string(),
  licenceUrl: z.string().nullable(),
  languages: z.array(z.string()),
  parameters: z.number().nullable(),
  /** The form of its weights: "Q4_K_M". */
  quantisation: z.string().nullable(),
  /** Longest text that it was trained on, in tokens. */
  contextLength: z.number().nullable(),
  /** False where the file does not say how a chat is written: it rambles. */
  chat: z.boolean(),
  /** What the file is or was checked against; null until the hub tells. */
  sha256: z.string().nullable(),
  /** Where the file lies, once it is here. */
  path: z.string().nullable(),
  /** The file is the user's, used where it lies. */
  inPlace: z.boolean(),
  /** It has a source to come from. */
  downloadable: z.boolean(),
  /** Memory it needs to run, bytes, and whether this computer has it. */
  memory: z.number().int(),
  fit: z.enum(['easy', 'tight', 'no']),
  /** Tokens a second here: as measured, else as expected; null where nothing is known. */
  expected: z.object({ read: z.number(), write: z.number() }).nullable(),
  /** The one to suggest for this computer. */
  recommended: z.boolean(),
  status: z.enum(['absent', 'downloading', 'paused', 'verifying', 'ready', 'damaged']),
  receivedBytes: z.number().int(),
  /** While it downloads. */
  bytesPerSecond: z.number().nullable(),
  /** Where it comes from, in words: a host's or a package's name. */
  source: z.string(),
  /** The user's own file, not one that the app offers. */
  custom: z.boolean(),
  /** In memory now. */
  loaded: z.boolean(),
  /** What is being found out about it in the background. */
  trial: z.enum(['measuring', 'checking']).nullable(),
  measured: z
    .object({ loadMs: z.number(), memory: z.number(), read: z.number(), write: z.number() } satisfies Record<
      keyof Measured,
      z.ZodType
    >)
    .nullable(),
  check: z
    .object({ recall: z.number(), precision: z.number(), cases: z.number(), ms: z.number() } satisfies Record<
      keyof ModelCheck,
      z.ZodType
    >)
    .nullable(),
  error: AppError.nullable(),
});
export type ModelState = z.infer<typeof ModelState>;

/** How local models run. A change counts from the next loading on. */
export const ModelSettings = z.object({
  /** Processor threads; null: as many as suit. */
  threads: z.number().int().min(1).max(1024).nullable(),
  /** Longest text that a model keeps in mind, in tokens. */
  contextSize: z.number().int().min(512).max(1_048_576),
  /** `on`: all of a model on the graphics processor, or an error. */
  gpu: z.enum(['auto', 'on', 'off']),
  /** A model that was asked nothing for so long leaves memory; null: it stays. */
  idleMinutes: z.number().int().min(1).max(1440).nullable(),
  /** Where the files lie; null: in the profile. */
  folder: z.string().nullable(),
});
export type ModelSettings = z.infer<typeof ModelSettings>;

/** What this computer has for local models. */
export const ModelHost = z.object({
  /** Bytes. */
  memory: z.number(),
  gpuMemory: z.number().nullable(),
  gpus: z.array(z.string()),
  cores: z.number().int(),
  /** Where the files lie now. */
  folder: z.string(),
});
export type ModelHost = z.infer<typeof ModelHost>;

export const Settings = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  onboarded: z.boolean(),
  coins: z.enum(['profile', 'conversation']),
  share: z.enum(['value', 'prompt']),
  /** Mode of new conversations. */
  mode: Mode,
  keepGender: z.boolean(),
  /** Most ε that may be spent on one value before the window asks. */
  epsilonCap: z.number().min(0.1).max(100),
  /** Target of new conversations. */
  target: Target,
  /** Deep scan: never, for a draft that the user asks it for, or for every draft. */
  scan: z.enum(['off', 'request', 'always']),
  /** What a stranger could still infer: told when asked, or before every sending too. */
  infer: z.enum(['request', 'always']),
  /** The model of deep scan, inference and titles, by id. Null: the ablest that is ready and passed the check. */
  localModel: z.string().nullable(),
});
export type Settings = z.infer<typeof Settings>;

export const JournalEntry = z.object({
  id: z.string(),
  at: z.number().int(),
  conversation: ConversationId.nullable(),
  provider: z.string(),
  host: z.string(),
  model: z.string(),
  /** The request as sent, without credentials. */
  body: z.string(),
  status: z.enum(['sending', 'answered', 'failed', 'stopped']),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

export const SearchHit = z.object({
  conversation: ConversationId,
  message: MessageId.nullable(),
  title: z.string(),
  /** Text around the match; the match stands between U+E000 and U+E001. */
  snippet: z.string(),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const OpenConversation = z.object({
  conversation: Conversation,
  /** The branch that ends in `head`, root first. */
  messages: z.array(Message),
  draft: z.string(),
});
export type OpenConversation = z.infer<typeof OpenConversation>;

/** What the user was asked before sending, and agreed to. */
export const Agreement = z.enum(['over-cap', 'lists-only', 'unscanned', 'inferences']);
export type Agreement = z.infer<typeof Agreement>;

export const SendOutcome = z.discriminatedUnion('kind', [
  /** `guesses`: where the user wants to be told before sending, what was found and not worth asking about. */
  z.object({
    kind: z.literal('sent'),
    user: UserMessage,
    assistant: AssistantMessage,
    conversation: Conversation,
    guesses: Inferences.nullable(),
  }),
  /** The text is not the one that was seen: look again, then send. */
  z.object({ kind: z.literal('changed'), preview: Preview }),
  /** Sending would spend more than the cap on these values. Send again with it agreed. */
  z.object({ kind: z.literal('over-cap'), spends: z.array(Spend) }),
  /** The model that finds names cannot be had. Send again with it agreed. */
  z.object({ kind: z.literal('lists-only') }),
  /** Every draft is to be scanned, and this one is not through. Send again when `draft.read` came, or with `unscanned` agreed. */
  z.object({ kind: z.literal('unscanned'), scan: Scan }),
  /** The user wants to be told before sending: this can still be guessed. Send again with `inferences` agreed. */
  Inferences.extend({ kind: z.literal('inferences') }),
]);
export type SendOutcome = z.infer<typeof SendOutcome>;

const ProcessName = z.enum(['engine', 'models']);

/** How the app stands. `locked`: the key is not to be had yet; `error` says why. */
export const AppStatus = z.object({
  engine: z.enum(['starting', 'ready', 'locked', 'failed']),
  error: AppError.nullable(),
  /** Where the master key lives. */
  keyPlace: z.enum(['keychain', 'passphrase', 'session']).nullable(),
  /** A passphrase was set on this computer before. */
  hasPassphrase: z.boolean(),
  platform: z.string(),
});
export type AppStatus = z.infer<typeof AppStatus>;

const none = z.undefined();
const request = <H extends 'main' | 'engine', I extends z.ZodType, O extends z.ZodType>(
  handler: H,
  input: I,
  output: O,
) => ({ handler, input, output });

export const requests = {
  'app.status': request('main', none, AppStatus),
  /** Without a keychain: open with a passphrase (made on first use), for this session only, or try the keychain again. */
  'app.unlock': request(
    'main',
    z.discriminatedUnion('with', [
      z.object({ with: z.literal('keychain') }),
      z.object({ with: z.literal('passphrase'), passphrase: z.string().min(8).max(1000) }),
      z.object({ with: z.literal('session') }),
    ]),
    AppStatus,
  ),
  /** The words of a PDF, Word or Excel document, read in a process without keys and network. */
  'documents.read': request('main', z.object({ bytes: z.instanceof(Uint8Array) }), DocumentText),
  /** Ends the reading of documents; each is answered `stopped`. */
  'documents.stop': request('main', none, none),
  /** Opens an http(s) link in the system's browser after the user agreed. */
  'link.open': request('main', z.object({ url: z.url() }), none),
  /** Asks for a place and writes the sanitized transcript; gives the file's name, null where the user cancelled. */
  'export.save': request(
    'main',
    z.object({ conversation: ConversationId, format: z.enum(['markdown', 'json']) }),
    z.object({ fileName: z.string() }).nullable(),
  ),

  'settings.get': request('engine', none, Settings),
  'settings.set': request('engine', Settings.partial(), Settings),

  'conversations.list': request('engine', none, z.array(Conversation)),
  'conversations.create': request('engine', z.object({ temporary: z.boolean() }), OpenConversation),
  /** A chat like that of a prompt, its settings and decisions with it, with the prompt as its draft and one value kept. */
  'conversations.anew': request('engine', z.object({ prompt: MessageId, keep: Decision }), OpenConversation),
  'conversations.open': request('engine', z.object({ id: ConversationId }), OpenConversation),
  'conversations.update': request(
    'engine',
    z.object({
      id: ConversationId,
      title: z.string().min(1).max(300).optional(),
      pinned: z.boolean().optional(),
      mode: Mode.optional(),
      epsilon: Epsilon.optional(),
      sliders: Sliders.optional(),
      mechanisms: Mechanisms.optional(),
      links: z.array(LinkDecision).max(1000).optional(),
      systemPrompt: SystemPrompt.nullable().optional(),
      target: Target.optional(),
      /** Shows the branch that holds this message. */
      head: MessageId.optional(),
    }),
    OpenConversation,
  ),
  'conversations.delete': request('engine', z.object({ id: ConversationId }), none),
  'conversations.search': request('engine', z.object({ query: z.string().max(1000) }), z.array(SearchHit)),
  /** Conversations about the same, the most alike first; the words are compared in the store, nothing leaves. */
  'conversations.similar': request('engine', z.object({ id: ConversationId }), z.array(SimilarConversation)),
  'conversations.transcript': request(
    'engine',
    z.object({ conversation: ConversationId, format: z.enum(['markdown', 'json']) }),
    z.object({ fileName: z.string(), text: z.string() }),
  ),

  /** Analyses a draft; also keeps it (encrypted), so nothing typed is lost. */
  'draft.preview': request('engine', z.object({ conversation: ConversationId, text: draftText }), Preview),
  'draft.save': request('engine', z.object({ conversation: ConversationId, text: draftText }), none),
  /**
   * Starts or stops the deep scan of this conversation's draft. Progress comes as `draft.scan`, and `draft.read` when a
   * preview shows more. Ends with the draft.
   */
  'draft.scan': request('engine', z.object({ conversation: ConversationId, on: z.boolean() }), Scan),
  /**
   * Reads what would leave, earlier turns of the branch included, for what it still tells of the user. What the rules say
   * comes at once, as `draft.guessed`.
   */
  'draft.infer': request('engine', z.object({ conversation: ConversationId, text: draftText }), Inferences),
  /** Ends the model's part of it; what the rules say is answered. */
  'draft.infer-stop': request('engine', z.object({ conversation: ConversationId }), none),
  /** Keeps, protects or redacts a value, in this conversation or everywhere. */
  'draft.decide': request(
    'engine',
    z.object({ conversation: ConversationId, decision: Decision, scope: z.enum(['conversation', 'everywhere']) }),
    none,
  ),

  /** The user's decisions for every chat, the latest first. */
  'rules.list': request('engine', none, z.array(Rule)),
  /** `bad_pattern` for a pattern that cannot be read. */
  'rules.set': request('engine', Rule, none),
  'rules.remove': request('engine', Rule.omit({ action: true, foundBy: true }), none),

  'turn.send': request(
    'engine',
    z.object({
      conversation: ConversationId,
      /** The message this one follows; another parent than the head starts a branch. */
      parent: MessageId.nullable(),
      text: draftText,
      hash: z.string(),
      agreed: z.array(Agreement),
    }),
    SendOutcome,
  ),
  'turn.stop': request('engine', z.object({ conversation: ConversationId }), none),
  /** A new answer beside the old one, to the same sent text. */
  'turn.regenerate': request('engine', z.object({ message: MessageId }), AssistantMessage),
  /** Goes on with a reply that broke off and that nothing follows yet: what comes is joined to it. */
  'turn.continue': request('engine', z.object({ message: MessageId }), AssistantMessage),

  'providers.list': request('engine', none, z.array(Provider)),
  'providers.save': request(
    'engine',
    z.object({
      id: ProviderId.optional(),
      kind: ProviderKind.exclude(['local']),
      name: z.string().min(1).max(100),
      baseUrl: z.url().nullable(),
      models: z.array(z.string().min(1).max(300)),
      /** Left out: the stored one stays. Goes to the keychain and never comes back. */
      key: z.string().max(10_000).optional(),
    }),
    Provider,
  ),
  'providers.remove': request('engine', z.object({ id: ProviderId }), none),
  /** Asks the provider which models it has; also tells whether the key works. Sends no user text. */
  'providers.models': request('engine', z.object({ id: ProviderId }), z.array(z.string())),

  'models.list': request('main', none, z.array(ModelState)),
  /** Starts or resumes. Progress comes as `models.changed`. */
  'models.download': request('main', z.object({ id: z.string() }), none),
  /** Stops a download; what has come stays, to resume. */
  'models.pause': request('main', z.object({ id: z.string() }), none),
  /** Forgets what went wrong with a model. */
  'models.dismiss': request('main', z.object({ id: z.string() }), none),
  'models.remove': request('main', z.object({ id: z.string() }), none),
  /** Out of memory, until the next question. */
  'models.unload': request('main', none, none),
  /** Measures a model anew, and checks what it finds. */
  'models.measure': request('main', z.object({ id: z.string() }), none),
  /** Asks for a GGUF file and uses it where it lies. Its id, or null where the user cancelled. */
  'models.add-file': request('main', none, z.object({ id: z.string() }).nullable()),
  /** Adds a GGUF file by its address on the hub, and starts its download. */
  'models.add-address': request(
    'main',
    z.object({ address: z.string().min(1).max(2000) }),
    z.object({ id: z.string() }),
  ),
  'models.host': request('main', none, ModelHost),
  'models.settings': request('main', none, ModelSettings),
  'models.set': request('main', ModelSettings.omit({ folder: true }).partial(), ModelSettings),
  /** Asks for a folder and moves the files there. Null where the user cancelled. */
  'models.move': request('main', none, ModelHost.nullable()),

  'journal.list': request('engine', none, z.array(JournalEntry)),
} as const;

export type Requests = typeof requests;
export type RequestName = keyof Requests;
export type RequestInput<N extends RequestName> = z.input<Requests[N]['input']>;
export type RequestOutput<N extends RequestName> = z.output<Requests[N]['output']>;

const events = {
  'app.status': AppStatus,
  /** A process ended and was started again; drafts and chats are kept. */
  'process.restarted': z.object({ process: ProcessName }),
  /**
   * The streaming reply: the text so far grows by `restored` and `received`; `spans` are new and in whole-text offsets. Of one that
   * goes on, the text so far comes first.
   */
  'turn.delta': z.object({
    conversation: ConversationId,
    message: MessageId,
    restored: z.string(),
    received: z.string(),
    spans: z.array(RestoredSpan),
  }),
  /** Whether a reply waits for another of the local model, which writes one at a time. Not told where it does not. */
  'turn.waits': z.object({ message: MessageId, waits: z.boolean() }),
  /** Done, stopped or failed: the message as stored. */
  'turn.ended': z.object({ message: AssistantMessage }),
  'conversations.changed': z.object({ conversation: Conversation }),
  /** A model has read more of this conversation's draft: a preview of it now shows what it found. */
  'draft.read': z.object({ conversation: ConversationId }),
  /** How far the deep scan of this conversation's draft is. */
  'draft.scan': z.object({ conversation: ConversationId, scan: Scan }),
  /** What the rules say of this conversation's draft, while a model still reads it. */
  'draft.guessed': z.object({ conversation: ConversationId, inferences: Inferences }),
  'models.changed': z.object({ models: z.array(ModelState) }),
  /** How far the files are on their way to another folder; null: none is on its way. */
  'models.moving': z.object({ moved: z.number(), bytes: z.number() }).nullable(),
  /** The menu's commands. */
  'menu.command': z.object({ command: z.enum(['new-chat', 'new-temporary-chat', 'search', 'export', 'settings']) }),
} as const;

type Events = typeof events;
export type EventName = keyof Events;
export type EventPayload<N extends EventName> = z.output<Events[N]>;

/** What the preload puts on `window.palimpsest`. */
export interface PalimpsestApi {
  request<N extends RequestName>(name: N, input: RequestInput<N>): Promise<Result<RequestOutput<N>>>;
  /** Returns the function that ends the subscription. */
  on<N extends EventName>(name: N, listener: (payload: EventPayload<N>) => void): () => void;
}
