import { isGivenName } from '../../../lists';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { anyCase, myself, years } from '../people/words';

/** Ages of whoever says in a few words who they are: "19 ans, 1m63, 47 kg", "About me: Soraya, 36, 5'9\"", "jag är 23 pluggar". */

const sex =
  'man|woman|male|female|mann|frau|männlich|weiblich|homme|femme|hombre|mujer|varón|uomo|donna|vrouw|kobieta|mężczyzna|homem|mulher|kvinna|erkek|kadın';
const unit = `[ '’]?(?:${years})(?:(?<=\\.)|(?!\\p{L}))`;
const measure = `(?:\\d'\\d|\\d ?ft(?!\\p{L})|1 ?[.,m] ?\\d\\d(?!\\d)|1\\d\\d ?cm|\\d{2,3}(?:[.,]\\d)? ?(?:kg|kilos?|lbs?|stone)(?!\\p{L}))`;

/** Years that a line or a sentence begins with, or that follow the sex, and a body's measure or the sex behind them. */
const first = {
  before: new RegExp(`(?:^|[\\n.!?:–-] ?|(?:^|[\\n.!?:(] ?)(?:${anyCase(sex)}), ?)$`, 'u'),
  after: new RegExp(`^${unit},? ?(?:${measure}|(?:${anyCase(sex)})(?!\\p{L}))`, 'iu'),
  behindSex: new RegExp(`^${unit}(?:,|[:;.] )`, 'iu'),
  sexBefore: new RegExp(`(?:^|[\\n.!?:(,] ?)(?:${anyCase(sex)}), ?$`, 'u'),
};

const oneself = oneLine`
  [Ii](?:['’]?m| am)|[Mm]y name is|[Mm]e|[Aa]bout me|[Ii]ch (?:bin|heiße)|[Jj]e (?:suis|m['’]appelle)|[Ss]oy
  |[Mm]e llamo|[Ss]ono|[Mm]i chiamo|[Ii]k (?:ben|heet)|[Jj]estem|[Nn]azywam się|(?:[Ee]u )?[Ss]ou|[Mm]e chamo
  |[Jj]ag (?:är|heter)
`;
/** "I'm Ezekiel Tran, barista turned coder, 24, Winnipeg" */
const named = {
  before: new RegExp(
    `(?<!\\p{L})(?:${oneself}):? (\\p{Lu}[\\p{L}'’-]{1,20})(?: \\p{Lu}[\\p{L}'’-]{1,20}){0,2}(?:, [\\p{Ll}][\\p{L} '’-]{2,30})?, $`,
    'u',
  ),
  after: new RegExp(`^(?:, (?:\\p{Lu}[\\p{L}-]{2,20}(?=[.,;!?\\n]|$)|${measure}|\\p{Ll}{3,})|[.!?\\n]|$)`, 'u'),
};

/** "ik (31, basisschooljuf, …)" */
const bracket = {
  before: new RegExp(`(?<!\\p{L})(?:${myself}|I|[Mm]yself|[Bb]en) \\($`, 'u'),
  after: /^, \p{L}{3,}/u,
};

/** "jag är 23 pluggar": no mark before what one does. */
const doing = {
  before: /(?<!\p{L})(?:i['’]?m|i am|ich bin|ik ben|jag är|jestem|ben) $/iu,
  after: new RegExp(
    oneLine`
      ^ (?:
        (?:currently |just |still )?(?:studying|working|living|unemployed|single|married|self employed)|studiere
        |arbeite|wohne|mache|lebe|studeer|werk|woon|pluggar|studerar|jobbar|arbetar|bor|studiuję|pracuję|mieszkam
      )(?!\p{L})
    `,
    'iu',
  ),
};

/** "Opa Ewald, 91 geworden" */
const become = /^ (?:geworden|geword(?:en)?)(?!\p{L})/u;
const somebodyBefore =
  /(?<![\p{L}'-])(\p{Lu}[\p{L}'-]{1,20})(?: \p{Lu}[\p{L}'-]{1,20})?, (?:jetzt |heute |gerade |stolze )?$/u;

/** Why such a number is an age; null where it is none. */
export const ofOneself = (left: string, right: string, digits: string): string | null => {
  if (digits.length !== 2) return null;
  if (standsIn(first, left, right)) return 'years of a person';
  if (first.behindSex.test(right) && first.sexBefore.test(left)) return 'after the sex';
  if (named.after.test(right) && isGivenName(named.before.exec(left)?.[1] ?? '')) return 'after a name';
  if (standsIn(bracket, left, right)) return 'said of a person';
  if (standsIn(doing, left, right)) return 'said of a person';
  return become.test(right) && isGivenName(somebodyBefore.exec(left)?.[1] ?? '') ? 'said of a person' : null;
};
