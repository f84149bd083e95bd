import type { Tagged } from '../../../../../shared/tagger';
import { roughly } from '../../entities/quantities/age/approximate';
import { readNumberWords } from '../../entities/quantities/words/read';
import { isGivenName } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { matched, textAfter, textBefore } from '../../text/around';
import { isCommonWord } from '../words/vocabulary';
import { isListedName } from './words';

/** What every town has, without a name of its own: "village hall", "Jugendamt", "caisse maladie". */
const bodies = new RegExp(
  `^(?:(?:the|das|der|die|la|le|el|il|het|de|o|a) )?(?:${[
    oneLine`
      (?:
        village|town|city|parish|community|church|sports|leisure|youth|job|food|health|medical|care|fire|police|bus
        |train|post|benefits?|housing|tax|customer|social|day
      ) (?:hall|centre|center|club|bank|office|station|clinic|desk|council|services?|department|support)
    `,
    oneLine`
      (?:jugend|sozial|finanz|standes|arbeits|bürger|ordnungs|gesundheits|bau|wohnungs|einwohnermelde|versorgungs)amt
      |(?:kranken|pflege|familien|renten)kasse|(?:ausländer|straßenverkehrs|zulassungs)behörde|jobcenter
      |arbeitsagentur|rentenversicherung|rathaus|gemeindehaus|(?:alten|pflege|senioren|kinder)heim
    `,
    'pflegedienst|haushaltshilfe|essen auf rädern|pflegeversicherung',
    '介護保険|生活保護|健康保険|国民健康保険|年金|訪問介護|デイサービス|社保|医保|低保',
    'cse|chsct|drh',
    oneLine`
      caisse (?:maladie|d['’]épargne|de retraite)|sécurité sociale
      |centre (?:sportif|commercial|social|médical|aéré|de loisirs)|salle (?:des fêtes|de sport|polyvalente)
      |maison de retraite|mairie|préfecture
    `,
    'centro (?:de salud|comercial|deportivo|médico|de día|de mayores)|residencia de ancianos|seguridad social|ayuntamiento|juzgado',
    'centro (?:sportivo|commerciale|medico|anziani|estivo)|casa di riposo|agenzia delle entrate|municipio|questura',
    'thuiszorg|mantelzorg|wmo|azc|gemeentehuis|buurthuis|verzorgingshuis|gezondheidscentrum|ziekenfonds',
    'urząd (?:skarbowy|pracy|miasta|gminy|stanu cywilnego)|dom (?:kultury|opieki)|ośrodek zdrowia',
    'centro de saúde|centro comercial|segurança social|câmara municipal|lar de idosos',
    oneLine`
      hemtjänst(?:en)?|färdtjänst(?:en)?|hemsjukvård(?:en)?|boendestöd(?:et)?|hjemmepleje[n]?|vårdcentral(?:en)?
      |äldreboende(?:t)?|försäkringskassan?|socialtjänsten?|bygdegård(?:en)?
    `,
  ].join('|')})$`,
  'iu',
);
/** "Pflegekasse der BKK", "Finanzamt Norderau": a name follows. */
const goesOn = /^ (?:(?:der|des|von|in|im|de|del|della|di|du|of|van|i|w|do|da) )?\p{Lu}/u;

/** Whether a place of a text that was read as an organisation or a place is such a body alone. */
export const isBody = (text: string, start: number, end: number): boolean =>
  bodies.test(text.slice(start, end)) && !goesOn.test(textAfter(text, end, 12));

/** Degrees and the letters behind a name: "BSc Computer Science", "FCA FRSA". */
const degree = new RegExp(
  oneLine`
    ^(?:
      (?<short>BA|JD|RN)|BSc|BEng|BEd|LLB|MSc|MEng|MPhil|MBA|LLM|PhD|DPhil|EdD|MBBS|MBChB|BDS|DDS|DVM|CPA|CFA|PMP|CEng
      |IEng|[AF]CC?A|[AF]CMA|[MF]I(?:ET|EEE|MechE|ChemE|StructE|CE)|FI[AE]|MRICS|FRICS|RIBA
      |[MF]R(?:CP|CS|CGP|COG|CPCH|CPsych|CA|CR|CVS|CPath|SC|SB)|FR(?:S[AEC]?|AS|GS|HS|HistS|CEM|EngS)|[OMC]BE|PGCE
      |PGDip|PGCert|MCIPD|GCSEs?|NVQ|BTEC|Diploma|Bachelor|Master|Licence|Máster|Laurea
    )(?=[ ,]|$)
  `,
  'u',
);

/** Not "PhD Anna Moor", and not "JD Thompson": two letters may be a name's first ones. */
export const isDegree = (text: string, { start, end, type }: Tagged): boolean => {
  const words = text.slice(start, end);
  const found = degree.exec(words);
  if (found === null) return false;
  const follows = `${words.slice(found[0].length)}${matched(/^ \p{Lu}\p{L}+/u, textAfter(text, end, 32))}`;
  if (found.groups?.short !== undefined && /\p{Lu}/u.test(follows)) return false;
  const named = (word: string): boolean =>
    isGivenName(word) ||
    ((isListedName(word) || (type === 'PERSON' && /^\p{Lu}\p{Ll}/u.test(word))) && !isCommonWord(word.toLowerCase()));
  return !follows.split(/[^\p{L}\p{M}'’-]+/u).some(named);
};

/** A short number is a name or a word elsewhere: "Cem", "Elli". */
const shortest = 5;
/** In small letters or all in capitals; a name's word has one capital. */
const saidOrShouted = /^(?:[\p{Ll} '’-]+|[\p{Lu} '’-]+)$/u;

/** "min son är femton", "con dieciocho me fui": a number in words, which the model read as somebody or as what somebody is. */
export const isNumberInWords = (text: string, { start, end, type }: Tagged): boolean => {
  const words = text.slice(start, end);
  // The end of "fifty-ish".
  if (text.charAt(start - 1) === '-' && roughly(text.slice(start - 1, end)).length > words.length) return true;
  if (!saidOrShouted.test(words)) return false;
  const isWhat = type === 'NRP' || type === 'OCCUPATION';
  if (!isWhat && (words.length < shortest || isListedName(words.toLowerCase()))) return false;
  const [number, ...others] = readNumberWords(words);
  return (
    number !== undefined &&
    others.length === 0 &&
    number.start === 0 &&
    number.end + roughly(words.slice(number.end)).length === words.length
  );
};

/** "A28", "E4", "N-340", "SS 16": a road by its number. */
const numbered = /^(?:\p{Lu}{1,2}|BAB|RN)[ -]?\d{1,4}$/u;
/** Where one drives, before its number. */
const driving = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      road|motorway|highway|on|along|off|near the|(?:auf|an|über) (?:der|die)|von der|autobahn|bundesstraße
      |sur (?:l['’]|la )|de l['’]|autoroute|(?:en|por|sobre) la|autov[ií]a|autopista|carretera|sulla|sull['’]|dell['’]
      |statale|autostrada|op de|langs de|over de|van de|na|autostrad\p{L}+|drog\p{L}+|pela|estrada|på|längs|väg|från
    ) ?$
  `,
  'iu',
);

/** A road is known to all, whatever the model reads it as. */
export const isRoad = (text: string, { start, end }: Tagged): boolean =>
  numbered.test(text.slice(start, end)) && driving.test(textBefore(text, start, 24));
