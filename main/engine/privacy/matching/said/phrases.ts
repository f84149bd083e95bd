import { relatives, siblings } from '../../entities/quantities/people/words';
import { oneLine } from '../../patterns/one-line';
import { matched } from '../../text/around';
import { wordSet } from '../../word-set';

/** The parts of a sentence around a number, and the words that say whom and what it is of. */

/** Ends a phrase, in which one thing is said. */
export const phraseEnd = new RegExp(
  oneLine`
    [,;:!?()[\]{}|\t•–—。、，！？]
    |(?<![\p{L}'’-]|(?<![\p{L}'’-])(?:the|an?|your|my|his|her|their|our|this|that|new|used|old) )(?:
      and|but|or|since|because|if|when|while|so|then|und|aber|oder|weil|da|wenn|falls|denn|et|mais|ou|car|si|quand
      |comme|y|pero|porque|cuando|ma|perché|quando|maar|omdat|als|want|ale|bo|jeśli|gdy|ponieważ|mas|och|men|eftersom
    )(?![\p{L}'’-])
  `,
  'iu',
);
/** A number's own sentence. */
export const sentence = /(?:[^.!?\n。！？]|\.(?=\d))*$/u;
export const restOf = /^(?:[^.!?\n。！？]|\.(?=\d))*/u;

/** A phrase's words: `l’armoire` is two. */
export const wordsOf = (phrase: string): string[] =>
  phrase.replace(/(?<!\p{L})([ld])['’](?=\p{L})/giu, 'le ').match(/\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu) ??
  [];

/** In a sentence about taxes a wage before them is a wage. */
const untaxed = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:after|before|pre|post)[- ]tax(?:es)?|(?:nach|vor) (?:den )?steuern?|(?:après|avant) (?:les )?impôts?
      |(?:después|antes) de impuestos|(?:dopo|prima) delle tasse|al (?:netto|lordo) delle tasse
      |(?:na|voor) belasting(?:en)?|po opodatkowaniu|(?:depois|antes) d[eo]s? impostos?|(?:efter|före) skatt
    )(?!\p{L})
  `,
  'giu',
);
const takeHome = /(?<!\p{L})(?:tak(?:e|es|en|ing)|took|br(?:ing|ings|inging|ought))[ -]home(?!\p{L})/giu;

/** Words of keys and compounds as well: `monthlyRent`, "LDL-Wert". */
export const partsOf = (phrase: string): string[] =>
  wordsOf(phrase.replaceAll('_', ' ').replace(untaxed, ' ').replace(takeHome, 'takehome'))
    .flatMap((word) => word.split(/-|(?<=\p{Ll})(?=\p{Lu})/u))
    .filter((word) => word !== '');

/** A phrase before a number, and the sign behind it. */
interface Phrase {
  readonly words: readonly string[];
  /** Whether another number stands before the words. */
  readonly isCut: boolean;
  readonly sign: string;
}

const phraseOf = (text: string, sign: string): Phrase => {
  const own = matched(/\D*$/u, text);
  return { words: partsOf(own), isCut: own.length < text.length, sign };
};

const everyEnd = new RegExp(`${phraseEnd.source}| [-=] `, 'giu');

/** The phrases of a number's sentence, the nearest first. */
export const phrasesBefore = (front: string): Phrase[] => {
  const text = matched(sentence, front);
  const all: Phrase[] = [];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(everyEnd)) {
    all.push(phraseOf(text.slice(from, index), sign));
    from = index + sign.length;
  }
  return [...all, phraseOf(text.slice(from), '')].toReversed();
};

export const wholly = (alternatives: string): RegExp => new RegExp(`^(?:${alternatives})$`, 'iu');

/** The user, or whoever the user has spoken of. */
export const you = wholly(
  oneLine`
    you(?:['’](?:re|ve|d|ll))?|yourself|i|i['’]?m|we|du|dich|dir|sie|ihnen|vous|tu|te|toi|usted(?:es)?|ti|lei|jij|je|u
    |você|te|ni|sen|siz
    |вы|ты|вам|тебе|ви|ти
    |he|she|they|somebody|someone|anyone|everyone|er|ihm|jemand|il|elle|quelqu'un|él|ella|alguien|lui|qualcuno|hij|zij
    |ze|iemand|ele|ela|alguém|han|hon|någon|ona|ktoś
    |он|она|кто
    |jestem|jesteś|masz|ważysz|mierzysz|pesas|mides|tienes|eres|pesi|misuri|hai|sei|pesas|medes|tens|és|pesez|mesurez
    |avez|weeg
    |весишь|весите
  `,
);
/** A person and no one of whom the user would have had to speak. */
export const anybody = wholly(
  oneLine`
    patient(?:e|in|en|s)?|client[e]?|person(?:ne|a|e|en)?|people|adults?|user|applicant|resident|man|woman|male|female
    |guy|lady|boy|girl|baby|infant|toddler|newborn|child|kid|self|individual|athlete|runner|rider|Mann|Frau
    |Erwachsene[rn]?|Nutzer(?:in)?|Kind|Mensch(?:en)?|homme|femme|adulte|enfant|bébé|hombre|mujer|adult[oa]|niñ[oa]
    |paciente|usuari[oa]|uomo|donna|bambin[oa]|paziente|utente|persoon|volwassene|vrouw|patiënt|homem|mulher|pessoa
    |criança|utilizador|osoba|osoby|dorosły|pacjent(?:ka)?|kobieta|mężczyzna|personen|människa|kvinna|patienten
    |пациент(?:ка)?|человек|мужчина|женщина
  `,
);
export const kin = wholly(`${relatives}|${siblings}`);
export const kinAnywhere = new RegExp(`(?<!\\p{L})(?:${relatives}|${siblings})(?!\\p{L})`, 'iu');

/** Said of a measure, and no thing. */
export const quality = wholly(
  oneLine`
    aktuell|derzeit(?:ig\p{L}{1,2})?|good|great|right|gut\p{L}{0,2}|bon(?:ne)?|buen[oa]?|buon[oa]?|goede?|current
    |present|actual|body|own|exact|stated|given|reported|ideal|healthy|normal|target|goal|total|whole|lean|initial
    |starting|start|final|new|old|average|blood|heart|resting|same|aktuelle[snmr]?|jetzige[snmr]?|heutige[snmr]?
    |angegebene[snmr]?|ideale[snmr]?|normale[snmr]?|actuelle?|corporelle?|idéal|indiquée?|actual|corporal|ideal
    |indicad[oa]|attuale|corporeo|indicat[oa]|huidige?|opgegeven|ideale?|obecn\p{L}|podan\p{L}{1,3}|idealn\p{L}|atual
    |indicad[oa]|nuvarande|angivna
  `,
);

/** Of people in general. */
export const ofMany = wholly(
  oneLine`
    average|typical|mean|median|durchschnittlich\p{L}{0,3}|Durchschnitts?\p{L}{0,12}|typische[rn]?|moyen(?:ne)?
    |typique|medi[oa]|promedio|típic[oa]|tipic[oa]|gemiddelde?|średni\p{L}{0,2}|przeciętn\p{L}{1,3}|médi[oa]
    |genomsnittlig\p{L}?
    |средн\p{L}{2,3}
    |ortalama
  `,
);

export const determiners = wordSet(
  `
    the a an this that these those your my his her its their our each every another der die das den dem des ein eine
    einen einem einer eines dieser diese dieses diesen dein deine deinen deinem deiner ihr ihre ihren ihrem ihrer mein
    meine sein seine seinen unser unsere le la les un une des du au ce cet cette ces votre vos ton ta tes mon ma mes
    son sa ses notre el los las una del al este esta ese esa tu su mi il lo gli uno dello della dei degli dal questo
    questa tuo tua suo sua mio mia het een deze dit jouw uw mijn zijn haar os as um uma do da dos das ao à o seu sua
    teu meu minha en ett det din ditt
  `,
);
export const yours = wholly(
  'your|dein\\p{L}{0,2}|ihr\\p{L}{0,2}|votre|vos|ton|ta|tes|tus?|sus?|tu[oa]|su[oa]|il|la|l|jouw|uw|je|seu|sua|teu|tua|din|ditt|o|a|el',
);
/** No noun is small behind these: a door is a Dutch "through". */
export const english = wholly('the|an|this|that|these|your|my|his|her|their|our');
export const it = wholly(
  "it|its|it['’]s|itself|this|that|ça|cela|c['’]est|esto|eso|esso|questo|dit|to|isso|isto|det|это",
);
/** What a noun does that somebody or something is of a measure: what stands before it is whose it is. */
export const verb = wholly(
  oneLine`
    weigh(?:s|ed|ing)?|measure[sd]?|stands?|is|was|has|be|are|am|have|wiegt|wiegst|wiegen?|wog|misst|maß|ist|bist|bin
    |sind|war|hat|habe|hast|haben|beträgt|pèses|pesez|mesures|mesurez|suis|êtes|fais|faites|pèse|pesait|mesure
    |mesurait|fait|est|était|pesa|pesaba|mide|medía|tiene|es|está|era|misura|pesava|misurava|è|ha|weegt|woog|meet
    |heeft|waży|ważył\p{L}?|mierzy|mierzył\p{L}?|ma|miał\p{L}?|mają|jest|väger|vägde|mäter|mätte|är|var|tem|mede|media
    |é
    |весит|весил\p{L}?|имеет
  `,
);
/** Words that are no noun where none of a list says so: between a noun and its number, at the head of a phrase. */
export const adverb = wholly(
  oneLine`
    about|around|roughly|nearly|almost|approximately|approx|only|exactly|currently|now|today|still|already|perhaps
    |maybe|say|circa|ca|etwa|rund|ungefähr|derzeit|aktuell|jetzt|heute|fast|genau|environ|actuellement|presque
    |exactement|aproximadamente|unos?|actualmente|casi|ahora|hoy|quasi|attualmente|adesso|oggi|ora|ongeveer|bijna
    |momenteel|nu|około|prawie|obecnie|teraz|dziś|cerca|quase|atualmente|agora|ungefär|nästan|just|weight|since
    |because|with|given|based|assuming|if|at|of|von|bei|mit|à|avec|con|com|med|przy
    |при
    |con
  `,
);
