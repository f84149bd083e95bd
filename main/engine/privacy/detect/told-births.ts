import { dateOfBirth } from '../entities/quantities/dates/birth';
import { isBornLater } from '../entities/quantities/dates/birth-cues';
import { birthDay, birthdayAlone } from '../entities/quantities/dates/born';
import { textLocale } from '../entities/quantities/dates/locale';
import { and } from '../lists/conjunctions';
import { oneLine } from '../patterns/one-line';
import { matched, textAfter, textBefore } from '../text/around';
import type { Sought } from './mentions';
import type { Found } from './resolve';

const isBirth = ({ type }: Pick<Found, 'type'>): boolean => type === 'DATE_OF_BIRTH';

/** "27/02/1985 (40 ans)", "5 May 1990 (35)" */
const bracketed = /^ ?[([（] ?(?:\p{L}{2,8}[.:]? )?(\d{1,3})(?: ?\p{L}{1,9}\.?){0,2} ?[)\]）]/u;
/** "born in 1949, is 75", "née en 1961 et a 63 ans", "in 1990, accountant, 34." */
const said = new RegExp(
  oneLine`
    ^(?: geboren| roku| r\.)?(?:
      ,?(?: (?:${and}|a))? (?:is|ist|a|tiene|ha|ma|tem|har|är|er|aged|alt|âgée?)
      (?: (?:now|heute|jetzt|nu|oggi|hoy|hoje|teraz|dziś|aujourd['’]hui))?
      (?= \d{1,3}(?: (?:now|years?|yrs?|Jahre?|ans|años|anni|jaar|lat|lata|anos|år|heute|jetzt|nu)(?!\p{L})|[^\p{L}\d ]|$))
      |,(?: \p{Ll}[\p{Ll} -]{2,30},)?
      (?= \d{1,3}(?:[^\p{L}\d ]|$))
    ) (\d{1,3})(?![.,:/-]\d|[%€$£°])
  `,
  'u',
);
const oldest = 120;
/** Years in which somebody may tell an age. */
const [earliest, latest] = [1990, 2045];
/** How old a birth right before makes somebody: it would tell the year that was hidden. */
const agesBehind = (text: string, births: readonly Found[]): Found[] =>
  births.flatMap(({ start: from, end }) => {
    const behind = text.slice(end, end + 64);
    const inBrackets = bracketed.exec(behind);
    const [whole, age = ''] = inBrackets ?? said.exec(behind) ?? [];
    if (whole === undefined || Number(age) > oldest) return [];
    const years = dateOfBirth.values(text.slice(from, end));
    const isOfNow = years.some(
      (year) => Number(year) + Number(age) >= earliest && Number(year) + Number(age) <= latest,
    );
    if (inBrackets === null && !isOfNow) return [];
    const start = end + whole.lastIndexOf(age);
    const at = { start, end: start + age.length };
    return [{ ...at, type: 'AGE', score: 0.9, source: 'pattern', reason: 'behind a date of birth' }];
  });

/** "I was born in 1984, my brother the year after, in 1985": whose year is told by how far it is from that of a birth. */
const nextYear = /^(.*?)((?:19|20)\d\d)(?![\d%-]|[.,/]\d)/u;
const birthsBehind = (text: string, births: readonly Found[]): Found[] =>
  births.flatMap(({ end }) => {
    const [whole, between = '', year] = nextYear.exec(text.slice(end, end + 120)) ?? [];
    if (whole === undefined || year === undefined || !isBornLater(between)) return [];
    const to = end + whole.length;
    const at = { start: to - year.length, end: to };
    return [{ ...at, type: 'DATE_OF_BIRTH', score: 0.9, source: 'pattern', reason: 'so far from another birth' }];
  });

/** Of a day without its year: that it is somebody's. */
const birthday = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      b(?:irth)?-?days?|turn(?:s|ed|ing)?|Geburtstag\p{L}{0,3}|anniversaire|fête|cumple(?:años)?|cumpl[eoií]\p{L}{0,4}|compleanno
      |compi(?:e|o|rà|rò|uto)|verjaardag|jarig|verjaar\p{L}{0,2}|urodzin\p{L}{0,3}|skończ\p{L}{1,4}|kończ[ęy]|aniversário
      |(?:faço|faz|fiz|fez|fazer|completo|completa) anos|fyll(?:er|de|t)|födelsedag|bursdag|fødselsdag|doğum gün\p{L}{1,4}
      |день рождения|день народження
    )(?!\p{L})|生日|誕生日
  `,
  'iu',
);
const isOfBirthday = (text: string, { start, end }: Found): boolean =>
  birthday.test(matched(/[^.!?\n;]*$/u, textBefore(text, start))) ||
  birthday.test(matched(/^[^!?\n;]*/u, textAfter(text, end, 32)));

/**
 * A day that is told to be a birth, in this text or an earlier prompt, is one wherever it stands, however it is written: moved by
 * weeks, it would tell what was hidden.
 */
export const withToldBirths = (
  text: string,
  found: readonly Found[],
  known: readonly Omit<Sought, 'parts'>[],
): readonly Found[] => {
  const births = found.filter(isBirth);
  const behind = [...agesBehind(text, births), ...birthsBehind(text, births)];
  const all = behind.length === 0 ? found : [...found, ...behind];
  const values = [
    ...births.map(({ start, end }) => text.slice(start, end)),
    ...known.filter(isBirth).map(({ value }) => value),
  ];
  if (values.length === 0 || !found.some(({ type }) => type === 'DATE')) return all;
  const locale = textLocale(text, null);
  const days = new Set(values.map((value) => birthDay(value, locale)));
  days.delete(null);
  const birthdays = [...days].map((day) => day?.slice(4));
  return all.map((each): Found => {
    if (each.type !== 'DATE') return each;
    const written = text.slice(each.start, each.end);
    const isTold =
      days.has(birthDay(written, locale)) ||
      (birthdays.includes(birthdayAlone(written, locale) ?? '') && isOfBirthday(text, each));
    return isTold ? { ...each, type: 'DATE_OF_BIRTH', reason: 'told to be a birth elsewhere' } : each;
  });
};
