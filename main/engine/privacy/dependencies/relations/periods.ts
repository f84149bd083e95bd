import { and, but } from '../../lists/conjunctions';
import { type Rational, rational } from '../../noise/rational';
import { oneLine } from '../../patterns/one-line';
import { again } from '../cues/changes';
import { earned, extraSalaries, spent } from '../cues/pay';
import { firstPerson, somebodyElse, thirdPerson } from '../cues/persons';
import { type Mention, type Reading, sameUnit } from '../figures';
import { about, multipleOf, one, over } from '../formula';
import { mayBe, type Proposal, propose, type Relation, strengths } from '../proposal';

const periods = ['hour', 'day', 'week', 'fortnight', 'half-month', 'month', 'quarter', 'half-year', 'year'] as const;
export type Period = (typeof periods)[number];

/** Words for a period, as noun, adverb and the like; stems with their endings. The first that is found counts. */
const words: Readonly<Record<Period, string>> = {
  fortnight:
    'bi-?weekly|fortnight(?:ly)?|(?:every )?(?:two|2) weeks|(?:alle )?(?:zwei|2) Wochen|14-?täg\\p{L}*|quinzaine',
  'half-month': 'semi-?monthly|twice a month|bi-?mensuel\\p{L}*|quincena\\p{L}*|halbmonatlich',
  quarter:
    'quarter(?:s|ly)?|Quartal\\p{L}*|Vierteljahr\\p{L}*|vierteljährlich|trimestr\\p{L}*|kwarta\\p{L}*|kwartaal|kvartal\\p{L}*|квартал\\p{L}*',
  'half-year': 'half[- ]year(?:ly)?|semi-?annual(?:ly)?|six months|Halbjahr\\p{L}*|halbjährlich|semestr\\p{L}*',
  hour: oneLine`
    hour(?:s|ly)?|hrs?|h|Stunden?|Std|stündlich|Stunden\p{L}+|heures?|horaire|horas?|ora|orari[oa]|uur|uurloon
    |uurtarief|godzin\p{L}*|timmen?|timme|timlön|timen
    |час\p{L}{0,3}
    |saat(?:te|lik)\p{L}*
  `,
  day: oneLine`
    days?|daily|per diem|Tag|Tage?s\p{L}*|täglich|jour|journali\p{L}*|par jour|días?|diari[oa]s?|giorno
    |giornalier\p{L}*|dag|dagtarief|dzień|dzienn\p{L}*|dia|diári[oa]
    |день|в день
  `,
  week: oneLine`
    weeks?|weekly|wk|Woche|Wochen\p{L}*|wöchentlich|semaines?|hebdo\p{L}*|semana(?:l|s|les)?|settiman\p{L}*|wekelijks
    |tydzień|tygodni\p{L}*|veckan?|uge|ugen|uken
    |недел\p{L}*
    |hafta(?:da|lık)\p{L}*
  `,
  month: oneLine`
    months?|monthly|mo|mth|p\.?m\.?|Monat\p{L}*|monatlich|mtl|mois|mensu\p{L}*|mes|meses|mensual\p{L}*|mese
    |mensil\p{L}*|maand\p{L}*|miesi\p{L}*|mês|mensal|mensais|månad\p{L}*|måned\p{L}*
    |месяц\p{L}*|ежемесячн\p{L}*|міся\p{L}*
    |aylı[kğ]\p{L}*|ay(?:da|ına)?
  `,
  year: oneLine`
    years?|yearly|annual(?:ly|i[sz]ed)?|annum|yr|p\.?a\.?|Jahr|Jahre?s?|Jahres\p{L}+|jährlich|ans?|année|annuel\p{L}*
    |año|anual\p{L}*|anno|annu[oa]|annui|annual[ei]|jaar\p{L}*|rok|roczn\p{L}*|rocznie|ano|anuais|år|året|års\p{L}{2,}
    |årlig\p{L}*
    |год\p{L}*|в год|ежегодн\p{L}*|рік|річн\p{L}*
    |yıl\p{L}*
  `,
};
const asian: Readonly<Partial<Record<Period, RegExp>>> = {
  hour: /每小时|时薪|時給|시급/u,
  day: /每天|日薪|日給|일급/u,
  week: /每周|每週|一周|一週|周薪|週給|毎週|매주|주급/u,
  month: /每月|月薪|月収|月給|月额|월급|매월|月收入|一个月|一個月|毎月|ひと月|한 달/u,
  year: /每年|年薪|年収|年俸|연봉|年收入|一年|全年|年間|매년|일 년/u,
};

const whole = new Map(
  periods.map((period) => [period, new RegExp(`(?<!\\p{L})(?:${words[period]})(?!\\p{L})`, 'giu')]),
);
/** "$7,000 a month", "€40/h", "5.000 € monatlich", "$5,000 gross per month". */
const next = new Map(
  periods.map((period) => [
    period,
    new RegExp(
      `^[)*_]{0,3}(?:[ -]?(?:gross|net|brutto|netto|bruts?|nets?|brutos?|netos?|lordi|netti|before tax|after tax|USD|EUR))?[ -]?(?:/ ?|\\(?(?:per|an?|each|every|pro|im|je|in der|die|par|(?:a )?la|el|al?|por|om|på|i|na|za|в|за|the) |\\(?(?:all|de l|à l|l)')?(?:${words[period]})(?!\\p{L})`,
      'iu',
    ),
  ]),
);

const firstOf = (text: string, last: boolean): Period | null => {
  let best: { period: Period; at: number } | null = null;
  for (const period of periods) {
    for (const { index } of text.matchAll(whole.get(period) ?? /$^/g))
      if (best === null || (last ? index > best.at : index < best.at)) best = { period, at: index };
    if (best === null && asian[period]?.test(text)) return period;
  }
  return best?.period ?? null;
};

/** "From $4,000 to $4,200 a month", "$50,400 instead of $48,000": both are for one period. */
const alike = new RegExp(
  oneLine`
    ^,?\s?(?:
      to|and|or|instead of|rather than|not|auf|und|oder|statt|anstatt|à|et|ou|au lieu de|plutôt que|a|hasta|y|o
      |en (?:lugar|vez) de|e|invece di|anziché|naar|en|of|in plaats van|do|na|i|lub|zamiast|para|por|em vez de|till
      |och|istället för
      |до|и|вместо
    )\s(?:(?:now|the new one|jetzt|nun|neu)\s)?\p{Sc}?\s?$
  `,
  'iu',
);
const handedOn = (mentions: readonly Mention[], own: readonly (Period | null)[], text: string): (Period | null)[] => {
  const all = [...own];
  const isAlike = (at: number): boolean => {
    const [first, second] = [mentions[at - 1], mentions[at]];
    if (first?.figure.type !== 'MONEY' || second?.figure.type !== 'MONEY' || second.start - first.end > 48)
      return false;
    const between = text.slice(first.end, second.start);
    if (/[.;!?\n]/.test(between)) return false;
    const period = all[at - 1] ?? null;
    const behind = period === null ? 0 : (next.get(period)?.exec(between)?.[0].length ?? 0);
    return alike.test(between.slice(behind));
  };
  for (let at = all.length - 1; at > 0; at--)
    if (all[at] !== null && all[at - 1] === null && isAlike(at)) all[at - 1] = all[at] ?? null;
  for (let at = 1; at < all.length; at++)
    if (all[at] === null && all[at - 1] !== null && isAlike(at)) all[at] = all[at - 1] ?? null;
  return all;
};

/** What an amount is for: the words right behind it, else those before it, its column's, its line's. */
export const periodsOf = (mentions: readonly Mention[], text: string): (Period | null)[] => {
  /** How much of the words before a number belongs to the one before it. */
  let used = 0;
  const found = mentions.map((mention, at) => {
    const { header, label } = mention;
    const [before, after] = [mention.before, mention.after].map((words) => words.replaceAll('\u2019', "'"));
    // Where a sentence ended in between, none of them do.
    const isCut = mention.start - mention.before.length !== mentions[at - 1]?.end;
    const own = before?.slice(isCut ? 0 : used) ?? '';
    const behind = periods
      .flatMap((period) => {
        const length = next.get(period)?.exec(after ?? '')?.[0].length ?? 0;
        return length === 0 ? [] : [{ period, length }];
      })
      .sort((a, b) => b.length - a.length)[0];
    used = behind?.length ?? 0;
    if (mention.figure.type !== 'MONEY') return null;
    return behind?.period ?? firstOf(own, true) ?? firstOf(header, false) ?? firstOf(label, false);
  });
  return handedOn(mentions, found, text);
};

const ratio = (numerator: number, denominator = 1): Rational => {
  const scaled = rational(BigInt(Math.round(numerator * 100)), BigInt(Math.round(denominator * 100)));
  return scaled;
};

/** Hours of a working week, as contracts have them. */
const weekly = [40, 37.5, 35, 38.5, 38, 36, 39, 37, 42, 32, 30, 20];

/** What a draft says of its working time. */
interface Times {
  /** Hours a week, those that it names first. */
  readonly hours: readonly number[];
  /** Weeks a year, the same way. */
  readonly weeks: readonly number[];
  /** Whether months are paid thirteen or fourteen times. */
  readonly extra: boolean;
}

/** How often the shorter period is in the longer one. */
const counts = (shorter: Period, longer: Period, { hours, weeks, extra }: Times): Rational[] => {
  const fixed: Partial<Record<string, Rational[]>> = {
    'hour day': [ratio(8), ratio(7.5), ratio(7), ratio(7.6), ratio(7.7)],
    'hour week': hours.map((count) => ratio(count)),
    'hour month': [
      ...hours.flatMap((count) => [ratio(count * 52, 12), ratio(count * 4), ratio(count * 4.33), ratio(count * 4.35)]),
      ratio(160),
      ratio(173.33),
      ratio(151.67),
      ratio(168),
    ],
    'hour year': [...weeks.flatMap((week) => hours.map((count) => ratio(count * week))), ratio(1607)],
    'day week': [ratio(5), ratio(7), ratio(6)],
    'day month': [ratio(20), ratio(21), ratio(22), ratio(30), ratio(260, 12), ratio(365, 12)],
    'day year': [ratio(365), ratio(260), ratio(250), ratio(220), ratio(360), ratio(261)],
    'week month': [ratio(52, 12), ratio(4), ratio(4.33), ratio(4.35), ratio(4.3)],
    'week year': weeks.map((count) => ratio(count)),
    'week fortnight': [ratio(2)],
    'fortnight month': [ratio(26, 12), ratio(2)],
    'fortnight year': [ratio(26)],
    'half-month month': [ratio(2)],
    'half-month year': [ratio(24)],
    'month quarter': [ratio(3)],
    'month half-year': [ratio(6)],
    'month year': extra ? [ratio(12), ratio(13), ratio(14)] : [ratio(12)],
    'quarter half-year': [ratio(2)],
    'quarter year': [ratio(4)],
    'half-year year': [ratio(2)],
  };
  return fixed[`${shorter} ${longer}`] ?? [];
};

const hourWord = /^[ -]?(?:hours?|hrs?|h|Stunden|Std\.?|heures|horas|ore|uur|godzin|timmar|час\p{L}*)(?!\p{L})/iu;
const weekWord =
  /^[ -]?(?:weeks?|wks?|Wochen|semaines|semanas|settimane|weken|tygodni\p{L}*|veckor|uger|недел\p{L}*)(?!\p{L})/iu;

/** What the draft itself names: "38.5 hours a week", "48 weeks a year". */
const named = ({ mentions }: Reading, word: RegExp, from: number, to: number): number[] =>
  mentions
    .filter(({ figure, after }) => figure.size >= from && figure.size <= to && word.test(after))
    .map(({ figure }) => figure.size);

const timesOf = (reading: Reading): Times => ({
  hours: [...new Set([...named(reading, hourWord, 5, 80), ...weekly])].slice(0, 24),
  weeks: [...new Set([...named(reading, weekWord, 26, 53), 52, 50])].slice(0, 6),
  extra: extraSalaries.test(reading.text),
});

/** `52` where it is whole, "52 ÷ 12" where it is not. */
const said = ({ numerator, denominator }: Rational): string => {
  const value = Number(numerator) / Number(denominator);
  return Number.isInteger(value * 100) ? String(value) : value.toFixed(2);
};

/** How far an amount may stand from what calls it again, UTF-16 code units. */
const farthest = 400;
/** How many amounts with a period on either side are tried. */
const reach = 6;

/** More factors than this for each digit that a number shows, and one of them fits by chance. */
const chance = 0.05;
const mostFactors = ({ figure: { size, step } }: Mention): number => Math.max(1, (size / about(step)) * chance);

interface Timed {
  readonly mention: Mention;
  readonly period: Period;
}

/** Amounts for periods, each with the next few. */
const pairs = (timed: readonly Timed[]): [Timed, Timed][] =>
  timed.flatMap((one, at) => timed.slice(at + 1, at + 1 + reach).map((other): [Timed, Timed] => [one, other]));

/**
 * Amounts beside one another, the second called the first again, one of them for no period that is said: a year's where
 * it is the larger one, else a month's. "$84,000, that is $7,000 a month".
 */
const saidAgain = ({ mentions }: Reading, periods: readonly (Period | null)[]): [Timed, Timed][] => {
  const money = mentions.flatMap((mention, at) =>
    mention.figure.type === 'MONEY' ? [{ mention, period: periods[at] ?? null }] : [],
  );
  return money.flatMap((b, at): [Timed, Timed][] => {
    const a = money[at - 1];
    if (a === undefined || (a.period === null) === (b.period === null) || !again.test(b.mention.before)) return [];
    if (b.mention.start - a.mention.end > farthest) return [];
    const [open, said] = a.period === null ? [a, b] : [b, a];
    const implied = open.mention.figure.size > said.mention.figure.size ? 'year' : 'month';
    const period = (of: typeof a): Timed => ({ mention: of.mention, period: of.period ?? implied });
    return [[period(a), period(b)]];
  });
};

const clauseEnd = new RegExp(`[,;]|\\s(?:${and}|${but}|while|a|и|а|но)\\s(?=\\p{L}+\\s)`, 'iu');
/** Whether one is what somebody earns and the other what somebody pays. */
const areOpposed = (a: Mention, b: Mention): boolean => {
  const [first, second] = [a, b].map(({ before, after }) => `${before}\n${after.split(clauseEnd)[0]}`);
  const [earns, spends] = [earned, spent].map((cue) => [first, second].map((words) => cue.test(words ?? '')));
  const isOnly = (one: 0 | 1, cue?: boolean[], other?: boolean[]): boolean =>
    cue?.[one] === true && other?.[one] === false;
  return (
    (isOnly(0, earns, spends) && isOnly(1, spends, earns)) || (isOnly(0, spends, earns) && isOnly(1, earns, spends))
  );
};

/** Whether the writer has the first and somebody else the second: "I pay $300 a month. Her tuition is $3,600 a year." */
const areOfTwo = (a: Mention, b: Mention): boolean =>
  firstPerson.test(a.before) && thirdPerson.test(b.before) && !firstPerson.test(b.before);

/** "Al año son 10.740 €": nobody's son. */
const spanishAre = /(?<!\p{L})son(?= (?:\p{Sc}|\d|unos|casi|ya|solo|cerca))/giu;

/** The same money by year, month, week, day and hour. */
export const periodic: Relation = (reading) => {
  const { mentions, text } = reading;
  const all = periodsOf(mentions, text);
  const timed = mentions.flatMap((mention, at): Timed[] => {
    const period = all[at] ?? null;
    return period === null ? [] : [{ mention, period }];
  });
  if (timed.length === 0) return [];
  const times = timesOf(reading);
  const found: Proposal[] = [];
  const known = new Map<string, Rational[]>();
  for (const [{ mention: a, period }, { mention: b, period: other }] of [...pairs(timed), ...saidAgain(reading, all)]) {
    if (period === other || a.figure.index === b.figure.index || !sameUnit(a.figure, b.figure)) continue;
    const [short, long] = periods.indexOf(period) < periods.indexOf(other) ? [a, b] : [b, a];
    const [shorter, longer] = short === a ? [period, other] : [other, period];
    // Somebody else's pay is another, whatever the arithmetic says.
    const isOther =
      somebodyElse.test(text.slice(a.end, b.start).replace(spanishAre, '')) || areOpposed(a, b) || areOfTwo(a, b);
    if (isOther && !again.test(b.before)) continue;
    // Two lines of a table are two things: only what stands in one line is the same money.
    if (a.row >= 0 && b.row >= 0 && a.row !== b.row && a.column !== b.column) continue;
    const key = `${shorter} ${longer}`;
    const factors = known.get(key) ?? counts(shorter, longer, times);
    known.set(key, factors);
    let up: Proposal | null = null;
    let down: Proposal | null = null;
    const most = { up: mostFactors(long), down: mostFactors(short) };
    for (const [index, factor] of factors.entries()) {
      const size = about(factor);
      const says = said(factor);
      if (up === null && index < most.up && mayBe(size * short.figure.size, long.figure))
        up = propose(
          reading,
          long,
          multipleOf(short.figure.index, factor),
          [short],
          `${says} × ${short.figure.text}`,
          Number.isInteger(size) ? strengths.multiple : strengths.fraction,
        );
      if (down === null && index < most.down && mayBe(long.figure.size / size, short.figure))
        down = propose(
          reading,
          short,
          multipleOf(long.figure.index, over(one, factor)),
          [long],
          `${long.figure.text} ÷ ${says}`,
          strengths.fraction - 1,
        );
    }
    found.push(...[up, down].filter((each) => each !== null));
  }
  return found;
};
