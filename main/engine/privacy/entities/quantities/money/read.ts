import { and } from '../../../lists/conjunctions';
import { from } from '../../../lists/linking';
import type { Decimal } from '../../../noise/rational';
import { oneLine } from '../../../patterns/one-line';
import { matchedLength, textAfter, textBefore } from '../../../text/around';
import {
  currencyAfter,
  currencyBefore,
  isOtherWord,
  isWordCode,
  mayBeCode,
  mayStandBefore,
  scaleAt,
} from './currencies';
import { type NumberFormat, numberSource, readNumber } from './number';
import { isAtRate } from './rate-before';
import type { Scale } from './scales';

/** A number with its scale word and currency. Offsets in the text that was read. */
export interface Amount {
  readonly start: number;
  readonly end: number;
  /** The digits alone: what a surrogate replaces. */
  readonly number: { readonly start: number; readonly end: number };
  readonly format: NumberFormat;
  /** In currency units, the scale word applied. */
  readonly value: Decimal;
  /** Power of ten of the scale word; 0 without one. */
  readonly scale: number;
  readonly currency: string | null;
  /** The word or sign after the number, for what context must decide. */
  readonly word: string;
}

/** One amount, or the two ends of a range. */
export interface Money {
  readonly start: number;
  readonly end: number;
  readonly amounts: readonly Amount[];
  readonly currency: string | null;
}

const numbers = new RegExp(`(?<!\\d|\\d[.,'\u2019])(?:${numberSource})(?![.,]\\d)`, 'gu');

/** R and Q are currencies before a number that is written as money is: "R12 500", not "Q3" and "R2". */
const asPrice = /^\d{1,3}(?:[ ,.'\u2019]\d{3})+(?:[.,]\d\d)?$|^\d+[.,]\d\d$/;

const yearNext = /^ (?:19|20)\d\d(?!\d|[.,]\d| \d{3})/;
/** `100 €` before `200 €`, but not `2019 $` before `500`: whose sign is it? */
const belongsToNext = (text: string, { word, end }: { word: string; end: number }, digits: string): boolean => {
  if (!mayStandBefore(word)) return false;
  // "420 000 kr 2021": of a year.
  if ((asPrice.test(digits) || digits.length > 4) && yearNext.test(textAfter(text, end, 8))) return false;
  // "38.500 tl 2 çocuk": one digit that counts something.
  if (/^ ?\d(?![\d.,]) \p{L}/u.test(textAfter(text, end, 4))) return false;
  // A list's number is no amount: "1200 EUR 2) insurance".
  const next = /^ ?(?!\d{1,2}\)(?:\s|$))(\d[\d.,']{0,20})/.exec(textAfter(text, end, 24));
  return next !== null && currencyAfter(text, end + next[0].length) === null;
};

const plural = /^ \p{Ll}{3,}(?:s|en)(?!\p{L})/u;
const capital = /^ \p{Lu}/u;
/** "1,500 MAD", and not "1,200 PHP files": so large, and nothing is counted behind it. */
const isCodeBehind = (text: string, { word, end }: { word: string; end: number }, digits: string): boolean =>
  !isWordCode(word) ||
  ((asPrice.test(digits) || /^\d{3,}$/.test(digits)) &&
    (goesOnAfter.test(textAfter(text, end, 24)) ||
      (!plural.test(textAfter(text, end, 24)) && !capital.test(text.slice(end, end + 2)))));
/** "MAD 4,500.00", and not "TOP 100", "ALL 1,500 users", "AMD 7900". */
const isCodeAhead = (text: string, word: string, digits: string, end: number): boolean => {
  if (!isWordCode(word)) return true;
  const rest = textAfter(text, end, 24);
  const isPrice = asPrice.test(digits) || (/^\d{3,}$/.test(digits) && !isOtherWord(word));
  return isPrice && (goesOnAfter.test(rest) || /^(?:$|[.,;:!?)\n|/](?!\d))/.test(rest));
};

/** "15:-)" */
const face = /^[()DPpO/|]/u;

const decimalComma = (scale: Scale | undefined) => (separator: string) =>
  scale !== undefined && separator === (scale.comma ? ',' : '.');

/** "Q1 120k", "T1 138 200 €", "KW 12 450 €": the number of a quarter, a half, a year's week, and then the amount. */
const part = /^[1-4][ \u00a0\u202f](?=\d{3}(?!\d))/u;
const week = /^\d{1,2}[ \u00a0\u202f](?=\d{3}(?!\d))/u;
const partBefore = /(?<![\p{L}\p{N}])[QTHSK]$/u;
const weekBefore = /(?<![\p{L}\p{N}])(?:KW|CW|wk|week|Woche|semaine|semana|settimana|tydzień|vecka|v)\.? $/iu;
const labelLength = (text: string, from: number, digits: string): number => {
  const before = textBefore(text, from, 12);
  const found = partBefore.test(before) ? part.exec(digits) : weekBefore.test(before) ? week.exec(digits) : null;
  return found?.[0].length ?? 0;
};

/** What parts decimals where a number shows neither them nor groups: whose scale word or sign stands behind says it. */
const decimalAs = (format: NumberFormat, comma: boolean): NumberFormat =>
  comma && format.grouping === '' && format.decimals === 0 ? { ...format, decimal: ',' } : format;

/** Every number of a text with what belongs to it, in order. Time linear in the text's length. */
const readAmounts = (text: string): Amount[] => {
  const amounts: Amount[] = [];
  let taken = 0;
  for (const match of text.matchAll(numbers)) {
    const label = labelLength(text, match.index, match[0]);
    const digits = match[0].slice(label);
    const from = match.index + label;
    let end = from + digits.length;
    const found = currencyBefore(text, from);
    const isLetter = found !== null && /^[RQ] ?$/.test(text.slice(found.start, from));
    // Behind a hyphen a code may be an invoice's or a plate's; a price has decimals or groups.
    const joined = found === null ? undefined : /^(\p{L}+)-$/u.exec(text.slice(found.start, from))?.[1];
    const isJoined = joined !== undefined && !asPrice.test(digits) && (mayBeCode(joined) || /^0|\d{8}/.test(digits));
    const before =
      found !== null &&
      found.start >= taken &&
      !isJoined &&
      (!isLetter || asPrice.test(digits)) &&
      isCodeAhead(text, text.slice(found.start, from).trimEnd(), digits, end)
        ? found
        : null;
    // Part of a word or a code; scripts without spaces have letters of another class.
    if (before === null && /[\p{Lu}\p{Ll}_]/u.test(text.charAt(from - 1))) continue;
    // "1.450,- €", "1'250.–"
    end += matchedLength(/^[.,](?:--?|[\u2013\u2014])(?!\d)/, textAfter(text, end, 4));
    // Below zero, as accountants write it: $(450) and (450) USD.
    const bracketed = text.charAt(from - 1) === '(' && from > taken;
    const scaled = scaleAt(text, end);
    const behind = (at: number) => currencyAfter(text, bracketed && text.charAt(at) === ')' ? at + 1 : at);
    const afterScale = scaled === null ? null : behind(scaled.end);
    // "5 m" may be metres: a lone letter but k counts where it touches the number or a currency follows.
    const isLone = scaled !== null && scaled.word.length === 1 && !/k/i.test(scaled.word);
    const scale = isLone && scaled.apart && afterScale === null ? null : scaled;
    if (scale !== null) end = scale.end;
    const possible = scale === null ? behind(end) : afterScale;
    const after =
      possible === null ||
      (possible.word === ':-' && face.test(text.slice(possible.end))) ||
      !isCodeBehind(text, possible, digits) ||
      (before !== null ? /^ ?\d/.test(text.slice(possible.end)) : belongsToNext(text, possible, digits))
        ? null
        : possible;
    const isInside = bracketed && text.charAt(end) === ')';
    if (after !== null) end = after.end;
    else if (isInside && before !== null) end += 1;
    const opens = isInside && before === null && after !== null ? 1 : 0;
    const { value, format } = readNumber(digits, decimalComma(scale?.scale));
    const exponent = scale?.scale.exponent ?? 0;
    amounts.push({
      start: before?.start ?? from - opens,
      end,
      number: { start: from, end: from + digits.length },
      format: decimalAs(format, scale?.scale.comma === true || (before === null && after?.word === '€')),
      value: { coefficient: value.coefficient, exponent: value.exponent + exponent },
      scale: exponent,
      currency: before?.code ?? after?.code ?? null,
      word: after?.word ?? scale?.word ?? '',
    });
    taken = end;
  }
  return amounts;
};

const to = /^(?: ?[-\u2010-\u2015\u2212~\u301c] ?| (?:to|up to|bis|à|a|tot|till|til|hasta|do|до|through) )$/iu;
const joint = new RegExp(`^ (?:${and}|и) $`, 'iu');
const between = /(?:between|zwischen|entre|tra|fra|tussen|mellan|mellem|mellom|między|между)(?: \p{L}{1,12}){0,2} $/iu;
/** What follows an amount, where a count is followed by what it counts. */
export const afterAmount = oneLine`
  (?:
    (?:are|is|was|were|ist|sind|war(?:en)?|sont|est|font|son|es|era|è|sono|zijn|stanowi|są|são|é|är)
    (?= (?:\p{L}{2,12} )?\d[\d.,]{0,5} ?(?:[%٪]|per ?cent|Prozent|procent|por ?ciento|por cento|pour ?cent|per cento))
    |per|an?|each|apiece|upfront|cash|back|off|extra|overnight|total|altogether|tops|max|chacun|cada un[oa]|a testa
    |auf(?= \d)|tous|toutes|chaque|every|jeden|jede[ns]?|cada|ogni|elke|każd\p{L}{1,2}|varje|kosten|zahlen|za|left
    |gehen|geht|goes?|vont|gaat|erhöht|gestiegen|gesunken|gefallen|geklettert|angehoben|gesenkt|gekürzt|raised|increased|deposit|as|en
    |z[uU](?= (?:wenig|viel)(?!\p{L}))|too(?= (?:little|much)(?!\p{L}))|insgesamt|zurück|runter|rauf|hoch|mehr|bar
    |en tout|en liquide|en efectivo|in contanti|contant|kontant|more|less|just|only|pro|par|al|por|im|monthly|yearly
    |annually|before|after|gross|net|brutto|netto|and|or|but|in|since|with|which|so|for|from|to|on|at|ab|plus|und|et|y
    |e|now|jetzt|maintenant|ahora|ora|nu|teraz|agora|depuis|seit|desde|dal|dallo|sinds|od|sedan|av|von|vom|z|avant|bis
    |until|till|this|last|next|then|right|now|statt|instead|au lieu|en vez|invece|zamiast|istället|übrig|left
    |restants?|für|pour|para|per|voor|dla|för|mais|pero|ma|maar|ale|mas|men|aber|inkl|incl|zzgl|plus|monatlich
    |mensuel\p{L}{0,2}|charges|inclus\p{L}{0,2}|angeboten|bezahlt|bekommen|überwiesen|in|als|auf|aus|im|i|y
    |yap(?:tı|ıyor)\p{L}{0,3}|oldu|olmuş|istiyor|istedi|ödüyor\p{L}{0,3}|ödedi\p{L}?|chf|die|der|das|und
    |of(?= (?:it|that|this|which|my|our)(?!\p{L}))|de(?= (?:mi|la|su|sa|ma|mon)(?!\p{L}))
  )(?!\p{L})
`;
const goesOnAfter = new RegExp(`^ ${afterAmount}`, 'iu');
const alone = new RegExp(`^(?: ${afterAmount}|[^ \\p{L}]|$)`, 'iu');

/** "A raise from $80,000 to $84,000": what was and what is, not the ends of a range. */
const changed = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      rais|rose|rise|rising|increas|grew|grow|went|gone|go(?:es|ing)|jump|climb|drop|fell|fall|cut|reduc|declin
      |decreas|chang|promot|augment|pass|pas[aáoó](?!\p{L})|hauss|baiss|mont|subi|sube|aument|baj|descend|chut|tomb|rédui|cresc|salit
      |scend|sces|calat|abbass|ridott|diminu|caiu|baix|desce|reduz|sjunk|minsk|zmniejsz
      |уменьш
      |wzr[oó]s|wzrast|podnie|podniós|skocz|zwiększ|zmal|rośn|rosn|idzie|spad|podwy|obni|öka|höj|steg|stig|går(?! med)|sänk|sobe|sobi|sale|cala
      |повы|вырос|сни[зж]|упал
    )\p{L}*(?:[ ,:(]+[\p{L}\p{N}%.+\u2212-]{1,14}){0,6},? \(?(?:from|de|da|z|från|fra|с|со) $
    |\d ?(?:%|percent|per cent|pour cent|por ciento|por cento|per cento|procent)[ ,:]{1,3}(?:(?:
      higher|lower|more|less|de plus|de moins|más|menos|in più|in meno|a mais|a menos|mer|mindre|więcej|mniej
    )[ ,:]{1,3})?\(?(?:from|de|da|z|od|från|fra|с|со) $
  `,
  'iu',
);

const below = (a: Decimal, b: Decimal): boolean => {
  const exponent = Math.min(a.exponent, b.exponent);
  const at = ({ coefficient, exponent: own }: Decimal): bigint => coefficient * 10n ** BigInt(own - exponent);
  return at(a) < at(b);
};

/** Of a telephone or an account: it goes on behind a hyphen or in groups. */
const isDialled = /^(?:[-/]\d|(?:[ -]\d{2,4}){2})/;
/** "44 771 803-2", "bis 15.03.", "bis 18:00" */
const goesOn = /^(?: ?[-\u2010-\u2015/:] ?| |\.)\d/u;
/** How many times the lower end a bare upper end may be: what is larger is a number of something else. */
const widest = 1000n;
/** Before the first of two sums that fall: "de 1500 € à 900". */
export const fromBefore = new RegExp(`(?<!\\p{L})(?:${from}|с|со|от|between|zwischen|entre) $`, 'iu');
const hundred: Decimal = { coefficient: 100n, exponent: 0 };
/** A falling end is no hour and no day: it is a hundred and more, or a word before the first says that there are two. */
const falls = (text: string, low: Amount, high: Amount): boolean =>
  !below({ coefficient: high.value.coefficient * 10n, exponent: high.value.exponent }, low.value) &&
  (!below(high.value, hundred) || fromBefore.test(textBefore(text, low.start, 10)));
/** "350 kr till 073-555 02 18", "50 € bis 18:00": whom it goes to or until when, not how far. */
const isEnd = (text: string, low: Amount, high: Amount, isTight: boolean): boolean => {
  if (low.currency === null || high.currency !== null || high.scale > 0) return true;
  if (/^0\d/.test(text.slice(high.number.start, high.number.end))) return false;
  const most = { coefficient: low.value.coefficient * widest, exponent: low.value.exponent };
  if (low.value.coefficient > 0n && below(most, high.value)) return false;
  const rest = textAfter(text, high.end, 12);
  if (isTight) return !isDialled.test(rest);
  return !goesOn.test(rest) && (!below(high.value, low.value) || falls(text, low, high));
};

/** What two neighbours are of one another: the ends of one range, what was and what is, or nothing. */
const relate = (text: string, low: Amount, high: Amount): 'range' | 'change' | null => {
  if (low.currency !== null && high.currency !== null && low.currency !== high.currency) return null;
  // "2019 – $500": a bare number is an end only where the sign comes after both, and if it is the lower end.
  if (low.currency === null && (high.start < high.number.start || !below(low.value, high.value))) return null;
  const gap = text.slice(low.end, Math.min(high.start, low.end + 12));
  if (low.end > high.start || high.start - low.end > 12) return null;
  // "po kursie 1,20 to 480 €": what it costs, and what that comes to.
  if (low.currency === null && low.value.exponent < 0 && isAtRate(text, low.start)) return null;
  // An original begins where its range does: the word before it is gone.
  const paired = low.start === 0 || between.test(textBefore(text, low.start, 40));
  const joined = to.test(gap) || (joint.test(gap) && paired);
  // "$5 to 10 people": a bare second number counts something else where a word follows. "$5–10" is one thing.
  const tight = gap.length === 1;
  const isPair =
    joined &&
    isEnd(text, low, high, tight) &&
    (tight || high.currency !== null || high.scale > 0 || alone.test(textAfter(text, high.end, 12)));
  if (!isPair) return null;
  return changed.test(textBefore(text, low.start, 72)) ? 'change' : 'range';
};

/** In `$80–90k` the first number has the second's scale, if it is the smaller numeral. */
const sharingScale = (low: Amount, high: Amount): Amount => {
  const numeral = { coefficient: high.value.coefficient, exponent: high.value.exponent - high.scale };
  return low.scale > 0 || high.scale === 0 || !below(low.value, numeral)
    ? low
    : { ...low, value: { ...low.value, exponent: low.value.exponent + high.scale }, scale: high.scale };
};

/** Amounts and ranges of amounts, in order; `currency` is null where a number has none. */
export const readMoney = (text: string): Money[] => {
  const found: Money[] = [];
  const amounts = readAmounts(text);
  for (let index = 0; index < amounts.length; index++) {
    const low = amounts[index];
    const high = amounts[index + 1];
    if (low === undefined) break;
    const relation = high === undefined ? null : relate(text, low, high);
    const range = relation === 'range';
    if (range) index += 1;
    found.push({
      start: low.start,
      end: range && high !== undefined ? high.end : low.end,
      amounts: range && high !== undefined ? [sharingScale(low, high), high] : [low],
      currency: low.currency ?? (relation === null ? null : (high?.currency ?? null)),
    });
  }
  return found;
};
