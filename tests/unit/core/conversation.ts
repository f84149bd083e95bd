import { deriveKeys } from '../../../main/engine/keys';
import { detect, type Sanitized, type SentPrompt, sanitize } from '../../../main/engine/privacy';
import { defaultPolicy, type Finding, type Policy, type Replacement } from '../../../shared/domain';

export const keys = deriveKeys(new Uint8Array(32).fill(7));
export const otherKeys = deriveKeys(new Uint8Array(32).fill(8));

export const policy: Policy = defaultPolicy;

export const isReplacement = (finding: Finding): finding is Replacement => finding.mechanism !== null;

/** Prompts of one conversation, each committed before the next. */
export const createConversation = (conversation: string | null = 'c1') => {
  const committed: Replacement[] = [];
  const prompts: SentPrompt[] = [];
  return {
    committed,
    prompt: (text: string, change: Partial<Policy> = {}, under = keys): Sanitized => {
      const changed = { ...policy, ...change };
      const known = committed.map(({ type, original }) => ({ type, value: original }));
      const spans = detect(text, { decisions: changed.decisions, known });
      const context = { conversation, committed: [...committed], prompts: [...prompts] };
      const sanitized = sanitize(text, spans, context, changed, under);
      committed.push(...sanitized.findings.filter(isReplacement));
      prompts.push({ original: text, findings: sanitized.findings });
      return sanitized;
    },
  };
};
