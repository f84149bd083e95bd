import type { Tagged } from '../../../../../shared/tagger';
import { isGivenName } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { isTerm } from '../words/terms';
import { payments } from './calls';

/** Names that say nothing of anybody in the text: what is called after somebody, an office, a part of a name. */

/** "Gleason grade 3", "Moro reflex present": what a finding is measured by, with its value. */
const measured =
  '(?:scores?|stag(?:e|ing)|scale|index|reflex|sign|Stadium|Skala|Score|Index|Reflex|Zeichen|stade|échelle|réflexe|signe|estadio|escala|reflejo|signo|stadio|scala|riflesso|segno)';
const graded = '(?:class(?:ification)?|grade|type|criteria|test|Klasse|Grad|Typ|Klassifikation|classe|grado|tipo)';
const value = '(?: of|:| =)? ?(?:\\d|[IVX]+(?!\\p{L})|positiv|negativ|présent|present|absent|normal)';
const joined = '(?:(?:,| and| und| et| y| e| &|-) ?\\p{Lu}\\p{L}+){0,2}';
const scale = new RegExp(`^(?:['’]s)?${joined}[ -]${measured}${value}`, 'u');
const classed = new RegExp(`^(?:['’]s)?${joined}[ -]${graded}${value}`, 'u');
const one = /^\p{Lu}\p{L}+(?:[-–]\p{Lu}\p{L}+)?$/u;
/** "Hoehn and Yahr stage 3" is called after both; Tanner may be in grade 3. */
const isScale = (words: string, after: string): boolean =>
  one.test(words) && (scale.test(after) || (!isGivenName(words) && classed.test(after)));

/** Whoever holds the office: "Prime Minister's Questions". */
const office = new RegExp(
  oneLine`
    ^(?:
      (?:Deputy )?Prime Minister|(?:Vice|Deputy) President|Chief (?:Executive|Justice)|Attorney General
      |Secretary[ -]General|Lord (?:Mayor|Chancellor)|Premi(?:er|ère) [Mm]inistre|Primer[ao]? [Mm]inistr[oa]
      |Prim[oa] [Mm]inistr[oa]|Primeir[oa][ -][Mm]inistr[oa]
    )$
  `,
  'u',
);

/** "ERROR [scheduler]", "INFO mailer:": the part of a program that a log's line is of. */
const logged = /(?<!\p{L})(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|TRACE|CRITICAL|NOTICE)\]?:? \[?$/u;
const component = /^\p{Ll}[\p{Ll}\d_.-]+$/u;

/** "a PIP", "an NDA": one of many, in capitals. */
const oneOf = /(?<!\p{L})an? $/iu;
const capitals = /^\p{Lu}{2,5}$/u;

/** "White Star", "Black Mirror": of a name that goes on; "White British" is whoever is both. */
const colour = /^(?:White|Black|Brown)$/u;
const large = /^ (\p{Lu}\p{L}+)/u;

/** "served under Haig in 1917": whom an army of long ago was led by. */
const led = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      served?|fought|fights?|fighting|marched|gedient|diente|gekämpft|kämpfte|servi|servit|combattu|combattit|sirvió
      |luchó|combatió|combatt\p{L}+|gevochten|diende
    )(?= )[^.!?\n]{0,40} (?:under|unter|sous|bajo|sotto|onder) (?:General |Marshal |Admiral |Marschall |Lord )?$
  `,
  'iu',
);
const longAgo = /(?<!\d)1(?:[0-8]\d|9[0-4])\d(?!\d)/u;

const token = /[\p{L}\p{N}-]*$/u;
/** "Pesa" of "M-Pesa": by which money is sent. */
const isPartOfPayment = (text: string, { start, end }: Tagged): boolean => {
  const before = token.exec(textBefore(text, start, 12))?.[0] ?? '';
  const after = /^[\p{L}\p{N}-]*/u.exec(textAfter(text, end, 12))?.[0] ?? '';
  return before + after !== '' && payments.has((before + text.slice(start, end) + after).toLowerCase());
};

/** Whether a name is that of a measure, an office, a program's part or an army's leader. */
export const isCalledAfter = (text: string, span: Tagged): boolean => {
  const { start, end, type } = span;
  const words = text.slice(start, end);
  const before = textBefore(text, start, 90);
  const after = textAfter(text, end, 60);
  if (isScale(words, after) || office.test(words) || isPartOfPayment(text, span)) return true;
  if (component.test(words) && logged.test(before)) return true;
  if (type === 'ORGANIZATION' && capitals.test(words) && oneOf.test(before)) return true;
  return one.test(words) && led.test(before) && longAgo.test(before + after);
};

/** Whether a colour is a part of what is called so, and nobody's descent. */
export const isColourOfName = (text: string, { start, end, type }: Tagged): boolean => {
  const next = large.exec(textAfter(text, end, 32))?.[1];
  return (
    type === 'NRP' &&
    colour.test(text.slice(start, end)) &&
    next !== undefined &&
    !isTerm('NRP', next) &&
    !people.test(next)
  );
};
const people =
  /^(?:British|American|African|Irish|European|Caribbean|Asian|Latin\p{L}*|Hispanic|English|Scottish|Welsh)$/u;
