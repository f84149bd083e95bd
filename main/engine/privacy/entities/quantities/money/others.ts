import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { textAfter, textBefore } from '../../../text/around';
import type { Candidate } from '../../entity';
import { candidate, isAgeBefore, isCounted, isSum, isYear, keepLongest, reach, soon } from './amounts';
import { moneyWord } from './cues';
import { changes, listed, outOf } from './onward';
import { fromBefore, type Money } from './read';
import { saidPrice, saidThousands } from './said';

/** Sums that stand beside another, and prices said in two numbers. */

/** From one amount of a list to the next: "3, 6 und 12 Euro". */
const inList = new RegExp(`^(?:, ?| (?:${and}|or|oder|ou|o|bzw\\.?) | ?[/&] ?)$`, 'u');

/** "spine point 30, £43,000": a place on a scale. */
const ranked =
  /(?<!\p{L})(?:points?|band|grade|step|level|tier|spine|Stufe|Entgeltgruppe|Besoldungsgruppe|échelon|indice|nivel|grado|livello|schaal|trede|stopień|escalão|nivå|lönegrad) $/iu;

const standsAlone = /^(?:$| ?[,;?!)]|\.(?!\d))/u;

/** "$4.2M in 2022 and $5.1M in 2023": when it was so much. */
const when =
  /(?<!\p{L})(?:(?:in|since|during|year|FY|im Jahre?|seit|Jahr|en|depuis|année|desde|año|nel|anno|sinds|jaar|w|roku|rok|em|ano|i|sedan|år) ?|[QH][1-4] )$/iu;
/** Of each number whether it is such a year, or stands in a list behind one: "in 2020, 2021 and $55k in 2022". */
const yearsAmong = (text: string, found: readonly Money[]): boolean[] => {
  const years: boolean[] = [];
  for (const [at, money] of found.entries()) {
    const last = found[at - 1];
    const next = found[at + 1];
    const gap = last === undefined ? null : text.slice(last.end, Math.min(money.start, last.end + 12));
    // "1900 en 1950 en 2000 euro": and, not in.
    const isAnd = gap !== null && inList.test(gap) && next !== undefined && text.startsWith(gap, money.end);
    years.push(
      money.currency === null &&
        money.amounts.every((each) => each.scale === 0 && isYear(each)) &&
        ((!isAnd && when.test(textBefore(text, money.start, soon))) ||
          (gap === ' ' && last?.currency !== null) ||
          (gap !== null && years[at - 1] === true && inList.test(gap))),
    );
  }
  return years;
};

/** With the numbers of a list whose last has the currency, and with what is left of a sum beside one. */
export const withOthers = (text: string, found: readonly Money[], accepted: readonly Candidate[]): Candidate[] => {
  const starts = new Set(accepted.map(({ start }) => start));
  const taken = [...accepted];
  const years = yearsAmong(text, found);
  let next: Money | undefined;
  let isListed = false;
  /** The numbers of one list, the last first. */
  let row: Candidate[] = [];
  const endRow = (): void => {
    const start = row.at(-1)?.start ?? 0;
    const end = row[0]?.end ?? 0;
    const [left, right] = [textBefore(text, start, reach), textAfter(text, end, reach)];
    if (!listed.test(left) || changes.test(left) || changes.test(right)) taken.push(...row);
    row = [];
  };
  for (const [at, money] of [...found.entries()].toReversed()) {
    const continues = next !== undefined && inList.test(text.slice(money.end, Math.min(next.start, money.end + 12)));
    const isAccepted = starts.has(money.start);
    isListed = isAccepted
      ? money.currency !== null || (isListed && continues)
      : isListed && continues && money.currency === null;
    const isOther = (): boolean =>
      isAgeBefore(text, money) || ranked.test(textBefore(text, money.start, soon)) || years[at] === true;
    if (isListed && !isAccepted && !isOther()) row.push(candidate(money, 0.65, 'beside another amount'));
    else if (!isListed || isAccepted) endRow();
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
    const left = textBefore(text, money.start, soon);
    if (isNear && standsAlone.test(textAfter(text, money.end, soon)) && outOf.test(left))
      taken.push(candidate(money, 0.65, 'beside another amount'));
  }
  return keepLongest(taken);
};

/** From what it was to what it is now: "was 14k, jetzt 22k wert". */
const since = new RegExp(
  oneLine`
    ^[^\d.!?\n]{0,16},? (?:and |und |et |y |e |en |i |och )?
    (?:now|jetzt|heute|maintenant|aujourd['’]hui|ahora|hoy|ora|oggi|adesso|nu|teraz|dziś|agora|hoje|idag|şimdi)
    (?: [^\d.!?,\n]{0,24})? $
  `,
  'iu',
);

/** From the first to the second: "von 3.400 auf 3.750 Euro", 从3200涨到3900元. */
const upTo = /^ (?:auf|to|up to|à|a|al|naar|na|para|till|op|до) $|^(?:涨到|漲到|降到|加到|升到|调到|到)$/iu;
const fromHan = /[从從由] ?$/u;
const isRaised = (text: string, from: Money, to: Money): boolean =>
  from.currency === null &&
  to.currency !== null &&
  from.amounts.every((each) => isSum(each)) &&
  upTo.test(text.slice(from.end, Math.min(to.start, from.end + soon))) &&
  [fromBefore, fromHan].some((before) => before.test(textBefore(text, from.start, soon)));

/** With what a sum was before. */
export const withEarlier = (text: string, found: readonly Money[], accepted: readonly Candidate[]): Candidate[] => {
  const starts = new Set(accepted.map(({ start }) => start));
  const earlier = found.flatMap((money, at) => {
    const next = found[at + 1];
    if (next === undefined || starts.has(money.start) || !starts.has(next.start)) return [];
    const areThousands = [...money.amounts, ...next.amounts].every(({ scale }) => scale > 2);
    return isRaised(text, money, next) ||
      (areThousands && since.test(text.slice(money.end, Math.min(next.start, money.end + reach))))
      ? [candidate(money, 0.65, 'beside another amount')]
      : [];
  });
  return earlier.length === 0 ? [...accepted] : keepLongest([...accepted, ...earlier]);
};

/** With prices as they are said: dollars and cents as two numbers. */
export const withSaid = (text: string, accepted: readonly Candidate[]): Candidate[] => {
  let at = 0;
  const said = [...text.matchAll(saidPrice.pair)].flatMap(({ 0: pair, index: start }): Candidate[] => {
    const end = start + pair.length;
    while ((accepted[at]?.end ?? text.length + 1) <= start) at++;
    const last = accepted[at - 1];
    const left = textBefore(text, start, reach);
    const rest = textAfter(text, end, reach);
    if (isCounted(rest) && !saidPrice.after.test(rest) && !saidPrice.loosely.test(rest)) return [];
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
  const thousands = [...text.matchAll(saidThousands.pair)].flatMap(({ 0: pair, index: start }): Candidate[] => {
    const end = start + pair.length;
    return saidThousands.after.test(textAfter(text, end, soon)) &&
      saidThousands.before.test(textBefore(text, start, reach))
      ? [{ start, end, score: 0.7, reason: 'a price as it is said' }]
      : [];
  });
  const more = [...said, ...thousands];
  return more.length === 0 ? [...accepted] : keepLongest([...accepted, ...more]);
};
