import type { EntityType, Mechanisms, Mode, RestoredSpan, Span } from '../../../shared/domain';
import { createCipher } from './ciphers';
import type { PrivacyKeys } from './context';
import { type Entity, entities, type ProtectionContext } from './entities';
import { lastDigits, wholeOf } from './entities/digits/last';
import { textLocale } from './entities/quantities';
import { createNoise } from './noise';
import type { Restored } from './restore';

interface DesanitizeOptions {
  /** The conversation's public id that the text was sanitized under; null without one. */
  readonly conversation: string | null;
  readonly keepGender: boolean;
  /** As the text was sanitized in: what Balanced keeps, an illness or a trade, is none of its stand-ins. */
  readonly mode?: Mode;
  /** The mechanisms that the user chose in place of types' own: amounts that were enciphered come back as well. */
  readonly mechanisms?: Mechanisms;
  /** BCP 47, as the text was sanitized under: the order of day and month where the text does not say it. */
  readonly locale?: string | null;
}

/** How a type's stand-ins are deciphered; null where they are noise, or there are none. */
const wayBack = (type: EntityType, mode: Mode, mechanisms: Mechanisms): Pick<Entity, 'recover'> | null => {
  const entity = entities[type];
  if (mode === 'balanced' && entity.action === 'keep') return null;
  const mechanism = mechanisms[type] ?? entity.guarantee.mechanism;
  if (mechanism !== 'fpe') return null;
  return entity.guarantee.mechanism === 'fpe' ? entity : (entity.alternatives?.fpe ?? null);
};

/**
 * Identifiers in pasted sanitized text, from the key alone (Preempt's D, stateless). Noised values cannot be
 * recovered, and neither is what only a rule of the user's protects. A name that was never a stand-in is deciphered as
 * well: nothing but the key says which is which.
 * @param spans What was detected in `text`; sorted, not overlapping.
 */
export const desanitize = (
  text: string,
  spans: readonly Span[],
  { conversation, keepGender, mode = 'balanced', mechanisms = {}, locale = null }: DesanitizeOptions,
  keys: PrivacyKeys,
): Restored => {
  const context: ProtectionContext = {
    cipher: createCipher(keys.ciphers, conversation ?? ''),
    noise: createNoise(keys.noise, ''),
    epsilonMilli: 1000n,
    keepGender,
    locale: textLocale(text, locale),
  };
  const found = spans.map(({ start, end, type }) => ({ type, text: text.slice(start, end) }));
  const recover = (type: EntityType, surrogate: string): string | null =>
    wayBack(type, mode, mechanisms)?.recover(surrogate, context) ?? null;
  /** The last digits of a number are those of the number that it is deciphered to. */
  const originalOf = (type: EntityType, surrogate: string): string | null => {
    const whole = wholeOf({ type, text: surrogate }, found);
    if (whole === null) return recover(type, surrogate);
    const original = recover(type, whole.text);
    return original === null ? null : lastDigits(original);
  };
  const pieces: string[] = [];
  const restored: RestoredSpan[] = [];
  let cursor = 0;
  let length = 0;
  const put = (piece: string): void => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const { start: receivedStart, end: receivedEnd, type } of spans) {
    const surrogate = text.slice(receivedStart, receivedEnd);
    const original = originalOf(type, surrogate);
    if (original === null) continue;
    put(text.slice(cursor, receivedStart));
    const start = length;
    put(original);
    restored.push({
      start,
      end: length,
      receivedStart,
      receivedEnd,
      type,
      kind: 'restored',
      original,
      surrogate,
      note: null,
    });
    cursor = receivedEnd;
  }
  put(text.slice(cursor));
  return { restored: pieces.join(''), spans: restored };
};
