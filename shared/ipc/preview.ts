import { z } from 'zod';
import { ConversationId, Finding, ValueRef } from '../domain';

/** What ε means for one value, from the exact distribution: 9 draws in 10 fall in `[low, high]`. */
export const Meaning = z.object({
  value: z.string(),
  /** Its own: what was sent stays as it was sent, and the values of a prompt may share one ε. */
  epsilon: z.number(),
  low: z.string(),
  high: z.string(),
  /** The most that one answer can speak for the user's value against another: times as likely, at most e^(ε·d). */
  odds: z.array(z.object({ other: z.string(), times: z.number() })),
});
export type Meaning = z.infer<typeof Meaning>;

/** ε spent on one value over all that was ever sent, and what sending this draft would add. */
export const Spend = z.object({
  value: z.string(),
  spent: z.number(),
  adds: z.number(),
  cap: z.number(),
});
export type Spend = z.infer<typeof Spend>;

/** A dependency between values of a draft (Ψ): only roots are noised. Indices into the draft's findings. */
export const Link = z.object({
  derived: z.number().int().nonnegative(),
  roots: z.array(z.number().int().nonnegative()),
  /** Roots that stand in earlier prompts of the conversation only. */
  earlier: z.array(ValueRef).optional(),
  /** With the user's own values: "12 × $7,000". */
  formula: z.string(),
  /** Who found it. */
  source: z.enum(['arithmetic', 'model', 'user']),
  /** False where the user took it apart: each then has noise of its own. */
  linked: z.boolean(),
});
export type Link = z.infer<typeof Link>;

/** What a mode did to a draft, and what that is worth: each number with its name, none of them hidden in a sentence. */
export const ModeReport = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('balanced') }),
  z.object({ mode: z.literal('redact') }),
  z.object({
    mode: z.literal('contextual'),
    /** Rap-LI's ε_t (least of the protected words), mean ε̂ over protected words, d, and their worth for the text, d·ε_S. */
    least: z.number(),
    mean: z.number(),
    distance: z.number(),
    text: z.number(),
    /** Words in the least cluster: K(ε), or all of its kind. */
    clusterSize: z.number().int(),
    /** Words replaced, by risk rank 1 to 5. */
    byRank: z.array(z.number().int()).length(5),
    /** Paragraphs in other languages than English kept their words. */
    otherLanguages: z.boolean(),
  }),
  z.object({
    mode: z.literal('task-aware'),
    /** Where importance and self-information came from. */
    scores: z.enum(['model', 'word-frequency']),
    /** Share of the content words that may change. */
    proportion: z.number(),
    changed: z.number().int(),
    of: z.number().int(),
    /** Paragraphs in other languages than English kept their words. */
    otherLanguages: z.boolean(),
  }),
  z.object({
    mode: z.literal('blanket'),
    /** Chance that a character changes. */
    gamma: z.number(),
    /**
     * Chance that a word of 5 and of 10 random characters comes through unchanged, (1 − γ)^|w|, and the share of this
     * draft's words that does by its lengths (k-RR, eq. 4.5). What a language model guesses is not in it.
     */
    chance: z.object({ five: z.number(), ten: z.number(), text: z.number() }),
    /**
     * Words that GPT-4o mini got back in the paper's table 1 (one restoration) at the nearest ε measured there: not
     * sensitive ones, and sensitive ones. Null where none is near.
     */
    measured: z.object({ epsilon: z.number(), share: z.number(), sensitive: z.number() }).nullable(),
  }),
]);
export type ModeReport = z.infer<typeof ModeReport>;

/** The deep scan of a draft: the local model's second reading, in the background. */
export const Scan = z.object({
  /**
   * `off`: it was not asked for. `no-model`: no local model is ready. `too-small`: none of those that are ready passed the
   * built-in check, so it stays off. `waiting`: for its turn, for the user's own chat, or for the check of the model.
   */
  status: z.enum(['off', 'no-model', 'too-small', 'waiting', 'reading', 'done', 'failed']),
  /** Pieces of the draft that were read, and all of them. */
  done: z.number().int().nonnegative(),
  of: z.number().int().nonnegative(),
  /** Values that only it found, each once; they are in `findings` with source `model`. */
  found: z.number().int().nonnegative(),
  /** Id of the model that reads. */
  model: z.string().nullable(),
});
export type Scan = z.infer<typeof Scan>;

export const Preview = z.object({
  conversation: ConversationId,
  /** SHA-256 of the sanitized text, hex. Sending repeats it: what was not seen is not sent. */
  hash: z.string(),
  sanitized: z.string(),
  findings: z.array(Finding),
  /** Indices of the findings that went out before, in any branch: what is decided of them changes nothing. */
  sent: z.array(z.number().int()),
  meaning: z.array(Meaning),
  /** Nine in ten shared shifts of this conversation's dates are at most this many weeks. */
  dateWeeks: z.number().int(),
  spends: z.array(Spend),
  /** Who found the names. `reading`: the model is not through yet. `lists`: it cannot be had, and lists find fewer. */
  names: z.enum(['model', 'reading', 'lists']),
  scan: Scan,
  links: z.array(Link),
  report: ModeReport,
  /** What the mode tells the model, sent along; null where nothing. */
  instruction: z.string().nullable(),
  /** BCP 47 language of the draft, or null where it is too short to tell. */
  language: z.string().nullable(),
  /** Time of the analysis, milliseconds. */
  ms: z.number(),
});
export type Preview = z.infer<typeof Preview>;
