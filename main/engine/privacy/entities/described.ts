import data from '../../../../resources/lists/described.json';
import type { Cipher } from '../ciphers';
import { type Direction, walk } from '../ciphers/numerals';
import type { Entity } from './entity';
import { foldText, NoStandInError } from './identifier';
import { inCase, type LetterCase, letterCaseOf, titled } from './letter-case';

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

/** A word of a list in a case. In title case its own capitals stay: Hepatitis B. */
const write = (word: string, letterCase: LetterCase): string =>
  letterCase === 'title' ? titled(word) : inCase(foldText(word), word, letterCase);

/** Hiv is no title case of HIV: one large letter. */
const caseOf = (text: string, word: string): LetterCase => {
  if (text !== word && text === titled(word)) return 'title';
  const letterCase = letterCaseOf(text, foldText(text), word);
  return letterCase === 'title' ? [true] : letterCase;
};

/** Whether it is read as just that, or the key alone would lead back to another case. */
const isClear = (word: string, letterCase: LetterCase): boolean =>
  String(caseOf(write(word, letterCase), word)) === String(letterCase);

const described = (type: DescribedType, risk: Entity['risk']): Entity => {
  const places = placesOf(type);
  /** Null where no list has the words. */
  const to = (direction: Direction, text: string, cipher: Cipher): string | null => {
    const place = places.get(foldText(text));
    if (place === undefined) return null;
    const { list, words, index } = place;
    const letterCase = caseOf(text, words[index] ?? '');
    const word = (at: bigint): string => words[Number(at)] ?? '';
    const step = (at: bigint): bigint => cipher[direction](at, BigInt(words.length), `${type} ${list}`);
    return write(word(walk(BigInt(index), step, (at) => isClear(word(at), letterCase))), letterCase);
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
        'a language that has the word, or that English shares it with another, and grammatical gender where the list tells it',
        'that it is in a list: what is in none is taken out instead',
        'case',
      ],
    },
    canonical: foldText,
    protect: (original, { cipher }) => {
      const surrogate = to('encipher', original, cipher);
      if (surrogate === null) throw new NoStandInError('no list has these words');
      return surrogate;
    },
    recover: (surrogate, { cipher }) => to('decipher', surrogate, cipher),
  };
};

export const occupation = described('OCCUPATION', 2);
export const nationalityOrCreed = described('NRP', 3);
export const medicalCondition = described('MEDICAL_CONDITION', 4);
