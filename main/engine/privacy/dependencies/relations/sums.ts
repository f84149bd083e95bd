import { oneLine } from '../../patterns/one-line';
import { because, ofWhole, ownRest, rest, restAsian } from '../cues/rests';
import { mean, meanAsian, result, total, totalAsian } from '../cues/totals';
import { type Mention, type Reading, sameUnit } from '../figures';
import { negative, one, rootsOf, sumOf } from '../formula';
import { joined, type Proposal, propose, type Relation, strengths } from '../proposal';
import { areTelling } from '../roundness';
import {
  longestList,
  meanOfRun,
  mixedRun,
  ofTwo,
  proposeMean,
  proposeRest,
  proposeSum,
  restOfRun,
  runAfter,
  runBefore,
} from './runs';

/** The longest column that is summed. */
const longestColumn = 400;
/** Lists go over so much text between two of their numbers. */
const gap = 160;

/** The words that are said of a number: not those in the list that it sums. */
const said = ({ before, after, label, header, column }: Mention): { of: string; line: string } => ({
  of: `${before}\n${after}`,
  line: column < 0 ? '' : `${label}\n${header}`,
});
const isSaid = (cue: RegExp, mention: Mention): boolean => {
  const { of, line } = said(mention);
  return cue.test(of) || cue.test(line);
};
/** Whether it is said to be what is left, by a word that says nothing else. */
const isSurelyRest = (mention: Mention): boolean => {
  const { of, line } = said(mention);
  return [of, line].some((words) => rest.test(words.replace(ownRest, '')));
};
/** What a number itself is said to be: words of what somebody saves, owes or lost, by their first letters. */
const ownWords = ({ before, after }: Mention): Set<string> =>
  new Set((`${before}\n${after.split(',')[0]}`.match(ownRest) ?? []).map((word) => word.slice(0, 4).toLowerCase()));
const isLeft = (mention: Mention): boolean =>
  isSaid(rest, mention) || restAsian.test(`${mention.before} ${mention.label}`);
/** "All cities", "Alle Filialen": what a line of a table is called that sums the others. */
const allOf =
  /^[\s|*_"]*(?:all|alle|tous|toutes|tod[oa]s|tutt[ie]|wszystkie|samtliga|alla|tüm|全部|全体|所有)(?:[ ,;:|\t*_"]|$)/iu;
const isTotal = (mention: Mention): boolean =>
  isSaid(total, mention) ||
  (mention.column >= 0 && allOf.test(mention.label)) ||
  (totalAsian.test(`${mention.before} ${mention.label}`) && !restAsian.test(`${mention.before} ${mention.label}`));

const isMean = (mention: Mention): boolean =>
  isSaid(mean, mention) || meanAsian.test(`${mention.before} ${mention.label}`);

/** Averages below the numbers of a table, of all that are no totals. */
export const columnMeans: Relation = (reading) =>
  [...reading.columns.values()].flatMap((column) =>
    column.flatMap((mention, at) => {
      if (mention.figure.type === null || at < 2 || !isMean(mention)) return [];
      const above = column.slice(Math.max(0, at - longestColumn), at);
      const parts = above.filter(
        (other) => !isTotal(other) && !isMean(other) && sameUnit(other.figure, mention.figure),
      );
      return proposeMean(reading, mention, parts, strengths.tableTotal) ?? [];
    }),
  );

/** Totals, subtotals and what is left below the numbers of a table or list. */
export const columnSums: Relation = (reading) =>
  [...reading.columns.values()].flatMap((column) => {
    const found: Proposal[] = [];
    const totals: Mention[] = [];
    for (const [at, mention] of column.entries()) {
      if (mention.figure.type === null || at === 0) continue;
      const last = at === column.length - 1;
      const says = isTotal(mention);
      const left = isLeft(mention);
      if (!says && !left && !last) continue;
      const within = last || says ? longestColumn : longestList;
      const run = runBefore(reading, column, at, within, strengths.tableTotal);
      // A last line without a word for it sums all of at least three numbers, or it is none; "net" may be said of a sum.
      const whole =
        run !== null && run.formula.kind === 'sum' && run.formula.terms.length >= Math.max(left ? 2 : 3, at);
      const proposal =
        (says || whole ? run : null) ??
        (says ? ofTwo(reading, mention, totals.slice(-8), '+', strengths.tableTotal) : null) ??
        (left || says ? restOfRun(reading, column, at, longestColumn, strengths.rest) : null) ??
        (left ? ofTwo(reading, mention, [...column.slice(0, 1), ...totals.slice(-6)], '−', strengths.rest) : null) ??
        (says && totals.length > 2
          ? proposeSum(reading, mention, totals.slice(-longestList), strengths.tableTotal)
          : null) ??
        (left || says ? mixedRun(reading, column, at, strengths.rest - 2) : null);
      if (proposal !== null) found.push(proposal);
      if (proposal !== null || says) totals.push(mention);
    }
    return found;
  });

/** The last number of a table's line that is the sum of those before it, or how far two of them are apart. */
export const rowSums: Relation = (reading) =>
  [...reading.rows.values()].flatMap((row) =>
    row.flatMap((mention, at) => {
      if (mention.figure.type === null || at < 2) return [];
      const last = at === row.length - 1;
      const says = total.test(mention.header) || totalAsian.test(mention.header);
      const run = says || (last && at >= 3) ? runBefore(reading, row, at, longestColumn, strengths.tableTotal) : null;
      if (run !== null && (says || (run.formula.kind === 'sum' && run.formula.terms.length === at))) return [run];
      const left = rest.test(mention.header) ? restOfRun(reading, row, at, longestList, strengths.rest) : null;
      return (
        left ??
        (rest.test(mention.header)
          ? ofTwo(reading, mention, row.slice(Math.max(0, at - 4), at), '−', strengths.rest)
          : null) ??
        []
      );
    }),
  );

/** Each number is the one above it and one of its own line: a running balance. */
export const runningSums: Relation = (reading) =>
  [...reading.columns.values()].flatMap((column) =>
    column.flatMap((mention, at) => {
      const above = column[at - 1];
      if (above === undefined || mention.row < 0 || mention.figure.type === null) return [];
      if (!/(?<!\p{L})(?:balance|running|saldo|solde|Kontostand|stan|остаток|баланс)(?!\p{L})/iu.test(mention.header))
        return [];
      const line = (reading.rows.get(mention.row) ?? []).filter(
        (other) => other !== mention && sameUnit(other.figure, mention.figure),
      );
      for (const other of line) {
        const up = proposeSum(reading, mention, [above, other], strengths.rest);
        if (up !== null) return [up];
        const down = proposeRest(reading, mention, [above, other], strengths.rest);
        if (down !== null) return [down];
      }
      return [];
    }),
  );

/** Behind a word or in brackets: not the sign of a sum. */
const signBefore = /(?:\(|[\p{L},;:.] )(?<sign>[+\u2212\u2013-]) ?\p{Sc}?\s?$/u;

/** "from $1,500 to $1,650 (+$150)": the second of two is the first and what the sign stands before. */
export const steps: Relation = (reading) => {
  const drawn = reading.mentions.filter(({ figure }) => figure.type !== null);
  return drawn.flatMap((step, at) => {
    const [from, to] = [drawn[at - 2], drawn[at - 1]];
    if (from === undefined || to === undefined || step.start - to.end > gap || to.start - from.end > gap) return [];
    const sign = signBefore.exec(reading.text.slice(to.end, step.start))?.groups?.sign;
    if (sign === undefined || !sameUnit(from.figure, to.figure) || !sameUnit(step.figure, to.figure)) return [];
    // "i.e. +$150"
    if (/[.!?]\s+\p{Lu}|\n/u.test(reading.text.slice(from.end, step.start))) return [];
    const parts = [from, step];
    return (
      (sign === '+'
        ? proposeSum(reading, to, parts, strengths.rest)
        : proposeRest(reading, to, parts, strengths.rest)) ?? []
    );
  });
};

/** The numbers of running text around one, where no more than a few words of other things stand between. */
const nearby = (mentions: readonly Mention[], at: number): readonly Mention[] => {
  let from = at;
  let to = at;
  const close = (a: Mention | undefined, b: Mention | undefined): boolean =>
    a !== undefined && b !== undefined && b.start - a.end <= gap && b.paragraph - a.paragraph <= 1;
  while (at - from < longestList && close(mentions[from - 1], mentions[from])) from -= 1;
  while (to - at < longestList && close(mentions[to], mentions[to + 1])) to += 1;
  return mentions.slice(from, to + 1);
};

/**
 * Whether round sums of a sentence fit by chance: "gave $100, lost $400, sent $500". Who tells of a rest begins with the
 * whole, says that it is one ("of the $500") or gives the reason ("I save $100, since I earn $500").
 */
const isChance = (reading: Reading, derived: Mention, around: readonly Mention[], proposal: Proposal): boolean => {
  const roots = new Set(rootsOf(proposal.formula));
  const members = around.filter((other) => other === derived || roots.has(other.figure.index));
  if (areTelling(members.map(({ figure }) => figure.size))) return false;
  const [first = derived] = members;
  const last = members.at(-1) ?? derived;
  const whole = members.reduce((most, other) => (other.figure.size > most.figure.size ? other : most));
  // "Ann saved $600, Bo saved $400 and Cy $200"
  if (whole === first) return [...ownWords(whole)].some((word) => ownWords(derived).has(word));
  const ahead = reading.text.slice(Math.max(0, whole.start - 32), whole.start);
  return !ofWhole.test(ahead) && !because.test(reading.text.slice(first.end, last.start));
};

/** Between a whole and the list of its parts: "a budget of $900: $400 for …", "€900, of which 400 …", "120万元，线上80万". */
export const introduces = new RegExp(
  oneLine`
    ^(?:
      [^.;!?"]{0,32}:(?:\s\p{L}{1,12}){0,5}
      |[^.;!?"\n]{0,32}(?<!\p{L})(?:
        of which|davon|dont|de l[oa]s cuales|di cui|waarvan|z czego|d[oa]s quais|varav|hvorav|heraf|из них
      )(?!\p{L})(?:\s\p{L}{1,12}){0,3}
      |[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{0,6}[,，：（(](?:其中|内訳は?|うち)?[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{1,6}は?
    )\s?\p{Sc}?\s*$
  `,
  'iu',
);

/** Of what was owed or held before, what went back or away. */
const gone = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      repaid|paid (?:back|off)|(?:gave|sent|given) back|returned|spent|zurückgezahlt|zurückgegeben|ausgegeben
      |abbezahlt|rembours\p{L}*|dépensé\p{L}*|rendu\p{L}*|devuelto|devolví|pagado ya|gastado|restituit\p{L}|speso
      |spesi|spłaci\p{L}*|odda[łl]\p{L}*|terugbetaald|uitgegeven|devolvi|gastei|betalat (?:av|tillbaka)
      |вернул\p{L}?|потратил\p{L}?
    )(?!\p{L})
  `,
  'iu',
);

/** "I borrowed $5,000 and $2,500; I've repaid $1,500, so $6,000 is left". */
const leftOfSum = (reading: Reading, list: readonly Mention[], at: number): Proposal | null => {
  const derived = list[at];
  const before = list.slice(Math.max(0, at - longestRest), at);
  const isGone = ({ before: words }: Mention): boolean => gone.test(words);
  const ins = before.filter((mention) => !isGone(mention));
  const outs = before.filter(isGone);
  if (derived === undefined || ins.length < 2 || outs.length === 0) return null;
  const all = [...ins, ...outs];
  const factors = [...ins.map(() => one), ...outs.map(() => negative(one))];
  const formula = sumOf(
    all.map(({ figure }) => figure.index),
    factors,
  );
  const says = `${joined(ins, ' + ')} − ${joined(outs, ' − ')}`;
  return propose(reading, derived, formula, all, says, strengths.rest);
};
/** So many sums are told of before what is left. */
const longestRest = 4;

/** "the average of $700, $900 and $1,100 is $900": what is said of the list, ahead of it. */
const equated =
  /(?:[:=]|(?<!\p{L})(?:is|was|ist|war|beträgt|liegt bei|est|était|es|era|è|wynosi|é|är|var|adalah))\s*\p{Sc}?\s*$/iu;
const isMeanOfList = (text: string, { start, before }: Mention): boolean => {
  if (!equated.test(before)) return false;
  const sentence =
    text
      .slice(Math.max(0, start - gap), start)
      .split(/[.!?]\s|\n/u)
      .at(-1) ?? '';
  return mean.test(sentence.split(/\d/u)[0] ?? '');
};

/** "2 x 129 = 258": the price, before what it comes to. */
export const givesNext = /^\s*=\s*\p{Sc}?\s*\d/u;
/** "Rent $1,200, food $600 = $1,800" */
const equalsBefore = /=\s*\p{Sc}?\s*$/u;

/** "Rent $1,200, food $600: $1,800 in total", "a total of …: … and …", "$60,000 less $10,000 leaves $50,000". */
export const proseSums: Relation = (reading) => {
  const drawn = reading.mentions.filter(({ figure }) => figure.type !== null);
  return drawn.flatMap((mention, index) => {
    const next = drawn[index + 1];
    const isHead = next !== undefined && introduces.test(reading.text.slice(mention.end, next.start));
    const says = isTotal(mention) || result.test(mention.before) || equalsBefore.test(mention.before);
    const left = isLeft(mention);
    const middle = isMean(mention) || isMeanOfList(reading.text, mention);
    if (!says && !left && !middle && !isHead) return [];
    const isOfSentence = (other: Mention): boolean => {
      const [from, to] = other.end <= mention.start ? [other.end, mention.start] : [mention.end, other.start];
      return !/[.!?]\s|\n\n/.test(reading.text.slice(from, to));
    };
    const isAlone = left && !says && !middle && !isHead && !isSurelyRest(mention);
    const around = nearby(drawn, index).filter(
      (other) => sameUnit(other.figure, mention.figure) && (!isAlone || isOfSentence(other)),
    );
    const at = around.indexOf(mention);
    // "mean $230, total $690": the average is no part of the total, nor is the price in "2 x 129 = 258".
    const summed = around.filter(
      (other) =>
        other === mention || !(mean.test(other.before) || givesNext.test(reading.text.slice(other.end, other.end + 8))),
    );
    const others = around
      .filter((other) => other !== mention)
      .sort((a, b) => Math.abs(a.start - mention.start) - Math.abs(b.start - mention.start));
    const found: (Proposal | null)[] = [];
    if (says)
      found.push(
        runBefore(reading, around, at, longestList, strengths.total) ??
          runBefore(reading, summed, summed.indexOf(mention), longestList, strengths.total) ??
          runAfter(reading, around, at, longestList, strengths.product) ??
          ofTwo(reading, mention, others.slice(0, 6), '+', strengths.total - 1),
      );
    else if (isHead) found.push(runAfter(reading, around, at, longestList, strengths.product));
    if (left || says)
      found.push(
        restOfRun(reading, around, at, longestList, strengths.rest),
        mixedRun(reading, around, at, strengths.rest - 1.25),
      );
    if (left)
      found.push(ofTwo(reading, mention, others.slice(0, 8), '−', strengths.rest - 1), leftOfSum(reading, around, at));
    if (middle) found.push(meanOfRun(reading, around, at));
    return found
      .flatMap((each) => each ?? [])
      .filter((proposal) => !isAlone || !isChance(reading, mention, around, proposal));
  });
};
