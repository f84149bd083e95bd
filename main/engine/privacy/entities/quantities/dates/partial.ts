import { isPersonBefore } from '../age/told';
import { onward } from '../money/dealings';
import { isValid } from './calendar';
import { firstPersonalYear } from './history';
import type { MonthRow } from './months';
import { dayDigits, middleDay, monthDigits, unwrittenYear, type WrittenDate, yearDigits } from './written-date';

/** Dates that leave a part out: a day of the week with its day, a day that is next, the year of an event of a life. */

/** No month is written, so none is written again. */
const unnamed: MonthRow = { language: 'en', kind: 'alone', names: Array.from({ length: 12 }, () => '') };
/** The month and the day where only the year is. */
const unwrittenMonth = 1;

const weekday =
  '(?:[Mm]on|[Tt]ues?|[Ww]ed(?:nes)?|[Tt]hu(?:rs)?|[Ff]ri|[Ss]at(?:ur)?|[Ss]un)(?:day)?,?(?: the)?|(?:[Mm]on|[Dd]iens|[Dd]onners|[Ff]rei|[Ss]ams|[Ss]onn)tag,?(?: den)?|[Mm]ittwoch,?(?: den)?|[Ll]undi|[Mm]ardi|[Mm]ercredi|[Jj]eudi|[Vv]endredi|[Ss]amedi|[Dd]imanche|[Ll]unes|[Mm]artes|[Mm]iércoles|[Jj]ueves|[Vv]iernes|[Ss]ábado|[Dd]omingo|(?:[Ll]une|[Mm]arte|[Mm]ercole|[Gg]iove|[Vv]ener)dì|[Ss]abato|[Dd]omenica|(?:[Mm]aan|[Dd]ins|[Ww]oens|[Dd]onder|[Vv]rij|[Zz]ater|[Zz]on)dag(?: de)?|[Pp]oniedziałek|[Ww]torek|[Śś]rod[aęy]|[Cc]zwartek|[Pp]iątek|[Ss]obot[aęy]|[Nn]iedziel[aęy]|(?:[Ss]egunda|[Tt]erça|[Qq]uarta|[Qq]uinta|[Ss]exta)(?:-feira)?,?(?: dia)?|(?:[Mm]ån|[Tt]is|[Oo]ns|[Tt]ors|[Ff]re|[Ll]ör|[Ss]ön)dag(?:en)?(?: den)?';
/** Marks of an ordinal; without one only a clause's end or a small word may follow. */
const mark = '(?:st|nd|rd|th|\\.|:[ae]|-?(?:go|ego)|e|º)(?![\\p{L}\\d])';
const dayOfWeek = new RegExp(
  `(?<![\\p{L}\\d])(?:${weekday}) (?<day>(?:${dayDigits})(?:${mark})?)(?![\\p{L}\\d]|[.,:/-]\\d|[.:]?\\d|%)`,
  'dgu',
);
const dayOfMonth = new RegExp(
  `(?<![\\p{L}\\d])[Tt]he (?<day>(?:${dayDigits})(?:st|nd|rd|th))(?![\\p{L}\\d]|[.:/-]\\d)`,
  'dgu',
);
const yearAlone = new RegExp(`(?<![\\p{L}\\d.,:/-])(?<year>${yearDigits})(?![\\p{L}\\d%]|[.,:/-]\\d)`, 'dgu');
const dayAndMonth = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(?<day>${dayDigits})-(?<month>${monthDigits})(?![\\p{L}\\d%]|[.,:/-]\\d)`,
  'dgu',
);

type Found = RegExpExecArray | RegExpMatchArray;
const partOf = ({ indices }: Found, name: string): { start: number; end: number } | null => {
  const place = indices?.groups?.[name];
  return place === undefined ? null : { start: place[0], end: place[1] };
};

const writtenOf = (match: Found): WrittenDate => {
  const [day, month, year] = [partOf(match, 'day'), partOf(match, 'month'), partOf(match, 'year')];
  const { groups = {}, index = 0 } = match;
  const end = index + match[0].length;
  return {
    start: index,
    end,
    year,
    month: month ?? { start: end, end },
    row: month === null ? unnamed : null,
    day,
    firstDay: null,
    padded: false,
    order: 'certain',
    score: 0.75,
    weak: false,
    value: {
      year: Number(groups.year ?? unwrittenYear),
      month: Number(groups.month ?? unwrittenMonth),
      day: Number.parseInt(groups.day ?? String(middleDay), 10),
    },
  };
};

const wholly = [dayOfWeek, dayOfMonth, dayAndMonth, yearAlone];

/** What an original that is found here says; none where it is something else. */
export const readPartial = (text: string): WrittenDate[] =>
  wholly
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ 0: whole, index }) => index === 0 && whole.length === text.length)
    .slice(0, 1)
    .map(writtenOf)
    .filter(({ value }) => isValid(value));

/** Before a month or a number it is a whole date's; a floor and a place in an order are no day. */
const notDay =
  /^ ?(?:of|de|di|du|\d|jan|feb|m[aä]r|apr|may|mai|maj|mei|jun|jul|aug|ago|ao[uû]t|sep|o[ckt]t|nov|de[czk]|st[yv]|lut|kwi|cze|lip|sie|wrz|paź|gru|gen|mag|giu|lug|set|ene|abr|dic|(?:fév|avr|jui)|(?:place|grade|floor|century|street|to |person|time|try|one|round|edition|anniversary))/iu;
/** Without a mark these stand before other numbers: rooms, gates, chapters. */
const english = /^(?:mon|tue|wed|thu|fri|sat|sun)/iu;
/** Every one of them, or many people. */
const plural = /(?<!\p{L})(?:los|les|every|jeden|jede[nr]?|alle|i|ogni|todos os) $/iu;
const small = /^ (?:ho|tengo|tenho|mam|moet|bin|bei|kommt|comes?|i|we|my|no|non|nicht|not|niet|inte|nie)(?!\p{L})/iu;
const next = /(?<!\p{L})(?:on|until|till|by|from|before|after|is|was|back|moved to|due) $/iu;
const ordinalsOnly = /(?:st|nd|rd|th|:[ae]|go|e)$/u;

/** What happens in a life: a year stands behind it. */
const lifeEvent =
  /(?<!\p{L})(?:divorced|(?:re)?married|widowed|separated|retired|emigrated|immigrated|adopted|orphaned|geschieden|verheiratet|geheiratet|verwitwet|getrennt|ausgewandert|eingewandert|pensioniert|verrentet|adoptiert|divorciad[oa]s?|casad[oa]s?|viud[oa]|separad[oa]s?|jubilad[oa]|(?:me|nos|se) (?:casé|casamos|divorcié|divorciamos|separé|jubilé)|divorcée?s?|mariée?s?|remariée?s?|veuve|veuf|séparée?s?|pacsée?s?|retraitée?|divorziat[oaie]|sposat[oaie]|vedov[oa]|separat[oaie]|gescheiden|getrouwd|weduwe|weduwnaar|gepensioneerd|rozwiedzion[ya]|rozwiódł|rozwiodła|owdowi\p{L}{2,4}|zamężna|żonaty|wdow(?:a|iec)|viúv[oa]|divorciei|casei|aposentad[oa]|reformad[oa]|skil(?:d|de|da)|gift[ae]?|änk(?:a|ling)|boşan\p{L}{1,5}|evlen\p{L}{1,5}|dul)(?:,? (?!act|law)\p{L}{1,12}){0,2} (?:in|im Jahre?|since|seit|en|desde|depuis|em|nel|dal|sinds|w|od|i|sedan|år) $/iu;
/** Where somebody has lived or worked since. */
const lived =
  /(?<!\p{L})(?:(?:i|we)(?:['’]ve)?(?: have| both)?(?: been)? (?:liv(?:e|ed|ing)|work(?:ed|ing)?|here|rent(?:ed|ing)?|own(?:ed)?)|(?:ich|wir) (?:wohnen?|lebe|leben|arbeiten?|mieten?)|(?:je|j['’]|nous|on) ?(?:habit\p{L}{1,4}|viv\p{L}{1,4}|vis|travaill\p{L}{1,4}|lou\p{L}{1,4})|(?:vivo|vivimos|trabajo|trabajamos|abito|abitiamo|lavoro|moro|moramos|mieszkam|mieszkamy|pracuję)|(?:ik|wij|we) (?:woon|wonen|werk|werken)|(?:jag|vi) (?:bor|jobbar|arbetar))(?!\p{L})[^.!?\n\d]{0,24} (?:since|seit|depuis|desde|dal|sinds|od|sedan) $/iu;
const lastYear = 2099;

/** Dutch writes day and month with a hyphen, as a score is written. */
const arranged =
  /(?<!\p{L})(?:bevalling|bevallen|uitgerekend|geboren|jarig|verjaardag|afspraak|operatie|trouwen|trouwerij|bruiloft|verhuizen|verhuizing|overleden|begrafenis|vlucht|vertrek|vertrekken|examen|tandarts|controle|sleuteloverdracht|vrij|thuis|terug|oplevering)(?!\p{L})[^.!?\n\d]{0,32}(?<!\p{L})(?:op|per|vanaf|tot|sinds|van|d\.d\.) $/iu;

const reach = 64;

/** Those of a text that are somebody's by what stands around them, in order; years and numbers alone are many things. */
export const partialDates = (text: string): { start: number; end: number }[] => {
  const around = (start: number, end: number): { left: string; right: string } => ({
    left: text.slice(Math.max(0, start - reach), start),
    right: text.slice(end, end + reach),
  });
  const placed = (pattern: RegExp): { whole: string; start: number; end: number; left: string; right: string }[] =>
    [...text.matchAll(pattern)].map(({ 0: whole, index: start }) => ({
      whole,
      start,
      end: start + whole.length,
      ...around(start, start + whole.length),
    }));
  const ends = (right: string): boolean => onward.test(right) || small.test(right);
  const weekdays = placed(dayOfWeek).filter(
    ({ whole, left, right }) =>
      !notDay.test(right) &&
      !plural.test(left) &&
      (ordinalsOnly.test(whole)
        ? ends(right) || !/^ \p{Ll}+s(?!\p{L})/u.test(right)
        : ends(right) && (!english.test(whole) || isPersonBefore(left))),
  );
  const days = placed(dayOfMonth).filter(
    ({ start, left, right }) =>
      !notDay.test(right) &&
      ends(right) &&
      next.test(left) &&
      (isPersonBefore(left) || weekdays.some((each) => each.end < start && start - each.end < reach)),
  );
  const years = placed(yearAlone).filter(
    ({ whole, left }) =>
      Number(whole) >= firstPersonalYear && Number(whole) <= lastYear && (lifeEvent.test(left) || lived.test(left)),
  );
  const arrangements = placed(dayAndMonth).filter(({ left, right }) => arranged.test(left) && ends(right));
  return [...weekdays, ...days, ...years, ...arrangements]
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start);
};
