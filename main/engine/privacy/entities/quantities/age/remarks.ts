import { isGivenName } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { kin } from '../../../lists/kin';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { eitherCase, possessives, relatives, years } from '../people/words';
import { hedge } from './infants';

/** Ages of chats in small letters: "ela tem 19 e quer casar", 他41 不想结婚, "fumo desde os 15", "katholiek en zestig". */

const whose = `${possessives}|l['’]|la|el|il|le|o|a|mis|il mio|la mia|o meu|a minha`;
const acquainted = oneLine`
  ${relatives}
  |(?:
    jef|vecin|primas?|cuñad|novi|compañer|amig|chef|vizinh|namorad|prim|cunhad|colega|padro|padrast|madrast|suocer
    |cognat|cugin|cap|vicin|fidanzat|voisin|patron|copain|copine|collègue|pote|coloc|nana|mec|szef|sąsiad|kolega
    |koleżank
  )\p{L}{0,4}
`;
const somebody = `(?:(?:${eitherCase(whose)}) ?){1,2}(?:\\p{Ll}{3,10} )?(?:${eitherCase(acquainted)})(?: (?:d['’]\\p{L}+|\\p{Lu}[\\p{L}'-]{1,20}))?`;
const pronoun =
  '(?:[EÉéeÈè]l(?:[el]a?|l[ea])|[Ee]la|[Ll]ui|[Ll]ei|[Ii]l|[Oo]na?|[Yy]o|[Ee]u|[Ii]o|[Jj]a|[Vv]ocê|[Mm]amie|[Pp]api|[Mm]aman|[Pp]apa|[Mm]ãe|[Pp]ai|[Mm]amá|[Pp]apá)';
const has = oneLine`
  (?:tiene|tenía|tendrá|tem|tinha|terá|ha|aveva|avrà|a|avait|aura|ma|miał[ay]?|tengo|tenho|mam|ho)
  (?: (?:uns|umas|unos|unas|sui|dans les|ponad|más o menos|mais ou menos|plus ou moins|ok\.|tipo|como|genre|tipo))?
`;
/** "ela tem uns 60", "mon frère a 31": what else one has so much of stands behind. */
const having = new RegExp(
  `(?:^|[^\\p{L}'’-])(?:${somebody}|${pronoun}|(\\p{Lu}\\p{Ll}[\\p{L}'-]{1,20})) ${has} (?:${hedge}){0,2}$`,
  'u',
);
/** With nobody before the verb: "avrà 30 anni", "tiene 40 años", where a clause begins. */
const verbAlone = new RegExp(
  oneLine`
    (?:^|[.!?;:,\n(] ?|(?<!\p{L})(?:y|e|i|et|pero|ma|mas|ale|che|que|porque|perché) )
    (?:[Tt]iene|[Tt]enía|[Tt]endrá|[Tt]em|[Tt]inha|[Hh]a|[Aa]vrà|[Mm]a)
    (?: (?:uns|umas|unos|unas|sui|ponad|más o menos|mais ou menos|tipo|como))? (?:${hedge}){0,2}$
  `,
  'u',
);
const unitEnds = new RegExp(`^ (?:${years})(?!\\p{L})(?! (?:d['’]|de |di )(?!vida|edad|idade|età|âge))`, 'u');
/** How a clause goes on behind an age, and no plural that is counted. */
const goesOn = new RegExp(
  oneLine`
    ^(?:
      $|[.,;!?)\n](?![\d\p{L}])
      | (?:
        y|e|i|et|pero|ma|mas|mais|ale|porque|perché|car|donc|mam|masz|já|ya|già|déjà|już|ainda|aún|todavía|ancora
        |encore|jeszcze|agora|ahora|adesso|ora|maintenant|teraz|sem|sin|senza|sans|bez|no|não|non|nie|ne|hoje|hoy|oggi
        |quando|cuando|quand|kiedy|gdy|que|che|qui|com trabalho|kkk\p{L}*|jaja\p{L}*|lol|mdr|xd
      )(?!\p{L})
    )
  `,
  'iu',
);
/** "15 et demi de moyenne": a mark or a measure. */
const counted =
  /^ (?:e|y|i|et) (?:mei[oa]|medi[oa]|mezz[oa]|pół|demie?|quart|cuarto|quarto)(?!\p{L})|^ (?:e|y|i|et) \d/iu;

/** "fuma desde os 15", "fumo dai 15", "je bosse depuis mes 16": since an age. */
const sinceAge = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        desde (?:os|los|mis|sus|meus|os meus)|dai|dai miei|depuis (?:mes|ses|l['’]âge de)|od(?: mojego)?|seit ich
        |sinds m['’]n|sinds mijn|sedan jag var|since i was|since (?:s?he|they) (?:was|were)
      ) $
    `,
    'iu',
  ),
  after: new RegExp(
    oneLine`
      ^(?: (?:años|anos|anni|ans|jaar|år|roku życia)(?! (?:de |di |d['’]|60|70|80|90)))?(?:e)?
      (?:$|[.,;!?)\n](?!\d)| (?:y|e|et|i|en|och|and|pero|ma|mas|mais|ale|maar|men|but|que|lol)(?!\p{L}))
    `,
    'u',
  ),
};
/** A decade, "desde los 80": whoever is young began early. */
const latestStart = 40;

/** 他41 不想结婚, 我28 单身: a space parts it from what is said. */
const unspaced = {
  before: new RegExp(
    oneLine`
      (?:^|[^\p{Script=Han}]|[我他她]|[的，。,！!？?、])(?:
        我|他|她|本人|老公|老婆|丈夫|妻子|妈妈?|爸爸?|母亲|父亲|奶奶|爷爷|外婆|外公|姥姥|姥爷|儿子|女儿|哥哥?|姐姐?
        |弟弟?|妹妹?|婆婆|公公|岳父|岳母|男友|女友|男朋友|女朋友|室友|闺蜜|同事|朋友|老板|领导|舅舅|阿姨|姑姑|叔叔
        |堂[哥姐弟妹]|表[哥姐弟妹]
      )(?:今年|都|才|已经|快|刚|也)?$
    `,
    'u',
  ),
  after:
    /^(?:岁|歲)?(?:出头|多)?(?: (?!天(?!天)|[个個次年月号號点點块塊元分秒件万萬名位人周度米斤票层楼路级題题页条張张本杯步倍])(?=\p{Script=Han})|[,，](?![\d])|$|\n|。)/u,
};
/** 妈妈 72，爸爸 75; 母78、父81 */
const kinList = {
  kin: '(?:我|他|她|老公|老婆|丈夫|妻子|妻|夫|主人|旦那|嫁|私|父|母|祖父|祖母|爸爸?|妈妈?|哥哥?|姐姐?|弟弟?|妹妹?|兄|姉|弟|妹|息子|娘|儿子|女儿|公公|婆婆|奶奶|爷爷|外婆|外公|长子|長男|次男|三男|長女|次女|老大|老二|老三)',
};
const kinFirst = {
  before: new RegExp(`(?:^|[\\s,，、。；;:：])${kinList.kin}[ は：:]?$`, 'u'),
  after: new RegExp(`^(?:岁|歳|才)?[,，、 ]${kinList.kin}[ は：:]?\\d`, 'u'),
};
const kinNext = {
  before: new RegExp(`${kinList.kin}[ は：:]?\\d{1,2}(?:岁|歳|才)?[,，、 ]${kinList.kin}[ は：:]?$`, 'u'),
  after: /^(?:$|[,，、。；;\s]|岁|歳|です|だ|で)/u,
};
/** 息子、7、がまだ */
const bracketedKin = {
  before: /(?:息子|娘|父|母|妻|夫|兄|姉|弟|妹|祖父|祖母|うちの子|孫|甥|姪|儿子|女儿|妈妈|爸爸|老公|老婆)[、，,]$/u,
  after: /^[、，,](?!\d)/u,
};

/** "gereformeerd en vijftig", "single and 34", "ledig und vierzig": of how one lives or believes. */
const attribute = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        gereformeerd|hervormd|katholiek|protestants?|joods|moslim|christelijk|vrijgezel|single|gescheiden|getrouwd
        |ongetrouwd|werkloos|zwanger|vegetari[eë]r|veganist|homo|hetero|lesbisch|kinderloos|weduwe|weduwnaar|invalide
        |blind|doof|catholic|jewish|muslim|protestant|christian|vegan|vegetarian|divorced|unemployed|pregnant
        |childless|gay|lesbian|bisexual|widowed|retired|broke|disabled|ledig|katholisch|evangelisch|jüdisch|muslimisch
        |geschieden|verwitwet|arbeitslos|schwanger|kinderlos|schwul|lesbisch|vegan|verheiratet|célibataire|catholique
        |juive?|musulmane?|divorcée?|chômeur|chômeuse|enceinte|solter[oa]|católic[oa]|judí[oa]|divorciad[oa]|viud[oa]
        |embarazada|cattolic[oa]|ebre[oa]|divorziat[oa]|celibe|nubile|disoccupat[oa]|incinta|samotn[ay]
        |rozwiedzion[ay]|bezrobotn[ya]|solteir[oa]|judi[ao]|desempregad[oa]|grávida|singel|skild|arbetslös|gravid
        |katolik|barnlös|evli|bekar|boşanmış
      ) (?:${and}) (?:${hedge})?$
    `,
    'iu',
  ),
  after: new RegExp(
    `^(?:$|[.,;!?)\\n](?!\\d)| (?:${and}|but|maar|aber|with|met|mit|without|zonder|ohne|jaar|years? old|ans|años|anni|anos|lat|år)(?!\\p{L}))`,
    'u',
  ),
};

/** "la hija mayor, 16, quiere": which of several, behind the noun. */
const whichChild = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:${kin('children', 'siblings', 'kindred')}) (?:
        mayor|menor|pequeñ[oa]|mediano|maggiore|minore|(?:più |mais )(?:grande|piccol[oa]|velh[oa]|nov[oa])|aînée?
        |cadet(?:te)?
      ), $
    `,
    'iu',
  ),
  after: /^(?:, (?=\p{L})|$|[.;)\n](?!\d))/u,
};
/** "Grace - 41 - nurse": how a line begins. */
const dashed = { before: /(?:^|\n)(\p{Lu}\p{Ll}[\p{L}'-]{1,20}) [-–—] $/u, after: /^ [-–—] \p{Ll}{3,}/u };

/** Why a number in such a phrase is an age; null where it is none. */
export const chatted = (left: string, right: string, digits: string): string | null => {
  if (digits.length > 2) return null;
  if (standsIn(bracketedKin, left, right)) return 'after a relative';
  if (standsIn(whichChild, left, right)) return 'after a relative';
  if (digits.length === 1) return null;
  if (dashed.after.test(right) && isGivenName(dashed.before.exec(left)?.[1] ?? '')) return 'after a name';
  const isYears = unitEnds.test(right);
  if (isYears || (goesOn.test(right) && !counted.test(right))) {
    const [whole, name] = having.exec(left) ?? [];
    if (whole !== undefined && (name === undefined || isGivenName(name))) return 'said of a person';
    if (isYears && verbAlone.test(left)) return 'years of a person';
  }
  if (Number(digits) < latestStart && standsIn(sinceAge, left, right)) return 'said of a person';
  if (standsIn(unspaced, left, right)) return 'said of a person';
  if (standsIn(kinFirst, left, right) || standsIn(kinNext, left, right)) return 'after a relative';
  return standsIn(attribute, left, right) ? 'said of a person' : null;
};
