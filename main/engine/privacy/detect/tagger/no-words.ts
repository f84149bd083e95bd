import type { Tagged } from '../../../../../shared/tagger';
import { identitiesOf, phonesOf } from '../../lists/own-numbers';
import { oneLine } from '../../patterns/one-line';
import { matchedLength, textAfter } from '../../text/around';
import { wordSet } from '../../word-set';

/** Words that the trained model reads as somebody: of languages that it was not trained on, of letters' ends, of tables. */

/** "Venlig hilsen Mads": what a letter ends with, before who wrote it. */
const closing = new RegExp(
  oneLine`
    ^(?:
      (?:(?:de |med )?(?:venlig(?:ste?)?|vennlige?|kærlige?|kjærlig|bedste|beste|hjertelige?|varme?|god|mange|mvh) )?
      (?:hilsen(?:er)?|hilsner)(?: fra)?
      |(?:(?:med )?(?:bästa|vänliga?|varma|hjärtliga|kära) )?hälsning(?:ar)?(?: från)?
      |(?:(?:ystävällisin|parhain|lämpimin|sydämellisin) )?terveisin
      |s (?:pozdravem|úctou|(?:přátelským|srdečným) pozdravem)
    )(?:[,:]?[ \n]+|$)
  `,
  'iu',
);
export const closingLength = (words: string): number => matchedLength(closing, words);

/**
 * Danish, Norwegian, Finnish, Czech, Swedish, Ukrainian and Russian: whose, what and how one asks, I am, and the children
 * that one has so many of; with a capital they begin a sentence.
 */
const closed = wordSet(
  `
    vores jeres deres hvem hvilken hvilket hvilke hvorfor hvordan noget nogen våres nokon noen noe
    onko onkohan oletko olenko ovatko voiko voisiko oikein väärin meidän teidän heidän hänen minkä kenen
    vaši vaše vaší vašeho vašemu vaším vašich naši naše naší našeho jejich svůj svou svého jaký jaká jaké proč
    dvě děti dětí двоє троє дітей діти дітям двое трое детей дети детям
    rättvist orättvist rimligt varför vilken vilket vilka deras
  `,
);
/** The same, which with a capital are names and towns as well: Barna, Kona, Olen. */
const closedSmall = wordSet(
  'olen olemme kaksi kolme neljä lasta lapset lapsemme lapseni børn børnene barna kona kone kæreste',
);
/** "Fon 04921 …", "Tlf. 22 …": before a number. */
const numbered = /^(?:Fon|Tel|Tlf|Mob|Mobil|Fax|Hotline|Durchwahl|Kontonr|Bestnr)\.?$/u;
/** "هاتفي 055…", "Puhelimeni on 040…", and whose it is alone. */
const ownNumber = new RegExp(`^(?:${phonesOf}|${identitiesOf}|של(?:י|ו|ה|נו|הם|ך))$`, 'iu');
const ownDigits = /^:?(?: (?:on|هو|هي|است|הוא|היא))?[ \t]{0,3}[+(]?\p{Nd}/u;
const digits = /^[.:]?[ \t]{0,3}[+(]?\d/u;
/** "Summe;;;;": a row of a table and not a name's. */
const rowLabel =
  /^(?:Summe|Zwischensumme|Gesamtsumme|Saldo|Übertrag|Subtotal|Somme|Suma|Somma|Totale|Totaal|Razem|Toplam|Summa)$/iu;
const cellEnd = /^[ \t]{0,3}[;|\t]/u;
/** "Permission denied": what programs answer. */
const answer =
  /^(?:(?:Permission|Access|Authentication) (?:denied|failed|refused)|Connection (?:refused|reset|timed out)|Segmentation fault|Bad (?:request|gateway)|Not found)$/iu;
/** "Lohn Fa.": a firm's sign with no firm behind it. */
const firmSign = /(?:^| )Fa\.?$/u;

export const isNoWordOfNames = (text: string, { start, end }: Pick<Tagged, 'start' | 'end'>): boolean => {
  const words = text.slice(start, end);
  const after = textAfter(text, end, 8);
  return (
    words
      .toLowerCase()
      .split(' ')
      .every((word) => closed.has(word)) ||
    (ownNumber.test(words) && ownDigits.test(after)) ||
    words.split(' ').every((word) => closedSmall.has(word)) ||
    (numbered.test(words) && digits.test(after)) ||
    (rowLabel.test(words) && cellEnd.test(after)) ||
    answer.test(words) ||
    firmSign.test(words)
  );
};
