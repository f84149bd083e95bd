import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { standsIn } from '../../../text/around';
import { onward } from '../people/onward';
import { isOfDigits, isSum } from './amounts';
import type { Amount } from './read';

/** What is borrowed, at what rate and for how long, and what of it is paid back: in bare numbers. */

const loan = [
  '(?:(?:home|car|student|bank|personal|bridging|auto|business) )?loans?(?: amount)?|mortgages?|(?:car |auto )finance',
  '\\p{L}{0,14}(?:kredit|darlehen)s?|Hypothek(?:en)?|(?:Bau|Auto|Anschluss)?finanzierung|Kreditsumme|Darlehenssumme|Restschuld',
  'prêt(?: (?:immobilier|auto|étudiant|relais|personnel))?|emprunt|crédit (?:immobilier|auto|conso)|capital (?:emprunté|restant dû)',
  'préstamo|hipoteca|capital pendiente',
  'mutuo|prestito|finanziamento|capitale residuo',
  'hypotheek|lening|hoofdsom|restschuld',
  'kredyt(?:u|em)?|pożyczk[aęi]|hipotek[aęi]',
  'empréstimo|financiamento|crédito habitação',
  '(?:bo|bil|student|privat)lån(?:et)?',
].join('|');
/** Of courses, books and chapters as well: of money beside a percentage. */
const oftenLoan = 'finance|credit|principal|crédit|capital|crédito|krediet|kapitał|lån(?:et)?';
const of =
  '(?:of|over|for|von|über|in Höhe von|de|di|da|van|na|på|is|was|ist|war|est|es(?: de)?|è(?: di)?|wynosi|é(?: de)?|är(?: på)?|stands at|um|auf|un|una|total|my|our|has|an?)';
const percent =
  '\\d{1,2}(?:[.,]\\d{1,3})? ?(?:%|percent|per cent|Prozent|pour ?cent|por ?ciento|por cento|per cento|procent)';
const term =
  '\\d{1,3}[ -]?(?:years?|yrs?|months?|Jahren?|Monaten?|ans|mois|años|meses|anni|mesi|jaar|maanden|lat|lata|miesięcy|anos|år|månader|vuotta|vuoden|kuukautta|yıl|yıllık|ay vade\\p{L}*)';
/** A term of a loan, and of no course, no book. */
const years =
  '\\d{1,2}[ -]?(?:years?|yrs|Jahren?|ans|años|anni|jaar|lat|lata|anos|år|vuotta|vuoden|yıl|yıllık)(?!\\p{L})';
const at = oneLine`
  (?:
    at|with|mit|zu|bei|à|a|al|au taux de|con|con un|com|com um|tegen|met|na|przy|z|med|till|over|for|für|über|sur
    |durant|per|in|op|en|em|på|ao|um|voor|fra|yli|oprocentowanie|Zinssatz|Zins(?:en)?|rate|APR|interest|taux|tasso(?: del)?|interés
    |rente|ränta|juros(?: de)?|fixed|fest|fixe|fijo|fisso|vast
  )
`;

/** "loan 250000 at 4.5 %", "Darlehen 180000, Zinssatz 3,8 %", "kredyt 420000 na 25 lat". */
const before = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?: ${of}){0,3}(?: ?[:=] ?| )$`, 'iu');
const after = (what: string): RegExp => new RegExp(`^(?:[,;:]? ?(?:${at} ){0,3}|[ ,;]{1,2})\\(?(?:${what})`, 'iu');
const principal = { before: before(loan), after: after(`${percent}|${term}`) };
const oftenPrincipal = { before: before(oftenLoan), after: after(percent) };
const ofYears = { before: before(`${oftenLoan}|laina|kredi(?:si|m)?|úvěr|hitel`), after: after(years) };
const loanWord = wordPattern(new RegExp(`(?<!\\p{L})(?:${loan})(?!\\p{L})`, 'iu'));
const oftenLoanWord = wordPattern(new RegExp(`(?<!\\p{L})(?:${oftenLoan})(?!\\p{L})`, 'iu'));
const atRate = new RegExp(percent, 'iu');
/** What of it somebody has put in, paid, owes or pays for it: beside a loan. */
const part = [
  '(?:down ?payment|deposit|equity|principal|interest|purchase price|price|repaid|paid (?:back|off)|outstanding|owing|owed|borrowed|arrears)',
  '(?:Eigenkapital|Eigenmittel|Anzahlung|Zinsen|Kaufpreis|Kaufsumme|Sondertilgung(?:en)?|Tilgung|getilgt|abbezahlt|offen|Restschuld|Rest|Zinsbelastung)',
  "(?:apport(?: personnel)?|intérêts|remboursé|restant dû|prix(?: d['’]achat)?|mensualités?|capital)",
  '(?:entrada|intereses|amortizad[oa]|amortizar|amortización|pendiente|precio|devuelto|capital)',
  '(?:anticipo|interessi|restituit[oi]|restano|rimangono|residuo|prezzo|rimborsat[oi])',
  '(?:eigen (?:geld|inleg|vermogen)|rente|koopsom|koopprijs|afgelost|aflossing|resteert|openstaand)',
  '(?:wkład własny|wkładu|odsetk[ai]|odsetek|cena(?: (?:mieszkania|domu|zakupu))?|spłacon[eoy]|spłaciłe?[amś]{1,2}|zostało|pozostało)',
  '(?:entrada|juros|amortizad[oa]|saldo devedor|preço|pago|falta)',
  '(?:kontantinsats|ränta|räntan|köpeskilling|pris|amorterat|kvar|återstår)',
].join('|');
/** What any ware has, and any list. */
const often =
  /(?<!\p{L})(?:price|prix|precio|prezzo|cena|preço|pris|Rest|kvar|falta|pago|capital|principal|entrada)(?!\p{L})/iu;
/** "interest in the first year 11250", "den Kaufpreis von 370000". */
const small = oneLine`
  (?: (?:
      in|im|am|of|for|the|so|far|already|yet|bisher|noch|von|first|ersten|year|annual|Jahr|pro|per|yearly|au|la|le
      |première|année|par|an|annuels|el|primer|año|al|anuales|il|primo|anno|annui|het|eerste|jaar|w|pierwszym|roku
      |rocznie|no|do|primeiro|ano|första|året|om|år|is|was|ist|est|es|è|é|är|de|di|van|un|una|della|del|dell
      |mieszkania|casa
    )){0,5}
`;
const labelled = new RegExp(`(?<!\\p{L})(?:${part})${small}(?: ?[:=] ?| )$`, 'iu');
/** "18500 borrowed", "7560 d'intérêts", "6000 Eigenkapital" */
const behind = new RegExp(`^ (?:(?:in|of|an|als|de|di|aan|w|em|i|en|d['’]) ?)?(?:${part})(?!\\p{L})`, 'iu');

/** Why a number is what somebody borrowed, or a part of that; null where nothing says so. */
export const borrowed = (amounts: readonly Amount[], left: string, rest: string): string | null => {
  if (!amounts.every(isOfDigits(3)) || !amounts.every(isSum)) return null;
  if ([principal, oftenPrincipal].some((either) => standsIn(either, left, rest))) return 'what is borrowed';
  if (amounts.every(isOfDigits(4)) && standsIn(ofYears, left, rest)) return 'what is borrowed';
  const label = (onward.test(rest) ? labelled.exec(left) : null) ?? behind.exec(rest);
  if (label === null) return null;
  const isSaid = !often.test(label[0]) && loanWord.test(left);
  const isAtRate = atRate.test(left + rest) && (loanWord.test(left) || oftenLoanWord.test(left));
  return isSaid || isAtRate ? 'a part of what is borrowed' : null;
};
