import type { EntityType } from '../../../../../shared/domain';
import { isGivenName, names } from '../../lists';
import { and, or } from '../../lists/conjunctions';
import { kinOf } from '../../lists/kin';
import { fold } from '../../text/fold';

/** "Keita (secrétaire)", "Aubert (suisse, 58 ans)", "Ilka Reuter, Gesellin,": what the bearer of a name is. */
const apposed: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [/\p{Lu}\p{L}+ \($/u, /^(?:\)|, ?\d)/],
  [/\p{Lu}\p{L}+, $/u, /^(?:, | aus | from | de | di | van | z | från | de | en )/],
];

/** "Marco l'idraulico". */
const articleBefore = /(?<!\p{L})(?<name>\p{L}{2,}) (?:the |der |die |la |le |l['’]|el |il |lo |de |het |o |a )$/u;

export const isBesideName = (type: EntityType, term: string, before: string, after: string): boolean => {
  if (apposed.some(([left, right]) => left.test(before) && right.test(after))) return hasNameBefore(before);
  if (type !== 'OCCUPATION' || names.has(fold(term))) return false;
  return isGivenName(articleBefore.exec(before)?.groups?.name ?? '');
};

/** "my wife, a tired teacher", "meine Schwester Ilka, eine junge Tischlerin": up to two words between the article and the trade. */
const ofKin = (
  [
    ['en', '[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir', ' an?'],
    ['de', '(?:[Mm]ein|[Uu]nser|[Ss]ein|[Ii]hr)e?[nrm]?', ' eine?[nrm]?'],
    ['fr', '[Mm]on|[Mm]a|[Nn]otre|[Ss]on|[Ss]a', ' une?'],
    ['es', '[Mm]i|[Nn]uestr[oa]|[Ss]u', ' una?'],
    ['it', '[Mm]i[oa]|[Nn]ostr[oa]|[Ss]u[oa]', " un[oa]?['’]?"],
    ['nl', '[Mm]ijn|[Oo]nze|[Zz]ijn|[Hh]aar', ' een'],
    ['pl', '[Mm]ój|[Mm]oja|[Nn]asz|[Nn]asza', ''],
    ['pt', '[Mm]eu|[Mm]inha|[Nn]oss[oa]', ' uma?'],
    ['sv', '[Mm]in|[Vv]år', ' en'],
  ] as const
).map(([code, whose, article]) => `(?:${whose}) (?:${kinOf(code)})(?: \\p{Lu}[\\p{L}-]+){0,2},${article}`);

const joiners = `of|for|with|from|von|für|mit|de|du|des|para|con|com|di|da|per|van|voor|met|dla|z|av|för|med|${and}|${or}`;

export const apposedToKin = new RegExp(
  `(?<![\\p{L}])(?:${ofKin.join('|')})(?:(?<=['’])| )(?:(?!(?:${joiners}) )[\\p{L}-]{2,16},? ){0,2}$`,
  'u',
);

/** "my wife, a doctor or a priest": those who may sign. */
export const otherwise = /^,? (?:or|oder|ou|lub|eller|o (?:una?|il|la|um|uma))(?!\p{L})|^['’-]/u;

/** One of the words with a capital is a given name of the lists. */
export const hasName = (text: string): boolean =>
  [...text.matchAll(/\p{Lu}[\p{L}\p{M}]+/gu)].some(([each]) => isGivenName(each));

/** One of those right before it. */
const hasNameBefore = (before: string): boolean => hasName(before.slice(-40));
