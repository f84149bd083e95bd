import type { Draft } from './form';

/**
 * Cases of languages whose paradigms are not here, behind a whole name: Czech and Slovak, the South Slavic languages, Hungarian,
 * Finnish, Estonian, Lithuanian and Latvian. The name is surely meant and its sounds may ask for another ending: doubtful.
 */
const endings = [
  'a u e i y ovi em om ové ová ovou ovo ova ove ovi ých om ima',
  'nak nek t at et ot val vel ban ben ba be ból ből ról ről tól től hoz hez höz nál nél ra re ig ért é ék tal tel dal del kal kel nal nel ral rel sal sel lal lel gal gel',
  'n in en an lle lla llä lta ltä ssa ssä sta stä ta tä tta ttä han hän hin ille illa ista ksi na nä',
  'l le lt st ga ks ui o ą ę am ai is os',
].flatMap((each) => each.split(' '));

const latin = /\p{Script=Latin}$/u;

/** @param surrogate Of two words or more: behind one word an ending makes other words. */
export const joinedCases = (surrogate: string, original: string): Draft[] =>
  latin.test(surrogate) && latin.test(original)
    ? [...new Set(endings)].map((ending) => ({
        surrogate: surrogate + ending,
        original: original + ending,
        rank: 4,
        doubtful: true,
      }))
    : [];
