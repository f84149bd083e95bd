import type { SentText } from '../../../main/engine/privacy';
import type { EntityType, Mechanism, Replacement } from '../../../shared/domain';

const mechanisms: Partial<Record<EntityType, Mechanism>> = {
  MONEY: 'mldp',
  AGE: 'mldp',
  DATE: 'date-shift',
  DATE_OF_BIRTH: 'mldp',
};

/** A replacement as a conversation holds it; where it stood does not matter to restoring. */
export const replacement = (type: EntityType, original: string, surrogate: string): Replacement => {
  const redacted = surrogate.startsWith('[');
  return {
    type,
    original,
    surrogate,
    start: 0,
    end: original.length,
    surrogateStart: 0,
    surrogateEnd: surrogate.length,
    risk: 3,
    score: 1,
    source: 'pattern',
    reason: 'test',
    action: redacted ? 'redact' : 'protect',
    mechanism: redacted ? 'redact' : (mechanisms[type] ?? 'fpe'),
    epsilon: null,
    derivation: null,
  };
};

/** A prompt in which nothing was replaced. */
export const unchanged = (text: string): SentText[] => [{ text, findings: [] }];
