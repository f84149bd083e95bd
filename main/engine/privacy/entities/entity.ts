import type { Action, EntityType, Mechanism, RiskRank } from '../../../../shared/domain';
import type { Cipher } from '../ciphers';
import type { Noise } from '../noise';

/** Text as the recognisers see it: normalised, with the way back to the original offsets. */
export interface PreparedText {
  readonly original: string;
  /** NFKC; zero-width and soft hyphens gone; look-alike digits plain; words broken at a line's end joined. */
  readonly text: string;
  /** The span of `original` that `[start, end)` of `text` came from. */
  toOriginal(start: number, end: number): { start: number; end: number };
  /** Of a part: which sites where people have names the whole text speaks of. */
  readonly sites?: 'people' | 'things' | null;
}

/** A recogniser's finding: offsets in the prepared text. */
export interface Candidate {
  start: number;
  end: number;
  score: number;
  /** Why, in a few plain words: "checksum", "after 'Dear'". */
  reason: string;
}

/** A candidate with its type. */
export interface TypedCandidate extends Candidate {
  type: EntityType;
}

/** Pattern, then validation, then context words. Time linear in the text's length. */
export type Recogniser = (text: PreparedText) => Candidate[];

/** What a type's mechanism may use. Nothing else decides a surrogate. */
export interface ProtectionContext {
  /** Keyed by conversation only. A type puts its name into `domain`; parts that types share (a name in an e-mail address) share theirs. */
  readonly cipher: Cipher;
  /** Keyed stream of coins over (type, canonical value, ε), or with the conversation. */
  readonly noise: Noise;
  /** ε of this draw in thousandths: exact, no floating point inside a mechanism. */
  readonly epsilonMilli: bigint;
  readonly keepGender: boolean;
  /** How the text around is written; without it a value is read by itself. */
  readonly locale?: TextLocale;
}

/** What a text, or the caller, says of how dates and number words in it are meant. */
export interface TextLocale {
  /** BCP 47, the language alone; null where it is not known. */
  readonly language: string | null;
  /** Of `03/04/2019`: whether the day comes first; null where nothing says so. */
  readonly dayFirst: boolean | null;
}

/** One row of the table of guarantees: what is promised for a type, and what is not. */
export interface Guarantee {
  readonly mechanism: Mechanism;
  /** What becomes of a value, where the mechanism's own sentence does not hold for all of them. */
  readonly promise?: string;
  /** One unit of distance, in words; null for identifiers. */
  readonly unit: string | null;
  readonly epsilon: { readonly min: number; readonly max: number } | null;
  /** What an observer learns on purpose (Preempt §3.1), besides equality within a conversation. */
  readonly leakage: readonly string[];
}

/** Another mechanism of a type, and what an observer learns of it. */
export type Alternative = Pick<Entity, 'protect' | 'recover'> & Pick<Guarantee, 'leakage'>;

/** An entity type: everything the product knows of it, in one entry. */
export interface Entity {
  readonly type: EntityType;
  readonly risk: RiskRank;
  readonly action: Action;
  /** Null where only gazetteers, the tagger or rules find it. */
  readonly recognise: Recogniser | null;
  readonly guarantee: Guarantee;
  /** One value, one canonical form: `$84,500` and `$84.5k`; `Maria` and `MARIA`. Keys coins, decisions and the ledger. */
  canonical(original: string): string;
  /** The surrogate in the original's own format. Total: any string that was detected gives one. */
  protect(original: string, context: ProtectionContext): string;
  /** The original from the key alone; null for noise, or where the text is no surrogate of this type. */
  recover(surrogate: string, context: ProtectionContext): string | null;
  /** What may stand for a value that `protect` has no stand-in for, in its case: of the text's language. None is the surrogate of another. */
  others?(original: string, locale: TextLocale): readonly string[];
  /** Other mechanisms that the user or a mode may choose for the type (Preempt, footnote 6). */
  readonly alternatives?: Readonly<Partial<Record<Mechanism, Alternative>>>;
}
