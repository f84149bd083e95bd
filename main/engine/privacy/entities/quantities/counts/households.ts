import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';

/** How many live together: "we're five at home", "vi är tre i familjen", 我们家六口人. */

const hedge =
  '(?:now |only |just |still |nur |jetzt |noch |immer noch |plus que |encore |ya |solo |só |già |solo |nu |nog |maar |bara |nu |już |tylko |artık |toplam )?';
/** Who speaks, and is counted too. */
const members = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      wir (?:sind|waren|wohnen|leben)(?: hier)?|nous (?:sommes|étions|vivons)|on (?:est|était|vit|loge)|somos|éramos
      |vivimos|viviamo|siamo|eravamo|moramos|vivemos|(?:we|there)(?:['’]?re| are| were)|we live|jesteśmy|mieszkamy
      |(?:jest|było|było) nas(?: w domu)?|w domu (?:jest|było) nas|we (?:zijn|wonen)(?: hier)?|wij (?:zijn|wonen)
      |vi (?:är|var|bor)|(?:evde|ailede|ailecek|hanede)(?: biz)?
    ) ${hedge}(?:zu |in |met |med |w |à |em |z['’]n |met z['’]n |met ons )?$
  `,
  'iu',
);
const inHome = [
  'people|persons?|adults|of us|at home|in (?:the|our|my) (?:house|household|family|flat|home|apartment)|under one roof|plus (?:the|a|our) (?:dog|cat|baby)',
  'Personen|Leute|Köpfe|im Haushalt|zu ?[Hh]ause?|daheim|in (?:der|unserer) (?:Familie|WG|Wohnung)|im Haus|Erwachsene|Geschwister|Gesellschafter(?:innen)?',
  "à la maison|personnes|adultes|associés|dans (?:l['’]appart\\p{L}*|la (?:famille|maison)|le foyer|cet appart\\p{L}*)|au foyer|frères et sœurs",
  'en (?:casa|la casa|(?:la |mi )?familia|el piso|el hogar)|personas|adultos|hermanos|soci[oa]s',
  'in (?:casa|famiglia)|nella famiglia|persone|adulti|fratelli|soci',
  'thuis|personen|volwassenen|in (?:huis|het gezin|ons gezin|het huishouden)|man thuis|vennoten',
  'osób|osoby|doros(?:łych|li)|w (?:domu|rodzinie|mieszkaniu)|rodzeństwa|wspólników',
  'em casa|na (?:família|casa)|pessoas|adultos|irmãos|sóci[oa]s',
  'i (?:familjen|hushållet|hemmet|huset|lägenheten)|personer|vuxna|hemma|syskon|delägare',
  'kişiyiz|kişi yaşıyoruz|kişilik (?:bir )?aile\\p{L}*|kişi kalıyoruz|kardeşiz',
].join('|');
/** "cá em casa", "hier zu Hause" */
const here = '(?:here|hier|ici|aquí|acá|aqui|cá|lá|qui|qua|tutaj|tu|här) ';
const membersAfter = new RegExp(`^ (?:${here})?(?:${inHome})(?!\\p{L})`, 'iu');

/** "Wir sind zu sechst", "met z'n vijven thuis": the word itself counts people. */
const together = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:sind|leben|wohnen|waren|zijn|wonen|bor|är) (?:hier |nur |jetzt |immer |thuis |nog |we )?
      (?:zu|met z['’]n|met ons|på) $|(?<!\p{L})(?:(?:jest|było|będzie) nas(?: w \p{L}+)?|met z['’]n) $
    `,
    'iu',
  ),
  after:
    /^(?:$|[.,;!?)\n](?!\d)| (?:zu ?[Hh]ause?|daheim|in (?:der|einer|unserer) (?:Familie|WG|Wohnung)|im Haus(?:halt)?|thuis|in (?:huis|het gezin)|und|en|plus)(?!\p{L}))/u,
};

/** 家族5人, 一家五口, 5人家族, 4人暮らし */
const unspaced = {
  before:
    /(?:家族|世帯|うちは|わが家は|我が家は|我们家|我家|我們家|他们家|她家|他家|全家|[一1]家|家里|家裡)(?:是|有|共|一共|总共|就|现在|は|が|全員で|構成は?)?$/u,
  after: /^ ?(?:口人|口之家|口(?![径碑味])|人(?:です|で|暮|家|の|。|、|$|，|,)|个人|個人)/u,
  alone: /^人(?:家族|世帯|暮らし|ぐらし|兄弟|姉妹|きょうだい)/u,
};

/** "dzieci czworo", "Kinder: 3": so many, where no list of ages goes on. */
const children = {
  before:
    /(?:^|[\n.,;(] ?)(?:kids|children|Kinder|enfants|hijos|figli|kinderen|dzieci|filhos|Geschwister|siblings|rodzeństwa|hermanos|fratelli)(?: ?: ?| )$/iu,
  after: new RegExp(`^(?:$|\\n|[.;)](?!\\d)|,(?! ?(?:\\d|(?:${and}) \\d)))`, 'u'),
};

const born = oneLine`
  siblings|kids|children|brothers|sisters|Geschwistern?|Kindern?|enfants|frères|herman[oa]s|hijos|fratelli|sorelle
  |figli|kinderen|broers|rodzeństwa|dzieci|irmãos|filhos|syskon|barn|kardeş\p{L}*
`;
/** "one of seven siblings", "l'ultima di sei fratelli", "jedną z siedmiorga rodzeństwa" */
const oneOf = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        1|one|eldest|oldest|youngest|middle|second|third|first|last|jüngste[rns]?|älteste[rns]?|eine[rs]?|une?|aînée?
        |cadette?|benjamine?|derni(?:er|ère)|menor|mayor|pequeñ[oa]|un[oa]|ultim[oa]|prim[oa]|second[oa]|terz[oa]|een
        |jongste|oudste|jedn\p{L}{1,3}|najstarsz\p{L}{1,3}|najmłodsz\p{L}{1,3}|caçula|velh[oa]|nov[oa]|äldsta?|yngsta?
      ) (?:of|von|de|d['’]|di|van|z|av|dos?) $
    `,
    'iu',
  ),
  after: new RegExp(`^ (?:${born})(?!\\p{L})`, 'iu'),
};

/** Whether a number counts those who live together, or somebody's children. */
export const isHousehold = (left: string, right: string): boolean =>
  (membersAfter.test(right) && members.test(left)) ||
  standsIn(together, left, right) ||
  standsIn(unspaced, left, right) ||
  unspaced.alone.test(right) ||
  standsIn(oneOf, left, right) ||
  standsIn(children, left, right);
