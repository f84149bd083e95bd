import type { EntityType } from '../../../../shared/domain';
import { termsFrom } from '../../privacy/detect/terms';
import { isCommonWord } from '../../privacy/detect/vocabulary';
import { fold as foldTerm } from '../../privacy/fold';
import { foldName } from '../../privacy/lists/names';
import { countries } from '../../privacy/lists/places';
import type { Word } from './words';

/** What a phrase leaves open, by list: how many words at a place are one, 0 where none is. */
export type Slot = 'country' | 'illness' | 'job' | 'workplace' | 'number';

/** Words of a country's name. */
const longestName = 4;

const joinedTo = (words: readonly Word[], at: number, length: number): readonly Word[] | null => {
  const own = words.slice(at, at + length);
  return own.length === length && own.every(({ joined }, i) => i === 0 || joined) ? own : null;
};

/** Countries that are names of people and things as well. */
const namesakes = /^(?:chad|jordan|georgia|jersey|turkey|guinea|china)$/;
/** What follows a country, and no other name that begins with it ("Jordan Brook Farm"). */
const afterCountry =
  /^(?:\p{N}+|and|or|but|in|to|when|where|with|at|as|by|for|because|so|since|after|before|last|this|who|a|the|i|we|my|on|alone|one|two|three|four|five|six|seven|eight|nine|ten|years|is|was|originally|recently|now)$/u;

const countryAt = (words: readonly Word[], at: number): number => {
  for (let length = longestName; length > 0; length--) {
    const own = joinedTo(words, at, length);
    if (own === null || !countries.has(foldName(own.map(({ exact }) => exact).join(' ')))) continue;
    const next = words[at + length];
    const isOther = next?.joined === true && namesakes.test(own.at(-1)?.word ?? '') && !afterCountry.test(next.word);
    return isOther ? 0 : length;
  }
  return 0;
};

/** Letters of an illness that is a common word as well: "stroke"; "les" is lupus in Spanish. */
const shortest = 5;

/** The words of a list of detection at a place. */
const termAt =
  (wanted: EntityType) =>
  (words: readonly Word[], at: number): number => {
    for (const { type, rest } of termsFrom(foldTerm(words[at]?.exact ?? '')) ?? []) {
      const own = type === wanted ? joinedTo(words, at, 1 + rest.length) : null;
      if (own === null || !rest.every((part, i) => foldTerm(own[1 + i]?.exact ?? '') === part)) continue;
      const first = own[0]?.exact ?? '';
      if (rest.length > 0 || first.length >= shortest || !isCommonWord(first)) return own.length;
    }
    return 0;
  };

/** Words of the name of a place where people work. */
const longestPlace = 2;
/** Where few people work, and whoever goes there goes for a reason. Folded; German compounds by what they end with. */
const workplace = new RegExp(
  `^(?:${[
    'hospital|clinic|hospice|(?:care|nursing|children s) home|pharmacy|nursery|kindergarten|preschool|(?:high |primary |middle |boarding |)school',
    'college|university|prison|jail|barracks|courthouse|depot|warehouse|factory|mine|quarry|shipyard|dockyard|foundry|brewery|bakery',
    '(?:police|fire|ambulance|bus) station|call cent(?:er|re)|power (?:plant|station)|(?:town|city) hall|dairy|refinery|abattoir|orphanage|(?:women s )?shelter',
    '\\p{L}*(?:krankenhaus|klinik|klinikum|hospiz|pflegeheim|altenheim|seniorenheim|kinderheim|arztpraxis|apotheke|schule|gymnasium|kita|kindergarten|hort|universitat)',
    '\\p{L}*(?:fabrik|stahlwerk|kraftwerk|zementwerk|bergwerk|zeche|steinbruch|werft|gefangnis|jva|kaserne|polizeirevier|polizeiwache|feuerwache|rettungswache|amtsgericht|landgericht|rathaus|backerei|metzgerei|brauerei|molkerei|frauenhaus|jugendamt)',
    'hopital|clinique|ehpad|maternite|pharmacie|ecole|lycee|creche|maternelle|universite|fac|usine|entrepot|carriere|caserne|commissariat|tribunal|mairie|prefecture|boulangerie|fonderie|abattoir',
    'clinica|ambulatorio|residencia|farmacia|escuela|colegio|instituto|guarderia|universidad|fabrica|almacen|mina|cantera|astillero|carcel|prision|cuartel|comisaria|juzgado|ayuntamiento|panaderia|matadero',
  ].join('|')})$`,
  'u',
);

const workplaceAt = (words: readonly Word[], at: number): number => {
  for (let length = longestPlace; length > 0; length--) {
    const own = joinedTo(words, at, length);
    if (own !== null && workplace.test(own.map(({ word }) => word).join(' '))) return length;
  }
  return 0;
};

export const slots: Readonly<Record<Slot, (words: readonly Word[], at: number) => number>> = {
  country: countryAt,
  illness: termAt('MEDICAL_CONDITION'),
  job: termAt('OCCUPATION'),
  workplace: workplaceAt,
  number: (words, at) => (/^\d/.test(words[at]?.word ?? '') ? 1 : 0),
};
