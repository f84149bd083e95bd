import { and, but } from '../../../lists/conjunctions';
import { hedges } from '../../../lists/hedges';
import { linking } from '../../../lists/linking';
import { possessives } from '../../../lists/possessives';
import { oneLine } from '../../../patterns/one-line';
import { onward } from '../people/onward';
import { times } from './analytes';

/** Values as people say them: a sugar that is somebody's, decimals in words, from what to what it went. */

/** Before what is somebody's. */
export const whose = oneLine`
  ${possessives}|il mio|la mia|(?:mum|mom|dad|gran|nan)['’]s|Mamas|Papas|Omas|Opas
`;
const sugar =
  '(?:blood |morning |fasting )?sugars?|(?:Blut|Nüchtern)?zucker|suiker|bloedsuiker|azúcar|zucchero|cukier|açúcar|(?:blod)?socker|glycémie|glicemia|glucosa';
const verbs = `${linking('is', 'became', 'to')}|${hedges('about', 'nearly', 'only', 'now')}`;
const before = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:${whose})(?: \p{L}{3,9})? (?:${sugar})(?:['’]s)?|şeker(?:im|i|in)
      |BZ(?=[ ,:]{1,2}(?:${verbs}|${times})(?!\p{L}))
    )(?:[ ,:]{1,2}(?:${verbs}|${times})(?!\p{L})){0,5} $
  `,
  'iu',
);
const goesOn = new RegExp(
  `^(?:$|[.,;!?)\\n](?!\\d)| (?:${times}|imorse|i kväll|rano|${and}|${but}|so)(?!\\p{L}))`,
  'iu',
);
/** Other values that want their unit where nobody is named. */
const analyte = oneLine`
  cholesterol|LDL|HDL|iron|ferritin|creatinine|potassium|Cholesterin|Eisen(?:wert)?|Ferritin|Kreatinin|cholestérol|fer
  |ferritine|colesterol|hierro|ferritina|colesterolo|ferro|ijzer|kolesterol|żelazo|järn(?:värde)?|kolesterolüm|demirim
`;
const ownBefore = new RegExp(`(?<!\\p{L})(?:${whose}) (?:${analyte})(?:[ ,:]{1,2}(?:${verbs})(?!\\p{L})){0,5} $`, 'iu');
/** "der Zucker ist 7,8 hat der Arzt gesagt": whose it is, who measured it says. */
const anyBefore = new RegExp(
  `(?<!\\p{L})(?:the|der|la|le|el|il|lo|de|o) (?:${sugar}|${analyte})(?:[ ,:]{1,2}(?:${verbs})(?!\\p{L})){1,5} $`,
  'iu',
);
/** "Zucker heute früh 145, gestern 210": a line begins with it, and an hour says that it was measured. */
const lineBefore = new RegExp(
  `(?:^|[\\n.;] ?)(?:${sugar}|BZ)(?:[ ,:]{1,2}(?:${verbs}|${times})(?!\\p{L})){0,3} $`,
  'iu',
);
const timeNear = new RegExp(`(?<!\\p{L})(?:${times})(?!\\p{L}) $`, 'iu');
const timeNext = new RegExp(`^ (?:${times})(?!\\p{L})`, 'iu');
const gap = new RegExp(`^(?: \\p{L}[\\p{L} ]{1,20})?(?:,| -|;)? (?:(?:${and}) )?(?:\\p{L}[\\p{L} ]{2,16} )?$`, 'u');
const gapUnspaced = /^[,，、](?:餐后|飯後|饭后|餐前|睡前|早上|晚上|食後|食前|朝|夜)(?:两小时|2小时|2時間)?$/u;
const ofSugar = /sugar|gl[uiy]c|zucker|suiker|azúcar|zucchero|cukier|açúcar|socker|şeker|血糖/iu;
/** Whether a value is a second one of a sugar's: "145 en ayunas, 210 anoche". */
export const isNextSugar = (reason: string, between: string, right: string, value: string): boolean =>
  isPossible(value) &&
  ofSugar.test(reason) &&
  (gapUnspaced.test(between) || (gap.test(between) && (timeNext.test(right) || timeNear.test(between))));
const doctor = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      doctor|doc|GP|nurse|Arzt|Ärztin|Hausarzt|médecin|docteur|médic[oa]|doctora?|medic[oa]|dottor(?:e|essa)|huisarts
      |dokter|lekarz|läkaren|diabet\p{L}{2,6}|insulin\p{L}?|Langzeit\p{L}*
    )(?!\p{L})
  `,
  'iu',
);
const saysNext = /^ (?:hat|sagt|meint|says|said|zegt|dice|dit|a dit|ha detto|is|ist|est|es|è)(?!\p{L})/iu;
/** What a blood has, in either unit. */
const isPossible = (value: string): boolean => {
  const number = Number(value.replace(',', '.'));
  return (number >= 1 && number <= 40) || (number > 40 && number <= 700 && !/[.,]/.test(value));
};
/** The verb stands last: "auf 6,9 gefallen", "210 çıktı". */
const lastVerb = new RegExp(
  oneLine`
    ^(?: (?:gestiegen|gesunken|gefallen|geklettert|runter|hoch|zurück|gewesen|gestegen|gezakt|gedaald|gegaan|uitgekomen)
      |['’]?(?:[aeıiuüy]{1,2})? ?(?:çıktı|geldi|oldu|düştü|yükseldi|fırladı|gördüm|ölçtüm|civarında)
    )(?!\p{L})|^(?:に|へ|まで|了|でした|です|だった)
  `,
  'iu',
);
/** Nothing is counted by what stands before. */
export const isFree = (right: string): boolean => goesOn.test(right) || onward.test(right) || lastVerb.test(right);
/** Right before an analyte's name, or in the verb: "my potassium", "la ferritina me salió". */
const ownBehind = new RegExp(`(?<!\\p{L})(?:${whose})(?: \\p{L}{3,12})? $`, 'iu');
const inVerb = new RegExp(`(?<!\\p{L})(?:me|mi|le|gli|${possessives}) `, 'iu');
/** A medicine's hour, or how much of it. */
const swallowed =
  /(?<!\p{L})(?:takes?|taking|took|inject\p{L}{0,3}|nehme|nimmt|spritze|prends?|tom[oa]|prend[oe]|neem|biorę|tar) (?:\p{L}+ )?$/iu;
/** @param name What stands before the analyte's name. @param between What stands between it and the number. */
export const isOwnNamed = (name: string, between: string, right: string): boolean =>
  (ownBehind.test(name) || inVerb.test(between)) && !swallowed.test(name) && isFree(right);
export const isOwnSugar = (left: string, right: string, value: string): boolean =>
  isPossible(value) &&
  isFree(right) &&
  (before.test(left) || (lineBefore.test(left) && (timeNear.test(left) || timeNext.test(right))));

export const isOwnValue = (left: string, right: string, value: string): boolean => {
  if (!isPossible(value) || !(isFree(right) || saysNext.test(right))) return false;
  return ownBefore.test(left) || (anyBefore.test(left) && doctor.test(left + right));
};

/** What the sugar of a shop rises to. */
export const toPrice =
  /^ (?:to|auf|à|a|naar|do|till|para) [\d.,]{1,8} ?(?:[€$£]|(?:euros?|dollars?|pounds?|cents?|céntimos|centesimi|zł(?:otych)?|gr|kr(?:onor)?|reais|lira|TL)(?!\p{L}))/iu;
