import type { Replacement, RestoredSpan } from '../../../shared/domain';
import { createExplainer } from './derived';
import { createDictionary } from './matching/dictionary';
import { keptOf, type SentText } from './matching/kept';
import type { Match } from './matching/match';
import { createMatcher } from './matching/matcher';

/** What a chunk adds: to the restored text, to the received text, and the places, in whole-text offsets. */
export interface Delta {
  readonly restored: string;
  readonly received: string;
  readonly spans: RestoredSpan[];
}

export interface StreamRestorer {
  /** Holds back only what could still become a stand-in. */
  push(chunk: string): Delta;
  /** What was held back. */
  end(): Delta;
}

/** No reply is about more numbers than this: one that has more is not explained to its end, for each costs a search. */
const mostExplained = 300;

/**
 * Restores a reply while it comes, the same at every split: what is given out is never taken back.
 * @param replacements The conversation's, oldest first.
 * @param prompts The branch's, as they were sent: a stand-in that the user's own words have too is doubtful, and a figure
 * that a reply says of another thing than they do.
 */
export const createStreamRestorer = (
  replacements: readonly Replacement[],
  prompts: readonly SentText[] = [],
): StreamRestorer => {
  const kept = keptOf(prompts);
  const dictionary = createDictionary(replacements, kept);
  const matcher = createMatcher(dictionary);
  const explainer = createExplainer(replacements);
  /** The stand-ins that also stand in the user's own words: in a reply either may be meant. */
  const keptMatcher = createMatcher({ ...dictionary, numbers: null });
  const alsoKept = new Set([...keptMatcher.push(kept.text), ...keptMatcher.end()].map(({ form }) => form));
  /** Received and not given out. */
  let held = '';
  let received = 0;
  let restored = 0;
  let explained = 0;

  /** Null for a percentage, a body mass index or a bare result that no formula explains: it is the reply's own. */
  const spanOf = (match: Match, received: string): RestoredSpan | null => {
    const replacement = replacements[match.replacement];
    const derived = match.kind === 'derived';
    const isBare = match.isBare === true;
    if (replacement?.type === 'MONEY' && !derived) explainer.name(replacement.surrogate);
    const type = replacement?.type ?? match.type ?? 'MONEY';
    const note = derived && explained++ < mostExplained ? explainer.explain(received, type, isBare) : null;
    if (derived && (isBare || type !== 'MONEY') && note === null) return null;
    return {
      start: restored,
      end: restored + match.text.length,
      receivedStart: match.start,
      receivedEnd: match.end,
      type,
      kind: match.form !== null && alsoKept.has(match.form) ? 'doubtful' : match.kind,
      original: replacement?.original ?? received,
      surrogate: replacement?.surrogate ?? received,
      note,
    };
  };

  const give = (matches: readonly Match[]): Delta => {
    const start = received;
    const pieces: string[] = [];
    const spans: RestoredSpan[] = [];
    const put = (piece: string): void => {
      pieces.push(piece);
      restored += piece.length;
    };
    for (const match of matches) {
      const between = held.slice(received - start, match.start - start);
      explainer.pass(between);
      put(between);
      const given = held.slice(match.start - start, match.end - start);
      const span = spanOf(match, given);
      if (span === null) explainer.pass(given);
      else spans.push(span);
      put(match.text);
      received = match.end;
    }
    const rest = held.slice(received - start, matcher.decided() - start);
    explainer.pass(rest);
    put(rest);
    received = matcher.decided();
    const given = held.slice(0, received - start);
    held = held.slice(received - start);
    return { restored: pieces.join(''), received: given, spans };
  };

  return {
    push: (chunk) => {
      held += chunk;
      return give(matcher.push(chunk));
    },
    end: () => give(matcher.end()),
  };
};
