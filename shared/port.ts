import { AppError } from './domain';
import { type Answer, CodedError, toAppError } from './result';

/**
 * Calls between two processes over any two-way message port: a call has one answer, may stream
 * chunks before it, and can be cancelled. Used by main ↔ engine and main ↔ workers.
 */

/** A structured-clone message port: a utilityProcess, a forked child, or its parent. */
export interface Port {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  onClose(listener: () => void): void;
}

/** A service: for each call its input, its output and the chunks streamed before the answer. */
type Service = Record<string, { input: unknown; output: unknown; chunk?: unknown }>;
/** One-way messages by name. */
type Notices = Record<string, unknown>;

type Chunk<C extends Service[string]> = C extends { chunk: infer T } ? T : never;

interface CallOptions<T> {
  signal?: AbortSignal;
  onChunk?: (chunk: T) => void;
}

export type Handlers<S extends Service> = {
  [N in keyof S]: (
    input: S[N]['input'],
    call: { signal: AbortSignal; chunk: (chunk: Chunk<S[N]>) => void },
  ) => Answer<S[N]['output']>;
};

export interface Peer<Remote extends Service, Sent extends Notices> {
  /** Rejects with a CodedError: the handler's own, `cancelled`, or `engine_restarted` where the other side is gone. */
  call<N extends keyof Remote & string>(
    name: N,
    input: Remote[N]['input'],
    options?: CallOptions<Chunk<Remote[N]>>,
  ): Promise<Remote[N]['output']>;
  notify<N extends keyof Sent & string>(name: N, payload: Sent[N]): void;
}

type Wire =
  | { kind: 'call'; id: number; name: string; input: unknown }
  | { kind: 'cancel'; id: number }
  | { kind: 'chunk'; id: number; chunk: unknown }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'error'; id: number; error: AppError }
  | { kind: 'notice'; name: string; payload: unknown };

interface Pending {
  resolve: (value: unknown) => void;
  reject: (error: CodedError) => void;
  onChunk: ((chunk: unknown) => void) | undefined;
}

/** An error as it came, or `internal` where it is none of ours. */
const codedError = (value: unknown): CodedError => {
  const parsed = AppError.safeParse(value);
  return parsed.success ? new CodedError(parsed.data.code, parsed.data.detail) : new CodedError('internal');
};

/** Binds a port: serves `handlers`, hears `onNotice`, and returns the other side. */
export const connect = <
  Local extends Service,
  Remote extends Service,
  Sent extends Notices = Record<never, never>,
  Received extends Notices = Record<never, never>,
>(
  port: Port,
  handlers: Handlers<Local>,
  onNotice?: <N extends keyof Received & string>(name: N, payload: Received[N]) => void,
): Peer<Remote, Sent> => {
  const pending = new Map<number, Pending>();
  const running = new Map<number, AbortController>();
  let nextId = 1;
  let closed = false;
  const post = (message: Wire): void => {
    if (!closed) port.post(message);
  };

  const serve = async (id: number, name: string, input: unknown): Promise<void> => {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
      if (handler === undefined) throw new CodedError('invalid_request', name);
      const value = await handler(input, {
        signal: controller.signal,
        chunk: (chunk) => post({ kind: 'chunk', id, chunk }),
      });
      post({ kind: 'answer', id, value });
    } catch (thrown) {
      post({ kind: 'error', id, error: toAppError(thrown) });
    } finally {
      running.delete(id);
    }
  };

  port.onMessage((raw) => {
    // The other side may be a worker that went wrong: what it says must not end this process.
    if (typeof raw !== 'object' || raw === null) return;
    const message = raw as Wire;
    switch (message.kind) {
      case 'call':
        void serve(message.id, message.name, message.input);
        return;
      case 'cancel':
        running.get(message.id)?.abort();
        return;
      case 'chunk':
        try {
          pending.get(message.id)?.onChunk?.(message.chunk);
        } catch (thrown) {
          pending.get(message.id)?.reject(codedError(toAppError(thrown)));
          pending.delete(message.id);
        }
        return;
      case 'answer':
        pending.get(message.id)?.resolve(message.value);
        pending.delete(message.id);
        return;
      case 'error':
        pending.get(message.id)?.reject(codedError(message.error));
        pending.delete(message.id);
        return;
      case 'notice':
        onNotice?.(message.name as keyof Received & string, message.payload as Received[keyof Received & string]);
    }
  });
  port.onClose(() => {
    closed = true;
    for (const { reject } of pending.values()) reject(new CodedError('engine_restarted'));
    pending.clear();
    for (const controller of running.values()) controller.abort();
  });

  return {
    call: (name, input, options = {}) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new CodedError('engine_restarted'));
          return;
        }
        const id = nextId++;
        const onChunk = options.onChunk as ((chunk: unknown) => void) | undefined;
        const { signal } = options;
        // The handler decides what a cancelled call answers: a stopped reply is still a reply.
        const onAbort = (): void => post({ kind: 'cancel', id });
        // A signal may outlive many calls.
        const ended = (): void => signal?.removeEventListener('abort', onAbort);
        pending.set(id, {
          resolve: (value) => {
            ended();
            resolve(value as never);
          },
          reject: (error) => {
            ended();
            reject(error);
          },
          onChunk,
        });
        signal?.addEventListener('abort', onAbort, { once: true });
        post({ kind: 'call', id, name, input });
        if (signal?.aborted) post({ kind: 'cancel', id });
      }),
    notify: (name, payload) => post({ kind: 'notice', name, payload }),
  };
};
