import { oneLine } from '../../../patterns/one-line';
import { onward } from '../people/onward';
import { hourly, perTime } from './by-time';
import { asked, bought, boughtFor, gained, handled } from './came';
import { cue, moneyWord } from './cues';
import { handed } from './dealings';
import { otherLabels } from './ledger';
import { given, lent, toPay } from './lent';
import { nationAhead } from './nations';
import { type Amount, afterAmount, type Money } from './read';

/** Names of a currency that are a person's, a club's or a thing's too. */

/** Things: "12 Mäuse im Keller", "300 real users", "4 pilas AA". */
const thing =
  /^(?:real|pilas?|contos?|lucas|mangos|boules|mäuse|paus|piek|guineas?|kronen|couronnes|coronas|corone|koron|coroas|colones)$/iu;
/** Of a sentence in German, and no word of a language in which Mark is the next subject. */
const german = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      ich|sie|wir|mir|ihm|ihr|uns|das|dem|eine[nmr]?|und|für|mit|von|nur|noch|etwa|rund|knapp|waren|hatte|hatten|habe
      |haben|damals|früher|im|zum|auf|über|monatlich|jährlich|nicht|kein\p{L}{0,2}|mein\p{L}{0,2}|sein\p{L}{0,2}
      |wurden?|Strafe|Taschengeld
    )(?!\p{L})
  `,
  'u',
);
/** What somebody did with or to a person. */
const met =
  /^ (?:kennengelernt|getroffen|gesehen|besucht|angerufen|geheiratet|verlassen|geholfen|gefragt|geboren|sagt|sagte|meinte|kam|ging|hat|ist|wird|will)(?!\p{L})/iu;
const months = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      in|on|by|month|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|januar|februar|märz|april|mai|juni|juli|august
      |january|february|march|june|july|(?:sept|nov|dez|dec)em(?:ber)|okto?ber|october
    )\.? $
  `,
  'iu',
);
const open = new RegExp(`^(?:\\s*$|[.,;:!?)\\n/](?!\\d)| ?[-–|] ?(?!\\d)| ${afterAmount})`, 'iu');
const ended = /[.!?;\n]/;
/** "tl" in Turkish, where the spoons of a recipe are followed by what they measure. */
const turkish = /[ğış]|(?<!\p{L})(?:ver|al|öde|borc|borç|maa|kira|tuttu|lira|bana|ona|için)\p{L}{0,5}(?!\p{L})/iu;

/** "900 couronnes suédoises", "2000 tschechische Kronen" */
const isOfNation = (text: string, { number }: Amount, end: number, word: string): boolean =>
  nationAhead(text, number.end + 1) !== null || !text.slice(number.end, end).endsWith(word);

const isGap = (text: string, { number }: Amount, end: number, word: string): boolean =>
  /^(?:[ -]|de |d['’])?$/u.test(text.slice(number.end, end - word.length));

/** Whether a money's currency, which `word` names, is another noun where it stands. */
export const isOtherNoun = (text: string, money: Money, word: string, before: string, rest: string): boolean => {
  const [amount] = money.amounts;
  if (amount === undefined) return false;
  const digits = amount.number.end - amount.number.start;
  const isWritten = money.amounts.some(
    ({ scale, format }) => scale > 0 || format.grouping !== '' || format.decimals === 2,
  );
  const clause = before.slice(Math.max(...[...before.matchAll(/[.!?;\n]/g)].map(({ index }) => index + 1), 0));
  const following = rest.slice(0, ended.exec(rest)?.index ?? rest.length);
  const isTold =
    [cue, handled, lent, given, asked, toPay.before, hourly].some((pattern) => pattern.test(before)) ||
    gained.test(rest) ||
    perTime.test(rest) ||
    (boughtFor.test(before) && (bought.test(clause) || bought.test(following))) ||
    (digits > 1 && handed.test(clause));
  const isOpen = open.test(rest);
  if (word === 'tl') {
    if (digits < 2 || isWritten || digits > 2) return digits < 2 && !isWritten;
    return !isOpen && !isTold && !turkish.test(clause + following);
  }
  if (thing.test(word) && !isOfNation(text, amount, money.end, word))
    return (
      !isGap(text, amount, money.end, word) ||
      (!isOpen && !onward.test(rest) && !gained.test(rest) && !perTime.test(rest)) ||
      !(isTold || moneyWord.test(clause) || moneyWord.test(following))
    );
  if (word !== 'Mark') return false;
  const between = text.slice(amount.number.end, money.end - word.length);
  if (/^[ -]?(?:D-|Deutsche?n? |Reichs|Ost|alte |German )$/u.test(between)) return false;
  if (isWritten) return false;
  if (digits < 2 || !/^[ -]?$/u.test(between) || met.test(rest)) return true;
  const isYear = digits === 4 && amount.value.coefficient >= 1900n && amount.value.coefficient < 2100n;
  if (isTold && isOpen && !otherLabels.test(before) && !months.test(before))
    return isYear && !moneyWord.test(following);
  if (gained.test(rest)) return false;
  return isYear || months.test(before) || !german.test(clause + following);
};
