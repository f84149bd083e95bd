import { isGivenName } from '../../../lists';
import type { Candidate, Recogniser } from '../../entity';
import { isAgeAt } from '../age';
import { orNamed, recogniser } from '../recognise';
import {
  anArticle,
  another,
  anyLimit,
  asked,
  aThing,
  bought,
  boughtFor,
  byYear,
  came,
  chained,
  changes,
  countedUnspaced,
  cue,
  gained,
  gets,
  given,
  givers,
  goods,
  handled,
  hourly,
  kept,
  keptBare,
  ledger,
  lent,
  lentBehind,
  lessOrMore,
  limits,
  limitWords,
  listed,
  longAgo,
  longAgoYear,
  loosely,
  moneyWord,
  nextOne,
  notPaid,
  offers,
  otherLabels,
  outOf,
  perTime,
  possession,
  pronoun,
  rate,
  saidPrice,
  toPay,
  unspacedCue,
  valued,
  wanted,
} from './cues';
import { isOtherNoun } from './nouns';
import { decimalText } from './number';
import { isPrice } from './prices';
import { type Amount, afterAmount, fromBefore, type Money, readMoney } from './read';
import { listedSums } from './shares';
import { eurosInShort } from './short';

/** How far a cue may stand from its number. */
const reach = 48;

/** "My two cents", the songs of 50 Cent. */
const noCents =
  /(?<!\p{L})(?:(?:my|his|her|our|add) (?:own )?|(?:album|song|track|rapper|feat\.?|ft\.?)s?(?: (?:by|of|from|von|de))? )$/iu;
const weighing =
  /weigh|weight|\blost\b|\bgain|heav|lighter|\btall\b|\binch|\bfeet\b|\blbs?\b|\bkg\b|potato|flour|\bbeef|baby/i;
/** What a bare number counts: not money. */
const counted = /^(?:\s?[%°]|[ -]?\p{L}{2,}| ?[hH](?:\d\d)?(?!\p{L})|[-/:.]\d)/u;
const notCounted = new RegExp(`^ ?(?:/|${afterAmount})`, 'iu');
const quoteBefore = /["'`/{=\\]/;
const quoteAfter = /["'`/}\\]/;
const otherGrand = /^ (?:pian|slam|prix|juri|jury|child|son|daughter|parent|mother|father|total|opening|theft|final)/i;

const candidate = (money: Money, score: number, reason: string): Candidate => ({
  start: money.start,
  end: money.end,
  score,
  reason,
});

/** Nothing follows that is counted. */
const isOpen = new RegExp(`^(?:$|\\s*$|[.,;:!?)\\n|/](?!\\d)| ?[-–|/] ?(?!\\d)| ${afterAmount})`, 'iu');

const isYear = ({ number, value, format }: Amount): boolean =>
  number.end - number.start === 4 && format.grouping === '' && value.coefficient >= 1900n && value.coefficient < 2100n;

const isLongAgo = ({ number, format, value }: Amount): boolean =>
  number.end - number.start === 4 && format.grouping === '' && value.coefficient < 1900n;

/** Large enough for a wage or a rent, and no year. */
const isSum = (amount: Amount): boolean =>
  amount.scale > 0 ||
  amount.format.grouping !== '' ||
  (amount.number.end - amount.number.start >= 3 && !isYear(amount));

/** A number that could be a salary: not a year, not a count of things. */
const salaryLike = (text: string, amount: Amount): boolean => {
  const rest = text.slice(amount.end, amount.end + 24);
  return (!counted.test(rest) || notCounted.test(rest) || another.test(rest)) && isSum(amount);
};

/** A label and two decimals: a line of a payslip or a bill. */
const isLedgerLine = (text: string, money: Money, before: string): boolean => {
  return (
    money.amounts.every(({ format }) => format.decimals === 2) &&
    /(?<!\p{L})(\p{L}[\p{L} ./'’()-]{1,32})[ :|]{1,4}[-\u2212]?$/u.test(before.slice(before.lastIndexOf('\n') + 1)) &&
    !counted.test(text.slice(money.end, money.end + 16)) &&
    !otherLabels.test(before)
  );
};

/** A person, or nobody named: "mi ha dato 300". */
const isGiver = (subject: string): boolean =>
  /^[\s,"'“„«(-]*$/u.test(subject) ||
  givers.test(subject) ||
  (subject.match(/\p{Lu}[\p{L}'-]+/gu)?.some((word) => isGivenName(word)) ?? false);

/** As far as the next word goes. */
const soon = 14;
const clauseEnds = ['.', '!', '?', ';', '\n'];

/** A number that has no currency: what is said around it decides. */
const judgeBare = (text: string, money: Money, before: string, rest: string): Candidate | null => {
  const every = (accepts: (amount: Amount) => boolean): boolean => money.amounts.every(accepts);
  const { word = '' } = money.amounts.at(-1) ?? {};
  if (longAgo.test(rest)) return null;
  const isLarge = every((each) => each.scale > 0 || each.format.grouping !== '' || each.format.decimals === 2);
  const isAmountLike = every((each) => salaryLike(text, each));
  const isBare = !counted.test(rest) || notCounted.test(rest);
  const keeps = (kept.exec(rest) ?? keptBare.exec(rest))?.[0].trim();
  if (keeps !== undefined && (isLarge || every((each) => each.number.end - each.number.start > 2)))
    return candidate(money, 0.7, `before '${keeps}'`);
  const rated = rate.exec(rest)?.[0].trim();
  if (rated !== undefined && (every(isSum) || moneyWord.test(before)))
    return candidate(money, 0.8, `before '${rated}'`);
  const isOneOf = every(({ value, scale }) => value.coefficient === 1n && scale === value.exponent);
  const clause = before.slice(Math.max(...clauseEnds.map((sign) => before.lastIndexOf(sign))) + 1);
  // "It was a grand, beautiful house."
  const isSaidOne = (): boolean =>
    !/^[ ,]*(?:and )?\p{L}/u.test(rest) ||
    [cue, came, lent, given, handled, asked, boughtFor].some((pattern) => pattern.test(before)) ||
    perTime.test(rest);
  if (/^(?:grand|Riesen|Tausender)$/.test(word) && !otherGrand.test(rest) && (isOneOf ? isBare && isSaidOne() : true))
    return candidate(money, 0.8, "before 'grand'");
  const time = perTime.exec(rest)?.[0].trim();
  if (
    time !== undefined &&
    (moneyWord.test(clause) ||
      (gets.test(before) && every(({ number }) => number.end - number.start > 1)) ||
      every(({ format }) => format.decimals === 2))
  )
    return candidate(money, 0.7, `before '${time}'`);
  const year = byYear.exec(rest)?.[0].trim();
  if (
    year !== undefined &&
    every(({ number, scale }) => scale > 0 || (number.end - number.start > 4 && wanted.test(clause)))
  )
    return candidate(money, 0.7, `before '${year}'`);
  const had = gained.exec(rest)?.[0].trim();
  if (had !== undefined && (isLarge || every(({ number }) => number.end - number.start > 4)))
    return candidate(money, 0.75, `before '${had}'`);
  const owed =
    isBare && every(({ number, scale }) => scale > 0 || number.end - number.start > 1) ? lent.exec(before) : null;
  if (owed !== null) return candidate(money, every(({ scale }) => scale > 0) ? 0.85 : 0.7, `after '${owed[0].trim()}'`);
  const behind = every(({ number, scale }) => scale > 0 || number.end - number.start > 1)
    ? lentBehind.exec(rest)
    : null;
  if (behind !== null) return candidate(money, 0.7, `before '${behind[0].trim()}'`);
  const gift =
    isBare && every(({ number, scale }) => scale > 0 || number.end - number.start > 1) ? given.exec(before) : null;
  if (gift !== null && !notPaid.test(clause) && !notPaid.test(rest)) {
    const subject = clause.slice(0, Math.max(0, clause.length - gift[0].length));
    if (moneyWord.test(before) || (every(isSum) && isGiver(subject)))
      return candidate(money, 0.7, `after '${gift[0].trim()}'`);
  }
  const isSold =
    boughtFor.test(before) &&
    every(isSum) &&
    (isBare || anArticle.test(rest) || bought.test(rest.slice(0, soon))) &&
    (bought.test(clause) || bought.test(rest));
  if (isSold) return candidate(money, 0.65, "after 'bought'");
  if (
    limits.before.test(before) &&
    limits.after.test(rest) &&
    (every(({ scale }) => scale > 0) || moneyWord.test(clause) || goods.test(rest)) &&
    every(({ number, scale }) => scale > 0 || number.end - number.start > 5)
  )
    return candidate(money, 0.65, 'a limit');
  if (
    every(({ number, scale }) => scale > 0 || number.end - number.start > 1) &&
    toPay.after.test(rest) &&
    toPay.before.test(before) &&
    (!toPay.anything.test(before) ||
      moneyWord.test(clause) ||
      isGiver(rest.slice(toPay.after.exec(rest)?.[0].length).split(' ', 3).join(' ')))
  )
    return candidate(money, 0.7, 'to be paid');
  const act = isAmountLike ? handled.exec(before) : null;
  if (act !== null) return candidate(money, 0.7, `after '${act[0].trim()}'`);
  const isWritten = every(
    ({ scale, format, value }) =>
      scale > 2 ||
      format.grouping !== '' ||
      // "half a million", as words are read.
      (value.exponent === 0 && value.coefficient > 0n && value.coefficient % 50_000n === 0n),
  );
  const worth = isWritten && isBare ? valued.exec(before)?.[0] : undefined;
  if (worth !== undefined) return candidate(money, 0.7, `after '${worth.trim()}'`);
  const isFortune = isWritten || (moneyWord.test(clause) && every(({ number }) => number.end - number.start > 4));
  const [won] = (isFortune && isBare ? came.exec(before) : null) ?? [];
  if (won !== undefined) {
    const subject = clause.slice(0, Math.max(0, clause.length - won.length));
    if (!possession.test(won) || !aThing.test(subject) || isGiver(subject))
      return candidate(money, 0.65, 'a sum that came or went');
  }
  const wants = isAmountLike ? asked.exec(before) : null;
  if (
    wants !== null &&
    (!pronoun.test(wants[0]) ||
      isLarge ||
      every(({ number }) => number.end - number.start > 5) ||
      limits.after.test(rest) ||
      moneyWord.test(clause) ||
      time !== undefined)
  )
    return candidate(money, 0.7, `after '${wants[0].trim()}'`);
  if (/^k$/i.test(word) && isBare && (offers.test(clause) || moneyWord.test(clause)))
    return candidate(money, 0.7, `after '${offers.exec(clause)?.[0] ?? moneyWord.exec(clause)?.[0] ?? ''}'`);
  const isUnspaced =
    !countedUnspaced.test(rest) && (isAmountLike || /^[，。、；,;涨漲升降加减減到至分本回还還]|^$/u.test(rest));
  const unspaced = isUnspaced ? unspacedCue.exec(before)?.[1] : undefined;
  const after = (isAmountLike ? cue.exec(before)?.[1] : undefined) ?? unspaced;
  if (after !== undefined && (isLarge || !anyLimit.test(after))) return candidate(money, 0.6, `after '${after}'`);
  if (isBare && hourly.test(before) && every(({ number }) => number.end - number.start > 1))
    return candidate(money, 0.6, 'pay by the hour');
  const isLoose = every(isSum) && ((isAmountLike && loosely.test(before)) || lessOrMore.test(rest));
  return isLoose && moneyWord.test(clause.replace(limitWords, '')) && !otherLabels.test(before)
    ? candidate(money, 0.6, 'in a sentence about money')
    : null;
};

const judge = (text: string, money: Money): Candidate | null => {
  const [amount] = money.amounts;
  if (amount === undefined) return null;
  const before = text.slice(Math.max(0, money.start - reach), money.start);
  const rest = text.slice(money.end, money.end + reach);
  const { word } = money.amounts.at(-1) ?? amount;
  if (money.currency === null) return judgeBare(text, money, before, rest);
  // A ratio of the blood's clotting: "INR 2–3 on warfarin".
  if (
    money.currency === 'INR' &&
    /^INR/.test(text.slice(money.start, money.start + 3)) &&
    money.amounts.every(({ value }) => value.coefficient < 10n * 10n ** BigInt(Math.max(0, -value.exponent)))
  )
    return null;
  // Three pieces of cake.
  if (
    /^[块塊]$/u.test(word) &&
    amount.scale === 0 &&
    amount.number.end - amount.number.start < 3 &&
    /^\p{Script=Han}/u.test(rest) &&
    !/^[了吧呢左多的]/u.test(rest)
  )
    return null;
  if (/^cents?$/i.test(word) && noCents.test(before)) return null;
  if (/^pounds?$/i.test(word) && weighing.test(before + rest)) return null;
  if (isOtherNoun(text, money, word, before, rest)) return null;
  // Spoons in a recipe.
  if (word === 'TL' && /^ \p{Lu}/u.test(rest) && amount.number.end - amount.number.start < 2) return null;
  // Six feet, and a shell's or a pattern's $1.
  if (word === 'Ft' && amount.value.exponent >= 0 && amount.value.coefficient < 100n) return null;
  if (
    amount.format.grouping === '' &&
    amount.number.end - amount.number.start === 1 &&
    text.charAt(money.start) === '$'
  )
    if (quoteBefore.test(before.slice(-1)) || quoteAfter.test(rest.charAt(0))) return null;
  return isPrice(text, money.start, money.end) ? null : candidate(money, 0.95, 'currency');
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

/** Without decimals, and no more than years of a life. */
const isAgeLike = ({ number, format, scale }: Amount): boolean =>
  scale === 0 && format.decimals === 0 && number.end - number.start < 3;

/** From one amount of a list to the next: "3, 6 und 12 Euro". */
const inList = /^(?:, ?| (?:and|und|et|y|e|en|i|och|or|oder|ou|o|ve|bzw\.?) | ?[/&] ?)$/u;

/** With the numbers of a list whose last has the currency, and with what is left of a sum beside one. */
const withOthers = (text: string, found: readonly Money[], accepted: readonly Candidate[]): Candidate[] => {
  const starts = new Set(accepted.map(({ start }) => start));
  const taken = [...accepted];
  let next: Money | undefined;
  let isListed = false;
  /** The numbers of one list, the last first. */
  let row: Candidate[] = [];
  const endRow = (): void => {
    const start = row.at(-1)?.start ?? 0;
    const end = row[0]?.end ?? 0;
    const [left, right] = [text.slice(Math.max(0, start - reach), start), text.slice(end, end + reach)];
    if (!listed.test(left) || changes.test(left) || changes.test(right)) taken.push(...row);
    row = [];
  };
  for (const money of found.toReversed()) {
    const continues = next !== undefined && inList.test(text.slice(money.end, Math.min(next.start, money.end + 12)));
    const isOwn = starts.has(money.start);
    isListed = isOwn
      ? money.currency !== null || (isListed && continues)
      : isListed && continues && money.currency === null;
    if (isListed && !isOwn && !isAgeBefore(text, money)) row.push(candidate(money, 0.65, 'beside another amount'));
    else if (!isListed || isOwn) endRow();
    next = money;
  }
  endRow();
  const sums = accepted.filter(({ reason }) => reason === 'currency');
  let at = 0;
  for (const money of found) {
    while ((sums[at]?.end ?? text.length + 1) <= money.start) at++;
    if (money.currency !== null || starts.has(money.start) || !money.amounts.every(isSum)) continue;
    const [last, first] = [sums[at - 1], sums[at]];
    const isBeside = (from: number, to: number): boolean =>
      to >= from && to - from < reach && !/[.!\n]/.test(text.slice(from, to));
    const isNear =
      (last !== undefined && isBeside(last.end, money.start)) ||
      (first !== undefined && isBeside(money.end, first.start));
    const left = text.slice(Math.max(0, money.start - soon), money.start);
    if (isNear && standsAlone.test(text.slice(money.end, money.end + soon)) && outOf.test(left))
      taken.push(candidate(money, 0.65, 'beside another amount'));
  }
  return keepLongest(taken);
};
const standsAlone = /^(?:$| ?[,;?!)]|\.(?!\d))/u;
const isAgeBefore = (text: string, { amounts }: Money): boolean =>
  amounts.every((each) => isAgeLike(each) && isAgeAt(text, each.number.start, each.number.end));

/** In order; of two in one place the longer. */
const keepLongest = (candidates: readonly Candidate[]): Candidate[] => {
  const kept: Candidate[] = [];
  for (const each of [...candidates].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last === undefined || last.end <= each.start) kept.push(each);
    else if (each.end - each.start > last.end - last.start) kept[kept.length - 1] = each;
  }
  return kept;
};

/** With prices as they are said: dollars and cents as two numbers. */
const withSaid = (text: string, accepted: readonly Candidate[]): Candidate[] => {
  let at = 0;
  const said = [...text.matchAll(saidPrice.pair)].flatMap(({ 0: pair, index: start }): Candidate[] => {
    const end = start + pair.length;
    while ((accepted[at]?.end ?? text.length + 1) <= start) at++;
    const last = accepted[at - 1];
    const left = text.slice(Math.max(0, start - reach), start);
    const rest = text.slice(end, end + reach);
    if (counted.test(rest) && !notCounted.test(rest) && !saidPrice.after.test(rest) && !saidPrice.loosely.test(rest))
      return [];
    const isOnward = (): boolean =>
      last !== undefined &&
      start - last.end < reach &&
      saidPrice.onward.test(left) &&
      !/[.!?\n]/.test(text.slice(last.end, start));
    const isLoose = (): boolean => saidPrice.loosely.test(rest) && moneyWord.test(left);
    return saidPrice.before.test(left) || saidPrice.after.test(rest) || isLoose() || isOnward()
      ? [{ start, end, score: 0.7, reason: 'a price as it is said' }]
      : [];
  });
  return said.length === 0 ? [...accepted] : keepLongest([...accepted, ...said]);
};

/** "de 1500 € à 900", where "à 18" alone is an hour. */
const toNext = /^ (?:à|a|to|till|um|om|au) $/iu;
/** Behind a currency's name, and no sign. */
const cents = /^\p{Ll}{2} \d\d$/u;

const judgeAll = (text: string, found: readonly Money[]): Candidate[] => {
  const isLedger = ledger.test(text);
  const accepted: Candidate[] = [];
  for (const money of found) {
    const last = accepted.at(-1);
    const before = text.slice(Math.max(0, money.start - reach), money.start);
    const rest = text.slice(money.end, money.end + 16);
    const follows = (): boolean =>
      last !== undefined &&
      money.currency === null &&
      money.start - last.end < reach &&
      (chained.test(text.slice(last.end, money.start)) ||
        cue.test(before) ||
        (last.reason === 'currency' && nextOne.test(text.slice(last.end, money.start)))) &&
      money.amounts.every(({ number }) => number.end - number.start > 1) &&
      (!otherLabels.test(before) ||
        (fromBefore.test(text.slice(Math.max(0, last.start - soon), last.start)) &&
          toNext.test(text.slice(last.end, money.start)))) &&
      isOpen.test(rest) &&
      money.amounts.every(
        (each) => each.scale > 0 || !(isYear(each) || (isLongAgo(each) && longAgoYear.test(before))),
      ) &&
      !isAgeBefore(text, money);
    const own =
      judge(text, money) ??
      (isLedger && isLedgerLine(text, money, before) ? candidate(money, 0.7, 'a line of a bill') : null) ??
      (follows() ? candidate(money, 0.65, 'beside another amount') : null);
    // "30 Euro 50"
    const isCents =
      last?.end === money.start - 1 && cents.test(text.slice(last.end - 2, money.end)) && isOpen.test(rest);
    if (isCents) accepted[accepted.length - 1] = { ...last, end: money.end };
    else if (own !== null) accepted.push(own);
  }
  const more = [...listedSums(text), ...eurosInShort(text)];
  return withSaid(text, withOthers(text, found, more.length === 0 ? accepted : keepLongest([...accepted, ...more])));
};

/** Keys of an amount that other numbers have too: two decimals tell. */
const sumKey =
  /^(?:(?:invoice|order|grand|sub|line|item|unit|net|gross|total|due|paid|cart|basket) ?)?(?:amount|total|net|gross|price|cost|fee|subtotal|vat|tax|due|paid|balance|payment|refund|charge|premium|deposit|betrag|summe|preis|netto|brutto|gesamt|montant|prix|total ttc|total ht|importe|precio|importo|prezzo|totale|bedrag|prijs|totaal|kwota|cena|suma|valor|preço|belopp|pris|summa|tutar|fiyat|金额|价格|金額|価格)(?: (?:amount|due|paid|net|gross|total|price|eur|usd|gbp|value|ht|ttc))?$/u;
const hasCents = (cell: string): boolean => /^[-+]?\d{1,3}(?:[,.' ]?\d{3})*[.,]\d\d$/.test(cell);

/** Amounts with a currency, after a word such as "salary", and under a key or a column's head that says so. */
export const recogniseMoney: Recogniser = orNamed(
  orNamed(
    recogniser((text) => judgeAll(text, own(text, readMoney(text)))),
    amountKey,
    isAmount,
  ),
  sumKey,
  hasCents,
);
