import type { EntityType } from '../../../../shared/domain';
import { termsFrom } from '../../privacy/detect/terms';
import { isCommonWord } from '../../privacy/detect/vocabulary';
import { fold as foldTerm } from '../../privacy/fold';
import { foldName } from '../../privacy/lists/names';
import { countries } from '../../privacy/lists/places';
import { isStation } from './stations';
import type { Word } from './words';

/** What a phrase leaves open. `yy`: a year, of four digits or of two. */
export type Slot = 'country' | 'illness' | 'job' | 'workplace' | 'number' | 'ordinal' | 'month' | 'year' | 'yy';

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

const trade = termAt('OCCUPATION');
const jobAt = (words: readonly Word[], at: number): number =>
  isStation(words[at]?.exact ?? '') ? 0 : trade(words, at);

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

/** "two" to "twelve", by value. Folded, as all below. */
const units = [
  'two zwei deux dos due dois duas twee dwa dwie dwoje tva iki',
  'three drei trois tres tre drie trzy troje uc',
  'four vier quatre cuatro quattro quatro cztery fyra dort',
  'five funf cinq cinco cinque vijf piec fem bes',
  'six sechs seis sei zes szesc sex alti',
  'seven sieben sept siete sette sete zeven siedem sju yedi',
  'eight acht huit ocho otto oito osiem atta sekiz',
  'nine neun neuf nueve nove negen dziewiec nio dokuz',
  'ten zehn dix diez dieci dez tien dziesiec tio on',
  'eleven elf onze once undici jedenascie elva',
  'twelve zwolf douze doce dodici doze twaalf dwanascie tolv',
  ...['', ''],
  'fifteen funfzehn quinze quince quindici vijftien pietnascie femton',
];
/** "twenty" to "sixty", by their tens. */
const tens = [
  'twenty zwanzig vingt veinte venti vinte twintig dwadziescia tjugo yirmi',
  'thirty dreissig trente treinta trenta trinta dertig trzydziesci trettio otuz',
  'forty vierzig quarante cuarenta quaranta quarenta veertig czterdziesci fyrtio kirk',
  'fifty funfzig cinquante cincuenta cinquanta cinquenta vijftig piecdziesiat femtio elli',
  'sixty sechzig soixante sesenta sessanta sessenta zestig szescdziesiat sextio altmis',
];
const valued = (lists: readonly string[], value: (at: number) => number): [string, number][] =>
  lists.flatMap((list, at) => list.split(' ').flatMap((word): [string, number][] => (word ? [[word, value(at)]] : [])));
const unitValues = new Map(valued(units, (at) => at + 2));
const tenValues = new Map(valued(tens, (at) => 10 * (at + 2)));
/** "fünfundzwanzig", "vijfentwintig"; "veinticinco". */
const compound = /^(\p{L}+?)(?:und|en)(\p{L}+zig|\p{L}+tig)$|^veinti(\p{L}+)$/u;

/** A number in digits or words, and how many words it takes. */
const numberAt = (words: readonly Word[], at: number): readonly [value: number, length: number] | null => {
  const said = words[at]?.word ?? '';
  if (/^\d{1,4}$/.test(said)) return [Number(said), 1];
  const ten = tenValues.get(said);
  const unit = unitValues.get(ten === undefined ? said : (words[at + 1]?.word ?? ''));
  if (ten !== undefined) {
    const isMore = unit !== undefined && unit < 10 && words[at + 1]?.joined === true;
    return isMore ? [ten + unit, 2] : [ten, 1];
  }
  if (unit !== undefined) return [unit, 1];
  const [, one = '', whole = '', more = ''] = compound.exec(said) ?? [];
  const [low, high] = [unitValues.get(one || more), more === '' ? tenValues.get(whole) : 20];
  return low === undefined || high === undefined ? null : [low + high, 1];
};

const ordinals =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:erste|zweite|dritte|vierte|funfte|sechste|siebte|achte|neunte|zehnte|elfte|zwolfte)[nrms]?|premiere?|deuxieme|troisieme|quatrieme|cinquieme|sixieme|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa]|prim[oa]|second[oa]|terz[oa]|quart[oa]|sest[oa]|terceir[oa]|eerste|tweede|derde|vierde|vijfde|zesde|pierwsz\p{L}*|drug(?:i|a|iej|im)|trzeci\p{L}*|czwart\p{L}*|piat\p{L}*|szost\p{L}*|siodm\p{L}*|osm(?:y|a|ej|ym)|forsta|andra|tredje|fjarde|femte|sjatte)$/u;
const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|janner|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mei|augustus|stycznia|styczniu|lutego|lutym|marca|marcu|kwietnia|kwietniu|maja|maju|czerwca|czerwcu|lipca|lipcu|sierpnia|sierpniu|wrzesnia|wrzesniu|pazdziernika|pazdzierniku|listopada|listopadzie|grudnia|grudniu|maj|augusti)$/u;
const yearPattern = /^(?:19[3-9]\d|20[0-4]\d)$/;

const matched =
  (pattern: RegExp) =>
  (words: readonly Word[], at: number): number =>
    pattern.test(words[at]?.word ?? '') ? 1 : 0;

/** How many words at a place fill a slot, 0 where none do. */
export const slots: Readonly<Record<Slot, (words: readonly Word[], at: number) => number>> = {
  country: countryAt,
  illness: termAt('MEDICAL_CONDITION'),
  job: jobAt,
  workplace: workplaceAt,
  number: (words, at) => numberAt(words, at)?.[1] ?? 0,
  ordinal: matched(ordinals),
  month: matched(months),
  year: matched(yearPattern),
  yy: (words, at) => (/^\d\d$/.test(words[at]?.word ?? '') ? 1 : matched(yearPattern)(words, at)),
};

/** Two digits up to here are a year of this century. */
const lastShort = 30;
/** Whoever writes was born since, and is no older. */
const firstBirth = 1925;
const oldest = 100;
/** Fewer years tell no age. */
const fewestYears = 5;

/**
 * A guess with what its slot took: its words in place of `@`; of `@-18` the year 18 before, of `@+18` as many years and
 * 18. Null where nobody is that old.
 */
export const filled = (
  guess: string,
  text: string,
  words: readonly Word[],
  slot: readonly [start: number, end: number] | null,
): string | null => {
  if (slot === null || !guess.includes('@')) return guess;
  const [, sign, years] = /@([+-])(\d+)/.exec(guess) ?? [];
  if (sign === undefined) return guess.replace('@', text.slice(words[slot[0]]?.start, words[slot[1] - 1]?.end));
  const [value = 0] = numberAt(words, slot[0]) ?? [];
  const year = value < 100 ? value + (value > lastShort ? 1900 : 2000) : value;
  const found = sign === '-' ? year - Number(years) : value + Number(years);
  const isLikely = sign === '-' ? found >= firstBirth : value >= fewestYears && found < oldest;
  return isLikely ? guess.replace(/@[+-]\d+/, String(found)) : null;
};
