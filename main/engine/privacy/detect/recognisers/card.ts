import { isIssued } from '../../entities/bank/card-networks';
import type { Candidate, Recogniser } from '../../entities/entity';
import { oneLine } from '../../patterns/one-line';
import { matched, textAfter, textBefore } from '../../text/around';
import { cueIn, digitsOf, passesLuhn, words } from './context';
import { memberCards } from './id-number/memberships';
import { type Labelled, labelled } from './labelled';
import { amongUnspaced } from './unspaced';

// A comma may part it from a neighbour of its row; only 0,1234… is a fraction.
const edge = '(?![\\p{L}\\p{N}_]|\\.[0-9])';
/** Grouped as cards are; in one piece; or 12 to 19 digits in any groups that nothing numeric precedes. */
const pattern = new RegExp(
  oneLine`
    (?<![\p{L}\p{N}_]|[0-9]\.|(?<![0-9])0,)(?:
      [0-9]{4}([ .-])[0-9]{4}\1[0-9]{4}\1[0-9]{4}${edge}|[0-9]{4}([ .-])[0-9]{6}\2[0-9]{4,5}${edge}
      |[0-9]{12,19}${edge}|(?<![0-9][ -])[0-9](?:[ .-]?[0-9]){11,18}${edge}
    )
  `,
  'gu',
);
/** The last group of a 19-digit card. */
const tail = /[ .-][0-9]{3}(?![\p{L}\p{N}_])/uy;

/** Groups of three from the right are an amount. */
const thousands = /^\d{1,3}(?:[ .]\d{3})+$/;

const cues = words([
  '(?:credit|debit|bank|gift|master|visa)?[ -]?cards?(?: number| no| nr)?',
  'visa|mastercard|amex|american express|maestro|discover|diners(?: club)?|jcb|unionpay',
  'pan|cvv|cvc|expir(?:y|es|ing|ation)|exp|valid thru',
  '(?:charge[ds]?|bill|put) (?:it|this|that|them|everything|the (?:rest|total|balance|difference|bill|deposit)) (?:to|on)',
  '(?:kredit|bank|giro|debit|ec-?)?karten?(?:nummer|nr)?|gültig bis|cartes?(?: bancaire| bleue| de crédit)?|cb',
  'tarjetas?(?: de crédito| de débito)?|carta(?: di credito| di debito)?',
  '(?:krediet|bank|betaal|pin)?kaart(?:nummer)?|creditcard(?:nummer)?|bankpas',
  'kart[aęąy](?: kredytow[aąy]| płatnicz[aąey])?|numer karty|cartão(?: de crédito| de débito)?',
  '(?:kredit|bank|betal)?kort(?:et|nummer)?|(?:kredi|banka) kart[ıi](?:m)?|kart (?:no|numaras[ıi]|numaram)',
  '银行卡号?|信用卡号?|借记卡号?|储蓄卡号?|卡号|卡號|信用卡號?|クレジットカード|カード番号|キャッシュカード|デビットカード|카드번호|신용카드',
]);

const otherNumbers = words([
  '(?!(?:karten|kort|kaart|kredietkaart|creditcard))\\p{L}{3,24}-?(?:nummer|nr)',
  'tracking|timestamp|epoch|isbn|imei|cns|sus|serial|barcode|ean|upc|gtin|sendungsnummer|suivi|spedizione|hash|seed|iban|account|konto(?:nummer)?',
]);

/** What a bank's customer calls a card's number as well: the checksum and the network say that it is one. */
const accountBefore = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      account|acct|konto(?:nummer|nr)?|kontonr|compte|cuenta|conto|rekening(?:nummer)?|(?:numer )?(?:rachun(?:ek|ku)|konta)
      |conta
    )(?: (?:number|no|nr|is|ist|est|es|è|jest|to|é|är))*[.:#]? ?$
  `,
  'iu',
);

/** Cards that pay for nothing. */
const otherCards = words([
  ...memberCards,
  '(?:aadha+r|uid(?:ai)?|health|identity|id|insurance|sim|ration|voter|green|social security|business)[ -]?cards?',
  '(?:aadha+r|uidai|आधार)',
  oneLine`
    (?:gesundheits|versicherten|ausweis|sim-?|krankenkassen)-?karte(?:nnummer)?
    |carte (?:vitale|d['’]identité|sim|de séjour)|tarjeta (?:sanitaria|de identidad|sim)|carta d['’]identità|tessera
  `,
]);

/** The last digits, as banks and people say them: "card ending 4471", "Visa •••• 1182". */
const endings: Labelled = {
  cues: [
    '(?:card|visa|mastercard|amex|debit|credit)s?(?: card)?(?: number)? (?:that )?(?:ending|ends?)(?: in| with)?',
    '(?:visa|mastercard|amex|card|karte|carte|tarjeta|carta|kaart|karta|cartão|kort)[ ]?(?:[•*·xX.…]{2,4}[ -]?){1,4}',
    'last (?:four|4)(?: digits)?(?: (?:of|on) (?:my|the|his|her|our)(?: \\p{L}{2,12}){0,2} card(?: (?:is|are))?|(?<=digits)(?: (?:is|are))?|(?<!digits) (?:is|are))',
    '(?:die )?letzte[nr]? (?:vier|4) (?:ziffern|stellen)(?: (?:meiner|der|auf der)(?: \\p{L}{2,12})? ?karte)?(?: (?:sind|lauten))?',
    '(?:les )?(?:quatre|4) derniers chiffres(?: (?:de|sur) (?:ma|la) carte)?(?: sont| :)?',
    '(?:los )?(?:últimos (?:cuatro|4)|(?:cuatro|4) últimos) (?:dígitos|números)(?: de (?:mi|la) tarjeta)?(?: son)?',
    '(?:le )?ultime (?:quattro|4) cifre(?: della (?:mia )?carta)?(?: sono)?',
    '(?:de )?laatste (?:vier|4) cijfers(?: van (?:mijn|de) (?:kaart|pas))?(?: zijn)?',
    'ostatnie (?:cztery|4) cyfry(?: (?:mojej )?karty)?(?: to)?',
    '(?:os )?(?:últimos (?:quatro|4)|(?:quatro|4) últimos) (?:dígitos|números)(?: do (?:meu )?cartão)?(?: são)?',
    '(?:de )?(?:fyra )?sista (?:fyra )?siffrorna(?: på (?:mitt )?kort(?:et)?)?(?: är)?',
    'kartımın son (?:dört|4) (?:hanesi|rakamı)',
    'karte(?: mit)? (?:der )?(?:endung|endnummer|endziffern?|endend auf|die auf)',
    'carte (?:se terminant|finissant|qui (?:se termine|finit)) (?:par|en)',
    'tarjeta (?:terminada|acabada|que (?:termina|acaba)) en',
    'carta (?:che (?:termina|finisce)|terminante) (?:con|per|in)',
    'kaart (?:eindigend|die eindigt) op',
    'kart[aęy] kończąc\\p{L}{1,3} się (?:na)?',
    'cartão (?:terminado|com final|que termina) ?(?:em)?',
    'kort(?:et)? som slutar (?:på|med)',
  ],
  value: '[0-9]{4}',
};

/** Groups of four over the end of a line or a cell, or with signs between that no card has; only with the checksum. */
const gap = '(?:[ ._/-]|[ \\t]{0,8}(?:\\r?\\n[ \\t>|]{0,8}|[|\\t][ \\t]{0,8}))';
const broken = new RegExp(
  `(?<![\\p{L}\\p{N}_]|[0-9][ ./-])[0-9]{4}${gap}[0-9]{4}${gap}[0-9]{4}${gap}[0-9]{4}(?![\\p{L}\\p{N}_]|[.-][0-9]|/[0-9]{3})`,
  'gu',
);

/** One line's end among gaps that are alike; anything else, as the cells of a row of numbers, behind a word for a card. */
const isBrokenOnce = (value: string): boolean =>
  /^[0-9]{4}([ .-]?)[0-9]{4}(?:\1[0-9]{4})*$/.test(
    value.replace(/[ \t]*\r?\n[ \t>]*/, value.includes('-') ? '-' : ' '),
  );

/** Four groups below each other, and no more numbers above or below. */
const isColumn = (text: string, value: string, start: number): boolean =>
  /^[0-9]{4}(?:\r?\n[0-9]{4}){3}$/.test(value) &&
  !/[0-9][ \t]*\r?\n[ \t]*$/.test(textBefore(text, start, 16)) &&
  !/^[ \t]*\r?\n[ \t]*[0-9]/.test(textAfter(text, start + value.length, 16));

const brokenCards = (text: string): Candidate[] =>
  [...text.matchAll(broken)]
    .filter(
      ({ 0: value, index }) =>
        /[\n\t|_/]/.test(value) &&
        passesLuhn(digitsOf(value)) &&
        isIssued(digitsOf(value)) &&
        (isBrokenOnce(value) || isColumn(text, value, index) || cueIn(cues, textBefore(text, index)) !== null),
    )
    .map(({ 0: value, index: start }) => ({
      start,
      end: start + value.length,
      score: 0.99,
      reason: 'checksum of a card',
    }));

/** Where the last of such words before a number begins and ends; nowhere where none is. */
const lastOf = (those: ReturnType<typeof words>, window: string): { readonly from: number; readonly to: number } => {
  let last = { from: -1, to: -1 };
  for (let match = those.exec(window); match !== null; match = those.exec(window.slice(Math.max(last.to, 0)))) {
    const from = Math.max(last.to, 0) + match.index;
    last = { from, to: from + Math.max(1, match[0].length) };
  }
  return last;
};
/** Whether the nearest word before a number is for a card that pays for nothing: "my gym pass with card" is for one that does. */
const isOtherCard = (around: string): boolean => {
  const other = lastOf(otherCards, around);
  return other.to > 0 && lastOf(cues, around).from < other.to;
};

/** A card that the next sentence speaks of is another one. */
const ofSentence = /^(?:[^.!?]|[.!?](?!\s))*/u;

/** Payment cards: Luhn and the network's ranges; a number that fails is still protected near "card". */
export const recogniseCard: Recogniser = amongUnspaced((prepared) => {
  const { text } = prepared;
  const found: Candidate[] = [...labelled(prepared, endings), ...brokenCards(text)];
  for (const match of text.matchAll(pattern)) {
    const start = match.index;
    let value = match[0];
    const isGrouped = match[1] !== undefined || match[2] !== undefined;
    tail.lastIndex = start + value.length;
    const longer = match[1] !== undefined && !passesLuhn(digitsOf(value)) ? value + matched(tail, text) : value;
    const around = textBefore(text, start);
    if (passesLuhn(digitsOf(longer)) || cueIn(cues, around) !== null) value = longer;
    const end = start + value.length;
    const digits = digitsOf(value);
    const cue = cueIn(cues, around) ?? cueIn(cues, matched(ofSentence, textAfter(text, end, 24)));
    const ofNetwork = isIssued(digits);
    // Most numbers of twelve digits are no cards.
    if (digits.length < 13 && (cue === null || !ofNetwork || isOtherCard(around) || otherNumbers.test(around)))
      continue;
    if (/^(\d)\1*$/.test(digits) || (thousands.test(value) && cue === null)) continue;
    if (passesLuhn(digits) && (ofNetwork || cue !== null) && (isGrouped || cue !== null || digits.length > 13)) {
      const ofAccount = ofNetwork && accountBefore.test(around);
      const doubtful = cue === null && !ofAccount && otherNumbers.test(around);
      const isSure = cue !== null || isGrouped || ofAccount;
      if (!doubtful) found.push({ start, end, score: isSure ? 0.99 : 0.9, reason: 'checksum of a card' });
    } else if (cue !== null && digits.length > 12 && !isOtherCard(around)) {
      found.push({ start, end, score: 0.8, reason: `near '${cue}', though its checksum fails` });
    }
  }
  return found;
});
