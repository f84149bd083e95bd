import type { EntityType } from '../../../../../shared/domain';
import { quantityOf } from '../../entities/quantities';
import { isCity, isCountry } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { language } from '../../text/language';
import { lastBefore } from '../../text/pieces';
import type { Found } from '../resolve';
import { any } from './any';
import { isOfSomebody } from './prices';
import { sentencesOf } from './sentences';
import { isRecord } from './texts';

/** Sums that a law sets or a state counts: the minimum wage, the national debt, a central bank's rate, what a household has on average. */

/** What only a law or a state has. */
const statutory = any(
  [
    oneLine`
      minimum wage|living wage|poverty (?:line|level|threshold)|national debt|(?:federal|trade|budget) deficit|GDP
      |gross domestic product|personal allowance|tax-free allowance|standard deduction
      |(?:contribution|statutory|legal) limit|market cap(?:itali[sz]ation)?
    `,
    oneLine`
      Mindestlohn\p{L}{0,2}|Grundfreibetrag\p{L}{0,2}|Sparerpauschbetrag|Beitragsbemessungsgrenze|Minijob-?grenze
      |Armutsgrenze|BIP|Bruttoinlandsprodukt|Staatsverschuldung|Staatsschulden|Haushaltsdefizit
    `,
    'SMIC|salaire minimum|seuil de pauvreté|PIB|dette publique|déficit public|plafond (?:légal|du (?:PEA|Livret \\p{L}+|LDDS))',
    'salario mínimo|SMI|umbral de pobreza|deuda pública|déficit público|producto interior bruto',
    'salario minimo|soglia di povertà|PIL|debito pubblico|deficit pubblico',
    'minimumloon|armoedegrens|bbp|staatsschuld|begrotingstekort|modaal inkomen',
    'płac[aęy] minimaln[aąe]j?|minimalne(?:go)? wynagrodzeni[ea]|najniższ[aąe]j? krajow[aąe]j?|PKB|dług publiczny|średni[aąe]j? krajow[aąe]j?|kwot[aęy] woln[aąe]j?',
    'dívida pública|salário mínimo|linha de pobreza',
    'minimilön(?:en)?|BNP|statsskuld(?:en)?|prisbasbelopp(?:et)?|fattigdomsgräns(?:en)?',
    'asgari ücret(?:e|i|in|ten|le)?|GSYH|açlık sınırı|yoksulluk sınırı|milli gelir',
  ].join('|'),
);
/** What a central bank alone sets. */
const bankRate = any(
  [
    'fed(?:eral)? funds rate|central bank (?:interest )?rates?|interest rates? of the (?:Fed|ECB|Bank of \\p{L}+)',
    'Leitzins\\p{L}{0,2}|Einlagensatz|taux directeurs?|taux de la (?:BCE|Fed|Banque)|tipos? (?:de interés )?(?:del BCE|de la Fed)|tass[io] della BCE|beleidsrente|depositorente',
    'stop[ay] procentow[ae] NBP|taxa selic|taxas? do BCE|taxas? de juro diretoras?|styrränt\\p{L}{1,4}|reporänt\\p{L}{1,4}|politika faizi',
  ].join('|'),
);
/** What hotels, employers and lenders have as well: a central bank's only where one is named. */
const rate = any(
  '(?:key|policy|base|prime) (?:interest )?rates?|discount rate|tipos? oficial(?:es)?|tass[io] di riferimento|stop[ay] referencyjn[ay]|taxa diretora',
);
const bank = any(
  oneLine`
    Fed|Federal Reserve|FOMC|ECB|Bank of (?:England|Japan|Canada|Israel|Mexico)|BoE|BoJ|RBA|RBI|SNB|Reserve Bank
    |central bank|EZB|Bundesbank|Nationalbank|Zentralbank|BCE|Banque (?:de France|centrale)
    |Banco (?:de España|Central)|Banca (?:d.Italia|centrale)|Bankitalia|DNB|Nederlandsche Bank|NBP|Riksbank(?:en)?
    |TCMB|Merkez Bankası
  `,
);
/** What somebody has agreed with another: a loan, a lease, a bill, pay. */
const agreed = any(
  [
    'mortgages?|loans?|lease|rents?|invoices?|bills?|discount|margins?|outstanding|instal?lments?|insurance|bonus|overtime|equity|per night|valuation|contract',
    '\\p{L}{0,14}(?:kredit|darlehen)s?|Hypothek(?:en)?|Miete|Pacht|Rechnung|Rabatt|Marge|Vertrag\\p{L}{0,2}|Rate|Restschuld|Gehalt|Lohn',
    'prêts?|emprunt|crédit|loyer|bail|facture|remise|marge|contrat|préstamo|hipoteca|crédito|alquiler|factura|descuento|margen|contrato|subsidio',
    'mutuo|prestito|affitto|fattura|sconto|margine|contratto|lening|hypotheek|huur|factuur|korting|marge|uitkering|contract',
    oneLine`
      kredyt\p{L}{0,2}|pożyczk\p{L}|czynsz\p{L}?|faktur\p{L}|rabat|marż\p{L}|umow\p{L}|empréstimo|aluguer|aluguel
      |fatura|desconto|margem|subsídio|lån|bolån|hyra|faktura|rabatt|avtal|kira|kredi
    `,
  ].join('|'),
);
/** What only one contract of work has: its wage is somebody's, whatever it is measured by. */
const employed = any(
  [
    'gross (?:income|pay|salary)|(?:taxable|total|adjusted) income|contract|start(?:ing)? date|probation|overtime|bonus|pay ?slip|net pay|(?:hours|hrs|h) (?:a|per) week|shifts?',
    'Bruttoeinkommen|Bruttogehalt|zu versteuernd\\p{L}*|Einkünfte|Vertrag\\p{L}{0,2}|Arbeitsvertrag\\p{L}{0,2}|(?:Vertrags|Arbeits|Dienst)beginn|Probezeit|Befristung|Überstunden|Zulage|Prämie|Lohnabrechnung|Stunden (?:pro|die|in der) Woche|Wochenstunden',
    "revenus? (?:brut|imposable|net)s?|rendimiento|base liquidable|contrat|période d['’]essai|heures sup\\p{L}*|fiche de paie|contrato|periodo de prueba|horas extra|nómina",
    'reddito (?:lordo|imponibile|complessivo)|bruto-inkomen|belastbaar inkomen|contratto|periodo di prova|straordinari\\p{L}?|busta paga|proeftijd|overuren|ingangsdatum|loonstrook',
    'dochód (?:brutto|do opodatkowania)|rendimento (?:bruto|coletável)|umow\\p{L}{1,2}|okres próbny|nadgodzin\\p{L}{0,2}|período de experiência|horas extras|anställning\\p{L}{0,3}|provanställ\\p{L}*|övertid|sözleşme\\p{L}*|işe giriş|fazla mesai',
  ].join('|'),
);
/** A contract of all: "jeder Vertrag", "il contratto collettivo". */
const ofAll = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:any|every|each|all|no|collective|union|jede[rmsn]?|alle[nr]?|kein\p{L}{0,2}|tout|chaque|aucun|cada|todo|ning[uú]n
      |ogni|qualsiasi|nessun|elke?|ieder|każd\p{L}{1,3}|qualquer|varje|her)(?: \p{L}+)? (?:
        contracts?|overtime|\p{L}*[Vv]ertrag\p{L}{0,2}|contrat|contrato|contratto|umow\p{L}{1,2}|anställning\p{L}{0,3}
        |sözleşme\p{L}*
      )|contrat(?:o|to)? (?:coll?e(?:ct|tt)iv|type|tipo|nazional)\p{L}*
    )(?!\p{L})
  `,
  'giu',
);
/** What is counted of a country. */
const economy = any(
  [
    'inflation(?: rate)?|unemployment(?: rate)?|interest rates?|economy|exports|imports|birth rate|fertility rate|life expectancy|population',
    'Inflation(?:srate)?|Arbeitslosigkeit|Arbeitslosenquote|Wirtschaft|Exporte|Geburtenrate|Lebenserwartung|Bevölkerung|Einwohner\\p{L}?',
    'taux de chômage|chômage|croissance|natalité|espérance de vie|habitants|population|inflación|paro|desempleo|exportaciones|esperanza de vida|habitantes|población',
    'inflazione|disoccupazione|esportazioni|speranza di vita|abitanti|popolazione|inflatie|werkloosheid|export|levensverwachting|inwoners|bevolking',
    oneLine`
      inflacj[aię]|bezrobocie|bezrobocia|eksport\p{L}?|ludność|mieszkańców|inflação|desemprego|exportações|população
      |arbetslöshet(?:en)?|befolkning(?:en)?|enflasyon|işsizlik|nüfus
    `,
  ].join('|'),
);
const statutoryUnspaced = /最低工资|国债|贫困线|起征点|最低賃金|国内総生産|国債|貧困線|GDP/u;

/** "The average American household", "le salaire médian", "il costo medio". */
const average = any(
  [
    oneLine`
      (?:average|median|mean|typical) (?:\p{L}+ ){0,2}(?:
        wages?|incomes?|salar(?:y|ies)|pay|rents?|prices?|households?|famil(?:y|ies)|homes?|houses?|workers?|pensions?
        |earnings|mortgages?|tuition|weddings?|funerals?|persons?|consumers?|americans?|britons?
      )
    `,
    oneLine`
      Durchschnitts(?:lohn|gehalt|einkommen|miete|rente|verdienst|preis)\p{L}{0,3}
      |(?:durchschnittliche|mittlere)[rsn]? (?:\p{L}+ )?(?:Lohn|Gehalt|Einkommen|Miete|Rente|Verdienst|Preis|Haushalt)\p{L}{0,3}
      |Medianeinkommen
    `,
    '(?:salaire|revenu|loyer|prix|ménage|patrimoine)s? (?:\\p{L}+ )?(?:moyen|médian)e?s?|pension moyenne',
    '(?:salario|sueldo|ingreso|alquiler|precio|hogar)s? medi[oa]s?|pensión media|renta (?:media|per cápita)',
    '(?:stipendio|reddito|salario|affitto|prezzo|costo) medi[oa]|pensione media',
    'gemiddelde (?:\\p{L}+ )?(?:inkomen|loon|salaris|huur|prijs|huizenprijs|pensioen|huishouden)',
    '(?:średni[ea]?|przeciętn[eya]) (?:\\p{L}+ )?(?:wynagrodzenie|płaca|pensja|dochód|cena|emerytura|czynsz)|mediana (?:wynagrodzeń|zarobków|płac)',
    '(?:salário|rendimento|aluguel|renda|preço) médi[oa]',
    '(?:snitt|medel|median)(?:lön|inkomst|hyra|pris|pension)\\p{L}{0,3}|genomsnittlig[at]? (?:lön|inkomst|hyra|pris|pension)\\p{L}{0,3}',
    'ortalama (?:\\p{L}+ )?(?:maaş|gelir|kira|ücret|fiyat)\\p{L}{0,3}',
  ].join('|'),
);
const averageUnspaced = /平均(?:工资|年薪|月薪|收入|房价|房租|年収|月収|給与|給料|賃金|家賃)|中位数/u;
/** Of whom an average is, where it is not a firm's or a team's. */
const people = any(
  'americans?|britons?|british|german|french|spanish|italian|dutch|swedish|polish|households?|nationwide|landesweit|bundesweit|US|UK|EU|USA|Türkiye\\p{L}{0,3}',
);
const peopleUnspaced = /日本|中国|全国|東京|大阪|北京|上海|台湾/u;
const capitalised = /\p{Lu}[\p{L}-]{2,}/gu;
const isOfCountry = (sentence: string): boolean =>
  people.test(sentence) ||
  peopleUnspaced.test(sentence) ||
  (sentence.match(capitalised) ?? []).some((word) => isCountry(word));
const isOfTown = (sentence: string): boolean => (sentence.match(capitalised) ?? []).some((word) => isCity(word));

const sums = new Set<EntityType>(['MONEY', 'PERCENTAGE', 'DATE']);

const isPublic = (sentence: string): boolean =>
  statutory.test(sentence) ||
  statutoryUnspaced.test(sentence) ||
  ((average.test(sentence) || averageUnspaced.test(sentence)) && (isOfCountry(sentence) || isOfTown(sentence)));
const isOfBank = (sentence: string): boolean =>
  (bankRate.test(sentence) || (rate.test(sentence) && bank.test(sentence))) && !agreed.test(sentence);
const isOfEconomy = (sentence: string): boolean =>
  economy.test(sentence) && isOfCountry(sentence) && !agreed.test(sentence);

/** Less is a firm's or somebody's. */
const leastOfCountry = 1_000_000_000n;
const isOfCountrySize = (sum: string): boolean =>
  (quantityOf('MONEY')?.read(sum) ?? []).some(({ value }) => value.numerator >= leastOfCountry * value.denominator);

/** Which of a sentence's sums are nobody's. */
type Public = 'every' | 'country' | 'rates' | 'none';
const publicIn = (sentence: string): Public => {
  if (isPublic(sentence)) return employed.test(sentence.replace(ofAll, ' ')) ? 'none' : 'every';
  if (isOfEconomy(sentence)) return 'country';
  return isOfBank(sentence) ? 'rates' : 'none';
};

/**
 * The findings without the sums of a law or a state, in sentences that speak of nobody. Linear in the text.
 * @param found Sorted by their start.
 */
export const withoutPublicSums = (text: string, found: readonly Found[]): readonly Found[] => {
  if (!found.some(({ type }) => type === 'MONEY' || type === 'PERCENTAGE') || isRecord(text)) return found;
  const code = language(text);
  const sentences = sentencesOf(text);
  const ofNobody = new Map<number, Public>();
  for (const { start, type } of found) {
    const at = lastBefore(sentences, start);
    const sentence = sentences[at]?.text ?? '';
    if (!sums.has(type) && type !== 'LOCATION') ofNobody.set(at, 'none');
    else if (!ofNobody.has(at)) ofNobody.set(at, isOfSomebody(sentence, code) ? 'none' : publicIn(sentence));
  }
  return found.filter(({ type, start, end }) => {
    const which = ofNobody.get(lastBefore(sentences, start)) ?? 'none';
    if (which === 'none' || !sums.has(type)) return true;
    if (which === 'every') return false;
    return (
      type !== 'PERCENTAGE' && !(which === 'country' && type === 'MONEY' && isOfCountrySize(text.slice(start, end)))
    );
  });
};
