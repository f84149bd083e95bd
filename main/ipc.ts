import { ipcMain } from 'electron';
import { type RequestInput, type RequestName, type RequestOutput, requests } from '../shared/ipc';
import { type Answer, CodedError, type Result, toAppError } from '../shared/result';
import { isOwnFrame } from './security';

/** The requests that main answers itself. */
type MainRequests = { [N in RequestName as (typeof requests)[N]['handler'] extends 'main' ? N : never]: true };
export type MainHandlers = {
  [N in keyof MainRequests & RequestName]: (input: RequestInput<N>) => Answer<RequestOutput<N>>;
};

/** The window's requests: sender checked, payload parsed, then answered here or by the engine. */
export const serveWindowRequests = (
  handlers: MainHandlers,
  engine: (name: RequestName, input: unknown) => Promise<Result<unknown>>,
): void => {
  ipcMain.handle('request', async (event, name: unknown, input: unknown): Promise<Result<unknown>> => {
    try {
      if (!isOwnFrame(event.senderFrame)) throw new CodedError('invalid_request', 'sender');
      if (typeof name !== 'string' || !Object.hasOwn(requests, name)) throw new CodedError('invalid_request', 'name');
      const known = name as RequestName;
      const parsed = requests[known].input.safeParse(input);
      if (!parsed.success) throw new CodedError('invalid_request', known);
      if (requests[known].handler === 'engine') return await engine(known, parsed.data);
      const handler = handlers[known as keyof MainHandlers] as (input: unknown) => unknown;
      return { ok: true, value: await handler(parsed.data) };
    } catch (thrown) {
      return { ok: false, error: toAppError(thrown) };
    }
  });
};
