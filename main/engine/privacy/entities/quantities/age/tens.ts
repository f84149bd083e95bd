import { oneLine } from '../../../patterns/one-line';
import { persons } from '../people/words';

/** The tens of an age: as a number, as a word for them, and as one for who is of such an age. */

export const inTens = 'the tens of an age';
/** The tens of an age in other words: "early thirties", "la cinquantaine", "in ihren Vierzigern", "sulla sessantina". */
const tens = {
  /** Said of nobody else than a person. */
  sure: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:my|his|her|their|your|our) (?:(?:early|mid|late|middle|upper|low|high)[ -]?(?:to[ -](?:mid|late)[ -])?)?
        |(?:man|woman|guy|lady|bloke|patient|person|someone|male|female|couple|gentleman) in (?:
          the |their |his |her )?(?:early |mid |late )?(?:early-|mid-|late-)?|d['’]une (?:petite |bonne )?
        |(?:
          a|as|ai|ont|avait|avoir|ayant|dans|approch\p{L}{1,3}|frôl\p{L}{1,3}|passé|passer|passe|dépass\p{L}{1,2}
          |atteint|vers
        ) (?:déjà )?(?:la|sa|ma|leur) (?:petite |belle |bonne |jeune )?
        |in (?:ihren|seinen|meinen|unseren|den (?:frühen|späten)) |(?:Anfang|Mitte|Ende|hoch|gut|weit) in den |sulla |oltre la |verso la |po |około |
        (?:pasad|pasand|entrad|ronda|rondand|bien entrad)\p{L}{0,2} (?:en )?la )$
    `,
    'iu',
  ),
  /** Of a century too: somebody stands before it. */
  behind: /^s (?:woman|man|guy|lady|male|female|bloke|mother|father|couple|patient|gentleman)(?!\p{L})/iu,
  /** A Polish bus has such a number as well. */
  polish: {
    before: new RegExp(
      oneLine`
        (?<!\p{L})
        (?:stukn|strzel|pukn|min[ię]|zbliża|dobieg|dobij|skończ|obchodz|przekrocz|przed|grubo po|jestem|jest już)\p{L}{0,6}
        (?: (?:mi|jej|mu|nam|im|się|do|już|właśnie|niedługo|niedawno|po)){0,3} $
      `,
      'iu',
    ),
    behind: /^s (?:mi|jej|mu|nam|im) (?:stukn|strzel|min)/iu,
  },
  bare: /(?<!the |\p{L})(?:early|mid|late|middle|upper)[ -](?:to[ -](?:mid|late)[ -])?$/iu,
};
const somebody = new RegExp(
  `(?<!\\p{L})(?:i|i['’]m|im|we|s?he|(?:s?he|they)['’](?:s|re)|they|who|who['’]s|someone|guy|dude|bloke|${persons})(?!\\p{L})`,
  'iu',
);

/** "40-something", and none of an audience: "30-somethings". */
const something = /^[- ]?something(?!\p{L})/iu;

/** Why a number, or what stands for a word, says the tens of an age; null where it does not. */
export const asTens = (left: string, right: string, digits: string): string | null => {
  if (!/^[2-9]0$/.test(digits)) return null;
  if (something.test(right)) return 'said of a person';
  // Who is called by the tens: "una cuarentona".
  if (/^S(?!\p{L})/u.test(right)) return inTens;
  if (!/^s(?!\p{L})/u.test(right)) return null;
  if (tens.polish.before.test(left) || tens.polish.behind.test(right)) return inTens;
  const isTens = tens.sure.test(left) || (tens.bare.test(left) && (somebody.test(left) || tens.behind.test(right)));
  return isTens && !/^s (?:d['’](?!année)|d[ei] )/u.test(right) ? inTens : null;
};
