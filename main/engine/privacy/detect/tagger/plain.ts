import type { Tagged } from '../../../../../shared/tagger';
import { abbreviations } from '../../entities/quantities/laboratory/analytes';
import { cities } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { wordSet } from '../../word-set';
import { isNumberName } from '../recognisers/government/cues';
import { isTerm } from '../words/terms';
import { isCommonIn, isContraction, isEnglishWord, isTitle } from '../words/vocabulary';
import { isFamilyWord, isOfFamily, isOrdinaryWord } from './small';
import { isAfterTitle } from './titles';
import { isListedName } from './words';

/** Plain words that the model reads as names in any language: labels, calls, what nobody knows yet. */

/** What a number is called, before it. */
const numberLabel =
  /^(?:PIN|ID|NI|DOB|MRN|NHS|SSN|IBAN|BIC|TAN|PUK|CVV|CVC|TIN|VAT|UTR|PPS|BSN|ITIN|EIN|NIF|NIE|DNI|CPF|NIP|PESEL|PNR|IMEI|VIN)$/u;
const numbered = /^(?:(?: (?:number|no|nr|num|code|card))?\.?[ :#=]{0,3}(?=\S*\d)| (?:number|no\.)(?!\p{L}))/u;
/** "Ticket number", "Case no. 4": words of English, which are names as well. */
const wordLabel = new RegExp(
  oneLine`
    ^(?:
      Ticket|Booking|Order|Case|Claim|Invoice|Policy|Member|Membership|Customer|Account|Reference|Confirmation|Flight
      |Tracking|Report|File|Serial|Room|Seat|Gate|Badge|Docket|Permit
    )$
  `,
  'u',
);
const aNumber = /^ (?:numbers?|no\.?|nr\.?|num|ID|#)(?![\p{L}])/u;
const longNumber = /^\.?[ :#=]{0,3}[A-Z]{0,4} ?\d[\d ./-]{4}/u;

/** "NINO: AB123456C", "Il mio nick è": no name, but what a number or an account is called. */
export const isNumberLabel = (text: string, { start, end }: Pick<Tagged, 'start' | 'end'>): boolean => {
  const words = text.slice(start, end);
  const after = textAfter(text, end, 16);
  return (
    /^\p{L}+-(?:Nr|Nummer|ID)\.?$/u.test(words) ||
    (numberLabel.test(words) && numbered.test(after)) ||
    (wordLabel.test(words) && aNumber.test(after)) ||
    (isNumberName(words) && longNumber.test(after)) ||
    (words === 'nick' && accountBehind.test(after))
  );
};
/** "Il mio nick è": what an account is called. */
const accountBehind = /^(?: (?:is|ist|est|es|è|to|é|är)(?!\p{L})|:)/u;

/** "HbA1c", "NT-proBNP": in a text of another script whatever is in Latin letters looks like a name. */
const analyte = new RegExp(`^(?=.*\\d)(?:${abbreviations})$`, 'u');

/** Who is told of so by the family: by itself, where a sentence begins. */
const sentenceStart = /(?:^|[.!?…\n:] ?["'“„«(]?)$/u;
/** "Gran had a fall", not "Papa, 45" and "Nan Goldin". */
const verbBehind = /^(?:['’](?:s|ll|d))? \p{Ll}/u;

/** "Custody is …", "Insomnia keeps me up": what one can have and nobody is called. Of what ends so the rest may be a name: Clemency. */
const abstract = wordSet(
  `
    custody alimony probate redundancy severance tuition overtime mileage escrow childcare maintenance probation tenancy
    insomnia anxiety depression dementia eczema psoriasis asthma arthritis diabetes epilepsy hypertension menopause
    puberty pregnancy adoption divorce separation bankruptcy eviction inheritance insurance attendance homework
    retirement unemployment immigration citizenship residency
  `,
);

/** "Euskera C1": a language and how well one speaks it. */
const level = /^:? [ABC][12]\+?(?![\p{L}\p{N}])/u;

/** What a household pays, before the sum: "Loyer 650 €", "| Luce | 80 € |". */
const paidFor = wordSet(
  `
    loyer charges électricité gaz eau essence cantine crèche mutuelle impôts courses alquiler luz agua gas hipoteca
    comunidad seguro comida guardería internet affitto luce acqua spesa bollette mutuo asilo benzina condominio miete
    strom wasser heizung benzin versicherung kita lebensmittel huur stroom water boodschappen verzekering zorg czynsz
    prąd woda gaz zakupy przedszkole ubezpieczenie aluguel renda água condomínio mercado hyra el vatten mat dagis kira
    elektrik su doğalgaz market rent water groceries childcare insurance phone salaire sueldo nómina stipendio lohn
    gehalt loon pensja salário lön maaş bonus
  `,
);
const beforeSum =
  /^[ \t]{0,3}[:|=]?[ \t]{0,3}(?:[€$£] ?\d|\d[\d ., ]{0,8} ?(?:€|\$|£|eur|zł|kr|tl|lira|kronor|euros?|pounds?|dollars?|₺)(?!\p{L}))/iu;

/** "Maaşım 34.500 TL", "Owe $338,900": a word that begins its sentence and stands before a sum; names of the lists are words, too. */
const isSumsName = (text: string, { start, end, type }: Tagged): boolean => {
  const word = text.slice(start, end);
  return (
    type === 'PERSON' &&
    /^\p{Lu}\p{Ll}+$/u.test(word) &&
    sentenceStart.test(textBefore(text, start, 16)) &&
    (!isListedName(fold(word)) || isCommonIn(word.toLowerCase(), language(text) ?? 'en'))
  );
};

/** "chez le dentiste": what somebody does, and no practice. */
const trade = /^(?:(?:the|an?|le|la|une?|el|il|lo|de|het|een|o|um|uma) |l['’])?(?<word>\p{Ll}[\p{Ll}\p{M}-]+)$/u;
const isTrade = (words: string): boolean => isTerm('OCCUPATION', trade.exec(words)?.groups?.word ?? '');

/** Small words of friends, of marks and of fasting: names nowhere. */
const machines = wordSet('IA AI KI');
const small = wordSet('kanka kankam kanki kankaa knk moruk lode digiuno bro bruh dude');
/** Browsers and what cooks and cleans, as they are written. */
const devices = wordSet(
  'Firefox Chrome Chromium Safari Thunderbird Thermomix Bimby KitchenAid Kitchenaid Roomba Nespresso Airfryer',
);
/** "Monsieur Cuisine", "Meister Proper": called so in shops. */
const isWare = (words: string, before: string): boolean =>
  (devices.has(words) && !isTitle(/(\p{L}+)\.? $/u.exec(before)?.[1]?.toLowerCase() ?? '')) ||
  /^Monsieur Cuisine$/u.test(words) ||
  (words === 'Cuisine' && before.endsWith('Monsieur ')) ||
  (words === 'Proper' && before.endsWith('Meister '));
/** Korean for "not yet", "none", "name". */
const blank = /^(?:미정|미상|없음|해당없음|이름[은이]?|성함|성명|주소|연락처|생년월일)$/u;

/** 関西弁: how one speaks there. お祝いカードの文: what one writes. */
const isJapaneseWord = (text: string, { start, end, type }: Tagged): boolean =>
  (type === 'LOCATION' && text.charAt(end) === '弁') ||
  (type === 'PERSON' &&
    /^[文話本式会件歌詩絵品店駅道曲劇案]$/u.test(text.slice(start, end)) &&
    /\p{Script=Katakana}の$/u.test(textBefore(text, start, 2)));

/** "cannot parallel park": small words that one can do. */
const able =
  /(?<!\p{L})(?:can|cannot|can['’]?t|could|couldn['’]?t|to|will|won['’]?t|would|must|should|don['’]?t|didn['’]?t) $/iu;
const isDone = (words: string, before: string): boolean =>
  /^\p{Ll}+(?: \p{Ll}+)+$/u.test(words) &&
  able.test(before) &&
  words.split(' ').every((word) => isEnglishWord(word) && !cities.has(word));

/** "beim Kardiologen": whoever heals, and no practice. */
const healer =
  /^\p{Lu}\p{Ll}{3,}(?:olog(?:e|en|in)|ist(?:en|in)|iater(?:in)?|päd(?:e|en|in)|arzt|ärztin|chirurg(?:en|in)?)$/u;
const seen = /(?<!\p{L})(?:beim|zum|vom|zur|der|mein|meine[mnr]?|einem?|einen) $/iu;

/** "Spåret går", "Stugorna hyrs ut": what begins a sentence with its article, and does something. */
const definite = /^\p{Lu}\p{Ll}{2,}(?:et|orna|arna|erna)$/u;
const isSwedishNoun = (text: string, words: string, before: string, after: string): boolean =>
  definite.test(words) &&
  sentenceStart.test(before) &&
  /^ \p{Ll}/u.test(after) &&
  language(text) === 'sv' &&
  !isListedName(fold(words));

/** "1. e4 c6", "Nf3": moves, between White and Black. */
const moves = /(?<!\p{L})(?:\d{1,2}\. ?)(?:[a-h][1-8]|[NBRQKSLTD][a-h]?x?[a-h][1-8])(?![\p{L}\d])/u;
const side =
  /^(?:White|Black|Weiß|Schwarz|Blancs?|Noirs?|Blancas|Negras|Bianco|Nero|Wit|Zwart|Białe|Czarne|Brancas|Pretas|Vit|Svart)$/u;
/** "What should White do?": a side of a game of chess. */
export const isChessSide = (text: string, { start, end }: Pick<Tagged, 'start' | 'end'>): boolean =>
  side.test(text.slice(start, end)) && moves.test(text);

export const isPlainName = (text: string, span: Tagged): boolean => {
  const { start, end, type } = span;
  const words = text.slice(start, end);
  const lower = words.toLowerCase();
  const before = textBefore(text, start, 16);
  const after = textAfter(text, end, 24);
  if (isChessSide(text, span) || isJapaneseWord(text, span)) return true;
  if (
    isContraction(lower.replace('’', "'")) ||
    small.has(words) ||
    machines.has(words) ||
    blank.test(words) ||
    isWare(words, before)
  )
    return true;
  if (isNumberLabel(text, span)) return true;
  if (beforeSum.test(after) && (paidFor.has(lower) || isSumsName(text, span))) return true;
  if (type === 'ORGANIZATION' && isTrade(words)) return true;
  if (analyte.test(words) || (level.test(after) && !isListedName(fold(words)))) return true;
  if (isSwedishNoun(text, words, before, after)) return true;
  if ((type === 'PERSON' || type === 'ORGANIZATION') && isOrdinaryWord(text, span)) return true;
  if (type === 'PERSON' && isFamilyWord(text, span)) return true;
  if (type === 'PERSON')
    return (
      (isOfFamily(text, lower) || (abstract.has(lower) && !isAfterTitle(text, start))) &&
      sentenceStart.test(before) &&
      verbBehind.test(after)
    );
  if (healer.test(words) && seen.test(before) && !isListedName(fold(words))) return true;
  return isDone(words, before);
};
