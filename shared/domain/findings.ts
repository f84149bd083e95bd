import { z } from 'zod';
import { EntityType, RiskRank } from './entity-types';

export const Action = z.enum(['protect', 'keep', 'redact']);
export type Action = z.infer<typeof Action>;

export const Mechanism = z.enum(['fpe', 'mldp', 'date-shift', 'word-ldp', 'krr', 'redact']);
export type Mechanism = z.infer<typeof Mechanism>;

/** The layers that find. */
const Source = z.enum(['rule', 'pattern', 'gazetteer', 'tagger', 'model', 'mention', 'mode']);

/** A found piece of personal data. `reason` says why in a few words: "checksum", "after 'Dear'". */
export const Span = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().positive(),
  type: EntityType,
  risk: RiskRank,
  /** Confidence, 0 to 1. */
  score: z.number().min(0).max(1),
  /** The layer that found it. */
  source: Source,
  reason: z.string(),
});
export type Span = z.infer<typeof Span>;

/** A span with what was done to it. `surrogate` equals `original` where the action is `keep`. */
export const Finding = Span.extend({
  action: Action,
  original: z.string(),
  surrogate: z.string(),
  /** Offsets in the sanitized text. */
  surrogateStart: z.number().int().nonnegative(),
  surrogateEnd: z.number().int().nonnegative(),
  /** Null where the action is `keep`. */
  mechanism: Mechanism.nullable(),
  /** ε of this draw; null for mechanisms without one. */
  epsilon: z.number().nullable(),
  /** Ψ: the formula that a derived value follows by, over its prompt's own values ("12 × $7,000"). Null for a root. */
  derivation: z.string().nullable().default(null),
});
export type Finding = z.infer<typeof Finding>;

/** A protected or redacted finding: what the reverse map is made of. */
export type Replacement = Finding & { mechanism: Mechanism };
export const isReplacement = (finding: Finding): finding is Replacement => finding.mechanism !== null;

/** A place in a restored reply. Offsets in the restored and in the received text. */
export const RestoredSpan = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  receivedStart: z.number().int().nonnegative(),
  receivedEnd: z.number().int().nonnegative(),
  type: EntityType,
  /** `restored`: put back. `doubtful`: put back, but it might be another thing. `derived`: follows from noised numbers, left as it came. */
  kind: z.enum(['restored', 'doubtful', 'derived']),
  original: z.string(),
  surrogate: z.string(),
  /** Of a derived number: what it is with the user's own numbers, and how. Null where no formula explains it. */
  note: z.object({ value: z.string(), formula: z.string() }).nullable().default(null),
});
export type RestoredSpan = z.infer<typeof RestoredSpan>;

/** What the user decided about one value. Matches every mention of it. */
export const Decision = z.object({
  value: z.string().min(1).max(10_000),
  type: EntityType,
  action: Action,
  /** The layer that had found it; left out where the user did. */
  foundBy: Source.exclude(['rule']).optional(),
});
export type Decision = z.infer<typeof Decision>;

/** A decision on a finding, which remembers who found it. */
export const decisionOn = ({ original, type, source }: Finding, action: Action): Decision => ({
  value: original,
  type,
  action,
  ...(source !== 'rule' && { foundBy: source }),
});

/** A decision for every chat. With `pattern` its value is a regular expression (RE2): it holds for each value that is found by it. */
export const Rule = Decision.extend({ pattern: z.boolean().optional() });
export type Rule = z.infer<typeof Rule>;
