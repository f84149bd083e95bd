import * as http from 'node:http';
import { isWrittenHere, type Message } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import { trustSystemCertificates } from '../../system-certificates';
import {
  adoptInstruction,
  adoptStored,
  continueInstruction,
  type Instruction,
  joinInstructions,
  type SanitizedText,
} from '../privacy';
import { exposed } from './exposed';

/**
 * The one module that opens a connection to a provider (DESIGN §1, §11). What it carries has
 * provenance: sanitized texts and replies of committed messages (of a reply that goes on, what stays
 * of it), fixed instructions of ours, and the words of the provider's protocol. Anything else, and
 * anywhere else, is refused.
 */

declare const received: unique symbol;
/** What a provider sent, in a committed message. */
type ReceivedText = string & { readonly [received]: true };

/** A text that may leave this computer. */
type Outgoing =
  | { readonly role: 'system'; readonly text: Instruction }
  | { readonly role: 'user'; readonly text: SanitizedText | Instruction }
  | { readonly role: 'assistant'; readonly text: ReceivedText };

/** What the modes of a branch's prompts tell the model: each text once, in order, as one. A text that is not ours never. */
const instructionsOf = (branch: readonly Message[]): Outgoing[] => {
  const told = branch.map((message) => (message.role === 'user' ? adoptInstruction(message.instruction) : null));
  const texts = [...new Set(told.filter((text) => text !== null))];
  return texts.length === 0 ? [] : [{ role: 'system', text: joinInstructions(texts) }];
};

/** What of a branch goes out, byte for byte as committed. An answer that never came is left out. */
export const outgoing = (branch: readonly Message[]): Outgoing[] => [
  ...instructionsOf(branch),
  ...branch
    .map(
      (message): Outgoing =>
        message.role === 'user'
          ? { role: 'user', text: adoptStored(message.sanitized) }
          : { role: 'assistant', text: message.received as ReceivedText },
    )
    .filter(({ text }) => text !== ''),
];

/** What is asked of a provider: an answer to the branch, or the rest of the reply that it ends in. */
export const asked = (branch: readonly Message[]): Outgoing[] => [
  ...outgoing(branch),
  ...(branch.at(-1)?.role === 'assistant' ? [{ role: 'user', text: continueInstruction } as const] : []),
];

/** All words that a request holds besides the texts and the model's name. */
const protocolWords = [
  'system',
  'developer',
  'user',
  'assistant',
  'model',
  'text',
  'input_text',
  'output_text',
  'reasoning.encrypted_content',
];

/** Every string in a JSON value. */
const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
};

/** How a request went that did not end well, from the error of `fetch`. Once connected, silence is the provider's. */
const connectionFailure = (thrown: unknown): CodedError => {
  const code = String((thrown as { cause?: { code?: unknown } }).cause?.code ?? '');
  if (code.startsWith('HPE_')) return new CodedError('provider_garbled', code);
  if (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET') return new CodedError('provider_empty', code);
  return new CodedError('network_unreachable', code);
};

/** Null where the provider answers; else why it does not. */
const statusFailure = (status: number): CodedError | null => {
  if (status >= 200 && status < 300) return null;
  if (status < 400) return new CodedError('host_not_allowed', 'redirect');
  if (status === 401 || status === 403) return new CodedError('provider_unauthorized', String(status));
  if (status === 429) return new CodedError('provider_rate_limited', String(status));
  return new CodedError(status < 500 ? 'provider_rejected' : 'provider_failed', String(status));
};

/** Bytes of one answer. More is an attack, or a provider gone wrong. */
const longestAnswer = 64 * 1024 * 1024;

let systemTrusted = false;
/** Before the first request over TLS, not at the start: it takes its time. */
const trustSystemOnce = (): void => {
  if (!systemTrusted) trustSystemCertificates();
  systemTrusted = true;
};

export interface LineOptions {
  /** Checked by `providerAddress`. */
  readonly baseUrl: string;
  readonly model: string;
  /** The committed messages that may go out, root first; none where only the list of models is asked for. */
  readonly branch: readonly Message[];
  /** Writes the request down. Where it throws nothing leaves. */
  readonly record: (request: { host: string; body: string }) => void;
  /** Longest silence before the answer and within it, milliseconds. */
  readonly patience: number;
}

/** A way out to one provider, for one request. */
export interface Line {
  /** Rejects with a CodedError, also where the provider answers with an error. */
  readonly fetch: typeof fetch;
  /** Why the line failed, whatever the SDK made of it. */
  failure(): CodedError | null;
  /** Whether a byte of an answer has come. */
  answered(): boolean;
}

export const openLine = ({ baseUrl, model, branch, record, patience }: LineOptions): Line => {
  let failure: CodedError | null = null;
  let bytes = 0;
  const fail = (error: CodedError): CodedError => {
    failure ??= error;
    return failure;
  };

  /** The last look at a request: throws `egress_refused`, `stays_here` or `host_not_allowed`. */
  const check = (url: URL, body: string | null): void => {
    if (!url.href.startsWith(`${baseUrl}/`)) throw new CodedError('host_not_allowed', url.host);
    if (branch.some(isWrittenHere)) throw new CodedError('stays_here');
    const texts = asked(branch);
    // Gemma has no system role: there an instruction stands before the first prompt, with an empty line after it.
    const before = texts.flatMap(({ role, text }) => (role === 'system' ? [`${text}\n\n`] : []));
    const allowed = new Set<string>([model, ...protocolWords, ...before, ...texts.map(({ text }) => text)]);
    if (body !== null && !strings(JSON.parse(body)).every((text) => allowed.has(text))) {
      throw new CodedError('egress_refused', 'provenance');
    }
    const prompts = branch.filter((message) => message.role === 'user');
    const newest = prompts.at(-1);
    const found = prompts.flatMap(({ findings }) => findings);
    if (newest && exposed(newest.sanitized, newest.findings, found)) {
      throw new CodedError('egress_refused', 'identifier');
    }
  };

  const send: typeof fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const { method = 'GET', body = null, signal } = init;
    if (body !== null && typeof body !== 'string') throw new CodedError('egress_refused', 'body');
    check(url, body);
    record({ host: url.host, body: body ?? `${method} ${url.pathname}` });
    if (url.protocol === 'https:') trustSystemOnce();

    const silence = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), patience);
    };
    const headers = new Headers(init.headers);
    headers.set('user-agent', 'Palimpsest');
    wait();
    let response: Response;
    try {
      response = await fetch(url, {
        method,
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.any(signal ? [signal, silence.signal] : [silence.signal]),
      });
    } catch (thrown) {
      clearTimeout(timer);
      throw silence.signal.aborted ? new CodedError('provider_empty', 'timeout') : connectionFailure(thrown);
    }
    const refused = statusFailure(response.status);
    if (refused !== null) {
      clearTimeout(timer);
      await response.body?.cancel();
      throw refused;
    }

    const reader = response.body?.getReader();
    const watched = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: async (controller) => {
        try {
          const value = (await reader?.read())?.value;
          if (value === undefined) {
            clearTimeout(timer);
            controller.close();
            return;
          }
          wait();
          bytes += value.length;
          if (bytes > longestAnswer) throw new CodedError('provider_garbled', 'length');
          controller.enqueue(value);
        } catch (thrown) {
          clearTimeout(timer);
          const broken = new CodedError(bytes > 0 ? 'provider_interrupted' : 'provider_empty');
          controller.error(fail(thrown instanceof CodedError ? thrown : broken));
          await reader?.cancel().catch(() => undefined);
        }
      },
      cancel: (reason) => {
        clearTimeout(timer);
        return reader?.cancel(reason);
      },
    });
    return new Response(watched, { status: response.status, headers: response.headers });
  };

  return {
    fetch: (input, init) =>
      send(input, init).catch((thrown: unknown) => {
        throw fail(thrown instanceof CodedError ? thrown : new CodedError('egress_refused'));
      }),
    failure: () => failure,
    answered: () => bytes > 0,
  };
};

/** Connections go through the proxy that the environment names; those to this computer never do. */
export const followEnvironmentProxy = (environment: NodeJS.ProcessEnv): void => {
  const direct = [environment.NO_PROXY ?? environment.no_proxy, 'localhost', '127.0.0.1', '::1'];
  const own = direct.filter((hosts) => hosts !== undefined && hosts !== '').join(',');
  // Node before 24.14 has no such function: there connections are direct.
  http.setGlobalProxyFromEnv?.({ ...environment, NO_PROXY: own, no_proxy: own });
};
