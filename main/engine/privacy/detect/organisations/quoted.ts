import type { Candidate } from '../../entities/entity';

/** Firms as Russian and its neighbours write them: the legal form first, the name in quotation marks. */
const quoted =
  /(?<![\p{L}\p{N}])(?:ООО|ОАО|ЗАО|ПАО|АО|НАО|ТОО|ОсОО|ТОВ|ПАТ|ПрАТ|ТДВ|ФГУП|МУП|ГБУ|АНО|НКО) ?[«"“„]\p{L}[^«»"“”„\n]{1,60}[»"”“]/gu;

export const quotedFirms = (text: string): Candidate[] =>
  [...text.matchAll(quoted)].map(({ 0: firm, index: start }) => ({
    start,
    end: start + firm.length,
    score: 0.97,
    reason: 'a legal form before it',
  }));
