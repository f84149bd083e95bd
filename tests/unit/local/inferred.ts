import { inferByRules } from '../../../main/engine/local/infer';
import { detect, sanitize } from '../../../main/engine/privacy';
import type { Decision } from '../../../shared/domain';
import { defaultPolicy } from '../../../shared/domain';
import type { Inference } from '../../../shared/ipc';

const keys = { ciphers: new Uint8Array(32).fill(1), noise: new Uint8Array(32).fill(2) };

/** What the rules say of what leaves of a text. */
export const inferred = (text: string, decisions: Decision[] = []): Inference[] => {
  const spans = detect(text, { decisions, known: [] });
  const policy = { ...defaultPolicy, decisions };
  const { text: sanitized, findings } = sanitize(text, spans, { conversation: null, committed: [] }, policy, keys);
  return inferByRules([{ sanitized, findings, draft: true }]);
};

/** `attribute: guess` of each. */
export const guesses = (inferences: readonly Inference[]): string[] =>
  inferences.map(({ attribute, guess }) => `${attribute}: ${guess}`);
