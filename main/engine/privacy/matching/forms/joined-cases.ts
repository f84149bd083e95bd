import type { Draft } from './form';

/**
 * The commonest cases of languages whose paradigms are not here, behind a whole name: Czech and Slovak, Hungarian, Finnish,
 * Lithuanian. The name is surely meant and its sounds may ask for another ending: doubtful. Each ending costs time for every name.
 */
const endings = 'a u ovi em om ová nak nek t val vel tal tel nal nel ral rel n in lle lla llä lta ltä ui'.split(' ');

const latin = /\p{Script=Latin}$/u;

/** @param surrogate Of two words or more: behind one word an ending makes other words. */
export const joinedCases = (surrogate: string, original: string): Draft[] =>
  latin.test(surrogate) && latin.test(original)
    ? endings.map((ending) => ({
        surrogate: surrogate + ending,
        original: original + ending,
        rank: 4,
        doubtful: true,
      }))
    : [];
