import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';

/** Ages in Danish, Norwegian, Finnish and Czech, beside who says who they are: "jeg hedder Mette, er 44", "je mi 26", "ikää 45". */

/** Says a name, however that is written. */
const naming = oneLine`
  (?:[Jj]eg|[Hh]an|[Hh]un|[Hh]on|[Mm]in|[Mm]it|[Mm]i|[Dd]in) (?:\p{L}{2,12} )?(?:hedder|heter|heiter)|[Nn]avnet er
  |[Nn]imeni on|[Jj]menuj[iu] se
`;
/** Says as often what somebody does and where: only a name has a capital. */
const being = '(?:[Jj]eg|[Hh]an|[Hh]un|[Hh]on) er|[Oo]len|[Jj]sem';
const numbered = '(?!(?:[Nn]ummer|[Nn]r|[Ll]inje|[Nn]umero|[Čč]íslo|[Pp]lads|[Pp]lass|[Rr]um|[Rr]om)(?!\\p{L}))';
const rest = "[\\p{L}'-]{2,16}(?: \\p{Lu}[\\p{L}'-]{1,20})?";
/** Behind a name, with or without a verb. */
const behindName = {
  before: new RegExp(
    `(?<!\\p{L})(?:(?:${naming}) ${numbered}\\p{L}|(?:${being}) ${numbered}\\p{Lu})${rest}(?:,| og| ja| a)? ?(?:(?:er|på|jeg er) )?$`,
    'u',
  ),
  after: /^(?:,(?! ?\d)|[!)]|$|\n| (?:og|men|fra|ja|a|z|ze) (?!\d))/u,
};
/** "Je mi 26", "täytän 40": no noun follows, of which there are so many. */
const reached = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:je|bude|bylo|budou) (?:mi|mu|jí|jim|nám)(?: (?:už|teprve|právě|teď))?
        |(?:täytän|täyttää|täytti)(?: (?:jo|nyt))?
      ) $
    `,
    'iu',
  ),
  after: new RegExp(
    oneLine`
      ^(?:
        $|[.,;:!?)\n](?!\d)
        | (?:
          let|roků|rok|roky|v\.|vuotta|vuosia|a|ale|i|nebo|takže|tak|že|když|jsem|jsi|mám|letos|brzy|zítra|dnes|už|příští
          |v (?:led|únor|březn|dubn|květn|červ|srpn|září|říjn|listopad|prosin|pátek|sobotu|neděli|pondělí|úterý)\p{L}*
          |ja|mutta|tai|joten|niin|kun|eli|pian|huomenna|tänään|tänä|ensi|\p{L}{3,7}kuussa
        )(?!\p{L})
      )
    `,
    'iu',
  ),
};
/** A word that says age, whatever follows. */
const said = {
  before: /(?<!\p{L})(?:ikää|iältäni|iältään)(?: (?:jo|on|nyt))? $/iu,
  after: /^(?![ \d]?(?:%|€|kr|euro|päiv|minuut|tun|kilo))(?:$|[^\d])/iu,
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
  standsIn(reached, left, right) ||
  standsIn(said, left, right) ||
  standsIn(short, left, right);
