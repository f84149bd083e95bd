import type { TypedCandidate } from '../../entities/entity';
import { and } from '../../lists/conjunctions';
import { oneLine } from '../../patterns/one-line';
import { type WordPattern, wordPattern } from '../../patterns/word-starts';
import { isTerm } from '../words/terms';
import { isCommonWord } from '../words/vocabulary';

/** What somebody has or had, in a doctor's telegram style: "Bekannte Hypertonie und COPD", "ATCD : HTA, diabète", 既往有高血压和糖尿病. */

/** What only a file says before an illness. */
const heads = [
  'Z\\.? ?n\\.|Zustand nach|V\\. ?a\\.|Vorerkrankungen|Vordiagnosen|VE(?= ?:)|Nebendiagnosen|ND(?= ?:)',
  'pmhx?|past medical history|p\\.?m\\.?h\\.?|hx(?: of)?|h/o|s/p|comorbidities',
  'ATCDs?|antécédents(?: médicaux| personnels)?|comorbidités',
  'AP(?= ?:)|APP(?= ?:)|A\\.P\\.|antecedentes(?: personales| pessoais| médicos)?|comorbilidades|comorbidades|HPP(?= ?:)|portadora? de',
  'APR|anamnesi(?: patologica(?: remota)?)?|comorbidità|affett[oa] da',
  'VG(?= ?:)|voorgeschiedenis|bekend met|status na|comorbiditeit',
  'w wywiadzie|wywiad(?= ?:)|choroby (?:współistniejące|przewlekłe)|stan po|st\\. ?po',
  'tidigare sjukdomar|tid\\.? ?sjd|känd(?:a)?(?= ?:)|anamnes(?= ?:)',
  'öz ?geçmiş(?:inde|te)?|ek hastalıklar(?:ı)?|komorbidite',
];
/** Said of much else as well: of an illness where it is somebody's, or in a doctor's note. */
const words = [
  'known|bekannte[rsn]?|connue? pour|suivie? pour|conocid[oa] (?:por|con)|conhecid[oa] (?:por|com)|not[oa] per|känd|känt|bilinen|znan[ya]',
];
const note = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      pat\.|pts?(?!\p{L})|patient\p{L}{0,3}|pacient\p{L}{1,2}|pazient\p{L}|pacjent\p{L}{0,2}|hasta(?!\p{L})
      |presents?(?!\p{L})|presenting|inkommer|söker för|sonst gesund|stellt sich|klagt|Aufnahme|ingresa|acude
      |riferisce|hospitalis\p{L}+|opname|przyjęt\p{L}|Z\.? ?n\.|\d{2} ?(?:yo|y\/o|J\.|jr|ans|anni|år|lat)(?!\p{L})
    )
  `,
  'iu',
);
const link = "(?: ?: ?| (?:of |de |di |d[’']|von |van )?)";
const joining = `(?:${and}|ed|oraz|sowie|with)(?!\\p{L})`;
const item = `[\\p{L}][\\p{L}'’-]{1,24}(?: (?:(?!${joining})\\p{L}[\\p{L}'’-]{1,20}|\\d[a-z]?|I{2,3}|IV)){0,4}`;
const joint = `(?:,? ?(?:\\+|&|/)|,? ${joining}|,)`;
const list = (cues: readonly string[]): WordPattern =>
  wordPattern(
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${cues.join('|')})${link}(?<list>${item}(?: ?\\d{4})?(?:${joint} ${item}(?: ?\\d{4})?){0,9})`,
      'iu',
    ),
  );
const ofFile = list(heads);
const ofAnybody = list(words);
const parting = new RegExp(joint, 'iu');
const unspaced = new RegExp(
  oneLine`
    (?:既往(?:有|史|歴)(?:は|为|为：)?[:：]?|既往に|基礎疾患(?:は)?[:：]?|合并|合併症[:：]?|病史[:：])(?<list>
      [\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\dA-Za-z]{2,12}
      (?:[、，,和及と][\p{sc=Han}\p{sc=Katakana}ー\dA-Za-z]{2,12}){0,6}
    )
  `,
  'gu',
);
const partingUnspaced = /[、，,和及と]/u;

/** What a list ends with that is no illness. */
const none = new RegExp(
  oneLine`
    ^(?:
      sonst|otherwise|nil|no|none|not|nothing|keine?|ohne|nicht|non|aucune?|sans|pas|nessun[oa]?|sin|ningun[oa]|sem
      |geen|zonder|bez|brak|inga?|inte|ej|utan|yok|presents?|presenting|admitted|inkommer|söker|comes?|wird|kommt
      |stellt|aufgenommen|ingresa|acude|hospitalis\p{L}+|przyjęt\p{L}
    )(?!\p{L})
  `,
  'iu',
);
/** "Asthma triggers" are none: of several words one at an edge is an illness, and the last no plural of something else. */
const isListed = (words: string): boolean => {
  const each = words.split(' ');
  const isIllness = (word = ''): boolean => !word.includes('-') && isTerm('MEDICAL_CONDITION', word);
  return isIllness(each.at(-1)) || (isIllness(each[0]) && !/s$/u.test(words));
};
/** A word or two that no sentence has; in scripts that show no words, what ends as illnesses do. */
const isRare = (words: string): boolean =>
  /[症病炎癌瘤]$/u.test(words) || (/^\p{Script=Latin}/u.test(words) && isRareWord(words));
const isRareWord = (words: string): boolean =>
  /^[\p{L}'’-]{4,}(?: [\p{L}'’-]{4,}){0,2}(?: (?:Typ|type|tipo|typu|typ) \d)?$/u.test(words) &&
  words.split(' ').every((word) => !isCommonWord(word.toLowerCase()));

const found = (start: number, words: string): TypedCandidate => ({
  type: 'MEDICAL_CONDITION',
  start,
  end: start + words.length,
  score: 0.85,
  reason: 'in a history of illnesses',
});

/** The parts of a list, where one of them is a listed illness: each that is listed or a rare word. */
const illnessesOf = (whole: string, from: number, at: RegExp): TypedCandidate[] => {
  const parts: { start: number; words: string }[] = [];
  let start = 0;
  for (const written of whole.split(new RegExp(`(${at.source})`, at.flags.replace('g', '')))) {
    const words = written.trim().replace(/ ?\d{4}$/u, '');
    if (/\p{L}{2}/u.test(words) && !at.test(written)) parts.push({ start: start + written.indexOf(words), words });
    start += written.length;
  }
  const ends = parts.findIndex(({ words }) => none.test(words));
  const told = ends === -1 ? parts : parts.slice(0, ends);
  if (!told.some(({ words }) => isListed(words))) return [];
  return told
    .filter(({ words }) => isListed(words) || isRare(words))
    .map(({ start: at, words }) => found(from + at, words));
};

/**
 * Candidates in prepared offsets. Linear in the text.
 * @param isPersonal Whether the text is about somebody; asked where the words before do not say so.
 */
export const histories = (text: string, isPersonal: () => boolean): TypedCandidate[] => {
  const read = (matches: Iterable<RegExpExecArray>, at: RegExp): TypedCandidate[] =>
    [...matches].flatMap(({ 0: all, index, groups = {} }) => {
      const { list: told = '' } = groups;
      return illnessesOf(told, index + all.length - told.length, at);
    });
  const anybodys = read(ofAnybody.all(text), parting);
  return [
    ...read(ofFile.all(text), parting),
    ...(anybodys.length > 0 && (note.test(text) || isPersonal()) ? anybodys : []),
    ...(/既往|基礎疾患|合并|合併症|病史/u.test(text) ? read(text.matchAll(unspaced), partingUnspaced) : []),
  ];
};
