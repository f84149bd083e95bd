import type { Tagged } from '../../../../../shared/tagger';
import { isCity, isGivenName, isListedPlace, isNickname, isRegion, names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { matched, textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { koreanNameIn } from '../names/introductions-korean';
import { isOfListing } from '../names/manifests';
import { isMonth } from '../names/month-names';
import { isOffice } from '../names/offices';
import { isOrganisationWord } from '../organisations';
import { isAuthority } from '../public/authorities';
import { isRecord } from '../public/texts';
import { network } from '../recognisers/account-cues';
import { isPaying } from '../recognisers/payments';
import { named } from '../resolve';
import { ofSex } from '../words/no-value';
import { cues } from '../words/reading';
import { isCommonIn, isCommonWord, isEnglishWord, isJoinedVerb, isStopWordOf, isTitle } from '../words/vocabulary';
import { isNoAddress } from './addresses';
import { isCalledAfter } from './called-after';
import { calls, endearments, isCall, isPaid, isPaymentForm, isPaymentKey, payments } from './calls';
import { isNoDescription } from './descriptions';
import { isBehindPlaceCue, isDwelling, isState } from './dwelling';
import { isImperative } from './imperatives';
import { isCalledNumber, isLabel, isNumbered, isOfRole, isRegister, isRelative, labelWord, ofBirth } from './labels';
import { isBody, isDegree, isNumberInWords, isRoad } from './no-names';
import { isNoWordOfNames } from './no-words';
import { isPlainName } from './plain';
import { isProgram } from './programs';
import { isLoud, isShouted } from './shouted';
import { isSpoken } from './spoken';
import { isFeast, isSeason, isWeekday } from './times-of-year';
import { isFragment } from './unspaced';
import { isListedName, isSmallWord } from './words';

/** What the model read as a name or a description and is none. */

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const acronym = /^\p{Lu}{2,5}$/u;

/** "F is pregnant", "X works at Bosch": what only somebody does or is. */
const personsVerb = new RegExp(
  oneLine`
    ^ (?:
      (?:is|was)
      (?! (?:an?|the|in|of|not|equal|greater|less|at|defined|given|true|false|any|some|called|for|to)(?!\p{L})) \p{Ll}
      |(?:
        has|had|works?|worked|lives?|lived|wants|wanted|said|says|told|left|called|came|met|moved|owes|lost|earns
        |suffers|knows|loves|hates|paid|wohnt|arbeitet|verdient|sagt|sagte|hat|travaille|habite|gagne|vit|trabaja|vive
        |gana|lavora|abita|guadagna|werkt|woont|verdient|pracuje|mieszka|zarabia|trabalha|mora|ganha|jobbar|arbetar
        |bor|tjänar
      )(?!\p{L})
    )
  `,
  'u',
);
/** "in NANDA format": what a paper is written by. */
const ofForm = /^ (?:format|style|standards?|syntax|notation|criteria|guidelines?|Format|Stil)(?!\p{L})/u;
/** "Test User", "Demo Kunde": nobody, in place of somebody. */
const forTrial = new RegExp(
  oneLine`
    ^(?:
      (?:
        test|testing|demo|dummy|sample|example|guest|default|muster|prueba|prova|exemple|ejemplo|esempio|voorbeeld
        |przykładowy|testowy
      )(?:[ _-]|(?=\p{Ll})|$)
    )+(?:
      (?:super)?user|admin|account|accounts?|name|customer|client|person|patient|company|corp|nutzer(?:in)?
      |benutzer(?:in)?|kunde|kundin|firma|utilisateur|usuario|cliente|utente|gebruiker|klant|użytkownik|klient
      |utilizador|användare|kund
    )?\d{0,3}$
  `,
  'iu',
);
const isForTrial = (words: string): boolean => forTrial.test(words) && !isGivenName(words);

/** Scripts that the model was not trained on: there it guesses. */
const unread =
  /[^\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]/u;
const believedUnread = 0.9;
/** Below this the lists have to have all of its words. */
const guessed = 0.6;

/** … but where capitals are written, one within a sentence says as much as a list. */
const believedProper = 0.4;
const isProper = (text: string, { start, end }: Tagged): boolean =>
  /^\p{Lu}[\p{Ll}\p{M}]+(?:[ -]\p{Lu}[\p{Ll}\p{M}]+)*$/u.test(text.slice(start, end)) &&
  /[\p{Ll}\p{M},] $/u.test(textBefore(text, start, 2));

/** From here on a name that is a word of the language, too, is believed … */
const believedWord = 0.9;
/** … and a nickname in small letters: "ask sparrow about it". */
const believedNickname = 0.8;

/** "Å", "hope": a letter is a place or a firm where the model is sure, a small word a place behind what stands before places. */
const isSureWord = (text: string, { start, end, type, score }: Tagged): boolean => {
  const lives = type === 'LOCATION' && isDwelling(text, start);
  if (!isSmallWord(text.slice(start, end))) return lives || score >= believedWord;
  if (score < believedWord || type !== 'LOCATION') return false;
  return lives || (isSmall(text, start) && isBehindPlaceCue(text, start));
};

/** "Caro, kannst du …": dear in another language, where one is greeted by more than the word, and short for a name. */
const isNicknamed = (text: string, { start, end }: Tagged): boolean =>
  isNickname(text.slice(start, end)) && text.charAt(end) === ',' && !romance.has(language(text) ?? '');
const romance = new Set(['it', 'es', 'pt']);

const isKoreanName = (text: string, { start, end }: Tagged): boolean => {
  const words = text.slice(start, end);
  const withTopic = text.charAt(end) === '은' ? `${words}은` : words;
  return koreanNameIn(words) === words.length || koreanNameIn(withTopic) === words.length;
};

/** A name in a script that the model was not trained on, of which the lists know too little. */
const isUnreadGuess = (text: string, span: Tagged, words: string): boolean => {
  const { type, score } = span;
  if (score >= (isProper(text, span) ? believedProper : believedUnread) || !unread.test(words)) return false;
  if (type === 'PERSON' && score >= believedProper && isKoreanName(text, span)) return false;
  const parts = words.split(/\s+/);
  // A name of which the lists have a part is no guess.
  const isGuess = type !== 'PERSON' || score < guessed;
  return !(isGuess ? parts.every(isListedName) : parts.some(isListedName));
};

/** "På Twitch", "na Discordzie": where one is online; one works "bei" or "at" it. */
const onSite = /(?<!\p{L})(?:on|auf|sur|en|su|op|na|no|em|på) $/iu;
const isOnline = (text: string, { start, end }: Tagged, words: string): boolean =>
  network.test(words) &&
  (onSite.test(textBefore(text, start, 5)) || /^['’][dt][ae](?!\p{L})/u.test(textAfter(text, end, 4)));
/** "渡辺課長の奥さん": a wife, a customer, everybody, and no name. */
const isKinInJapanese = (text: string, { end }: Tagged, words: string): boolean =>
  /^(?:奥|皆|客|嫁|娘|婿|孫|爺|婆|坊|嬢|母|父|姉|兄|祖母|祖父|息子|旦那|店員|医者|看護師|大家|隣|患者)$/u.test(words) &&
  /^(?:さん|様|さま|ちゃん)/u.test(textAfter(text, end, 3));

/** "kirjoita viesti": several words of a language in small letters, none of them in the lists of names. */
const isOfSmallWords = (words: string): boolean => {
  const each = words.split(' ');
  return each.length > 1 && each.every((word) => isSmallWord(word) && isCommonWord(word) && !isListedName(word));
};

const greeting = /\p{L}[\p{L} ]{0,13}$/u;
const isGreeted = (text: string, at: number): boolean => {
  const before = textBefore(text, at, 16).split('\n').at(-1) ?? '';
  return cues.greetings.has(matched(greeting, before).trim().toLowerCase());
};

const isNobody = (text: string, span: Tagged, words: string): boolean => {
  const { start, end, score } = span;
  const small = words.toLowerCase();
  if (isKinInJapanese(text, span, words)) return true;
  if (labelWord.test(words) || isDegree(text, span) || isShouted(text, span) || isRelative(text, span)) return true;
  if (isRegister(text, span) || isOfRole(text, span) || ofBirth.test(words) || ofSex.test(words)) return true;
  if (score < believedWord && isMonth(text, span)) return true;
  // `anna = User("Anna")`: of programs only full names are somebody's.
  if (!/\s/.test(words) && isProgram(text, span) && !isRecord(text)) return true;
  if (isTitle(small.replace('.', ''))) return !isGivenName(words);
  if ((endearments.has(small) || (calls.has(small) && !isGivenName(words))) && isCall(text, span)) return true;
  // "EL TITULAR ES MI PADRE": what names are labelled with.
  if (cues.labels.has(small) && !names.has(fold(words))) return true;
  // "Goedemiddag, …", "servus, …"; "jag får F i matte".
  if (cues.greetings.has(small) && !isGivenName(words) && !isNicknamed(text, span) && isCall(text, span)) return true;
  if (/^\p{Lu}$/u.test(words) && score < believedWord) return !personsVerb.test(textAfter(text, end, 24));
  if (isSmallWord(words) && isCommonWord(words) && score < believedNickname) return true;
  if (isOfSmallWords(words)) return true;
  if (isVerb(text, words)) return true;
  // "Hi Billing,"
  if (isOffice(words) && isGreeted(text, start)) return true;
  if (score < believedWord && isPlainWord(text, words)) return true;
  return acronym.test(words) && score < 0.9 && !isLoud(text, start);
};

/** … and neither a place nor a firm. */
const isNowhere = (text: string, span: Tagged, words: string): boolean => {
  const { start, end, type, score } = span;
  const isSure = score >= believedWord;
  const isLetter = words.length === 1 && !unread.test(words) && !unspaced.test(words);
  if (isLetter && !isSureWord(text, span)) return true;
  if ((type === 'ORGANIZATION' && isDegree(text, span)) || isShouted(text, span)) return true;
  if (isBody(text, start, end) || (isSeason(words) && !isSure && !isDwelling(text, start))) return true;
  if (words.length > 1 && !(isSure && acronym.test(words)) && isTitle(words.toLowerCase())) return true;
  if (isSmallWord(words)) return isOrganisationWord(words) || (isCommonWord(words) && !isSureWord(text, span));
  if (type === 'ORGANIZATION') return acronym.test(words) && score < 0.97 && !isLoud(text, start);
  if (isState(text, start, end)) return true;
  if (isBehindPlaceCue(text, start) || (isSure && !acronym.test(words))) return false;
  return (!isSure && isPlainWord(text, words, false)) || isLabel(text, span);
};

/** "12/04/25, 21:04 - Io: dove??": who copied a chat out is called so in it. */
const pronoun = /^(?:io|ich|moi|yo|ik|ja|eu|jag|me|tu|você|you|toi)$/iu;
const isSpeaker = (text: string, { end, type }: Tagged, words: string): boolean =>
  type === 'PERSON' && pronoun.test(words) && /^ ?:(?!\S)/.test(textAfter(text, end, 3));

const ordinal = new RegExp(
  oneLine`
    ^(?:(?:el|il|o|le) )?(?:
      primer|segundo|tercer|cuarto|quinto|sexto|séptimo|octavo|primo|secondo|terzo|quarto|sesto|settimo|ottavo
      |primeiro|terceiro|deuxième|troisième|quatrième|cinquième
    )$
  `,
  'u',
);
const floorBehind = /^ (?:piso|planta|piano|andar|étage)(?!\p{L})/u;
export const isNothing = (text: string, span: Tagged): boolean => {
  const { start, end, type } = span;
  const words = text.slice(start, end);
  if (isNumberInWords(text, span) || isOfListing(text, span)) return true;
  if (isUnreadGuess(text, span, words) || isFragment(text, span)) return true;
  if (
    isSpeaker(text, span, words) ||
    isWeekday(words, textBefore(text, start, 8)) ||
    isPaymentKey(words) ||
    isPaymentForm(words)
  )
    return true;
  if (/^\p{L}+$/u.test(words) && isPaying(text, start)) return true;
  if (isCalledNumber(words) || isRoad(text, span)) return true;
  if (payments.has(words.toLowerCase()) && (type !== 'PERSON' || isPaid(text, span))) return true;
  if (type === 'ADDRESS') return isNoAddress(text, span);
  if (!named.has(type)) return isNoDescription(text, span);
  if (isOnline(text, span, words) || isAuthority(text, start, end)) return true;
  if (isCalledAfter(text, span) || isFeast(words, type) || isForTrial(words)) return true;
  if (isEnglishNoun(text, span) || isPlainName(text, span) || isNoWordOfNames(text, span)) return true;
  if (acronym.test(words) && ofForm.test(textAfter(text, end, 12))) return true;
  // "het dak van Kerkstraat", "en el segundo piso": Van and El Segundo are towns as well.
  if (type === 'LOCATION' && isSmallWord(words) && isStopWordOf(words, language(text) ?? 'en')) return true;
  if (type === 'LOCATION' && ordinal.test(words) && floorBehind.test(textAfter(text, end, 12))) return true;
  if (isSpoken(text, span) || isNumbered(text, span)) return true;
  if (span.score < believedWord && romance.has(language(text) ?? 'es') && isImperative(words)) return true;
  return type === 'PERSON' ? isNobody(text, span, words) : isNowhere(text, span, words);
};

/** Whether the text around a place is written without capitals: there a small word may be a name. */
const isSmall = (text: string, at: number): boolean =>
  !/(?:^|[.!?…]\s{1,3}|\n)["'“„«(]?\p{Lu}/u.test(text.slice(Math.max(0, at - 160), at + 80));

/** "Rente", "Souhaite": a word of the language with a capital, and neither a name nor a place of the lists. */
const isPlainWord = (text: string, words: string, mayBeName = true): boolean => {
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(words)) return false;
  const lower = words.toLowerCase();
  if ((mayBeName && names.has(fold(lower))) || isListedPlace(lower)) return false;
  return isCommonIn(lower, language(text) ?? 'en');
};

/** "the ladder": nobody is called so. */
const behindArticle = /(?<!\p{L})(?:the|an?|this|that|each|every|some|any|no) $/iu;

/** "hills", "siren": a small word of an English text that no list has as a name or a place. */
const isEnglishNoun = (text: string, span: Tagged): boolean => {
  const { start, end, type, score } = span;
  const words = text.slice(start, end);
  if (!isSmallWord(words) || isCity(words) || isRegion(words)) return false;
  const isThing = behindArticle.test(textBefore(text, start, 8));
  if (!isThing && !isEnglishWord(words)) return false;
  // "ask hawk about it": a nickname.
  const isNicknamed = score >= believedNickname && !isThing;
  if (type === 'PERSON' ? names.has(fold(words)) || isNicknamed : isSureWord(text, span)) return false;
  return (language(text) ?? 'en') === 'en';
};

const isVerb = (text: string, words: string): boolean =>
  isSmallWord(words) && !names.has(fold(words)) && isJoinedVerb(words, language(text) ?? 'en');
