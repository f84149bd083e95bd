import type { EventName, EventPayload, PalimpsestApi, RequestInput, RequestName, RequestOutput } from '../shared/ipc';
import type { Result } from '../shared/result';

declare global {
  interface Window {
    palimpsest: PalimpsestApi;
  }
}

/** Asks main or the engine. Never throws: a broken channel is an `internal` error like any other. */
export const request = async <N extends RequestName>(
  name: N,
  input: RequestInput<N>,
): Promise<Result<RequestOutput<N>>> => {
  try {
    return await window.palimpsest.request(name, input);
  } catch {
    return { ok: false, error: { code: 'internal' } };
  }
};

/** Listens to an event for as long as the window lives. */
export const listen = <N extends EventName>(name: N, listener: (payload: EventPayload<N>) => void): void => {
  window.palimpsest.on(name, listener);
};
