import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import type { Candidate } from '../../entity';
import { clauseAfter, clauseBefore } from '../clause';
import { isPersonBefore } from '../people/before';
import { onward } from '../people/onward';
import { isPaidAhead } from './ahead';
import { candidate, isGrouped, isOfDigits, isSum, lengthOf } from './amounts';
import { borrowed } from './borrowed';
import { moneyWord } from './cues';
import { dealtReason } from './dealt';
import { debited } from './debited';
import { everyday } from './everyday';
import type { Amount, Money } from './read';
import { isRemaining } from './remaining';
import { settled } from './settled';
import { slangLength } from './slang';

/** A number without a currency, and what is said around it. */
export interface Bare {
  readonly money: Money;
  readonly before: string;
  readonly rest: string;
  /** Of `before` what is in the number's own clause. */
  readonly clause: string;
  /** Nothing behind it is counted by it. */
  readonly isAlone: boolean;
  readonly isLarge: boolean;
  /** Could be a salary: not a year, not a count of things. */
  readonly isAmountLike: boolean;
  readonly every: (accepts: (amount: Amount) => boolean) => boolean;
}

/** Why such a number is money; null where it does not say so. */
export type Rule = (bare: Bare) => Candidate | null;

const dealt: Rule = ({ money, rest, clause }) => {
  const reason = dealtReason(money.amounts, clause, rest);
  return reason === null ? null : candidate(money, 0.65, reason);
};

const debit: Rule = ({ money, rest, clause }) => {
  const reason = debited(money.amounts, clause, rest);
  return reason === null ? null : candidate(money, 0.65, reason);
};

const settledSum: Rule = ({ money, before, rest, every }) => {
  const reason = every(isOfDigits(2)) ? settled(before, rest) : null;
  return reason === null ? null : candidate(money, 0.65, reason);
};

const upFront: Rule = ({ money, before, rest, every }) =>
  every(isOfDigits(2)) && isPaidAhead(before, rest) ? candidate(money, 0.7, 'paid ahead') : null;

const remaining: Rule = ({ money, rest, clause, every }) =>
  every(isSum) && isRemaining(clause, rest) ? candidate(money, 0.65, 'what is left of it') : null;

const counted =
  /(?<!\p{L})(?:points?|game|match|Punkte?|Spiel|partido|puntos|punti|partita|mecz|pontos|jogo|poäng|maç)(?!\p{L})/iu;
export const borrowing: Rule = ({ money, before, rest, every }) => {
  const reason = every(isSum) ? borrowed(money.amounts, before, rest) : null;
  return reason === null ? null : candidate(money, 0.85, reason);
};

const slang: Rule = ({ money, before, rest }) => {
  const length = counted.test(before) ? 0 : slangLength(money.amounts, before, rest);
  return length === 0
    ? null
    : candidate({ start: money.start, end: money.end + length }, 0.65, 'another word for money');
};

const everydaySum: Rule = ({ money, before, rest }) => {
  const reason = everyday(money.amounts, before, rest);
  return reason === null ? null : candidate(money, 0.65, reason);
};

/** "mijn collega zit op 3.100", "I'm on 38,400": said of somebody, with its thousands parted. */
const paidNowBefore = new RegExp(
  oneLine`
    (?<=\p{L})(?:['’](?:m|s|re)| am| is| are) on $
    |(?<!\p{L})(?:
      (?:zit|zitten) op|(?:liege|liegt) bei|ligger på|(?:est|suis) à
      |est(?:oy|á) en|(?:sono|sta) a
    ) $
  `,
  'iu',
);
const paidNow: Rule = ({ money, before, rest, clause, every }) =>
  every(isGrouped) && paidNowBefore.test(before) && onward.test(rest) && isPersonBefore(clause) && !counted.test(clause)
    ? candidate(money, 0.65, 'what somebody earns')
    : null;

/** No unit behind it; a label stands before it. */
const goesOn = /^(?:$|[.,;:!?)\n|/](?!\d)| \p{Lu}{2,}(?!\p{L})| [–—-] )/u;
const label = /\p{L}{2,}(?: \p{L}{2,})?:? [-\u2212+]?$/u;
const hasNoCents = ({ value }: Amount): boolean => value.exponent > -2 || value.coefficient % 100n === 0n;
/** What has parts of a hundred and is no money, right before its number. */
const measured = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      points?|scores?|levels?|index|ratio|rating|Punkte?|Punktestand|Kurs|Pegel|Niveau|niveaux?|indice|punteggio|punti
      |livello|puntuación|puntos|nivel|índice|pontuação|pontos|nível|stand|score|wynik|punkty|poziom|indeks|poäng|nivå
      |mean|median|average|avg|sd|variance|score|distance|area|length|Mittelwert|Median|Fläche|Strecke|Länge|moyenne
      |médiane|surface|distance|media|mediana|superficie|distancia|distanza|gemiddelde|oppervlakte|średnia
      |powierzchnia|média|distância|medelvärde|yta|ortalama
    )(?: (?:is|was|ist|est|es|è|é|är|to|of))?:? $
  `,
  'iu',
);
/** Before whom, until when or for what one pays. */
const owed = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})
      (?:Frau|Herrn?|Familie|Mrs?|Ms|Mme|M\.|Sra?|Sig(?:\.?ra|\.?na)?|Pani?|Państwo|Dhr|Mevr|Dona?|Fru|Bay|Bayan)\.? \p{Lu}
      |(?<!\p{L})(?:
        due|overdue|by (?:the \d|\p{Lu})|until|fällig|überfällig|bis (?:zum|spätestens|\p{Lu})|avant le|d['’]ici
        |échéance|à régler|antes del|vence|vencimiento|vencido|entro|scadenza|scaduto|vóór|uiterlijk|vervalt|do dnia
        |termin|zaległ\p{L}+|até|prazo|vencid[oa]|senast|förfall\p{L}+|son ödeme|bills?|invoices?|receipts?|balance
        |total|till|cash|subtotal|Rechnung\p{L}*|Beleg|Mahnung|Kasse\p{L}*|Saldo|Restbetrag|Rest|Summe|facture|solde
        |reçu|caisse|factura|recibo|saldo|fattura|ricevuta|residuo|cassa|chiede|factuur|bon|kassa|tegoed|faktur\p{L}+
        |rachun\p{L}+|kas[ay]|fatura|caixa|kvitto|fatura\p{L}*|bakiye|prices?|Preis\p{L}*|prix|precio|prezzo|prijs
        |cena|preço|pris|amount|Betrag|montant|importe|importo|bedrag|kwota|valor|belopp|tutar|tax(?:es)?|Steuer\p{L}*
        |impôts?|impuestos?|tasse|belasting|podatek|impostos?|skatt
      )(?!\p{L})
    `,
    'iu',
  ),
);
const isOwed = (before: string, rest: string): boolean => {
  const [left, right] = [clauseBefore(before.replace(/\. (?=\p{Lu})/gu, ' ')), clauseAfter(rest)];
  return (
    isPersonBefore(left) ||
    isPersonBefore(right) ||
    [left, right].some((side) => owed.test(side) || moneyWord.test(side))
  );
};
/**
 * "Kassenstand 312,45", "chiede 1.912,40 entro": grouped, of three digits or with no hundredths over, and written with them,
 * where its clause tells of somebody, a day to pay or a bill.
 */
const toTheCent: Rule = ({ money, before, rest, every }) =>
  every(
    (amount) =>
      amount.format.decimals === 2 &&
      (isGrouped(amount) || (amount.format.decimal === ',' && (lengthOf(amount) > 5 || hasNoCents(amount)))),
  ) &&
  label.test(before) &&
  !measured.test(before) &&
  isOwed(before, rest) &&
  (goesOn.test(rest) || onward.test(rest))
    ? candidate(money, 0.6, 'written to the cent')
    : null;

/** In order: the first that says so decides. */
export const byReason: readonly Rule[] = [
  dealt,
  debit,
  remaining,
  settledSum,
  upFront,
  slang,
  everydaySum,
  paidNow,
  toTheCent,
];
