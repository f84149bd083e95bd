import data from '../../../../resources/lists/described.json';
import type { Cipher } from '../ciphers';
import type { Direction } from '../ciphers/numerals';
import type { Entity } from './entity';
import { foldText } from './identifier';
import { inCase, letterCaseOf } from './letter-case';

/**
 * Words that say something of a person: occupations, nationalities and creeds, illnesses. The answer needs them more often
 * than not, so they are kept until the user says otherwise; then each becomes another word of its list. What stands in no
 * list is taken out instead: a made-up illness helps nobody.
 */

type DescribedType = keyof typeof data;

interface Place {
  readonly list: string;
  readonly words: readonly string[];
  readonly index: number;
}

const placesOf = (type: DescribedType): ReadonlyMap<string, Place> =>
  new Map(
    Object.entries(data[type]).flatMap(([list, joined]) => {
      const words = joined.split('|');
      return words.map((word, index) => [foldText(word), { list, words, index }] as const);
    }),
  );

const another = (type: DescribedType, { list, words, index }: Place, direction: Direction, cipher: Cipher): string =>
  words[Number(cipher[direction](BigInt(index), BigInt(words.length), `${type} ${list}`))] ?? '';

const described = (type: DescribedType, risk: Entity['risk']): Entity => {
  const places = placesOf(type);
  /** Null where no list has the words. */
  const to = (direction: Direction, text: string, cipher: Cipher): string | null => {
    const place = places.get(foldText(text));
    if (place === undefined) return null;
    const image = another(type, place, direction, cipher);
    return inCase(foldText(image), image, letterCaseOf(text, foldText(text), place.words[place.index] ?? ''));
  };
  return {
    type,
    risk,
    action: 'keep',
    recognise: null,
    guarantee: {
      mechanism: 'fpe',
      unit: null,
      epsilon: null,
      leakage: [
        'language, or that English shares the word with another, and grammatical gender where the list tells it',
        'that it is in a list: what is in none is taken out instead',
        'case',
      ],
    },
    canonical: foldText,
    protect: (original, { cipher }) => {
      const surrogate = to('encipher', original, cipher);
      if (surrogate === null) throw new RangeError('no list has these words');
      return surrogate;
    },
    recover: (surrogate, { cipher }) => to('decipher', surrogate, cipher),
  };
};

export const occupation = described('OCCUPATION', 2);
export const nationalityOrCreed = described('NRP', 3);
export const medicalCondition = described('MEDICAL_CONDITION', 4);
