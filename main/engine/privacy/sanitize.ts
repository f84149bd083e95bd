import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Action, EntityType, Finding, Policy, Replacement, Span } from '../../../shared/domain';
import { createCipher } from './ciphers';
import { entities, type ProtectionContext } from './entities';
import { createNoise } from './noise';

/** Text in which every finding was decided on. Made here only: nothing else can leave this computer. */
export type SanitizedText = string & { readonly __brand: 'SanitizedText' };

export interface PrivacyKeys {
  readonly ciphers: Uint8Array;
  readonly noise: Uint8Array;
}

export interface ConversationContext {
  /** The conversation's public id; null in the stateless tool. */
  readonly conversation: string | null;
  /** Every replacement that was sent in this conversation, oldest first. */
  readonly committed: readonly Replacement[];
}

export interface Sanitized {
  readonly text: SanitizedText;
  readonly findings: Finding[];
  /** SHA-256 of `text` in UTF-8, hex. */
  readonly hash: string;
}

type Outcome = Pick<Finding, 'action' | 'surrogate' | 'mechanism' | 'epsilon'>;

/** Sanitized text that comes back from the encrypted store, where only sanitized text was put. */
export const adoptStored = (text: string): SanitizedText => text as SanitizedText;

const milli = (epsilon: number): bigint => BigInt(Math.round(epsilon * 1000));

/** One name for a value however it is written. */
const valueKey = (type: EntityType, original: string): string => `${type} ${entities[type].canonical(original)}`;

/** By value; where several say something, the first. Only of the types that are asked for: canonical forms cost time. */
const byValue = <T extends { readonly type: EntityType }>(
  items: readonly T[],
  types: ReadonlySet<EntityType>,
  written: (item: T) => string,
): Map<string, T> => {
  const found = new Map<string, T>();
  for (const item of items) {
    if (!types.has(item.type)) continue;
    const key = valueKey(item.type, written(item));
    if (!found.has(key)) found.set(key, item);
  }
  return found;
};

/** What a type's mechanism works with. Dates of one conversation always share their shift. */
const createProtection = (context: ConversationContext, policy: Policy, keys: PrivacyKeys) => {
  const conversation = context.conversation ?? '';
  const cipher = createCipher(keys.ciphers, conversation);
  const shared = createNoise(keys.noise, '');
  const own = createNoise(keys.noise, conversation);
  // A second ε would be a second shift, and the days between two dates would no longer be true.
  const dateEpsilon = context.committed.find(({ mechanism }) => mechanism === 'date-shift')?.epsilon ?? policy.epsilon;

  const epsilon = (type: EntityType): number | null => {
    const { mechanism, epsilon: range } = entities[type].guarantee;
    return range === null ? null : mechanism === 'date-shift' ? dateEpsilon : policy.epsilon;
  };
  const withSettings = (
    type: EntityType,
    epsilonOf: number | null,
    coins: Policy['coins'],
    keepGender: boolean,
  ): ProtectionContext => ({
    cipher,
    noise: coins === 'conversation' || entities[type].guarantee.mechanism === 'date-shift' ? own : shared,
    epsilonMilli: milli(epsilonOf ?? policy.epsilon),
    keepGender,
  });
  const current = (type: EntityType): ProtectionContext =>
    withSettings(type, epsilon(type), policy.coins, policy.keepGender);
  const elsewhere = ['a', 'b', 'c'].map((other) => createCipher(keys.ciphers, `${conversation} ${other}`));
  return {
    epsilon,
    current,
    /** Whether an identifier is its own stand-in in other conversations too: "Germany", "Bank". */
    stays: (type: EntityType, original: string): boolean =>
      entities[type].guarantee.mechanism === 'fpe' &&
      elsewhere.every((each) => entities[type].protect(original, { ...current(type), cipher: each }) === original),
    /** Under the settings that it was made with: the policy's, or what it may have been before. */
    asSent: ({ type, epsilon: sent, original, surrogate }: Replacement): ProtectionContext | null =>
      (['profile', 'conversation'] as const)
        .flatMap((coins) => [true, false].map((gender) => withSettings(type, sent, coins, gender)))
        .find((settings) => entities[type].protect(original, settings) === surrogate) ?? null,
  };
};

/** Typed placeholders, numbered by value; a number that was sent, or that stands in the text, is not used again. */
const createPlaceholders = (committed: readonly Replacement[], text: string) => {
  const last = new Map<EntityType, number>();
  for (const { type, mechanism, surrogate } of committed) {
    const number = mechanism === 'redact' ? Number(/_(\d+)\]$/.exec(surrogate)?.[1] ?? 0) : 0;
    last.set(type, Math.max(last.get(type) ?? 0, number));
  }
  const taken = new Set(text.match(/\[[A-Z_]+_\d+\]/g));
  const given = new Map<string, string>();
  return (type: EntityType, key: string): string => {
    const known = given.get(key);
    if (known !== undefined) return known;
    let number = last.get(type) ?? 0;
    let placeholder: string;
    do placeholder = `[${type}_${++number}]`;
    while (taken.has(placeholder));
    last.set(type, number);
    given.set(key, placeholder);
    return placeholder;
  };
};

/**
 * The way of a prompt. Pure: the same arguments give the same text, so what a preview shows is what is sent.
 * @param spans Sorted, not overlapping; throws a RangeError otherwise.
 */
export const sanitize = (
  text: string,
  spans: readonly Span[],
  context: ConversationContext,
  policy: Policy,
  keys: PrivacyKeys,
): Sanitized => {
  const protection = createProtection(context, policy, keys);
  const placeholder = createPlaceholders(context.committed, text);
  const types = new Set(spans.map(({ type }) => type));
  const committed = byValue(context.committed, types, ({ original }) => original);
  const decisions = byValue(policy.decisions, types, ({ value }) => value);

  const redact = (type: EntityType, key: string): Outcome => ({
    action: 'redact',
    surrogate: placeholder(type, key),
    mechanism: 'redact',
    epsilon: null,
  });

  /** As it was sent: the same stand-in, in this writing. */
  const repeat = (sent: Replacement, original: string): Outcome => {
    const { action, mechanism, epsilon } = sent;
    const settings = mechanism === 'redact' || original === sent.original ? null : protection.asSent(sent);
    const surrogate = settings === null ? sent.surrogate : entities[sent.type].protect(original, settings);
    return { action, surrogate, mechanism, epsilon };
  };

  const protect = (type: EntityType, original: string): Outcome => ({
    action: 'protect',
    surrogate: entities[type].protect(original, protection.current(type)),
    mechanism: entities[type].guarantee.mechanism,
    epsilon: protection.epsilon(type),
  });

  const decide = (type: EntityType, original: string): Outcome => {
    const key = valueKey(type, original);
    const action: Action = decisions.get(key)?.action ?? entities[type].action;
    const sent = committed.get(key);
    try {
      if (sent !== undefined) return repeat(sent, original);
      const kept: Outcome = { action: 'keep', surrogate: original, mechanism: null, epsilon: null };
      if (action === 'keep') return kept;
      if (action === 'protect') {
        const outcome = protect(type, original);
        if (outcome.surrogate !== original || !protection.stays(type, original)) return outcome;
        // What its format cannot change is not called protected.
        if (!decisions.has(key) && entities[type].risk === 1) return kept;
      }
    } catch {
      // What cannot be protected is not left readable.
    }
    return redact(type, key);
  };

  const outcomes = new Map<string, Outcome>();
  const outcomeOf = (type: EntityType, original: string): Outcome => {
    const name = `${type} ${original}`;
    const known = outcomes.get(name) ?? decide(type, original);
    outcomes.set(name, known);
    return known;
  };

  const pieces: string[] = [];
  const findings: Finding[] = [];
  let cursor = 0;
  let length = 0;
  const append = (piece: string): void => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const span of spans) {
    if (span.start < cursor || span.end <= span.start || span.end > text.length)
      throw new RangeError('Spans are sorted and do not overlap');
    const original = text.slice(span.start, span.end);
    const outcome = outcomeOf(span.type, original);
    append(text.slice(cursor, span.start));
    const surrogateStart = length;
    append(outcome.surrogate);
    findings.push({ ...span, ...outcome, original, surrogateStart, surrogateEnd: length, derivation: null });
    cursor = span.end;
  }
  append(text.slice(cursor));
  const sanitized = pieces.join('') as SanitizedText;
  return { text: sanitized, findings, hash: bytesToHex(sha256(utf8ToBytes(sanitized))) };
};
