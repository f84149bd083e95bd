import type { EntityType, Mechanism, Policy, Replacement } from '../../../shared/domain';
import { createCipher } from './ciphers';
import type { ConversationContext, PrivacyKeys } from './context';
import { type Entity, entities, type ProtectionContext, type TextLocale } from './entities';
import { NoStandInError } from './entities/identifier';
import type { Outcome } from './modes/mode';
import { likeWritten } from './modes/words/reading';
import { createNoise } from './noise';
import { createRecent, type Recent } from './recent';

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

/** All that decides a stand-in besides the keys and the value. */
interface Settings {
  readonly mechanism: Mechanism;
  /** Whose cipher. */
  readonly conversation: string;
  /** Whose coins: a conversation's, or '' for the profile's. */
  readonly scope: string;
  readonly epsilonMilli: bigint;
  readonly keepGender: boolean;
  readonly locale: TextLocale;
}

/** Characters of the values, and of what stands in for them, that are kept for a pair of keys. */
const mostCharacters = 2_000_000;
/** A preview protects the same values at every key stroke. */
const kept = new WeakMap<PrivacyKeys, Recent<string>>();

/** Stand-ins under some settings. Throws where a value has none. */
type Make = (type: EntityType, original: string) => string;

/** Null where the value has none. */
const made = (make: Make, type: EntityType, original: string): string | null => {
  try {
    return make(type, original);
  } catch (thrown) {
    if (thrown instanceof NoStandInError) return null;
    throw thrown;
  }
};

const createMaker = (keys: PrivacyKeys): ((settings: Settings) => Make) => {
  const made = kept.get(keys) ?? createRecent<string>(mostCharacters);
  kept.set(keys, made);
  return ({ mechanism, conversation, scope, epsilonMilli, keepGender, locale }) => {
    const { language, dayFirst } = locale;
    const decides = [mechanism, conversation, scope, `${epsilonMilli}`, keepGender, language, dayFirst];
    const prefix = JSON.stringify(decides);
    let context: ProtectionContext | null = null;
    return (type, original) => {
      const name = `${prefix}${type} ${original}`;
      const before = made.get(name);
      if (before !== undefined) return before;
      context ??= {
        cipher: createCipher(keys.ciphers, conversation),
        noise: createNoise(keys.noise, scope),
        epsilonMilli,
        keepGender,
        locale,
      };
      const surrogate = (wayOf(type, mechanism) ?? entities[type]).protect(original, context);
      made.set(name, surrogate, name.length + surrogate.length);
      return surrogate;
    };
  };
};

/** What a type's mechanism works with. Dates of one conversation always share their shift. */
export const createProtection = (
  context: ConversationContext,
  policy: Policy,
  keys: PrivacyKeys,
  locale: TextLocale,
): Protection => {
  const conversation = context.conversation ?? '';
  const maker = createMaker(keys);
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
  ): Settings => ({
    mechanism,
    conversation,
    scope: coins === 'conversation' || mechanism === 'date-shift' ? conversation : '',
    epsilonMilli: milli(epsilon ?? policy.epsilon),
    keepGender,
    locale: of,
  });
  const current = (mechanism: Mechanism): Settings =>
    settings(mechanism, epsilonOf(mechanism), policy.coins, policy.keepGender);
  const makers = new Map<Mechanism, Make>();
  const makerOf = (mechanism: Mechanism): Make => {
    const known = makers.get(mechanism) ?? maker(current(mechanism));
    makers.set(mechanism, known);
    return known;
  };
  /** What a text that was sent before may have said of its dates. */
  const locales = [locale, ...[true, false].map((dayFirst) => ({ ...locale, dayFirst }))];
  const elsewhere = ['a', 'b', 'c'].map((other) => `${conversation} ${other}`);

  return {
    protect: (type, original) => {
      const mechanism = mechanismOf(type);
      const surrogate = makerOf(mechanism)(type, original);
      return { action: 'protect', surrogate, mechanism, epsilon: epsilonOf(mechanism) };
    },
    stays: (type, original) => {
      const mechanism = mechanismOf(type);
      const isSame = (other: string): boolean =>
        maker({ ...current(mechanism), conversation: other })(type, original) === original;
      return mechanism === 'fpe' && elsewhere.every(isSame);
    },
    again: ({ type, mechanism, epsilon, original: first, surrogate }, original) => {
      if (mechanism === 'word-ldp') return likeWritten(surrogate, original);
      const asSent = (['profile', 'conversation'] as const)
        .flatMap((coins) => [true, false].map((gender) => [coins, gender] as const))
        .flatMap((coinsAndGender) => locales.map((of) => maker(settings(mechanism, epsilon, ...coinsAndGender, of))))
        .find((make) => made(make, type, first) === surrogate);
      if (asSent !== undefined) return made(asSent, type, original);
      const others = entities[type].others?.(original, locale) ?? [];
      return others.find((other) => other.toLowerCase() === surrogate.toLowerCase()) ?? null;
    },
  };
};
