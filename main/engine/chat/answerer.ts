import { type Conversation, isLocal, type Provider, type Writer } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import type { Main } from '../main-peer';
import type { Services } from '../services';
import type { AnswerRequest } from './answer-request';
import { type CloudProvider, cloudAnswer } from './cloud';
import { cloudKinds } from './providers';
import { localAnswer, localModel } from './providers/local';

/** The keychain's name for a provider's API key. */
export const keyAccount = (provider: Provider['id']): string => `provider:${provider}`;

/** A provider's API key; '' where it has and needs none: the keychain is not asked for it. Throws `provider_not_set_up` where it is missing. */
export const keyOf = async (main: Main, { id, kind, hasKey }: CloudProvider): Promise<string> => {
  const key = hasKey ? await main.call('secret.get', { account: keyAccount(id) }) : null;
  if (key === null && cloudKinds[kind].needsKey) throw new CodedError('provider_not_set_up', 'key');
  return key ?? '';
};

/** Who answers a turn. Holds the API key of this turn and is forgotten with it. */
export interface Answerer {
  /** Provider and model, as shown. */
  readonly author: string;
  readonly writer: Writer;
  /** Resolves at the answer's end, rejects with a CodedError. */
  answer(request: AnswerRequest): Promise<void>;
}

/** Throws `provider_not_set_up` where the provider is gone or lacks its key or a model, `model_missing` without a local one. */
export const findAnswerer = async (
  services: Services,
  { target, systemPrompt }: Pick<Conversation, 'target' | 'systemPrompt'>,
): Promise<Answerer> => {
  const { main, stores, line, patience } = services;
  if (isLocal(target)) {
    const model = await localModel(main, target.model);
    return {
      author: model.name,
      writer: systemPrompt === null ? 'local' : 'instructed',
      answer: (request) => line(localAnswer(main, { model: model.id, systemPrompt }, request), request.onWaits),
    };
  }
  const provider = stores.profile.providers.list().find(({ id }) => id === target.provider);
  if (provider === undefined) throw new CodedError('provider_not_set_up');
  const cloud = asCloud(provider);
  const key = await keyOf(main, cloud);
  const model = target.model === '' ? cloud.models[0] : target.model;
  if (model === undefined) throw new CodedError('provider_not_set_up', 'model');
  return {
    author: `${cloud.name} · ${model}`,
    writer: 'cloud',
    answer: ({ store, message, branch, signal, onText }) =>
      cloudAnswer({
        provider: cloud,
        key,
        model,
        branch,
        patience,
        signal,
        onText,
        record: (request) => {
          const conversation = branch.at(-1)?.conversation ?? null;
          store.journal.add({ ...request, provider: cloud.name, model, conversation, message });
        },
      }),
  };
};

/** Throws `provider_not_set_up`: the store holds no local provider. */
export const asCloud = (provider: Provider): CloudProvider => {
  const { kind } = provider;
  if (kind === 'local') throw new CodedError('provider_not_set_up');
  return { ...provider, kind };
};
