import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';

/** Raises and cuts that who gave them says: "mein Chef gab mir 4 % mehr", 老板给我涨了4%, 昇給率3%. */

const giver = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      boss|employer|company|Chef(?:in|en)?|Firma|patron(?:ne)?|boîte|jefe|jefa|empresa|capo|ditta|baas|werkgever
      |szef(?:owa)?|firma|chefe|patrão|arbetsgivare\p{L}?
    )(?!\p{L})[^.!?\n\d]{0,24}(?<!\p{L})(?:me|mir|uns|us|mig|oss|nos|mi|mij|ons|nam|m['’]a|nous)(?: \p{L}{1,9}){0,3} $
  `,
  'iu',
);
/** "my boss only offered two per cent" */
const offered = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      boss|employer|company|manager|Chef(?:in)?|Firma|patron(?:ne)?|chef(?:fe)?|boîte|jefe|jefa|empresa|capo|ditta
      |titolare|baas|werkgever|szef(?:owa)?|firma|chefe|patrão|arbetsgivare\p{L}?|chefen
    )(?: \p{Lu}\p{Ll}{1,14})?(?:
      ,
      | (?:
        has|have|hat|haben|a|ha|han|heeft|har|only|just|nur|ne|m['’]a|me|mi|mir|mij|mig|uns|nous|nos|ons|oss|ci|il
        |bara|tylko|só|solo
      )
    ){0,3}(?: m['’]a)? (?:
      offers?|offered|gave|gives|is offering|bietet|bot|gab|gibt|lâché|filé|proposé|propose|donnée?|donne|offert|offre
      |offrito|proposto|ofrece|ofreció|dio|da|bood|biedt|geeft|gaf|dał|dała|oferuje|ofereceu|deu|gav|ger|erbjuder
      |erbjöd
    )(?: (?:
        me|us|only|just|mir|uns|nur|gerade mal|seulement|que|solo|sólo|un|il|el|o|mi|nam|tylko|só|bara|maar|slechts
        |mig|oss|mij|ons|a|measly|lousy|mere|whole
      )){0,3} $
    |(?<!\p{L})(?:
      (?:they|he|she) (?:gave|offered) (?:me|us)|(?:sie|die) (?:gaben|boten) (?:mir|uns)
      |on (?:m['’]a|nous a) (?:donné|proposé|filé)|(?:me|nos) (?:dieron|ofrecieron)|(?:mi|ci) hanno (?:dato|offerto)
      |(?:ze|zij) (?:gaven|boden) (?:me|mij|ons)|dali (?:mi|nam)|deram-(?:me|nos)|(?:me|nos) deram|de gav (?:mig|oss)
    )(?: (?:a|only|just|measly|lousy|mere|whole|nur|läppische|que|un|solo|sólo|maar|tylko|só|bara|ynka|mísero|misero)){0,3} $
  `,
  'iu',
);
const offeredOnward = new RegExp(
  oneLine`
    ^(?:
      $|[.,;!?)\n](?!\d)
      | (?:
        this|for|and|but|in|dieses|für|und|aber|cette|alors|pour|mais|et|este|para|pero|quest|per|ma|dit|voor|maar|en
        |w|na|ale|este|i|nu|men|när|angeboten|geboten|gegeben
      )(?!\p{L})
    )
  `,
  'iu',
);
const more =
  /^ (?:more|extra|mehr|drauf|de plus|en plus|más|in più|erbij|extra|więcej|podwyżki|a mais|mer|till)(?!\p{L})/iu;
const raisedMe = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:aument|sub|desc|tir)\p{L}{1,4}-me|me (?:aumentaram|aumentou|subieron|subió|bajaron|bajó)
      |mi (?:ha|hanno) (?:aumentato|tolto)|m['’](?:a|ont) augmentée?|(?:gaf|gaven) me|gav mig
    )(?: (?:um|uns|un|il|del?|di|de|en|o|el))? $
  `,
  'iu',
);
/** "förra året fick jag 1,8 %", "letztes Jahr habe ich 2,5 % bekommen" */
const gotLately = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      last year|this year|förra året|i år|(?:letztes|dieses|vergangenes) Jahr|l['’]an dernier|l['’]année dernière
      |cette année|el año pasado|este año|l['’]anno scorso|quest['’]anno|vorig jaar|dit jaar|w zeszłym roku|w tym roku
      |(?:no )?ano passado|este ano|geçen (?:yıl|sene)|bu (?:yıl|sene)
    )[^.!?\n\d]{0,30}(?<!\p{L})(?:
      got|fick jag|bekam ich|habe ich|j['’]ai eu|me dieron|ho avuto|kreeg ik|dosta(?:łam|łem|liśmy)|recebi|tive|aldım
    )(?: (?:only|just|nur|bara|seulement|solo|maar|tylko|só))? $
  `,
  'iu',
);
const unspaced =
  /(?:给我|老板|公司|工资|薪水|给她|给他)[^。，,\n\d]{0,6}(?:涨|漲|加|降|扣)了?$|(?:昇給率?|減給|給料[がは]?|賃上げ)(?:は|が|率)?$/u;

/** Whether a percentage is a raise or a cut of somebody's pay. */
export const isRaise = (left: string, right: string): boolean =>
  raisedMe.test(left) ||
  gotLately.test(left) ||
  unspaced.test(left) ||
  (more.test(right) && giver.test(left)) ||
  (offeredOnward.test(right) && offered.test(left));

/** What a rent rises by, however it is said. */

/** Who asks for more. */
const landlord = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        landlord|landlady|letting agent|housing association|Vermieter(?:in)?|Hausverwaltung|proprio|propriétaire
        |bailleur|caser[oa]|(?:padron[ea]|proprietari[oa]) di casa|locatore|huisbaas|verhuurder|woningcorporatie
        |właściciel(?:ka)?|wynajmujący|senhori[oa]|proprietári[oa]|hyresvärd(?:en)?|värden|ev sahib(?:i|im|imiz)
      )(?!\p{L})
    `,
    'iu',
  ),
);
const landlordUnspaced = /房东|房東|大家さん|家主/u;
/** "De huur gaat 5,8% omhoog", "kira artışı %18": the one that is paid, not those of a town. */
const before = new RegExp(
  oneLine`
    (?<!\p{L})(?:the rent|die Miete|le loyer|el alquiler|l['’]affitto|de huur|czynsz|a renda|o aluguel|hyran)
    (?: \p{L}{1,10}){1,4} $|(?<!\p{L})kira (?:artışı|zammı)(?: \p{L}{1,8})? $
    |(?<![的の])(?:房租|家賃)[がをは]?(?:要|又|突然|再)?(?:涨|漲|加|降)?了? ?$
  `,
  'iu',
);
const after =
  /^ (?:omhoog|erbij|up|higher|rauf|hoch|mehr|de plus|más|in più|więcej|a mais|mais|upp|mer|diyor|oldu|yaptı|istiyor|zam)(?!\p{L})|^(?:$|[.,;!?\n])|^(?:上が|上げ|値上|アップ|的)/iu;

/** Whether a percentage is what somebody's rent rises by. */
export const isRentRise = (left: string, right: string, clause: string): boolean =>
  (before.test(left) && after.test(right)) || landlord.test(clause) || landlordUnspaced.test(clause);
