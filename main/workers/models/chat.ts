import type { ChatHistoryItem, ChatWrapper, LlamaChat, LlamaModel } from 'node-llama-cpp';
import type { ChatCall, ChatMessage } from '../../../shared/models';
import { CodedError } from '../../../shared/result';
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

/** Without any instruction the smallest models answer a greeting with an essay. */
const defaultInstruction: ChatMessage = { role: 'system', text: 'You are a helpful AI assistant.' };

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

/** Drops the oldest messages, never the system's nor the last, until the rest fits `tokens`. */
export const keepNewest = (
  messages: readonly ChatMessage[],
  tokens: number,
  count: (messages: readonly ChatMessage[]) => number,
): ChatMessage[] => {
  const kept = [...messages];
  while (count(kept) > tokens) {
    const oldest = kept.findIndex(({ role }) => role !== 'system');
    if (oldest === -1 || oldest === kept.length - 1) throw new CodedError('draft_too_large');
    kept.splice(oldest, 1);
  }
  return kept;
};

interface ChatOptions {
  messages: readonly ChatMessage[];
  maxTokens: number;
  signal: AbortSignal;
  chunk: (text: string) => void;
}

/** One chat template and its sequence, for as long as the model stays loaded: an equal beginning is read once. */
export const createChat = async (loaded: Loaded): Promise<(options: ChatOptions) => Promise<ChatCall['output']>> => {
  const { LlamaChat } = await import('node-llama-cpp');
  const wrapper = await chatWrapper(loaded);
  const chat: LlamaChat = new LlamaChat({ contextSequence: loaded.context.getSequence(), chatWrapper: wrapper });
  const size = loaded.context.contextSize;

  const history = (messages: readonly ChatMessage[]): ChatHistoryItem[] => [
    ...messages.map(toItem),
    { type: 'model', response: [] },
  ];
  const count = (messages: readonly ChatMessage[]): number =>
    wrapper.generateContextState({ chatHistory: history(messages) }).contextText.tokenize(loaded.model.tokenizer)
      .length;

  return async ({ messages, maxTokens, signal, chunk }) => {
    const instructed = messages.some(({ role }) => role === 'system') ? messages : [defaultInstruction, ...messages];
    const kept = keepNewest(instructed, Math.floor(size * (1 - answerShare)), count);
    let text = '';
    const result = await chat.generateResponse(history(kept), {
      ...sampling(loaded.model),
      maxTokens,
      signal,
      stopOnAbortSignal: true,
      budgets: { thoughtTokens: 0 },
      onTextChunk: (part) => {
        text += part;
        chunk(part);
      },
    });
    const { stopReason } = result.metadata;
    return { text, reason: stopReason === 'abort' ? 'stopped' : stopReason === 'maxTokens' ? 'length' : 'end' };
  };
};
