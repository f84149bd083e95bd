import { oneLine } from '../../../patterns/one-line';
import { textAfter, textBefore } from '../../../text/around';
import { onward } from '../people/onward';
import { isValid } from './calendar';
import { dayDigits, unwrittenYear, type WrittenDate } from './written-date';

/** A day and its month with a dot between and none behind, as Polish writes them: "kupione 17.09", "od 12.05 na L4". */

const dotted = new RegExp(
  `(?<![\\p{L}\\d.,:/+$€£#-])(?<day>${dayDigits})\\.(?<month>0[1-9]|1[0-2])(?![\\d%]|[.,:/-]\\d| ?(?:zł|PLN|kg|g|km|m|cm|l|ml|pkt|€|°|euro|gr)(?!\\p{L}))`,
  'dgu',
);
/** What is done or due on a day. */
const before = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      kupion[eyao]|kupił[ae]?m|zakup(?:u|iłam|iłem)?|wizyt[aęy]|zabieg|operacj[aęi]|termin|spotkani[ea]|urodziny
      |imieniny|ślub|wesele|pogrzeb|egzamin|matur[aęy]|wyjazd|przyjazd|powrót|lot|szczepieni[ea]|badani[ea]
      |rozpraw[aęy]|przesyłk[aęi] z|faktur[aęy] z|pism[oa] z|umow[aęy] z|dni[au]|w dniu|z dnia|dnia|poniedziałek
      |wtorek|środ[aęy]|czwartek|piątek|sobot[aęy]|niedziel[aęy]|zwrot do|ważn[eya] do|urlop od|zwolnieni[ea] od|L4 od
      |jestem od
    )(?: (?:był[ao]?|jest|mam|miał[ae]m|będzie|na|w|z|od|do))?,? $
  `,
  'iu',
);
/** "od 12.05 jestem na L4": from a day, where whoever is away is told of. */
const from = /(?<!\p{L})(?:od|do|przed|po|z) $/iu;
const away = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      L4|zwolnieni\p{L}|urlop\p{L}{0,3}|chor\p{L}{1,5}|szpital\p{L}{0,3}|zwrot\p{L}{0,3}|gwarancj\p{L}|wynaj\p{L}{2,5}
      |umow\p{L}|rezerwacj\p{L}|wakacj\p{L}{1,3}|ferie|pobyt|nieobecn\p{L}{1,3}
    )(?!\p{L})
  `,
  'u',
);
/** A verb is not counted either. */
const said = /^ (?:jestem|mam|byłam|byłem|będę|będzie|jedziemy|jadę|idę|idziemy|nie|mamy|lecimy)(?!\p{L})/u;
const reach = 48;

const writtenOf = ({ index, 0: whole, indices, groups = {} }: RegExpExecArray): WrittenDate => {
  const [dayStart, dayEnd] = indices?.groups?.day ?? [index, index];
  const [monthStart, monthEnd] = indices?.groups?.month ?? [index, index];
  return {
    start: index,
    end: index + whole.length,
    year: null,
    month: { start: monthStart, end: monthEnd },
    row: null,
    day: { start: dayStart, end: dayEnd },
    firstDay: null,
    padded: groups.day?.startsWith('0') === true || groups.day?.length === 2,
    order: 'certain',
    score: 0.7,
    weak: true,
    value: { year: unwrittenYear, month: Number(groups.month), day: Number(groups.day) },
  };
};

const all = (text: string): WrittenDate[] =>
  [...text.matchAll(dotted)].map(writtenOf).filter(({ value }) => isValid(value));

/** What an original that is found here says; none where it is something else. */
export const readDotted = (text: string): WrittenDate[] =>
  all(text).filter(({ start, end }) => start === 0 && end === text.length);

/** Those of a text that what stands before them makes a day's, in order. */
export const dottedDates = (text: string): { start: number; end: number }[] =>
  /\d\.[01]\d/.test(text)
    ? all(text).flatMap(({ start, end }) => {
        const left = textBefore(text, start, reach);
        const right = textAfter(text, end, reach);
        const isDay = before.test(left) || (from.test(left) && away.test(left + right));
        return isDay && (onward.test(right) || said.test(right)) ? [{ start, end }] : [];
      })
    : [];
