import data from '../../../../resources/lists/described.json';
import shared from '../../../../resources/lists/described-shared.json';
import { type Direction, walk } from '../ciphers/numerals';
import type { Entity, ProtectionContext } from './entity';
import { foldText } from './identifier';
import { inCase, type LetterCase, letterCaseOf } from './letter-case';

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

type Lists = Readonly<Record<string, string>>;

const read = (lists: Lists): (readonly [string, Place])[] =>
  Object.entries(lists).flatMap(([list, joined]) => {
    const words = joined.split('|');
    return words.map((word, index) => [foldText(word), { list, words, index }] as const);
  });

/** Of fewer words one says too much of another. */
const fewestShared = 6;

/** By language, the words that it shares with others and that stand in another's list: asma of an Italian text. */
const sharedOf = (lists: Lists): ReadonlyMap<string, ReadonlyMap<string, Place>> => {
  const languages = new Map<string, Map<string, Place>>();
  for (const [word, place] of read(lists)) {
    const [code = ''] = place.list.split(' ');
    if (place.words.length < fewestShared) continue;
    languages.set(code, (languages.get(code) ?? new Map()).set(word, { ...place, list: `${place.list} shared` }));
  }
  return languages;
};

/** A word of a list in a case; whether it is read as just that, or the key alone would lead back to another case. */
const write = (word: string, letterCase: LetterCase): string => inCase(foldText(word), word, letterCase);
const isClear = (word: string, letterCase: LetterCase): boolean =>
  String(letterCaseOf(write(word, letterCase), foldText(word), word)) === String(letterCase);

const described = (type: DescribedType, risk: Entity['risk']): Entity => {
  const places: ReadonlyMap<string, Place> = new Map(read(data[type]));
  const languages = sharedOf(shared[type]);
  const none: ReadonlyMap<string, Place> = new Map();
  /** Null where no list has the words. */
  const to = (direction: Direction, text: string, { cipher, locale }: ProtectionContext): string | null => {
    const others = languages.get(locale?.language ?? '') ?? none;
    const folded = foldText(text);
    const ofLanguage = others.get(folded);
    const place = ofLanguage ?? places.get(folded);
    if (place === undefined) return null;
    const { list, words, index } = place;
    const letterCase = letterCaseOf(text, folded, words[index] ?? '');
    const word = (at: bigint): string => words[Number(at)] ?? '';
    const step = (at: bigint): bigint => cipher[direction](at, BigInt(words.length), `${type} ${list}`);
    // What the text's language shares is among itself, or two words would have one stand-in.
    const isInside = (to: string): boolean =>
      isClear(to, letterCase) && (ofLanguage !== undefined || !others.has(foldText(to)));
    return write(word(walk(BigInt(index), step, (at) => isInside(word(at)))), letterCase);
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
        'language, or that languages share the word, and grammatical gender where the list tells it',
        'that it is in a list: what is in none is taken out instead',
        'case',
      ],
    },
    canonical: foldText,
    protect: (original, context) => {
      const surrogate = to('encipher', original, context);
      if (surrogate === null) throw new RangeError('no list has these words');
      return surrogate;
    },
    recover: (surrogate, context) => to('decipher', surrogate, context),
  };
};

export const occupation = described('OCCUPATION', 2);
export const nationalityOrCreed = described('NRP', 3);
export const medicalCondition = described('MEDICAL_CONDITION', 4);
