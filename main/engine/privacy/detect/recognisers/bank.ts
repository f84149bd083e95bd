import { isCzechAccount } from '../../entities/bank/czech';
import type { Candidate, Recogniser } from '../../entities/entity';
import { toTen, weightedSum } from '../../entities/formats/checks';
import { edgeLast } from '../../patterns/edge-last';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { textAfter, textBefore } from '../../text/around';
import { digitsOf, isDate } from './context';
import { type Labelled, labelled } from './labelled';
import { accountNames } from './labels/money';
import { cuesOf } from './labels/words';
import { spelledAfter } from './spelled';

/** Hungary's groups; digits in one piece, or in groups. */
const account = '[0-9]{8}(?:-[0-9]{8}){1,2}|[0-9]{6,26}(?:[-/][0-9]{1,6}){0,2}|[0-9]{1,5}(?:[ .\\-/][0-9]{1,11}){1,7}';

const isAccount = (value: string): boolean => {
  const { length } = digitsOf(value);
  return length >= 5 && length <= 26 && !isDate(value);
};

const accountCues: Labelled = {
  keys: ['account', 'acct', 'acc no', 'compte', 'cuenta', 'conto', 'rekening', 'rachunek', 'conta'],
  cues: [
    ...cuesOf(accountNames),
    'номер сч[её]та|расч[её]тный сч[её]т|р/с|bankszámla(?:szám(?:om|a|unk)?)?|számlaszám(?:om|a|unk)?',
    'č(?:íslo|\\.) ?ú(?:č(?:tu|\\.)?|\\.)|úč(?:et|tu|te|tom)|kontonr|tilinumero|λογαριασμός|αριθμός λογαριασμού',
    'cont(?:ul)? bancar|broj računa|žiro račun|tekući račun|номер рахунку|банкова сметка|số tài khoản|stk(?= ?:)',
    '계좌번호|계좌|(?:국민|신한|우리|하나|기업|농협|씨티|부산|대구|광주|전북|경남|수협|제일)은행|(?:신한|국민|우리|하나|기업|카카오|토스|케이)(?= ?[0-9]{3,6}-[0-9]{2,6}-[0-9]{4,8})|농협|신협|카카오뱅크|토스뱅크|케이뱅크',
  ],
  value: account,
  isValue: isAccount,
};

/** "Account 83310942": without a word for number only as many digits as accounts have. */
const bareAccount: Labelled = {
  keys: ['compte', 'conto', 'cuenta'],
  cues: [
    'compte|cuenta|conta|conto|rekening',
    '(?<!(?:customer|user|member|client|utility|email|gmail|twitter|patient|store|loyalty|into|on) )account',
    '(?<=ag(?:[eê]ncia)?[.:]?[ :]{1,2}[0-9]{3,5}(?:-[0-9Xx])?[ ,;/|-]{1,4}(?:e )?)c/?[cp]',
    // Britain's have eight digits.
    "acc(?:['’]?t)?(?=[ :]{1,3}[0-9]{8}(?![0-9]))",
  ],
  value: '(?!(?:19|20)[0-9]{2}-)[0-9]{4,8}-[0-9Xx](?![0-9])|[0-9]{8,12}|[0-9]{3,4}(?: [0-9]{3,4}){2}|[0-9]{4} [0-9]{4}',
};

/** Articles, possessives and prepositions: the word behind them is a noun, "na conta". Behind any other it may be a verb. */
const beforeNoun = new RegExp(
  oneLine`
    ^(?:
      o|a|as|os|à|ao|na|nas|no|da|das|do|de|em|com|para|pra|pela|uma|numa|duma|minha|tua|sua|nossa|outra|nova|esta
      |essa|mesma|e|ou|il|lo|la|le|un|una|uno|al|allo|sul|del|dal|nel|mio|tuo|suo|nostro|loro|el|mi|tu|su|nuestra
      |nueva|otra|esta|esa|en|con|por|y|o|mon|ton|son|notre|votre|leur|ce|au|du|sur|nouveau|autre|par|et|ou|banco
      |banca|banque|bank|agência|agencia|agence|cliente|client|número|numero|numéro|iban|poupança|corrente
    )$
  `,
  'iu',
);
/** "La ville compte", "o país conta", at the end of what stands before. */
const counting = /(?:^|[^\p{L}])(\p{L}+),? (?:conta|compte|cuenta con|conto)[ \t]+$/iu;
/** "habitants", "abitanti", "di abitanti": what is counted, in the plural. */
const counted = /^ (?:d[ei] |d['’])?\p{Ll}{3,}[sie](?!\p{L})/u;
/** "La ville compte 12174880 habitants": no account, for all that the verb is one's name too. */
export const isCount = (text: string, { start, end }: { readonly start: number; readonly end: number }): boolean => {
  if (!counted.test(textAfter(text, end, 24))) return false;
  const subject = counting.exec(textBefore(text, start))?.[1];
  return subject !== undefined && /^\p{Ll}|^\p{Lu}\p{Ll}+$/u.test(subject) && !beforeNoun.test(subject);
};

/** What one has at a bank, and no word for account: as many digits in one piece as no sum has. */
const kinds: Labelled = {
  cues: [
    'savings|checking|chequing',
    'livret(?: a| bleu| jeune)?|(?:spaar|betaal|giro)rekening|libretto(?: di risparmio)?|(?:caja|libreta) de ahorros?|poupança',
  ],
  value: '0[0-9]{7,16}|[0-9]{9,17}',
};

/** "pay into Zenith 2004471187", "transfer it to Access Bank …": verb, object, name and number. */
const paidInto = wordPattern(
  new RegExp(
    oneLine`
      (?<![\p{L}\p{N}])(
        pay|paid|deposit(?:ed)?|transfer(?:red)?|send|sent|wired?|credit(?:ed)?|einzahlen|überweisen|virer|transferir
        |bonificare|overmaken|przelać
      )((?: [\p{L}\d£$€₦.,]{1,12}){0,3} (?:into|to)| (?:bei|auf|an|sur|à|a|para|su|naar|na)) (?:
        the |my |his |her |our |their )?
      (\p{Lu}[\p{L}&’'-]{1,20}(?: \p{Lu}[\p{L}&’'-]{1,20}){0,2}(?: (?:[Bb]ank|acc(?:oun)?t))?)[ \t:,]{1,2}
      (?:acc(?:oun)?t\.? |no\.? )?([0-9]{8,16})(?![\p{L}\p{N}_/-]|[.,][0-9])
    `,
    'gu',
  ),
);
/** What banks are called, and the word for an account. */
const bankName = new RegExp(
  oneLine`
    (?<!\p{L})\p{L}{0,12}(?:[Bb]an(?:k|que|c[ao])|BANK|[Ss]parkasse|[Kk]asse)(?!\p{L})
    |(?<!\p{L})(?:
      acc(?:oun)?t|Zenith|Kuda|Opay|OPay|PalmPay|Moniepoint|UBA|Barclays|HSBC|Lloyds|NatWest|Santander|Nationwide
      |Halifax|TSB|Monzo|Starling|Revolut|Wise|Chase|Citi|BBVA|Caixa|Bizum|Itaú|Bradesco|Intesa|UniCredit|ING|BNP
      |Crédit|Swedbank|Nordea|Pekao|Millennium|mBank
    )(?!\p{L})
  `,
  'u',
);
const moneyVerb = /^(?:pa|deposit|wire|credit|einzahlen|überweisen|virer|bonificare|overmaken|przelać)/u;
/** A day in eight digits. */
const day = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
/** Of no bank for sure a phone or another kind of number may stand there: those go before. */
const paidIntoScore = (verb: string, object: string, name: string, value: string): number => {
  if (bankName.test(name)) return 0.85;
  if (day.test(value)) return 0;
  if (object.endsWith('into') || /[\d£$€₦]/u.test(object)) return 0.75;
  return moneyVerb.test(verb) || (verb.startsWith('transfer') && value.length > 9) ? 0.75 : 0;
};

/** A key of Brazil's payments that is drawn by chance: a UUID. */
const pixKey: Labelled = {
  cues: ['(?:chave )?pix', 'chave aleat[óo]ria'],
  value: '[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}',
  score: 0.95,
};

/** The last digits, as banks and people say them: "the account ending 4471". */
const endings: Labelled = {
  cues: [
    '(?:account|acct|a/c)s? (?:that )?(?:ending|ends?)(?: in| with)?',
    'konto(?:nummer)? (?:mit (?:der )?endung|mit den endziffern|endend auf|das auf)',
    'compte (?:se terminant|finissant|qui (?:se termine|finit)) (?:par|en)',
    'cuenta (?:terminada|acabada|que (?:termina|acaba)) en',
    'conto (?:che (?:termina|finisce)|terminante) (?:con|per|in)',
    'rekening (?:eindigend|die eindigt) op',
    'kont[oa] kończąc\\p{L}{1,3} się na',
    'conta (?:terminada|com final|que termina) (?:em)?',
    'konto som slutar (?:på|med)',
  ],
  value: '[0-9]{3,5}',
  isValue: (value) => !/^(?:19|20)\d\d$/.test(value),
};

/** National account numbers with letters, or with their key. */
const withLetters: Labelled = {
  cues: ['rib', 'bban', "(?:coordonnées|relevé) (?:bancaires|d'identité bancaire)", 'coordinate bancarie'],
  value: '[0-9]{5} ?[0-9]{5} ?[0-9A-Z]{11} ?[0-9]{2}|[A-Z] ?[0-9]{5} ?[0-9]{5} ?[0-9A-Z]{12}|[A-Z]{4}[0-9]{10,18}',
};

/** Czech and Slovak accounts with their bank; Hungarian ones; Swedish ones behind their clearing number; New Zealand's. */
const shaped = new RegExp(
  edgeLast(
    new RegExp(
      oneLine`
        (?<![\p{L}\p{N}_./-])(?:
          (?:[0-9]{1,6}-)?[0-9]{2,10}\/[0-9]{4}|[0-9]{8}-[0-9]{8}-[0-9]{8}|[0-3][0-9]-[0-9]{4}-[0-9]{7}-[0-9]{2,3}
          |[1-9][0-9]{3}(?:-[0-9])?,? [0-9]{2,3} [0-9]{3} [0-9]{3}-[0-9]
        )(?![\p{L}\p{N}_/-]|[.,][0-9])
      `,
      'u',
    ).source,
  ),
  'gu',
);

/** Others write parts and versions like New Zealand's: there the line tells of an account, of a payment or of a bank. */
const ofZealand = /^\d\d-\d{4}-/;
const paying = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      acc(?:oun)?ts?|a\/c|banks?|banking|pa(?:y|ys|id|ying|yments?|yable|yee|yer)|(?:re)?fund(?:s|ed)?|rent|bond
      |deposit(?:s|ed)?|transfer(?:s|red)?|wired?|sen[dt]|remit|credit(?:ed)?|debit(?:ed)?|owe[sd]?|fees?|wages?
      |salary|invoices?|bills?|money|cash|balance|savings|donat\p{Ll}+|reimburse\p{Ll}*|ANZ|ASB|BNZ|Westpac|Kiwibank
      |TSB|SBS
    )(?!\p{L})|[€£$] ?\d
  `,
  'iu',
);
const isPaidTo = (text: string, start: number, end: number): boolean => {
  const before = textBefore(text, start, 160).split('\n').at(-1) ?? '';
  const [after = ''] = textAfter(text, end, 160).split('\n');
  return paying.test(before) || paying.test(after);
};

const writtenIn = (account: string): string => {
  if (account.includes('/')) return 'Czech or Slovak';
  if (account.includes(' ')) return 'Swedish';
  return /^\d\d-/.test(account) ? 'New Zealand' : 'Hungarian';
};

/** Britain's sort code with the account behind it, and no word for either: "Starling 60-83-71 41928837". */
const sortPair = new RegExp(
  edgeLast(
    /(?<![\p{L}\p{N}_/.+-]|[0-9] )[0-9]{2}-[0-9]{2}-[0-9]{2}[ \t,/|]{1,3}[0-9]{8}(?![\p{L}\p{N}_/-]|[.,:][0-9]| ?[€£$%])/u
      .source,
  ),
  'gu',
);
const dayLike = /^(?:0[1-9]|[12]\d|3[01])-(?:0[1-9]|1[0-2])-\d\d|^\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/;
/** Where a day may be meant, a bank is named before. */
const sortPairs = (text: string): RegExpExecArray[] =>
  [...text.matchAll(sortPair)].filter(
    ({ 0: value, index }) =>
      !day.test(value.slice(-8)) && (!dayLike.test(value) || bankName.test(textBefore(text, index))),
  );

/** Read out digit by digit: "account two zero four one …", "sort code oh four double oh oh four". */
const accountReadOut = spelledAfter(
  [
    '(?:bank )?acc(?:oun)?t(?: (?:number|no))?',
    'konto(?:nummer|nr)?|(?:numer|nr) (?:konta|rachunku)|kontonummer',
    'numéro de compte|compte|número de cuenta|cuenta|numero di conto|conto|(?:bank)?rekening(?:nummer)?|número da conta|conta',
  ],
  6,
);
const bankReadOut = spelledAfter(
  ['sort[ -]?code|routing(?: number)?|bankleitzahl|blz|code (?:banque|guichet)|sucursal|agência|clearingnummer'],
  4,
);

export const recogniseBankAccount: Recogniser = (prepared): Candidate[] => [
  ...accountReadOut(prepared),
  ...labelled(prepared, bareAccount).filter((candidate) => !isCount(prepared.text, candidate)),
  ...[accountCues, kinds, pixKey, endings, withLetters].flatMap((of) => labelled(prepared, of)),
  ...paidInto
    .all(prepared.text)
    .map(({ 0: whole, 1: verb = '', 2: object = '', 3: name = '', 4: value = '', index }) => ({
      start: index + whole.length - value.length,
      end: index + whole.length,
      score: paidIntoScore(verb, object, name, value),
      reason: 'paid into a bank',
    }))
    .filter(({ score }) => score > 0),
  ...sortPairs(prepared.text).map(({ 0: value, index }) => ({
    start: index + value.length - 8,
    end: index + value.length,
    score: 0.85,
    reason: 'behind a sort code',
  })),
  ...[...prepared.text.matchAll(shaped)]
    .filter(({ 0: value }) => !value.includes('/') || isCzechAccount(value))
    .filter(({ 0: value, index }) => !ofZealand.test(value) || isPaidTo(prepared.text, index, index + value.length))
    .map(({ 0: value, index: start }) => ({
      start,
      end: start + value.length,
      score: 0.9,
      reason: `written like a ${writtenIn(value)} account`,
    })),
];

const passesAba = (value: string): boolean => {
  const digits = digitsOf(value);
  return Number(toTen(weightedSum(digits.slice(0, 8), [3, 7, 1]))) === Number(digits.charAt(8));
};

/** Banks and branches: by country, its name for them and how it writes them. */
const banks: readonly Labelled[] = [
  {
    cues: [
      '(?:aba|bank|wire|ach)?[ -]?(?:routing|transit)(?:[ -](?:transit|routing))?(?: ?(?:number|no|num|#|code))?',
      'aba(?: ?(?:number|no|#))?',
      'rtn',
    ],
    value: '[0-9]{9}|[0-9]{4}[ -][0-9]{4}[ -][0-9]|[0-9]{3} [0-9]{3} [0-9]{3}|[0-9]{5}-[0-9]{3}',
  },
  {
    cues: [
      'sort[ -]?codes?',
      'national sort code',
      // In short beside the account: "sc 20-45-17 acc 83920174".
      oneLine`
        s/c(?=[ :]{1,3}[0-9]{2}-[0-9]{2}-[0-9]{2}(?![-0-9]))
        |(?:sort|s/?c)(?=[ :]{1,3}[0-9]{2}[- ][0-9]{2}[- ][0-9]{2}[ ,;/|]{1,3}(?:(?:and|&) )?a/?c)
        |(?<=a(?:/c|cc?|cct|ccount)[ :.][ :.a-z0-9]{6,20}[ ,;/|]{1,3})(?:sort|s/?c)
      `,
    ],
    value: '[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{2} [0-9]{2} [0-9]{2}|[0-9]{6}',
  },
  {
    cues: ['blz', 'bankleitzahl', 'bank code', 'clearing(?:[ -]?(?:nummer|number|nr))?', 'bc[ -]?nummer'],
    value: '[0-9]{8}|[0-9]{3} [0-9]{3} [0-9]{2}|[0-9]{4,5}(?:-[0-9])?',
  },
  { cues: ['reg\\.? ?nr\\.?(?= ?:? ?[0-9]{4},? (?:og |kto|konto))'], value: '[0-9]{4}' },
  { cues: ['bsb(?: ?(?:number|no|code))?'], value: '[0-9]{3}[ -]?[0-9]{3}' },
  { cues: ['ifsc(?: ?code)?'], value: '[A-Za-z]{4}0[A-Za-z0-9]{6}' },
  {
    cues: [
      '(?:institution|branch|transit) (?:number|no|code)',
      'agencia',
      'agência',
      'code (?:banque|guichet)',
      'abi',
      'cab',
    ],
    value: '[0-9]{3,5}(?:-[0-9X])?',
    // "Abi 2024"
    isValue: (value) => !/^(?:19|20)\d\d$/.test(value),
    score: 0.8,
  },
  {
    // In short beside the account: "ag 3312 cc 45678-9".
    cues: [
      oneLine`
        ag\.?(?=[ :]{1,2}[0-9]{3,5}(?:-[0-9Xx])?[ ,;/|-]{1,4}(?:(?:e|na) )?(?:conta|c/?c|c/?p|poupança)(?!\p{L})[^\n0-9]{1,14}[0-9]{3})
        |(?<=(?:conta|c/?c|c/?p)[ :.][0-9. -]{3,14}[0-9Xx][ ,;/|]{1,3}(?:e )?)ag\.?
      `,
    ],
    value: '[0-9]{3,5}(?:-[0-9Xx])?',
    score: 0.9,
  },
  {
    cues: [
      'bic(?:[ /-]swift)?(?: ?code)?',
      'swift(?:[ /-]bic)?(?: ?(?:code|address))?',
      'código swift',
      'code (?:bic|swift)',
      'codice (?:bic|swift)',
    ],
    value: '[A-Za-z]{4} ?[A-Za-z]{2} ?[A-Za-z0-9]{2} ?(?:[A-Za-z0-9]{3})?',
    isValue: (value) => /^[A-Z]{6}|\d/.test(value.replaceAll(' ', '')),
  },
];

/** Codes of banks and branches, each under its name: nine digits alone may be anything. */
export const recogniseRouting: Recogniser = (prepared) => [
  ...bankReadOut(prepared),
  ...banks
    .flatMap((of) => labelled(prepared, of))
    .map((candidate) => {
      const value = prepared.text.slice(candidate.start, candidate.end);
      return /^[0-9 -]+$/.test(value) && digitsOf(value).length === 9 && passesAba(value)
        ? { ...candidate, score: 0.98, reason: `checksum of a routing number, ${candidate.reason}` }
        : candidate;
    }),
  ...sortPairs(prepared.text).map(({ index: start }) => ({
    start,
    end: start + 'nn-nn-nn'.length,
    score: 0.85,
    reason: 'before an account',
  })),
];
