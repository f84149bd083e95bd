import type { MessageId, RestoredSpan } from '../../../shared/domain';
import type { EventPayload } from '../../../shared/ipc';

/** A reply as far as it has arrived. */
export interface Stream {
  readonly restored: string;
  readonly received: string;
  readonly spans: readonly RestoredSpan[];
}

const nothing: Stream = { restored: '', received: '', spans: [] };

/** The streams with one more delta. */
export const grow = (
  streams: ReadonlyMap<MessageId, Stream>,
  delta: EventPayload<'turn.delta'>,
): ReadonlyMap<MessageId, Stream> => {
  const before = streams.get(delta.message) ?? nothing;
  return new Map(streams).set(delta.message, {
    restored: before.restored + delta.restored,
    received: before.received + delta.received,
    spans: delta.spans.length === 0 ? before.spans : [...before.spans, ...delta.spans],
  });
};
