import { oneLine } from '../patterns/one-line';
import { wordSet } from '../word-set';

/** What stands beside a name and says that it is another's: an office, a club, a place, a work that bears it. */

/** Before a name they make another one of it: Lake Torres, New Helmond, FC Utrecht. With a capital only. */
const namesThings = wordSet(
  `
    hurricane typhoon cyclone lake mount mt river fort cape port saint santa san santo hotel villa rue via calle rua
    plaza piazza place lago monte río rio puerto château castle camp cafe café new neu neue nueva nuevo nouvelle nova
    nuova old fondation fundación fondazione fundação fundacja stiftelsen musée museo museu institut instituto
    istituto prix premio prêmio prijs nagroda fc ac afc sc sv cf vfb vfl tsv fsv real atlético borussia sporting
    dynamo
  `,
);

/** Who holds one is known to all, and hardly someone of the prompt. */
const offices = wordSet(
  `
    president king queen pope emperor empress tsar sultan prince princess chancellor senator governor congressman
    congresswoman minister duke earl präsident präsidentin könig königin kaiser papst kanzler kanzlerin bundeskanzler
    bundeskanzlerin bundespräsident minister ministerin senatorin président présidente roi reine pape ministre
    sénateur presidente rey reina papa ministro ministra senador senadora re regina imperatore senatore koning
    koningin premier król królowa papież prezydent rei rainha kung drottning påven
  `,
);

/** "Bundesministerin", "Ministerpräsident": German joins them. */
const joinedOffice = /(?:minister|präsident|kanzler|könig)(?:in)?$/u;

export const isOffice = (lower: string): boolean => offices.has(lower) || joinedOffice.test(lower);
export const isPartOfName = (lower: string): boolean => namesThings.has(lower) || isOffice(lower);

const eponyms =
  'theorem|lemma|conjecture|paradox|equation|principle|syndrome|hypothesis|constant|inequality|algorithm|axiom|Satz|Gesetz|Gleichung|Prinzip|Syndrom|Vermutung|Paradoxon';
const methods = oneLine`
  ${eponyms}|method|effect|test|model|index|scale|procedure|law|theory|rule|doctrine|experiment|transform|distribution
  |curve|number|criterion|classification|Verfahren|Methode|Effekt|Modell|Formel
`;

/** Of a name with what follows it: a theorem, a paper with its year, a king's byname. */
const behind = new RegExp(
  oneLine`
    ^(?:
      ['’]s? (?:${eponyms}|law(?! firm))(?!\p{L})| et al(?!\p{L})| of \p{Lu}\p{Ll}| v\.
      | & (?:Partners?|Sons?|Associates|Co|Company|Brothers|Söhne|Cie|Fils|Figli|Hijos)(?!\p{L})| \[\d{1,3}\]
      |, (?:1[89]|20)\d\d[a-z]?\)|,? \((?:1[89]|20)\d\d[a-z]?\)
      |,? \((?:\p{L}{1,4}\. ?|\* ?)?1[0-9]\d\d ?[-–—] ?(?:† ?)?(?:1[0-9]|20)\d\d\)
      |,? (?:the|der|die|le|la|el|il|de) (?:
        Great|Wise|Younger|Elder|Terrible|Conqueror|Bold|Good|First|Second|Third|Große|Weise|Jüngere|Ältere|Erste
        |Zweite|Dritte|Grand|Sage|Jeune|Premier|Grande|Sabio|Magno|Magnifico|Primero|Primo
      )(?!\p{L})
    )
  `,
  'u',
);
const behindThe = new RegExp(`^[ -](?:${methods})(?!\\p{L})`, 'u');
const beforeOf = new RegExp(
  oneLine`
    (?:
      teorema|théorème|ley|loi|legge|método|méthode|metodo|principio|principe|síndrome|syndrome|sindrome|efecto|effet
      |effetto|ecuación|équation|equazione|Satz|Gesetz|Theorem|theorem|law|paradox|stelling|wet|twierdzenie
    ) (?:de |di |von |of |van )$
  `,
  'u',
);
/** "the Book of Daniel", "St. Daniel's Church", "the University of Utrecht". */
const beforeAnother = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      Ste?\.|Skt\.
      |(?:
        Book|Gospel|Epistle|Prophet|Feast|University|Battle|Treaty|Siege|Duke|Duchess|Earl|Count|Bishop|Archbishop
        |Congress|Council|Kingdom
      ) of|(?:Universität|Schlacht|Bischof|Herzog|Vertrag|Frieden) (?:von|bei|zu)
      |(?:
        [Uu]niversité|[Bb]ataille|[Tt]raité|[Uu]niversidad|[Bb]atalla|[Tt]ratado|[Uu]niversità|[Bb]attaglia
        |[Tt]rattato
      ) (?:de|di)| v\.
    ) $
  `,
  'u',
);
const afterThe = /(?:^|[^\p{L}])(?:[Tt]he|[Dd](?:as|er|ie|em|en)|[Ll][ae]) $/u;

/** Characters behind a name by which it is known. */
export const companyReach = 32;

/**
 * Whether a name is that of a law, a paper or a king by what stands around it. Null where that is not known yet.
 * @param after What stands behind it; all there is, or at least `companyReach` characters, where `complete`.
 */
export const bearsAnother = (before: string, after: string, complete: boolean): boolean | null => {
  if (beforeOf.test(before) || beforeAnother.test(before)) return true;
  if (
    !complete &&
    (after === '' ||
      /^(?:['’]s?|,)?[ -]?(?:\([^()]{0,20}|\d{1,4}[a-z]?|\[\d{0,3}|& ?\p{L}{0,12}|\p{L}{0,14}(?: \p{L}{0,12})?)?$/u.test(
        after,
      ))
  )
    return null;
  return behind.test(after) || (afterThe.test(before) && behindThe.test(after));
};
