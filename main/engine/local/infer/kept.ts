import type { EntityType, Finding } from '../../../../shared/domain';
import type { Attribute } from '../../../../shared/ipc';
import type { Whose } from './subjects';
import type { Evidence } from './told';
import { type Word, wordAt } from './words';

/** What a value tells that stands in clear: because the user keeps it, or by default. */
interface Tells {
  readonly attribute: Attribute;
  /** Of the writer. Null where the value says nothing of that kind. */
  readonly guess: ((value: string) => string) | null;
  /** Of whom the text does not say. */
  readonly named: string;
  readonly bits: number;
  /** Points the writer out, whoever is spoken of. */
  readonly always?: true;
}

const place = (bits: number): Tells => ({
  attribute: 'place',
  guess: (value) => `has to do with ${value}`,
  named: 'a place',
  bits,
  always: true,
});

const tells: Partial<Record<EntityType, Tells | null>> = {
  OCCUPATION: {
    attribute: 'occupation',
    guess: (value) => `works as: ${value}`,
    named: 'an occupation',
    bits: 7,
  },
  MEDICAL_CONDITION: {
    attribute: 'health',
    guess: (value) => `has to do with: ${value}`,
    named: 'an illness',
    bits: 6,
  },
  NRP: { attribute: 'ethnicity', guess: (value) => `is ${value}`, named: 'a nationality or a creed', bits: 4 },
  PERSON: { attribute: 'identity', guess: (value) => `is called ${value}`, named: 'a name', bits: 12 },
  LOCATION: place(9),
  ADDRESS: place(20),
  POSTAL_CODE: place(12),
  COORDINATES: place(20),
  ORGANIZATION: {
    attribute: 'employer',
    guess: (value) => `is with ${value}`,
    named: 'an organisation',
    bits: 10,
  },
  DATE_OF_BIRTH: {
    attribute: 'age',
    guess: (value) => `was born ${value}`,
    named: 'a date of birth',
    bits: 15,
    always: true,
  },
  AGE: { attribute: 'age', guess: (value) => `is ${value}`, named: 'an age', bits: 6 },
  MONEY: { attribute: 'income', guess: null, named: 'an amount', bits: 2 },
  COUNT: { attribute: 'identity', guess: null, named: 'a count', bits: 3 },
  DATE: { attribute: 'identity', guess: null, named: 'a date', bits: 8 },
  BODY_MEASURE: { attribute: 'health', guess: null, named: 'a measure of the body', bits: 3 },
  LAB_VALUE: { attribute: 'health', guess: null, named: 'a laboratory value', bits: 5 },
  // A time of day or a share without its date or its whole points to nobody.
  TIME: null,
  PERCENTAGE: null,
  WORD: null,
};

/** Ends a guess of a value whose owner the text does not say. */
export const inClear = ' stands in clear';

/** A number, an address or a name that was given to one person. */
const identifier: Tells = {
  attribute: 'identity',
  guess: (value) => `can be found by ${value}`,
  named: 'what was given to one person',
  bits: 20,
  always: true,
};

const faiths =
  /^(?:muslim|moslem|christ|katholi|cathol|catól|evangel|protestant|jew|jüd|juif|juiv|jud|hindu|buddh|boudd|budis|sikh|mormon|atheis|athée|ateo|orthodox|ortodox|lutheran|baptist|methodist|quaker|islam|zeug)/iu;

/** Where somebody works, behind the occupation: "welder at the shipyard", "Schweißer auf der Werft". */
const behindJob =
  /^,? (?:at|in|for|with|on|bei|beim|im|am|an|auf|für|à|au|aux|dans|chez|pour|en|del?|para) (?:(?:an?|the|our|my|der|dem|einer|einem|unserer|une?|la|le|les|notre|mon|ma|una|el|los|las|mi|nuestr[oa]) |l['’])?((?:\p{Ll}[\p{Ll}-]* ){0,2}\p{L}[\p{Ll}-]{2,})(?=[.,;:!?)\n]| (?:and|but|with|where|who|in|at|for|on|und|mit|wo|et|avec|où|y|con|donde)(?!\p{L})|$)/u;
const noPlace =
  /^(?:moment|day|time|years?|now|training|while|months?|jahre?n?|monate?n?|ans|mois|años|meses|formación|ausbildung)\b/iu;
/** UTF-16 units behind it. */
const behind = 80;

const workplaceOf = (text: string, end: number): Evidence[] => {
  const found = behindJob.exec(text.slice(end, end + behind));
  const words = found?.[1];
  if (found === null || words === undefined || noPlace.test(words)) return [];
  const last = end + found[0].length;
  return [{ start: last - words.length, end: last, attribute: 'occupation', guess: `works at: ${words}`, points: 4 }];
};

/** What the found values tell that leave as they are. Of whomever they are said: a stranger takes the writer's kin for a clue. */
export const keptEvidence = (
  text: string,
  words: readonly Word[],
  findings: readonly Finding[],
  whoseAt: (word: number) => Whose,
): Evidence[] =>
  findings.flatMap(({ type, mechanism, surrogate, surrogateStart: start, surrogateEnd: end }): Evidence[] => {
    const found = tells[type] === undefined ? identifier : tells[type];
    if (mechanism !== null || found === null || start >= text.length) return [];
    const { guess, named, bits, always } = found;
    const attribute = type === 'NRP' && faiths.test(surrogate) ? 'religion' : found.attribute;
    const whose = whoseAt(wordAt(words, start));
    const place = { start, end, attribute, type };
    if (guess !== null && (whose === 'writer' || always === true)) {
      const own = { ...place, guess: guess(surrogate), points: whose === 'writer' ? 6 : 3, bits };
      return type === 'OCCUPATION' ? [own, ...workplaceOf(text, end)] : [own];
    }
    // One row a kind: what stands there of several people is nobody's guess of one.
    const points = whose === 'other' ? 2 : 3;
    return [{ ...place, guess: `${named}${inClear}`, points, bits, weak: true }];
  });
