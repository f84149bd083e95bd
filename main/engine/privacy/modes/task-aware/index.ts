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
  /** Of its most important mention, in thousandths. */
  importance: number;
  information: number;
}

const reasonOf = { NN: 'noun', NNS: 'noun', JJ: 'adjective' } as const;

const readUnits = (prompt: Prompt, scores: Scores) => {
  const { text, spans } = prompt;
  const { occurrences, otherLanguages } = readWords(text, spans);
  const units = new Map<string, Unit>();
  const add = (value: string, reason: Unit['reason'], start: number, end: number): void => {
    const { importance, information } = scores.at(start, value);
    const unit = units.get(value) ?? { value, reason, places: [], importance: 0, information: 0 };
    unit.places.push({ start, end });
    unit.importance = Math.max(unit.importance, importance);
    unit.information = Math.max(unit.information, information);
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

/** The least important first; of equally important ones what tells most. */
const byImportance = (a: Unit, b: Unit): number =>
  a.importance - b.importance || b.information - a.information || (a.places[0]?.start ?? 0) - (b.places[0]?.start ?? 0);

const candidatesOf = ({ value, reason }: Unit): readonly Candidate[] => {
  if (reason === 'number') return numberCandidates(value);
  const word = wordOf(value);
  return word === null ? [] : wordCandidates(word);
};

/**
 * What was found changes, whatever its importance and also where Balanced keeps it: it tells of a person. Of the remaining
 * nouns, numbers and adjectives the least important give way to others (ProSan). How many: λ times the text's normalised
 * entropy. (The paper's sigmoid of the entropy is at least 0.993 from 5 bits on, so that λ alone would decide.)
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
  const free = units.filter(({ value }) => !kept.has(value)).sort(byImportance);
  const proportion = policy.sliders['task-aware'] * scores.entropy;
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
      scores: scores.source,
      proportion,
      changed: taken.length,
      of: units.length,
      otherLanguages,
    },
  };
};
