import { z } from 'zod';
import { DocumentText } from '../documents';
import {
  AssistantMessage,
  Conversation,
  ConversationId,
  Decision,
  Epsilon,
  LinkDecision,
  Mechanisms,
  MessageId,
  Mode,
  Provider,
  ProviderId,
  ProviderKind,
  Rule,
  Sliders,
  SystemPrompt,
  Target,
} from '../domain';
import { AppStatus } from './app';
import { JournalEntry, OpenConversation, SearchHit, SimilarConversation } from './conversations';
import { Inferences } from './inference';
import { ModelHost, ModelSettings, ModelState } from './local-models';
import { Preview, Scan } from './preview';
import { Promised, Replaced } from './promised';
import { Agreement, SavedText, SaveOutcome, SendOutcome } from './sending';
import { Settings } from './settings';

/** Any length: the engine answers `draft_too_large` past its limit, which says more than `invalid_request`. */
const draftText = z.string();

const none = z.undefined();
const request = <H extends 'main' | 'engine', I extends z.ZodType, O extends z.ZodType>(
  handler: H,
  input: I,
  output: O,
) => ({ handler, input, output });

/** A draft that is to leave as it was seen: the hash is its preview's. */
const SeenDraft = z.object({
  conversation: ConversationId,
  text: draftText,
  hash: z.string(),
  agreed: z.array(Agreement),
});

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

  /** Asks for a place and writes the draft there as it was seen, sanitized; what it tells counts as sent. */
  'draft.save-sanitized': request('main', SeenDraft, SaveOutcome),

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
  /** What the preview shows, to be saved; `leaves` counts it as sent, else it is only told whether it may. */
  'draft.take-out': request('engine', SeenDraft.extend({ leaves: z.boolean() }), SavedText),
  /** What is promised of a value of this draft. */
  'draft.promised': request('engine', Replaced, Promised),
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
    /** The message this one follows; another parent than the head starts a branch. */
    SeenDraft.extend({ parent: MessageId.nullable() }),
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
