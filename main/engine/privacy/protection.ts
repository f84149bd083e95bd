import type { EntityType, Mechanism, Policy, Replacement } from '../../../shared/domain';
import { createCipher } from './ciphers';
import type { ConversationContext, PrivacyKeys } from './context';
import { type Entity, entities, type ProtectionContext, type TextLocale } from './entities';
import type { Outcome } from './modes/mode';
import { likeWritten } from './modes/words/reading';
import { createNoise } from './noise';

const milli = (epsilon: number): bigint => BigInt(Math.round(epsilon * 1000));

/** A type's way by a mechanism: its own, or another that it has; null for any other. */
const wayOf = (type: EntityType, mechanism: Mechanism): Pick<Entity, 'protect'> | null =>
  mechanism === entities[type].guarantee.mechanism
    ? entities[type]
    : (entities[type].alternatives?.[mechanism] ?? null);

/** The mechanisms that a type may have, its own first. */
export const mechanismsOf = (type: EntityType): Mechanism[] => {
  const { guarantee, alternatives = {} } = entities[type];
  return [guarantee.mechanism, ...(Object.keys(alternatives) as Mechanism[]), 'redact'];
};

const isNoise = (mechanism: Mechanism): boolean => mechanism === 'mldp' || mechanism === 'date-shift';

/** The stand-ins of types by their mechanisms, under a policy. */
export interface Protection {
  /** Throws where the value has none. */
  protect(type: EntityType, original: string): Outcome;
  /** Whether an identifier is its own stand-in in other conversations too: "Germany", "Bank". */
  stays(type: EntityType, original: string): boolean;
  /** The stand-in of another writing of a value that was sent, under the settings of then; null where they are not known. */
  again(sent: Replacement, original: string): string | null;
}

/** What a type's mechanism works with. Dates of one conversation always share their shift. */
export const createProtection = (
  context: ConversationContext,
  policy: Policy,
  keys: PrivacyKeys,
  locale: TextLocale,
): Protection => {
  const conversation = context.conversation ?? '';
  const cipher = createCipher(keys.ciphers, conversation);
  const shared = createNoise(keys.noise, '');
  const own = createNoise(keys.noise, conversation);
  // A second ε would be a second shift, and the days between two dates would no longer be true.
  const dateEpsilon = context.committed.find(({ mechanism }) => mechanism === 'date-shift')?.epsilon ?? policy.epsilon;

  /** The mechanism that the user chose for a type, where it has it. */
  const mechanismOf = (type: EntityType): Mechanism => {
    const chosen = policy.mechanisms[type];
    return chosen !== undefined && wayOf(type, chosen) !== null ? chosen : entities[type].guarantee.mechanism;
  };
  const epsilonOf = (mechanism: Mechanism): number | null =>
    isNoise(mechanism) ? (mechanism === 'date-shift' ? dateEpsilon : policy.epsilon) : null;
  const settings = (
    mechanism: Mechanism,
    epsilon: number | null,
    coins: Policy['coins'],
    keepGender: boolean,
    of: TextLocale = locale,
  ): ProtectionContext => ({
    cipher,
    noise: coins === 'conversation' || mechanism === 'date-shift' ? own : shared,
    epsilonMilli: milli(epsilon ?? policy.epsilon),
    keepGender,
    locale: of,
  });
  const current = (mechanism: Mechanism): ProtectionContext =>
    settings(mechanism, epsilonOf(mechanism), policy.coins, policy.keepGender);
  const protect = (type: EntityType, mechanism: Mechanism, original: string, context: ProtectionContext): string =>
    (wayOf(type, mechanism) ?? entities[type]).protect(original, context);
  /** What a text that was sent before may have said of its dates. */
  const locales = [locale, ...[true, false].map((dayFirst) => ({ ...locale, dayFirst }))];
  const elsewhere = ['a', 'b', 'c'].map((other) => createCipher(keys.ciphers, `${conversation} ${other}`));

  return {
    protect: (type, original) => {
      const mechanism = mechanismOf(type);
      const surrogate = protect(type, mechanism, original, current(mechanism));
      return { action: 'protect', surrogate, mechanism, epsilon: epsilonOf(mechanism) };
    },
    stays: (type, original) => {
      const mechanism = mechanismOf(type);
      const elsewhereToo = elsewhere.map((other) => ({ ...current(mechanism), cipher: other }));
      return (
        mechanism === 'fpe' && elsewhereToo.every((other) => protect(type, mechanism, original, other) === original)
      );
    },
    again: ({ type, mechanism, epsilon, original: first, surrogate }, original) => {
      if (mechanism === 'word-ldp') return likeWritten(surrogate, original);
      const asSent = (['profile', 'conversation'] as const)
        .flatMap((coins) => [true, false].map((gender) => [coins, gender] as const))
        .flatMap((made) => locales.map((of) => settings(mechanism, epsilon, ...made, of)))
        .find((each) => protect(type, mechanism, first, each) === surrogate);
      return asSent === undefined ? null : protect(type, mechanism, original, asSent);
    },
  };
};
