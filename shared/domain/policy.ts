import { z } from 'zod';
import { EntityType } from './entity-types';
import { Mechanism, Rule } from './findings';

/** ε bounds of the slider in Balanced. */
export const epsilonRange = { min: 0.1, max: 5, step: 0.1, default: 1 } as const;
export const Epsilon = z.number().min(epsilonRange.min).max(epsilonRange.max);

/** The five ways to sanitize (DESIGN §9). */
export const modes = ['balanced', 'contextual', 'task-aware', 'blanket', 'redact'] as const;
export const Mode = z.enum(modes);
export type Mode = z.infer<typeof Mode>;

/** The sliders that only one mode has: ε_min of words, λ, ε of a character. */
export const sliderRanges = {
  contextual: { min: 0.1, max: 8, step: 0.1, default: 2 },
  'task-aware': { min: 0, max: 1, step: 0.05, default: 0.5 },
  blanket: { min: 3, max: 8, step: 0.1, default: 5.8 },
} as const;
const slider = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);
export const Sliders = z.object({
  contextual: slider(sliderRanges.contextual),
  'task-aware': slider(sliderRanges['task-aware']),
  blanket: slider(sliderRanges.blanket),
});
export type Sliders = z.infer<typeof Sliders>;
export const defaultSliders: Sliders = {
  contextual: sliderRanges.contextual.default,
  'task-aware': sliderRanges['task-aware'].default,
  blanket: sliderRanges.blanket.default,
};

/** Another mechanism than a type's own, where the task needs it (Preempt, footnote 6): amounts enciphered for a translation. */
export const Mechanisms = z.partialRecord(EntityType, Mechanism);
export type Mechanisms = z.infer<typeof Mechanisms>;

/** The types whose mechanism can be changed to `fpe`, and what it is otherwise. */
export const alternatives: Partial<Record<EntityType, 'mldp' | 'date-shift'>> = {
  MONEY: 'mldp',
  PERCENTAGE: 'mldp',
  COUNT: 'mldp',
  AGE: 'mldp',
  DATE: 'date-shift',
  DATE_OF_BIRTH: 'mldp',
  TIME: 'mldp',
  DURATION: 'mldp',
  BODY_MEASURE: 'mldp',
  LAB_VALUE: 'mldp',
};

/** The mechanisms of a chat's types: what the user chose, else what its mode has. Task-aware enciphers what others noise. */
export const mechanismsIn = ({
  mode,
  mechanisms,
}: {
  readonly mode: Mode;
  readonly mechanisms: Mechanisms;
}): Mechanisms =>
  mode === 'task-aware'
    ? { ...Object.fromEntries(Object.keys(alternatives).map((type) => [type, 'fpe'])), ...mechanisms }
    : mechanisms;

/** A quantity by its text, however written: what Ψ links. */
export const ValueRef = z.object({ type: EntityType, value: z.string().min(1).max(1000) });
export type ValueRef = z.infer<typeof ValueRef>;

/** What the user said of a dependency: to take one apart that was found, or to link values that change in proportion. */
export const LinkDecision = z.object({
  derived: ValueRef,
  roots: z.array(ValueRef).min(1).max(100),
  linked: z.boolean(),
});
export type LinkDecision = z.infer<typeof LinkDecision>;

/** A conversation's privacy settings. Changes touch only what was never sent. */
export const Policy = z.object({
  mode: Mode,
  /** ε of a value, in every mode that noises values. */
  epsilon: Epsilon,
  sliders: Sliders,
  mechanisms: Mechanisms,
  links: z.array(LinkDecision),
  /** The conversation's own first, then the user's for everywhere. */
  decisions: z.array(Rule),
  /** `profile`: equal values draw once, ever. `conversation`: each conversation draws and spends anew. */
  coins: z.enum(['profile', 'conversation']),
  /** `value`: each root has ε of its own. `prompt`: a prompt's t roots share it, ε/t each (Preempt §4). */
  share: z.enum(['value', 'prompt']),
  /** Whether a name's surrogate keeps its grammatical gender. */
  keepGender: z.boolean(),
});
export type Policy = z.infer<typeof Policy>;

export const defaultPolicy: Policy = {
  mode: 'balanced',
  epsilon: epsilonRange.default,
  sliders: defaultSliders,
  mechanisms: {},
  links: [],
  decisions: [],
  coins: 'profile',
  share: 'value',
  keepGender: true,
};
