import type { Replacement, RestoredSpan } from '../../../shared/domain';
import type { SentText } from './matching/kept';
import { createStreamRestorer } from './stream-restorer';

export interface Restored {
  readonly restored: string;
  readonly spans: RestoredSpan[];
}

/**
 * A whole reply with its stand-ins put back: by construction what the stream gives at every split.
 * @param prompts What was sent, where it is known.
 */
export const restore = (
  text: string,
  replacements: readonly Replacement[],
  prompts: readonly SentText[] = [],
): Restored => {
  const restorer = createStreamRestorer(replacements, prompts);
  const body = restorer.push(text);
  const rest = restorer.end();
  return { restored: body.restored + rest.restored, spans: [...body.spans, ...rest.spans] };
};
