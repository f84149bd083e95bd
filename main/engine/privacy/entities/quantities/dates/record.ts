import { isGivenName } from '../../../lists';
import { matched, textAfter, textBefore } from '../../../text/around';

/** "John Smith, 12/03/1992, F": a row about somebody has the date of birth between the name and the sex. */

const rowReach = 80;
const [firstBorn, lastBorn] = [1921, 2011];
const sex =
  /^(?:[FMWKHV]|[fmw]|(?:fe)?male|weiblich|männlich|femme|homme|mujer|hombre|femenino|masculino|femminile|maschile|vrouw|man|kobieta|mężczyzna|feminino|kvinna)$/iu;
const weight = /^\d{2,3}(?:[.,]\d)? ?(?:kg|lbs?|kilos?)$/iu;
const name = /^(?:\d{1,6}[.)]? )?(\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;

/** Whether a date of so long ago stands in a row of cells with a whole name and somebody's sex or weight. */
export const isOfRecord = (
  text: string,
  { start, end, year }: { readonly start: number; readonly end: number; readonly year: number },
): boolean => {
  if (year < firstBorn || year > lastBorn) return false;
  const left = matched(/[^\n]*$/u, textBefore(text, start, rowReach));
  const right = matched(/^[^\n]*/u, textAfter(text, end, rowReach));
  if (!/(?:^|[,;|\t]) ?"?$/.test(left) || !/^"? ?(?:$|[,;|\t])/.test(right)) return false;
  const cells = `${left}${right}`.split(/[,;|\t]/).map((cell) => cell.replaceAll('"', '').trim());
  return (
    cells.some((cell) => sex.test(cell) || weight.test(cell)) &&
    cells.some((cell) => isGivenName(name.exec(cell)?.[1] ?? ''))
  );
};
