import { hedges } from '../../../lists/hedges';
import { linking, linkingUnspaced } from '../../../lists/linking';
import { byFirstLetter } from '../../../patterns/first-letters';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { remembered } from '../../../text/pieces';
import { possessives, relatives } from '../people/words';
import { abbreviations, names, times } from './analytes';
import { power } from './units';

/** The analyte that a number is of. */

/** What else may stand between. */
const others = oneLine`
  levels?|value|count|result|wert|kam (?:auf|mit)|valore?|valeur|waarde|wynik|resultado|risultato|värde
`;

/** "Mein Ferritin lag zuletzt nur noch bei": words in any order. */
const links = byFirstLetter(
  `${linking('is', 'became', 'to')}|${hedges('about', 'nearly', 'only', 'now')}|${others}|${times}|${linkingUnspaced}`,
  true,
);

/** "Cholesterinwert", "ferritinet", "kolesterolüm", "HbA1c'm": the name in a case, or with whose it is. */
const ending = "(?:-?(?:[Ww]erte?s?|[Ss]piegel)|n?et|[ıiuü]m?|['’]\\p{L}{1,3})?";
/** "meines Vaters", "di mia madre", "taty": whose it is, behind the name. */
const ofWhom = oneLine`
  (?: (?:
    (?:of|de|di|van|da|do) (?:(?:${possessives}|la|el|il|le) )?(?:${relatives})
    |mein(?:es|er) \p{L}{3,14}|taty|mamy|ojca|matki|męża|żony|syna|córki|babci|dziadka
  )(?!\p{L}))?
`;
const rest = oneLine`
  ${ending}${ofWhom}(?![\p{Script=Latin}\d])(?:[ \t]?\((?:[^()\d\n]{1,20}|${power})\))?
  (?:[ \t]{0,2}(?:${links})(?!\p{Script=Latin})){0,5}[ \t]{0,3}[:=|,;\t]?[ \t]{0,3}%?$
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
