import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';

/** Ages in Danish, Norwegian, Finnish and Czech, beside who says who they are: "jeg hedder Mette, er 44", "je mi 26", "ikää 45". */

const named = oneLine`
  (?:jeg|han|hun|hon|min|mit|mi|din) (?:\p{L}{2,12} )?(?:hedder|heter|heiter|er)|[Nn]avnet er|[Oo]len|[Nn]imeni on
  |[Jj]menuj[iu] se|[Jj]sem
`;
/** Behind a name or a relative, with or without a verb. */
const behindName = {
  before: new RegExp(
    `(?:^|[^\\p{L}])(?:${named}) \\p{L}[\\p{L}'-]{2,16}(?: \\p{Lu}[\\p{L}'-]{1,20})?(?:,| og| ja| a)? ?(?:(?:er|på|jeg er) )?$`,
    'iu',
  ),
  after: /^(?:,(?! ?\d)|[!)]|$|\n| (?:og|men|fra|ja|a|z|ze) (?!\d))/u,
};
/** A word that says age, whatever follows. */
const said = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:je|bude|bylo|budou) (?:mi|mu|jí|jim|nám)(?: (?:už|teprve|právě|teď))?
        |(?:ikää|iältäni|iältään|täytän|täyttää|täytti)(?: (?:jo|on|nyt))?
      ) $
    `,
    'iu',
  ),
  after: /^(?![ \d]?(?:%|€|kč|kr|dní|minut|hodin|euro))(?:$|[^\d])/iu,
};
/** "kuopus 8 kk", "poika 5 v": short for months and years, of a child. */
const short = {
  before:
    /(?<!\p{L})(?:kuopus|esikoinen|keskimmäinen|vauva|poika|tyttö|tytär|lapsi|taapero)(?:mme|ni|nsa)?(?: on)?,? (?:\d{1,2} ?(?:v|kk) ja )?$/iu,
  after: /^ ?(?:v|kk)(?!\p{L})/iu,
};

/** Whether a number is an age by such a phrase. */
export const isNordicAge = (left: string, right: string, digits: string): boolean =>
  (digits.length === 2 && standsIn(behindName, left, right)) ||
  standsIn(said, left, right) ||
  standsIn(short, left, right);
