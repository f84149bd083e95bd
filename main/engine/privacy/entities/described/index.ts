import { isPregnancy } from '../../../../../shared/pregnancy';
import type { Cipher } from '../../ciphers';
import { type Direction, walk } from '../../ciphers/numerals';
import { once } from '../../once';
import type { Entity, ProtectionContext } from '../entity';
import { foldText, NoStandInError } from '../identifier';
import { type DescribedType, isClear, likestList, listsOf, placeIn, write, writingLike, writingOf } from './lists';
import { cipherModifier, splitModifiers } from './modifiers';
import { cipherPregnancy } from './pregnancy';

/**
 * Words that say something of a person: occupations, nationalities and creeds, illnesses. The answer needs them more often
 * than not, so they are kept until the user says otherwise; then each becomes another word of its list, and so of its kind:
 * an illness as grave, a creed for a creed. What stands in no list becomes one that stands for nothing else (`others`).
 */

const described = (type: DescribedType, risk: Entity['risk']): Entity => {
  const lists = once(() => listsOf(type));

  /** Null where no list has the words, or they stand for others. @param isRead Whether an image is read as what it is. */
  const listed = (
    direction: Direction,
    text: string,
    cipher: Cipher,
    language: string | null,
    isRead: (image: string) => boolean,
  ): string | null => {
    const place = placeIn(lists(), foldText(text), language);
    if (place === null || place.index === null) return null;
    const { words, shorts, name } = place.list;
    const word = (at: bigint): string => words[Number(at)] ?? '';
    const writing = writingOf(text, place.written);
    // Of several abbreviations of a word the first one alone comes back.
    const isShort = place.written !== words[place.index] && place.written === shorts.get(words[place.index] ?? '');
    const step = (at: bigint): bigint => cipher[direction](at, BigInt(words.length), `${type} ${name}`);
    const isInside = (at: bigint): boolean =>
      placeIn(lists(), foldText(word(at)), language)?.list === place.list &&
      isClear(word(at), writing) &&
      isRead(write(word(at), writing));
    /** Whether a text of this language means the word by its abbreviation: many languages have it for another one. */
    const leadsTo = (short: string, long: string): boolean => {
      const at = placeIn(lists(), foldText(short), language);
      const isIt = at !== null && at.list === place.list && at.index !== null && words[at.index] === long;
      return isIt && at.written === short && isClear(short, writing) && isRead(write(short, writing));
    };
    // Whose words the language has for another list's: the way back would lead elsewhere.
    if (place.written !== words[place.index] && !isInside(BigInt(place.index))) return null;
    const image = word(walk(BigInt(place.index), step, isInside));
    const short = isShort ? shorts.get(image) : undefined;
    return write(short !== undefined && leadsTo(short, image) ? short : image, writing);
  };

  const modifiersOf = (text: string, language: string | null): readonly string[] | null =>
    splitModifiers(text, (rest) => placeIn(lists(), foldText(rest), language) !== null);

  const to = (direction: Direction, text: string, { cipher, locale }: ProtectionContext): string | null => {
    const language = locale?.language ?? null;
    if (type === 'MEDICAL_CONDITION') {
      const pregnancy = cipherPregnancy(text, direction, cipher, language);
      if (pregnancy !== null) return pregnancy;
    }
    const modifiers = type === 'OCCUPATION' ? modifiersOf(text, language) : [];
    if (modifiers === null) return null;
    const before = modifiers.map((modifier) => `${cipherModifier(modifier, direction, cipher)} `).join('');
    const rest = text.slice(modifiers.reduce((length, modifier) => length + modifier.length + 1, 0));
    // "head teacher" is a list's, and no teacher with a modifier.
    const isRead = (image: string): boolean =>
      before === '' || modifiersOf(before + image, language)?.length === modifiers.length;
    const image = listed(direction, rest, cipher, language, isRead);
    return image === null ? null : before + image;
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
        'a language that has the word, and grammatical gender or the part of speech where the list tells it; where there are enough such words, how they begin or end as the words around them change by it ("an", "d’", "die")',
        'its kind: whether it is an illness or a treatment, of an illness whether it is sexual, of childbirth and fertility, cancer, of the mind, a psychosis or an addiction, grave, chronic or everyday, of a treatment whether it is for what is sexual, prevents that, is of the mind, grave or everyday (of adjectives: sexual, of the mind, of the body); of a belonging whether it is to a people, a creed or a party',
        'whether it is in a list: what is in none is drawn from words that stand for nothing else, and the key alone does not lead back; in a language without lists it is taken out',
        'of English occupations how many words like "senior" or "part-time" stand before, and of each whether it says a rank, a contract, how far on a career is, a training or a year, and whether it has "a" or "an" before it: one of about ten such words, which may be itself',
        'whether it is an abbreviation, where its stand-in has one as well that a text of this language means by it; where it has none, and for a second abbreviation of the same words, the key alone leads back to the words written out',
        'of a pregnancy that it is one, where it says the week or the month; one that does not is taken out',
        'case',
      ],
    },
    canonical: foldText,
    protect: (original, context) => {
      const surrogate = to('encipher', original, context);
      if (surrogate === null) throw new NoStandInError('no list has these words');
      return surrogate;
    },
    recover: (surrogate, context) => to('decipher', surrogate, context),
    others: (original, locale) => {
      // Nothing is like it: whoever is told of an illness instead answers another question.
      if (type === 'MEDICAL_CONDITION' && isPregnancy(original)) return [];
      const list = likestList(lists(), original, locale.language);
      if (list === null) return [];
      const isIt = (word: string): boolean => foldText(list.shorts.get(word) ?? '') === foldText(original);
      return list.others.filter((word) => !isIt(word)).map((word) => write(word, writingLike(original, list.others)));
    },
  };
};

export const occupation = described('OCCUPATION', 2);
export const nationalityOrCreed = described('NRP', 3);
export const medicalCondition = described('MEDICAL_CONDITION', 4);
