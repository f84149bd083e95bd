import { oneLine } from '../../../patterns/one-line';
import { textAfter, textBefore } from '../../../text/around';
import type { Candidate } from '../../entity';
import { dated } from './cues';

/** Times whose minutes a dot parts, behind their day and a comma: "14 Jan, 10.30–11.15", "9 Nisan, 14.30". */

const hour = '(?:[01]?\\d|2[0-3])\\.[0-5]\\d';
const times = new RegExp(
  oneLine`
    (?<=\p{L}\.?,? |\d\.?, |\d[./-]\d{2,4},? )(?<from>${hour})(?: ?[-–] ?(?<to>${hour}))?
    (?![\d%€$£]|[.,:]\d| ?(?:euros?|EUR|USD|kg|km|m|g|l|kr|zł|TL|lei|Mio|mln)(?!\p{L}))
  `,
  'gu',
);
/** What people come together for, and who came. */
const gathering = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      meeting|minutes|notes|attend\p{L}{1,6}|present|call|appointment|agenda|interview
      |\p{L}{0,16}[Bb]esprechung\p{L}{0,8}|Protokoll|Sitzung|Termin|Treffen|anwesend|dabei|da:|Teilnehmer\p{L}{0,5}
      |réunion|compte rendu|rendez-vous|présents?|séance|reunión|acta|cita|asistentes|presentes|riunione|verbale
      |presenti|appuntamento|vergadering|notulen|overleg|aanwezig|afspraak|spotkani\p{L}{1,2}|notatk\p{L}|protokół
      |obecni|wizyta|reunião|ata|consulta|möte\p{L}{0,2}|mötesanteckningar|protokoll|närvarande|toplantı\p{L}{0,4}
      |görüşme\p{L}{0,3}|katılan\p{L}{0,4}|randevu\p{L}{0,3}
    )(?![\p{L}])
  `,
  'iu',
);

/** Candidates of each. */
export const dottedTimes = (text: string): Candidate[] =>
  !/\d\.\d/.test(text)
    ? []
    : [...text.matchAll(times)].flatMap(({ 0: whole, index, groups = {} }): Candidate[] => {
        const { from = '', to } = groups;
        if (!dated.test(textBefore(text, index, 48))) return [];
        const isPair = to !== undefined;
        const around = `${textBefore(text, index, 96)} ${textAfter(text, index + whole.length, 48)}`;
        if (!isPair && !gathering.test(around)) return [];
        const each = { score: 0.7, reason: 'after a date' };
        const end = index + whole.length;
        return [
          { start: index, end: index + from.length, ...each },
          ...(isPair ? [{ start: end - to.length, end, ...each }] : []),
        ];
      });
