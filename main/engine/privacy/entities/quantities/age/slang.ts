import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { eitherCase, introductions, persons } from '../people/words';

/** Ages as forums, wards and poets write them: "[29 w] sucht", "paz. 70 aa", "58 primaveras", "op m'n 21e". */

const speaksOn = oneLine`
  (?:
    here|hi|hello|my|me|i|i['’]m|im|need|needs|seeks?|never|feel\p{L}{0,3}|single|and (?:my|i|single|lonely)|ich|hallo
    |meine?|brauche?|und (?:meine?|ich)|je|mon|ma|et (?:mon|ma|moi)|mi|yo|y (?:mi|yo)|mio|mia|ho|mijn|ik|moja|mój|meu
    |minha|min|jag|looking|sucht?e?|cherche|busc[oa]|cerc[oa]|zoekt?|szukam?|procur[oa]|söker
  )(?!\p{L})
`;
/** "[29 w] sucht", "(f22) hi", "26 f looking": somebody speaks on, so no lamp and no length. */
const sexIn = {
  after: /^ ?[mfwhvk][)\]]/u,
  behind: new RegExp(
    `(?<!\\p{L})(?:I|[Mm]e|[Ii]ch|[Mm]ich|[Mm]ir|[Mm]oi|[Jj]e|[Yy]o|[Ii]o|[Ii]k|[Ee]u|[Jj]ag|${eitherCase(`${persons}|${introductions}`)}) ?[([]$`,
    'u',
  ),
  opening: /(?:^|[\n.!?] ?)[([]$/u,
  afterOpening: new RegExp(`^ ?[mfwhvk][)\\]][,:]? ${speaksOn}`, 'iu'),
  glued: /(?:^|[\n.!?] ?)[([][FMHWfmwh]$/u,
  afterGlued: new RegExp(`^[)\\]][,:]? ${speaksOn}`, 'iu'),
  bare: /(?:^|[\n.!?] ?)$/u,
  afterBare: new RegExp(`^ ?[mfw],? ${speaksOn}`, 'iu'),
};

/** "Eusebio Lacasa, 66 tacos": slang for years, behind who it is or what says so. */
const slangYears = {
  before:
    /(?:\p{Lu}\p{L}+, |(?<!\p{L})(?:tengo|tiene|con|cumplí|cumplió|cumplo|ya|casi|j['’]ai|a|ai|avec|presque|à) )$/u,
  after:
    /^ (?:tacos|castañas|palos|brejes|piges|balais|berges)(?=$|[,.;!?)\n]| (?:y|ya|de|recién|et|déjà|bien|e)(?!\p{L}))/u,
};

const springs = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        cumpl\p{L}{1,5}|tiene|tengo|tenía|con (?:sus|mis)|a (?:sus|mis)|tem|tenho|tinha|fez|faz|faço|complet\p{L}{1,3}
        |com (?:seus|suas|minhas|as suas)|ha|ho|aveva|compi\p{L}{1,4}|con le sue
        |(?:elle|il|on|qui|j['’]?|mamie|papi|mère|père) ?(?:a|ai|avait)|ses|mes|zählt|zähle
        |mit (?:seinen|ihren|meinen)|telt|met (?:zijn|haar|mijn)|liczy|ma|mam|har|med (?:sina|mina)|of (?:her|his|my)
      )(?: (?:ya|já|già|déjà|apenas|solo|unas|umas|stolze|schon))? $
    `,
    'iu',
  ),
  after: /^ (?:primaveras|primavere|printemps|Lenzen?|lentes|wiosen|wiosny|vårar|springs)(?!\p{L})/iu,
};

/** "op m'n 21e ging ik", and no 21st try. */
const dutchOrdinal = {
  before: /(?<!\p{L})(?:op|tegen|rond|sinds|na|vanaf|tot|voor) (?:m['’]n|mijn|z['’]n|zijn|haar|d['’]r|je|hun|onze) $/iu,
  after: new RegExp(
    oneLine`
      ^(?:e|ste|de)(?:
        $|[.,;!?)\n](?!\d)| \p{Ll}{2,12} (?:ik|hij|ze|zij|we|m['’]n|mijn)(?!\p{L})
        | (?:
          moeder|vader|oma|opa|weduwe|weduwnaar|al|nog|getrouwd|gescheiden|zwanger|het huis uit|uit huis|naar
          |met pensioen|gestopt|begonnen
        )(?!\p{L})
      )
    `,
    'u',
  ),
};

/** "paz. 70 aa con", "pte 54 a": short for years, of a patient. */
const ward = {
  before: /(?<!\p{L})(?:pa?z|pte|pcte|pac|pat|pt|p\.te|pz\.te|sig\.ra|sig|bew|pcjt|pacj)\.?(?:,? (?:[mfwhv♂♀],? )?)$/iu,
  after:
    /^ ?(?:(?:aa|anni)\.?(?=$|[ ,.;:)\n])|[aJjy](?=$|[,;:)\n]|\.?(?:$| (?:con|com|mit|avec|met|with|per|che|[mfw])(?!\p{L}))))/u,
};

/** 那小伙29, 她大概四十出头, 祖父はもう九十近い: whose it is touches the number. */
const unspaced = {
  before:
    /(?:小伙子?|姑娘|女孩|男孩|大妈|大爷|大叔|大姐|大哥|阿姨|叔叔|邻居|同事|老师|房东|老板|保姆|患者|病人|老太太|老头子?|男的|女的|那人|老公|老婆|丈夫|妻子|父亲|母亲|爷爷|奶奶|外公|外婆|他|她)[,，]?(?:今年|才|都|大概|大约|差不多|约|快|刚|已经|看起来|应该)?$/u,
  after: /^(?:岁|歳)?(?:$|[,，。！!；;、](?!\d)|了(?![\p{Script=Han}]?[个個天次块元])|出头|多岁|来岁)/u,
  japanese:
    /(?:祖父|祖母|父|母|義父|義母|伯父|叔父|伯母|叔母|おじいさん|おばあさん|おじさん|おばさん|おじいちゃん|おばあちゃん|じいちゃん|ばあちゃん|彼|彼女|隣人|先生|上司|妻|夫|主人)[はがも、](?:もう|そろそろ|まだ|今|既に|すでに)?$/u,
  near: /^(?:近い|近く(?=[でにのと、。]|$)|過ぎ(?=[でにのと、。]|$)|前後|手前|目前)/u,
};

/** Why a number in such a phrase is an age; null where it is none. */
export const slang = (left: string, right: string, digits: string): string | null => {
  if (digits.length !== 2) return null;
  if (
    (sexIn.after.test(right) && sexIn.behind.test(left)) ||
    (sexIn.afterOpening.test(right) && sexIn.opening.test(left)) ||
    (sexIn.afterGlued.test(right) && sexIn.glued.test(left)) ||
    (sexIn.afterBare.test(right) && sexIn.bare.test(left))
  )
    return 'before the sex';
  if (standsIn(slangYears, left, right)) return 'years of a person';
  if (standsIn(springs, left, right)) return 'said of a person';
  if (standsIn(dutchOrdinal, left, right)) return 'said of a person';
  if (standsIn(unspaced, left, right) || (unspaced.near.test(right) && unspaced.japanese.test(left)))
    return 'said of a person';
  return standsIn(ward, left, right) ? 'of a patient' : null;
};
