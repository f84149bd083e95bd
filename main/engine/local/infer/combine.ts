import { type Attribute, attributes, type Inference } from '../../../../shared/ipc';
import { writerOfText } from './quoted';

type Certainty = Inference['certainty'];

/** Evidence with the clue that the window shows for it. */
export interface Clued<C> {
  readonly attribute: Attribute;
  readonly guess: string;
  readonly points: number;
  readonly bits?: number;
  readonly weak?: true;
  readonly clue: C;
  /** Equal for words that say the same twice. */
  readonly words: string;
}

interface Guess<C> {
  readonly attribute: Attribute;
  readonly guess: string;
  readonly certainty: Certainty;
  readonly clues: C[];
}

const certaintyOf = (points: number): Certainty | null =>
  points >= 6 ? 'sure' : points >= 4 ? 'likely' : points >= 2 ? 'possible' : null;

/** Two guesses that say a third; the second of them was a wrong one. */
const together: readonly {
  readonly sure: string;
  readonly other: string;
  readonly attribute: Attribute;
  readonly guess: string;
}[] = [
  {
    sure: 'is a man',
    other: 'is likelier a woman',
    attribute: 'sexuality',
    guess: 'is a man with a man',
  },
  {
    sure: 'is a woman',
    other: 'is likelier a man',
    attribute: 'sexuality',
    guess: 'is a woman with a woman',
  },
];

/** What makes the gender of a partner tell nothing of the writer's. */
const untelling: readonly string[] = [
  'is gay, lesbian or bisexual',
  'is trans or questions gender',
  'is HIV positive or at risk',
];
const likelier: readonly string[] = ['is likelier a woman', 'is likelier a man'];

/** What is known leaves the weaker guess nothing to say. */
const implied = [
  ['is a woman', 'is likelier a woman'],
  ['is a man', 'is likelier a man'],
] as const;

/**
 * How often a guess of this kind halves the people that it may be, roughly: one in 16 works in a hospital, one in 2 is
 * a woman. A birth date has 15 bits and a postal code 12: with the gender they name most people of a large country
 * (Sweeney 2000).
 */
const bitsOf: Record<Attribute, number> = {
  identity: 12,
  place: 3,
  occupation: 4,
  employer: 3,
  education: 4,
  age: 3,
  gender: 1,
  family: 2,
  health: 5,
  income: 2,
  religion: 4,
  politics: 4,
  sexuality: 4,
  ethnicity: 3,
  record: 6,
};
/** A country of 80 million has 26 bits of people. */
const identityBits: readonly (readonly [Certainty, number])[] = [
  ['sure', 27],
  ['likely', 23],
  ['possible', 19],
];
/** Begins what several guesses say together. */
export const combined = 'few people share all of this: ';
/** Fewer kinds of things are no combination. */
const fewestKinds = 3;

interface Group<C> {
  readonly attribute: Attribute;
  readonly guess: string;
  points: number;
  bits: number;
  readonly clues: Map<string, { clue: C; points: number }>;
}

const mostClues = 8;

const cluesOf = <C>(groups: readonly Group<C>[]): C[] =>
  [
    ...new Set(
      groups.flatMap(({ clues }) => [...clues.values()].sort((a, b) => b.points - a.points)).map(({ clue }) => clue),
    ),
  ].slice(0, mostClues);

const rank: Record<Certainty, number> = { sure: 0, likely: 1, possible: 2 };

/** The evidence added up by guess, what guesses say together, and how many people all of it leaves. The surest first. */
export const combine = <C>(evidence: readonly Clued<C>[]): Guess<C>[] => {
  const groups = new Map<string, Group<C>>();
  for (const { attribute, guess, points, bits, weak, clue, words } of evidence) {
    const key = `${attribute} ${guess}`;
    const group = groups.get(key) ?? { attribute, guess, points: 0, bits: 0, clues: new Map() };
    groups.set(key, group);
    if (group.clues.has(words)) continue;
    group.clues.set(words, { clue, points });
    group.points = weak ? Math.max(group.points, points) : group.points + points;
    group.bits = Math.max(group.bits, bits ?? bitsOf[attribute]);
  }
  const find = (guess: string): Group<C> | undefined => [...groups.values()].find((group) => group.guess === guess);
  for (const whose of ['', writerOfText]) {
    for (const { sure, other, attribute, guess: says } of together) {
      const [one, two, guess] = [find(whose + sure), find(whose + other), whose + says];
      if (one === undefined || two === undefined || one.points < 4) continue;
      groups.delete(`gender ${whose}${other}`);
      const clues = new Map([...one.clues, ...two.clues]);
      groups.set(`${attribute} ${guess}`, { attribute, guess, points: 6, bits: bitsOf[attribute], clues });
    }
    if (untelling.some((guess) => find(whose + guess)))
      for (const guess of likelier) groups.delete(`gender ${whose}${guess}`);
    for (const [sure, weaker] of implied) if (find(whose + sure)) groups.delete(`gender ${whose}${weaker}`);
  }
  const guesses = [...groups.values()].flatMap((group): Guess<C>[] => {
    const certainty = certaintyOf(group.points);
    return certainty === null
      ? []
      : [{ attribute: group.attribute, guess: group.guess, certainty, clues: cluesOf([group]) }];
  });

  const telling = [...groups.values()].filter(({ points }) => points >= 3);
  const kinds = attributes.filter((kind) => telling.some(({ attribute }) => attribute === kind));
  const bits = telling.reduce((sum, group) => sum + group.bits, 0);
  const unique = identityBits.find(([, least]) => bits >= least)?.[0];
  if (unique !== undefined && kinds.length >= fewestKinds) {
    const most = telling.sort((a, b) => b.bits - a.bits);
    guesses.push({
      attribute: 'identity',
      guess: `${combined}${kinds.filter((kind) => kind !== 'identity').join(', ')}`,
      certainty: unique,
      clues: cluesOf(most),
    });
  }
  return guesses.sort(
    (a, b) =>
      rank[a.certainty] - rank[b.certainty] || attributes.indexOf(a.attribute) - attributes.indexOf(b.attribute),
  );
};
