import { isGivenName, names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textBefore } from '../../text/around';
import { fold } from '../../text/fold';

/** Where a trade is somebody's by its line alone: under the name of a signature, or at the head of a line of a life. */

const nameLine =
  /^[\p{Lu}][\p{L}\p{M}.'’-]*(?: (?:(?:de|da|do|dos|van|von|der|den|di|la|le|del) ){0,2}\p{Lu}[\p{L}\p{M}.'’-]*){1,3}$/u;
const hanName = /^\p{sc=Han}{2,4}$/u;
/** What a letter ends with, in scripts whose names no capital shows. */
const closing = /此致|敬礼|敬上|祝好|よろしく|敬具|草々|以上/u;
const period = oneLine`
  (?:\d{1,2}[./])?(?:19|20)\d\d(?: ?(?:[-–—/]|to|bis|à|a|al|tot|do|till) ?(?:
      (?:\d{1,2}[./])?(?:19|20)\d\d|today|present|now|heute|aujourd.hui|hoy|oggi|heden|obecnie|dziś|hoje|nu|halen
      |günümüz
      |至今|現在
    ))?
`;
const dated = new RegExp(`^[ \\t•*-]*(?:${period})[ \\t]*[:|·–-]?[ \\t]*$`, 'iu');
const firmAndPeriod = new RegExp(
  `^(?:,| –| -| \\||:| (?:at|bei|chez|en|presso|bij|w|na|hos)) \\p{Lu}[^\\n]{1,60}?[ ,(|–-]{1,3}${period}\\)?[ .]*$`,
  'u',
);
const firm = /^,? (?:(?:at|bei|beim|chez|en|presso|bij|w|na|hos|@) )?\p{Lu}[^\n]{2,60}$/u;

const isName = (line: string): boolean =>
  nameLine.test(line) && line.split(' ').some((word) => isGivenName(word) || names.has(fold(word)));

/** Whether a trade stands alone under a person's name, or begins its line with a firm or a time. Lines have their places. */
export const isOnOwnLine = (text: string, start: number, end: number): boolean => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const [before, after] = [text.slice(from, start), text.slice(end, to === -1 ? text.length : to)];
  if (dated.test(before)) return firm.test(after);
  if (!/^[ \t•*-]*$/u.test(before)) return false;
  const above = textBefore(text, Math.max(0, from - 1), 120).split('\n');
  const last = above.at(-1)?.trim() ?? '';
  if (/^[ \t.]*$/u.test(after) || /^ ?[|·•]/u.test(after))
    return isName(last) || (hanName.test(last) && closing.test(above.at(-2) ?? ''));
  return firmAndPeriod.test(after);
};
