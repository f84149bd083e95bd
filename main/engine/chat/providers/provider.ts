import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import type { Line } from '../egress';

/**
 * A model of the AI SDK. Its `doStream` is called directly: one request, no retries, no telemetry,
 * no second layer between the sanitized text and the socket.
 */
type CloudModel = ReturnType<OpenAICompatibleProvider['languageModel']>;
export type CloudPrompt = Parameters<CloudModel['doStream']>[0]['prompt'];
type CloudOptions = NonNullable<Parameters<CloudModel['doStream']>[0]['providerOptions']>;

/** What one request to a provider needs. */
export interface Connection {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly key: string;
  readonly fetch: Line['fetch'];
}

/** A kind of provider: how to talk to it, and what it offers. */
export interface CloudKind {
  /** The kind's own address; null where the user must give one. */
  readonly baseUrl: string | null;
  /** A key is required; servers on the user's own network often have none. */
  readonly needsKey: boolean;
  readonly options: CloudOptions;
  /** The SDK's packages are loaded here, at the first use: the engine starts without them. */
  model(connection: Connection, id: string): Promise<CloudModel>;
  /** Names of the models that chat, most useful first. Rejects with a CodedError. */
  models(connection: Connection): Promise<string[]>;
}
