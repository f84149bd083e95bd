import type { Message, Provider } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import { providerAddress } from './address';
import { asked, type LineOptions, openLine } from './egress';
import { type CloudPrompt, cloudKinds } from './providers';

/** A provider of the user's, outside this computer. */
export type CloudProvider = Provider & { kind: Exclude<Provider['kind'], 'local'> };

interface CloudAnswer {
  readonly provider: CloudProvider;
  readonly key: string;
  readonly model: string;
  /** Committed messages, root first: a user's last, or the reply that is to go on, as far as it stays. */
  readonly branch: readonly Message[];
  readonly record: LineOptions['record'];
  readonly patience: number;
  readonly signal: AbortSignal;
  readonly onText: (chunk: string) => void;
}

/** Where a provider is. Throws `provider_not_set_up` where neither the kind nor the user says it, `host_not_allowed`. */
export const addressOf = ({ kind, baseUrl }: Pick<CloudProvider, 'kind' | 'baseUrl'>): string => {
  const address = baseUrl ?? cloudKinds[kind].baseUrl;
  if (address === null) throw new CodedError('provider_not_set_up', 'address');
  return providerAddress(address);
};

const promptOf = (branch: readonly Message[]): CloudPrompt =>
  asked(branch).map(({ role, text }) =>
    role === 'system' ? { role, content: text } : { role, content: [{ type: 'text', text }] },
  );

/** What the SDK threw: its own errors are Errors, the provider's come as values or as an AI_APICallError. */
const streamFailure = (thrown: unknown, answered: boolean): CodedError => {
  if (!(thrown instanceof Error) || thrown.name === 'AI_APICallError') return new CodedError('provider_failed');
  return new CodedError(answered ? 'provider_garbled' : 'internal');
};

/** How openai-compatible tells that the stream had no end; the other packages end it as `interrupted`. */
const saysCut = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name === 'AI_InvalidResponseDataError';

/** Streams one answer. Resolves where it came to its end; rejects with a CodedError, what came having been told. */
export const cloudAnswer = async (request: CloudAnswer): Promise<void> => {
  const { provider, key, model, branch, record, patience, signal, onText } = request;
  const kind = cloudKinds[provider.kind];
  const baseUrl = addressOf(provider);
  const line = openLine({ baseUrl, model, branch, record, patience });
  let begun = false;
  let said = false;
  let cut = false;
  let full = false;
  try {
    const cloud = await kind.model({ baseUrl, key, fetch: line.fetch }, model);
    const { stream } = await cloud.doStream({
      prompt: promptOf(branch),
      providerOptions: kind.options,
      abortSignal: signal,
    });
    for await (const part of stream) {
      if (part.type === 'error') {
        if (!saysCut(part.error)) throw part.error;
        cut = true;
      } else if (part.type === 'text-delta' && part.delta !== '') {
        said = true;
        onText(part.delta);
      } else if (part.type === 'response-metadata' || part.type === 'text-start') {
        begun = true;
      } else if (part.type === 'finish') {
        cut ||= part.finishReason.unified === 'interrupted';
        full = part.finishReason.unified === 'length';
      }
    }
  } catch (thrown) {
    throw line.failure() ?? streamFailure(thrown, line.answered());
  }
  if (cut && (said || begun)) throw new CodedError('provider_interrupted');
  if (cut && line.answered()) throw new CodedError('provider_garbled');
  if (!said) throw new CodedError('provider_empty');
  if (full) throw new CodedError('reply_too_long');
};

/** Asks a provider for its models. Rejects with a CodedError. */
export const cloudModels = async (
  provider: CloudProvider,
  key: string,
  record: LineOptions['record'],
  patience: number,
): Promise<string[]> => {
  const kind = cloudKinds[provider.kind];
  const baseUrl = addressOf(provider);
  const line = openLine({ baseUrl, model: '', branch: [], record, patience });
  return kind.models({ baseUrl, key, fetch: line.fetch });
};
