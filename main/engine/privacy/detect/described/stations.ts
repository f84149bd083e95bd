import type { TypedCandidate } from '../../entities/entity';
import { through, untilNow } from '../../entities/quantities/dates/written-date';
import { isCity, isCountry, isGivenName } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { isTerm } from '../words/terms';

/** Lines of a CV: what somebody was, where, and from when to when: "Senior Actuary, Cascade Re, 2018–2024". */

const part = "\\p{Lu}[\\p{L}\\p{M}&’'.-]*(?: (?:&|[\\p{L}\\p{M}&’'.-]+)){0,5}";
const moment = '(?:\\p{L}{3,10}\\.? |\\d{1,2}[./])?(?:19|20)\\d\\d';
const parting = '(?:, | ?\\| ?| [–—-] )';
const station = new RegExp(
  `^[ \\t]{0,4}(?:[•*·–-][ \\t]+)?(?<title>${part})(?<by>${parting})(?<firm>${part})(?:,? \\(?|${parting})(?=${moment} ?(?:${through}) ?(?:${untilNow}|${moment}))`,
  'dgimu',
);
const heading = new RegExp(
  oneLine`
    ^[#* \t]{0,4}(?:(?:work|professional|relevant|career) )?(?:
      experience|employment(?: history)?|work history|beruf(?:serfahrung|licher werdegang)|werdegang|lebenslauf
      |expériences?(?: professionnelles?)?|experiencia(?: laboral| profesional)?
      |esperienz[ae](?: lavorativ[ae]| professional[ei])?|werkervaring|doświadczenie(?: zawodowe)?
      |experiência(?: profissional)?|arbetslivserfarenhet|erfarenhet|iş deneyimi|deneyim|curriculum vitae|cv
    )[:* \t]{0,4}$
  `,
  'imu',
);

const isLarge = (words: string): boolean => /^\p{Lu}/u.test(words);
const isPlaceOrName = (words: string): boolean =>
  isCity(words) || isCountry(words) || isGivenName(words.split(' ')[0] ?? '');

/** Candidates in prepared offsets. Linear in the text. */
export const stations = (text: string): TypedCandidate[] => {
  const lines = [...text.matchAll(station)];
  if (lines.length === 0) return [];
  const isOfLife = heading.test(text);
  return lines.flatMap(({ indices, groups: { title = '', firm: where = '' } = {} }): TypedCandidate[] => {
    const [from, to] = indices?.groups?.title ?? [0, 0];
    const firm = indices?.groups?.firm ?? [0, 0];
    if (!isLarge(title) || !isLarge(where) || isPlaceOrName(title) || !(isTerm('OCCUPATION', title) || isOfLife))
      return [];
    const score = 0.85;
    const organisation: TypedCandidate = {
      type: 'ORGANIZATION',
      start: firm[0],
      end: firm[1],
      score,
      reason: 'where one was in a CV',
    };
    return [
      { type: 'OCCUPATION', start: from, end: to, score, reason: 'what one was in a CV' },
      ...(isPlaceOrName(where) ? [] : [organisation]),
    ];
  });
};
