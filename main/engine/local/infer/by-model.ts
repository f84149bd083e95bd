import { type Attribute, attributes, type Inference } from '../../../../shared/ipc';
import type { ChatMessage } from '../../../../shared/models';

/** A guess of the local model, with words that it says it rests on. */
export interface ModelGuess {
  readonly attribute: Attribute;
  readonly guess: string;
  readonly certainty: Inference['certainty'];
  readonly words: readonly string[];
}

const instruction = `Somebody wrote this text; names, places and numbers in it were replaced by made-up ones. What could a stranger still guess about the writer from the other words? For each guess give the attribute (${attributes.join(', ')}), the guess in at most ten English words, how sure it is, and the words of the text that it rests on, copied exactly. Guess only about the writer, never about other people, general questions or stories. Where nothing can be guessed, answer [].`;

const shots: [text: string, answer: ModelGuess[]][] = [
  [
    'After my night shift on the ward I still have to take the bairns to school. How do I ask for fewer nights?',
    [
      {
        attribute: 'occupation',
        guess: 'works in a hospital',
        certainty: 'likely',
        words: ['night shift on the ward'],
      },
      { attribute: 'place', guess: 'lives in Scotland', certainty: 'likely', words: ['bairns'] },
      { attribute: 'family', guess: 'has children', certainty: 'likely', words: ['take the bairns to school'] },
    ],
  ],
  ['How do vaccines work? Explain it to a class of ten-year-olds in five sentences.', []],
];

/** Guesses of one answer; words that tell of more are asked about again in parts. */
const mostGuesses = 8;

const schema = {
  type: 'array',
  maxItems: mostGuesses,
  items: {
    type: 'object',
    properties: {
      attribute: { enum: attributes },
      guess: { type: 'string', maxLength: 80 },
      certainty: { enum: ['possible', 'likely', 'sure'] },
      words: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string', maxLength: 60 } },
    },
    required: ['attribute', 'guess', 'certainty', 'words'],
    additionalProperties: false,
  },
};

export const guessing = (piece: string) => ({
  messages: [
    { role: 'system', text: instruction },
    ...shots.flatMap(([text, answer]): ChatMessage[] => [
      { role: 'user', text },
      { role: 'assistant', text: JSON.stringify(answer) },
    ]),
    { role: 'user', text: piece },
  ] satisfies ChatMessage[],
  maxTokens: 500,
  schema,
});

const isGuess = (value: unknown): value is ModelGuess => {
  const { attribute, guess, certainty, words } = (value ?? {}) as Partial<ModelGuess>;
  return (
    attributes.includes(attribute as Attribute) &&
    typeof guess === 'string' &&
    guess.trim() !== '' &&
    ['possible', 'likely', 'sure'].includes(certainty as string) &&
    Array.isArray(words) &&
    words.every((word) => typeof word === 'string')
  );
};

/** Whether an answer tells all that it has to: neither cut short nor as long as its list can be. */
export const tellsAll = (answer: string): boolean => {
  try {
    const list: unknown = JSON.parse(answer);
    return Array.isArray(list) && list.length < mostGuesses;
  } catch {
    return false;
  }
};

/** The guesses of an answer; of one that was cut short those that are whole. */
export const guessesOf = (answer: string): ModelGuess[] =>
  (answer.match(/\{[^{}]*\}/g) ?? []).flatMap((object) => {
    try {
      const value: unknown = JSON.parse(object);
      return isGuess(value) ? [{ ...value, guess: value.guess.replace(/\s+/g, ' ').trim() }] : [];
    } catch {
      return [];
    }
  });
