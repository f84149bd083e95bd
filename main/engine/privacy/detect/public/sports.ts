import type { EntityType } from '../../../../../shared/domain';
import { grouped } from '../../grouped';
import { foldName, isCity, isCommonGivenName, names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { language } from '../../text/language';
import { byPiece, lastBefore, paragraphsOf, remembered } from '../../text/pieces';
import { type Found, named } from '../resolve';
import { isCued } from '../tagger/agree';
import { anyWords } from './any';
import { fameOfCase } from './figures';
import { isMatchReport, isReferee, withoutQuotes } from './match-reports';
import { sentencesOf } from './sentences';
import { isLetter } from './texts';
import { whoseIs } from './whose';

/** Results, scorers and line-ups: players and clubs of a report are the world's, unless the writer or children play. */

const side = "\\p{Lu}[\\p{L}\\p{M}.'’-]*(?: (?:\\p{Lu}[\\p{L}\\p{M}.'’-]*|\\d{2}|de|of|do)){0,3}";
const dash = ' ?[-–—] ?';
const goals = `\\d{1,3} ?[-–—:] ?\\d{1,3}`;
const against = `(?:${dash}| (?:gegen|vs?\\.?|versus|contre|contra|contro|tegen|przeciw(?:ko)?|mot) )`;
/** "Arsenal 2-1 Brentford", "Kiel – Lemgo 29:27", "Bayern gegen Dortmund 4:2". */
const result = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<home>${side}) ${goals} (?<away>${side})|(?<first>${side})${against}(?<second>${side}):? ${goals})(?![\\p{L}\\p{N}])`,
  'u',
);
/** "Wigan 24 Leeds 18", "Alavés 2, Cádiz 1". */
const tally = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<home>${side}) \\d{1,3}(?:,| [-–])? (?<away>${side}) \\d{1,3}(?![\\p{L}\\p{N}%€$£]|[:.,/]\\d)`,
  'u',
);
/** "na 2:0"; "12:30" is a time, "8-16" may be hours. */
const goalsStand = /(?<![\d:/–-]|\d[.,])\d{1,2}:\d(?![\d:/–-]|[.,]\d)/u;
const standing = /(?<![\d:/–-]|\d[.,])\d{1,3}(?:[-–]|比|対)\d{1,3}(?![\d:/–-]|[.,]\d)/u;
/** "Havertz 86'", "al 12'", "(45+2')"; 5'11" is a height. */
const minute = /\p{L}[ ,(]{1,2}\d{1,3}(?:\+\d{1,2})?['’′](?![\d\p{L}])/u;
/** What players are listed under. */
const heading = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      tries|goals|scorers?|conversions|penalties|subs(?:titutes)?|(?:starting )?line-?ups?|starting (?:xi|eleven)
      |bookings|(?:yellow|red) cards?|tore|torschützen|aufstellung(?:en)?|gelbe karten?|rote karten?|buts|buteurs
      |essais|compositions?|cartons (?:jaunes|rouges)|goles|goleadores|alineaci(?:ón|ones)|tarjetas|reti|marcatori
      |formazion[ei]|ammoniti|espulsi|mete|doelpunten(?:makers)?|opstelling(?:en)?|bramki|strzelcy|skład[y]?|kartki
      |golos|gols|marcadores|onze(?: inicial)?|escalaç(?:ão|ões)|cartões|mål|målskyttar|startelva|laguppställning
      |goller|golcüler|ilk 11|kadro
    )(?: [\p{L}. ]{1,24})? ?:
    |得点[者:：]|スタメン|首发|进球[::]
  `,
  'iu',
);

/** What hardly anything but a match has. */
const strong = anyWords(
  [
    oneLine`
      hat-?tricks?|penalt(?:y|ies)|spot-?kick|free-?kick|stoppage time|equali[sz]\p{L}+|rebounds|touchdowns?
      |field goals?|home runs?|innings|wickets?|tie-?break|semi-?finals?|quarter-?finals?|play-?offs?|midfielders?
      |goalkeepers?|strikers?|offside|kick-?off
    `,
    'doppelpack|elfmeter\\p{L}*|freistoß|anschlusstreffer|führungstreffer|torschütze|spieltag|torwart|halbfinale|viertelfinale|platzverweis|gelb-rot|eckball',
    'doublé|triplé|coup franc|égalis\\p{L}+|demi-finales?|buteurs?',
    'doblete|tripleta|penalti|tiro libre|goles|golazo|gol|semifinal(?:es)?|goleador',
    "doppietta|tripletta|pareggi\\p{L}+|autogol|supplementari|semifinali?|calcio d[’']angolo|marcatori",
    'strafschop|vrije trap|gelijkmaker|doelpunt(?:en)?|halve finale|doelman',
    'dublet|rzut\\p{L}* karn\\p{L}+|bramk\\p{L}+|dogrywk\\p{L}+|półfinał\\p{L}*|bramkarz\\p{L}*|wyrówn\\p{L}+|goli?|gola',
    'penáltis?|pênaltis?|golos?|gols|meias?-final|guarda-redes|goleiro',
    '(?:satte|räddade|missade) straffen|straffspark|frispark|halvlek(?:en)?|kvitter\\p{L}+|förlängning|målvakt(?:en)?',
    'penaltı\\p{L}*|frikik\\p{L}*|golü|golle\\p{L}*|yarı final\\p{L}*|kaleci\\p{L}*|devre arası',
  ].join('|'),
);
const strongUnspaced =
  /进球|破门|点球|帽子戏法|梅开二度|上半场|下半场|绝杀|助攻|篮板|红牌|ゴール|先制|同点|得点|本塁打|安打|完封|ハットトリック|前半|後半|勝ち越し/gu;
/** What a match has as well. */
const weak = anyWords(
  [
    oneLine`
      match|half-?time|full-?time|won|wins?|beat|beats|lost|defeat(?:s|ed)?|drew|draws?|leads?|brace|assists?|points
      |pts|scor(?:es|ed|er|ing)|goals?|minutes?|league|cup|derby|keeper|winger|header|sets?|rating
    `,
    'spiel|siegt?|besieg(?:t|en)|schläg(?:t|en)|gewinn(?:t|en)|gewann|führt|führung|ausgleich|tor|tore|treffer|trifft|traf|punkte|liga|pokal|stürmer|dreimal|zweimal|note|satz',
    "match|mène|mènent|s['’]impose|bat|battent|buts?|marque|points|ligue|coupe|gardien|attaquant|carton|essais?|score",
    'partido|gana|ganó|vence|venció|empat\\p{L}+|marc[aó]|puntos|liga|copa|delantero|portero|tarjeta|remonta\\p{L}*|asistencia|victoria',
    'partita|vince|batte|vantaggio|reti|rete|gol|punti|serie [abc]|coppa|attaccante|portiere|espuls[oa]|raddoppi[oa]|segna|sblocca|vittoria',
    'wedstrijd|wint|verslaat|voorsprong|scoort|scoorde|punten|beker|spits|keeper|invaller|rust|kaart|zege',
    'mecz|prowadzi|wygr\\p{L}+|pokona\\p{L}+|przegr\\p{L}+|remis\\p{L}*|strzel\\p{L}+|punkt\\p{L}*|liga|puchar\\p{L}*|napastnik\\p{L}*|kartk\\p{L}+|asyst\\p{L}*',
    'jogo|vence|venceu|bate|bateu|empat\\p{L}+|marc(?:a|ou)|pontos|taça|copa|avançado|atacante|cartão|vitória|intervalo',
    'match(?:en)?|vann|vinner|slog|leder|ledning(?:en)?|mål|målet|gjorde|poäng|cupen|anfallare|seger',
    'maç\\p{L}*|yendi|kazandı|önde|gol|attı|puan|lig\\p{L}*|kupa\\p{L}*|forvet|galibiyet|sayı',
  ].join('|'),
);

/** Whose sport it is that no paper reports: children's, a school's, a village's. */
const amateur = anyWords(
  [
    oneLine`
      kids?|child(?:ren)?(?:['’]s)?|school|class|boys|girls|under[- ]?\d{1,2}s?|u-?\d{1,2}s?|juniors?|youth|academy
      |teachers?|parents|neighbou?rs?|colleagues|office|village|amateurs?|sunday league|district|five-a-side
      |coach(?:es)?|training|birthday|pub|works|company|firm|staff|hobby|uni|university|quiz|board games?|chess club
    `,
    oneLine`
      kinder\p{L}*|jugend\p{L}*|[a-g]-jugend|bambini|schul\p{L}*|klasse|kreis(?:liga|klasse|pokal)|bezirks\p{L}*
      |verein|eltern|training|betrieb\p{L}*|werks?\p{L}+|firmen\p{L}*|freizeit\p{L}*|hobby\p{L}*|büro|kollegen
      |dorf\p{L}*|altherren|herren \p{L}+
    `,
    'enfants?|école|collège|lycée|classe|poussins?|benjamins?|minimes|cadets?|district|parents|bureau|collègues|village|entreprise|entraînement',
    'niñ[oa]s|infantil(?:es)?|alevín|benjamín|cadetes?|juveniles?|colegio|clase|padres|oficina|pueblo|instituto|empresa|entrenamiento',
    'bambini|ragazzi|pulcini|esordienti|giovanissimi|allievi|scuola|classe|genitori|ufficio|paese|oratorio|calcetto|aziendal[ei]|azienda|allenamento',
    'kinderen|jeugd|pupillen|school|klas|ouders|kantoor|dorp|bedrijf\\p{L}*|jo\\d{1,2}|mo\\d{1,2}|training',
    'dzieci|junior\\p{L}*|trampkarz\\p{L}*|żaczk\\p{L}*|orlik\\p{L}*|szko[łl]\\p{L}*|klas\\p{L}{1,3}|rodzic\\p{L}*|biur\\p{L}+|firm\\p{L}+|wsi|okręgów\\p{L}*|trening\\p{L}*',
    'crianças|infantis|iniciados|juvenis|benjamins|escola|turma|pais|escritório|aldeia|empresa|treino|pelada',
    'barn\\p{L}*|skol\\p{L}*|klass(?:en)?|pojkar|flickor|[pf]\\d{1,2}|föräldrar|kontoret|korp\\p{L}*|träning(?:en)?',
    'çocuk\\p{L}*|okul\\p{L}*|sınıf\\p{L}*|altyapı|halı saha|veli\\p{L}*|ofis\\p{L}*|şirket\\p{L}*|köy\\p{L}*|mahalle\\p{L}*',
  ].join('|'),
);

/** What courts, clinics, landlords and employers do. */
const grave = anyWords(
  oneLine`
    court|custody|divorce\p{L}*|sued?|lawyer|solicitor|prison|fired|sacked|debts?|rent|clinic|hospital|pregnan\p{L}*
    |affair|wife|husband|funeral|board|contract|tender|gericht\p{L}*|klage|mandant\p{L}*|anwalt|therapie|krank\p{L}*
    |scheidung|tribunal|juzgado|juicio|antecedentes|causa|contrato|alquiler|divorcio|oncólog[oa]|licenciée?|enceinte
    |amante|affitto|tribunale|rechter|sąd\p{L}*|wyrok\p{L}*|proces\p{L}*|odwyk|alimenty|despedid[oa]|emprego|dinheiro
    |fängelse|böter|hastane\p{L}*
    |離婚|离婚|会社
  `,
);

/** What is said of somebody, not of a player. */
const personal = new Set<EntityType>([
  'MEDICAL_CONDITION',
  'ID_NUMBER',
  'NRP',
  'EMAIL_ADDRESS',
  'PHONE_NUMBER',
  'ADDRESS',
  'DATE_OF_BIRTH',
  'AGE',
  'USER_NAME',
]);

/** A given name that neighbours bear. */
const isGiven = (word: string): boolean => isCommonGivenName(word) && !isCity(word);
const isFriend = (word: string, code: string | null): boolean => isGiven(word) && fameOfCase(word, code) === null;
/** The words that a pattern takes for two sides. */
const sidesOf = (sentence: string, pattern: RegExp): readonly string[] =>
  Object.values(pattern.exec(sentence)?.groups ?? {}).filter((name) => name !== undefined);
const isTown = (name: string): boolean => name.split(' ').some((word) => isCity(word));

const isName = (name: string): boolean => name.split(' ').some((word) => names.has(foldName(word)));

/** Between two towns hours and minutes say when one goes: "Paris – Lille 7:10". */
const isScore = (sentence: string): boolean => !/(?<!\d)(?:[01]?\d|2[0-4]) ?(?::|[-–—]) ?\d{2}(?!\d)/u.test(sentence);

/** How much of a match a sentence tells: 2 by itself, 1 beside one that does. Of two given names, friends played. */
const evidence = remembered((sentence: string): 0 | 1 | 2 => {
  const sides = sidesOf(sentence, result);
  const count = sidesOf(sentence, tally);
  if ([sides, count].some((each) => each.length > 0 && each.every(isGiven))) return 0;
  const telling = new Set(
    [...strong.all(sentence), ...sentence.matchAll(strongUnspaced)].map(([word]) => word.toLowerCase()),
  );
  const isTimed = minute.test(sentence);
  const isHeaded = heading.test(sentence);
  const isScored = sides.length > 0 || count.length > 0 || goalsStand.test(sentence);
  const isPlayed = weak.test(sentence);
  if (
    (sides.some(isTown) && isScore(sentence)) ||
    (count.some(isTown) && count.every((each) => isTown(each) || !isName(each)))
  )
    return 2;
  if (isScored && (telling.size > 0 || isTimed || isHeaded || isPlayed)) return 2;
  if (standing.test(sentence) && telling.size > 0) return 2;
  if (telling.size > 1 || (isTimed && (telling.size > 0 || isHeaded || isPlayed))) return 2;
  return isScored || telling.size > 0 || isTimed || isHeaded ? 1 : 0;
});

/** A full name of the lists that nobody knows may be anybody's; outside of a sentence that is surely of a match, any full name. */
const isPrivate = (text: string, { start, end, type }: Found, isSure: boolean): boolean => {
  const words = text.slice(start, end).split(/\s+/);
  return (
    type === 'PERSON' &&
    words.length > 1 &&
    (!isSure || (isGiven(words[0] ?? '') && names.has(foldName(words.at(-1) ?? '')))) &&
    fameOfCase(words.join(' '), language(text)) === null
  );
};

/** Whom a paragraph names that is the report of a match: players, their referee and who speaks, and no list of friends. */
const ofReports = (text: string, found: readonly Found[], code: string | null): Found[] => {
  const paragraphs = paragraphsOf(text);
  const inParagraph = grouped(found, ({ start }) => lastBefore(paragraphs, start));
  return [...inParagraph].flatMap(([at, here]) => {
    const paragraph = paragraphs[at]?.text ?? '';
    const told = withoutQuotes(paragraph);
    if (!isMatchReport(paragraph) || amateur.test(told) || grave.test(told)) return [];
    // What the model alone takes for a creed is a word of the report.
    if (here.some(({ type }) => type !== 'NRP' && personal.has(type))) return [];
    const persons = here.filter(({ type }) => type === 'PERSON');
    if (persons.filter(({ start, end }) => isFriend(text.slice(start, end), code)).length * 2 > persons.length)
      return [];
    return here.filter(
      (each) =>
        (named.has(each.type) || (each.type === 'NRP' && each.source === 'tagger')) &&
        !isCued(each) &&
        (isReferee(text, each.start) || !isPrivate(text, each, true)),
    );
  });
};

/**
 * The findings without the players and clubs of a report. Linear in the text.
 * @param found Sorted by their start.
 */
export const withoutSports = (text: string, found: readonly Found[]): Found[] => {
  const guesses = found.filter((each) => named.has(each.type) && !isCued(each));
  if (guesses.length === 0 || isLetter(text)) return [...found];
  const code = language(text);
  const paragraphs = paragraphsOf(text);
  const ofSomebody = new Set(
    found.filter(({ type }) => personal.has(type)).map(({ start }) => lastBefore(paragraphs, start)),
  );
  const isOurs = byPiece(
    paragraphs,
    (paragraph) => [code, null].some((each) => whoseIs(paragraph, each).ours) || amateur.test(paragraph),
  );
  const sentences = sentencesOf(text);
  const bySentence = grouped(guesses, ({ start }) => lastBefore(sentences, start));
  const told = sentences.map(({ text: each }, i) =>
    [i - 1, i, i + 1].some((near) => bySentence.has(near)) ? evidence(each) : 0,
  );
  const dropped = new Set<Found>(ofReports(text, found, code));
  let report = false;
  for (const [i, { start, text: sentence }] of sentences.entries()) {
    report = told[i] === 2 || (report && told[i] === 1) || (told[i] === 1 && told[i + 1] === 2);
    const here = bySentence.get(i);
    if (!report || here === undefined || isOurs(start) || [code, null].some((each) => whoseIs(sentence, each).self))
      continue;
    if (grave.test(sentence) || ofSomebody.has(lastBefore(paragraphs, start))) continue;
    const persons = here.filter(({ type }) => type === 'PERSON');
    const given = persons.filter(({ start: from, end }) => isFriend(text.slice(from, end), code)).length;
    const ofFriends = given > 0 && given * 2 >= persons.length;
    const sides = [result, tally].flatMap((pattern) => sidesOf(sentence, pattern)).join(' ');
    for (const each of here) {
      const isSide = sides.includes(text.slice(each.start, each.end));
      if ((isSide || !ofFriends) && !isPrivate(text, each, told[i] === 2)) dropped.add(each);
    }
  }
  return dropped.size === 0 ? [...found] : found.filter((each) => !dropped.has(each));
};
