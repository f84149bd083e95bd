import { deriveKeys } from '../../../main/engine/keys';
import { detect, entities, sanitize } from '../../../main/engine/privacy';
import type { ProtectionContext } from '../../../main/engine/privacy/entities';
import { type Decision, defaultPolicy, type EntityType, type Span } from '../../../shared/domain';
import type { Attacker, View } from './attackers';
import { atLeast, noMoreThan } from './statistics';

/**
 * Preempt's game (§3.1): the adversary picks two prompts with one leakage, gets one of them sanitized under a fresh
 * key, and says which it was.
 */
export interface Pair {
  /** Prompts, each of a conversation of its own, with `{0}`, `{1}` … where values stand. */
  readonly templates: readonly string[];
  readonly values: readonly {
    readonly type: EntityType;
    /** The value in the one prompt and in the other. */
    readonly pair: readonly [string, string];
  }[];
  /** The values that are drawn, where others follow from them (Ψ); all of them else. */
  readonly roots?: readonly number[];
  readonly epsilon: number;
  /** Σ of the distances between the values that are noised, in their units. */
  readonly distance: number;
  /** Where only a user's rule finds the value. */
  readonly ruled?: boolean;
}

/** One of a pair's prompts. */
export interface Prompt {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly conversation: string;
  readonly decisions: Decision[];
}

export type Sanitizer = (prompt: Prompt, key: Uint8Array) => string;

const slot = /\{(\d+)\}/;

const promptsOf = ({ templates, values, ruled }: Pair, which: 0 | 1): Prompt[] =>
  templates.map((template, at) => {
    // "text {0} text": the odd pieces are numbers of values.
    const pieces = template.split(slot);
    const filled = pieces.map((piece, index) => (index % 2 === 1 ? (values[Number(piece)]?.pair[which] ?? '') : piece));
    const text = filled.join('');
    const decisions = !ruled
      ? []
      : values.map(({ type, pair }): Decision => ({ type, value: pair[which], action: 'protect' }));
    const spans = detect(text, { decisions, known: [] });
    let cursor = 0;
    const expected = filled.flatMap((piece, index) => {
      const start = cursor;
      cursor += piece.length;
      return index % 2 === 1 ? [`${values[Number(pieces[index])]?.type} ${start} ${cursor}`] : [];
    });
    const found = spans.map(({ type, start, end }) => `${type} ${start} ${end}`);
    if (found.join() !== expected.join()) throw new Error(`${text}: ${found.join()} in place of ${expected.join()}`);
    return { text, spans, conversation: `conversation ${at}`, decisions };
  });

/** Which value stands in each place, over all the templates. */
export const places = ({ templates }: Pair): number[] =>
  templates.flatMap((template) => template.split(slot).flatMap((piece, at) => (at % 2 === 1 ? [Number(piece)] : [])));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands in the places of the values: all that the adversary does not know already. */
const readerOf = ({ templates }: Pair): ((sanitized: readonly string[]) => View) => {
  const patterns = templates.map((template) => {
    const pieces = template.split(slot);
    return new RegExp(`^${pieces.map((piece, index) => (index % 2 === 1 ? '([^]*?)' : escaped(piece))).join('')}$`);
  });
  return (sanitized) =>
    sanitized.flatMap((text, at) => {
      const match = patterns[at]?.exec(text);
      // What stands around the values must not change.
      if (!match) throw new Error(`not of its template: ${text}`);
      return match.slice(1);
    });
};

/** The app: detected, sanitized in Balanced. */
export const app =
  (epsilon: number): Sanitizer =>
  ({ text, spans, conversation, decisions }, key) => {
    const policy = { ...defaultPolicy, epsilon, decisions };
    return sanitize(text, spans, { conversation, committed: [] }, policy, deriveKeys(key)).text;
  };

/** The app with another way to protect one value, for mechanisms that are broken on purpose. */
export const replacing =
  (protect: (type: EntityType, original: string, key: Uint8Array, prompt: Prompt) => string): Sanitizer =>
  (prompt, key) =>
    prompt.spans.reduceRight(
      (text, { type, start, end }) =>
        text.slice(0, start) + protect(type, prompt.text.slice(start, end), key, prompt) + text.slice(end),
      prompt.text,
    );

/** A value's stand-in under settings of the test's own. */
export const protectWith = (type: EntityType, original: string, context: ProtectionContext): string =>
  entities[type].protect(original, context);

/** Another key at each run: of the run's number, so that what is red stays red; of the system's coins with `LONG=1`. */
const keyOf = (run: number, which: 0 | 1): Uint8Array => {
  const key = new Uint8Array(32);
  if (process.env.LONG !== undefined) return crypto.getRandomValues(key);
  new DataView(key.buffer).setUint32(0, 2 * run + which);
  return key;
};

export interface Played {
  /** Advantage as counted: how much oftener the adversary says "the other" for the other prompt. */
  readonly advantage: number;
  /** What it is at least and at most, wrong once in a million each. */
  readonly low: number;
  readonly high: number;
  /** The same of an adversary that answers only where it is surest. */
  readonly surest: { readonly answers: number; readonly low: number };
}

const surestShare = 0.1;

/** What the adversary sees: runs with either prompt that it watches, then as many that it is judged on. */
export type Seen = Readonly<Record<'watched' | 'judged', readonly [readonly View[], readonly View[]]>>;

/** Sanitizes each prompt twice `runs` times, under keys that are not used again. */
export const watch = (pair: Pair, sanitizer: Sanitizer, runs: number): Seen => {
  const prompts = [promptsOf(pair, 0), promptsOf(pair, 1)] as const;
  const read = readerOf(pair);
  const view = (which: 0 | 1, run: number): View => {
    const key = keyOf(run, which);
    return read(prompts[which].map((prompt) => sanitizer(prompt, key)));
  };
  const views = (which: 0 | 1, from: number): View[] =>
    Array.from({ length: runs }, (_, run) => view(which, from + run));
  return { watched: [views(0, 0), views(1, 0)], judged: [views(0, runs), views(1, runs)] };
};

/** The adversary knows all but the key. */
export const judge = ({ watched, judged }: Seen, attacker: Attacker): Played => {
  const runs = judged[0].length;
  /** Above 0: rather the other prompt. */
  const score = attacker(watched);
  const certainty = watched.flatMap((side) => side.map((each) => Math.abs(score(each)))).sort((a, b) => b - a);
  const sure = certainty[Math.floor(surestShare * certainty.length)] ?? 0;
  let others = 0;
  let falseOthers = 0;
  let answers = 0;
  let right = 0;
  for (const which of [0, 1] as const)
    for (const each of judged[which]) {
      const says = score(each);
      if (which === 1 && says > 0) others += 1;
      if (which === 0 && says > 0) falseOthers += 1;
      if (says === 0 || Math.abs(says) < sure) continue;
      answers += 1;
      if (says > 0 === (which === 1)) right += 1;
    }
  return {
    advantage: (others - falseOthers) / runs,
    low: atLeast(others, runs) - noMoreThan(falseOthers, runs),
    high: noMoreThan(others, runs) - atLeast(falseOthers, runs),
    surest: { answers, low: answers === 0 ? 0 : 2 * atLeast(right, answers) - 1 },
  };
};

export const play = (pair: Pair, sanitizer: Sanitizer, attacker: Attacker, runs: number): Played =>
  judge(watch(pair, sanitizer, runs), attacker);

/** No adversary does better against ε·d-metric privacy, surest answers included: odds of e^x are an advantage of tanh(x/2). */
export const bound = ({ epsilon, distance }: Pair): number => Math.tanh((epsilon * distance) / 2);
