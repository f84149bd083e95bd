import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { textAfter, textBefore } from '../../../text/around';
import type { TextLocale } from '../../entity';
import { birthBefore } from './birth-cues';
import { isValid } from './calendar';
import { readHungarian } from './hungarian';
import {
  isMonth,
  isNameToo,
  isOrdinaryWord,
  type MonthReading,
  monthNames,
  monthWord,
  readMonth,
  romanMonths,
} from './months';
import { readNumbered } from './numeric';
import { type SpokenDay, dayAfter as spokenAfter, dayBefore as spokenBefore } from './spoken';
import { spokenYearAt } from './spoken-years';
import { weekdays } from './weekdays';
import {
  dayDigits,
  fullYear,
  isAcross,
  middleDay,
  slicer,
  through,
  untilNow,
  unwrittenYear,
  type WrittenDate,
  yearDigits,
} from './written-date';

export type { WrittenDate } from './written-date';

/** The day of the week that ends a range, before its day: "Mon 10 – Thu 13 April". */
const dayAhead = `(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[.,]? (?:the )?|(?:mo|di|mi|do|fr|sa|so)(?:[.,]{1,2}| )(?: ?den )? ?|(?:${weekdays.de}),? (?:den )?|(?:${[weekdays.fr, weekdays.es, weekdays.it, weekdays.nl, weekdays.sv].join('|')}) `;
/** "zwischen dem 1. und dem 31.", "entre el 1 y el 31": with an article before the last day, and one before the first, where that is in sight. */
const articled =
  '(?<=(?:^|(?<!\\p{L})(?:the|from|between|vom|von|dem|den|le|du|el|del|il|dal|o|do|de|van) )\\d{1,2}(?:st|nd|rd|th|er|º|°|ª|\\.)?) (?:to the|and the|bis zum|bis zu dem|und dem|und den|et le|y el|hasta el|e il|e o|até o|tot de|en de|tot en met) ';
const dayBefore = new RegExp(
  oneLine`
    (?<![\d_]|(?!\p{Script=Thai})\p{L}|\d[.,/:-]|(?<!\p{Script=Hebrew})-|[+$€£#])(?:
      (?<first>(?:${dayDigits})(?:er|[º°ª])?)(?:st|nd|rd|th|\.)?(?: ?[-–—] ?|${articled}
        | (?:
          to|and|bis|und|au|al|a|e|y|et|tot|en
          |до|по|и|та|і
          |až|do|ja|og|til|și|până la
          |έως|και
          |से|और
          |إلى|و
          |עד
          |ถึง
          |sampai|hingga
        ) )(?:${dayAhead})?
    )?(?<day>(?:${dayDigits})(?:st|nd|rd|th|er|:[ea]|º|°|ª|[oa](?= de )|-?(?:го|ого|е|ое)|η|ης)?)
    (?<link>\.? ?-? ?| of | de | d['’])$
  `,
  'diu',
);
const dayAfter = new RegExp(
  `\\.? (?:the )?(?:(?<first>${dayDigits})(?:st|nd|rd|th)?(?: ?[-\u2013\u2014] ?| (?:to|and) ))?(?<day>(?:${dayDigits})(?:st|nd|rd|th)?)(?![\\d\\p{L}:%]|[.,]\\d)`,
  'diuy',
);
const yearAfter = new RegExp(
  `(?<link>\\.?(?:[,،]? | ?- ?| (?:de|del|of|dell['\u2019]|van|του) | ?(?:พ\\.ศ\\.|ค\\.ศ\\.) ?|/))['\u2019]?(?<year>${yearDigits})(?![\\d%]|[.,]\\d)`,
  'diuy',
);
/** "05FEB91", as airlines write it. */
const touchingYear = /(?<=(?<![\p{L}\d])\d\d\p{Lu}{3})(?<year>(?:19|20)?\d\d)(?![\d\p{L}:%]|[.,]\d)/duy;
const shortYearAfter = /(?:-| ['\u2019])(?<year>\d\d)(?![\d\p{L}:%]|[.,]\d)/duy;
/** "Born 6 Jul 55": behind a birth, and where that is all that there is to read. */
const bareYearAfter =
  /(?:,? | del? )(?<year>\d\d)(?=$|[.,;!?)|\n](?!\d)| (?:in|at|near|on|à|au|en|a|em|w|te|zu|bei|auf|nel|ad|i|and|und|et|y|e|och|as|als)(?!\p{L}))/duy;

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

/** Languages that the parts around a month speak for. */
const languages = (monthFirst: boolean, day: string, link: string, yearLink: string): string[] => {
  if (monthFirst || /(?:st|nd|rd|th)$/i.test(day) || / of /i.test(link)) return ['en'];
  if (/er$/i.test(day)) return ['fr'];
  if (/:[ea]$/i.test(day)) return ['sv'];
  if (/(?:го|е)$/i.test(day)) return ['ru'];
  if (/η(?:ς)?$/i.test(day)) return ['el'];
  if (/del /i.test(yearLink)) return ['es', 'it'];
  if (/ de /i.test(link + yearLink)) return ['es', 'pt'];
  if (link.startsWith('.')) return ['de', 'da', 'no', 'cs', 'sk', 'fi', 'hr', 'sl', 'et'];
  return [];
};

/** What stands before a day in languages whose words tell none apart from others. */
const spokenBy: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:pe|din|până la) $/iu, 'ro'],
  [/(?<!\p{L})(?:tanggal|tgl\.?|pada|sampai|hingga) $/iu, 'id'],
];

const reach = 24;
/** What stands before a day: "on oct 14", "le 12 mars", "den 3 mars". */
export const asking = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      on|on the|the|by|until|till?|since|before|after|from|for|due|back|le|du|au|jusqu['\u2019]au|den|il|dal|al|el|del
      |dia|em|até|desde|vom|am|zum|bis|bis zum|ab|ab dem|seit|op|tot|vanaf|dnia|do|od|från|till|pe|din|până la|dne|dňa
      |fra|til|tanggal|tgl\.?|pada|${weekdays.en}|(?:mon|tue|wed|thu|fri|sat|sun)|${weekdays.de}|${weekdays.es}
      |${weekdays.it}|${weekdays.nl}|${weekdays.pl}|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?
      |(?:mån|tis|ons|tors|fre|lör|sön)dag(?:en)?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
    ),? $
  `,
  'iu',
);

/** The end of a range whose beginning names its month: "from 3 jan to 17 jan". */
const rangeBefore = new RegExp(
  oneLine`
    (?:(?<!\p{L})(?<from>from|between|du|vom|von|del|dal|van|od|de|från) (?:the )?)?(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)? (?:
      de |d['\u2019]
    )?(?<month>\p{L}{3,10})\.?
    (?:,| ?[-\u2013]| (?:to|through|thru|till?|until|and|bis|und|au|à|et|al|a|e|y|hasta|tot|en|do|i|até|till|och)) $
  `,
  'iu',
);

/** Whether a range ends here; "jan" and "may" are words as well and end one that begins "from 3 jan". */
const endsRange = (left: string, ordinary: boolean): boolean => {
  const { from, month } = rangeBefore.exec(left)?.groups ?? {};
  return month !== undefined && (!ordinary || (from !== undefined && isMonth(month)));
};

/** Between commas, in a cell or a line of its own, or before its hour: "la réunion, 12 mai, 19 h". */
const isParted = (text: string, start: number, end: number): boolean =>
  /(?:^|[,;(|\n\t] ?|[–—-] )$/u.test(textBefore(text, start, 2)) &&
  /^\.?\s*(?:$|[,;)|\n–—]|- |(?:à|at|um|a las|alle|om|kl\.?|o|às)? ?\d{1,2} ?(?:[:.h]|Uhr))/iu.test(
    textAfter(text, end, 12),
  );

/** Who flies, moves or is treated says when without a word for it: "flying to Tulsa nov 12". */
const arranged = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      fl(?:y|ies|ying|ight)|trip|travel\p{L}{0,4}|land(?:s|ing)|surgery|scan|op|appt|appointment|check-?up|due
      |leav(?:e|es|ing)|mov(?:e|es|ed|ing)|wedding|party|visit\p{L}{0,3}|arriv\p{L}{1,3}|back|home|booked|exam
      |interview|court|hearing|rent|shift|start(?:s|ing)?|viva|funeral|bday|birthday
    )(?!\p{L})[^.!?\n\d]{0,48} $
  `,
  'iu',
);
const isArranged = (text: string, start: number, end: number): boolean =>
  arranged.test(textBefore(text, start, 2 * reach)) &&
  /^(?:$|[.,;!?)\n](?!\d)| (?:and|but|at|to|for|with|till?|until|so|if)(?!\p{L}))/u.test(textAfter(text, end, 8));

const lasting = new RegExp(
  `^\\.? ?(?:19|20)\\d\\d ?(?:${through}) ?(?:${untilNow}|\\p{L}{3,10}\\.? ?(?:19|20)\\d\\d|(?:19|20)\\d\\d)`,
  'iu',
);
const begun = new RegExp(`\\p{L}{3,10}\\.? ?(?:19|20)\\d\\d ?(?:${through}) ?$`, 'iu');
/** "feb 2018 – oggi", "ene. 2017 - dic. 2019": where a period is said, a short month in small letters is one. */
const beginsPeriod = (text: string, end: number): boolean => lasting.test(textAfter(text, end, 40));
const endsPeriod = (text: string, start: number): boolean => begun.test(textBefore(text, start, 24));

/** A day in words, and the month in its language; "you may first ask" is none. */
const readSpoken = (
  text: string,
  word: string,
  start: number,
  locale: TextLocale,
): { day: SpokenDay; reading: MonthReading } | null => {
  const end = start + word.length;
  const after = spokenAfter(text, end);
  const isSmall = word.charAt(0) === word.charAt(0).toLowerCase() && isOrdinaryWord(word.toLowerCase());
  const asked =
    asking.test(textBefore(text, start, reach)) ||
    (start === 0 && after?.end === text.length) ||
    (after !== null && spokenYearAt(text, after.end) !== null);
  for (const day of [...spokenBefore(text, start), ...(after === null || (isSmall && !asked) ? [] : [after])]) {
    const reading = readMonth(word, true, [day.language], locale.language);
    if (reading?.row.language === day.language && reading.row.kind === 'full') return { day, reading };
  }
  return null;
};

/** "He is 18. Jan is 16.", "Zij wordt 18. Mag ze dan stemmen?": a sentence's first word, behind one that ends in an age. */
const sentenceBefore = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      is|I am|I['’]m|are|was|be|turns?|turned|turning|months?|days?|years?|weeks?|ist|bin|war|wird|werde|wurde|Monaten?|Jahren?|Tagen?|Wochen
      |ben|wordt|word|werd|maand(?:en)?|weken|jaar|dagen|er|år|fyller|fylder|blir|bliver|mois|ans|ho|ha|compi[eor]
      |mesi|anni|tengo|tiene|cumpl[eo]|meses|años|tenho|tem|faz|faço|anos|fa|mam|ma|kończ[ęy]|lat
    )(?: (?:hij|zij|ze|ik|er|sie|ich|she|he|han|hon|hun|jag|jeg))? \d{1,2}\. $
  `,
  'iu',
);
const sentenceAfter = new RegExp(
  oneLine`
    ^ (?:
      I|we|you|he|she|they|it|my|our|his|her|their|ich|wir|er|sie|ihr|man|mein\p{L}{0,2}|unser\p{L}{0,2}|ik|wij|we|je|jij|hij
      |zij|ze|u|mijn|ons|onze|hun|haar|zijn|jag|vi|han|hon|hun|jeg|is|was|has|will|wants?|goes|lives?|works?|ist|war|hat|wird
      |kommt|geht|möchte|arbeitet|wohnt|heeft|wordt|gaat|woont|werkt|är|har|er|bor|skal|ska
    )(?!\p{L})
  `,
  'u',
);
const isOpening = (left: string, right: string): boolean => sentenceBefore.test(left) && sentenceAfter.test(right);

const readNamed = (text: string, word: string, start: number, locale: TextLocale): WrittenDate | null => {
  const end = start + word.length;
  const from = Math.max(0, start - reach);
  const before = dayBefore.exec(text.slice(from, start));
  const behind =
    (before === null || before.groups?.link?.startsWith('.')) &&
    readMonth(word, true, ['en'], null)?.row.language === 'en'
      ? at(dayAfter, text, end)
      : null;
  // "1. March 4", "2. November 27, 2024": the number is a list's.
  const isListed =
    behind !== null &&
    (readMonth(word, true, languages(false, '', '.', ''), null)?.row.language === 'en' ||
      at(yearAfter, text, dayAfter.lastIndex) !== null);
  const opens =
    before?.groups?.link === '. ' &&
    /^\p{Lu}/u.test(word) &&
    isOpening(textBefore(text, start, reach), textAfter(text, end, reach));
  const left = isListed || opens ? null : before;
  const right = left === null ? behind : null;
  const spoken = left === null && right === null ? readSpoken(text, word, start, locale) : null;
  const dayEnd = right !== null ? dayAfter.lastIndex : Math.max(end, spoken?.day.end ?? end);
  const full = at(yearAfter, text, dayEnd);
  const short =
    full === null && left !== null ? (at(shortYearAfter, text, dayEnd) ?? at(touchingYear, text, dayEnd)) : null;
  const begins = Math.min(start, from + (left?.index ?? reach));
  const bare = full === null && short === null && (left ?? right) !== null ? at(bareYearAfter, text, dayEnd) : null;
  const isAlone = begins === 0 && bareYearAfter.lastIndex === text.length;
  const isBare = bare !== null && (isAlone || birthBefore.test(textBefore(text, begins, 64)));
  const yearMatch = full ?? short ?? (isBare ? bare : null);
  const yearText = yearMatch?.groups?.year;
  const dayMatch = left ?? right;
  const saidYear = yearMatch === null ? spokenYearAt(text, dayEnd) : null;
  if (dayMatch === null && spoken === null && yearMatch === null && saidYear === null) return null;

  const { day: dayText = '', link = '', first: firstText } = dayMatch?.groups ?? {};
  const first = Number.parseInt(firstText ?? '', 10);
  const reading =
    spoken?.reading ??
    readMonth(
      word,
      dayMatch !== null,
      languages(right !== null, dayText, link, full?.groups?.link ?? ''),
      spokenBy.find(([cue]) => cue.test(textBefore(text, begins, reach)))?.[1] ?? locale.language,
    );
  if (reading === null) return null;
  const spelled = word.charAt(0) !== word.charAt(0).toLowerCase();
  const isDay = dayMatch !== null || spoken !== null;
  // "500 leden 2024": of members, where no day stands before a nominative.
  if (
    !isDay &&
    saidYear === null &&
    (isNameToo(word) || (reading.row.kind === 'alone' && /\d $/.test(text.slice(start - 2, start))))
  )
    return null;
  // Where the text is Swedish or French, mars is no planet.
  const isOfLocale =
    reading.row.kind === 'full' && reading.row.language !== 'en' && reading.row.language === locale.language;
  const ordinary = !isOfLocale && isOrdinaryWord(word.toLowerCase());
  // "5 may apply", "3 set 2", "10 march": without a year, or as an abbreviation, a word like these needs a capital.
  // A word that asks for a day does as well, and the date may be all that there is to read.
  const isAsked =
    spoken !== null ||
    (full !== null &&
      (endsPeriod(text, start) ||
        (beginsPeriod(text, end) && (!ordinary || reading.row.language === locale.language)) ||
        (start === 0 && yearAfter.lastIndex === text.length))) ||
    (dayMatch !== null &&
      (/ of $/i.test(link) ||
        asking.test(textBefore(text, begins, reach)) ||
        (right !== null && isArranged(text, begins, dayEnd)) ||
        endsRange(textBefore(text, begins, reach), ordinary) ||
        (begins === 0 && dayEnd === text.length) ||
        (left !== null && !(ordinary && reading.row.language === 'en') && isParted(text, begins, end))));
  if (
    !isAsked &&
    !spelled &&
    (ordinary || reading.row.kind === 'short') &&
    ((full === null && saidYear === null) || (dayMatch === null && reading.row.kind === 'short'))
  )
    return null;

  const slice = slicer(dayMatch?.indices?.groups, left === null ? 0 : from);
  const day = spoken === null ? slice('day') : { start: spoken.day.start, end: spoken.day.end };
  const dayValue = spoken?.day.value ?? Number.parseInt(dayText, 10);
  const year = yearText === undefined ? (saidYear?.value ?? unwrittenYear) : fullYear(yearText);
  // "28–3 March" goes over a month's end; of "3–2 March" the first number is left alone.
  const isRange = first < dayValue || (left !== null && isAcross(first, { year, month: reading.month, day: dayValue }));
  const firstSlice = isRange ? slice('first') : null;
  const yearSlice = slicer(yearMatch?.indices?.groups)('year') ?? saidYear;
  return {
    start: Math.min(start, firstSlice?.start ?? day?.start ?? start),
    end: yearSlice?.end ?? dayEnd,
    year: yearSlice,
    month: { start, end },
    row: reading.row,
    day,
    firstDay: firstSlice === null ? null : { ...firstSlice, value: first },
    padded: dayText.startsWith('0'),
    order: 'certain',
    score: yearSlice === null ? 0.75 : 0.9,
    weak: false,
    value: {
      year,
      month: reading.month,
      day: day === null ? middleDay : dayValue,
    },
  };
};

/** "3-IX", "15.XI": a lone letter is a size or a class. */
const romanDay = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(?<day>${dayDigits})(?:[-/.]|\\. )(?<month>${romanMonths.names
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\d%]|[-/.,:][\\dIVX])`,
  'dgu',
);
const roman = new RegExp(
  oneLine`
    (?<![\p{L}\d.,:/-])(?<day>${dayDigits})(?<link>[-/. ]|\. )
    (?<month>${[...romanMonths.names].sort((a, b) => b.length - a.length).join('|')})\k<link>(?<year>${yearDigits})
    (?![\p{L}\d%]|[.,]\d)
  `,
  'dgu',
);
const readRoman = (text: string): WrittenDate[] =>
  [...text.matchAll(roman), ...text.matchAll(romanDay)].flatMap(({ 0: whole, index, indices, groups = {} }) => {
    const slice = slicer(indices?.groups);
    const month = slice('month');
    if (month === null) return [];
    const hasYear = groups.year !== undefined;
    const value = {
      year: groups.year === undefined ? unwrittenYear : fullYear(groups.year),
      month: romanMonths.names.indexOf(groups.month ?? '') + 1,
      day: Number(groups.day),
    };
    return {
      start: index,
      end: index + whole.length,
      year: slice('year'),
      month,
      row: romanMonths,
      day: slice('day'),
      firstDay: null,
      padded: groups.day?.startsWith('0') ?? false,
      order: 'certain' as const,
      score: 0.85,
      weak: !hasYear,
      value,
    };
  });

const words = wordPattern(
  new RegExp(`(?<![\\p{Lu}\\p{Ll}]|(?!\\p{Script=Thai})\\p{Lo}\\p{M}{0,2})(?:${monthWord.source})`, 'u'),
  monthNames,
);

const anyLocale: TextLocale = { language: null, dayFirst: null };

/**
 * Every date of a text, in order, those that are days of the calendar only. Time linear in the text's length.
 * @param locale For what the dates do not say themselves: `03/04/2019`, and the language of "april".
 */
export const readDates = (text: string, locale: TextLocale = anyLocale): WrittenDate[] => {
  const named = words
    .all(text)
    .flatMap(({ 0: word, index }) => (isMonth(word) ? (readNamed(text, word, index, locale) ?? []) : []));
  const found = [...readHungarian(text), ...named, ...readRoman(text), ...readNumbered(text, locale)]
    .filter(({ value }) => isValid(value))
    .sort((a, b) => a.start - b.start);
  return found.filter((date, index) => index === 0 || date.start >= (found[index - 1]?.end ?? 0));
};
