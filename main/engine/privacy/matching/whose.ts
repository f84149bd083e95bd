import type { Replacement } from '../../../../shared/domain';
import { isStopWord } from '../detect/vocabulary';
import { compact } from '../entities/compact';
import { thing } from '../entities/quantities/body/cues';
import { relatives, siblings } from '../entities/quantities/people/words';
import { stopWordsOf } from '../lists';
import { isNeutral } from './enclosing';

/** Whose a measure or an age in a reply is: one of a thing or of somebody else may equal the stand-in of the user's. */

const wholly = (alternatives: string): RegExp => compact(new RegExp(`^(?:${alternatives})$`, 'iu'));

/** The user, or whoever the user has spoken of. */
const you = wholly(
  "you(?:['’](?:re|ve|d|ll))?|yourself|i|i['’]?m|we|du|dich|dir|sie|ihnen|vous|tu|te|toi|usted(?:es)?|ti|lei|jij|je|u|você|te|ni|sen|siz|вы|ты|вам|тебе|ви|ти|he|she|they|somebody|someone|anyone|everyone|er|ihm|jemand|il|elle|quelqu'un|él|ella|alguien|lui|qualcuno|hij|zij|ze|iemand|ele|ela|alguém|han|hon|någon|ona|ktoś|он|она|кто|jestem|jesteś|masz|ważysz|mierzysz|pesas|mides|tienes|eres|pesi|misuri|hai|sei|pesas|medes|tens|és|pesez|mesurez|avez|weeg|весишь|весите",
);
/** A person and no one of whom the user would have had to speak. */
const anybody = wholly(
  'patient(?:e|in|en|s)?|client[e]?|person(?:ne|a|e|en)?|people|adults?|user|applicant|resident|man|woman|male|female|guy|lady|boy|girl|baby|infant|toddler|newborn|child|kid|self|individual|athlete|runner|rider|Mann|Frau|Erwachsene[rn]?|Nutzer(?:in)?|Kind|Mensch(?:en)?|homme|femme|adulte|enfant|bébé|hombre|mujer|adult[oa]|niñ[oa]|paciente|usuari[oa]|uomo|donna|bambin[oa]|paziente|utente|persoon|volwassene|vrouw|patiënt|homem|mulher|pessoa|criança|utilizador|osoba|osoby|dorosły|pacjent(?:ka)?|kobieta|mężczyzna|personen|människa|kvinna|patienten|пациент(?:ка)?|человек|мужчина|женщина',
);
const kin = wholly(`${relatives}|${siblings}`);
const kinAnywhere = compact(new RegExp(`(?<!\\p{L})(?:${relatives}|${siblings})(?!\\p{L})`, 'iu'));

/** What of somebody is measured or counted. */
const measured = wholly(
  'weights?|heights?|size|stature|body|bmi|mass|measurements?|stats|build|frame|temperature|temp|fever|pulse|rate|pressure|ages?|years?|birthday|Gewicht\\p{L}{0,2}|Körper\\p{L}{0,10}|Größe|Körpergröße|Masse|Alter[s]?|Lebensalter|Geburtstag|Temperatur|Fieber|Puls|Blutdruck|poids|taille|corps|corpulence|masse|âge|anniversaire|température|fièvre|pouls|tension|peso|altura|estatura|talla|cuerpo|masa|edad|cumpleaños|temperatura|fiebre|pulso|tensión|presión|altezza|statura|corpo|massa|età|compleanno|febbre|polso|pressione|lengte|lichaam\\p{L}{0,10}|leeftijd|verjaardag|temperatuur|koorts|hartslag|bloeddruk|waga|wag[ięą]|wzrost\\p{L}{0,2}|ciał[oa]|masa|wiek\\p{L}{0,2}|gorączka|tętno|ciśnienie|estatura|idade|aniversário|febre|pressão|vikt(?:en)?|längd(?:en)?|kropp\\p{L}{0,8}|ålder(?:n)?|feber|blodtryck|kilo\\p{L}{0,3}|boy\\p{L}{0,3}|ağırlığ\\p{L}{1,4}|yaş\\p{L}{0,3}|вес\\p{L}{0,2}|рост\\p{L}{0,2}|возраст\\p{L}{0,2}|体重|身高|身長|年齢|年龄',
);
/** Said of a measure, and no thing. */
const quality = wholly(
  'good|great|right|gut\\p{L}{0,2}|bon(?:ne)?|buen[oa]?|buon[oa]?|goede?|current|present|actual|body|own|exact|stated|given|reported|ideal|healthy|normal|target|goal|total|whole|lean|initial|starting|start|final|new|old|average|blood|heart|resting|same|aktuelle[snmr]?|jetzige[snmr]?|heutige[snmr]?|angegebene[snmr]?|ideale[snmr]?|normale[snmr]?|actuelle?|corporelle?|idéal|indiquée?|actual|corporal|ideal|indicad[oa]|attuale|corporeo|indicat[oa]|huidige?|opgegeven|ideale?|obecn\\p{L}|podan\\p{L}{1,3}|idealn\\p{L}|atual|indicad[oa]|nuvarande|angivna',
);

/** Of people in general. */
const ofMany = wholly(
  'average|typical|mean|median|durchschnittlich\\p{L}{0,3}|Durchschnitts?\\p{L}{0,12}|typische[rn]?|moyen(?:ne)?|typique|medi[oa]|promedio|típic[oa]|tipic[oa]|gemiddelde?|średni\\p{L}{0,2}|przeciętn\\p{L}{1,3}|médi[oa]|genomsnittlig\\p{L}?|средн\\p{L}{2,3}|ortalama',
);

const determiners = new Set(
  'the a an this that these those your my his her its their our each every another der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen dein deine deinen deinem deiner ihr ihre ihren ihrem ihrer mein meine sein seine seinen unser unsere le la les un une des du au ce cet cette ces votre vos ton ta tes mon ma mes son sa ses notre el los las una del al este esta ese esa tu su mi il lo gli uno dello della dei degli dal questo questa tuo tua suo sua mio mia het een deze dit jouw uw mijn zijn haar os as um uma do da dos das ao à o seu sua teu meu minha en ett det din ditt'.split(
    ' ',
  ),
);
const yours = wholly(
  'your|dein\\p{L}{0,2}|ihr\\p{L}{0,2}|votre|vos|ton|ta|tes|tus?|sus?|tu[oa]|su[oa]|il|la|l|jouw|uw|je|seu|sua|teu|tua|din|ditt|o|a|el',
);
/** No noun is small behind these: a door is a Dutch "through". */
const english = wholly('the|an|this|that|these|your|my|his|her|their|our');
const it = wholly("it|its|it['’]s|itself|this|that|ça|cela|c['’]est|esto|eso|esso|questo|dit|to|isso|isto|det|это");
/** What a noun does that somebody or something is of a measure: what stands before it is whose it is. */
const verb = wholly(
  'weigh(?:s|ed|ing)?|measure[sd]?|stands?|is|was|has|be|are|am|have|wiegt|wiegst|wiegen?|wog|misst|maß|ist|bist|bin|sind|war|hat|habe|hast|haben|beträgt|pèses|pesez|mesures|mesurez|suis|êtes|fais|faites|pèse|pesait|mesure|mesurait|fait|est|était|pesa|pesaba|mide|medía|tiene|es|está|era|misura|pesava|misurava|è|ha|weegt|woog|meet|heeft|waży|ważył\\p{L}?|mierzy|mierzył\\p{L}?|ma|miał\\p{L}?|mają|jest|väger|vägde|mäter|mätte|är|var|tem|mede|media|é|весит|весил\\p{L}?|имеет',
);
/** Words that are no noun where none of a list says so: between a noun and its number, at the head of a phrase. */
const adverb = wholly(
  'about|around|roughly|nearly|almost|approximately|approx|only|exactly|currently|now|today|still|already|perhaps|maybe|say|circa|ca|etwa|rund|ungefähr|derzeit|aktuell|jetzt|heute|fast|genau|environ|actuellement|presque|exactement|aproximadamente|unos?|actualmente|casi|ahora|hoy|quasi|attualmente|adesso|oggi|ora|ongeveer|bijna|momenteel|nu|około|prawie|obecnie|teraz|dziś|cerca|quase|atualmente|agora|ungefär|nästan|just|weight|since|because|with|given|based|assuming|if|at|of|von|bei|mit|à|avec|con|com|med|przy|при|con',
);

const phraseEnd = compact(
  /[,;:!?()[\]{}|\t•–—。、，！？]|(?<![\p{L}'’-])(?:and|but|or|since|because|if|when|while|so|then|und|aber|oder|weil|da|wenn|falls|denn|et|mais|ou|car|si|quand|comme|y|pero|porque|cuando|ma|perché|quando|maar|omdat|als|want|ale|bo|jeśli|gdy|ponieważ|mas|och|men|eftersom)(?![\p{L}'’-])/iu,
);
/** A number's own sentence. */
const sentence = /(?:[^.!?\n。！？]|\.(?=\d))*$/u;
const restOf = /^(?:[^.!?\n。！？]|\.(?=\d))*/u;
/** Phrases before a number that may say whose it is. */
const most = 4;

/** A phrase's words: `l’armoire` is two. */
const wordsOf = (phrase: string): string[] =>
  phrase.replace(/(?<!\p{L})([ld])['’](?=\p{L})/giu, 'le ').match(/\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu) ??
  [];

/** The words of the names that a reply has in place of people's. */
export const namesOf = (replacements: readonly Replacement[]): ReadonlySet<string> =>
  new Set(
    replacements.flatMap(({ type, surrogate }) =>
      type === 'PERSON' ? (surrogate.match(/\p{L}[\p{L}'-]+/gu) ?? []) : [],
    ),
  );

/**
 * Whether what stands before a number says that it is a thing's, an animal's or somebody's of whom the user has not spoken.
 * @param names The words of people's stand-ins.
 * @param kept What the user has written beside all values; '' where that is not known.
 */
export const createWhose = (
  names: ReadonlySet<string>,
  kept: string,
): ((front: string, behind: string, isMeasure: boolean) => boolean) => {
  let spoken: boolean | undefined;
  const hasKin = (): boolean => {
    spoken ??= kept === '' || kinAnywhere.test(kept);
    return spoken;
  };
  const isPerson = (one: string): boolean => {
    const bare = one.replace(/['’]s?$/u, '');
    return names.has(bare) || anybody.test(bare) || (kin.test(bare) && hasKin());
  };
  const isSmall = (one: string): boolean => isStopWord(one) || adverb.test(one);
  const isOwnNoun = (one: string): boolean => measured.test(one) || isPerson(one);
  const isContent = (one: string, isLittle: (one: string) => boolean = isSmall): boolean =>
    !isLittle(one) && !verb.test(one) && !you.test(one) && !isOwnNoun(one) && !quality.test(one) && !isNeutral([one]);

  /** Whether the words from `from` on, behind a determiner, name a thing. */
  const isThing = (words: readonly string[], from: number): boolean => {
    const rest = words.slice(from, from + 4);
    const isEnglish = english.test(words[from - 1] ?? '');
    const isLittle = (one: string): boolean =>
      isEnglish ? (stopWordsOf.en?.has(one.toLowerCase()) ?? false) : isSmall(one);
    const end = rest.findIndex((one) => isLittle(one) || verb.test(one));
    const noun = end < 0 ? rest : rest.slice(0, end);
    const own = noun.findIndex(isOwnNoun);
    const before = own < 0 ? noun : noun.slice(0, own);
    return (
      before.some((one) => isContent(one, isLittle)) &&
      (own < 0 || !yours.test(words[from - 1] ?? '') || /['’]s?$/u.test(before.at(-1) ?? ''))
    );
  };
  const hasThing = (words: readonly string[], isMeasure: boolean): boolean => {
    if (it.test(words[0] ?? '') && words.slice(1, 3).some((one) => verb.test(one))) return true;
    if (
      words.some(
        (one, at) => (determiners.has(one.toLowerCase()) || (at === 0 && one === 'De')) && isThing(words, at + 1),
      )
    )
      return true;
    const first = words.findIndex((one) => !isContent(one));
    // "Pies waży", "Hunden väger", "Rex is", "Sofa:"
    return first < 0 ? isMeasure && words.length > 0 : first > 0 && verb.test(words[first] ?? '');
  };
  /** "you weigh", "your height of": nearer than all else. */
  const isYours = (words: readonly string[]): boolean => {
    const isLast = (at: number): boolean =>
      at >= 0 && !words.slice(at + 1).some((one) => isContent(one) || isOwnNoun(one));
    const whoever = words.findLastIndex((one) => you.test(one));
    if (
      isLast(whoever) &&
      !determiners.has(
        words
          .slice(whoever + 1)
          .at(-1)
          ?.toLowerCase() ?? '',
      )
    )
      return true;
    const noun = words.findLastIndex((one) => measured.test(one));
    if (!isLast(noun)) return false;
    const whose = words.slice(0, noun).findLastIndex((one) => !quality.test(one) && !measured.test(one));
    return yours.test(words[whose] ?? '') || isPerson(words[whose] ?? '');
  };

  /** What a phrase says, null where nothing. */
  const isAnothersIn = (words: readonly string[], isMeasure: boolean): boolean | null => {
    if (isYours(words)) return false;
    if (hasThing(words, isMeasure) || words.some((one) => ofMany.test(one))) return true;
    // A weight alone may be that of what stands before it: "your horse, age 34".
    return words.some((one) => you.test(one) || isPerson(one)) ? false : null;
  };

  return (front, behind, isMeasure) => {
    const phrases = (sentence.exec(front)?.[0] ?? '').split(phraseEnd).toReversed();
    const [next = ''] = (restOf.exec(behind)?.[0] ?? '').split(phraseEnd).filter((phrase) => phrase.trim() !== '');
    const isThings = thing.test(next.slice(0, 24)) && !isYours(wordsOf(phrases[0] ?? ''));
    if (isThings) return true;
    for (const phrase of phrases.slice(0, most)) {
      const said = isAnothersIn(wordsOf(phrase), isMeasure);
      if (said !== null) return said;
    }
    return isAnothersIn(wordsOf(next), false) ?? false;
  };
};
