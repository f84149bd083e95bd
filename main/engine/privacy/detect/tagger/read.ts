import type { EntityType } from '../../../../../shared/domain';
import type { Tagged } from '../../../../../shared/tagger';
import { textAfter, textBefore } from '../../around';
import { readDates } from '../../entities/quantities/dates/read';
import { fold } from '../../fold';
import { cities, countries, isGivenName, isNickname, names, regions } from '../../lists';
import { wordSet } from '../../word-set';
import { withFamilyFirms } from '../family-firms';
import { koreanNameIn } from '../introductions-korean';
import { language } from '../language';
import { isOfListing } from '../manifests';
import { isMonth } from '../month-names';
import { isOrganisationWord } from '../organisations';
import { cues } from '../reading';
import { type Found, named } from '../resolve';
import { isRecord } from '../signals';
import { isCommonIn, isCommonWord, isEnglishWord, isJoinedVerb, isTitle } from '../vocabulary';
import { isNoAddress } from './addresses';
import { isBody } from './bodies';
import { calls, endearments, isCall, isPaid, payments } from './calls';
import { isDegree } from './degrees';
import { isNoDescription, isPhysician } from './descriptions';
import { isBehindPlaceCue, isDwelling, isState } from './dwelling';
import { isNumberInWords } from './numbers';
import { isPlainName } from './plain';
import { isProgram } from './programs';
import { isLoud, isShouted } from './shouted';
import { isSpoken } from './spoken';
import { trim } from './trim';
import { isFragment, withPlaceKind } from './unspaced';
import { byWhereabouts } from './whereabouts';
import { isListedName, isSmallWord } from './words';

/** Why, in the words that the window shows. */
const reasons: Readonly<Partial<Record<EntityType, string>>> = {
  PERSON: 'read as a name',
  LOCATION: 'read as a place',
  ORGANIZATION: 'read as an organisation',
  ADDRESS: 'read as an address',
  OCCUPATION: 'read as an occupation',
  NRP: 'read as a nationality or creed',
  MEDICAL_CONDITION: 'read as an illness',
  DATE: 'read as a date',
};

const joined = new Set<EntityType>(['PERSON', 'ORGANIZATION', 'ADDRESS']);
const startsLarge = (text: string, at: number): boolean => text.charAt(at) !== text.charAt(at).toLowerCase();

const article = /^(?:The|La|Le|Les|L['’]|El|Los|Las|Il|Lo|Gli|De|Het|Zum|Zur|O|A|Os|As)(?: [\p{L}\p{M}'’-]+)?$/u;

const eastForm = /^(?:株式会社|有限会社|合同会社|合資会社|一般社団法人|医療法人|学校法人)$/u;
/** "Västerås stad": neighbours that are one name, parted by a space. */
const together = (text: string, before: Tagged, after: Tagged): EntityType | null => {
  // "株式会社" and "みなと工房".
  const isOfFirm = before.type === 'ORGANIZATION' && after.type === 'ORGANIZATION' && before.end === after.start;
  if (isOfFirm && eastForm.test(text.slice(before.start, before.end))) return 'ORGANIZATION';
  if (text.slice(before.end, after.start) !== ' ') return null;
  if (before.type === after.type && joined.has(after.type) && startsLarge(text, after.start)) return after.type;
  // "The" and "Velvet Anchor", "La Espiga" and "Dorada": a house's name begins with its article.
  const isHouse = before.type === 'ORGANIZATION' && named.has(after.type) && startsLarge(text, after.start);
  if (isHouse && article.test(text.slice(before.start, before.end))) return 'ORGANIZATION';
  const small = after.type === 'ORGANIZATION' && /^\p{Ll}+$/u.test(text.slice(after.start, after.end));
  return small && before.type === 'LOCATION' && startsLarge(text, before.start) ? 'ORGANIZATION' : null;
};

const withNeighbours = (text: string, spans: readonly Tagged[]): Tagged[] => {
  const result: Tagged[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    const type = last === undefined ? null : together(text, last, span);
    if (last === undefined || type === null) result.push(span);
    else {
      const score = Math.max(last.score, span.score);
      result[result.length - 1] = { type, start: last.start, end: span.end, score };
    }
  }
  return result;
};

/** "mi hermana", "Mein Bruder (39)": whose relative, and no name; "raga", "leute": all of them. */
const isRelative = (text: string, { start, end }: Tagged): boolean => {
  const words = text.slice(start, end).toLowerCase();
  if (cues.notNames.has(words) && isSmallWord(text.slice(start, end))) return true;
  const parts = `${/(?:\p{L}+ )?$/u.exec(textBefore(text, start, 12))?.[0].toLowerCase() ?? ''}${words}`;
  const [whose = '', relative = '', ...more] = parts.split(/\s+/).slice(-2);
  const isKin =
    cues.kin.has(relative) || cues.kin.has(fold(relative).replace(/(?:er|[ens])$/, '')) || cues.kin.has(fold(relative));
  return more.length === 0 && cues.possessives.has(whose) && isKin && words.split(/\s+/).length < 3;
};
const isShort = (words: string): boolean => /^[\p{L}.]{2,4}$/u.test(words) && !cities.has(words.toLowerCase());
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const acronym = /^\p{Lu}{2,5}$/u;

/** "F is pregnant", "X works at Bosch": what only somebody does or is. */
const personsVerb =
  /^ (?:(?:is|was)(?! (?:an?|the|in|of|not|equal|greater|less|at|defined|given|true|false|any|some|called|for|to)(?!\p{L})) \p{Ll}|(?:has|had|works?|worked|lives?|lived|wants|wanted|said|says|told|left|called|came|met|moved|owes|lost|earns|suffers|knows|loves|hates|paid|wohnt|arbeitet|verdient|sagt|sagte|hat|travaille|habite|gagne|vit|trabaja|vive|gana|lavora|abita|guadagna|werkt|woont|verdient|pracuje|mieszka|zarabia|trabalha|mora|ganha|jobbar|arbetar|bor|tjänar)(?!\p{L}))/u;
/** "in NANDA format": what a paper is written by. */
const ofForm = /^ (?:format|style|standards?|syntax|notation|criteria|guidelines?|Format|Stil)(?!\p{L})/u;
const season =
  /^(?:frühling|frühjahr|sommer|herbst|winter|spätsommer|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|lente|zomer|herfst|wiosna|lato|jesień|zima|verão|outono|våren|sommaren|hösten|vintern|spring|summer|autumn)$/iu;

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

/** "TAJ 123 456 789", "St.-Nr. 32": a label, not what it labels. */
const label = /^(?:\.?-? ?(?:Nr|No|Num|n°|nº|ID)(?![\p{L}])|[:#]? ?\d)/u;

/** "Mon n° de sécu", "número de afiliado": what a number is of. */
const numberOf = /(?<!\p{L})(?:n[°º]\.?|n[uú]m(?:[ée]ro)?\.?|numer|nr\.?) (?:de |di |do |da |van )?$/iu;
const isNumbered = (text: string, { start, end }: Tagged): boolean =>
  isSmallWord(text.slice(start, end)) && numberOf.test(textBefore(text, start, 16));

/** "2023/418 Esas sayılı dosya": a court's register. */
const isRegister = (text: string, { start, end }: Tagged): boolean =>
  /^(?:Esas|Karar)$/u.test(text.slice(start, end)) && /^ (?:sayılı|no)/u.test(textAfter(text, end, 8));

/** "F. nac. 22/08/1955": of a birth. */
const ofBirth =
  /^(?:(?:F|Fec|Fch|D|Dt|Data|L)\. ?(?:de )?(?:nac|nasc|nasce|nascita)|Geb|Né|Née|Nato|Nata|Ur|Född|Doğ)\.?$/iu;

/** "Лечащий врач Оксана …": which doctor. */
const isOfRole = (text: string, { start, end }: Tagged): boolean =>
  /^\p{Lu}\p{Ll}+(?:[иы]й|ая|яя|ой)$/u.test(text.slice(start, end)) &&
  /^ (?:врач|доктор|судья|адвокат|юрист|директор|бухгалтер|менеджер|инженер|редактор|специалист|нотариус|лікар|суддя|директорк?а?)(?!\p{L})/u.test(
    textAfter(text, end, 16),
  );

const isLabel = (text: string, { start, end }: Tagged): boolean =>
  isShort(text.slice(start, end)) && label.test(textAfter(text, end, 8));

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

/** "주민번호", "국민은행", "hasło": what a number or a password is called. */
const labelWord =
  /^(?:[가-힣]+(?:번호|계좌|주소|전화|은행|카드|이메일)|hasło|heslo|geslo|senha|clave|şifre|wachtwoord|lösenord|salasana|jelszó|adgangskode|mdp|pwd?)$/u;

/** "Caro, kannst du …": dear in another language, where one is greeted by more than the word, and short for a name. */
const isNicknamed = (text: string, { start, end }: Tagged): boolean =>
  isNickname(text.slice(start, end)) && text.charAt(end) === ',' && !romance.has(language(text) ?? '');
const romance = new Set(['it', 'es', 'pt']);

const isKoreanName = (text: string, { start, end }: Tagged): boolean => {
  const words = text.slice(start, end);
  const withTopic = text.charAt(end) === '은' ? `${words}은` : words;
  return koreanNameIn(words) === words.length || koreanNameIn(withTopic) === words.length;
};

const isNothing = (text: string, span: Tagged): boolean => {
  const { start, end, type, score } = span;
  const words = text.slice(start, end);
  if (isNumberInWords(text, span) || isOfListing(text, span)) return true;
  if (score < (isProper(text, span) ? believedProper : believedUnread) && unread.test(words)) {
    const parts = words.split(/\s+/);
    // A name of which the lists have a part is no guess.
    const isGuess = type !== 'PERSON' || score < guessed;
    const isNamed = type === 'PERSON' && score >= believedProper && isKoreanName(text, span);
    if (!isNamed && !(isGuess ? parts.every(isListedName) : parts.some(isListedName))) return true;
  }
  if (isFragment(text, span) || (type === 'PERSON' && labelWord.test(words))) return true;
  if (named.has(type) && (isEnglishNoun(text, span) || isPlainName(text, span))) return true;
  const small = words.toLowerCase();
  if (payments.has(small) && (type !== 'PERSON' || isPaid(text, span))) return true;
  if (named.has(type) && acronym.test(words) && ofForm.test(textAfter(text, end, 12))) return true;
  if (named.has(type) && (isSpoken(text, span) || isNumbered(text, span))) return true;
  if (
    words.length === 1 &&
    (type === 'LOCATION' || type === 'ORGANIZATION') &&
    !isSureWord(text, span) &&
    !unread.test(words) &&
    !unspaced.test(words)
  )
    return true;
  switch (type) {
    case 'ADDRESS':
      return isNoAddress(text, span);
    case 'PERSON':
      if (isDegree(text, span) || isShouted(text, span) || isRelative(text, span)) return true;
      if (isRegister(text, span) || isOfRole(text, span) || ofBirth.test(words)) return true;
      if (score < believedWord && isMonth(text, span)) return true;
      // `anna = User("Anna")`: of programs only full names are somebody's.
      if (!/\s/.test(words) && isProgram(text, span) && !isRecord(text)) return true;
      if (isTitle(words.toLowerCase().replace('.', ''))) return !isGivenName(words);
      if ((endearments.has(small) || (calls.has(small) && !isGivenName(words))) && isCall(text, span)) return true;
      // "EL TITULAR ES MI PADRE": what names are labelled with.
      if (cues.labels.has(small) && !names.has(fold(words))) return true;
      // "Goedemiddag, …", "servus, …"; "jag får F i matte".
      if (cues.greetings.has(small) && !isGivenName(words) && !isNicknamed(text, span) && isCall(text, span))
        return true;
      if (/^\p{Lu}$/u.test(words) && score < believedWord) return !personsVerb.test(textAfter(text, end, 24));
      if (isSmallWord(words) && isCommonWord(words) && score < believedNickname) return true;
      if (isVerb(text, words)) return true;
      if (score < believedWord && isPlainWord(text, words)) return true;
      return acronym.test(words) && score < 0.9 && !isLoud(text, start);
    case 'ORGANIZATION':
    case 'LOCATION':
      if ((type === 'ORGANIZATION' && isDegree(text, span)) || isShouted(text, span)) return true;
      if (isBody(text, start, end) || (season.test(words) && score < believedWord && !isDwelling(text, start)))
        return true;
      if (words.length > 1 && (score < believedWord || !acronym.test(words)) && isTitle(words.toLowerCase()))
        return true;
      if (isSmallWord(words)) return isOrganisationWord(words) || (isCommonWord(words) && !isSureWord(text, span));
      if (type === 'LOCATION' && isState(text, start, end)) return true;
      if (type === 'LOCATION' && score < believedWord && !isBehindPlaceCue(text, start))
        return isPlainWord(text, words, false) || isLabel(text, span);
      if (type === 'LOCATION' && acronym.test(words) && !isBehindPlaceCue(text, start)) return isLabel(text, span);
      return type === 'ORGANIZATION' && acronym.test(words) && score < 0.97 && !isLoud(text, start);
    default:
      return isNoDescription(text, span);
  }
};

/** Whether the text around a place is written without capitals: there a small word may be a name. */
const isSmall = (text: string, at: number): boolean =>
  !/(?:^|[.!?…]\s{1,3}|\n)["'“„«(]?\p{Lu}/u.test(text.slice(Math.max(0, at - 160), at + 80));

/** "Rente", "Souhaite": a word of the language with a capital, and neither a name nor a place of the lists. */
const isPlainWord = (text: string, words: string, mayBeName = true): boolean => {
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(words)) return false;
  const lower = words.toLowerCase();
  if ((mayBeName && names.has(fold(lower))) || cities.has(lower) || countries.has(lower) || regions.has(lower))
    return false;
  return isCommonIn(lower, language(text) ?? 'en');
};

/** "the ladder": nobody is called so. */
const behindArticle = /(?<!\p{L})(?:the|an?|this|that|each|every|some|any|no) $/iu;

/** "hills", "siren": a small word of an English text that no list has as a name or a place. */
const isEnglishNoun = (text: string, span: Tagged): boolean => {
  const { start, end, type, score } = span;
  const words = text.slice(start, end);
  if (!isSmallWord(words) || cities.has(words) || regions.has(words)) return false;
  const isThing = behindArticle.test(textBefore(text, start, 8));
  if (!isThing && !isEnglishWord(words)) return false;
  // "ask hawk about it": a nickname.
  const isNicknamed = score >= believedNickname && !isThing;
  if (type === 'PERSON' ? names.has(fold(words)) || isNicknamed : isSureWord(text, span)) return false;
  return (language(text) ?? 'en') === 'en';
};

const isVerb = (text: string, words: string): boolean =>
  isSmallWord(words) && !names.has(fold(words)) && isJoinedVerb(words, language(text) ?? 'en');

/** A date by the model is one where the dates' own reader can read it, and took it for something else by itself. */
const datesIn = (text: string, { start, end, score }: Tagged): Tagged[] =>
  readDates(text.slice(start, end))
    .filter((date) => date.weak && (date.end - date.start) * 2 > end - start)
    .map((date) => ({ type: 'DATE', start: start + date.start, end: start + date.end, score }));

/** "Tims Einweihung", "Annas fest": a given name in the genitive before what is whose, read as a place or a firm. */
const isGenitive = (text: string, { start, end, type, score }: Tagged): boolean => {
  if ((type !== 'LOCATION' && type !== 'ORGANIZATION') || score >= 0.9) return false;
  const word = text.slice(start, end);
  if (!/^\p{Lu}\p{Ll}+s$/u.test(word) || cities.has(word.toLowerCase()) || !isGivenName(word.slice(0, -1)))
    return false;
  return genitive.has(language(text) ?? '') && /^ \p{L}/u.test(text.slice(end, end + 2));
};
const genitive = new Set(['de', 'sv', 'nl']);

/** "gran's in st lukes again": a house, not a town. */
const saintly = /^(?:st|saint)\.? \p{L}{3,}(?:['’]s|s)$/iu;
const inHouse = /(?<!\p{L})(?:in|into|at|to|from|of|outside|by) $/iu;
const isHouse = (text: string, { start, end, type }: Tagged): boolean =>
  type === 'LOCATION' &&
  saintly.test(text.slice(start, end)) &&
  inHouse.test(textBefore(text, start, 8)) &&
  !cities.has(text.slice(start, end).toLowerCase().replace('.', '')) &&
  !towns.has(
    text
      .slice(start, end)
      .toLowerCase()
      .replace(/^(?:st|saint)\.? /u, ''),
  );
const towns = wordSet('albans helens andrews ives neots davids asaphs johns louis');

const house = /\d/;

/** A word that stands here this often … */
const often = 3;
/** … and was read as a name in less than this share of its places was misread there. */
const agreed = 0.34;

/** One word with a capital that the model read as a name here and there only: "Electron" of thirty. */
const withoutStrays = (text: string, spans: readonly Tagged[]): Tagged[] => {
  const single = spans.filter(
    ({ type, start, end }) => named.has(type) && /^\p{Lu}[\p{L}\p{M}-]*$/u.test(text.slice(start, end)),
  );
  if (single.length === 0) return [...spans];
  const places = new Map<string, number>();
  for (const [word] of text.matchAll(/\p{L}[\p{L}\p{M}-]*/gu)) places.set(word, (places.get(word) ?? 0) + 1);
  const read = new Map<string, number>();
  for (const { start, end } of spans)
    for (const [word] of text.slice(start, end).matchAll(/\p{L}[\p{L}\p{M}-]*/gu))
      read.set(word, (read.get(word) ?? 0) + 1);
  const strays = new Set(
    single.filter(({ start, end }) => {
      const word = text.slice(start, end);
      const all = places.get(word) ?? 0;
      return all >= often && (read.get(word) ?? 0) < agreed * all && !isGivenName(word);
    }),
  );
  return spans.filter((span) => !strays.has(span));
};

/**
 * What the model read, as findings with edges that surrogates need, in order. A worker is not trusted: spans may lie
 * anywhere.
 */
export const readByModel = (text: string, tagged: readonly Tagged[]): Found[] => {
  const inside = tagged
    .filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const spans = withFamilyFirms(text, withNeighbours(text, withoutStrays(text, inside)));
  const starts = new Set(spans.filter(({ type }) => named.has(type)).map(({ start }) => start));
  return spans
    .flatMap((span) => (span.type === 'DATE' ? datesIn(text, span) : trim(text, span, starts)))
    .map((span) => (isPhysician(text, span) ? { ...span, type: 'OCCUPATION' as const } : span))
    .map((span) => withPlaceKind(text, span))
    .map((span) => byWhereabouts(text, span))
    .map((span) => (isGenitive(text, span) ? { ...span, type: 'PERSON' as const } : span))
    .map((span) => (isHouse(text, span) ? { ...span, type: 'ORGANIZATION' as const } : span))
    .filter((span) => !isNothing(text, span))
    .map((span) => {
      const numbered = span.type === 'ADDRESS' && house.test(text.slice(span.start, span.end));
      return {
        ...span,
        score: numbered ? Math.max(span.score, 0.8) : span.score,
        source: 'tagger',
        reason: reasons[span.type] ?? 'read by the model',
      };
    });
};
