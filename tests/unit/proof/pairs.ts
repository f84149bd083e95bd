import { type Attacker, learning, likelihoodRatio, standIns } from './attackers';
import { type Pair, places } from './game';

/** Pairs of prompts that differ in what is noised. */
export const quantities: Record<string, Pair> = {
  'a salary, one step of 2 % apart': {
    templates: ['I earn {0} a year.'],
    values: [{ type: 'MONEY', pair: ['$84,500', '$86,200'] }],
    epsilon: 1,
    distance: 1,
  },
  'a salary, twelve steps apart, at ε 0.1': {
    templates: ['I earn {0} a year.'],
    values: [{ type: 'MONEY', pair: ['$84,500', '$107,200'] }],
    epsilon: 0.1,
    distance: 12,
  },
  'an age, two years apart': {
    templates: ['I am {0} years old.'],
    values: [{ type: 'AGE', pair: ['34', '36'] }],
    epsilon: 0.5,
    distance: 2,
  },
  'a newborn and a child of one year: the end of the grid': {
    templates: ['She is {0} years old.'],
    values: [{ type: 'AGE', pair: ['0', '1'] }],
    epsilon: 0.3,
    distance: 1,
  },
  'a day, two weeks apart': {
    templates: ['We met on {0}.'],
    values: [{ type: 'DATE', pair: ['March 14, 2025', 'March 28, 2025'] }],
    epsilon: 0.5,
    distance: 2,
  },
  'two sums, a step each': {
    templates: ['I earn {0} a year, my brother owes {1}.'],
    values: [
      { type: 'MONEY', pair: ['$84,500', '$86,200'] },
      { type: 'MONEY', pair: ['€12,300', '€12,100'] },
    ],
    epsilon: 0.5,
    distance: 2,
  },
  'one salary, three times in two conversations': {
    templates: ['I earn {0} a year. Is {0} much?', 'We pay {0} for this.'],
    values: [{ type: 'MONEY', pair: ['$84,500', '$86,200'] }],
    epsilon: 0.5,
    distance: 1,
  },
  'a salary by the year and by the month, one root, two steps apart': {
    templates: ['I earn {0} a year, that is {1} a month.'],
    values: [
      { type: 'MONEY', pair: ['$84,120', '$87,720'] },
      { type: 'MONEY', pair: ['$7,010', '$7,310'] },
    ],
    roots: [1],
    epsilon: 1,
    distance: 2,
  },
  'an age and the year of birth, one root': {
    templates: ['I am {0} years old, born in {1}.'],
    values: [
      { type: 'AGE', pair: ['34', '36'] },
      { type: 'DATE_OF_BIRTH', pair: ['1992', '1990'] },
    ],
    roots: [1],
    epsilon: 0.5,
    distance: 2,
  },
};

/** The best adversary there is for a pair whose values draw alone; a second place of a value shows nothing more. */
export const best = (pair: Pair): Attacker => {
  const seen = new Set<number>();
  return likelihoodRatio(
    places(pair).map((place) => {
      const value = pair.values[place];
      if (value === undefined || seen.has(place) || pair.roots?.includes(place) === false) return null;
      seen.add(place);
      const [zero, one] = value.pair.map((original) => standIns(value.type, original, pair.epsilon));
      return zero === undefined || one === undefined ? null : [zero, one];
    }),
  );
};

/** An adversary that only watches. */
export const learner = (pair: Pair): Attacker =>
  learning(places(pair).map((place) => pair.values[place]?.pair ?? ['', '']));
