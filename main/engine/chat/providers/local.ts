import type { ErrorCode, Provider } from '../../../../shared/domain';
import { ProviderId } from '../../../../shared/domain';
import type { ModelState } from '../../../../shared/ipc';
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
const whyNot = (model: ModelState | undefined): ErrorCode => {
  if (model?.status !== 'damaged') return 'model_missing';
  if (model.receivedBytes > 0) return 'model_damaged';
  return model.inPlace ? 'model_file_missing' : 'model_missing';
};

/** The embedded provider: models that run on this computer. */
export const localProvider = async (main: Main): Promise<Provider> => ({
  id: ProviderId.parse('local'),
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
  throw new CodedError(whyNot(models.find((candidate) => candidate.id === id)), id);
};

/** An answer of the models worker. It gets what a cloud would get: the way of a prompt is the same everywhere. */
export const localAnswer = async (
  main: Main,
  model: string,
  { branch, signal, onText }: AnswerRequest,
): Promise<void> => {
  const { text, reason } = await main.call(
    'models.chat',
    { model, messages: outgoing(branch), maxTokens },
    { signal, onChunk: onText },
  );
  if (signal.aborted) return;
  if (reason === 'repeats') throw new CodedError('reply_repeats');
  if (reason === 'length') throw new CodedError('reply_too_long');
  if (text === '') throw new CodedError('provider_empty');
};
