import type { Span } from '../../../shared/domain';
import type { ChatMessage } from '../../../shared/models';
import { type Kind, kindNames, kinds } from './kinds';
import type { Piece } from './pieces';
import { createFinder } from './places';
import { longestQuote, type Quote, soughtIn } from './quotes';

/** A finding of the local model, in the offsets of what it read. */
export type DeepFinding = Pick<Span, 'start' | 'end' | 'type' | 'score' | 'reason'>;

const instruction = `You protect privacy. The user shows you a piece of a text that somebody wrote. List the words in it that tell something personal: who the writer or another private person is, or what is true of them and not of everybody.
Kinds: name (also a nickname), employer, school (also a club), job, health (illness, medicine, treatment), place (where they live or go), group (faith, politics, origin, sexuality), detail (a rare fact that helps to find out who somebody is), secret.
Copy the words exactly from the text, as few as possible. Leave out general knowledge, famous people, stories, and the task itself. Where nothing is personal, answer [].`;

const shots: [text: string, answer: { text: string; kind: Kind; sure: boolean }[]][] = [
  [
    "Hi, can you write to Mr Oakes? I sweep the yard at Pell's quarry and my asthma is back.",
    [
      { text: 'Oakes', kind: 'name', sure: true },
      { text: 'sweep the yard', kind: 'job', sure: true },
      { text: "Pell's quarry", kind: 'employer', sure: true },
      { text: 'asthma', kind: 'health', sure: true },
    ],
  ],
  ['What is the difference between weather and climate? Use a table.', []],
];

/** Findings of one piece; a text that has more is told of in several pieces. */
const mostFindings = 12;
/** Enough for as many findings in JSON. */
const maxTokens = 400;

const schema = {
  type: 'array',
  maxItems: mostFindings,
  items: {
    type: 'object',
    properties: {
      text: { type: 'string', maxLength: longestQuote },
      kind: { enum: kindNames },
      sure: { type: 'boolean' },
    },
    required: ['text', 'kind', 'sure'],
    additionalProperties: false,
  },
};

const ask = ({ before, text }: Pick<Piece, 'before' | 'text'>): string =>
  before === '' ? text : `(Before it: …${before})\n\n${text}`;

/** What the model is asked about a piece. The beginning is the same for all: it is read once. */
export const extraction = (piece: Pick<Piece, 'before' | 'text'>) => ({
  messages: [
    { role: 'system', text: instruction },
    ...shots.flatMap(([text, answer]): ChatMessage[] => [
      { role: 'user', text },
      { role: 'assistant', text: JSON.stringify(answer) },
    ]),
    { role: 'user', text: ask(piece) },
  ] satisfies ChatMessage[],
  maxTokens,
  schema,
});

const isQuote = (value: unknown): value is Quote => {
  const { text, kind } = (value ?? {}) as Partial<Quote>;
  return typeof text === 'string' && typeof kind === 'string' && Object.hasOwn(kinds, kind);
};

/** The findings of an answer; of one that was cut short those that are whole. */
export const quotesOf = (answer: string): Quote[] => {
  const objects = answer.match(/\{[^{}]*\}/g) ?? [];
  return objects.slice(0, mostFindings).flatMap((object) => {
    try {
      const value: unknown = JSON.parse(object);
      return isQuote(value) ? [{ ...value, sure: value.sure !== false }] : [];
    } catch {
      return [];
    }
  });
};

/** Whether an answer tells all that it has to: neither cut short nor as long as its list can be. */
export const isWhole = (answer: string): boolean => {
  try {
    const list: unknown = JSON.parse(answer);
    return Array.isArray(list) && list.length < mostFindings;
  } catch {
    return false;
  }
};

/** Scores of a guess: what a pattern or the tagger is sure of stands over it. */
const score = { sure: 0.75, unsure: 0.65 };

/**
 * What of an answer stands in the text, each place of it; the rest does not exist. Sorted, not overlapping; the longest
 * of those at one place.
 */
export const verified = (text: string, quotes: readonly Quote[]): DeepFinding[] => {
  const found: DeepFinding[] = [];
  for (const { quote, start, end } of createFinder(soughtIn(text, quotes))(text)) {
    found.push({
      start,
      end,
      type: quote.isNumber ? 'SECRET' : kinds[quote.kind].type,
      score: quote.sure ? score.sure : score.unsure,
      reason: `the local model: ${kinds[quote.kind].words}`,
    });
  }
  const longestFirst = found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const kept: DeepFinding[] = [];
  for (const each of longestFirst) {
    if (!kept.some(({ start, end }) => each.start < end && start < each.end)) kept.push(each);
  }
  return kept.sort((a, b) => a.start - b.start);
};
