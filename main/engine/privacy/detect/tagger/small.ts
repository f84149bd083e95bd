import type { Tagged } from '../../../../../shared/tagger';
import { cities, isNickname, names, regions, smallWordsOf, stopWordsOf } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { matched, textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { textLanguage } from '../../text/language';
import { wordSet } from '../../word-set';
import { isBrand } from '../public/brands';
import { payingLead } from '../recognisers/payments';
import { cues } from '../words/reading';
import { isCommonIn, isEnglishWord, isParticle, isStopWord, isTitle } from '../words/vocabulary';
import { isSmallWord } from './words';

/** Words of a language that the model reads as names though nothing says that somebody is called so. */

const isSmallIn = (word: string, code: string): boolean => smallWordsOf[code]?.has(word) ?? false;

/** Endings that verbs and nouns have and names do not: "zgubiłem", "quebrou", "wohnung". */
const endings: Readonly<Record<string, RegExp>> = {
  de: /^\p{L}{3,}(?:ung|ungen|heit|keit|lich|lichen?|ieren|schaft|tion|tionen)$/u,
  es: /^\p{L}{3,}(?:os[oa]s?|iv[oa]s?|bles?|ción|ciones|mente|ando|iendo|aron|ieron|aba|aban|ábamos|idad|miento)$/u,
  fr: /^\p{L}{3,}(?:tion|tions|ments?|ais|ait|aient|erait|ité)$/u,
  it: /^\p{L}{3,}(?:os[oaie]|bil[ei]|iv[oaie]|evol[ei]|zion[ei]|mente|ando|endo|avo|avano|mento|ità|issim[oa]|iamo)$/u,
  nl: /^\p{L}{3,}(?:heid|lijke?|eren|ingen)$/u,
  pl: /^\p{L}{2,}(?:[łl][ae]m|łeś|łaś|liśmy|łyśmy|ować|ość|ości)$/u,
  pt: /^\p{L}{3,}(?:os[oa]s?|iv[oa]s?|vel|veis|ção|ções|mente|ando|endo|indo|aram|eram|iram|ou|ava|avam|agem|idade)$/u,
  sv: /^\p{L}{3,}(?:ning|ningen|ningar|het|heten|ligt?|ade|ande|arna|orna|erna)$/u,
  tr: /^\p{L}{2,}(?:[ıiuü]yor\p{L}*|[dt][ıiuü]m|m[ae]k|[ae]c[ae][kğ]\p{L}*|[ıiuü]n[ıiuü]z)$/u,
};

/** Whether the lists have a word as somebody's, a firm's or a place's name. */
const isNamed = (lower: string): boolean =>
  names.has(fold(lower)) || isNickname(lower) || cities.has(lower) || regions.has(lower) || isBrand(lower);

/** A small word of the text's language, and no name of the lists. */
const isWordOf = (lower: string, code: string): boolean =>
  !isNamed(lower) &&
  (isSmallIn(lower, code) || (code !== 'en' && isCommonIn(lower, code)) || (endings[code]?.test(lower) ?? false));

const wordBefore = /(?<!\p{L})([\p{L}\p{M}'’]+)[.:,]? ["'“„«]?$/u;
const called = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      called|named|name(?: is|['’]?s)?|nicknamed|aka|handle|user(?:name)?|heißt|heiße|genannt|namens|spitzname|appelle
      |appelé|nommé|surnommé|surnom|llam[aoé]\p{L}{0,3}|llamad[oa]|apodo|chiam[ao]|chiamato|soprannome|detto|detta
      |heet|genaamd|bijnaam|nazywa|imię|ksywa|ksywka|chama-se|chamad[oa]|apelido|alcunha|heter|kallas|smeknamn|adı
      |adlı|lakabı|takma
    ) ?[:=]? ?["'“„«@]?$
  `,
  'iu',
);
/** Whether what stands before a word claims it for somebody: a title, a relative, a greeting, "called". */
const isClaimed = (text: string, start: number): boolean => {
  const before = textBefore(text, start, 28);
  if (/[@"“„«:=_]\s?$/u.test(before) || called.test(before)) return true;
  // "vi a fuerte": in Spanish whom one sees.
  if (textLanguage(text) === 'es' && /(?<!\p{L})a $/u.test(before)) return true;
  const word = wordBefore.exec(before)?.[1]?.toLowerCase() ?? '';
  return cues.kin.has(word) || cues.strongNear.has(word) || isTitle(word) || cues.greetings.has(word);
};

/** What only somebody does: "Fuerte me debe dinero". */
const acts = new RegExp(
  oneLine`
    ^ (?:
      owes?|owed|hit|told|lied|called|phoned|texted|schuldet|sagte|meinte
      |(?:me|te|le|nos) (?:debe|debía|dijo|dice|llamó|pegó|escribió)|dijo que
      |(?:me|m['’]|nous) ?(?:doit|a (?:dit|frappée?|appelée?|écrit))
      |(?:mi|ti|ci|m['’]) ?(?:deve|doveva|ha (?:detto|chiamat[oa]|scritto|picchiat[oa]))|zei|belde|is mij
      |powiedzia[łl]a?|zadzwoni[łl]a?|uderzy[łl]a?|(?:me|te|nos) (?:disse|ligou|bateu|deve)|disse que|sa att|ringde
      |slog mig
    )(?!\p{L})
  `,
  'u',
);

const sentenceStart = /(?:^|[.!?…]\s{1,3}|\n\s{0,4}(?:[-*•·–] ?|\d{1,2}[.)] )?)["'“„«(]?$/u;
const indefinite = /(?<!\p{L})(?:una?|uma?|une|eine?[rnms]?|een|et?t|en|bir|an?) $/iu;

/** What Chinese and Japanese sentences of money and of the house begin with. */
const unspaced = wordSet(
  `
    首付 工资 薪水 月薪 年薪 房租 租金 押金 定金 尾款 贷款 房贷 车贷 月供 彩礼 嫁妆 奖金 年终奖 社保 医保 公积金 学费
    生活费 存款 余额 欠款 利息 水电费 物业费 体检 快递 外卖 作业 考试 成绩 医院 美容院 物业 房东 中介 給料 給与 月給
    年収 手取り 家賃 敷金 礼金 頭金 借金 貯金 年金 保険 賞与 ボーナス 住宅ローン 学費 残業 残業代 光熱費 税金 美容室
    病院
  `,
);

/** Words of the sentence that are given names elsewhere. */
const pronouns: Readonly<Record<string, ReadonlySet<string>>> = {
  es: new Set(['nada', 'nadie', 'algo']),
  pt: new Set(['nada', 'algo']),
  it: wordSet('dove mai nulla lei'),
  fr: new Set(['elle', 'rien', 'toute']),
  sv: new Set(['inga', 'ingen', 'alla']),
  pl: new Set(['ona', 'ani']),
};
/** "Nada es verdad": a word of the language that opens a sentence, and goes on in small letters. */
const opens = /(?:^|[.!?…:\n] ?)["'“„«(¿¡]?$/u;
const isOpening = (text: string, start: number, end: number): boolean =>
  opens.test(textBefore(text, start, 3)) && /^ \p{Ll}/u.test(text.slice(end, end + 2));

/** "Una mesa mide": at the head of a sentence an article. */
const articles = wordSet('Una Un Une Uma Ein Eine Een En Ett Bir');
const goesOn = /^ (?:(?:der|des|von|de|di|van|du|del|da|do|of) )?\p{Lu}/u;

/** "ich diktier", "wie pump ich": beside the pronoun of who speaks stands a verb. */
const speaker = '(?:ich|ik|jag|je|yo|eu|io)';
/** Where a clause begins so: "heb ik jocke gezien" has its verb before it. */
const behindSpeaker = new RegExp(
  `(?:^|[.!?…,;:\\n] ?|(?<!\\p{L})(?:äh|ähm|eh|uh|und|en|och|et|y|e) )${speaker} $`,
  'iu',
);
const beforeSpeaker = new RegExp(`^ ${speaker} (?!\\p{Lu})`, 'u');

/**
 * Whether a finding is a word of its language: in small letters anywhere, in German with a capital, elsewhere with one
 * where a line or a sentence begins; not behind what claims it for somebody.
 */
export const isOrdinaryWord = (text: string, { start, end, type }: Tagged): boolean => {
  const word = text.slice(start, end);
  if (unspaced.has(word)) return !/[\p{Script=Han}\p{Script=Katakana}]$/u.test(textBefore(text, start, 1));
  const code = textLanguage(text);
  if (code === null || word.length < 3) return false;
  const lower = word.toLowerCase();
  if (code !== 'en' && articles.has(word) && /^ \p{Ll}/u.test(text.slice(end, end + 2))) return true;
  const small = isSmallWord(word);
  if (
    isOpening(text, start, end) &&
    [stopWordsOf[code], smallWordsOf[code], pronouns[code]].some((words) => words?.has(lower)) &&
    !acts.test(textAfter(text, end, 24))
  )
    return true;
  const before = textBefore(text, start, 8);
  if (!small && !(/^\p{Lu}\p{Ll}+$/u.test(word) && (code === 'de' || sentenceStart.test(before)))) return false;
  const isVerb = behindSpeaker.test(textBefore(text, start, 10)) || beforeSpeaker.test(textAfter(text, end, 6));
  if (small && isVerb && !isNamed(lower)) return true;
  // "Schloss Eulenbroich", "die Pflegekasse der BKK".
  if (type === 'ORGANIZATION' && goesOn.test(textAfter(text, end, 8))) return false;
  if ((isClaimed(text, start) || acts.test(textAfter(text, end, 24))) && !(stopWordsOf[code]?.has(lower) ?? false))
    return false;
  // "una mesa": of family names as well.
  const isThing = small && indefinite.test(before) && names.get(fold(lower))?.kind === 'family';
  return isThing ? isSmallIn(lower, code) || isCommonIn(lower, code) : isWordOf(lower, code);
};

/** Says that somebody signs, before the name: no given name. */
const signing = new RegExp(
  oneLine`
    ^(?:
      Signed|Signée?|Firmado|Firma|Firmat[oa]|Ondertekend|Podpisan[oa]|Podpis|Assina|Assinad[oa]|Undertecknat
      |Unterschrift|Gezeichnet|Gez\.|İmza
    )(?: by| par| por| da| av| przez)?:? (?=\p{Lu})
  `,
  'u',
);

/** "chama a Bia", "paypal derek", "golazo de Lamine", "Assina Wesley": the words of the language before a name, and their length. */
export const ordinaryLead = (text: string, name: string): number => {
  const code = textLanguage(text);
  const signs = signing.exec(name)?.[0].length;
  if (signs !== undefined) return signs;
  const pays = payingLead(name);
  if (pays > 0) return pays;
  const lead = matched(/^(?:\p{Ll}[\p{L}\p{M}]* ){1,4}(?=\p{Lu})/u, name);
  const [first = '', ...others] = lead.trim().split(' ');
  if (code === null || lead === '' || isParticle(first) || isNamed(first)) return 0;
  const isOne = (word: string): boolean =>
    isWordOf(word, code) ||
    isOfFamily(text, word) ||
    isStopWord(word) ||
    isParticle(word) ||
    (code === 'en' && isEnglishWord(word));
  return [first, ...others].every(isOne) ? lead.length : 0;
};

/** What the family calls its own, names nowhere, and by language what is a name elsewhere. */
const familiar = wordSet(
  `
    granny nanna grandma grandad granddad grandpa gramps mum mummy mommy daddy auntie mutti vati mami papi omi opi
    uroma uropa maman papy mémé pépé tonton tatie mamá papá abuela abuelo abuelita abuelito bisabuela bisabuelo yaya
    yayo papà babbo nonna nonno bisnonna bisnonno babcia dziadek ciocia wujek mamusia tatuś prababcia pradziadek mamãe
    papai avó avô vovó vovô bisavó bisavô titia mormor morfar farmor farfar anneanne babaanne 妈妈 爸爸 奶奶 爷爷 外婆
    外公 姥姥 姥爷 おばあちゃん おじいちゃん お母さん お父さん ママ パパ おばあ おじい お母 お父 お祖母 お祖父
  `,
);
const familiarIn: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['gran', 'mom', 'dad']),
  de: wordSet('mama papa oma opa'),
  fr: wordSet('papa mamie'),
  es: new Set(['tía', 'tío']),
  it: new Set(['mamma', 'zia', 'zio']),
  nl: wordSet('mama papa oma opa moeder vader'),
  pl: wordSet('mama tata mamo tato'),
  pt: wordSet('mãe pai tia tio'),
  sv: wordSet('mamma pappa moster faster'),
  tr: wordSet('baba teyze amca dayı abla'),
};
/** Whether the family calls one of its own so. */
export const isOfFamily = (text: string, word: string): boolean =>
  familiar.has(word.toLowerCase()) || (familiarIn[textLanguage(text) ?? '']?.has(word.toLowerCase()) ?? false);

/** "Vati (70)", "o bisavô, com 96": a relative by that word alone, whom nothing says to be called so. */
export const isFamilyWord = (text: string, { start, end }: Tagged): boolean =>
  isOfFamily(text, text.slice(start, end)) && !called.test(textBefore(text, start, 28));
