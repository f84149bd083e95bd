import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { matched, standsIn } from '../../../text/around';
import { isPersonBefore } from '../people/before';
import { hedge } from './infants';
import { inTens } from './tens';

/** Ages that are said roughly: "thirty-odd", "una trentina d'anni", "trzydzieści parę lat", 五十出头. */

const tails = [
  '[ -]?(?:odd|ish)',
  '[ -](?:und ein paar(?: Zerquetschte)?|irgendwas)|[ -]plus(?=$|[.,;!?)]| (?:och|und|en|and|met|mit)(?! \\d))',
  ' et (?:des (?:poussières|brouettes)|quelques|un peu plus)| bien (?:sonnés|tassés)',
  ' y (?:pico|tant[oa]s|algo|much[oa]s|poc[oa]s|largos)',
  ' e (?:passa|rotti|qualcosa|qualche)',
  ' e (?:tal|tais|pouc[oa]s|tant[oa]s|muit[oa]s|picos|qualquer coisa)',
  ' en nog wat|-iets| nog wat',
  ' (?:parę|kilka|kilku|z (?:hakiem|kawałkiem|ogonkiem|okładem|górką))',
  '[ -](?:nånting|någonting|nånstans)| och lite till',
  ' küsur',
].join('|');
/** How much more than the tens, which says nothing that is counted. */
const tail = new RegExp(`^(?:(?:${tails})(?!\\p{L})|出头|多(?=[岁歲了的]|$|[,，。])|来(?=[岁歲])|几(?=[岁歲]))`, 'iu');

/** The words behind the tens that make them rough; empty where none stand there. */
export const roughly = (right: string): string => matched(tail, right);

const years = "d['’](?:anni|années)|d['’]age|de años|de anos|jaar|ans|anni|años|anos|lat|år|Jahre";
/** Who is of no age that a unit says: "la casa ha una trentina d'anni". */
const thing = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      casa|edificio|palazzo|azienda|ditta|auto|macchina|maison|immeuble|bâtiment|entreprise|voiture|arbre|edificio
      |empresa|coche|contrato|prédio|carro|huis|gebouw|bedrijf|auto|fa|il y a|depuis|da|desde|hace|há
    )(?!\p{L})[^.!?\n]{0,24}$
  `,
  'iu',
);
/** "a une soixantaine d'années": what one has or is of. */
const ofTens = {
  after:
    /^s (?:d['’]anni|d['’]années|d['’]ans|de años|de anos)(?!\p{L})(?! (?:fa|plus|d['’]exp|di |de |prima|dopo|avant|après|atrás|antes|después|depois|più)(?!\p{L})| d['’])/iu,
  before: new RegExp(
    oneLine`
      (?:^|[^\p{L}])
      (?:ha|avrà|aveva|avevo|ho|di|a|ai|as|aura|avait|avais|de|d['’]|tiene|tendrá|tenía|tem|terá|tinha|sur|sui|sulla) ?
      (?:circa |già |quasi |più o meno |environ |à peu près |presque |bientôt |ya |casi |já |quase )?un[ae] (?:
        petite |bonne |buona )?$
    `,
    'iu',
  ),
};
/** "va sur ses 80", "a passé les 60 ans", "camino de los 60", "op naar de 70", "pod 60": towards or past the tens. */
const nearing = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        va sur (?:ses|mes)|(?:a|ai|avait|a déjà|avoir) passé (?:les|ses|mes)
        |(?:va|tira|tirando|camino|ronda\p{L}{0,3}|roza\p{L}{0,3}) (?:a|de|para|hacia )?(?: )?los
        |(?:va|vado|andare) (?:per|verso) i|(?:ha|ho) passato i|sta per i|(?:beira\p{L}{0,3}|passou|passei) (?:d?os)
        |dobiega|zbliża się do|går mot|passerat|geht (?:stramm )?auf die|is (?:over|voorbij) de|loopt naar de
      ) (?:${hedge})?$
    `,
    'iu',
  ),
);
const tensEnd = new RegExp(
  `^(?: (?:${years}))?(?:$|[.,;!?)\\n](?!\\d)| (?!\\d)\\p{Ll}{1,3}(?!\\p{L})| (?:toute|maar|aber|quand|pero|mais|och|und|zu)(?!\\p{L}))`,
  'u',
);

/** "ze is begin zestig", "hij is ergens in de veertig": Dutch tens. */
const dutchTens = new RegExp(
  oneLine`
    (?<!\p{L})(?:ze|zij|hij|ik|die|wie|m['’]n \p{L}+|mijn \p{L}+|\p{Lu}\p{Ll}+|vrouw|man)(?: (?:is|ben|was|moet|zal))? (?:
      al |nu |nog |ook |vast )?(?:
      (?:ergens|ver|diep|zo) in de
      |(?:zo )?
      (?:begin|eind|midden|half|halverwege|achter in de|achterin de|rond de|richting de|tegen de|om en nabij de)
    )(?: in de)? $
  `,
  'u',
);

/** 四十代の会社員, 30代後半です */
const japaneseTens =
  /^代(?:前半|後半|半ば|なかば)?(?:です|で[、。]|だ[。けが]|に(?:なり|なっ|入っ)|の(?:\p{Script=Han}|\p{Script=Katakana}|ー){1,8}(?:です|だ|で[、す])|[、。]|$)/u;
const japanesePerson =
  /(?:父|母|夫|妻|主人|兄|姉|弟|妹|祖父|祖母|彼|彼女|上司|私|僕|俺|義父|義母)[はがも](?:もう|まだ)?$/u;

/** "ellili yaşlarda bir kadın", "otuzlarının başında": read as `50s`. */
const turkishTens = /^s (?:yaş\p{L}*|(?:baş|orta|son)(?:ı|ları|ların)?nda)(?!\p{L})/u;

/** Why tens that are said roughly are an age; null where they are none. */
export const approximate = (left: string, right: string, digits: string): string | null => {
  if (!/^[1-9]0$/.test(digits)) return null;
  if (standsIn(ofTens, left, right) && !thing.test(left)) return inTens;
  if (tensEnd.test(right) && nearing.test(left) && !thing.test(left)) return 'a decade of a life';
  if (tensEnd.test(right) && dutchTens.test(left)) return 'a decade of a life';
  if (japaneseTens.test(right) && (/^代[^、。]*の/u.test(right) || isPersonBefore(left) || japanesePerson.test(left)))
    return 'a decade of a life';
  return turkishTens.test(right) ? inTens : null;
};
