import type { Span } from '../../../../../shared/domain';
import { withExponential } from '../../noise/samplers';
import { createCoins } from '../../noise/stream';
import type { Mode, Outcome, Prompt } from '../mode';
import { likeWritten, readNumbers, readWords } from '../words/reading';
import { wordOf } from '../words/vocabulary';
import { type Candidate, drawCandidate, numberCandidates, wordCandidates } from './candidates';
import { isFreeNumber, isFreeWord } from './fixed';
import { type Scores, scoresOf, shareOfInformation } from './scores';

export type { WordScores } from './scores';

/** A value that may change beside what was found: a noun, a number or an adjective (ProSan §5.1), wherever it stands. */
interface Unit {
  readonly value: string;
  readonly reason: 'noun' | 'adjective' | 'number';
  readonly places: { readonly start: number; readonly end: number }[];
  readonly frequency: number;
  readonly information: number;
  /** Of its most important mention, by the model; 0 without one. */
  importance: number;
}

const reasonOf = { NN: 'noun', NNS: 'noun', JJ: 'adjective' } as const;

const readUnits = (prompt: Prompt, scores: Scores) => {
  const { text, spans } = prompt;
  const { occurrences, otherLanguages } = readWords(text, spans);
  const units = new Map<string, Unit>();
  const add = (value: string, reason: Unit['reason'], start: number, end: number): void => {
    const unit = units.get(value) ?? {
      value,
      reason,
      places: [],
      ...scores.of(value),
      importance: Number.NEGATIVE_INFINITY,
    };
    unit.places.push({ start, end });
    unit.importance = Math.max(unit.importance, scores.importanceAt?.(start) ?? 0);
    units.set(value, unit);
  };
  for (const occurrence of occurrences) {
    const { start, end, lower } = occurrence;
    const word = wordOf(lower);
    if (word === null || wordCandidates(word).length === 0 || !isFreeWord(text, occurrence)) continue;
    const reason = (reasonOf as Record<string, Unit['reason']>)[word.class];
    if (reason !== undefined) add(lower, reason, start, end);
  }
  for (const occurrence of readNumbers(text, spans)) {
    const { start, end, lower } = occurrence;
    if (isFreeNumber(text, occurrence)) add(lower, 'number', start, end);
  }
  return { units: [...units.values()], otherLanguages };
};

/** What the text says least often first; of these what tells most. */
const byFrequency = (a: Unit, b: Unit): number =>
  a.frequency - b.frequency || b.information - a.information || (a.places[0]?.start ?? 0) - (b.places[0]?.start ?? 0);

/**
 * In the order of change; how many change is fixed, whatever the order. What the answer hangs on more than on the middle one of them, by the model, comes last; among the
 * others the order is that which the user saw before the model had read: its scores give words back, and redraw no others.
 */
const inOrder = (units: readonly Unit[]): Unit[] => {
  const middle =
    units.map(({ importance }) => importance).sort((a, b) => a - b)[Math.floor((units.length - 1) / 2)] ?? 0;
  const isLate = ({ importance }: Unit): number => Number(importance > middle);
  return units.toSorted((a, b) => isLate(a) - isLate(b) || byFrequency(a, b));
};

const candidatesOf = ({ value, reason }: Unit): readonly Candidate[] => {
  if (reason === 'number') return numberCandidates(value);
  const word = wordOf(value);
  return word === null ? [] : wordCandidates(word);
};

/**
 * What share of the units changes at λ. A float will do: where its last bit moves the count by one, no promise hangs on it.
 * At λ 1 all, also of a text without a word, whose entropy is 0.
 */
const proportionOf = (lambda: number, entropy: number): number => (lambda === 1 ? 1 : lambda ** (1 / entropy));

/**
 * What was found changes, whatever its importance and also where Balanced keeps it: it tells of a person. Of the remaining
 * nouns, numbers and adjectives the least important give way to others (ProSan). How many: λ to the power of 1/H, where H is
 * the text's normalised entropy: fewer where the text tells little, none at λ 0 and all at λ 1, as the slider says. (The paper's
 * sigmoid of the entropy is at least 0.993 from 5 bits on, so that λ alone would decide; λ·H never comes to all.)
 * Which words change follows from the text, so no ε is stated for it.
 */
export const taskAware: Mode = (prompt) => {
  const { text, spans, policy, context, keys } = prompt;
  const scores = scoresOf(text, spans, prompt.scores);
  const { units, otherLanguages } = readUnits(prompt, scores);
  const kept = new Set(
    policy.decisions.flatMap(({ type, value, action }) =>
      type === 'WORD' && action === 'keep' ? [value.toLowerCase()] : [],
    ),
  );
  const free = inOrder(units.filter(({ value }) => !kept.has(value)));
  const proportion = proportionOf(policy.sliders['task-aware'], scores.entropy);
  const taken = free.slice(0, Math.ceil(proportion * units.length));
  const byValue = new Map(taken.map((unit) => [unit.value, unit]));

  const replace = (unit: Unit, original: string): Outcome => {
    const scope = policy.coins === 'conversation' ? (context.conversation ?? '') : '';
    const coins = withExponential(createCoins(keys.noise, ['unit', scope, unit.reason, unit.value]));
    const drawn = drawCandidate(candidatesOf(unit), shareOfInformation(unit.value), coins);
    return { action: 'protect', surrogate: likeWritten(drawn.text, original), mechanism: 'word-ldp', epsilon: null };
  };

  return {
    words: taken
      .flatMap(({ places, reason }) =>
        places.map(({ start, end }): Span => ({ start, end, type: 'WORD', risk: 2, score: 1, source: 'mode', reason })),
      )
      .sort((a, b) => a.start - b.start),
    alsoProtects: () => true,
    protect: ({ type }, original) => {
      const unit = type === 'WORD' ? byValue.get(original.toLowerCase()) : undefined;
      return unit === undefined ? 'by its type' : replace(unit, original);
    },
    instruction: null,
    report: {
      mode: 'task-aware',
      scores: scores.importanceAt === null ? 'word-frequency' : 'model',
      proportion,
      changed: taken.length,
      of: units.length,
      otherLanguages,
    },
  };
};
