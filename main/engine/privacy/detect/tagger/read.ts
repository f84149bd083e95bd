import type { EntityType } from '../../../../../shared/domain';
import type { Tagged } from '../../../../../shared/tagger';
import { readDates } from '../../entities/quantities/dates/read';
import { cities, countries, isGivenName, names, regions } from '../../lists';
import { isAsking } from '../general';
import { whoseIs } from '../knowledge';
import { language } from '../language';
import { fold } from '../mentions';
import { isMonth } from '../month-names';
import { isOrganisationWord } from '../organisations';
import { cues } from '../reading';
import type { Found } from '../resolve';
import { isRecord } from '../signals';
import { codeIn } from '../tokens';
import { isCommonIn, isCommonWord, isEnglishWord, isJoinedVerb, isTitle } from '../vocabulary';
import { isBody } from './bodies';
import { isNoDescription, isPhysician } from './descriptions';
import { isBehindPlaceCue, isDwelling, isState } from './dwelling';
import { isSpoken } from './spoken';
import { trim } from './trim';
import { isFragment, withPlaceKind } from './unspaced';

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

const named = new Set<EntityType>(['PERSON', 'LOCATION', 'ORGANIZATION']);
const joined = new Set<EntityType>(['PERSON', 'ORGANIZATION', 'ADDRESS']);
const startsLarge = (text: string, at: number): boolean => text.charAt(at) !== text.charAt(at).toLowerCase();

const article = /^(?:The|La|Le|Les|L['’]|El|Los|Las|Il|Lo|Gli|De|Het|Zum|Zur|O|A|Os|As)(?: [\p{L}\p{M}'’-]+)?$/u;

/** "Västerås stad": neighbours that are one name, parted by a space. */
const together = (text: string, before: Tagged, after: Tagged): EntityType | null => {
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

/** "ward 6", "Raum 214": a place in a house, no address. */
const notAddress =
  /^(?:ward|plant|gate|platform|page|chapter|station|table|zone|level|line|step|bay|room|bar|raum|saal|zimmer|gleis|seite|halle|salle|porte|quai|étage|aula|sala|planta|puerta|stanza|piano|lokaal|zaal|pokój|andar|rum|sal|plan|oda|kat)(?![\p{L}])[^,]*$/iu;
/** "Linie 39", "bus 62": what one may ride. */
const ridden =
  /^(?:linie|línea|linea|ligne|lijn|lini[aąię]{1,2}|linje|linha|hat|bus|tram|tramway|autobus(?:em|u)?|buslinie|straßenbahn|[su]-bahn|metro|train|zug|autobús|colectivo|filobus|tramwaj(?:em|u)?|buss|spårvagn|otobüs|ônibus|autocarro|trolley|trein)(?: (?:linie|line|nr\.?|n[º°]|no\.?))? [A-Z]{0,3}\d{1,3}[A-Z]?$/iu;
/** "die", "with the", "nehme": before what one rides. */
const riding =
  /(?<!\p{L})(?:the|an?|this|that|by|take|takes|took|taking|ride|rides|catch|caught|missed|die|der|den|dem|diese[nr]?|mit|nehme[n]?|nimmt|le|la|un|une|ce|cette|en|prends|prend|prendre|el|una?|tom[oaé]|cojo|coge|il|lo|prendo|prende|de|het|een|met|neem|neemt|do|na|wsiadam|jadę|jeżdżę|[oa]|um|uma|no|pego|pega|med|tar|ta|bir) $/iu;
/** A town, a postal code: the rest of an address. */
const townBehind = /^(?:,|\n| ?[-–/(])? ?(?:\d{4,5}(?!\d)|[A-Z]{1,2}-\d)|^(?:,|\n| ?[-–/(]) ?\p{Lu}\p{Ll}/u;
/** Not "Linie 39, 1010 Wien" of a village, and not the box "bus 3" behind a house. */
const isRidden = (text: string, { start, end }: Tagged): boolean => {
  const words = text.slice(start, end);
  // "tramwajem 9": by tram.
  if (!ridden.test(words) || townBehind.test(text.slice(end, end + 10)) || isDwelling(text, start)) return false;
  return /^\p{L}+em /iu.test(words) || riding.test(text.slice(Math.max(0, start - 16), start));
};
/** "mi hermana", "Mein Bruder (39)": whose relative, and no name; "raga", "leute": all of them. */
const isRelative = (text: string, { start, end }: Tagged): boolean => {
  const words = text.slice(start, end).toLowerCase();
  if (cues.notNames.has(words) && smallWord.test(text.slice(start, end))) return true;
  const parts = `${/(?:\p{L}+ )?$/u.exec(text.slice(Math.max(0, start - 12), start))?.[0].toLowerCase() ?? ''}${words}`;
  const [whose = '', relative = '', ...more] = parts.split(/\s+/).slice(-2);
  const isKin =
    cues.kin.has(relative) || cues.kin.has(fold(relative).replace(/(?:er|[ens])$/, '')) || cues.kin.has(fold(relative));
  return more.length === 0 && cues.possessives.has(whose) && isKin && words.split(/\s+/).length < 3;
};
const isShort = (words: string): boolean => /^[\p{L}.]{2,4}$/u.test(words) && !cities.has(words.toLowerCase());
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const acronym = /^\p{Lu}{2,5}$/u;
/** Degrees and the letters behind a name: "BSc Computer Science", "FCA FRSA". */
const degree =
  /^(?:(?<short>BA|JD|RN)|BSc|BEng|BEd|LLB|MSc|MEng|MPhil|MBA|LLM|PhD|DPhil|EdD|MBBS|MBChB|BDS|DDS|DVM|CPA|CFA|PMP|CEng|IEng|[AF]CC?A|[AF]CMA|[MF]I(?:ET|EEE|MechE|ChemE|StructE|CE)|FI[AE]|MRICS|FRICS|RIBA|[MF]R(?:CP|CS|CGP|COG|CPCH|CPsych|CA|CR|CVS|CPath|SC|SB)|FR(?:S[AEC]?|AS|GS|HS|HistS|CEM|EngS)|[OMC]BE|PGCE|PGDip|PGCert|MCIPD|GCSEs?|NVQ|BTEC|Diploma|Bachelor|Master|Licence|Máster|Laurea)(?=[ ,]|$)/u;
const smallWord = /^\p{Ll}[\p{L}\p{M}-]*$/u;

/** What people call out, in any place of a sentence. */
const calls: ReadonlySet<string> = new Set(
  'génial super top parfait cool genial perfecto vale gracias merci thanks danke grazie bedankt dzięki obrigado obrigada tack ok okay okej klar perfekt prima toll bravo wow haha hahaha lol mdr jaja ciao coucou salut bisous kram beleza tamam teşekkürler super! mega krass echt gut nice sweet cheers yay ouf bof ben euh pfff jasne świetnie perfetto ottimo certo dai buono fixe ótimo'.split(
    ' ',
  ),
);
/** By which money is sent: behind them stands whose number it is. */
const payments: ReadonlySet<string> = new Set(
  'twint|bizum|satispay|mb way|mbway|blik|swish|vipps|mobilepay|venmo|zelle|cash app|cashapp|paypal|revolut|paytm|phonepe|gpay|google pay|apple pay|m-pesa|mpesa|klarna|wero|tikkie|bancontact|lydia|paylib|alipay|upi'.split(
    '|',
  ),
);
const paidBy = /(?<!\p{L})(?:by|via|with|through|over|per|mit|über|avec|par|con|por|tramite|przez|met|com|med|ile) $/iu;
/** … and with somebody: only money says which. */
const paidWith = /(?<!\p{L})(?:with|mit|avec|con|met|com|med) $/iu;
const money =
  /\d|[€£$]|(?<!\p{L})(?:pa(?:y|ys|id|ying|yment|yer|ié|yé|go|gar|gué|gato|gare)|(?:be|ge)?zahl\p{L}*|überw\p{L}*|betal\p{L}*|zapła\p{L}*|płac\p{L}*|sen[dt]|transfer\p{L}*|geld|money|dinero|argent|soldi|euros?)(?!\p{L})/iu;
/** "Zelle: 07700 900123 is her number": somebody's own. */
const theirs =
  /\d (?:is|ist|est|es|è|jest|är|é) (?:his|her|their|seine?|ihre?|son|sa|su|(?:il )?suo|zijn|haar|jego|jej|hans|hennes|(?:o )?seu)(?!\p{L})/iu;
const isPaid = (text: string, { start, end }: Tagged): boolean => {
  const before = text.slice(Math.max(0, start - 10), start);
  if (names.has(fold(text.slice(start, end)))) return paidBy.test(before) && !paidWith.test(before);
  if (paidWith.test(before)) return money.test(text.slice(Math.max(0, start - 60), end + 40));
  const behind = text.slice(end, end + 48);
  return (/^[:# ]{1,2}[+\d]/.test(behind) && !theirs.test(behind)) || paidBy.test(before);
};
/** Where one greets or calls out: at the start of a sentence before a comma, a name, a mark or another call, and alone before a mark. */
const sentenceStart = /(?:^|[.!?…\n])[ "'“„«(¡¿]{0,3}$/u;
const calledOut = /^(?:,| \p{Lu}|[!.…]|\n|$|[ ]?\p{Extended_Pictographic})/u;
const aloneBefore = /(?:^|[.!?…,\n])[ "'“„«(¡¿]{0,3}$/u;
const isCalledOut = (text: string, { start, end }: Tagged): boolean => {
  const before = text.slice(Math.max(0, start - 4), start);
  const after = text.slice(end, end + 24);
  const next = /^ (\p{Ll}+)/u.exec(after)?.[1] ?? '';
  return (
    (sentenceStart.test(before) && (calledOut.test(after) || calls.has(next))) ||
    (aloneBefore.test(before) && /^ ?!/.test(after))
  );
};
/** A small word that no list has as a name is none anywhere. */
const isCall = (text: string, span: Tagged): boolean => {
  const words = text.slice(span.start, span.end);
  return isCalledOut(text, span) || (smallWord.test(words) && !names.has(fold(words)));
};
/** "F is pregnant", "X works at Bosch": what only somebody does or is. */
const personsVerb =
  /^ (?:(?:is|was)(?! (?:an?|the|in|of|not|equal|greater|less|at|defined|given|true|false|any|some|called|for|to)(?!\p{L})) \p{Ll}|(?:has|had|works?|worked|lives?|lived|wants|wanted|said|says|told|left|called|came|met|moved|owes|lost|earns|suffers|knows|loves|hates|paid|wohnt|arbeitet|verdient|sagt|sagte|hat|travaille|habite|gagne|vit|trabaja|vive|gana|lavora|abita|guadagna|werkt|woont|verdient|pracuje|mieszka|zarabia|trabalha|mora|ganha|jobbar|arbetar|bor|tjänar)(?!\p{L}))/u;
/** "in NANDA format": what a paper is written by. */
const ofForm = /^ (?:format|style|standards?|syntax|notation|criteria|guidelines?|Format|Stil)(?!\p{L})/u;
const season =
  /^(?:frühling|frühjahr|sommer|herbst|winter|spätsommer|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|lente|zomer|herfst|wiosna|lato|jesień|zima|verão|outono|våren|sommaren|hösten|vintern|spring|summer|autumn)$/iu;

const isListedName = (word: string): boolean => word.length > 1 && names.has(fold(word));

/** Not "PhD Anna Moor", and not "JD Thompson": two letters may be a name's first ones. */
const isDegree = (text: string, { start, end, type }: Tagged): boolean => {
  const words = text.slice(start, end);
  const found = degree.exec(words);
  if (found === null) return false;
  const follows = `${words.slice(found[0].length)}${/^ \p{Lu}\p{L}+/u.exec(text.slice(end, end + 32))?.[0] ?? ''}`;
  if (found.groups?.short !== undefined && /\p{Lu}/u.test(follows)) return false;
  const named = (word: string): boolean =>
    isGivenName(word) ||
    ((isListedName(word) || (type === 'PERSON' && /^\p{Lu}\p{Ll}/u.test(word))) && !isCommonWord(word.toLowerCase()));
  return !follows.split(/[^\p{L}\p{M}'’-]+/u).some(named);
};

/** The first words of a line of a program. */
const statement =
  /^[ \t]{0,40}(?:(?:\$|>>>|#!) ?\S|(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE|VALUES)\b.*[=('*]|from [\w.]+ import |(?:def|class|function|interface|struct|enum|(?:public|private|export|static) \w+)\b.*[({:;]|(?:for|if|elif|while)\b.*[:{][ \t]{0,8}$|(?:return|throw|import|using|package)\b.*;[ \t]{0,8}$)/u;
/** A call, an assignment, an operator, a block, a tag: what a list of people lacks. */
const programSign =
  /[\p{Ll}_$][\w$.]*\(|\p{L}\(["']|[\w$\])"'] ?(?:[-+*/:|&]?=|[!=]==?) ?["'\w$[({]|=>|->|::|&&|\|\||[{}]|\[["']|<\/[a-z]|<[a-z][\w-]* [\w-]+=|\/>|[)\]}"'];[ \t]{0,8}$/u;
/** Four words in a row. */
const sentence = /(?<![\p{L}\p{N}_.$@/\\-])\p{L}[\p{L}'’-]{0,30},?(?: \p{L}[\p{L}'’-]{0,30},?){3}(?![\p{L}\p{N}_(=])/u;

/** Characters of a line on either side. */
const lineReach = 200;

/** `anna = User("Anna")`: code whose own line reads so. In a fence and between back ticks people write sentences too. */
const isProgram = (text: string, { start, end }: Tagged): boolean => {
  if (!codeIn(text)(start)) return false;
  const before = /[^`\n]*$/.exec(text.slice(Math.max(0, start - lineReach), start))?.[0] ?? '';
  const after = /^[^`\n]*/.exec(text.slice(end, end + lineReach))?.[0] ?? '';
  const line = `${before}${text.slice(start, end)}${after}`;
  if (statement.test(line)) return true;
  // Without the name: "Anna(34)" is somebody's age.
  return programSign.test(`${before}${after}`) && !sentence.test(line);
};

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
  /[\p{Ll}\p{M},] $/u.test(text.slice(Math.max(0, start - 2), start));

/** "TAJ 123 456 789", "St.-Nr. 32": a label, not what it labels. */
const label = /^(?:\.?-? ?(?:Nr|No|Num|n°|nº|ID)(?![\p{L}])|[:#]? ?\d)/u;

/** "Mon n° de sécu", "número de afiliado": what a number is of. */
const numberOf = /(?<!\p{L})(?:n[°º]\.?|n[uú]m(?:[ée]ro)?\.?|numer|nr\.?) (?:de |di |do |da |van )?$/iu;
const isNumbered = (text: string, { start, end }: Tagged): boolean =>
  smallWord.test(text.slice(start, end)) && numberOf.test(text.slice(Math.max(0, start - 16), start));

const isLabel = (text: string, { start, end }: Tagged): boolean =>
  isShort(text.slice(start, end)) && label.test(text.slice(end, end + 8));

/** From here on a name that is a word of the language, too, is believed … */
const believedWord = 0.9;
/** … and a nickname in small letters: "ask sparrow about it". */
const believedNickname = 0.8;

/** "Å", "hope": a letter is a place or a firm where the model is sure, a small word a place behind what stands before places. */
const isSureWord = (text: string, { start, end, type, score }: Tagged): boolean => {
  const lives = type === 'LOCATION' && isDwelling(text, start);
  if (!smallWord.test(text.slice(start, end))) return lives || score >= believedWord;
  if (score < believedWord || type !== 'LOCATION') return false;
  return lives || (isSmall(text, start) && isBehindPlaceCue(text, start));
};

const isNothing = (text: string, span: Tagged): boolean => {
  const { start, end, type, score } = span;
  const words = text.slice(start, end);
  if (score < (isProper(text, span) ? believedProper : believedUnread) && unread.test(words)) {
    const parts = words.split(/\s+/);
    // A name of which the lists have a part is no guess.
    const isGuess = type !== 'PERSON' || score < guessed;
    if (!(isGuess ? parts.every(isListedName) : parts.some(isListedName))) return true;
  }
  if (isFragment(text, span)) return true;
  if (named.has(type) && isEnglishNoun(text, span)) return true;
  const small = words.toLowerCase();
  if (payments.has(small) && (type !== 'PERSON' || isPaid(text, span))) return true;
  if (named.has(type) && acronym.test(words) && ofForm.test(text.slice(end, end + 12))) return true;
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
      return (
        notAddress.test(words) ||
        isRidden(text, span) ||
        (smallWord.test(words) && isOrganisationWord(words)) ||
        !/\p{L}{2}|\p{Script=Han}/u.test(words)
      );
    case 'PERSON':
      if (isDegree(text, span) || isShouted(text, span) || isRelative(text, span)) return true;
      if (score < believedWord && isMonth(text, span)) return true;
      // `anna = User("Anna")`: of programs only full names are somebody's.
      if (!/\s/.test(words) && isProgram(text, span) && !isRecord(text)) return true;
      if (isTitle(words.toLowerCase().replace('.', ''))) return !isGivenName(words);
      if (calls.has(small) && !isGivenName(words) && isCall(text, span)) return true;
      // "EL TITULAR ES MI PADRE": what names are labelled with.
      if (cues.labels.has(small) && !names.has(fold(words))) return true;
      // "Goedemiddag, …", "servus, …"; "jag får F i matte".
      if (cues.greetings.has(small) && !isGivenName(words) && isCall(text, span)) return true;
      if (/^\p{Lu}$/u.test(words) && score < believedWord) return !personsVerb.test(text.slice(end, end + 24));
      if (smallWord.test(words) && isCommonWord(words) && score < believedNickname) return true;
      if (isVerb(text, words)) return true;
      if (score < believedWord && isPlainWord(text, words)) return true;
      return acronym.test(words) && score < 0.9 && !isLoud(text, start);
    case 'ORGANIZATION':
    case 'LOCATION':
      if ((type === 'ORGANIZATION' && isDegree(text, span)) || isShouted(text, span)) return true;
      if (isBody(text, start, end) || (season.test(words) && score < believedWord && !isDwelling(text, start)))
        return true;
      if (score < believedWord && words.length > 1 && isTitle(words.toLowerCase())) return true;
      if (smallWord.test(words)) return isOrganisationWord(words) || (isCommonWord(words) && !isSureWord(text, span));
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

/** "TELL …", "… FROM …", "DILE A …": before somebody. */
const beforeSomebody =
  /(?<!\p{L})(?:tell|ask|remind|call|phone|text|email|mail|message|contact|thank|invite|meet|visit|pay|warn|sue|help|dear|hi|hello|hey|to|from|for|with|by|about|and|is|am|i'm|my|our|his|her|their|an|von|vom|mit|für|bei|sag|frag|bitte|ruf|lieber?|liebe|hallo|ist|mein|meine[nmr]?|unser|sein|seine[nmr]?|ihr|ihre[nmr]?|und|à|au|de|du|d|avec|pour|chez|par|dis|demande|appelle|cher|chère|bonjour|salut|est|mon|ma|son|sa|et|a|al|con|para|por|dile|pregunta|llama|avisa|querid[oa]|hola|es|mi|su|y|da|di|per|dì|chiedi|chiama|car[oa]|ciao|è|mi[oa]|suo|sua|e|aan|met|voor|van|door|zeg|vraag|bel|beste|hoi|mijn|zijn|haar|en|do|od|dla|przez|powiedz|zapytaj|zadzwoń|i|o|em|com|pergunta|diz|diga|ol[áa]|meu|minha|till|från|med|för|av|säg|fråga|ring|hej|min|hans|hennes|och|ile|için|ve|sayın|sevgili|merhaba)[ ,:]+$/iu;
/** "… HIS RENT", "… SAID": behind somebody. */
const behindSomebody =
  /^(?:['’]s(?!\p{L})|,? (?:his|her|their|he|she|they|that|is|was|has|had|will|said|says|owes|wants|and|about|who|sein|seine[nmr]?|ihr|ihre[nmr]?|dass|ist|war|hat|sagt|wird|und|son|sa|ses|qu|que|est|était|a|dit|et|su|sus|es|era|ha|dice|y|suo|sua|che|è|ed?|zijn|haar|dat|heeft|zegt|en|jego|jej|że|jest|ma|i|seu|dele|dela|é|disse|sin|sitt|hans|hennes|att|är|har|och|ve|onun|bey|hanım|hakkında|[ea]|[iıuü]n|y[ea])(?!\p{L}))/iu;

/** "DRAW ME A SUDOKU": a word of a request in capitals that no list has as a name or a place. */
const isShouted = (text: string, { start, end }: Tagged): boolean => {
  const words = text.slice(start, end);
  if (!/^\p{Lu}{3,}$/u.test(words) || /\p{Ll}/u.test(text.slice(Math.max(0, start - 60), end + 60))) return false;
  const lower = words.toLowerCase();
  if (names.has(fold(lower)) || cities.has(lower) || countries.has(lower) || regions.has(lower)) return false;
  const before = text.slice(Math.max(0, start - 32), start);
  const title = /(\p{L}+)\.? $/u.exec(before)?.[1];
  if (title !== undefined && isTitle(title.toLowerCase())) return false;
  // English alone has "a" as its article: elsewhere it stands before somebody.
  const given = beforeSomebody.test(before) && !(/(?<!\p{L})A $/u.test(before) && (language(text) ?? 'en') === 'en');
  if (given || behindSomebody.test(text.slice(end, end + 16))) return false;
  return isAsking(text) && !whoseIs(text, language(text)).self;
};

/** "the ladder": nobody is called so. */
const behindArticle = /(?<!\p{L})(?:the|an?|this|that|each|every|some|any|no) $/iu;

/** "hills", "siren": a small word of an English text that no list has as a name or a place. */
const isEnglishNoun = (text: string, span: Tagged): boolean => {
  const { start, end, type, score } = span;
  const words = text.slice(start, end);
  if (!smallWord.test(words) || !isEnglishWord(words) || cities.has(words) || regions.has(words)) return false;
  // "ask hawk about it": a nickname.
  const isNicknamed = score >= believedNickname && !behindArticle.test(text.slice(Math.max(0, start - 8), start));
  if (type === 'PERSON' ? names.has(fold(words)) || isNicknamed : isSureWord(text, span)) return false;
  return (language(text) ?? 'en') === 'en';
};

const isVerb = (text: string, words: string): boolean =>
  smallWord.test(words) && !names.has(fold(words)) && isJoinedVerb(words, language(text) ?? 'en');

/** Words beside it in capitals: a text that shouts has no acronyms. */
const isLoud = (text: string, at: number): boolean =>
  (text.slice(Math.max(0, at - 60), at + 60).match(/\p{Lu}{4,}/gu)?.length ?? 0) > 2;

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
  const spans = withNeighbours(text, withoutStrays(text, inside));
  const starts = new Set(spans.filter(({ type }) => named.has(type)).map(({ start }) => start));
  return spans
    .flatMap((span) => (span.type === 'DATE' ? datesIn(text, span) : trim(text, span, starts)))
    .map((span) => (isPhysician(text, span) ? { ...span, type: 'OCCUPATION' as const } : span))
    .map((span) => withPlaceKind(text, span))
    .map((span) => (isGenitive(text, span) ? { ...span, type: 'PERSON' as const } : span))
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
