import { abbreviations, names as analytes } from '../../entities/quantities/laboratory/analytes';
import { oneLine } from '../../patterns/one-line';
import { wholly } from './phrases';

/** What sums, shares and laboratory values are of: the words of one line speak of one thing, in any of the languages. */

const kinds = [
  // Housing
  oneLine`
    rent(?:al|s|ed|ing)?|landlords?|landlady|lease|tenan(?:cy|ts?)|housing|apartments?|flats?|house|home|place|studio
    |rooms?|accommodation|lodging|living|mortgages?|\p{L}{0,8}miet\p{L}{0,12}|vermieter\p{L}{0,3}|wohn\p{L}{0,12}
    |unterkunft|haus|loyers?|logements?|appartements?|bail(?:leur)?|propriétaire|maison|hébergement|alquiler\p{L}{0,3}
    |arriendo|renta|caser[oa]|viviendas?|piso|apartamento|casa|affitt\p{L}{1,4}|appartamento|alloggio|padrone
    |abitazione|\p{L}{0,6}huur\p{L}{0,8}|verhuurder|woning|huisvesting|woon\p{L}{0,6}|czynsz\p{L}{0,3}|najem
    |najm\p{L}{0,3}|mieszkani\p{L}{1,3}|wynaj\p{L}{1,4}|aluguel|aluguer|habitação|moradia|senhorio
    |\p{L}{0,5}hyra\p{L}{0,3}|hyres\p{L}{0,8}|bostad\p{L}{0,4}|boende\p{L}{0,3}|lägenhet\p{L}{0,3}|kira\p{L}{0,4}
    |аренд\p{L}{0,5}|жиль\p{L}{1,2}|квартир\p{L}{0,3}|квартплат\p{L}{1,2}|оренд\p{L}{0,5}
    |房租|租金|家賃
    |월세
  `,
  // Income
  oneLine`
    salar\p{L}{1,4}|wages?|pay-?(?:checks?|slips?|roll|days?)|take-?home|incomes?|earn\p{L}{0,4}|gross|employers?
    |employment|jobs?|work|revenues?|\p{L}{0,8}gehalt\p{L}{0,2}|gehälter|\p{L}{0,8}lohn(?:es|s)?|löhne
    |\p{L}{0,6}einkommen\p{L}{0,1}|einkünfte|verdien\p{L}{0,4}|\p{L}{0,4}netto\p{L}{0,10}|\p{L}{0,4}brutto\p{L}{0,10}
    |einnahmen|arbeitgeber|arbeit|job|stelle|salaires?|revenus?|gagn\p{L}{1,4}|rémunération|paie|touch\p{L}{1,3}|brut
    |employeur|emploi|travail|sueldo|ingresos|gan(?:o|as?|amos|an|ar)|cobr\p{L}{1,4}|nómina|bruto|líquido|empleo
    |trabajo|stipendi\p{L}{1,2}|reddit[oi]|guadagn\p{L}{1,4}|lordo|entrate|lavoro|salaris|loon|\p{L}{0,5}inkomen
    |werk(?:gever)?|pensj\p{L}{1,2}|wypłat\p{L}{1,3}|zarob\p{L}{1,4}|zarabia\p{L}{0,3}|dochod\p{L}{0,3}|dochód
    |wynagrodzeni\p{L}{1,2}|prac\p{L}{1,4}|ordenado|vencimento|rendimentos?|ganh\p{L}{1,4}|trabalho
    |\p{L}{0,6}lön\p{L}{0,4}|inkomst\p{L}{0,3}|tjän\p{L}{1,3}|arbete|jobb|maaş\p{L}{0,5}|gelir\p{L}{0,4}
    |зарплат\p{L}{1,3}|доход\p{L}{0,3}|зарабат\p{L}{2,5}|оклад\p{L}{0,2}|заробл\p{L}{1,3}|дохід
    |工资|收入|月薪|給料|月収
    |월급
  `,
  // Debts
  oneLine`
    loans?|principal|capital|mortgages?|debts?|credits?|ow(?:e[sd]?|ing)|borrow\p{L}{0,3}|repa(?:y\p{L}{0,4}|id)
    |rembours\p{L}{1,5}|zurückzahl\p{L}{1,4}|rimbors\p{L}{1,4}|spłac\p{L}{1,4}|spłat\p{L}{1,3}|aflos\p{L}{0,5}
    |amort\p{L}{2,6}|instal+ments?|overdraft|financ\p{L}{1,4}|lenders?|banks?|\p{L}{0,8}kredit\p{L}{0,6}
    |darlehen\p{L}{0,4}|\p{L}{0,5}schuld\p{L}{0,4}|hypothek\p{L}{0,4}|\p{L}{0,7}raten?|finanzierung|tilg\p{L}{1,4}
    |prêts?|dettes?|crédits?|emprunt\p{L}{0,3}|mensualités?|hypothèque|banque|préstamos?|deudas?|hipoteca|cuotas?
    |crédito|debe[ns]?|banco|mutuo|debit\p{L}{1,2}|prestit\p{L}|rat[ae]|banca|lening\p{L}{0,2}|hypotheek|krediet
    |kredyt\p{L}{0,3}|dług\p{L}{0,3}|pożyczk\p{L}{1,2}|raty|dívidas?|empréstimos?|prestaç\p{L}{2,3}
    |\p{L}{0,5}lån\p{L}{0,3}|skuld\p{L}{0,4}|borç\p{L}{0,4}|borcu\p{L}{0,3}|kredi\p{L}{0,4}
    |кредит\p{L}{0,3}|долг\p{L}{0,3}|ипотек\p{L}{1,2}|банк\p{L}{0,2}
    |贷款|房贷|借金|ローン
    |대출
  `,
  // Savings
  oneLine`
    sav(?:ings?|e[sd]?)|nest|reserves?|\p{L}{0,3}spar\p{L}{1,12}|\p{L}{0,6}rücklagen?|épargn\p{L}{1,3}
    |économi\p{L}{1,4}|ahorr\p{L}{1,4}|risparmi\p{L}{0,4}|\p{L}{0,3}spaa?r\p{L}{0,6}|oszczęd\p{L}{2,6}|poup\p{L}{1,4}
    |birikim\p{L}{0,4}
    |сбереж\p{L}{1,4}|накоп\p{L}{1,5}
    |存款|貯金
    |저축
  `,
  // A deposit
  oneLine`
    deposits?|down-?payment|kaution\p{L}{0,2}|anzahlung|caution|dépôt|acompte|fianza|señal|cauzion\p{L}|caparra
    |anticipo|borg|waarborg|kaucj\p{L}{1,2}|zaliczk\p{L}{1,2}|caução|deposition\p{L}{0,3}|depozito\p{L}{0,4}
    |залог\p{L}{0,2}
    |押金|敷金
    |보증금
  `,
  // Taxes
  oneLine`
    tax(?:es|ed)?|vat|\p{L}{0,9}steuern?|mwst|impôts?|taxes|tva|impuest\p{L}{1,2}|iva|tass[ae]|impost[aeo]s?
    |\p{L}{0,7}belasting\p{L}{0,2}|btw|podat\p{L}{1,4}|skatt\p{L}{0,4}|moms|vergi\p{L}{0,3}
    |налог\p{L}{0,3}
    |税
  `,
  // Insurance
  oneLine`
    insur\p{L}{1,6}|premiums?|\p{L}{0,10}versicher\p{L}{1,6}|assuranc\p{L}{1,2}|segur\p{L}{1,3}|assicura\p{L}{2,5}
    |\p{L}{0,6}verzeker\p{L}{1,4}|ubezpiecz\p{L}{2,5}|försäkring\p{L}{0,4}|sigorta\p{L}{0,4}
    |страхов\p{L}{1,4}
    |保险|保険
    |보험
  `,
  // What a flat costs besides
  oneLine`
    utilit(?:y|ies)|electric\p{L}{0,4}|heating|energy|\p{L}{0,8}nebenkosten\p{L}{0,10}|strom\p{L}{0,8}|heiz\p{L}{1,8}
    |électricité|chauffage|charges|luz|suministros|bollett[ae]|energie\p{L}{0,8}|prąd\p{L}{0,2}|ogrzewani\p{L}{1,2}
    |el(?:räkning\p{L}{0,3}|en)
  `,
  // More than a wage
  'bonus(?:es|y|u)?|prämien?|weihnachtsgeld|primes?|tredicesima|gratifik\\p{L}{1,4}|aguinaldo|奖金|ボーナス',
  // Of the old
  'pensions?|pensión|pensione|pensioen|rente\\p{L}{0,8}|\\p{L}{0,9}rente|retraites?|jubilación|emerytur\\p{L}{1,2}|reforma|aposentadoria|emekli\\p{L}{0,6}|пенси\\p{L}{1,2}|养老金|年金',
  // What is left
  oneLine`
    left|leftover|remain\p{L}{0,5}|surplus|shortfall|deficit|difference|bleib\p{L}{1,2}|übrig|überschuss|differenz
    |rest\p{L}{0,3}|quedan?|sobr\p{L}{1,3}|riman\p{L}{1,4}|avanz\p{L}{1,3}|overhou\p{L}{1,4}|zosta\p{L}{1,3}|kvar
    |остал\p{L}{1,3}|остан\p{L}{1,4}
  `,
  // A share
  oneLine`
    shares?|shareholding|stakes?|equity|own(?:s|ed|ership|ing)|anteile?s?|beteilig\p{L}{1,4}|parts?
    |participa\p{L}{2,5}|partecipa\p{L}{2,4}|quota|udział\p{L}{0,4}|aandeel|aandelen|andel\p{L}{0,3}|hisse\p{L}{0,3}
    |дол[яюи]
    |gehör\p{L}{1,2}|besitz\p{L}{1,3}|détien\p{L}{1,3}|possèd\p{L}{1,2}|poses|possied\p{L}{1,2}
    |股份|持股
  `,
  // Interest
  oneLine`
    interest|apr|apy|rates?|\p{L}{0,6}zins\p{L}{0,6}|intérêts?|taux|inter[eé]s(?:es)?|tasa|interess[ei]|tass[oi]
    |odset\p{L}{1,4}|oprocentowani\p{L}{1,2}|juros|taxa|ränt\p{L}{1,3}|faiz\p{L}{0,3}
    |процент\p{L}{0,3}|ставк\p{L}{1,2}
    |利率|利息
  `,
  // A rise
  oneLine`
    rais(?:e[sd]?|ing)|growth|grow(?:s|n|ing)?|grew|wachstum\p{L}{0,3}|croissance|crecimiento|crescita|groei
    |wzrost\p{L}{0,2}|crescimento|tillväxt\p{L}{0,2}
    |рост\p{L}{0,2}
    |increase[sd]?|hikes?|\p{L}{0,9}erhöhung\p{L}{0,2}|augment\p{L}{2,6}|aumento|aumenti|subida|podwyżk\p{L}{1,2}
    |\p{L}{0,6}verhoging|höjning\p{L}{0,2}|zam\p{L}{0,3}
    |прибавк\p{L}{1,2}|повышени\p{L}{1,2}
    |涨薪|昇給
  `,
  // A fall
  oneLine`
    loss(?:es)?|los(?:t|e|es|ing)|fall(?:s|en|ing)?|fell|drop(?:s|ped)?|declin\p{L}{1,3}|verlust\p{L}{0,2}|verloren
    |gefallen|pertes?|perdu\p{L}{0,2}|baisse|pérdidas?|perd\p{L}{1,4}|verlies|verloor|strat[ay]|stracił\p{L}{0,2}
    |perdas?|förlust\p{L}{0,2}
    |убыт\p{L}{1,3}
  `,
  // Less to pay
  oneLine`
    discounts?|rebates?|coupons?|\p{L}{0,6}rabatt\p{L}{0,2}|skonto|nachlass|remises?|rabais|réductions?|descuentos?
    |rebajas?|scont[oi]|korting\p{L}{0,2}|rabat\p{L}{0,2}|zniżk\p{L}{1,2}|desconto|indirim\p{L}{0,3}
    |скидк\p{L}{1,2}
    |折扣|割引
  `,
  // Of prices
  'inflation\\p{L}{0,6}|inflación|inflazione|inflatie|inflacj\\p{L}{1,2}|inflação|enflasyon\\p{L}{0,3}|инфляци\\p{L}{1,2}',
  // Blood
  oneLine`
    glucose|sugars?|fasting|a1c|hba1c|\p{L}{0,8}zucker\p{L}{0,5}|glyc\p{L}{2,4}|glucemia|glicemia|glucosa|azúcar
    |glicose|glukoz\p{L}{1,2}|cuk(?:ier|ru)|bloedsuiker|\p{L}{0,6}blodsocker|şeker\p{L}{0,3}
    |глюкоз\p{L}{1,2}
    |血糖
  `,
  oneLine`
    (?:total-?)?cholesterol\p{L}{0,2}|ldl\p{L}{0,2}|hdl\p{L}{0,2}|lipids?|\p{L}{0,6}cholesterin\p{L}{0,7}|cholestérol
    |colesterol[o]?|kolesterol\p{L}{0,3}
    |холестерин\p{L}{0,2}
    |胆固醇|コレステロール
  `,
].map(wholly);

const abbreviation = new RegExp(`^(?:${abbreviations})$`, 'u');
const analyte = wholly(analytes);

/** Which of them a word speaks of, a bit each; 0 where of none. */
/** Of the values of a laboratory, which are as many as it has words for. */
export const ofLaboratory = 1 << 30;

export const kindsOf = (word: string): number => {
  let all = 0;
  for (const [at, kind] of kinds.entries()) if (kind.test(word)) all |= 1 << at;
  return all === 0 && (abbreviation.test(word) || analyte.test(word)) ? ofLaboratory : all;
};

/** A word of sums and values that says of nothing which: what it costs, the amount of it, how it is reckoned. */
export const isGeneric: (word: string) => boolean = (() => {
  const generic = wholly(
    'purchase|asking|selling|kauf\\p{L}{0,6}|achat|compra|acquisto|zakup\\p{L}{0,2}|aankoop|köp|instance|rachun\\p{L}{2,4}|facturas?|factures?|fattur[ae]|rekening|faktur[ay]|räkning\\p{L}{0,2}|subject|betreff|objet|asunto|oggetto|temat|onderwerp|assunto|ämne|amounts?|sums?|totals?|subtotal|costs?|costing|price[sd]?|expens\\p{L}{1,4}|spend(?:s|ing)?|spent|pay(?:s|ing|ment|ments)?|paid|payable|money|cash|figures?|numbers?|values?|levels?|results?|bills?|fees?|charges?|budgets?|share|part|percent\\p{L}{0,5}|calculations?|breakdown|overview|summary|answer|note|example|estimate[sd]?|quote|recommendation|suggestion|conclusion|options?|scenarios?|steps?|items?|category|needs|wants|essentials|fixed|basics|line|row|case|case|deal|offers?|angebot\\p{L}{0,2}|offres?|ofertas?|offert[ae]|aanbod|bod|oferty|erbjudande\\p{L}{0,2}|limit|one|rest|first|second|third|last|next|base|basic|extra|lump|net|fully?|firm|company|business|team|practice|organi[sz]ation|staff|workforce|reading|test|measurement|finding|goal|plan|betrag|summe|gesamt\\p{L}{0,8}|kosten|kostet|preis|ausgaben?|ausgeben|zahl(?:e[nt]?|st|t|ung|ungen)|bezahl\\p{L}{1,3}|geld|wert\\p{L}{0,2}|höhe|posten|position|kategorie|rechnung|ergebnis|beispiel|übersicht|monatlich\\p{L}{0,2}|jährlich\\p{L}{0,2}|fixkosten|firma|unternehmen|betrieb|team|montants?|sommes?|coûts?|coûte(?:nt)?|prix|dépens\\p{L}{1,3}|pay(?:ez|er|e|é|es|ons)|paiements?|argent|valeur|taux|résultat|exemple|poste|catégorie|mensuel\\p{L}{0,3}|annuel\\p{L}{0,3}|fixes?|entreprise|société|équipe|importes?|cantidad(?:es)?|sumas?|cost[eo]s?|cuestan?|precio|gast[oa]\\p{L}{0,3}|pag[ao]\\p{L}{0,3}|dinero|valor(?:es)?|concepto|categoría|mensual(?:es)?|anual(?:es)?|empresa|equipo|import[oi]|somm[ae]|cost[oi]|costan?o?|prezzo|spes[ae]|spend[ie]|paghi|pagamento|denaro|voce|categoria|mensil[ei]|annu[oa]l?[ei]?|azienda|bedrag|bedragen|som|kost(?:en)?|prijs|uitgaven?|betaal[td]?|betaling|geld|waarde|maandelijks\\p{L}?|bedrijf|kwot[aęy]|sum[aęy]|koszt\\p{L}{0,4}|cen[aęy]|wydat\\p{L}{1,4}|płac\\p{L}{1,4}|pieniądze|wartość|miesięczn\\p{L}{1,2}|firm[aęy]|montante|quantia|custos?|custa|preço|despesas?|paga[sm]?|dinheiro|mensal|belopp\\p{L}{0,2}|summa|kostnad\\p{L}{0,3}|kostar|pris\\p{L}{0,2}|utgift\\p{L}{0,3}|betala\\p{L}{0,2}|pengar|värde|månads\\p{L}{0,8}|företag\\p{L}{0,2}|tutar\\p{L}{0,3}|toplam|fiyat\\p{L}{0,3}|сумм\\p{L}{1,2}|стои\\p{L}{1,3}|цен[аыу]|расход\\p{L}{0,3}|плати\\p{L}{1,3}|итого|всего|monthly|annual(?:ly)?|yearly|weekly|daily|months?|years?|weeks?|days?|hours?|times?|period|moment|now|today|present|current|recent|beginning|start|end|monat\\p{L}{0,3}|jahr\\p{L}{0,2}|woche\\p{L}?|mois|années?|ans?|semaines?|meses|mes|años?|semanas?|mes[ei]|ann[oi]|settiman[ae]|maand(?:en)?|jaar|jaren|week|miesiąc\\p{L}{0,2}|miesiące|rok\\p{L}{0,2}|lat|mês|meses|anos?|månad(?:en)?|år(?:et)?|месяц\\p{L}{0,2}|год\\p{L}{0,2}|ay\\p{L}{0,2}|yıl\\p{L}{0,2}|eur|usd|gbp|chf|pln|sek|euros?|dollars?|pounds?|zł\\p{L}{0,5}|kronor|people|persons?|persona[se]?|personnes?|personen|osoby|beginn|anfang|ende|zeit|moment|début|fin|principio|inizio|fine',
  );
  return (word) => generic.test(word);
})();
