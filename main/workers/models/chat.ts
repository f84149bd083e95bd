import type {
  ChatHistoryItem,
  ChatWrapper,
  LlamaChat,
  LlamaContextSequence,
  LlamaGrammar,
  LlamaModel,
  Token,
} from 'node-llama-cpp';
import { type ChatCall, type ChatMessage, defaultSystemPrompt } from '../../../shared/models';
import { CodedError } from '../../../shared/result';
import { watchLoops } from './loops';
import type { Loaded } from './runtime';

/** A model file smaller than this, in bytes, knows little and wanders off unless it takes its likeliest words. */
const smallModel = 500_000_000;

/** A light penalty against the loops that small models fall into. */
const sampling = ({ size }: LlamaModel) => ({
  temperature: size < smallModel ? 0.1 : 0.6,
  topP: 0.9,
  topK: 40,
  minP: 0.05,
  repeatPenalty: { penalty: 1.05, lastTokens: 64, penalizeNewLine: false },
});

/** An answer of a given form is data: the likeliest, and nothing may keep it from repeating a bracket or a name. */
const likeliest = { temperature: 0, repeatPenalty: false } as const;

/** The grammar of a JSON schema. */
const grammarOf = ({ model }: Loaded, schema: object): Promise<LlamaGrammar> =>
  model.llama.createGrammarForJsonSchema(schema as { type: 'object' });

/**
 * Tokens read between two looks at whether the answer is still wanted: about a quarter of a second's worth, so that
 * a background job gives way at once on a slow computer and costs nothing on a fast one.
 */
const stepTime = 250;
const steps = { first: 32, least: 16, most: 512 };

/**
 * Reads a prompt into the sequence, up to its last token. llama.cpp cannot be stopped inside a read.
 * @returns whether it came to the end
 */
export const readAhead = async (
  sequence: LlamaContextSequence,
  tokens: Token[],
  signal: AbortSignal,
): Promise<boolean> => {
  await sequence.adaptStateToTokens(tokens, false);
  let step = steps.first;
  while (sequence.nextTokenIndex < tokens.length - 1) {
    if (signal.aborted) return false;
    const from = sequence.nextTokenIndex;
    const start = performance.now();
    await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(from, Math.min(from + step, tokens.length - 1)));
    const share = stepTime / (performance.now() - start);
    step = Math.round(Math.min(steps.most, Math.max(steps.least, step * Math.min(2, share))));
  }
  return !signal.aborted;
};

const defaultInstruction: ChatMessage = { role: 'system', text: defaultSystemPrompt };

/** Share of the context that is kept free for the answer. */
const answerShare = 0.25;

const toItem = ({ role, text }: ChatMessage): ChatHistoryItem =>
  role === 'assistant' ? { type: 'model', response: [text] } : { type: role, text };

/** The template of the model, with thinking aloud turned down: an answer is waited for. */
const chatWrapper = async ({ model }: Loaded): Promise<ChatWrapper> => {
  const { QwenChatWrapper, resolveChatWrapper } = await import('node-llama-cpp');
  const wrapper = resolveChatWrapper(model);
  return wrapper instanceof QwenChatWrapper
    ? new QwenChatWrapper({ variation: wrapper.variation, thoughts: 'discourage' })
    : wrapper;
};

/** Stands for a prompt in a template; no text of a template has it. */
const place = '\u{F0000}prompt\u{F0000}';

/** What stands before and after a chat's first prompt, in tokens. */
interface Frame {
  readonly before: Token[];
  readonly after: Token[];
}

/**
 * The model's own template as it stands, without thinking aloud: made at once, where finding out which of the known ones
 * it is takes half a second.
 */
const plainWrapper = async (loaded: Loaded): Promise<{ wrapper: ChatWrapper; first: Token[] }> => {
  const { JinjaTemplateChatWrapper } = await import('node-llama-cpp');
  const { tokenizer, tokens, fileInfo } = loaded.model;
  const template = fileInfo.metadata.tokenizer?.chat_template;
  try {
    if (template !== undefined) {
      const additionalRenderParameters = { enable_thinking: false };
      const wrapper = new JinjaTemplateChatWrapper({ template, tokenizer, additionalRenderParameters });
      return { wrapper, first: tokens.bos === null || template.includes('bos_token') ? [] : [tokens.bos] };
    }
  } catch {
    // Written for another interpreter: the library knows more ways.
  }
  return { wrapper: await chatWrapper(loaded), first: [] };
};

/** Frames with what the system's message ends with. They are null for a template that changes prompts. */
export const createFrames = async (loaded: Loaded): Promise<(told: string) => Frame | null> => {
  const { LlamaText } = await import('node-llama-cpp');
  const { wrapper, first } = await plainWrapper(loaded);
  return (told) => {
    const system = { ...defaultInstruction, text: defaultInstruction.text + told };
    const { values } = wrapper.generateContextState({
      chatHistory: [toItem(system), { type: 'user', text: place }, { type: 'model', response: [] }],
    }).contextText;
    const at = values.findIndex((value) => typeof value === 'string' && value.includes(place));
    const [before, after, more] = String(values[at]).split(place);
    if (before === undefined || after === undefined || more !== undefined) return null;
    const tokens = (text: typeof values): Token[] => LlamaText(text).tokenize(loaded.model.tokenizer);
    const ahead = tokens([...values.slice(0, at), before]);
    return { before: [...first, ...ahead], after: tokens([after, ...values.slice(at + 1)]) };
  };
};

/** Share of a reply that is forgotten at a time, from its beginning. */
const shortening = 0.25;

/**
 * Drops the oldest messages, never the system's nor the last, until the rest fits `tokens`. Of a reply that is to go on its prompt
 * stays, and where the two are too long, the reply's end.
 */
export const keepNewest = (
  messages: readonly ChatMessage[],
  tokens: number,
  count: (messages: readonly ChatMessage[]) => number,
): ChatMessage[] => {
  const kept = [...messages];
  const isCut = kept.at(-1)?.role === 'assistant';
  while (count(kept) > tokens) {
    const oldest = kept.findIndex(({ role }) => role !== 'system');
    if (oldest !== -1 && oldest < kept.length - (isCut ? 2 : 1)) kept.splice(oldest, 1);
    else {
      const last = kept.pop();
      if (!isCut || last === undefined || last.text.length < 100) throw new CodedError('model_context_full');
      kept.push({ ...last, text: last.text.slice(Math.ceil(last.text.length * shortening)) });
    }
  }
  return kept;
};

interface ChatOptions {
  messages: readonly ChatMessage[];
  maxTokens: number;
  schema?: object | undefined;
  greedy?: boolean | undefined;
  signal: AbortSignal;
  chunk: (text: string) => void;
}

/** One chat template and its sequence, for as long as the model stays loaded: an equal beginning is read once. */
export const createChat = async (loaded: Loaded): Promise<(options: ChatOptions) => Promise<ChatCall['output']>> => {
  const { LlamaChat } = await import('node-llama-cpp');
  const wrapper = await chatWrapper(loaded);
  const context = await loaded.context();
  const sequence = context.getSequence();
  const chat: LlamaChat = new LlamaChat({ contextSequence: sequence, chatWrapper: wrapper });
  const size = context.contextSize;

  /** A reply at the end goes on. */
  const history = (messages: readonly ChatMessage[]): ChatHistoryItem[] => {
    const items = messages.map(toItem);
    return messages.at(-1)?.role === 'assistant' ? items : [...items, { type: 'model', response: [] }];
  };
  const tokensOf = (messages: readonly ChatMessage[]): Token[] =>
    wrapper.generateContextState({ chatHistory: history(messages) }).contextText.tokenize(loaded.model.tokenizer);
  const count = (messages: readonly ChatMessage[]): number => tokensOf(messages).length;

  return async ({ messages, maxTokens, schema, greedy, signal, chunk }) => {
    const form = {
      ...(greedy || schema !== undefined ? likeliest : {}),
      ...(schema === undefined ? {} : { grammar: await grammarOf(loaded, schema) }),
    };
    const instructed = messages.some(({ role }) => role === 'system') ? messages : [defaultInstruction, ...messages];
    const kept = keepNewest(instructed, Math.floor(size * (1 - answerShare)), count);
    const forgotten = instructed.length - kept.length;
    const prompt = tokensOf(kept);
    let text = '';
    if (!(await readAhead(sequence, prompt, signal))) return { text, reason: 'stopped', forgotten };
    // Data may say the same of many things.
    const isLoop = schema === undefined ? watchLoops() : () => false;
    const looping = new AbortController();
    const result = await chat.generateResponse(history(kept), {
      ...sampling(loaded.model),
      ...form,
      // Past the context the library would forget more, in the middle of the answer.
      maxTokens: Math.min(maxTokens, size - prompt.length - 1),
      signal: AbortSignal.any([signal, looping.signal]),
      stopOnAbortSignal: true,
      budgets: { thoughtTokens: 0 },
      onTextChunk: (part) => {
        text += part;
        chunk(part);
        if (isLoop(part)) looping.abort();
      },
    });
    const { stopReason } = result.metadata;
    if (stopReason === 'abort') return { text, reason: signal.aborted ? 'stopped' : 'repeats', forgotten };
    return { text, reason: stopReason === 'maxTokens' ? 'length' : 'end', forgotten };
  };
};
