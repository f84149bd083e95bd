import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  type Action,
  type EntityType,
  type Finding,
  mechanismsIn,
  type Policy,
  type Replacement,
  type Span,
} from '../../../shared/domain';
import type { Link, ModeReport } from '../../../shared/ipc';
import type { ConversationContext, PrivacyKeys, SanitizedText } from './context';
import { findDependencies, readEarlier, type Suggestion } from './dependencies';
import { derive, drawnValues, newRootEpsilon, rewrite } from './dependencies/derive';
import { decisionsIn } from './detect/rules';
import { entities } from './entities';
import { lastDigits, wholeOf } from './entities/digits/last';
import { NoStandInError } from './entities/identifier';
import { textLocale } from './entities/quantities';
import { partOfBirth } from './entities/quantities/dates/birthdays';
import { grouped } from './grouped';
import { type Instruction, modes, type Outcome, type WordScores, wordsSentBefore } from './modes';
import { createOtherWords } from './other-words';
import { createPlaceholders } from './placeholders';
import { createProtection, type Protection } from './protection';
import { byValue, sentKey, valueKey } from './values';
import { createWithheld } from './withheld';

export type { ConversationContext, PrivacyKeys, SanitizedText } from './context';

export interface Sanitized {
  readonly text: SanitizedText;
  readonly findings: Finding[];
  /** SHA-256 of `text` in UTF-8, hex. */
  readonly hash: string;
  /** What the mode did, and what that is worth. */
  readonly report: ModeReport;
  /** What the mode tells the model about the text; null where nothing. */
  readonly instruction: Instruction | null;
  /** Ψ: which findings follow from which. */
  readonly links: Link[];
}

/** Sanitized text that comes back from the encrypted store, where only sanitized text was put. */
export const adoptStored = (text: string): SanitizedText => text as SanitizedText;

/** What was found and the mode's further words, in order. Throws a RangeError where they overlap. */
const inOrder = (text: string, found: readonly Span[], words: readonly Span[]): Span[] => {
  const spans = [...found, ...words].sort((a, b) => a.start - b.start);
  let cursor = 0;
  for (const { start, end } of spans) {
    if (start < cursor || end <= start || end > text.length)
      throw new RangeError('Spans are sorted and do not overlap');
    cursor = end;
  }
  return spans;
};

/** The text with every outcome in its place. */
const assemble = (text: string, spans: readonly Span[], outcomes: readonly Outcome[]) => {
  const pieces: string[] = [];
  const findings: Finding[] = [];
  let cursor = 0;
  let length = 0;
  const append = (piece: string): void => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const [index, span] of spans.entries()) {
    const original = text.slice(span.start, span.end);
    const outcome = outcomes[index] ?? { action: 'keep', surrogate: original, mechanism: null, epsilon: null };
    append(text.slice(cursor, span.start));
    const surrogateStart = length;
    append(outcome.surrogate);
    findings.push({ ...span, derivation: null, ...outcome, original, surrogateStart, surrogateEnd: length });
    cursor = span.end;
  }
  append(text.slice(cursor));
  return { sanitized: pieces.join('') as SanitizedText, findings };
};

/**
 * The way of a prompt. Pure: the same arguments give the same text, so what a preview shows is what is sent.
 * @param found Sorted, not overlapping; throws a RangeError otherwise.
 * @param scores What a local model says of the text's words, for Task-aware.
 * @param suggestions What a local model says of how the text's values hang together.
 * Throws a CodedError `mode_refuses_text` for a text that the mode cannot bear.
 */
export const sanitize = (
  text: string,
  found: readonly Span[],
  context: ConversationContext,
  { decisions: rules, ...rest }: Policy,
  keys: PrivacyKeys,
  scores: WordScores | null = null,
  suggestions: readonly Suggestion[] = [],
): Sanitized => {
  const policy = { ...rest, mechanisms: mechanismsIn(rest), decisions: decisionsIn(text, rules) };
  const treatment = modes[policy.mode]({ text, spans: found, context, policy, keys, scores });
  const taken = inOrder(text, found, treatment.words);
  const spans = inOrder(text, taken, wordsSentBefore(text, taken, context.committed));

  const locale = textLocale(text, context.locale ?? null);
  const isWithheld = createWithheld(text, spans);
  const placeholder = createPlaceholders(context.committed, text);
  const types = new Set(spans.map(({ type }) => type));
  const sentBefore = byValue(context.committed, types, (sent) => sentKey(sent.type, sent.original, sent.mechanism));
  const decisions = byValue(policy.decisions, types, ({ type, value }) => valueKey(type, value));

  const sentAs = (type: EntityType, original: string): Replacement | undefined =>
    sentBefore.get(valueKey(type, original)) ?? sentBefore.get(sentKey(type, original, 'krr'));

  /** As it was sent: the same stand-in, in this writing. */
  const repeat = (sent: Replacement, original: string, protection: Protection): Outcome => {
    const { type, action, mechanism, epsilon, derivation, surrogate } = sent;
    const again = (): string | null =>
      derivation === null
        ? (protection.again(sent, original) ?? (mechanism === 'mldp' ? rewrite(type, original, surrogate) : null))
        : rewrite(type, original, surrogate);
    const another = mechanism === 'redact' || original === sent.original ? null : again();
    const from = derivation === null ? {} : { derivation };
    return { action, surrogate: another ?? surrogate, mechanism, epsilon, ...from };
  };

  const otherWord = createOtherWords(context.committed, text, keys.noise, context.conversation ?? '', locale);

  const takenOut = (type: EntityType, key: string, original: string): Outcome => ({
    action: 'redact',
    surrogate: placeholder(type, key, original),
    mechanism: 'redact',
    epsilon: null,
  });

  const decide = (span: Span, original: string, protection: Protection): Outcome => {
    const { type } = span;
    const key = valueKey(type, original);
    const decided = decisions.get(key)?.action;
    const action: Action = decided ?? (treatment.alsoProtects?.(type, original) ? 'protect' : entities[type].action);
    try {
      const sent = sentAs(type, original);
      if (sent !== undefined) return repeat(sent, original, protection);
      const kept: Outcome = { action: 'keep', surrogate: original, mechanism: null, epsilon: null };
      if (action === 'keep') return kept;
      const redacted = action === 'redact' || policy.mechanisms[type] === 'redact';
      const treated = redacted ? 'redact' : treatment.protect(span, original);
      if (typeof treated === 'object') return treated;
      if (treated === 'by its type' && isWithheld(key)) return { ...takenOut(type, key, original), action: 'protect' };
      if (treated === 'by its type') {
        const outcome = protection.protect(type, original);
        if (outcome.surrogate !== original || !protection.stays(type, original)) return outcome;
        // What its format cannot change is not called protected.
        if (decided === undefined && entities[type].risk === 1) return kept;
      }
    } catch (thrown) {
      // What cannot be protected is not left readable.
      const surrogate = thrown instanceof NoStandInError ? otherWord(type, key, original) : null;
      if (surrogate !== null) return { action: 'protect', surrogate, mechanism: 'fpe', epsilon: null };
    }
    return takenOut(type, key, original);
  };

  /** The last digits of a number that is enciphered beside them, or was, are those of its stand-in. */
  const withTails = (outcomes: readonly Outcome[]): Outcome[] => {
    const wholes = [
      ...spans.map(({ type, start, end }, at) => ({ type, text: text.slice(start, end), outcome: outcomes[at] })),
      ...context.committed.map((sent) => ({ type: sent.type, text: sent.original, outcome: sent })),
    ];
    return outcomes.map((outcome, at) => {
      const value = wholes[at];
      const whole = value === undefined ? undefined : wholeOf(value, wholes)?.outcome;
      if (value === undefined || whole === undefined || sentAs(value.type, value.text) !== undefined) return outcome;
      if (decisions.has(valueKey(value.type, value.text))) return outcome;
      if (whole.action === 'keep') return { action: 'keep', surrogate: value.text, mechanism: null, epsilon: null };
      const surrogate = whole.mechanism === 'fpe' ? lastDigits(whole.surrogate) : null;
      return surrogate === null || outcome.mechanism !== 'fpe' ? outcome : { ...outcome, surrogate };
    });
  };

  /** A birthday beside the date of birth, or a month and year of it, is that of its stand-in. */
  const withBirthdays = (outcomes: readonly Outcome[]): Outcome[] => {
    const own = spans.map(({ type, start, end }, at) => ({
      type,
      original: text.slice(start, end),
      surrogate: outcomes[at]?.surrogate ?? '',
      mechanism: outcomes[at]?.mechanism ?? null,
    }));
    const births = [...own, ...context.committed].filter(
      ({ type, mechanism }) => type === 'DATE_OF_BIRTH' && mechanism === 'mldp',
    );
    if (births.length < 2) return [...outcomes];
    return outcomes.map((outcome, at) => {
      const { type, original, mechanism } = own[at] ?? { type: null, original: '', mechanism: null };
      if (type !== 'DATE_OF_BIRTH' || mechanism !== 'mldp' || sentAs(type, original) !== undefined) return outcome;
      return { ...outcome, surrogate: partOfBirth(original, births, locale) ?? outcome.surrogate };
    });
  };

  /** The places of the spans, type by type: a type's code is then in the processor's caches for the next of its values. */
  const byType = [...grouped([...spans.keys()], (at) => spans[at]?.type).values()].flat();

  /** What becomes of each span by itself, at this ε. */
  const decideAll = (epsilon: number): Outcome[] => {
    const protection = createProtection(context, { ...policy, epsilon }, keys, locale);
    const decidedOn = new Map<string, Outcome>();
    const outcomes = new Array<Outcome>(spans.length);
    for (const at of byType) {
      const span = spans[at] as Span;
      const original = text.slice(span.start, span.end);
      const name = `${span.type} ${original}`;
      const outcome = decidedOn.get(name) ?? decide(span, original, protection);
      decidedOn.set(name, outcome);
      outcomes[at] = outcome;
    }
    return withTails(outcomes);
  };

  const alone = decideAll(policy.epsilon);
  const drawn = drawnValues(text, spans, alone, (type, original) => sentAs(type, original) !== undefined);
  const earlier = readEarlier(context.prompts ?? []);
  const dependencies = findDependencies(text, drawn, policy.links, suggestions, earlier);
  const shared =
    policy.share === 'prompt' ? newRootEpsilon(policy.epsilon, dependencies, drawn, alone) : policy.epsilon;
  const derived = derive(dependencies, drawn, shared === policy.epsilon ? alone : decideAll(shared));
  const outcomes = withBirthdays(derived.outcomes);

  const { sanitized, findings } = assemble(text, spans, outcomes);
  return {
    text: sanitized,
    findings,
    hash: bytesToHex(sha256(utf8ToBytes(sanitized))),
    report: treatment.report,
    instruction: treatment.instruction,
    links: derived.links,
  };
};
