import type { EntityType, Finding } from '../../../../shared/domain';
import type { Attribute } from '../../../../shared/ipc';
import { isOrientation } from '../../privacy/detect/described/peoples';
import { oneLine } from '../../privacy/patterns/one-line';
import { isBare } from './alone';
import { isNoWorkplace } from './no-workplace';
import { isStation } from './stations';
import { isKin, type Whose } from './subjects';
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

const faiths = new RegExp(
  oneLine`
    ^(?:
      musulm|müslüman|muslim|moslem|moslim|mu[sz]u[lł]ma|christ|katholi|cathol|catól|evangel|protestant|jew|jüd|juif
      |juiv|jud|hindu|buddh|boudd|budis|sikh|mormon|atheis|athée|ateo|orthodox|ortodox|lutheran|baptist|methodist
      |quaker|islam|zeug|testig|t[eé]moin|testimon|[sś]wiad|jehov
    )
  `,
  'iu',
);

/** Parties, and those who side with one. */
const parties = new RegExp(
  oneLine`
    ^(?:
      labour|tor(?:y|ies)|conserv|konserv|liberal|libertar|lib dem|greens?$|grün|verts?$|verdes?$|republi[ck]an
      |républicain|demo[ck]rat|démocrat|demócrat|so[cz]ialdemo|so[cz]ialist|[ck]omm?unist|mar[xk]ist|anar[ck]hi|maga$
      |left-wing|right-wing|leftist|linke?$|gaullist|insoumis|macronist|écologist|independent?ist|nationalist
      |nazionalist|nacionalist|peronist|spd|cdu|csu|afd|fdp|bsw|övp|fpö|svp|lfi|psoe|pp$|vox$
    )
  `,
  'iu',
);

/** What a nationality, a creed, a party or an orientation is. */
const creedOf = (value: string): Attribute =>
  isOrientation(value) ? 'sexuality' : faiths.test(value) ? 'religion' : parties.test(value) ? 'politics' : 'ethnicity';

/** In the words of the tables, so that it is said once. */
const loves = (value: string): string =>
  /^(?:trans|inter|non|nicht|no |gender|agender)/iu.test(value)
    ? 'is trans or questions gender'
    : /^(?:straight|h?etero|hétéro)/iu.test(value)
      ? 'is straight'
      : 'is gay, lesbian or bisexual';

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
  NRP: {
    attribute: 'ethnicity',
    guess: (value) => {
      const of = creedOf(value);
      return of === 'sexuality' ? loves(value) : `${of === 'politics' ? 'sides with' : 'is'} ${value}`;
    },
    named: 'a nationality or a creed',
    bits: 4,
  },
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
  DATE: { attribute: 'identity', guess: null, named: 'a date', bits: 8 },
  BODY_MEASURE: { attribute: 'health', guess: null, named: 'a measure of the body', bits: 3 },
  LAB_VALUE: { attribute: 'health', guess: null, named: 'a laboratory value', bits: 5 },
  // A number of things, a time of day, how long something lasts or a share without its date or its whole points to nobody.
  COUNT: null,
  TIME: null,
  DURATION: null,
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

/** Whether a value of this kind was given to one person, or tells where and when that one lives. */
export const isPointingOut = (type: EntityType): boolean => tells[type] === undefined || tells[type]?.always === true;

/** Where somebody works, behind the occupation: "welder at the shipyard", "Schweißer auf der Werft". */
const behindJob = new RegExp(
  oneLine`
    ^,? (?:at|in|for|on|bei|beim|im|am|an|auf|für|à|au|aux|dans|chez|pour|en|del?|para) (?:
      (?:an?|the|our|my|der|dem|einer|einem|unserer|une?|la|le|les|notre|mon|ma|una|el|los|las|mi|nuestr[oa]) |l['’]
    )?((?:\p{Ll}[\p{Ll}-]* ){0,2}\p{L}[\p{Ll}-]{2,})
    (?=[.,;:!?)\n]| (?:and|but|with|where|who|in|at|for|on|und|mit|wo|et|avec|où|y|con|donde)(?!\p{L})|$)
  `,
  'u',
);
/** UTF-16 units behind it. */
const behind = 80;

const workplaceOf = (text: string, end: number): Evidence[] => {
  const found = behindJob.exec(text.slice(end, end + behind));
  const words = found?.[1];
  if (found === null || words === undefined || isNoWorkplace(words)) return [];
  const last = end + found[0].length;
  return [{ start: last - words.length, end: last, attribute: 'occupation', guess: `works at: ${words}`, points: 4 }];
};

/** What says that the writer is what follows: "am", "as", "bin", "como". Folded. */
const being = new RegExp(
  oneLine`
    ^(?:
      am|m|re|are|was|were|been|being|be|become|became|as|bin|war|sind|waren|werde|wurde|geworden|als|suis|etais
      |sommes|serai|deviens|devenir|devenue?|comme|sono|ero|sou|soy|fui|era|somos|eramos|como|sere
    )$
  `,
  '',
);
/** What has a noun behind it that is somebody else, or who treats the writer: "the dentist", "al médico", "beim Notar". */
const pointing = new RegExp(
  oneLine`
    ^(?:
      an?|the|this|that|these|those|some|every|my|our|your|his|her|its|their|der|die|das|den|dem|des|eine?[mnrs]?
      |dies\p{L}*|jede\p{L}*|mein\p{L}*|unser\p{L}*|sein\p{L}*|ihr\p{L}*|dein\p{L}*|le|la|les|l|un|une|ce|cet|cette
      |mon|ma|mes|notre|nos|son|sa|ses|el|los|las|una|este|esta|ese|esa|mi|mis|nuestr\p{L}*|su|sus
    )$
  `,
  'u',
);
/** What has somebody behind it that the writer deals with: "by nurses", "zum Notar", "chez le dentiste". With accents. */
const dealing =
  /^(?:of|by|from|to|with|for|at|about|von|vom|bei|beim|mit|zu|zum|zur|für|über|par|pour|per|chez|avec|au|aux|à|du|des|d|del|al|por|con|para)$/u;
/** Words before an occupation that are looked at: "I'm the only fully trained vet". */
const beforeJob = 5;

/** Whether an occupation is the writer's own, and no one's who treats, teaches or serves: "I'm the vet", not "the vet". */
const isOwnJob = (words: readonly Word[], at: number): boolean => {
  let pointed = false;
  for (let i = at - 1; i >= Math.max(0, at - beforeJob) && words[i]?.sentence === words[at]?.sentence; i--) {
    const word = words[i]?.word ?? '';
    if (being.test(word)) return true;
    if (dealing.test(words[i]?.exact ?? '')) return false;
    pointed ||= pointing.test(word);
  }
  return !pointed;
};

/** Who does so with an illness has it: "for living with". Folded. */
const living =
  /^(?:li(?:ve|ves|ved|ving)|cop(?:e|ing)|deal\p{L}*|struggl\p{L}*|leb\p{L}*|(?:con)?viv\p{L}*|lev(?:en|a)|zyci\p{L}*)$/u;
/** What has an illness behind it. Folded. */
const having = /^(?:with|mit|avec|con|com|met|med|z|who|die|der|qui|que)$/;
/** Words before it among which somebody is: "for a boy with autism". */
const beforeIllness = 4;

/** What says that whoever stands before it has it. Folded. */
const has = /^(?:has|had|have|got|gets|hat|hatte|bekommt|heeft|kreeg|a|avait|tiene|tuvo|ha|aveva)$/;

/** Whether somebody's kin, named without "my", is said to have what stands here: "daughter has chickenpox". */
const isOfBareKin = (words: readonly Word[], at: number): boolean => {
  for (let verb = at - 1; verb > 0 && verb >= at - beforeIllness && words[verb + 1]?.joined; verb--) {
    if (has.test(words[verb]?.word ?? '')) return isKin(words, verb - 1) && isBare(words, verb - 1);
  }
  return false;
};

/** Whether an illness is that of somebody whom the writer deals with, or of their kin. */
export const isOfOther = (words: readonly Word[], at: number): boolean => {
  if (isOfBareKin(words, at)) return true;
  const before = words
    .slice(Math.max(0, at - beforeIllness), at)
    .filter(({ sentence }) => sentence === words[at]?.sentence);
  const own = before.findLastIndex(({ word }) => having.test(word));
  if (own < 2 || living.test(before[own - 1]?.word ?? '')) return false;
  return before.slice(0, own - 1).some(({ exact }) => dealing.test(exact));
};

/** What has a language behind it: who learns it is of no people. Folded. */
const learning = new RegExp(
  oneLine`
    ^(?:
      learn\p{L}*|study\p{L}*|speak\p{L}*|spoke|practi[sc]\p{L}*|translat\p{L}*|lern\p{L}*|sprech\p{L}*|ubersetz\p{L}*
      |appren\p{L}*|parl[eo]\p{L}*|etudie\p{L}*|tradui\p{L}*|aprend\p{L}*|habl\p{L}*|estudi\p{L}*|traduc\p{L}*
      |impar\p{L}*|fal[oa]r?|leer|leren|spreek|ucze|mowie|lar|laser|pluggar
    )$
  `,
  'u',
);
const isLanguage = (words: readonly Word[], at: number): boolean =>
  words
    .slice(Math.max(0, at - 2), at)
    .some(({ word, sentence }) => sentence === words[at]?.sentence && learning.test(word));

/** A pregnancy is no illness, in the words of many languages. */
const pregnant = /^(?:pregnan|schwanger|enceinte|embaraz|incinta|gr[aá]vid|zwanger|ciąż|беремен|hamile|妊娠|怀孕)/iu;

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
    if ((type === 'NRP' || type === 'OCCUPATION') && isStation(surrogate)) return [];
    const { guess, named, bits, always } = found;
    const attribute = type === 'NRP' ? creedOf(surrogate) : found.attribute;
    const at = wordAt(words, start);
    if (type === 'NRP' && isLanguage(words, at)) return [];
    const said = whoseAt(at);
    const isOthers =
      said === 'writer' &&
      ((type === 'OCCUPATION' && !isOwnJob(words, at)) || (type === 'MEDICAL_CONDITION' && isOfOther(words, at)));
    const whose = isOthers ? 'other' : said;
    if (whose === 'animal' && always !== true) return [];
    if (type === 'MEDICAL_CONDITION' && pregnant.test(surrogate)) {
      if (whose !== 'writer') return [];
      return [
        { start, end, attribute: 'family', type, guess: 'is expecting a child', points: 6 },
        { start, end, attribute: 'gender', type, guess: 'is a woman', points: 6 },
      ];
    }
    const place = { start, end, attribute, type };
    if (guess !== null && (whose === 'writer' || always === true)) {
      const own = { ...place, guess: guess(surrogate), points: whose === 'writer' ? 6 : 3, bits };
      return type === 'OCCUPATION' ? [own, ...workplaceOf(text, end)] : [own];
    }
    // One row a kind: what stands there of several people is nobody's guess of one.
    const points = whose === 'other' ? 2 : 3;
    return [{ ...place, guess: `${named}${inClear}`, points, bits, weak: true }];
  });
