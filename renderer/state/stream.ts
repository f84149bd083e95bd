import type { MessageId, RestoredSpan } from '../../shared/domain';
import type { EventPayload } from '../../shared/ipc';

/** A reply as far as it has arrived. */
export interface Stream {
  readonly restored: string;
  readonly received: string;
  readonly spans: readonly RestoredSpan[];
}

const nothing: Stream = { restored: '', received: '', spans: [] };

/** The streams with more deltas, which come in order. */
export const grow = (
  streams: ReadonlyMap<MessageId, Stream>,
  deltas: readonly EventPayload<'turn.delta'>[],
): ReadonlyMap<MessageId, Stream> => {
  const grown = new Map(streams);
  for (const message of new Set(deltas.map((delta) => delta.message))) {
    const own = deltas.filter((delta) => delta.message === message);
    const before = streams.get(message) ?? nothing;
    const spans = own.flatMap((delta) => delta.spans);
    grown.set(message, {
      restored: before.restored + own.map((delta) => delta.restored).join(''),
      received: before.received + own.map((delta) => delta.received).join(''),
      spans: spans.length === 0 ? before.spans : [...before.spans, ...spans],
    });
  }
  return grown;
};
