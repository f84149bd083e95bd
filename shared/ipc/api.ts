import type { Result } from '../result';
import type { EventName, EventPayload } from './events';
import type { RequestInput, RequestName, RequestOutput } from './requests';

/** What the preload puts on `window.palimpsest`. */
export interface PalimpsestApi {
  request<N extends RequestName>(name: N, input: RequestInput<N>): Promise<Result<RequestOutput<N>>>;
  /** Returns the function that ends the subscription. */
  on<N extends EventName>(name: N, listener: (payload: EventPayload<N>) => void): () => void;
}
