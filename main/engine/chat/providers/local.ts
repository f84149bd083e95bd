import { type AppError, type Conversation, localTarget, type Message, type Provider } from '../../../../shared/domain';
import type { ModelState } from '../../../../shared/ipc';
import type { ChatMessage } from '../../../../shared/models';
import { CodedError } from '../../../../shared/result';
import type { Main } from '../../main-peer';
import type { AnswerRequest } from '../answer-request';
import { outgoing } from '../egress';

/** Longest answer of a local model. */
const maxTokens = 4096;

/** Those that can answer now, the one for this computer first. */
const readyOf = (models: readonly ModelState[]): ModelState[] =>
  models
    .filter(({ status }) => status === 'ready')
    .sort((one, other) => Number(other.recommended) - Number(one.recommended));

/** Why a model cannot answer. */
const whyNot = (model: ModelState | undefined): AppError => {
  if (model?.status !== 'damaged') return { code: 'model_missing' };
  if (model.receivedBytes > 0) return model.error ?? { code: 'model_damaged' };
  return { code: model.inPlace ? 'model_file_missing' : 'model_missing' };
};

/** The embedded provider: models that run on this computer. */
export const localProvider = async (main: Main): Promise<Provider> => ({
  id: localTarget.provider,
  kind: 'local',
  name: 'This computer',
  baseUrl: null,
  hasKey: false,
  models: readyOf(await main.call('models.list', undefined)).map(({ id }) => id),
});

/** The model of this name; of no name the best that is here. Throws `model_missing`, `model_file_missing` or `model_damaged`. */
export const localModel = async (main: Main, id: string): Promise<ModelState> => {
  const models = await main.call('models.list', undefined);
  const ready = readyOf(models);
  const model = id === '' ? ready[0] : ready.find((candidate) => candidate.id === id);
  if (model !== undefined) return model;
  const { code, detail = id } = whyNot(models.find((candidate) => candidate.id === id));
  throw new CodedError(code, detail);
};

/**
 * The user's own words come first; what the modes of the prompts say of them is true under any. A reply at the end is written on:
 * to a model the white space before a word is a part of it.
 */
const messagesOf = (branch: readonly Message[], systemPrompt: string | null): ChatMessage[] => {
  const messages: ChatMessage[] = outgoing(branch);
  const last = messages.at(-1);
  if (last?.role === 'assistant') messages.splice(-1, 1, { ...last, text: last.text.trimEnd() });
  if (systemPrompt === null) return messages;
  const told = messages.filter(({ role }) => role === 'system').map(({ text }) => text);
  const system: ChatMessage = { role: 'system', text: [systemPrompt, ...told].join('\n\n') };
  return [system, ...messages.filter(({ role }) => role !== 'system')];
};

/** The messages of a branch that go to a model. */
const spoken = (branch: readonly Message[]): Message[] =>
  branch.filter((message) => outgoing([message]).some(({ role }) => role !== 'system'));

/**
 * An answer of the models worker. It gets what a cloud would get, for the way of a prompt is the same everywhere, and before it
 * the user's own system prompt as it was written.
 */
export const localAnswer = async (
  main: Main,
  { model, systemPrompt }: { model: string } & Pick<Conversation, 'systemPrompt'>,
  { branch, signal, onText, onReadFrom }: AnswerRequest,
): Promise<void> => {
  const {
    text,
    reason,
    forgotten = 0,
  } = await main.call(
    'models.chat',
    { model, messages: messagesOf(branch, systemPrompt), maxTokens },
    { signal, onChunk: onText },
  );
  const first = forgotten > 0 && spoken(branch)[forgotten];
  if (first) onReadFrom(first.id);
  if (signal.aborted) return;
  if (reason === 'repeats') throw new CodedError('reply_repeats');
  if (reason === 'length') throw new CodedError('reply_too_long');
  if (text === '') throw new CodedError('provider_empty');
};
