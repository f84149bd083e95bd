import type { Recogniser } from '../../entities/entity';
import { oneLine } from '../../patterns/one-line';
import { textAfter } from '../../text/around';
import { digitsOf, isDate } from './context';

/** What was paid, and to whom: "350 kr till", "R$ 300 a", "$900 to". */
const paid = oneLine`
  (?:
    (?:
      [€$£₹₺₽¥]|kr\.?|zł|zl|z[łl]otych|eur|euros?|usd|gbp|chf|sek|nok|dkk|pln|tl|lira|dollars?|pounds?|quid|bucks
      |kronor|spänn|balles|pavos|pesos|reais|mangos|franken|francs|franchi
    )|(?:R\$|[€$£]) ?\d[\d.,]{0,12}
  ) (?:direkt |direct |back |zurück )?(?:to|till|til|à|au|a|al|ao|naar|aan|op|an|auf|do|na|para|pro|su|sur) (?:
    (?:account|konto|no\.?|nr\.?) )?
`;
/** Digits in groups or in one piece, as an account or a phone has them. */
const number = '\\d(?:[ ./-]?\\d){6,25}';
const pattern = new RegExp(`(?<=(?<!\\p{L})${paid})${number}(?![\\p{L}\\p{N}_%]|[.,:/-]\\d)`, 'giu');

/** An amount again: round, or parted by threes with a dot. */
const isAmount = /000$|^\d{1,3}(?:\.\d{3})+$/;
/** What is counted or is the money of stands behind it. */
const counted =
  /^ ?(?:[€$£%]|(?:kr|eur|euros?|usd|gbp|chf|sek|pln|zł|dollars?|pounds?|people|persons?|users|Menschen|Personen)(?!\p{L}))/iu;

/** The number that an amount goes to: an account or a phone, whatever its form. */
export const recognisePayee: Recogniser = ({ text }) =>
  [...text.matchAll(pattern)].flatMap(({ 0: value, index: start }) => {
    const end = start + value.length;
    return digitsOf(value).length < 7 || isDate(value) || isAmount.test(value) || counted.test(textAfter(text, end, 12))
      ? []
      : [{ start, end, score: 0.7, reason: 'to whom an amount goes' }];
  });
