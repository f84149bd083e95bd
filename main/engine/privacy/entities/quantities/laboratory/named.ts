import { byFirstLetter } from '../../../patterns/first-letters';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { remembered } from '../../../text/pieces';
import { abbreviations, names, times } from './analytes';
import { power } from './units';

/** The analyte that a number is of. */

const linking = oneLine`
  (?:
    was|is|were|went|rose|fell|dropped|up|down|from|of|at|came back(?: at)?|now|currently|level|levels|value|count
    |result|wert|war|ist|liegt bei|lag bei|bei|von|beträgt|est|était|à|de|es|era|fue|en|è|era|di|a|is|was|van|op
    |wynosi|wyniosła?|jest|foi|está em|salió(?: en)?|salio(?: en)?|dio|está(?: en)?|ressort à|ressorti à|risulta
    |risultata|uscita a|kam auf|betrug|came out(?: at)?|reads?|measured|é|är|var|på|låg på|stieg|sank|fiel|passée?
    |montée?|descendue?|tombée?|subió|bajó|pasó|passat[oa]|salit[oa]|sces[oa]|ging|steeg|daalde|wzrosł[oay]|spadł[oay]
    |gick|steg|sjönk|subiu|desceu|passou|da|z|från
    |为|是|は|が
  )
`;

const rest = oneLine`
  (?![\p{Script=Latin}\d])(?:[ \t]?\((?:[^()\d\n]{1,20}|${power})\))?
  (?:[ \t]{0,2}(?:${linking}|${times})(?!\p{Script=Latin})){0,3}[ \t]{0,3}[:=|,;\t]?[ \t]{0,3}%?$
`;

/** "K+", "Ca2+" */
const charge = '(?:\\d?[+⁺]{1,2}|[²³]⁺)?';

/** What was measured, with what stands between it and the value; begins at a word. */
const before = [
  new RegExp(`(${byFirstLetter(abbreviations, false)})${charge}${rest}`, 'uy'),
  new RegExp(`(${byFirstLetter(names, true)})${rest}`, 'iuy'),
];
export const sugarUnit = /^ ?(?:mg\/d[Ll]|mmol\/[Ll]|g\/[Ll])$/;

/** The abbreviation and its value in one: HDL48mg/dL. */
export const joined = wordPattern(new RegExp(`(?<![\\p{Script=Latin}\\d])(${abbreviations})(?=\\d)`, 'gu'));
const word = /[\p{L}\d]+/gu;

/** Scripts whose words no sign parts: each of their letters may begin one, and another script behind them does. */
const unparted =
  /[\p{Script=Han}\p{Script=Katakana}]|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{Script=Latin}\p{Script=Greek}]/gu;
export const reach = 56;

/** Four signs and what stands before them, each of two units at most. */
export const wordEnd = 12;

/** Where a word begins. What begins with a digit is none. */
const startsIn = (text: string): number[] => {
  const starts = Array.from(text.matchAll(word)).flatMap(({ 0: found, index }) => (/^\d/.test(found) ? [] : [index]));
  const inside = Array.from(text.matchAll(unparted), ({ index }) => index);
  return inside.length === 0 ? starts : [...new Set([...starts, ...inside])].sort((x, y) => x - y);
};

/** A word that may begin an analyte's name, in any case: most numbers have none before them. */
export const mayName = wordPattern(new RegExp(`(?<![\\p{L}\\d])(?:${abbreviations}|${names})`, 'iu'));

/** The analyte whose value follows, and where it stands. */
export const analyteIn = remembered((left): { name: string; start: number } | null => {
  if (!/(?:[\p{L})]|\d(?=[^\p{L}\d]))[^\p{L}\d]{0,4}$/u.test(left.slice(-wordEnd))) return null;
  if (!mayName.test(left) && left.search(unparted) === -1) return null;
  for (const start of startsIn(left))
    for (const pattern of before) {
      pattern.lastIndex = start;
      const name = pattern.exec(left)?.[1];
      if (name !== undefined) return { name, start };
    }
  return null;
});
