import { type Grid, monthGrid, weekdayGrid, weekGrid } from '../../../noise/grids';

/** What a duration is counted in. Hours and minutes are a recipe's, a program's, a day's. */
export type Unit = 'day' | 'week' | 'month' | 'year';

/** Words of each, where a letter may not follow. Number words are digits here. */
const words: Readonly<Record<Unit, string>> = {
  day: 'days?|Tage?n?|jours?|días?|giorn[oi]|dag(?:en|ar)|dni|dias|gün(?:dür)?',
  week: 'weeks?|wks?|Wochen?|SSW|Schwangerschaftswochen?|semaines?|semanas?|settiman[ae]|weken|tygodn\\p{L}{1,3}|veckor|hafta(?:dır)?',
  month:
    'months?|mo?ths?|mos|Monate?n?|mois|meses|mes[ei]?|maanden|maand|miesi[ąę]c\\p{L}{0,3}|månad(?:er)?|ay(?:dır)?',
  year: 'years?|yrs?|Jahre?n?|ans?|années?|años?|ann[oi]|jaar|jaren|lata?|latach|roku|anos?|år|yıl(?:dır)?|sene(?:dir)?',
};
/** … and where it may. A year alone is one of the calendar. */
const unspaced: Readonly<Record<Unit, string>> = {
  day: '日間|天(?!堂|使|气|然)|日(?=以上|ほど)',
  week: '週間?|周(?!年|末|日|[一二三四五六])|个星期|個星期|个礼拜',
  month: '(?:か|ヶ|カ|ケ|ヵ|箇)月間?|个半?月|個半?月',
  year: '年間|年(?=了|以上|ほど|前|に?なり|[のて](?:婚|結|付き)|工龄|工作|经验|婚姻|刑|徒刑|婚龄)',
};

const units = Object.keys(words) as Unit[];

/** … and as one that was found, without what stands around it. */
const unspacedAlone: Readonly<Record<Unit, string>> = {
  day: '日間?|天',
  week: '週間?|周|[个個]?(?:星期|礼拜)',
  month: '[かヶカケヵ箇个個]半?月間?',
  year: '年間?',
};

/** Of an adjective: "18-monatig", "zweijährig". */
const adjectives: Readonly<Record<Unit, string>> = {
  day: 'tägig',
  week: 'wöchig',
  month: 'monatig',
  year: 'jährig',
};
const adjectiveSource = `-?(?:${Object.values(adjectives).join('|')})(?:e[nmrs]?)?(?!\\p{L})`;

/** Said between a number and its unit, or behind it: the half stays, as in an age. */
export const halfAhead = '(?: and a half|½|einhalb|[eë]nhalf| och (?:en|ett) halvt?| en een half| i pół)';
const halfBehind = '(?: et demie?| y medi[oa]| e mezz[oa]| e meia?o?| and a half| i pół)';

/** A unit as it stands right behind a number. */
export const unitSource = `(?:[ -]?(?:${Object.values(words).join('|')})(?!\\p{L})${halfBehind}?| ?(?:${Object.values(unspaced).join('|')})|${adjectiveSource})`;

const patterns = units.map((unit) => ({
  unit,
  pattern: new RegExp(
    `^${halfAhead}?(?:(?:\\.|st|nd|rd|th|e|ème|[ªºa°])?[ -]?(?:${words[unit]})(?!\\p{L})| ?(?:${unspacedAlone[unit]})|-?${adjectives[unit]})`,
    'iu',
  ),
}));

/** The unit of what stands right behind a number; null where none does. */
export const unitBehind = (right: string): Unit | null =>
  patterns.find(({ pattern }) => pattern.test(right))?.unit ?? null;

/** Says the unit before its number: "semana 23", "vecka 14". */
const ahead = /(?<!\p{L})(?:week|Woche|semaine|semana|settimana|vecka|tydzień|妊娠) ?$/iu;
export const unitAhead = (left: string): Unit | null => (ahead.test(left) ? 'week' : null);

/** What is smaller than the unit before it never makes a whole one of it: "2 years and 3 months". */
export const partsOf: Readonly<Partial<Record<Unit, { readonly unit: Unit; readonly grid: Grid }>>> = {
  year: { unit: 'month', grid: monthGrid },
  month: { unit: 'week', grid: weekGrid },
  week: { unit: 'day', grid: weekdayGrid },
};
