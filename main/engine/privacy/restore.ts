import type { Replacement, RestoredSpan } from '../../../shared/domain';
import { createStreamRestorer } from './stream-restorer';

export interface Restored {
  readonly restored: string;
  readonly spans: RestoredSpan[];
}

/**
 * A whole reply with its stand-ins put back: by construction what the stream gives at every split.
 * @param kept Text that went out as it was (see `keptText`): a stand-in that stands there too is doubtful.
 */
export const restore = (text: string, replacements: readonly Replacement[], kept = ''): Restored => {
  const restorer = createStreamRestorer(replacements, kept);
  const body = restorer.push(text);
  const rest = restorer.end();
  return { restored: body.restored + rest.restored, spans: [...body.spans, ...rest.spans] };
};

/** What a prompt's sanitized text says in the user's own words: the text between its replacements. */
export const keptText = (sanitized: string, replacements: readonly Replacement[]): string => {
  const pieces: string[] = [];
  let cursor = 0;
  for (const { surrogateStart, surrogateEnd } of replacements) {
    pieces.push(sanitized.slice(cursor, surrogateStart));
    cursor = surrogateEnd;
  }
  return [...pieces, sanitized.slice(cursor)].join('\n\n');
};
