import { isCity, isCountry, isGivenName } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { percentageGrid, percentageGridOf } from '../../../noise/grids';
import { type Decimal, ofDecimal, rational } from '../../../noise/rational';
import { oneLine } from '../../../patterns/one-line';
import { matched, matchedLength, textAfter, textBefore } from '../../../text/around';
import type { Candidate, Recogniser } from '../../entity';
import { amongBands, type CipherClass } from '../cipher-class';
import { clauseAfter } from '../clause';
import { numberSource, trailingZeros } from '../money/number';
import { numeric } from '../numeric';
import { plainNumber } from '../plain-number';
import { around, orNamed, recogniser } from '../recognise';
import { readWritten, type Written, type WrittenGroup } from '../written';
import { isAffair } from './affairs';
import { budgeted } from './budget';
import {
  achievement,
  cue,
  firstPerson,
  holder,
  isGeneral,
  namedOwner,
  ofBudget,
  onLoan,
  ours,
  owner,
  ownTerm,
  partners,
  result,
  resultAfter,
  sheet,
  signedResult,
  taker,
  term,
  withheld,
} from './cues';
import { isFixedRate } from './debts';
import { bareBehind, employed } from './employed';
import { isOfProgram, markOf } from './marks';
import { isNobodys } from './nobodys';
import { isNextShare, ownedShare } from './owned';
import { partedShares } from './parted';
import { isAskedFor, isPaidPart, isRate } from './rates';
import { isRaise, isRentRise } from './rises';
import { isOwnVote } from './voted';

const number = `(?:${numberSource})(?!\\d|[.,:/]\\d)`;
const sign =
  ' ?(?:%|‰|percent(?:age points?)?(?!\\p{L})|per cent(?!\\p{L})|pct\\.?(?!\\p{L})|Prozent(?:punkte?n?)?(?!\\p{L})|pour ?cents?(?!\\p{L})|por ciento(?!\\p{L})|por cento(?!\\p{L})|per cento(?!\\p{L})|procent(?!\\p{L})|procente?(?!\\p{L})|proc\\.|パーセント|％|٪|procenta?(?!\\p{L})|percent(?!\\p{L})|процент\\p{L}{0,3}|відсотк\\p{L}{1,3}|prosenttia(?!\\p{L})|prosent(?!\\p{L})|százalék\\p{L}{0,3}|la sută(?!\\p{L})|τοις εκατό|प्रतिशत|फीसदी|في المئة|بالمئة|في المائة|بالمائة|אחוז(?:ים)?|เปอร์เซ็นต์|phần trăm|퍼센트|persen(?!\\p{L})|成(?=$|[，。、；！？,;!?\\s左])|割(?=$|[、。をがは\\s]))';
/** Ends in a sign or word for percent. */
export const endsInPercent = new RegExp(`(?:${sign})$`, 'iu');
const range = `(?: ?[-\\u2013] ?| (?:to|bis|à|a|tot|do|till|${and}) )`;
const pattern = new RegExp(
  `(?=[\\dyY%])(?<![\\p{Lu}\\p{Ll}\\d_]|\\d[.,:/-]|[$€£#])(?:(?:(?<low>${number})(?: ?%)?${range})?(?<high>${number})(?:${sign})|(?:[yY]üzde |100分之|%)(?<behind>${number}))`,
  'dgu',
);

const clauseOf = (left: string, right: string): string => `${matched(/[^.!?;\n]*$/u, left)} ${clauseAfter(right)}`;

/** How far back a sentence before is looked at. */
const far = 200;
const paragraphOf = (left: string): string => left.slice(left.lastIndexOf('\n\n') + 1);

const recognise = recogniser((text) => {
  const signed = withSigns(text);
  const bare = [...partedShares(text), ...signed.flatMap((found) => bareBehind(text, found))].filter(({ start, end }) =>
    signed.every((other) => other.end <= start || other.start >= end),
  );
  return bare.length === 0 ? signed : [...signed, ...bare].sort((a, b) => a.start - b.start);
});

const withSigns = (text: string): Candidate[] => {
  let last = Number.NEGATIVE_INFINITY;
  return [...text.matchAll(pattern)].flatMap((match): Candidate[] => {
    const found = judge(text, match);
    const start = match.index;
    const end = start + match[0].length;
    const isNext = found.length === 0 && start - last < soon && isNextShare(text.slice(Math.max(0, last), start));
    if (isNext || found.length > 0) last = end;
    return isNext ? [{ start, end, score: 0.75, reason: 'a share of a partner' }] : found.flatMap(eachEnd(text));
  });
};

/** As far as the next one of a list begins. */
const soon = 40;

/** "von 6 % auf 8 %": two values, each with its sign; "6 to 8 %" is a range. */
const signedEnds = /^(?<low>.{1,16}?%)(?<between> (?:to|auf|bis|à|a|tot|naar|do|na|para|till|til) )(?<high>.+)$/u;
const eachEnd =
  (text: string) =>
  (found: Candidate): Candidate[] => {
    const { low, between, high } = signedEnds.exec(text.slice(found.start, found.end))?.groups ?? {};
    if (low === undefined || between === undefined || high === undefined) return [found];
    return [
      { ...found, end: found.start + low.length },
      { ...found, start: found.start + low.length + between.length },
    ];
  };

const thousands = /\d{4}|\d[ \u00a0\u202f.,'’]\d{3}(?!\d)/u;

const judge = (text: string, match: RegExpMatchArray & { index: number }): Candidate[] => {
  // "un prêt de 180 000 à 2,4 %": a sum ahead is no lower end.
  const from = thousands.test(match.groups?.low ?? '') ? (match.indices?.groups?.high?.[0] ?? 0) : match.index;
  const start = from + matchedLength(behindHundred, text.slice(from, from + match[0].length));
  const end = match.index + match[0].length;
  const { left, right } = around(text, from, end);
  if (isNobodys(left, right) || isOfProgram(left, right)) return [];
  const clause = clauseOf(left, right);
  const line = textBefore(text, start, far);
  const isShare = holder.test(left) && partners.test(line.slice(line.lastIndexOf('\n') + 1));
  if (isShare) return [{ start, end, score: 0.75, reason: 'a share of a partner' }];
  if (isRaise(left, right) && !isGeneral(clause)) return [{ start, end, score: 0.75, reason: 'a raise' }];
  const owned = isGeneral(clause)
    ? null
    : (ownedShare(left, right) ??
      budgeted(left, right, text.slice(start, end)) ??
      employed(left, right) ??
      (isFixedRate(left, right, paragraphOf(line)) ? 'a loan' : null) ??
      (isRentRise(left, right, clause) ? 'a rent' : null) ??
      (isOwnVote(clause, right) ? 'a vote' : null) ??
      (isRate(left, clause) ? 'a rate' : null) ??
      (isPaidPart(left, right, clause, paragraphOf(line)) ? 'a part that is paid' : null) ??
      (isAskedFor(left, right, clause) ? 'what is asked for' : null) ??
      markOf(left, right, clause) ??
      (isAffair(text.slice(start, end), clause, paragraphOf(line)) ? 'an affair' : null));
  if (owned !== null) return [{ start, end, score: 0.75, reason: `beside '${owned}'` }];
  const achieved = achievement.exec(line.slice(line.lastIndexOf('\n') + 1))?.[0];
  const taken =
    withheld.exec(clause)?.[0] ??
    onLoan.exec(right)?.[0] ??
    ownTerm.exec(left)?.[0] ??
    (owner.test(clause) ? taker.exec(left)?.[0] : undefined);
  if (taken !== undefined && !isGeneral(clause))
    return [{ start, end, score: 0.75, reason: `beside '${taken.trim()}'` }];
  const reported = signedResult.exec(left)?.[0] ?? ofBudget.exec(right)?.[0];
  const about =
    cue.exec(clause)?.[0] ??
    term.exec(clause)?.[0] ??
    achieved ??
    result.exec(left)?.[0] ??
    reported ??
    resultAfter.exec(right)?.[0];
  if (about === undefined || isGeneral(clause)) return [];
  const sentence = `${line.slice(line.search(/[^.!?\n]*$/u))}${right}`;
  const isSaid =
    owner.test(clause) ||
    owner.test(line.slice(line.search(/[^.!?\n]*$/u))) ||
    namedOwner.test(clause) ||
    achieved !== undefined ||
    reported !== undefined ||
    (term.test(clause) && sheet.test(sentence));
  // "We refinanced. The rate is fixed at 6.4 %.": whose it is stands a sentence before.
  const isResult = result.test(left) || resultAfter.test(right);
  const isNear = firstPerson.test(paragraphOf(line)) || (isResult && ours.test(`${line}${right}`));
  if (!isSaid && !((term.test(clause) || isResult) && isNear)) return [];
  return [{ start, end, score: 0.75, reason: `beside '${about.trim()}'` }];
};

/** A column of shares; of somebody's amounts where one stands in the row. */
const shareKey = new RegExp(
  oneLine`
    ^(?:(?:ownership|equity|profit|cost|income|budget|revenue) )?(?:
      share|shares|stake|ownership|percent(?:age)?|% of total|anteil|beteiligung|prozent|part|pourcentage
      |participación|porcentaje|cuota|quota|percentuale|aandeel|percentage|udział|procent|participação|percentagem
      |andel|pay
    )(?: (?:in )?(?:%|percent|prozent))?$
  `,
  'u',
);
const wholeShare = /^\d{1,3}(?:[.,]\d{1,2})? ?%$/u;
/** A row with an amount. */
const inCurrency = /[$€£¥₹₺]\d|\d ?[$€£¥₹₺]|\d ?(?:EUR|USD|GBP|CHF|zł|kr)(?!\p{L})/u;

/** Those under a column's head that says so, beside an amount. */
const ofRows: Recogniser = orNamed(
  () => [],
  shareKey,
  (text) => wholeShare.test(text) && !/^100(?:[.,]0+)? ?%/.test(text),
);
/** "| Ottilie | 84% |": the cells of a row. */
const row = /^[^\n]*[|;\t][^\n]*[|;\t][^\n]*$/gmu;
const cell = /[^|;\t]+/gu;
const nameCell = /^(\p{Lu}[\p{L}'’-]{1,20})(?: \p{Lu}[\p{L}'’.-]{0,20}){0,2}$/u;
const isName = (written: string): boolean =>
  !isCity(written) && !isCountry(written) && isGivenName(nameCell.exec(written)?.[1] ?? '');
/** Those of a row that begins with whose they are, or has it in a cell. */
const besideNames = (text: string): Candidate[] =>
  !/%/.test(text)
    ? []
    : [...text.matchAll(row)].flatMap(({ 0: line, index }) => {
        const cells = [...line.matchAll(cell)].map(({ 0: written, index: at }) => ({
          text: written.trim(),
          start: index + at + written.length - written.trimStart().length,
        }));
        if (!cells.some((each) => isName(each.text))) return [];
        return cells
          .filter((each) => wholeShare.test(each.text))
          .map((each) => ({
            start: each.start,
            end: each.start + each.text.length,
            score: 0.75,
            reason: 'in a row with a name',
          }));
      });
const withRows: Recogniser = (prepared) => {
  const sentences = recognise(prepared);
  const found = [
    ...sentences,
    ...besideNames(prepared.text).filter(({ start, end }) =>
      sentences.every((other) => other.end <= start || other.start >= end),
    ),
  ];
  const rows = ofRows(prepared).filter(({ start, end }) => {
    const { text } = prepared;
    const line = text.slice(text.lastIndexOf('\n', start) + 1, start) + matched(/^[^\n]*/, textAfter(text, end, 160));
    return inCurrency.test(line) && found.every((other) => other.end <= start || other.start >= end);
  });
  return [...found, ...rows].sort((a, b) => a.start - b.start);
};

const bands = (...edges: readonly bigint[]) =>
  amongBands(
    edges.map((edge) => rational(edge)),
    { factor: rational(1n), exponent: 0 },
  );
const [ofWhole, ofFractions] = [bands(1n, 101n, 1000n), bands(1n, 10n, 100n)];
/** Whole ones up to 100 are one class. */
const among = (number: Decimal): CipherClass => (trailingZeros(number) < 0 ? ofFractions : ofWhole)(number);

/** 百分之三十: the hundred is the sign, and what is drawn anew is the number alone. */
const behindHundred = /^100分之/u;
const numberAlone = new RegExp(`^(?<high>${number})$`, 'dgu');

const read = (text: string): WrittenGroup[] =>
  [...text.matchAll(pattern), ...text.matchAll(numberAlone)].map(({ indices, groups = {} }) => {
    const written = (name: 'low' | 'high' | 'behind'): Written[] => {
      const [start] = indices?.groups?.[name] ?? [];
      const digits = groups[name];
      if (start === undefined || digits === undefined) return [];
      const own = plainNumber(digits, start, '%', percentageGrid);
      // English alone writes the sign without a space.
      const decimal = own.format.decimals === 0 && / [%‰]/.test(text) ? ',' : own.format.decimal;
      // 12 % may become 12.3 %: the grid is finer than a whole percent.
      return [
        {
          ...own,
          format: { ...own.format, decimal },
          among,
          grid: percentageGridOf(ofDecimal(own.number)),
          addedDecimals: own.format.decimals === 0 ? 1 : 0,
        },
      ];
    };
    return { kind: 'range', unit: null, numerals: [...written('low'), ...written('high'), ...written('behind')] };
  });

/**
 * Shares, raises, interest and margins that are someone's own or a firm's. Protected, for beside a noised amount the
 * true share would lead back to it. Other percentages (a recipe's, a battery's, a statistic) are left alone.
 */
export const percentage = numeric({
  type: 'PERCENTAGE',
  risk: 2,
  action: 'protect',
  recognise: withRows,
  unit: 'one step of 2 % of the value, on fixed grids from 0.01 to 100 and from 102 to 10^6',
  leakage: [
    'sign, zero, and whether it is over 100 %',
    'number of decimals; of a range, which end is larger, and that they differ',
    'equal percentages, in all conversations where coins are the profile’s',
  ],
  enciphered: [
    'sign, zero, and whether it is over 100 %',
    'number of decimals; the number of digits of one with decimals or over 100 %',
    'of a range, which end is larger',
  ],
  parse: (original, language) => readWritten(original, language, read),
});
