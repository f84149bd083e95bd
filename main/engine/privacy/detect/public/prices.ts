import type { EntityType } from '../../../../../shared/domain';
import { moneyWord } from '../../entities/quantities/money/cues';
import { oneLine } from '../../patterns/one-line';
import { language } from '../../text/language';
import { byPiece } from '../../text/pieces';
import type { Found } from '../resolve';
import { any } from './any';
import { asideOf } from './asides';
import { isAsking } from './requests';
import { sentencesOf } from './sentences';
import { isFile, isLetter, isRecord } from './texts';

/** Prices and sums of a task: amounts in a request that speaks of nobody. */

/** What a task's sums are made of; anything else that is found is somebody's. */
const sums = new Set<EntityType>(['MONEY', 'PERCENTAGE', 'TIME', 'DURATION', 'COUNT', 'AGE']);
/** What a firm reports, an offer, a bill; what a life turns on. */
const reported = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      tax(?:es|able)?|Steuern?|Steuer\p{L}+|impôts?|impuestos?|imposte|tasse|belasting\p{L}{0,3}|podat\p{L}+|impostos?
      |skatt\p{L}{0,3}|vergi\p{L}{0,3}|revenues?|profits?|turnover|sales|quarter\p{L}{0,3}|Q[1-4]|EBITDA?|invoices?
      |bills?|offers?|claims?|settlement|damages|compensation|TC
      |bonus(?:es)?(?! (?:déduit|écologique|compris|inclus|malus))|raises?|pensions?|retir\p{L}+|inherit\p{L}*|divorce
      |alimony|Umsatz\p{L}{0,3}|Gewinn|Quartal\p{L}{0,2}|Rechnung(?:en)?|Angebot|Abfindung|Rente|Erbe|Erbschaft
      |Scheidung|Unterhalt|chiffre d['’]affaires|bénéfices?|trimestre|factures?|retraite|héritage|ventas|facturación
      |beneficios?|facturas?|jubil\p{L}+|herencia|divorcio|eredità|divorzio|pensione|fatturat[oi]|utili|fattur[ae]
      |omzet|winst|facturen|obrot\p{L}{1,2}|zysk\p{L}{0,2}|faktur\p{L}|faturamento|lucros?|faturas?
      |omsättning\p{L}{0,2}|vinst|faktura|ciro|fatura
      |税|売上|利益|请求书|請求書|销售额|利润|发票
    )(?!\p{L})
  `,
  'iu',
);

/** Whether a sentence speaks of what one reports, is billed or inherits: taxes, revenues, pensions. */
export const isReported = (sentence: string): boolean => reported.test(sentence);

/** Of the words beside money, those that things have as well. */
const costing = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      budget|prices?|costs?|fees?|coûte(?:nt)?|kostet|kosten|Kaufpreis|cuestan?|costan?o?|kost|prix|Preise?|precios?
      |prezz[io]|prijs|prijzen|kosztuj[eą]|cen[ay]|custam?|preços?|kostar|pris(?:et)?
    )(?!\p{L})
  `,
  'iu',
);

/** What everybody's insurance has: two offers of it are weighed against each other. */
const insured = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      deductibles?|excess|premiums?|Selbstbehalte?|Selbstbeteiligung|Prämien?|franchises?|primes?|franquicias?|primas?
      |franchigi[ae]|premi[oe]?|eigen risico|zorgpremie|premie|udział własny|skład(?:ka|ki)|franquias?|prémios?
      |självrisk(?:en)?|premien?|muafiyet\p{L}{0,3}|prim\p{L}{0,3}
    )(?!\p{L})
    |免赔额|保费|免責|保険料
  `,
  'giu',
);

/** Somebody, even who only asks: "can I retire with $850,000?" A word that means it in one language counts in all. */
const somebody = any(
  [
    "i|i'm|i've|i'd|i'll|im|ive|me|my|mine|we|we're|we've|us|our|he|she|him|her|his|they",
    'ich|mir|mich|mein\\p{L}{0,2}|wir|uns|unser\\p{L}{0,2}|er|ihm|ihr|ihre',
    "je|j'ai|j|moi|mon|ma|mes|nous|notre|elle|lui",
    'yo|mis?|nos|nuestr\\p{L}{1,2}|ella|él|tengo|tenemos|debo|cobro',
    'io|mi[aeo]|noi|lei|ho|abbiamo',
    'ik|mij|mijn|wij|ons|hij|zij|haar',
    'mam|mnie|mój|moja|ona|mamy',
    'eu|meu|minha|nós|ele|ela|tenho|temos',
    'jag|mig|min|mitt|mina|vi|hon|han',
    'ben|bana|benim|biz|bize',
    'я|мне|меня|мой|моя|мы|он|она',
  ].join('|'),
);
const somebodyUnspaced = /[我咱私僕俺他她妻夫]|彼女|彼は|旦那|息子|老公|老婆|儿子|女儿/u;
/** The States; and what is I in English alone, as the German "im" is not. */
const noPronoun = /(?<![\p{L}\p{N}])US(?![\p{L}\p{N}])/gu;
const noEnglishPronoun = /(?<![\p{L}\p{N}])(?:US|im|i)(?![\p{L}\p{N}’'])/gu;
/** "Make me a formula": whom it is made for owns nothing in it. */
const made =
  /(?<!\p{L})(?:make|give|show|tell|write|help|explain|find|get|teach|build|gib|zeig|mach|schreib|erklär|hilf|nenn)e? (?:me|us|mir|uns)(?!\p{L})/giu;
/** "i5", "E14", "Pura 70": a thing's name with its number holds no pronoun. */
const model = /(?<![\p{L}\p{N}])(?=\p{L}{0,4}\d)[\p{L}\d]{2,12}(?![\p{L}\p{N}])/gu;
/** Whether words of a text's language, null where it is not known, speak of somebody, the writer or another. */
export const isOfSomebody = (text: string, code: string | null): boolean =>
  somebody.test(
    text
      .replace(model, ' ')
      .replace(made, ' ')
      .replace((code ?? 'en') === 'en' ? noPronoun : noEnglishPronoun, ' '),
  ) || somebodyUnspaced.test(text);
const moneyUnspaced = /年収|月収|手取り|給料|給与|家賃|貯金|借金|工资|月薪|年薪|房租|房贷|存款/u;

/** Data of things: "3582 mAh", "512 GB", "433 km WLTP", "VDSL 250". */
const data = new RegExp(
  oneLine`
    (?<![\p{L}\p{N}])\d[\d.,]{0,7} ?(?:
      mAh|Ah|[TGMk]B|[MG]bit(?:\/s)?|Mbps|[kM]?Wh?|Pa|dB|bar|rpm|[GM]?Hz|MP|fps|nits?|inch(?:es)?|Zoll|pouces|pulgadas
      |pollici|tum|cali|km WLTP
      |毫安时?|瓦|英寸|インチ|ギガ
      |Wp|V
    )(?![\p{L}\p{N}])|(?:毫安时?|瓦|英寸|インチ)
    |(?<!\p{L})(?:A\+{1,3}|zoom|[AV]DSL2? \d+|USB-?C|OLED|SSD|RAM|WLTP|LTE|5G)(?!\p{L})
  `,
  'gu',
);
/** Who asks a price, and which of the things is asked about. */
const offered = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      prices?|priced|kostet|kosten|will|verlangt|bei|gegen|oder|voor|of|vs\.?|versus|or|against|coûte|chez|contre|ou
      |cuesta|por|con|frente a|o|costa|da|contro|kost|bij|vraagt|tegen|kosztuje|w|za|czy|custa|ou|kostar|säljer|för
      |eller
    )(?!\p{L})
    |卖|円
  `,
  'iu',
);
/** What somebody did with money, or has to do with it. */
const handled = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      paid|pay|paying|bought|spent|owe[sd]?|earn(?:s|ed)?|lent|gave|sold|saved|got
      |(?:have|had|['’]ve|has) (?:only |about |up to )?[€$£]?\d|budget|salary|rent|loan|bezahlt|zahle?n?|gezahlt
      |gekauft|ausgegeben|schulde\p{L}*|verdien\p{L}+|verkauf\p{L}*|gespart|geliehen|habe? (?:nur |etwa )?\d|lohn
      |gehalt|payé|paie|achet\p{L}+|dépensé|dois|gagne|vendu|loyer|salaire|pagu?[éeoó]\p{L}*|pagado|compr(?:é|ado|ei)
      |gast(?:é|ado|ei)|debo|gano|vend(?:í|ido|i)|sueldo|alquiler|pagat[oi]|comprat[oi]|speso|devo|guadagno|venduto
      |stipendio|affitto|betaal\p{L}*|betaald|gekocht|uitgegeven|verdien|verkocht|loon|huur|zapłaci\p{L}+
      |kupi[łl]\p{L}*|wyda\p{L}+|zarabiam|sprzeda\p{L}+|pensj\p{L}+|czynsz|betal\p{L}+|köpt\p{L}?|köpte|sålde|tjänar
      |lön|hyra
    )(?!\p{L})
    |付了|买了|花了|工资|払っ|買っ
  `,
  'iu',
);
const fewestData = 2;
/** What says no more than that it is a sum, a price or an age. */
const ofTask = new RegExp(
  `^(?:currency$|beside|after '(?:age|price|Preis|prix|precio|prezzo|prijs|cena|preço|pris|fiyat)'|(?:after|before) '(?:${insured.source})')`,
  'iu',
);

/** Sums of shops beside the data of their wares, in a request that compares them: "$799 with 4700 mAh or $899". */
const withoutOffers = (text: string, found: readonly Found[]): readonly Found[] => {
  const isOf = ({ type, reason }: Found): boolean => type === 'MONEY' && /^(?:currency$|beside)/.test(reason);
  if (found.filter(isOf).length < 2 || isLetter(text) || isRecord(text) || isFile(text)) return found;
  if ((text.match(data)?.length ?? 0) < fewestData || !(isAsking(text) || /[?？]/u.test(text))) return found;
  // One who pays, owes or earns anywhere in it may be the owner of each of them.
  if (handled.test(text) || isReported(text) || !offered.test(text)) return found;
  return found.filter((each) => !isOf(each));
};

/** "Bet with Odalys for 300": whom a note behind a question names. */
const withWhom = /(?<!\p{L})(?:with|from|mit|von|avec|con|met|van|z|ze|od|com|med|från) \p{Lu}\p{Ll}+/u;

/** Without the amounts of a request in which nobody is spoken of: "is $900 too much for a used bike?" */
export const withoutPrices = (text: string, all: readonly Found[]): readonly Found[] => {
  const found = withoutOffers(text, all);
  if (found.length === 0 || found.some(({ type }) => !sums.has(type))) return found;
  // An age that is said of a person is somebody's: "At 68 with $300K put away, is it enough?"
  if (found.some(({ type, reason }) => type === 'AGE' && /^(?:said of a|after a (?:name|relative))/.test(reason)))
    return found;
  if (!isAsking(text) || isOfSomebody(text, language(text)) || moneyUnspaced.test(text)) return found;
  if (isLetter(text) || isRecord(text) || isFile(text) || isReported(text)) return found;
  const isOwnSum = byPiece(
    sentencesOf(text),
    (sentence) => moneyWord.test(sentence.replace(insured, ' ')) && !costing.test(sentence),
  );
  const aside = asideOf(text);
  if (aside !== null && withWhom.test(aside.text) && !costing.test(aside.text)) return found;
  // Beside what is somebody's the others are likelier theirs than a task's.
  if (found.some(({ start }) => isOwnSum(start))) return found;
  return found.filter(({ reason }) => !ofTask.test(reason));
};
