import type { Tagged } from '../../../../../shared/tagger';
import { names as analytes } from '../../entities/quantities/laboratory/analytes';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { language } from '../../text/language';
import { whoseIs } from '../public/whose';
import { isTerm } from '../words/terms';
import { isCommonIn } from '../words/vocabulary';
import { isColourOfName } from './called-after';
import { isChessSide } from './plain';

/** Whether what the model read as an occupation, a nationality or an illness is none. */

/** How sure the model has to be: names are protected on a guess, descriptions are not. */
const believed = 0.6;
/** … and of one word that no list has; an illness that the writer or a relative may have, and that is no word of every day, is believed as any. */
const believedAlone = { OCCUPATION: 0.92, MEDICAL_CONDITION: 0.8, NRP: 0.6 } as const;
type Description = keyof typeof believedAlone;
const isDescription = (type: string): type is Description => type in believedAlone;

const reach = 48;

/** What a laboratory measures, and the label of a vital sign. */
const measured = new RegExp(
  oneLine`
    ^(?:
      ${analytes}|blood pressure|pulse|vitals|blutdruck|puls|tension(?: artérielle)?|tensión(?: arterial)?
      |presión(?: arterial)?|pressione(?: arteriosa)?|pressão(?: arterial)?|bloeddruk|blodtryck
      |ciśnienie(?: tętnicze)?|tansiyon|nabız
      |血压|血壓|血圧|脉搏|脈拍|心率|体温|體溫
    )$
  `,
  'iu',
);

/** What is examined, taken or done at a doctor's whatever one has, a part of the body by itself, the head of a column. */
const care = new RegExp(
  oneLine`
    ^(?:
      (?:blood )?transfusions?|blood (?:test|draw|sample|work)s?|sampl(?:e|ing)|biops(?:y|ies)|x-?rays?|ultrasound
      |scans?|mri|ct|ecg|ekg|usg|cpap|check-?up|vaccin\p{L}*|allerg(?:y|ies)|symptoms?|knees?|hips?|shoulders?
      |(?:blut)?transfusion(?:en)?|blut(?:abnahme|probe|test)|probenentnahme|röntgen\p{L}*|impfung(?:en)?|allergien?
      |symptome?|knie|hüfte|schulter|prise de sang|prélèvements?|échographie|radio(?:graphie)?|vaccination|allergies?
      |genou|hanche|épaule|transfusión|análisis(?: de sangre)?|analítica|extracción|ecografía|radiografía|resonancia
      |vacuna|alergias?|rodilla|cadera|hombro|trasfusion[ei]|prelievo|esami del sangue|ecografia|radiografia|risonanza
      |vaccin[oi]|allergi[ae]|ginocchio|anca|spalla|bloedafname|bloedonderzoek|echo|röntgenfoto|allergie(?:ën)?|heup
      |schouder|transfuzj[aię]|badani[ea] krwi|pobranie(?: krwi)?|rezonans|szczepieni[ea]|alergi[aeę]|kolano|biodro
      |transfusão|exames?(?: de sangue)?|colheita|ressonância|vacinas?|joelho|quadril|ombro|blodprov|provtagning
      |ultraljud|allergi(?:er)?|knäet?|höften?|axeln?|kan tahlili|tahlil|röntgen|aşı|alerji|diz|omuz
      |输血|抽血|化验|体检|过敏史?|膝盖|採血|輸血|検査|アレルギー|膝
    )$
  `,
  'iu',
);

/** "amoxicilina", "omeprazol": the stems of what millions take; what they take it for is another word. */
const medicine =
  /^\p{L}{2,}(?:cill?in[aeęy]?|cilline|cylin[aęyą]|mycin[ae]?|micin[ae]|xacin[aeo]?|prazole?o?|profen[eo]?|statin[aeę]?|statyn[aęyą]|sartan[e]?|pril|olol[o]?)$/iu;

/** What everybody has, ill or not. */
const everybodys = /^(?:behaviou?rs?|attitude|mood|health|diet|weight|well-?being)$/iu;

/** "My son's diabetes", of which "'s diabetes" was read: what he has. */
export const withoutPossessive = (text: string, span: Tagged): Tagged => {
  if (!isDescription(span.type)) return span;
  const from = /['’]$/u.test(textBefore(text, span.start, 1)) ? span.start - 1 : span.start;
  const ahead = /^['’]s /u.exec(text.slice(from, span.end))?.[0].length ?? 0;
  return ahead === 0 ? span : { ...span, start: from + ahead };
};

/** "Golden retriever", "Australian shepherd": what a dog is. A shepherd by itself is somebody. */
const breed = new RegExp(
  oneLine`
    (?:^|[ -])(?:
      retrievers?|terriers?|spaniels?|pointers?|setters?|poodles?|bulldogs?|sheepdogs?|labradors?|dobermann?s?
      |rottweilers?|schnauzers?|boxer dogs?|cattle dogs?
    )$|^(?:german|australian|belgian|anatolian) shepherds?$
    |\p{L}(?:schäferhund|hütehund|sennenhund|terrier|pinscher)e?$
    |^(?:berger|pastor|pastore|owczarek) (?:
      allemand|australien|belge|alemán|belga|alemão|tedesco|australiano|niemiecki
    )$
  `,
  'iu',
);

/** The endings of those who do something, in the languages that the model reads. */
const agent = new RegExp(
  oneLine`
    (?:
      er|or|ist|ian|man|woman|eur|euse|rice|i[eè]re?|iste|ien|ienne|aire|olog\p{L}{1,3}|erin|orin|istin|ärztin|frau
      |mann|kraft|ero|era|dora?|tora?|ista|iera|trice|aio|aia|ster|arz|arka|nik|niczka|eir[oa]|are|ör|ci|cı|cu|cü|ant
      |ante|[ée]tudiant|student|pupil|retraitée?|employée?|associée?|curé|retired|jubilad[oa]|pensionat[oa]
    )$
  `,
  'u',
);
/** "CFO", "RN": other acronyms need the model's full belief, those of diplomas are none. */
const acronym = /^\p{Lu}{2,6}$/u;
const officer = /^(?:C\p{Lu}O|[ES]?VP|RN|LPN|CNA|EMT|GP|MD|HR|PDG|DRH|DAF|AESH|ATSEM)$/u;
const diploma = /^(?:BTS|DUT|BUT|HN[CD]|NVQ|BTEC|GCSE|PGCE|MBA|LL[BM]|MBBS)$/u;

/** "polisa PZ 4471820": a word and its number is a label; "nurse 2012–2019" is not. */
const numbered = /^:? ?(?:n[°º.r]\.? ?)?(?:\p{Lu}{1,4}[ -]?)?(?!(?:19|20)\d\d(?!\d))\d{4}/u;
/** "Elle travaille dans une banque", "arbeitet im Amt": where, not as what. */
const workplace = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      works?|working|worked|arbeite[nt]?|travaille[nrz]?|travaillait|trabaj\p{L}+|lavor\p{L}+|werkt?|werken
      |pracuj\p{L}+|trabalh\p{L}+|jobbar|arbetar
    ) (?:
      (?:in|at|for) (?:an?|the)|in (?:der|einer|einem)|im|bei (?:der|einer|einem)|dans une?|en una?|in un[ao]?|in een
      |bij een|w|em uma?|num|numa|på en|på ett
    ) $
  `,
  'iu',
);
/** "a forklift licence". */
const licensed = /^ (?:licen[cs]e|certificate|permit|training)(?!\p{L})/iu;
/** "know a good plumber?": a trade that is sought is nobody's. */
const sought = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:know|recommend|find|need|want|look(?:ing)? for|search(?:ing)? for|call(?:ing)?) (?:me |us )?(?:an?|any|some)
      |(?:kennt|kennst|empfehlt|brauche?n?|suchen?|finde)(?: (?:jemand|du|ihr|wir))? (?:einen?|nen|gute[nr]?)
      |(?:cherchons?|cherche|connais(?:sez)?|trouver|besoin d['’]|recommande[rz]?) ?(?:une?)?
      |(?:busco|buscamos|conoc[eé]is|conoces|necesito|recomend\p{L}{1,3}) (?:a )?(?:una?)
      |(?:cerco|cerchiamo|conoscete|conosci|consigliat\p{L}) (?:un['’]?|uno|una)
      |(?:zoek|zoeken|kent iemand|ken je) een|(?:procuro|conhecem|preciso de) (?:um|uma)|(?:söker|känner ni till) en
    ) ?(?:
      (?:really |very )?
      (?:good|decent|cheap|reliable|local|gute[nr]?|günstige[nr]?|bonn?e?|buen[oa]?|bravo|goede?|bom|boa|bra) )?$
  `,
  'iu',
);
/** "anglais C1", "Deutsch: fließend": a language that one speaks. "Cherokee native" is somebody's people. */
const spoken = new RegExp(
  oneLine`
    ^(?:
      (?: ?[:(–—]| -)? ?(?:
        [ABC][12]|fluent(?! in )|intermediate|fließend|verhandlungssicher|muttersprach\p{L}*|grundkenntnisse|courant
        |langue maternelle|intermédiaire|notions|fluido|avanzado|intermedio|fluente|madrelingua|ottimo|vloeiend
        |moedertaal|biegle|komunikatywn\p{L}*|flytande|modersmål
      )|(?: ?[:(–—]| -) ?(?:native|basic|bilingual|bilingue|nativ[oa]|básico)
    )(?!\p{L})
  `,
  'iu',
);
/** 大四, 高三: in which year one studies. */
const schoolYear = /^(?:[大高初研][一二三四五]|小[一二三四五六])$/u;
/** "I'm a …", right before: nothing else is said so. */
const saidOfOneself =
  /(?<!\p{L})(?:i['’ ]?a?m (?:an? )?|ich bin |je suis |soy |sono (?:un['’]? ?|una )?|sou |ik ben |jag är |jestem )$/iu;

/** With whom one is, by what they do: "beim Zahnarzt", "chez l'orthophoniste", "at the dentist's". */
const accompanied = oneLine`
  at (?:the|a|an|my|our|your)|(?:from|by) (?:the|my|our|your)
  |(?:seen?|saw|seeing|call(?:ed|ing)?|rang|ask(?:ed|ing)?) (?:the|a|an|my|our|your)|beim
  |(?:bei|von) (?:der|einem|einer|meine[mr]|unsere[mr])|chez (?:l['’]|le|la|un|une|mon|ma|notre)
  |(?:del|en el|con el|con la) (?:mi )?|(?:dal(?:la|l['’])?|dallo) ?(?:mi[oa])?|(?:bij|naar) (?:de|een|mijn|onze)
  |u (?:moje(?:go|j) )?|(?:no|na|pelo|pela) ?(?:meu|minha)?|hos ?(?:min)?
`;
/** To whom one goes; without the verb it is said of what one becomes: "promoted to a shift supervisor", "Ausbildung zum Elektriker". */
const goes = oneLine`
  go|goes|going|went|gone|been|sent|referred|appointment|geh(?:e|st|t|en)|ging(?:en)?|muss(?:te)?|soll(?:te)?|war
  |termin|überweisung|vais|va|allé[es]?|aller|rendez-vous|voy|va|ir|fui|fue|cita|vado|va|andare|andat[oa]|appuntamento
  |idę|iść|poszł\p{L}+|wizyt\p{L}+|vou|vai|consulta|går|gå|gick|remiss
`;
const to = oneLine`
  to (?:the|a|an|my|our|your)|zu (?:der|einem|einer|meine[mr]|unsere[mr])|zum|zur|au|à (?:la|l['’])
  |(?:al|a la) (?:mi )?|do (?:moje(?:go|j) )?|(?:ao|à) ?(?:meu|minha)?|till ?(?:min)?
`;
const visiting = new RegExp(`(?<!\\p{L})(?:${accompanied}|(?:${goes}) (?:\\p{L}+ ){0,2}(?:${to})) ?$`, 'iu');
/** Somebody of that trade stands behind, or whose it is: "vom Hausmeister Kröger", "bei der Leiterin der Schule". */
const named = /^(?:['’]s)? (?:\p{Lu}\p{Ll}|(?:der|des|of|de|du|del|della|van|at|bei|im) )/u;
export const isVisited = (before: string, after: string): boolean => visiting.test(before) && !named.test(after);

/** "3.º de primaria", "2ª de secundaria": a class at school. */
const classBefore = /\d\.?[ºªo°]? (?:de |curso de )?$/u;
const schoolClass = /^(?:primaria|secundaria|infantil|bachillerato|básica|preescolar)$/iu;
const isClass = (before: string, words: string): boolean =>
  /^\d/u.test(words) || (schoolClass.test(words) && classBefore.test(before));

/** "Acabo de jubilarme": a verb. */
const reflexive = /^\p{Ll}{2,}[aei]r(?:me|te|se|nos)$/u;

const physician = /\p{L}{3}(?:olog(?:ue|ist|istin|in|e|o|a|ista)|iater|iatra|iatre|chirurg(?:in)?)$/iu;
/** "endocrinologue", read as an illness. */
export const isPhysician = (text: string, { start, end, type }: Tagged): boolean =>
  type === 'MEDICAL_CONDITION' && physician.test(text.slice(start, end));

/** "Μένω στην Άνδρος", read as an illness: within a sentence trades and illnesses have small letters there. */
const ownName = /^(?=[\p{Script=Greek}\p{Script=Cyrillic}])\p{Lu}\p{Ll}/u;
/** Illnesses that are called after somebody keep the capital: "у мамы Альцгеймер", "έχει Πάρκινσον". In any of their cases. */
const eponym = new RegExp(
  `^(?:${[
    oneLine`
      аль?ц[гх]е?[ай]?[йі]?мер|паркинсон|паркінсон|крон|даун|аспергер|хаш[иі]мото|ходжк[иі]н|бехт[еє]рев|мен[ьи]?[еє]р
      |рейно|[хг]ант[иі]н[гґ]тон|базедов|грейвс|адд?[иі]сон|кушинг|кушінг|в[иі]льсон|уилсон|жильбер|жільбер|турет|лайм
      |шегрен|бехчет|кавасаки|кавасакі|рейтер|верльгоф|марфан|рет
    `,
    oneLine`
      αλ(?:τ|ζ)?σ?χ[αά]ιμερ|π[αά]ρκινσον|κρον|ντ[αά]ουν|[αά]σπεργκερ|χασιμ[οό]το|χ[οό]τζκιν|μεν?ι[εέ]ρ|ρε[ιϊ]ν[οό]
      |χ[αά]ντινγκτον|γκρ[εέ]ιβς|[αά]ντισον|κο[υύ]σινγκ|γου[ιί]λσον|ζιλμπ[εέ]ρ|τουρ[εέ]τ|λ[αά]ιμ|σ[γκ]{0,2}[εέ]γκρεν
      |μπεχτσ[εέ]τ|καβασ[αά]κι|μαρφ[αά]ν
    `,
  ].join('|')})\\p{L}{0,3}$`,
  'iu',
);
/** "Диабет, Гипертония": what stands in a list with capitals says nothing by its own. */
const inSentence = /(?:\p{Ll} |(?<!\p{L})\p{Ll}+, )$/u;

/**
 * Says no to words that are not somebody's: single words that no list has and the model half believed, labels with their
 * numbers, trades that are sought, languages.
 */
export const isNoDescription = (text: string, span: Tagged): boolean => {
  const { start, end, type, score } = span;
  if (!isDescription(type)) return false;
  if (score < believed) return true;
  const words = text.slice(start, end);
  const after = textAfter(text, end, reach);
  if (type === 'NRP')
    return spoken.test(after) || schoolYear.test(words) || isChessSide(text, span) || isColourOfName(text, span);
  // "ATCD : HTA, diabète": a heading.
  if (type === 'MEDICAL_CONDITION' && (measured.test(words) || (acronym.test(words) && /^ ?:/.test(after))))
    return true;
  // "Stadium 2": of which the number was read.
  if (type === 'MEDICAL_CONDITION' && !/\p{L}/u.test(words)) return true;
  if (type === 'OCCUPATION' && breed.test(words)) return true;
  if (type === 'MEDICAL_CONDITION' && everybodys.test(words)) return true;
  if (type === 'MEDICAL_CONDITION' && (care.test(words) || medicine.test(words))) return true;
  if (type === 'OCCUPATION') {
    const before = textBefore(text, start, reach);
    if (
      reflexive.test(words) ||
      isClass(before, words) ||
      numbered.test(after) ||
      sought.test(before) ||
      isVisited(before, after) ||
      workplace.test(before)
    )
      return true;
    if (words.length < 4 && !/[^\p{Ll}]/u.test(words)) return true;
  }
  if (isTerm(type, words)) return false;
  const isEponym = type === 'MEDICAL_CONDITION' && eponym.test(words);
  if (ownName.test(words) && !isEponym && inSentence.test(textBefore(text, start, reach))) return true;
  if (!/^[\p{Script=Latin}'’-]+$/u.test(words)) return false;
  if (type === 'OCCUPATION') {
    if (officer.test(words)) return false;
    if (acronym.test(words)) {
      if (diploma.test(words)) return true;
      if (saidOfOneself.test(textBefore(text, start, reach))) return false;
    } else if (agent.test(words.toLowerCase())) return false;
    if (licensed.test(after)) return true;
  }
  const code = language(text);
  if (type === 'MEDICAL_CONDITION' && !isCommonIn(words.toLowerCase(), code ?? 'en') && whoseIs(text, code).self)
    return false;
  return score < believedAlone[type];
};
