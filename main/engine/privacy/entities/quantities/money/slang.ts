import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { matched } from '../../../text/around';
import { onward } from '../people/onward';
import { isOfDigits } from './amounts';
import { gained } from './came';
import { handed, turkish } from './dealings';
import { lentBehind } from './lent';
import type { Amount } from './read';

/** "80 Tacken", "2000 paus", "20 lax": other words for money, behind a number that a verb of paying goes before. */

const words = [
  'smackers|squid|nicker|bob|large|clams|kuai',
  'tacken|ocken|piepen|flocken|kröten|öcken|mücken|steine|schleifen|knaken|lappen|scheine|mille',
  'balles|boules|briques|plaques|barres',
  'pavos|napos|lucas|mangos|palos|varos|duros|talegos',
  'sacchi|sacco|cucuzze|testone|testoni|verdoni|bigliettoni',
  'ekkies|piek|ballen|euri|meier|meiers|meijer|meijers|rug|ruggen|rooien|joet|doezoe|doezoes|barkie|barkies|snippen',
  'bagis|tysi|koła|koło|kafli|kafle|kafel|baniek|bańki|dych|dychy|dychę|dyszki|stów|stówy|stówę|stówki|patyków|patyki|tysiaki|tysiaków',
  'paus|pilas?|pila|contos|euricos|onças',
  'lax|laxar|lök|spänn|pix|papp|tusing|kosing|laks|lapper|tusser|plovmænd',
  'papel|kağıt|papeli',
].join('|');
/** "5 och en halv lax", "dwa i pół koła": a half of it before its word. */
const half = '(?: (?:och en halv|i pół|and a half|y medio|e mezzo|en een half|½))?';
const slang = new RegExp(`^${half} (?:${words})(?!\\p{L})`, 'iu');

/** One does this with other things too: two digits. */
const loosely = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      hab|habe|hat|haben|har|ho|ha|j['’]ai|ai|mam|ma|tengo|tenho|heb|heeft|przegrał\p{L}{1,2}|wygrał\p{L}{1,2}|skyldig
      |lost|won|blew|owe[sd]?
    )(?:[ ,]+[\p{L}'’-]{1,14}){0,3} $
  `,
  'iu',
);
/** One does this with money alone: one digit, of notes and of thousands. */
const paying = [
  'owe[sd]?|owing|lend|lent|loaned|borrow(?:s|ed)?|paid|pays?|costs?|charged|earn(?:s|ed)?|quoted',
  'schulde[nt]?|schuldig|leihe|lieh|(?:be)?zahl(?:e|t|en|te|ten)|kostet[en]?|kostete|verdien(?:e|t|te)',
  'prêt(?:e|é)|emprunté|pay(?:e|é|er)|paie|coût(?:e|é|ait)|gagn(?:e|é)',
  'adeudo|prest(?:é|ó|ado)|pag(?:o|a|ué|ó|ado|ar)|cuesta|costó|cobr(?:o|a|é|ó)|gan(?:o|a)',
  'prestat[oi]|pag(?:o|a|ato|are)|cost(?:a|at[oa])|guadagn(?:o|a|ato)',
  'leen(?:t|de)|geleend|betaal(?:t|de|d)|kost(?:te|en)?|verdien(?:t|de)?',
  'wisz[ęą]|wisi(?:sz)?|pożycz\\p{L}{1,4}|(?:za)?płac\\p{L}{1,6}|kosztow\\p{L}{1,4}|kosztuj[eą]|zar[ao]bi\\p{L}{1,4}|oddał\\p{L}{0,3}|wydał\\p{L}{1,2}',
  'emprest(?:ei|ou)|pag(?:uei|ou)|cust(?:a|ou)|ganh(?:o|a)',
  'skyldig|skyld(?:er|te)|lån(?:ar|ade|te|er|at)|betal(?:ar|ade|er|te|t|at)|kosta(?:r|de)|koste(?:r|t|de)|tjän(?:ar|ade)|tjener',
].join('|');
/** What is owed stands right behind: "deve portare tre sacchi" is a task. */
const owing = `(?:dev(?:o|e|ono)|deb(?:o|e|en|ía)|doi[st]|doivent)(?: (?:${hedges('about', 'only', 'now')}))?`;
const paid = new RegExp(`(?<!\\p{L})(?:(?:${paying})(?:[ ,]+[\\p{L}'’-]{1,14}){0,3}|${owing}) $`, 'iu');

/** How far the word for money goes behind a number that it counts; 0 where nothing says that it does. */
export const slangLength = (amounts: readonly Amount[], left: string, rest: string): number => {
  const word = matched(slang, rest);
  const behind = rest.slice(word.length);
  if (word === '') return 0;
  if (gained.test(behind) || lentBehind.test(behind) || turkish.verb.test(behind)) return word.length;
  const isOpen = onward.test(behind);
  const isSum =
    (isOpen && paid.test(left)) ||
    (amounts.every(isOfDigits(2)) && ((isOpen && loosely.test(left)) || handed.test(left)));
  return isSum ? word.length : 0;
};
