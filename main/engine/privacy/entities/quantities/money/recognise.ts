import type { Candidate, Recogniser } from '../../entity';
import { orNamed, recogniser } from '../recognise';
import { decimalText } from './number';
import { type Amount, afterAmount, type Money, readMoney } from './read';

/** How far a cue may stand from its number. */
const reach = 48;

/** Words after which a number is money even without a currency. */
const cues = [
  'salary|salaries|wages?|income|earnings?|earns?|earned|earning|rent|mortgage|bonus|budget|pension|alimony|net worth|take-home|debts?|loan|savings|paycheck|pay|paid|owes?|owed|costs?|price|fee|tuition|deposit|balance|revenue|profit|turnover|invoice total|makes?|making',
  'Gehalt|Bruttogehalt|Nettogehalt|Lohn|Miete|Einkommen|Rente|verdiene|verdient|Schulden|Kredit|kostet|Budget',
  'salaire|loyer|revenus?|gagne|retraite|dette|prêt|coûte|budget',
  'salario|sueldo|alquiler|ingresos|gano|gana|deuda|hipoteca|cuesta|presupuesto',
  'stipendio|affitto|reddito|guadagno|guadagna|mutuo|costa',
  'salaris|loon|huur|inkomen|verdien|hypotheek|kost',
  'pensja|zarabiam|zarabia|czynsz|kredyt',
  'salário|aluguel|renda|ganho|ganha|dívida',
  'lön|hyra|inkomst|tjänar|skuld|kostar',
].join('|');
const links =
  'is|are|was|were|liegt bei|lag bei|bei|of|at|to|for|about|around|approximately|roughly|circa|ca\\.?|over|under|nearly|almost|only|just|currently|now|than|more|less|up|be|by|from|a|an|the|his|her|my|our|their|me|him|them|us|total|gross|net|annual|yearly|monthly|base|brutto|netto|ist|beträgt|von|etwa|rund|est|de|environ|es|è|di|circa|is|ongeveer|wynosi|około|é|är|på|ungefär';
const cue = new RegExp(`(?<![\\p{L}])(${cues})(?:[ :=]{1,3}(?:${links})){0,4}[ :=]{1,3}$`, 'iu');

const weighing =
  /weigh|weight|\blost\b|\bgain|heav|lighter|\btall\b|\binch|\bfeet\b|\blbs?\b|\bkg\b|potato|flour|\bbeef|baby/i;
/** What a bare number counts: not money. */
const counted = /^(?:\s?[%°]|[ -]?\p{L}{2,}|[-/:.]\d)/u;
const notCounted = new RegExp(`^ ?(?:/|${afterAmount})`, 'iu');
const quoteBefore = /["'`/{=\\]/;
const quoteAfter = /["'`/}\\]/;
const otherGrand = /^ (?:pian|slam|prix|juri|jury|child|son|daughter|parent|mother|father|total|opening|theft|final)/i;

/** Before or after tax, by the year: a salary or a price, whatever stands before. */
const rate =
  /^ ?(?:p\. ?a\.|per annum|OTE|brutto|netto|bruto|brut|gross(?! (?:domestic|weight))|net of tax|before tax|after tax|takes? home|base salary)(?!\p{L})/iu;

/** "20k in savings" */
const kept =
  /^ (?:in|of|on) (?:(?:my|his|her|our|their|the|student|credit card|medical|annual|base|cash|home|monthly) ){0,2}(?:savings|debts?|loans?|cash|bank|salary|equity|stock|shares|bonus(?:es)?|rent|income|401k|ira|pension|fees|tax(?:es)?|tuition|mortgage)(?!\p{L})/iu;

const candidate = (money: Money, score: number, reason: string): Candidate => ({
  start: money.start,
  end: money.end,
  score,
  reason,
});

/** A number that could be a salary: not a year, not a count of things. */
const salaryLike = (text: string, { end, number, scale, format, value }: Amount): boolean => {
  const rest = text.slice(end, end + 24);
  if (counted.test(rest) && !notCounted.test(rest)) return false;
  if (scale > 0 || format.grouping !== '') return true;
  const digits = number.end - number.start;
  const year = digits === 4 && value.coefficient >= 1900n && value.coefficient < 2100n;
  return digits >= 3 && !year;
};

const judge = (text: string, money: Money): Candidate | null => {
  const [amount] = money.amounts;
  if (amount === undefined) return null;
  const before = text.slice(Math.max(0, money.start - reach), money.start);
  const rest = text.slice(money.end, money.end + reach);
  const { word } = money.amounts.at(-1) ?? amount;
  if (money.currency === null) {
    if (
      money.amounts.every((each) => salaryLike(text, each) && (each.scale > 0 || each.format.grouping !== '')) &&
      kept.test(rest)
    )
      return candidate(money, 0.7, `before '${kept.exec(rest)?.[0].trim() ?? ''}'`);
    if (money.amounts.every((each) => salaryLike(text, each)) && rate.test(rest))
      return candidate(money, 0.8, `before '${rate.exec(rest)?.[0].trim() ?? ''}'`);
    if (word === 'grand' && !otherGrand.test(rest)) return candidate(money, 0.8, "before 'grand'");
    const after = cue.exec(before)?.[1];
    return after !== undefined && money.amounts.every((each) => salaryLike(text, each))
      ? candidate(money, 0.6, `after '${after}'`)
      : null;
  }
  if (/^pounds?$/i.test(word) && weighing.test(before + rest)) return null;
  // Six feet, and a shell's or a pattern's $1.
  if (word === 'Ft' && amount.value.exponent >= 0 && amount.value.coefficient < 100n) return null;
  if (
    amount.format.grouping === '' &&
    amount.number.end - amount.number.start === 1 &&
    text.charAt(money.start) === '$'
  )
    if (quoteBefore.test(before.slice(-1)) || quoteAfter.test(rest.charAt(0))) return null;
  return candidate(money, 0.95, 'currency');
};

/** "1 EUR = 1.08 USD", "$1 buys £0.79": what a currency costs is nobody's. */
const costs =
  /^ ?(?:=|≈|~|is|equals?|costs?|buys?|gets? you|ist|sind|entspricht|kostet|vaut|équivaut à|es|son|vale|equivale a|è|kost) ?(?:about |around |etwa |rund |environ )?$/iu;
/** "1.08 USD per EUR", "0.92 €/$" */
const perCurrency =
  /^ ?(?:\/|per|pro|par|por|je|for one|für einen?) ?(?:[€$£¥₹₽₩₺₴]|[A-Z]{3}(?![\p{L}\d])|euros?(?!\p{L})|dollars?(?!\p{L})|pounds?(?!\p{L}))/u;

const isOne = ({ amounts, currency }: Money): boolean => {
  const [amount, other] = amounts;
  return (
    currency !== null && other === undefined && decimalText(amount?.value ?? { coefficient: 0n, exponent: 0 }) === '1'
  );
};

/** Without exchange rates. */
const own = (text: string, found: readonly Money[]): Money[] => {
  const isRate = (a: Money | undefined, b: Money | undefined): boolean =>
    a !== undefined &&
    b !== undefined &&
    a.currency !== b.currency &&
    b.currency !== null &&
    (isOne(a) || isOne(b)) &&
    b.start - a.end <= 24 &&
    costs.test(text.slice(a.end, b.start));
  return found.filter(
    (money, at) =>
      !isRate(found[at - 1], money) &&
      !isRate(money, found[at + 1]) &&
      (money.currency === null || !perCurrency.test(text.slice(money.end, money.end + 16))),
  );
};

const amountKey =
  /^(?:(?:annual|monthly|yearly|weekly|hourly|base|gross|net|total|current|starting|min|max|household|account|opening|closing|outstanding) )?(?:salary|salaries|wages?|income|pay|rent|bonus|pension|tax(?:es)?|income tax|deductions?|net pay|gross pay|balance|debt|net worth|mortgage|loan amount|credit limit|savings|compensation|gehalt|lohn|bruttogehalt|nettogehalt|miete|einkommen|rente|schulden|salaire|loyer|revenus?|salario|sueldo|alquiler|ingresos|stipendio|affitto|reddito|salaris|loon|huur|inkomen|pensja|wynagrodzenie|czynsz|salário|aluguel|renda|lön|hyra|inkomst|工资|薪水|年薪|月薪|给料|給料|年収|月給)(?: (?:usd|eur|gbp|chf|sek|pln|brl|jpy|cny|inr|amount|total|annual|monthly|year|month|k))?$/u;
/** A number of three digits or more and no year, whatever its separators. */
const isAmount = (cell: string): boolean => {
  // Below zero, with a sign or in brackets.
  const inner = cell.startsWith('(') && cell.endsWith(')') ? cell.slice(1, -1) : cell;
  const text = inner.replace(/^[-\u2212+] ?/u, '');
  const [only, ...others] = readMoney(text);
  const [amount] = only?.amounts ?? [];
  return (
    only !== undefined &&
    others.length === 0 &&
    amount !== undefined &&
    only.start === 0 &&
    only.end === text.length &&
    amount.number.end - amount.number.start >= 3
  );
};

/** Amounts with a currency, after a word such as "salary", and under a key or a column's head that says so. */
export const recogniseMoney: Recogniser = orNamed(
  recogniser((text) => own(text, readMoney(text)).flatMap((money) => judge(text, money) ?? [])),
  amountKey,
  isAmount,
);
