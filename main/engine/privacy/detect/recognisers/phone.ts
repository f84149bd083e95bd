import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Candidate, Recogniser } from '../../entities/entity';
import { isGivenName } from '../../lists';
import { after, before, cueIn, digitsOf, words } from './context';
import { spokenPhones } from './spoken';

/** Starts like a number, then digits with at most three separators between two of them. */
const pattern =
  /(?<![\p{L}\p{N}_+]|[0-9][.\-/:] ?|[0-9], ?(?![+(]|0[1-9][0-9]{0,3}[ /-])|[$€£¥₹#=^*\\])(?:\+|00 ?)?(?:\(?[0-9]{2,5}\)? \/ )?(?:\(\+?[0-9]{1,5}\)|[0-9])(?:(?: ?[-–()]? ?\(?|\.|\/)[0-9]){5,17}\)?(?:[ ]?(?:\(?(?:[0-9]){2,6}\))?)?(?:,? ?(?:ext\.?|extension|x|durchwahl|dw|poste|anexo|interno|wew\.?|ankn\.?) ?[0-9]{1,6})?(?![\p{L}\p{N}_]|[-/.:%°][0-9]| ?[%€$£])/giu;

const cues = words([
  'tel(?:e(?:f|ph)on(?:e|o|nummer|nr)?|éfono|efoon(?:nummer)?)?(?: number| no| nr)?',
  'phone(?: number| no)?|mobiles?|cell(?:phone|ular)?|call(?:ing|ed|s)?(?: me| us| him| her| them)?(?: back)?|ring|text(?: me| him| her| us)?|sms|fax|whatsapp|signal|viber|hotline|landline|dial|contact(?: number)?|voicemail',
  'handy(?:nummer)?|mobil(?:nummer|funk|telefon)?|rufnummer|festnetz|ruf|anrufen|ruf mich|durchwahl',
  'portable|mobile|fixe|appele[rz]?|appelle(?:[- ]moi)?|joindre|télécopie|numéro de téléphone',
  'móvil|celular|llam(?:ar|a|e|ame|en)|llámame|fijo|teléfono',
  'cellulare|chiama(?:re|mi|temi)?|recapito|fisso',
  'gsm|mobieltje|bel(?:len)?(?: me| mij)?|06-nummer',
  'komórk[aięą]|komórkow[ya]|zadzwo(?:ń|nić)|dzwo(?:ń|nić)|numer telefonu|kom',
  'telemóvel|telefone|lig(?:ar|ue|a)|fone|zap',
  'mobilnummer|telefonnummer|ring(?:a)?|tfn|växel',
  'reach(?:ed)?(?: me| us| him| her)?(?: at| on)?|answering at|picking up at',
]);

/** "030 1234567 (office)". */
const labelAfter =
  /^(?:,? \(?|-| - | (?:is|ist|est|es|è|is|to|é|är) (?:my|the|our|his|her|mein\p{L}{0,2}|mon|ma|mi|il mio|mijn|mój|o meu|mitt) (?:new |work |home |other )?)(number|numéro|número|numero|nummer|numer|telefono|teléfono|téléphone|telefone|telefoon|portable|office|mobile|cell|fax|home|work|phone|tel|handy|mobil|büro|privat|bureau|móvil|cellulare|ufficio|kantoor)(?![\p{L}\p{N}])/iu;

const notCues = words([
  'isbn|issn|doi|iva|vat|tva|ust(?:-?id)?|abn|acn|order|invoice|tracking|ticket|ref(?:erence)?|version|port|pid|rfc|iso|timestamp|epoch|id|serial|sku|ean|pages?|pp|lines?|years?|iban|account|policy|claim|passport|konto(?:nummer)?|rechnung(?:snummer)?|kundennummer|commande|facture|pedido|factura|ordine|fattura',
]);

/** Nine digits without a trunk zero, as in Spain and Portugal: behind a name. */
const unprefixed = /^[2679]\d{2}(?: \d{2,3}){2,3}$/;
const nameBefore = /(?<!\p{L})(\p{Lu}\p{L}{1,20})(?: \p{Lu}\p{L}{1,20})?(?:,|:)? (?:al |en el |no |no tel\. )?$/u;

const units =
  /^ ?(?:[%€$£¥°]|(?:usd|eur|gbp|pln|sek|zł|kr|km|kg|mb|gb|kb|ms|people|inhabitants|einwohner|habitants|dollars?|euros?|bytes|years|pages)\b)/i;

/** Countries that a national number may be of: without a cue word it has to be valid in one of them. */
const countries: readonly CountryCode[] = ['US', 'GB', 'DE', 'FR', 'IT', 'NL', 'BE', 'AT', 'CH', 'SE', 'IE', 'AU'];

const northAmerican = /^(?:(?:\+?1|001)[-. ]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ])[2-9]\d{2}[-. ]\d{4}(?!\d)/;
const local = /^[2-9]\d{2}[-. ]\d{4}$/;
/** Two or more groups after a trunk zero, as European numbers are written. */
const trunk = /^\(?0\d{1,5}\)?(?:[ ]?[-–/. ()] ?\(?\d{2,9}\)?)+$/;
/** A mobile number in one piece. */
const mobile = /^0[67]\d{8,9}$|^01[567]\d{8,9}$/;
const areaInBrackets = /^\(\d{2,5}\)[ -]?\d{2,5}(?:[- ]?\d{2,4}){0,3}$/;
const international = /^(?:\+|00|\(\+)/;

const date = /^(?:(?:19|20)\d{2}[-./ ]\d{1,2}[-./ ]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)?\d{2})(?!\d|[-./ ]\d)/;
const years = /^(?:1[5-9]|20)\d{2} ?[-–/] ?(?:1[5-9]|20)?\d{2}$/;
const address = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;
const decimal = /^\d+[.]\d+$/;
const bookNumber = /^97[89][- ]?\d/;
const thousands = /^\d{1,3}(?:[ .]\d{3})+$/;

const known = new Map<string, boolean>();
const isValid = (value: string, country?: CountryCode): boolean => {
  const key = `${country ?? ''}${value}`;
  let valid = known.get(key);
  if (valid === undefined) {
    valid = parsePhoneNumberFromString(value, country)?.isValid() ?? false;
    if (known.size > 5000) known.clear();
    known.set(key, valid);
  }
  return valid;
};

const judge = (text: string, start: number, value: string): Omit<Candidate, 'start' | 'end'> | null => {
  const number = value.replace(/[, ]*(?:ext|x|dur|dw|pos|ane|int|wew|ank)[^0-9]*\d+$/i, '');
  const digits = digitsOf(number);
  if (digits.length > 15 + (number.startsWith('00') ? 2 : 0) || /^(\d)\1*$/.test(digits)) return null;
  if (date.test(number) || years.test(number) || address.test(number) || decimal.test(number)) return null;
  if (bookNumber.test(number) && digits.length === 13) return null;
  // Before a comma and a digit only what no amount or list is written like: the next cell of a row.
  const rowed = international.test(number) || northAmerican.test(number) || trunk.test(number) || mobile.test(number);
  if (!rowed && /^,\d/.test(after(text, start + value.length, 2))) return null;
  const window = before(text, start, 32);
  const label = labelAfter.exec(after(text, start + value.length, 12))?.[1];
  const cue = cueIn(cues, window.slice(window.lastIndexOf('\n\n') + 1)) ?? label ?? null;
  const other = cue === null && notCues.test(before(text, start, 24));
  if (international.test(number)) {
    if (digits.length < 7) return null;
    const plus = `+${digits.replace(number.startsWith('+') || number.startsWith('(') ? /^/ : /^00/, '')}`;
    if (isValid(plus.replace(/[^+0-9]/g, ''))) return { score: 0.99, reason: 'a valid international phone number' };
    if (number.startsWith('+') && digits.length >= 8)
      return { score: 0.8, reason: 'written as an international phone number' };
  }
  if (cue === null && northAmerican.test(number)) {
    return { score: 0.85, reason: 'written as a North American phone number' };
  }
  if (other || units.test(after(text, start + value.length, 16))) return null;
  if (cue !== null) {
    if (
      digits.length >= 8 ||
      (digits.length >= 7 && local.test(number)) ||
      (digits.length >= 6 && trunk.test(number))
    ) {
      return { score: 0.95, reason: `beside '${cue}'` };
    }
    return digits.length === 7 ? { score: 0.85, reason: `beside '${cue}'` } : null;
  }
  if ((trunk.test(number) || mobile.test(number)) && digits.length >= 9) {
    if (countries.some((country) => isValid(number, country))) return { score: 0.8, reason: 'a valid phone number' };
    return null;
  }
  const name = unprefixed.test(number) ? nameBefore.exec(window)?.[1] : undefined;
  if (name !== undefined && isGivenName(name) && (['ES', 'PT'] as const).some((country) => isValid(number, country)))
    return { score: 0.8, reason: 'behind a name' };
  if (areaInBrackets.test(number) && digits.length >= 8 && digits.length <= 11 && !thousands.test(number)) {
    return { score: 0.7, reason: 'written as a phone number' };
  }
  return null;
};

/** Phone numbers: libphonenumber's rules, the ways that they are written, and cue words in ten languages. */
export const recognisePhone: Recogniser = ({ text }) => {
  const found: Candidate[] = spokenPhones(text);
  for (const match of text.matchAll(pattern)) {
    const bare = match[0].replace(/[ (]+$/, '');
    const value = bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1) : bare;
    const verdict = judge(text, match.index, value);
    if (verdict !== null) found.push({ start: match.index, end: match.index + value.length, ...verdict });
  }
  return found;
};
