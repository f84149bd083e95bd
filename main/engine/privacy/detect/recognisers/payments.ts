import type { Candidate } from '../../entities/entity';
import { isGrouped, isOfDigits, isYear, lengthOf } from '../../entities/quantities/money/amounts';
import type { Amount } from '../../entities/quantities/money/read';
import { onward } from '../../entities/quantities/people/onward';
import { relatives } from '../../entities/quantities/people/words';
import { isCity, isCountry, isGivenName, isNickname, names } from '../../lists';
import { and } from '../../lists/conjunctions';
import { declinedName } from '../../lists/declensions';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { matchedLength, textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { isBrand } from '../public/brands';
import { isAnyWord, isStopWordOf } from '../words/vocabulary';

/**
 * Who is paid, and how much, as people tell a bank, an app or a friend: "venmo lucas the 45", "przelej kasi 120", "pásale
 * 350 a nico", "burak'a 250 gönder". A name stands beside a verb of paying and beside its sum, each of which says what
 * the other is.
 */

/** By which one sends money: each is a verb of it as well, and takes a sum with "de". */
const services = oneLine`
  (?:
    venmo|zelle|cash ?app|paypal|revolut|monzo|apple ?pay|google ?pay|g ?pay|interac|e-?transfer|twint|bizum|pix|blik
    |tikkie|satispay|wero|paylib|mb ?way|vipps|mobilepay|paytm|phonepe|m-?pesa|swish
  )(?:'?e?d|e[dnt]?|a[dr]?|uj|iem)?(?: de)?
`;

const name = '\\p{L}[\\p{L}\\p{M}-]{1,14}';
/** What one does with money alone, and with things as well. */
const verbs = {
  /** Before whom, and then the sum. */
  whom: [
    services,
    'pay|paid|repay|reimburse|refund|lend|loan|lent|loaned|owe[sd]?|owing|wire|transfer|send|give|tip|spot',
    'überweise?|schicke?|zahle?|gib|gebe?|leihe?|schulde[tn]?|zurückzahlen|erstatte',
    'rembourse[rsz]?',
    'betaal|stuur|maak|geef|leen',
    'przelej|wyślij|prześlij|oddaj|zapłać|zwróć|pożycz|wpłać',
    'betala|skicka|ge|låna',
  ],
  /** Before the sum, and then whom: with "to" between. */
  sum: [
    services,
    'pay|paid|repay|lend|lent|owe[sd]?|wire|transfer|send|give',
    'überweise?|schicke?|zahle?',
    'vire[rz]?|envoie[sz]?|verse[rz]?|rends|donne[rz]?|prête[rz]?|dois|doit|paie[sz]?',
    '(?:p[aá]sa|m[aá]nda|env[ií]a|haz|p[aá]ga|devu[eé]lve|transfi[eé]re|pr[eé]sta|da|dé|ingr[eé]sa)(?:le|les|me)?(?: un bizum(?: de)?)?|debo|debes?|devolver|pasar|prestar',
    '(?:manda|invia|da|paga|restituisci|presta|ridà|gira|bonifica)(?:gli|le)?|dai|devo|devi|mandare|restituire',
    'stuur|betaal|maak|geef|leen',
    '(?:manda|envia|paga|devolve|transfere|empresta|faz)(?: um)?(?: pix(?: de)?)?|devo|deves?|mandar|transferir',
    'betala|skicka|ge|låna',
  ],
};
const between = oneLine`
  (?: back)?(?: (?:
      the|another|my|her|his|about|around|like|only|just|noch|die|den|mal|bitte|eben|mal eben|noch die|les|encore|nog
      |de|even|even de|nog de|te|jeszcze|de där|mina|bara|los|las|i|gli|os|as|still|ancora|aún|todavía|ainda
    ))?
`;
const to =
  '(?:to|back to|an|à|a|al|a la|alla?|ao|(?:(?:over|terug) )?(?:aan|naar)|pro|pra|para(?: [ao])?|till|åt|au|do|dla)(?: de)?';
/** Before the name of who is paid: an article, whose relative or neighbour it is, a title. */
const whose = '(?:my|our|meine[mr]|unsere[mr]|mijn|min|minha|mojej|mojemu|mi|mon|ma)';
const the = oneLine`
  (?:${whose} \p{L}{3,14} |(?:${whose}|de[mr]|den|o|las?|el|il) )?(?:
    (?:
      mrs?|ms|miss|dr|prof|coach|uncle|aunt|auntie|herrn?|frau|onkel|tante|mme|sra?|don|doña|seu|dona|pan[iu]?|mevrouw
      |meneer|tío|tía|tio|tia|zio|zia
    )\.? {1,2}
  )?
`;
/** Of whom one wants it back. */
const asking = [
  'ask',
  'frage?',
  'demande[rz]? à',
  'p[ií]dele a|p[ií]de a',
  'chiedi a',
  'vraag',
  'pede a[o]?',
  'poproś',
];
const currency =
  '(?: ?(?:[€£$]|euros?|eur|quid|bucks|dollars?|pounds?|zł|złotych|kr|kronor|reais|lire|lira|tl|balles|pavos))?';

const joint = `(?:,|,? (?:${and}|&)) `;
const edge = '(?<![\\p{L}\\p{N}_-])';
const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
/** A sum and whom it goes to, in either order; the next of several stands behind the one before. */
const whom = `${edge}(?:${oneOf(verbs.whom)} |${oneOf(verbs.sum)} ${to} )(?:${the}${name}${between} [\\d.,]{1,9}${currency}${joint})?${the}`;
const sum = `${edge}${oneOf(verbs.sum)}${between} (?:[\\d.,]{1,9}${currency} ${to} ${the}${name}${joint})?`;
/** "Kevin sein Geld zurück: 80" */
const money = oneLine`
  (?: (?:sein|ihr|das|his|her|their|the|zijn|haar|het|son|su|el|il suo|o|seu|jego|jej) (?:
      geld|money|cash|share|argent|dinero|soldi|denaro|dinheiro|kasę|pieniądze|pengar
    ))?(?: (?:back|zurück|terug|tillbaka))?:
`;
const whomBefore = new RegExp(`${whom}(${name})(?:${between}|${money}) $`, 'iu');
/** "ask Luca for the 20 from Friday": what is known to be owed. */
const askedBefore = new RegExp(
  `${edge}${oneOf(asking)} (${name}) (?:for (?:the|my)|nach (?:den|meinen)|les|los|mis|i|miei|om de|os|meus|o te) $`,
  'iu',
);
const sumBefore = new RegExp(`${sum}$`, 'iu');
const toBehind = new RegExp(`^ ${to} ${the}(${name})(?![\\p{L}\\p{M}])`, 'iu');
const turkish = {
  before: new RegExp(`(?<![\\p{L}])(${name})['’]?(?:y?[ae]) $`, 'iu'),
  behind: /^ (?:gönder|yolla|öde|havale|eft|borcum|borçluyum|at(?:ar mısın|tım)?(?= ?(?:$|[.,;!?\n])))/iu,
};
/** What one gives, sends and transfers besides money goes on with its name: "give max 50 more reps". */
const counted =
  /^ (?:more|new|extra|over(?! (?:naar|aan) )|of|out|left|per|is|was|are|des?|di|von|to \d|-|–)(?!\p{L})/iu;
const takenFrom = /^ from(?!\p{L})/iu;

/** "les 38 du resto" */
const goesOn = (rest: string): boolean =>
  onward.test(rest) || /^ (?:du|de la|della|do|da|van de|van het) \p{L}/iu.test(rest);

/** Given names that are a thing, a month or another word beside a number as well. */
const otherwise = new RegExp(
  oneLine`
    ^(?:
      max|min|bill|mark|page|april|june|may|august|jan|art|cash|sum|sam|total|grant|don|orange|sky|free|very|boots|due
      |ser|mes|con|per|die|das|dem|der|den|the|her|his|him|me|us|mir|dir|ihm|mij|hem|haar|mig|mi|mu|jej|in|on|to|as|al
      |un|una|back
    )$
  `,
  'iu',
);
const isRelative = new RegExp(`^(?:${relatives}|mom|mum|dad|mama|papa|oma|opa|mamma|pappa|mamie|papy)$`, 'iu');

/** Whether a word is a given name of the lists, in any case: "kasi" is of Kasia. */
const isName = (word: string): boolean => {
  if (otherwise.test(word)) return false;
  const folded = fold(word);
  return isGivenName(word) || isNickname(folded) || isGivenName(declinedName(folded)?.name ?? '');
};
/** With money alone: "owe tamsin 85", though no list has her. */
const ofMoney = new RegExp(
  `^(?:${services}|repay|reimburse|lend|loan|lent|loaned|owe[sd]?|owing|überweise?|leihe?|schulde[tn]?|rembourse[rsz]?|przelej|pożycz)(?!\\p{L})`,
  'iu',
);
/** Shops, banks, offices and towns are paid as well, and are nobody. */
const isOfWorld = (word: string): boolean =>
  isBrand(word) || isCountry(word) || (isCity(word) && !names.has(fold(word)));
const isPayee = (whole: string, word: string): boolean =>
  isName(word) ||
  (ofMoney.test(whole) &&
    !otherwise.test(word) &&
    word.length > 3 &&
    !isOfWorld(word) &&
    !isAnyWord(word.toLowerCase()));
const isPaid = (match: RegExpExecArray | null): boolean => {
  const [whole = '', word = ''] = match ?? [];
  return word !== '' && (isPayee(whole, word) || isRelative.test(word));
};

/** Longer ones are telephones and accounts, where nothing parts their thousands. */
const longestSum = 7;
const isShort = (amount: Amount): boolean => isGrouped(amount) || lengthOf(amount) <= longestSum;

/** Whether numbers are what somebody is paid. */
export const isPayment = (amounts: readonly Amount[], before: string, rest: string): boolean => {
  if (!amounts.every((amount) => isOfDigits(2)(amount) && isShort(amount)) || counted.test(rest)) return false;
  const isSum = goesOn(rest) && !amounts.some(isYear);
  if (isSum && isPaid(askedBefore.exec(before))) return true;
  if (takenFrom.test(rest)) return false;
  if (sumBefore.test(before) && isPaid(toBehind.exec(rest))) return true;
  if (turkish.behind.test(rest)) return isPaid(turkish.before.exec(before));
  return isSum && isPaid(whomBefore.exec(before));
};

const nextPayee = new RegExp(`^${joint}(?:${to} )?${the}(${name}) $`, 'iu');

/** "120 and my brother 80": whom the sum behind what another one is paid goes to. @param between The two sums. */
export const isPaidNext = (between: string): boolean => isPaid(nextPayee.exec(between));

const figure = `\\d[\\d.,]{1,8}(?<!\\D)${currency}`;
const paidNames = [
  wordPattern(new RegExp(`${whom}(?<who>${name})(?=${between} ${figure}(?<rest>[^\\n]{0,24}))`, 'iu')),
  wordPattern(new RegExp(`${sum}${figure} ${to} (?<who>${name})(?<rest>)(?![\\p{L}\\p{M}])`, 'iu')),
];

/** What stands behind a verb that opens a sentence, and behind no given name: an article, to whom, how much. */
const articles = oneLine`
  der|dem|den|das|die|einen?|eine[rm]?|mir|ihm|ihr|ihnen|uns|mein\p{L}{0,2}|una?|uno|um|uma|il|lo|gli|i|ai|agli|alle
  |allo|aos|às|pr[ao]s|los|las|os|as|o|het|een|hem|haar|mij|les|des|the|my|her|him|them|mi|mu|jej|im
`;
const opening = new RegExp(
  `^${oneOf([...verbs.whom, ...verbs.sum])} (?:(?:${articles}|${to}|de|la|le|el) |\\d[\\d.,]{0,8}${currency} (?:${to}|${articles}|\\p{L}{3,14} (?:al?|alla|ao|à|pr[ao]|para)) )`,
  'iu',
);
/** "Manda la Fabbri": a particle of a name. */
const ofName = /^\p{L}+ (?:de|la|le|el|der|den) (?:[Ll]a )?\p{Lu}/u;
const german = /^(?:schick|zahl|gib|geb|leih|überweis)/iu;
const opens = /(?:^|[.!?…:;\n])[\s"'“„«(¿¡-]{0,3}$/u;

/** "Manda a Chiara 30", "Schick der Leni die 45": whether a word that is a given name elsewhere says at a sentence's start to pay or send. */
export const isPaying = (text: string, start: number): boolean => {
  if (!opens.test(textBefore(text, start, 4))) return false;
  const after = textAfter(text, start, 40);
  return opening.test(after) && (german.test(after) || !ofName.test(after));
};

/** "paypal derek", "Schick der Leni", read as one name: what stands before whom. */
const lead = new RegExp(`^${oneOf(verbs.whom)} ${the}(?=${name}$)`, 'iu');
export const payingLead = (read: string): number => {
  const length = matchedLength(lead, read);
  return length > 0 && isName(read.slice(length)) ? length : 0;
};

/** Whom something is paid, by a given name of the lists in any case. Linear in the text. */
export const payees = (text: string): Candidate[] => {
  const code = language(text) ?? 'en';
  // "le presta 30 € a su jefe": Su is somebody, elsewhere.
  const isOfSentence = (word: string): boolean => word === word.toLowerCase() && isStopWordOf(word, code);
  return paidNames.flatMap((pattern) =>
    pattern.all(text).flatMap(({ 0: whole, index, groups: { who = '', rest = '' } = {} }) => {
      const start = index + whole.lastIndexOf(who);
      return !isOfSentence(who) && isPayee(whole, who) && goesOn(rest) && !counted.test(rest) && !takenFrom.test(rest)
        ? [{ start, end: start + who.length, score: 0.86, reason: 'who is paid' }]
        : [];
    }),
  );
};
