import type { z } from 'zod';
import type { RequestName, RequestOutput, Requests } from '../../../shared/ipc';
import type { Answer } from '../../../shared/result';

/** The requests that the engine answers. */
export type EngineRequest = {
  [N in RequestName]: Requests[N]['handler'] extends 'engine' ? N : never;
}[RequestName];

/** One handler a request; main has parsed its input. They throw CodedErrors. */
export type RequestHandlers<N extends EngineRequest> = {
  [Name in N]: (input: z.output<Requests[Name]['input']>) => Answer<RequestOutput<Name>>;
};
