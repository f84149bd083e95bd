import { type Direction, walk } from '../ciphers/numerals';
import { firmWord, foldName, isCity, isGivenName, legalForms } from '../lists';
import {
  formWords,
  isFirmKind,
  isOfficeKind,
  isOfficeWord,
  organizationWords,
  sectorWords,
  tradeWords,
} from '../lists/kept';
import { oneLine } from '../patterns/one-line';
import { matchedLength } from '../text/around';
import { foldText, identifier } from './identifier';
import { dottedSmall } from './letter-case';
import { cipherWords } from './place/words';
import { cipherText, isElided, type Run } from './text';
import { encipherKept, soundLeakage, unlistedLeakage, type WordSettings } from './word';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** "BV" is written "B.V." as well, and so are the others of two to four capitals; these have their own dots. */
const dottedForms = [...legalForms].flatMap((form) => (/^\p{Lu}{2,4}$/u.test(form) ? [[...form].join('.')] : []));
const dottedOtherwise = [
  'S.p.A',
  'S.r.l',
  'S.n.c',
  'S.a.s',
  'S.A. de C.V',
  'SA de CV',
  'S. de R.L. de C.V',
  'S.A.P.I. de C.V',
  'S. de R.L',
  'GesmbH',
  'd.o.o',
  'v.o.s',
  'A.Ş',
  'Ltd. Şti',
  'Sp. z o.o',
  'Spółka z o.o',
  'Sp. z o. o',
  'sp.j',
  'sp.k',
  's.r.o',
  'a.s',
  'e.V',
  'בע"מ',
];

/** A legal form at the end, and what comes before it. */
const legalForm = new RegExp(
  `(?:^|[\\s,]+)(?:${[...legalForms, ...dottedForms, ...dottedOtherwise]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})\\.?$`,
  'iu',
);
/** Those of Chinese, Japanese and Korean, which write them on either side of the name without a space. */
const eastForms = [...legalForms].filter((form) => /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(form));
/** In capitals before the name, as the languages of the East of Europe and some others have them. */
const capitalForms =
  'ООО|ОАО|ЗАО|ПАО|НАО|АО|ИП|ФГУП|ГУП|МУП|НКО|ТОВ|ПрАТ|ПАТ|АТ|ФОП|ДП|ЕООД|ООД|ЕАД|АД|ТОО|UAB|SIA|OÜ|PT|CV|SC|Oy|בע"מ';
const leadingForm = new RegExp(`^(?:${eastForms.join('|')}|(?:${capitalForms})(?=[\\s«"„“”']))`, 'u');
/** What a firm deals in, before its form or at its end, and what it is where it has none. */
const sectors = oneLine`
  纸业|紙業|科技|技术|技術|网络|網路|信息|資訊|电子|電子|贸易|貿易|商贸|商貿|实业|實業|投资|投資|食品|医药|醫藥|教育
  |文化|传媒|傳媒|传播|广告|商事|工业|工業|建设|建設|建筑|建材|製薬|物流|速运|快递|货运|运输|運輸|運送|保险|保険|证券
  |基金|信托|租赁|置业|地产|房地产|物业|不動産|电器|电力|電機|電気|電力|能源|化工|化学|纺织|服装|印刷|包装|农业|農園
  |生物|环保|智能|软件|数码|通信|通讯|影视|培训|养老|健康|美容|家具|家居|珠宝|汽车|自動車|驾校|超市|商场|装饰|装修
  |餐饮|旅游|旅行社|咨询|管理|服务|机械|機械|制造|製作所|製造|工務店|商店|産業|钢铁|製鋼|薬品|出版|ハウジング|サービス
  |システムズ?|フーズ|テクノ|テクノロジー|エンジニアリング|ソリューションズ?|ホールディングス|エステート
  |ロジスティクス|トラベル|デザイン|コンサルティング|メディカル|ケア|ホーム
`;
const eastKinds = oneLine`
  诊所|診所|诊疗所|診療所|药房|藥房|药店|藥局|薬局|农商行|商行|歯科|クリニック|公司|集团|集團|大学|大學|学院|學院|中学
  |中學|小学|小學|高校|学校|學校|(?:第[一二三四五六七八九十]{1,2}|中心|附属)?(?:人民|中医|妇幼保健|儿童)?(?:医院|醫院)|病院|银行|銀行|信用金庫
  |(?:律师|律師|会计师|會計師|法律|会計|弁護士|税理士)?(?:事务所|事務所)|研究所|基金会|基金會|财团|財団|协会
  |協會|協会|出版社|酒店|饭店|工厂|工廠|工場|法院
  |대학교|대학|고등학교|중학교|초등학교|병원|은행|회사|그룹|재단|협회|연구소|약국|호텔
`;
const eastEnd = new RegExp(
  `(?<=[\\p{L}\\p{N}])(?:(?:${sectors})*(?:${eastForms.join('|')})|${eastKinds}|${sectors})$`,
  'u',
);
const longestForm = 60;

/** İlkokulu as well: what İ is in small letters is no i. */
const foldedIn = ({ word }: Run): string => foldName(word).replace(dottedSmall, 'i');

/** "Praxis Dr. Fiebig", "Kanzlei Prof. Dr. Huber". */
const title = /^(?:dr|dra|prof|dott|med)$/u;
/** "Fa. Krüger & Söhne", "Sté Dupont": short for a firm; those that are words or names as well with their dot alone. */
const shortForFirm = /^(?:[EÉ]ts|Sté|Cía)$/iu;
const dottedForFirm = /^(?:fa|fma|cia|cie|ste|soc|gebr)$/u;
const isKindOfFirm = (run: Run): boolean => {
  const folded = foldedIn(run);
  const isDotted = run.after === '.' && (title.test(folded) || dottedForFirm.test(folded));
  return organizationWords.has(folded) || tradeWords.has(folded) || isDotted || shortForFirm.test(run.word);
};

const wordsIn = (name: string): readonly Run[] =>
  [...name.matchAll(/[\p{L}\p{M}]+/gu)]
    .map(
      ({ 0: word, index }): Run => ({
        word,
        before: name.charAt(index - 1),
        after: name.charAt(index + word.length),
      }),
    )
    .filter((run) => !isElided(run));

/** Whether two words or more beside the kind are ordinary ones, all of one list: Golden Plains, Campo Bajo. */
const isOfOrdinaryWords = (name: string): boolean => {
  const lists = wordsIn(name)
    .filter((run) => !isKindOfFirm(run))
    .map(({ word }) => firmWord(foldName(word))?.name ?? null);
  const [first = null] = lists;
  return lists.length > 1 && first !== null && lists.every((list) => list === first);
};

/**
 * Whether a firm is named by what it deals in, in words that stay beside a name: National Gas Company, Energy GmbH,
 * Energy 24. One such word and nothing else may be the word as well.
 */
const isOfKinds = (name: string, hasForm: boolean): boolean => {
  const others = wordsIn(name);
  return (hasForm || others.length > 1 || /\p{Nd}/u.test(name)) && others.every(isKindOfFirm);
};

/**
 * Of kinds alone what the firm deals in becomes a made-up word. With a legal form every kind where it deals in nothing, and
 * every word where none is a kind: Bank AG.
 */
const encipherKinds = (name: string, hasForm: boolean, { cipher }: WordSettings): string => {
  const words = wordsIn(name).map(({ word }) => foldName(word));
  const others = words.filter((word) => !formWords.has(word));
  const isFirm = hasForm || others.length < words.length;
  const isSector = (word: string): boolean => sectorWords.has(word);
  const isNaming = [isSector, ...(isFirm ? [isFirmKind, () => true] : [])].find((is) => others.some(is));
  return name.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const folded = foldName(word);
    return others.includes(folded) && isNaming?.(folded) ? encipherKept(word, cipher) : word;
  });
};

/** A firm's name between what says its legal form. */
const nameIn = (firm: string): { readonly start: number; readonly end: number } => {
  const end = firm.trimStart().slice(-longestForm);
  const form = legalForm.exec(end)?.[0] ?? eastEnd.exec(end)?.[0] ?? '';
  const start = matchedLength(leadingForm, firm);
  return { start, end: Math.max(start, firm.length - form.length) };
};

const isOffice = (name: string): boolean => wordsIn(name).some((run) => isOfficeKind(foldedIn(run)));
/** Behind these, and before the s of whose it is, stands who it is called after. */
const ofPerson = /(?<!\p{L})(?:St\.?|Saint|Sankt) |['’]s(?!\p{L})/u;
const isKindOfOffice = (run: Run): boolean =>
  isKindOfFirm(run) || isOfficeKind(foldedIn(run)) || isOfficeWord(foldedIn(run));

/** "Università di Bologna", "IPO do Porto": where it is stands at its end, or before a Turkish kind: Konya Şehir Hastanesi. */
const seatBehind = / (?:d[eiao]|of|von|van) (?<seat>\p{L}[\p{L}\p{M}]+)$/u;
const seatBefore =
  /^(?<seat>\p{L}[\p{L}\p{M}]+) (?:(?:Şehir|Devlet|Büyükşehir) )?(?:Hastanesi|Üniversitesi|Belediyesi)$/u;
const hasSeat = (name: string): boolean => {
  const { seat } = (seatBehind.exec(name) ?? seatBefore.exec(name))?.groups ?? {};
  return seat !== undefined && isCity(seat) && !isGivenName(seat);
};

/** Kind and legal form stay; names, cities and other words become others. */
const cipherOrganization = (text: string, direction: Direction, settings: WordSettings): string => {
  const { start, end } = nameIn(text);
  const [lead, name, form] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  // Ba and Sa are names as well: at the end they would be read as a form, and stay on the way back.
  const wordsFirst = isOfOrdinaryWords(name);
  const office = isOffice(name);
  // A town more often than a name: Cour d'appel de Lyon; but St. Mary's Hospital is a saint's.
  const seated = hasSeat(name);
  const hasForm = name.length < text.length;
  const townsFirst = seated || (office && !ofPerson.test(name));
  const isAlike = (to: string): boolean => {
    const whole = nameIn(lead + to + form);
    return (
      whole.start === start &&
      whole.end === start + to.length &&
      // Only what `encipherKinds` made leads back to kinds alone.
      (isOfKinds(to, hasForm) ||
        (isOfOrdinaryWords(to) === wordsFirst &&
          isOffice(to) === office &&
          hasSeat(to) === seated &&
          ofPerson.test(to) === ofPerson.test(name)))
    );
  };
  const named =
    direction === 'encipher' && isOfKinds(name, hasForm)
      ? cipherText(encipherKinds(name, hasForm, settings), direction, { ...settings, isKept: () => true })
      : walk(
          name,
          (from) =>
            cipherWords(
              from,
              direction,
              { ...settings, wordsFirst, townsFirst },
              office ? isKindOfOffice : isKindOfFirm,
              'firm',
            ),
          isAlike,
        );
  return lead + named + form;
};

export const organization = identifier({
  type: 'ORGANIZATION',
  risk: 1,
  recognise: null,
  leakage: [
    'kind of organisation (Hospital, Bakery, University; also as the end of a word: Familienzentrum), but in Latin letters not of one with a legal form and no other name (Bank AG); titles (Dr.) and legal form (GmbH, Ltd, at the end Group and Investment as well)',
    'of a court, an office or a public hospital which of several it is (Crown, Rejonowy, de lo social), and that it is one',
    'what it deals in and whose it is (Energy, Partner) where a name stands beside it, and where that one word is all; it becomes a made-up word where all others are a kind, a number or a legal form (National Gas Company, Energy 24, Energy GmbH)',
    'number of words, which of them are names, cities or ordinary words, of which language those are (of English ones whether firms are often called so), separators, case, accents',
    'length of an abbreviation and of a word in Chinese characters (which are words of grammar, and whether firms are often called with them)',
    `of a word in no list ${unlistedLeakage}`,
    soundLeakage,
    'words that it shares with another value of the conversation',
  ],
  canonical: foldText,
  cipher: (direction, text, context) => cipherOrganization(text, direction, context),
});
