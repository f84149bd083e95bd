import { isCountry } from '../../../lists';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { firstPerson } from './cues';

/** Rates that a firm or a site reports of itself, with no owner's word beside: "Krankenstand bei 8,4 %", "churn up to 4.2%". */

const rates = [
  'churn|attrition|absenteeism|absences?|absence rate|sickness(?: absence| rate)?|sick leave|staff turnover|no-shows?|scrap rate|gross margin|vacancy rate',
  'Krankenstand|Krankenquote|Fehlzeiten(?:quote)?|Fluktuation(?:srate|squote)?|Ausschuss(?:quote)?|Rohmarge|Stornoquote|Leerstand(?:squote)?',
  "absentéisme|turn-?over|taux d['’](?:absence|attrition|arrêts)|marge brute|taux de (?:rebut|remplissage|départs?|rotation)",
  'absentismo|ausentismo|rotación(?: de personal)?|margen bruto|mermas?|bajas médicas',
  'assenteismo|assenze|turn-?over|margine lordo|scarti',
  '(?:ziekte)?verzuim(?:cijfer|percentage)?|personeelsverloop|verloop|brutomarge|uitval|leegstand',
  'absencj\\p{L}|rotacj\\p{L}|marż\\p{L} brutto|odpad(?:y|ów)|nieobecnoś\\p{L}{1,3}',
  'absentismo|absenteísmo|rotatividade|margem bruta|faltas',
  'sjukfrånvaro(?:n)?|frånvaro(?:n)?|personalomsättning(?:en)?|bruttomarginal(?:en)?|svinn(?:et)?|vakansgrad(?:en)?',
  'devamsızlık|personel devri|devir (?:hızı|oranı)|brüt k[aâ]r marjı|fire oranı',
].join('|');
const share = '\\d{1,3}(?:[.,]\\d{1,2})? ?%';
/** The first one, and the next of the same clause: "in der Spätschicht 13 %". */
const before = new RegExp(
  `(?<!\\p{L})(?:${rates})(?!\\p{L})[^.!?;\\n\\d%|]{0,24}(?:${share}[^.!?;\\n\\d%|]{0,32})?$`,
  'iu',
);
const unspaced =
  /(?:缺勤率|离职率|離職率|流失率|病假率|毛利率|报废率|報廢率|欠勤率|解約率|粗利率|不良率)(?:[是为為达達到在は:：]|已经|上升|下降|约)*(?:\d{1,3}(?:[.,]\d{1,2})?%[、，,]\p{L}{1,8})?$/u;
/** Of a country or a trade, of what is good, and of a task. */
const anybodys = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      national(?:ly)?|nationwide|industry|sectors?|country|countries|average|benchmark|typical|healthy|good|normal
      |what is|define|example|suppose|assume|if|bundesweit|Durchschnitt|durchschnittlich|Branchen?\p{L}{0,8}
      |Deutschlands?|üblich|normal|guter?|Beispiel|angenommen|wenn|falls|nationale?|secteur|pays|moyenne?|norme
      |normale?|bon|exemple|supposons|si|nacional|sector|país|promedio|media|normal|buen[ao]?|ejemplo|supongamos
      |nazionale|settore|paese|media|normale|buon[oa]?|esempio|supponiamo|se|landelijk|branche|gemiddelde?|normaal
      |goed|voorbeeld|stel|als|krajow\p{L}|branż\p{L}|średni\p{L}{0,2}|dobr[aey]|przykład|jeśli|setor|média|bom|boa
      |exemplo|suponha|rikssnitt\p{L}{0,2}|genomsnitt\p{L}{0,3}|branschen|bra|exempel|om|ülke\p{L}{0,4}
      |sektör\p{L}{0,4}|ortalama\p{L}{0,3}|örnek|eğer
    )(?!\p{L})
    |全国|平均|行业|業界|業種|多少|假设|例如|一般
  `,
  'iu',
);

const isOfCountry = (clause: string): boolean =>
  (clause.match(/\p{Lu}[\p{L}'’-]+/gu) ?? []).some((word) => isCountry(word));

/** Whether a percentage is what a firm reports of itself. */
export const isRate = (left: string, clause: string): boolean =>
  (before.test(left) || unspaced.test(left)) && !anybodys.test(clause) && !isOfCountry(clause);

const only = oneLine`
  (?: (?:
      only|just|nur|lediglich|seulement|que|solo|sólo|soltanto|slechts|maar|tylko|só|apenas|bara|endast|up to|bis zu
      |jusqu[’']à|hasta|fino a|tot|do|até|upp till|about|rund|el|il|le|o|the
    )){0,2}
`;
/** Who pays a part of what somebody else has to pay. */
const payer = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      insur(?:ance|ers?)|employer|health plan|\p{L}{0,16}versicherung|(?:Kranken|Pflege)?kasse|Beihilfe
      |Arbeitgeber(?:in)?|assurance|mutuelle|assureur|employeur|seguro|aseguradora|mutua|empresa|assicurazione
      |datore di lavoro|\p{L}{0,12}verzeke(?:ring|raar)|werkgever|ubezpieczyciel|ubezpieczenie|ubezpieczalnia
      |pracodawca|seguradora|plano de saúde|patrão|\p{L}{0,12}försäkring(?:en|sbolaget)?|arbetsgivaren?
      |sigorta(?:m|mız|sı)?|işveren(?:im)?
    )(?!\p{L})
  `,
  'iu',
);
const pays = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      pays?|paid|covers?|covered|reimburses?|refunds?|contributes?|zahlt|bezahlt|übernimmt|erstattet|trägt|rembourse
      |couvre|prend en charge|paie|verse|paga|cubre|reembolsa|pone|abona|copre|rimborsa|versa|vergoedt|betaalt|dekt
      |zwraca|pokrywa|płaci|wypłaca|cobre|comparticipa|ersätter|betalar|täcker|står för
      |ne (?:rembourse|couvre|paie|prend en charge)
    )${only} $
  `,
  'iu',
);
const turkishPays = {
  before: /(?<!\p{L})(?:sigorta(?:m|mız|sı)?|işveren(?:im)?)(?: \p{L}{2,12}){0,3} $/iu,
  after: /^['’]?\p{L}{0,5} (?:öd(?:üyor|edi|eyecek)|karşıl(?:ıyor|adı|ayacak)|veriyor)(?!\p{L})/iu,
};
const unspacedPays = {
  before:
    /(?:保险(?:公司)?|保險(?:公司)?|医保|醫保|雇主|公司|保険(?:会社)?|会社)[^。，,\n]{0,6}(?:赔|賠|报销|報銷|承担|承擔|付|は|が|から)了?$/u,
  after: /^(?:$|[，。,、；\n]|(?:しか|まで|だけ)?(?:出|払|支払|補償|負担|もら))/u,
};
/** Whether an insurer or an employer pays so much of somebody's. */
export const isPaidPart = (left: string, right: string, clause: string, paragraph: string): boolean =>
  ((payer.test(clause) && pays.test(left)) ||
    standsIn(turkishPays, left, right) ||
    standsIn(unspacedPays, left, right)) &&
  (firstPerson.test(`${paragraph}${right}`) ||
    /[我咱]|私|うち|(?<!\p{L})\p{L}{3,12}[ıiuü]m(?:[ıiuü]z)?(?!\p{L})/u.test(paragraph));

/** What is asked for or offered: less rent, part of a debt. */
const asking = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      ask(?:ing|ed)?|want|propos\p{L}{1,5}|suggest|request|demand|offer(?:ed|s|ing)?|proposal|verlange\p{L}?
      |forder\p{L}{1,2}|möchte\p{L}?|will|beantrag\p{L}{1,2}|Vorschlag|Angebot|demand\p{L}{1,4}|voudr\p{L}{1,4}
      |proposition|offre|pid\p{L}{1,5}|quier\p{L}{1,2}|propuesta|propong\p{L}{1,3}|oferta|ofre\p{L}{2,4}
      |chied\p{L}{1,5}|vorre\p{L}{1,3}|proposta|offerta|vra(?:ag|gen)|wil(?:len)?|voorstel|aanbod|pros(?:zę|imy)
      |chc(?:ę|emy)|propozycj\p{L}|pe[çd]\p{L}{1,4}|quer\p{L}{1,4}|begär|vill|förslag|erbjud\p{L}{1,4}
      |ist(?:iyor\p{L}{0,3}|edik|edim)|teklif\p{L}{0,4}
    )(?!\p{L})
  `,
  'iu',
);
const askedBehind = new RegExp(
  oneLine`
    ^ (?:
      (?:off|of) (?:the |my |our )?rent|rent (?:cut|reduction|rebate|freeze)|repayment|settlement|Mietminderung
      |Mietsenkung|Mietnachlass|weniger Miete|Tilgung|Rückzahlung|Vergleichsquote
      |de (?:réduction|baisse|remboursement|remise)(?: (?:de|du|sur le) loyer)?|de (?:rebaja|quita|reducción)
      |di (?:riduzione|sconto|rimborso)(?: (?:del|dell[’'])? ?(?:canone|affitto))?|huurverlaging|huurkorting|aflossing
      |obniżk\p{L}|spłaty|de (?:redução|desconto|abatimento)(?: (?:na|da) renda)?|hyressänkning|hyresrabatt
      |avbetalning|amortering
    )(?!\p{L})
  `,
  'iu',
);
/** 想減租10%, 家賃を10%下げて */
const unspacedAsked = {
  before: /(?:[减減降加涨漲](?:房?租金?|薪水?|工资|工資)(?:大约|约)?|(?:家賃|賃料|給料)(?:を|の))$/u,
  wanting: /想|希望|要求|能不能|可否|可以|请|請|申请|申請|下げ|上げ|減額|お願い/u,
};
/** Whether somebody asks or offers so much less or more of what is theirs. */
export const isAskedFor = (left: string, right: string, clause: string): boolean =>
  (askedBehind.test(right) && asking.test(left)) ||
  (unspacedAsked.before.test(left) && unspacedAsked.wanting.test(clause));
