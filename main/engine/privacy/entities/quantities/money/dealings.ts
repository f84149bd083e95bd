import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';

/** What one does with money and never with as many things, and how a sentence goes on behind a sum: by languages. */

/** Owed, lent, paid, won, put into: the sum stands behind, whom it goes to between. */
const handing = [
  oneLine`
    owe[sd]?|owing|lend|lent|loaned|borrow(?:s|ed|ing)?|paid|pays?|paying|costs?|earn(?:s|ed|ing)?|makes?|made|making
    |won|wins?|put|sank|gave|offer(?:s|ed|ing)?|ask(?:s|ed|ing)|inherit(?:s|ed)?|save[sd]?|saving|spen[dt]s?|lost
    |chip(?:s|ped) in|repay|repaid
  `,
  oneLine`
    schulde[tn]?|schuldig|leihe[tn]?|lieh|geliehen|zahl(?:e|t|en|te|ten)|kostet[en]?|kostete|verdien(?:e|t|en|te)
    |gewann|gab|gaben|gibt|geben|gegeben|bietet|bot|bieten|steck(?:e|t|en|te|ten)|brauch(?:e|t|en)
    |krieg(?:e|t|en|te|ten)|bekomm(?:e|t|en)|bekam|erb(?:e|t|en|te)|spar(?:e|t|en|te)|verlange|verlangt|fordert
    |hinblättern|(?:hat|hab|haben|habe) (?:mir|uns|ihm|ihr|ihnen|dir)
  `,
  oneLine`
    doi[st]|doivent|devons|devez|devait|devais|reste(?:nt)?|prêt(?:e|é|ent)|emprunt(?:e|é|ons)|pay(?:e|é|er|ons)
    |paie(?:nt)?|coût(?:e|é|ait|ent)|gagn(?:e|é|ait|ons|ent)|touch(?:e|é|ait|ent)|donn(?:e|é|ent|ait)|filé|versé|mis
    |demand(?:e|é|ent)|propos(?:e|é|ent)|offr(?:e|ent|ait)|offert|laissé|réclam(?:e|é|ent)|hérité|économisé
    |rembours(?:e|é|er)
  `,
  oneLine`
    debo|debe[sn]?|debemos|debía|adeud\p{L}{1,3}|prest(?:é|ó|aron|amos|ado)|pag(?:o|a|an|amos|ué|ó|aron|ado|ar)|cuesta
    |costó|costado|gan(?:o|a|an|amos|é|ó|aron|ado)|cobr(?:o|a|an|amos|é|ó|ado)|pid(?:o|e|en|ió|ieron)|pedí
    |ofrec\p{L}{1,4}|di[oó]?|dieron|dado|hered(?:é|ó|ado|amos)|ahorr(?:é|ó|ado|amos)|met(?:í|ió|imos|ido)|falta[n]?
    |queda[n]?|perd(?:í|ió|imos|ido)
  `,
  oneLine`
    dev[oei]|deve|devono|dobbiamo|doveva|prestat[oi]|pag(?:o|a|ano|hiamo|ato|are)|cost(?:a|ano|at[oaie])
    |guadagn(?:o|a|ano|iamo|ato)|prend(?:o|e|ono|iamo)|pres[oi]|chie(?:do|de|dono|sto)|offr(?:o|e|ono)|offerto|dat[oi]
    |ereditato|risparmiato|mess[oi]|mancano|manca|restano|resta|vint[oi]|perso
  `,
  oneLine`
    schuld(?:ig|en)?|leen(?:t|de)?|geleend|betaal(?:t|de|den|d)?|kost(?:te|en)?|gekost|verdien(?:t|de|en)?
    |krijg(?:t|en)?|kreeg|kregen|gaf|gaven|gegeven|bied(?:t|en)?|bood|vraag(?:t)?|vragen|vroeg|wint|won|gewonnen
    |erf(?:t|de)?|geërfd|(?:heeft|hebben|heb) (?:me|mij|ons|hem|haar)|spaar(?:t|de)?|gespaard|stak|gestoken|geboden
  `,
  oneLine`
    wisz[ęą]|wisi(?:sz)?|win(?:ien|na)|dłużn[ay]|pożycz\p{L}{1,4}|zaleg\p{L}{1,3}|(?:za)?płac\p{L}{1,4}
    |(?:za)?płaci\p{L}{0,3}|kosztuj[eą]|kosztował\p{L}{0,2}|zar[ao]bi\p{L}{1,4}|dał\p{L}{0,3}|daje|dają|dajemy
    |proponuj\p{L}{1,2}|dostał\p{L}{0,3}|oddał\p{L}{0,3}|oddać|wygrał\p{L}{0,3}|żąda|oferuj\p{L}
    |odziedziczył\p{L}{0,2}|odłożył\p{L}{0,3}|włożył\p{L}{0,3}|brakuje|zostało|stracił\p{L}{0,3}
  `,
  oneLine`
    dev(?:o|e|em|emos|ia|ia|endo)|emprest(?:ei|ou|ado|aram)|pag(?:o|a|am|amos|uei|ou|ar)|paguei|cust(?:a|am|ou)
    |ganh(?:o|a|amos|ei|ou)|receb(?:o|e|i|eu|emos)|ped(?:e|em|i|iu|iram)|oferec\p{L}{1,4}|dei|deu|deram|herd(?:ei|ou)
    |poup(?:ei|ou)|junt(?:ei|ou|amos)|met(?:i|eu)|falta[m]?|rest(?:a|am)|perd(?:i|eu)
  `,
  oneLine`
    skyldig[at]?|lån(?:ar|ade|at)|betal(?:ar|ade|at|a)|kosta(?:r|de|t)|tjäna(?:r|de|t)|vann|vunnit|gav|gett
    |erbj(?:uder|öd)|begär(?:t|de)?|ärv(?:de|t)|spara(?:r|de|t)|lade|lagt|lämnade|swisha(?:r|de|t)|fick|fått
    |förlora(?:r|de|t)
  `,
].join('|');
/** One has, wants or leaves other things too: whoever does so is somebody. */
const having = [
  'ha(?:ve|s|d)|got|wants?|wanted|needs?|needed|left|bids?|quoted|hab(?:e|en)?|hat(?:te)?|will|wollen|wollte|möchte|hinterließ|hinterlassen',
  "j['’]ai|ai|as|avons|ont|avait|veut|veulent|voudrait|laiss(?:e|é|ent)|coûté|tengo|tiene|tenemos|quier(?:o|e|en)|dej(?:ó|aron)|soltó",
  'ho|ha|hanno|abbiamo|vuole|vogliono|voglio|lasciat[oi]|wil|willen|wilde|heb|heeft|hebben|liet|mam|ma|mamy|mają|chce|chcą|zostawił\\p{L}?',
  'tenho|tem|temos|quer|querem|quero|deixou|deixaram|har|hade|vill ha|ville ha|lämnade',
].join('|');
/** What a thing came to; it is built, mended, married, buried. */
const became = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      roof|kitchen|bathroom|boiler|garage|wedding|funeral|repairs?|move|divorce|Dach|Küche|Bad|Heizung|Hochzeit
      |Beerdigung|Reparatur|Umzug|Scheidung|toit(?:ure)?|cuisine|chaudière|mariage|obsèques|travaux|divorce|tejado
      |cocina|baño|caldera|boda|entierro|reforma|tetto|cucina|bagno|caldaia|matrimonio|funerale|lavori|dak|keuken
      |badkamer|ketel|bruiloft|uitvaart|verbouwing|remont|dach|kuchnia|łazienka|wesele|pogrzeb|naprawa|telhado|cozinha
      |conserto|casamento|obra|tak|kök|badrum|bröllop|begravning|bil(?:en)?|båt(?:en)?
    )(?:s|et|en)? (?:[\p{L}'’]{1,12} ){0,3}(?:
      be|is|was|came to|soll|wird|wurde|kam|revient|sale|salió|viene|è venut[oa]|verrà|wordt|werd|wyszedł|wyszła
      |wyszło|wyniosł[oay]|ficou em|saiu por|blev|gick på|går på
    ) $
  `,
  'iu',
);
export const cameTo = became;
const whom = "(?:[ ,]+(?!the(?!\\p{L})|nach(?!\\p{L})|bis(?!\\p{L}))[\\p{L}'’-]{1,16}){0,4} $";
export const handed = wordPattern(new RegExp(`(?<!\\p{L})(?:${handing})${whom}`, 'iu'));
export const had = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:${having})(?: (?:
          ${hedges('about', 'only', 'now')}|que|kvar|me|us|him|her|mir|uns|ihm
        )){0,2} $
    `,
    'iu',
  ),
);
/** Of the verb alone. */
export const ownVerb =
  /(?:(?<!\p{L})(?:hab|habe|ho|tengo|mam|tenho|quiero|voglio|chcę|quero)|(?:^|[,;:] |(?<!\p{L})(?:and|but) )(?:need|got|bid|want))(?: [\p{L}]{1,9}){0,2} $/iu;

/** Sold, bought, given away: a price stands behind its preposition. */
const trading = oneLine`
  sold|sells?|selling|buy(?:s|ing)?|bought|goes|went|listed|(?:ver)?kauf(?:e|t|en|te|ten)|(?:ge|ver)kauft|weggegangen
  |ging(?:en)?|geht|vend(?:re|u|s|ons|ent|ait|ue|us)?|achet(?:er|é|ée|ons|ait)|achète|part(?:i|ie)?
  |vend(?:í|ió|imos|ido|er|emos|o|e|en)|compr(?:é|ó|amos|ado|ar|o|a)|vend(?:uto|uta|iamo|ere|ono)
  |compr(?:ato|iamo|are)|verkoop(?:t)?|verkocht(?:en)?|verkopen|koop(?:t)?|kocht(?:en)?|gekocht|kopen|weg
  |sprzeda(?:ł\p{L}{0,3}|ć|ję|je|m|liśmy)|kupi(?:ł\p{L}{0,3}|ć|liśmy)|poszł[aoy]|vend(?:i|eu|emos|er|ido)
  |compr(?:ei|ou|amos|ar)|sål(?:de|t)|sälj(?:a|er)|köp(?:a|er|te|t)|gick|blev
`;
const at = `(?:for|für|um|pour|à|en|por|a|za|voor|om|för|per|até|hasta|jusqu['’]à|bis zu)(?: (?:${hedges('about', 'nearly', 'only')})){0,2} `;
export const traded = wordPattern(new RegExp(`(?<!\\p{L})(?:${trading})(?:[ ,]+[\\p{L}'’-]{1,16}){0,5}? ${at}$`, 'iu'));

/** What it is worth, what it cost, what was done with it: right behind the sum. */
export const dealtBehind = new RegExp(
  oneLine`
    ^ (?:(?:noch|für uns|an uns|mir|uns|daarvoor) )?(?:
      wert|waard|värd[ae]?|warte?
      |(?:dazu|weg|ab|zurück|vor|aus|hin)?ge(?:kostet|zahlt|liehen|boten|geben|wonnen|streckt|legt|boten)|bezahlt
      |bekommen|gekriegt|hinterlassen|vermacht|überwiesen|nagelaten|gekost|betaald|geleend|geboden|gekregen|betalat
      |lånat|fått|à rembourser|à payer|à mon nom
    )(?!\p{L})
  `,
  'iu',
);

/** A Turkish verb stands behind; a price is in a case: "650 bine sattım". */
export const turkish = {
  verb: new RegExp(
    oneLine`
      ^(?:['’]?[ae]|['’]?[ae]l[ae])? (?:
        (?:kapora|depozito|peşinat|taksit|kira|maaş|zam|avans|borç|faiz|para|alacak|aidat|ceza|nafaka) )?(?:
        verdi[mk]?|vermiş\p{L}{0,3}|veriyor\p{L}{0,3}|ödedi[mk]?|ödüyor\p{L}{0,3}|ödeyece\p{L}{1,4}
        |borc\p{L}{1,4}(?: var)?|borç\p{L}{0,4}|alaca[kğ]\p{L}{0,3}|istedi|istiyor\p{L}{0,3}|kazandı\p{L}?
        |kazanıyor\p{L}{0,3}|harcadı\p{L}?|yatırdı\p{L}?|biriktirdi\p{L}?|kaybetti\p{L}?|aldı[mk]|sattı[mk]|tuttu
        |gitti|kaldı|çıktı|kapora
      )(?!\p{L})
    `,
    'iu',
  ),
  priced:
    /^ (?:\p{L}{2,14} )?(?:sat|satt|al|ald|ver|verd|kirala|kapat|anlaş|bağla|çık|çıkt|düş|düşt|yüksel|gitti|git)\p{L}{0,7}(?!\p{L})/iu,
  inCase: /(?:bin(?:e|den|i)|milyon(?:a|dan|u)|milyar(?:a|dan|ı))$/iu,
  /** What rises and falls by thousands and is counted. */
  counted:
    /(?<!\p{L})(?:takipçi|nüfus|kişi|sayı|izlen|abone|oy|puan|adet|kopya|seyirci|ziyaretçi|üye|kitap|albüm)\p{L}{0,6}(?!\p{L})/iu,
};

/** Scripts without spaces: before the sum, and behind it. */
export const unspacedDeal = {
  before: new RegExp(
    oneLine`
      (?:
        (?<![重主想])要|只有|才有|还有|還有|还差|欠(?:了|着)?\p{Script=Han}{0,3}
        |借(?:了|给|給)?(?:了)?\p{Script=Han}{0,3}|还了(?:他|她|我)?|還了(?:他|她|我)?|给了?\p{Script=Han}{1,3}
        |转给\p{Script=Han}{1,3}|付了|交了|要价|开价|出价|报价|[我他她]出
        |(?:手头|手里|身上|家里|卡里|账上)(?:有|还有|只有)?|凑了?|首付|彩礼|嫁妆|红包|[にへ]|から
        |(?:貯金|借金|頭金|慰謝料|家賃|年収|手取り|ローン|保険金|相続|退職金)[はがも]
      )$
    `,
    'u',
  ),
  /** Nothing counted is behind it. */
  ends: /^(?:$|[，。、；！？,;!?\s）)]|[了吧呢啊](?!\p{Script=Han}))/u,
  behind: new RegExp(
    oneLine`
      ^(?:块钱?|元)?(?:
        卖(?:给|了|掉|出去)|買(?:う|った|って)|买(?:的|了|下|来)|成交|到手|拿下|借给|没还|還没还|彩礼|首付
        |で(?:売|買|譲)
        |を?(?:借り(?:て|た)|貸し(?:て|た)|払(?:った|って|う)|もら(?:った|って|う)|返し(?:て|た)|貯め(?:て|た))|入って
        |の債務|的(?:债|债务|外债|存款|积蓄|房贷)|しか(?:ない|持って|残って|くれ)|足りない|かか(?:る|った|り)|残って
        |残り|必要|いる$|の(?:借金|貯金|頭金|慰謝料|ローン)
      )
    `,
    'u',
  ),
};

/** "a 5k", "the 10k": a race. */
export const articleBefore =
  /(?<!\p{L})(?:an?|the|my first|my next|ein(?:en)?|den|der|une?|le|un[ao]?|el|il|uma?|o|een|de|en|ett) $/iu;
/** A Dutch hundred thousand; elsewhere a weight. */
export const dutch =
  /(?<!\p{L})(?:het|een|ik|wij|zij|hij|mijn|voor|huis|woning|kreeg|krijg|betaald|verkocht|gekocht|geboden)(?!\p{L})/iu;
