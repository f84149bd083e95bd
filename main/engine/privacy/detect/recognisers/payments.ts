import type { Candidate } from '../../entities/entity';
import { isOfDigits, isYear } from '../../entities/quantities/money/amounts';
import type { Amount } from '../../entities/quantities/money/read';
import { onward } from '../../entities/quantities/people/onward';
import { relatives } from '../../entities/quantities/people/words';
import { isGivenName, isNickname } from '../../lists';
import { declinedName } from '../../lists/declensions';
import { wordPattern } from '../../patterns/word-starts';
import { matchedLength } from '../../text/around';
import { fold } from '../../text/fold';
import { isAnyWord } from '../words/vocabulary';

/**
 * Who is paid, and how much, as people tell a bank, an app or a friend: "venmo lucas the 45", "przelej kasi 120", "pásale
 * 350 a nico", "burak'a 250 gönder". A name stands beside a verb of paying and beside its sum, each of which says what
 * the other is.
 */

const name = '\\p{L}[\\p{L}\\p{M}-]{1,14}';
/** What one does with money alone, and with things as well. */
const verbs = {
  /** Before whom, and then the sum. */
  whom: [
    'venmo|zelle|cash ?app|paypal|pay|paid|repay|reimburse|refund|lend|loan|lent|loaned|owe[sd]?|owing|wire|transfer|send|give|tip|spot',
    'überweise?|schicke?|zahle?|gib|gebe?|leihe?|schulde[tn]?|paypale?|zurückzahlen|erstatte',
    'rembourse[rsz]?',
    'betaal|stuur|maak|geef|leen|tikkie',
    'przelej|wyślij|prześlij|oddaj|zapłać|zwróć|pożycz|wpłać|blikuj',
    'swisha|betala|skicka|ge|låna',
  ],
  /** Before the sum, and then whom: with "to" between. */
  sum: [
    'venmo|zelle|cash ?app|paypal|pay|paid|repay|lend|lent|owe[sd]?|wire|transfer|send|give',
    'überweise?|schicke?|zahle?',
    'vire[rz]?|envoie[sz]?|verse[rz]?|rends|donne[rz]?|prête[rz]?|dois|doit|paie[sz]?',
    '(?:p[aá]sa|m[aá]nda|env[ií]a|haz|p[aá]ga|devu[eé]lve|transfi[eé]re|pr[eé]sta|da|dé|ingr[eé]sa)(?:le|les|me)?(?: un bizum(?: de)?)?|bizum(?: de)?|debo|debes?|devolver|pasar|prestar',
    '(?:manda|invia|da|paga|restituisci|presta|ridà|gira|bonifica)(?:gli|le)?|dai|devo|devi|mandare|restituire',
    'stuur|betaal|maak|geef|leen',
    '(?:manda|envia|paga|devolve|transfere|empresta|faz)(?: um)?(?: pix(?: de)?)?|pix de|devo|deves?|mandar|transferir',
    'swisha|betala|skicka|ge|låna',
  ],
};
const between =
  '(?: back)?(?: (?:the|another|my|her|his|about|around|like|only|just|noch|die|den|mal|bitte|eben|mal eben|noch die|les|encore|nog|de|even|even de|nog de|te|jeszcze|de där|mina|bara|still|ancora|aún|todavía|ainda))?';
const to = '(?:to|back to|an|à|a|al|alla?|ao|aan|pra|para|till|au)';
const currency =
  '(?: ?(?:[€£$]|euros?|eur|quid|bucks|dollars?|pounds?|zł|złotych|kr|kronor|reais|lire|lira|tl|balles|pavos))?';

const and = '(?:,|,? (?:and|und|et|y|e|en|i|och|&)) ';
const verb = (words: readonly string[]): string => `(?<![\\p{L}\\p{N}_-])(?:${words.join('|')})`;
/** A sum and whom it goes to, in either order; the next of several stands behind the one before. */
const whom = `${verb(verbs.whom)} (?:${name}${between} [\\d.,]{1,9}${currency}${and})?`;
const sum = `${verb(verbs.sum)}${between} (?:[\\d.,]{1,9}${currency} ${to} ${name}${and})?`;
const whomBefore = new RegExp(`${whom}(${name})${between} $`, 'iu');
const sumBefore = new RegExp(`${sum}$`, 'iu');
const toBehind = new RegExp(`^ ${to} (${name})(?![\\p{L}\\p{M}])`, 'iu');
const turkish = {
  before: new RegExp(`(?<![\\p{L}])(${name})['’]?(?:y?[ae]) $`, 'iu'),
  behind: /^ (?:gönder|yolla|öde|havale|eft|borcum|borçluyum|at(?:ar mısın|tım)?(?= ?(?:$|[.,;!?\n])))/iu,
};
/** What one gives, sends and transfers besides money goes on with its name: "give max 50 more reps". */
const counted = /^ (?:more|new|extra|over|of|out|left|per|is|was|are|des?|di|von|from|to \d|-|–)(?!\p{L})/iu;

/** "les 38 du resto" */
const goesOn = (rest: string): boolean =>
  onward.test(rest) || /^ (?:du|de la|della|do|da|van de|van het) \p{L}/iu.test(rest);

/** Given names that are a thing, a month or another word beside a number as well. */
const otherwise =
  /^(?:max|min|bill|mark|page|april|june|may|august|jan|art|cash|sum|sam|total|grant|don|due|ser|mes|con|per|die|das|dem|der|den|the|her|his|him|me|us|mir|dir|ihm|mij|hem|haar|mig|mi|mu|jej|in|on|to|as|al|un|una|back)$/iu;
const isRelative = new RegExp(`^(?:${relatives}|mom|mum|dad|mama|papa|oma|opa|mamma|pappa|mamie|papy)$`, 'iu');

/** Whether a word is a given name of the lists, in any case: "kasi" is of Kasia. */
const isName = (word: string): boolean => {
  if (otherwise.test(word)) return false;
  const folded = fold(word);
  return isGivenName(word) || isNickname(folded) || isGivenName(declinedName(folded)?.name ?? '');
};
/** With money alone: "owe tamsin 85", though no list has her. */
const ofMoney =
  /^(?:venmo|zelle|cash ?app|paypale?|repay|reimburse|lend|loan|lent|loaned|owe[sd]?|owing|überweise?|leihe?|schulde[tn]?|rembourse[rsz]?|tikkie|przelej|pożycz|swisha)(?!\p{L})/iu;
const isPayee = (whole: string, word: string): boolean =>
  isName(word) || (ofMoney.test(whole) && !otherwise.test(word) && word.length > 3 && !isAnyWord(word.toLowerCase()));
const isPaid = (match: RegExpExecArray | null): boolean => {
  const [whole = '', word = ''] = match ?? [];
  return word !== '' && (isPayee(whole, word) || isRelative.test(word));
};

/** Whether numbers are what somebody is paid. */
export const isPayment = (amounts: readonly Amount[], before: string, rest: string): boolean => {
  if (!amounts.every(isOfDigits(2)) || counted.test(rest)) return false;
  if (sumBefore.test(before) && isPaid(toBehind.exec(rest))) return true;
  if (turkish.behind.test(rest)) return isPaid(turkish.before.exec(before));
  return goesOn(rest) && !amounts.some(isYear) && isPaid(whomBefore.exec(before));
};

const figure = `\\d[\\d.,]{1,8}(?<!\\D)${currency}`;
const paidNames = [
  wordPattern(new RegExp(`${whom}(?<who>${name})(?=${between} ${figure}(?<rest>[^\\n]{0,24}))`, 'iu')),
  wordPattern(new RegExp(`${sum}${figure} ${to} (?<who>${name})(?<rest>)(?![\\p{L}\\p{M}])`, 'iu')),
];

/** "paypal derek", read as one name: what stands before whom. */
const lead = new RegExp(`^(?:${verbs.whom.join('|')}) (?=${name}$)`, 'iu');
export const payingLead = (read: string): number => {
  const length = matchedLength(lead, read);
  return length > 0 && isName(read.slice(length)) ? length : 0;
};

/** Whom something is paid, by a given name of the lists in any case. Linear in the text. */
export const payees = (text: string): Candidate[] =>
  paidNames.flatMap((pattern) =>
    pattern.all(text).flatMap(({ 0: whole, index, groups: { who = '', rest = '' } = {} }) => {
      const start = index + whole.lastIndexOf(who);
      return isPayee(whole, who) && goesOn(rest) && !counted.test(rest)
        ? [{ start, end: start + who.length, score: 0.86, reason: 'who is paid' }]
        : [];
    }),
  );
