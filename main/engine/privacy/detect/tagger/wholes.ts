import type { Tagged } from '../../../../../shared/tagger';
import { names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { matchedLength, textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { isTerm, termsFrom } from '../words/terms';
import { isCommonIn } from '../words/vocabulary';

/** Trades and illnesses of which the model read a part. */

/** "étudiante en" goes on, "second-year" belongs to it. */
const tradeBefore = /(?<!\p{L})(?:first|second|third|fourth|fifth|final|last)[- ]year (?:\p{Ll}{3,16} )?$/u;
const learner = /(?:student|apprentice|trainee|resident|undergraduate)$/u;
const ofTrade = /^ (?:de|di) (\p{Ll}{4,})(?!\p{L})/u;
const tradeOpen = / (?:en|of|in|für|di|de|voor|w|em|i|der)$/u;
/** "trainer of Mamadou", "directrice de Valtremont": somebody, or a firm. "Professor für Geschichte", "Minister of Health" go on. */
const isNameBehind = (text: string, link: string, word: string): boolean => {
  if (!/^\p{Lu}/u.test(word)) return false;
  const lower = word.toLowerCase();
  const code = language(text) ?? 'en';
  // In German any noun has a capital.
  return code === 'de' && /^(?:für|in|der)$/.test(link)
    ? names.has(fold(word))
    : names.has(fold(word)) || !isCommonIn(lower, code);
};
/** "poste d'assistante", "de primaria": what leads to a trade is none of it. */
const tradeLead =
  /^(?:(?:poste|emploi|puesto|empleo|posto|cargo|vaga) (?:de |d['’]|di |da )|(?:de|di|da|do) |d['’])(?=\p{Ll})/u;
/** 销售 of 销售主管, of which the rank was read: the field that somebody has it in. */
const hanRank = /^(?:主管|经理|總監|总监|专员|專員|助理|代表|顾问|顧問|主任|工程师|工程師|總經理|经纪人)$/u;
const hanField =
  /(?:销售|銷售|市场|市場|营销|技术|技術|财务|財務|人事|人力资源|行政|产品|產品|项目|項目|运营|研发|客服|客户|采购|採購|生产|质量|品质|物流|法务|仓库|软件|硬件|设计|信息|业务|區域|区域|部门|大堂|店面)+$/u;
export const wholeTrade = (text: string, read: Tagged, namesAt: ReadonlySet<number>): Tagged => {
  const span = { ...read, start: read.start + matchedLength(tradeLead, text.slice(read.start, read.end)) };
  const words = text.slice(span.start, span.end);
  const ahead = learner.test(words) ? tradeBefore : hanRank.test(words) ? hanField : null;
  const before = ahead?.exec(textBefore(text, span.start, 32)) ?? null;
  const start = span.start - (before?.[0].length ?? 0);
  // "ayudante de panadero": the trade that one helps at.
  const helped = / (?:de|di) (\p{Ll}+)$/u.exec(words) === null ? ofTrade.exec(textAfter(text, span.end, 32)) : null;
  if (helped !== null && isTerm('OCCUPATION', helped[1] ?? ''))
    return { ...span, start, end: span.end + helped[0].length };
  const open = tradeOpen.exec(words)?.[0];
  const [all = '', word = ''] =
    open === undefined ? [] : (/^ ([\p{L}\p{M}'’-]+)/u.exec(textAfter(text, span.end, 32)) ?? []);
  if (open === undefined || all === '') return { ...span, start };
  const isName = namesAt.has(span.end + 1) || isNameBehind(text, open.trim(), word);
  return { ...span, start, end: isName ? span.end - open.length : span.end + all.length };
};

/** Words of an illness before and behind what is read of it: "hospital acquired", "de type 2", "stage 3b", "hastası". */
const illnessBefore = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:hospital|community|healthcare)[- ]acquired|(?:late|early|adult|juvenile)[- ]onset|(?:end|early|late)[- ]stage
      |stage (?:[IV]{1,3}|[0-4])[abc]?|type [12]|typ[- ][12]|beginnende[rs]?|fortgeschrittene[rs]?
    ) $
  `,
  'iu',
);
const illnessBehind = new RegExp(
  oneLine`
    ^(?: (?:
        (?:de |di |do )?(?:types?|typ|tipo|typu) ?(?:[12][ab]?|I{1,2})
        |(?:stage|stadium|stade|estadio|stadio|estágio|grade|grad) ?(?:[IV]{1,3}|[0-4])[abc]?
        |hasta(?:sı(?:y[ıi]m)?|lığı)
      )(?![\p{L}\p{N}]))+
  `,
  'iu',
);
/** What of the next words makes an illness of the lists: "sclérose en plaques", of which the first was read. */
const restOfIllness = (text: string, { start, end }: Tagged): number => {
  const [first, ...next] = text.slice(start, end + 48).matchAll(/[\p{L}\p{M}\p{N}]+/gu);
  const whole = termsFrom(fold(first?.[0] ?? ''))?.find(
    ({ type, rest }) =>
      type === 'MEDICAL_CONDITION' && rest.length > 0 && rest.every((word, at) => word === fold(next[at]?.[0] ?? '')),
  );
  const last = next[(whole?.rest.length ?? 0) - 1];
  return last === undefined ? 0 : Math.max(0, start + last.index + last[0].length - end);
};
/** "alérgico a la penicilina", of which a part was read: to what is part of it. */
const allergy = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      allergic to|allergisch (?:gegen|auf|voor)|allergique (?:à la|à l['’]|aux?|à)
      |al[ée]rgic[oa]s? (?:a la|a los|a las|al|à|ao|a)|allergic[oa] (?:alla|all['’]|al|ai|alle|a)|uczulon[ya] na
      |allergisk mot
    ) ?\p{L}[\p{L}\p{M}-]{2,}
  `,
  'giu',
);
const wholeAllergy = (text: string, { start, end, ...rest }: Tagged): Tagged | null => {
  const from = Math.max(0, start - 32);
  const around = [...text.slice(from, end + 32).matchAll(allergy)].find(
    ({ 0: all, index }) => from + index <= start && from + index + all.length >= end,
  );
  return around === undefined
    ? null
    : { ...rest, start: from + around.index, end: from + around.index + around[0].length };
};
export const wholeIllness = (text: string, span: Tagged): Tagged => {
  const whole = wholeAllergy(text, span);
  if (whole !== null) return whole;
  const before = matchedLength(illnessBefore, textBefore(text, span.start, 32));
  const behind = illnessBehind.exec(textAfter(text, span.end, 32))?.[0].length ?? restOfIllness(text, span);
  return { ...span, start: span.start - before, end: span.end + behind };
};
