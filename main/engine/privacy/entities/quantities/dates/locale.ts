import { language, textLanguage } from '../../../text/language';
import { remembered } from '../../../text/pieces';
import { wordSet } from '../../../word-set';
import type { TextLocale } from '../../entity';
import { plain } from '../plain';
import { otherLanguage } from './other-languages';
import { readDates } from './read';
import type { WrittenDate } from './written-date';

/** Countries that write the month first. */
const monthFirst = wordSet('US PH FM PW GU PR AS VI MP MH BZ');
/** Countries that write English and the day first. */
const dayFirst = wordSet('GB IE AU NZ IN ZA SG HK MT PK NG GH KE JM TT BW ZW MY NA TZ UG ZM');
/** Languages that write the day first wherever they are spoken. */
const dayFirstLanguages = wordSet(
  'de fr es it nl pl pt sv da no nb nn cs sk hr sl ro bg el ru uk tr fi et lv lt id vi th ar he',
);

/** Languages that others of their kind are taken for. */
const neighbours = wordSet('sv pl it pt nl');

/** Of a BCP 47 tag; nothing of one that is not well formed. */
const parts = (tag: string): { language: string | null; region: string | undefined } => {
  try {
    const { language: of, region } = new Intl.Locale(tag);
    return { language: of === 'und' ? null : of, region };
  } catch {
    return { language: null, region: undefined };
  }
};

const orderOf = (of: string | null, region: string | undefined): boolean | null => {
  if (region !== undefined && monthFirst.has(region)) return false;
  if (region !== undefined && dayFirst.has(region)) return true;
  return of !== null && dayFirstLanguages.has(of) ? true : null;
};

/** Slashes and hyphens alone leave the order open. Without a year it has a zero in front, as no fraction has: 14/02. */
const isOpen = (text: string, { year, month, day, row, start, end }: WrittenDate): boolean =>
  row === null &&
  day !== null &&
  (year === null ? /^\d{2}\/0[1-9]$|^0[1-9]\/\d{2}$/ : /^\d{1,2}[/-]\d/).test(text.slice(start, end)) &&
  (year === null || month.end < year.start);

/** What the text's own dates say: 25/12/2019 can only be one. Null where none does, or they do not agree. */
const orderIn = remembered((text): boolean | null => {
  const orders = new Set(
    readDates(plain(text))
      .filter((date) => date.order === 'certain' && isOpen(text, date))
      .map(({ day, month }) => (day?.start ?? 0) < month.start),
  );
  const [only, ...others] = orders;
  return only !== undefined && others.length === 0 ? only : null;
});

/** What is written where the day comes first: pounds and rupees, postal codes of the UK, states of Australia, telephone codes. */
const dayFirstPlace =
  /[£₹₦₵]|(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|(?:NSW|VIC|QLD|TAS|ACT) \d{4}|(?:Rs|KSh|NZ\$|A\$|S\$) ?\.?\d)(?![\p{L}\d])|\+(?:44|61|64|91|353|27|65|234|254)[ \d(]/u;
/** "Austin, TX 78701", "+1 512 …" */
const monthFirstPlace = /(?<![\p{L}\d])[A-Z]{2} \d{5}(?:-\d{4})?(?!\d)|\+1[ (.-]?\(?\d{3}/u;
const orderOfPlace = (text: string): boolean | null =>
  dayFirstPlace.test(text) && !monthFirstPlace.test(text) ? true : null;

/** Letters and the apostrophe that Russian has not, and letters that Ukrainian has not. */
const ukrainian = /[іїєґ]|\p{Script=Cyrillic}['\u2019]\p{Script=Cyrillic}/iu;
const russian = /[ыэёъ]/iu;

/** Stop words of one language may be those of a neighbour: "min" is Swedish and Danish. */
const spokenIn = (text: string): string | null => {
  const of = language(text);
  if (of === 'ru' && ukrainian.test(text) && !russian.test(text)) return 'uk';
  return of === null || neighbours.has(of) ? (otherLanguage(text) ?? textLanguage(text)) : of;
};

/**
 * How a text's dates and number words are meant: its own dates first, then what the caller says, then its language and
 * what else it writes as a country does.
 * @param tag BCP 47, as `en-GB`; null where the caller says nothing.
 */
export const textLocale = (text: string, tag: string | null): TextLocale => {
  const stated = tag === null ? { language: null, region: undefined } : parts(tag);
  const of = stated.language ?? spokenIn(text);
  return {
    language: of,
    dayFirst: orderIn(text) ?? orderOf(stated.language, stated.region) ?? orderOf(of, undefined) ?? orderOfPlace(text),
  };
};
