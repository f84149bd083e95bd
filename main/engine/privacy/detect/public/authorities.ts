import { oneLine } from '../../patterns/one-line';
import { matched, textAfter, textBefore } from '../../text/around';

/**
 * Regulators, ombudsmen, consumers' unions, tax and benefit offices of whole countries: whoever lives there deals with
 * them, so they tell nothing of anybody. By country; `|` between. As they are written: Nav and Deco are people as well.
 */
const byCountry: Readonly<Record<string, string>> = {
  uk: `
    HMRC|DVLA|DVSA|DWP|HM Revenue and Customs|Companies House|Land Registry|Ofcom|Ofgem|Ofwat|Ofsted|Ofqual|FCA|ICO
    |Information Commissioner's Office|Financial Ombudsman|Financial Ombudsman Service|Energy Ombudsman
    |Housing Ombudsman|Legal Ombudsman|Pensions Ombudsman|Citizens Advice|Citizens Advice Bureau|Acas|Home Office
    |Universal Credit|Trading Standards|Student Loans Company|Child Maintenance Service|Action Fraud
  `,
  ireland: 'Revenue Commissioners|Intreo|Residential Tenancies Board|Workplace Relations Commission',
  us: `
    IRS|USCIS|FTC|CFPB|EEOC|OSHA|HUD|FEMA|SSA|Social Security Administration|Department of Motor Vehicles
    |Better Business Bureau|Consumer Financial Protection Bureau|Federal Trade Commission|Department of Labor
    |Internal Revenue Service|Veterans Affairs
  `,
  canada: 'Canada Revenue Agency|Service Canada|Service Ontario|Revenu Québec|IRCC',
  australia: 'Centrelink|Services Australia|Australian Taxation Office|VicRoads|Fair Work Ombudsman|ACCC|NDIS',
  germany: `
    BaFin|Bundesagentur für Arbeit|Bundesnetzagentur|Verbraucherzentrale|Stiftung Warentest|Schufa|Familienkasse
    |Deutsche Rentenversicherung|Rentenversicherung Bund|Deutsche Rentenversicherung Bund|Künstlersozialkasse
    |Beitragsservice|Minijob-Zentrale|Mieterverein|Mieterbund|Berufsgenossenschaft|BAMF|Kraftfahrt-Bundesamt
  `,
  austria: 'Arbeiterkammer|ÖGK|FinanzOnline|Finanzmarktaufsicht|Pensionsversicherungsanstalt|Konsumentenschutz',
  switzerland: 'FINMA|Pro Senectute|Mieterverband|SUVA|Schlichtungsbehörde|Steueramt',
  france: `
    CAF|URSSAF|Urssaf|CPAM|CNAV|Carsat|CARSAT|Pôle emploi|France Travail|CNIL|DGCCRF|Assurance Maladie|MDPH|Dreets
    |UFC-Que Choisir|Que Choisir|Défenseur des droits|Banque de France|ANTS|ADIL|Impôts|Trésor public|Prud'hommes
  `,
  belgium: 'ONEM|FOREM|Actiris|VDAB|SPF Finances|FOD Financiën|Testachats|Test-Aankoop|RVA|ONSS|RSZ',
  spain: `
    SEPE|AEAT|Agencia Tributaria|OCU|Facua|FACUA|INSS|TGSS|OMIC|AEPD|DGT|Defensor del Pueblo|Catastro|CNMC|SEF
    |Seguridad Social|Banco de España
  `,
  'latin america': 'Profeco|Condusef|SAT|INFONAVIT|Infonavit|IMSS|ISSSTE|ANSES|Anses|AFIP|SERNAC|Indecopi|SUNAT',
  italy: `
    INPS|Inps|INAIL|Agenzia delle Entrate|Agenzia Entrate|Altroconsumo|Codacons|Federconsumatori|Adiconsum|Agcom|ARERA
    |Garante della Privacy|Garante Privacy|Ivass|IVASS|Consob|Equitalia|Motorizzazione
  `,
  netherlands: `
    UWV|DUO|CAK|CJIB|RDW|SVB|IND|Belastingdienst|Consumentenbond|Kifid|Huurcommissie|Juridisch Loket
    |Autoriteit Persoonsgegevens|Nationale Ombudsman|Geschillencommissie
  `,
  poland: `
    ZUS|NFZ|KRUS|PIP|UOKiK|UODO|KNF|PFRON|Rzecznik Praw Obywatelskich|Rzecznik Finansowy|Federacja Konsumentów
    |Państwowa Inspekcja Pracy|Sanepid|Krajowa Administracja Skarbowa
  `,
  portugal: 'DECO|DECO Proteste|Anacom|ANACOM|ERSE|IEFP|ACT|Finanças|Portal das Finanças|Provedor de Justiça|IMT',
  brazil:
    'Procon|PROCON|INSS|Anatel|ANATEL|Anvisa|ANS|ANAC|Aneel|Receita Federal|Detran|DETRAN|Reclame Aqui|Serasa|SUS|FGTS',
  sweden: `
    Skatteverket|Försäkringskassan|Konsumentverket|Arbetsförmedlingen|Pensionsmyndigheten|Migrationsverket|Kronofogden
    |Transportstyrelsen|CSN|ARN|Allmänna reklamationsnämnden|Hyresgästföreningen|Hyresnämnden|Diskrimineringsombudsmannen
  `,
  nordic:
    'NAV|Skatteetaten|Forbrukerrådet|Lånekassen|Udbetaling Danmark|Skattestyrelsen|Forbrugerrådet|KELA|Verohallinto|Migri',
  turkey: 'SGK|CİMER|Cimer|BTK|SPK|Tüketici Hakem Heyeti|Tüketici Mahkemesi|e-Devlet|İŞKUR|Gelir İdaresi',
  czechia: 'ČSSZ|ČOI|Úřad práce|VZP|Finanční úřad',
};

const authorities: ReadonlySet<string> = new Set(
  Object.values(byCountry).flatMap((names) => names.split('|').map((name) => name.trim())),
);

/** Where one works, or what one is there. */
const atWork =
  /(?<![\p{L}\p{N}])(?:at|for|from|with|by|bei|beim|für|von|vom|chez|à|au|aux?|de|du|par|pour|en|para|con|por|presso|all|alla|da|dal|dalla|per|bij|voor|van|door|w|we|z|ze|dla|przez|na|no|ao|pelo|pela|hos|på|för|av|från|i)(?: (?:the|der|dem|die|das|la|le|el|lo|il|l['’]|het|de|o|a))?[ '’]$/iu;
const atWorkBehind = /^['’]?(?:da|de|ta|te|nda|nde|dan|den|tan|ten)(?!\p{L})/u;
/** Whom one works for, in the sentence: then the authority may be it. */
const working = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      employ\p{L}*|boss|manager|colleagues?|co-?workers?|hired|fired|sacked|laid off|job|work(?:s|ed|ing)?|career
      |arbeit\p{L}*|chef(?:in|e)?|kolleg\p{L}*|angestellt\p{L}*|beamt\p{L}*|gekündigt|eingestellt
      |travail\p{L}*|employ[eé]\p{L}*|patronn?e?|collègues?|licenci\p{L}*|embauch\p{L}*|viré\p{L}*
      |trabaj\p{L}*|emple\p{L}*|jef[ea]|despid\p{L}*|despedid\p{L}*|contrat\p{L}*|compañer\p{L}*
      |lavor\p{L}*|dipendent\p{L}*|capo|assunt\p{L}*|licenziat\p{L}*|collegh?[aie]
      |werk\p{L}*|baas|ontslag\p{L}*|ontslaan|aangenomen|baan
      |prac\p{L}*|szef\p{L}*|zwolni\p{L}*|zatrudni\p{L}*|etat\p{L}*
      |trabalh\p{L}*|empreg\p{L}*|chefe|demiti\p{L}*|despedi\p{L}*
      |jobb\p{L}*|arbet\p{L}*|anställ\p{L}*|chef(?:en)?|uppsagd|sparka\p{L}*
      |çalış\p{L}*|iş\p{L}{0,4}|işveren\p{L}*|patron\p{L}*|kov\p{L}*|memur\p{L}*
    )(?!\p{L})
  `,
  'iu',
);
const reach = 120;
const sentenceAround = (text: string, start: number, end: number): string =>
  `${matched(/[^.!?\n]*$/u, textBefore(text, start, reach))} ${matched(/^[^.!?\n]*/u, textAfter(text, end, reach))}`;
/** Its name goes on, "FCA Bank", or it is the first part of a longer word. */
const goesOn = /^(?: \p{Lu}\p{Ll}|[-_.@]\p{L})/u;

/** Whether what stands at a place is such an authority, and nothing says that somebody works there: a doubt hides it. */
export const isAuthority = (text: string, start: number, end: number): boolean =>
  authorities.has(text.slice(start, end)) &&
  !atWork.test(textBefore(text, start, 16)) &&
  matched(atWorkBehind, textAfter(text, end, 6)) === '' &&
  !goesOn.test(textAfter(text, end, 6)) &&
  !working.test(sentenceAround(text, start, end));
