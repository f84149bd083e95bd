import { isParticle } from '../../detect/words/vocabulary';
import { titled } from '../../entities/letter-case';
import { eastTitles } from '../../entities/titles';
import { seam } from '../../entities/word';
import { foldName, names } from '../../lists';
import { commonNominatives, declinedName, nominative } from '../../lists/declensions';
import { withoutMarks } from '../../text/fold';
import type { Draft } from './form';
import { called, coupled, declined, guessedNominative, likewiseInflected, withS } from './inflections';
import { joinedCases } from './joined-cases';
import { ending, part, shortestSmall, startsLarge, startsSmall, wordsOf } from './words';

/** Forms of a person's name: parts, initials, endings, identifiers. */

const initial = (word: string): string => `${word.slice(0, (word.codePointAt(0) ?? 0) > 0xffff ? 2 : 1)}.`;

/** J.-P. of Jean-Pierre. */
const initials = (word: string): string => word.split('-').map(initial).join('-');

/** Shorter pieces of a double name may be many things: Kc of Mathenjwa-Kc. */
const shortestPiece = 3;

/** Longer values are no names: their parts would be too many. */
const mostParts = 6;

const last = (words: readonly string[]): string => words.at(-1) ?? '';

/** Ben, Van and San are given names as well. */
const isFirstName = (word: string, at: number): boolean => at === 0 && startsLarge(word);

/** "von" and its like; where a whole name is written small, small letters say nothing. */
const isNobody = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? '';
  return (isParticle(word.toLowerCase()) && !isFirstName(word, at)) || (startsSmall(word) && words.some(startsLarge));
};

/** Anna of Anna-Lena, Weber of Schmidt-Weber. */
const hyphenForms = (surrogates: readonly string[], originals: readonly string[]): Draft[] =>
  surrogates.flatMap((word, at) => {
    const [pieces, own] = [word.split('-'), (originals[at] ?? '').split('-')];
    if (pieces.length < 2 || pieces.length !== own.length) return [];
    return pieces.flatMap((piece, index) => {
      const other = own[index] ?? '';
      if (piece.length < 2 || piece === other) return [];
      return [piece.length < shortestPiece ? { ...part(piece, other), doubtful: true } : part(piece, other)];
    });
  });

const partForms = (surrogates: readonly string[], originals: readonly string[]): Draft[] => {
  const count = surrogates.length;
  const drafts: Draft[] = hyphenForms(surrogates, originals);
  for (let from = 0; from < count; from++) {
    for (let to = from + 1; to <= count; to++) {
      const [some, others] = [surrogates.slice(from, to), originals.slice(from, to)];
      // "von" or "Dr." alone is nobody.
      if (to - from === count || some.every((word, at) => isNobody(surrogates, from + at) || word === others[at]))
        continue;
      if (some.length === 1 && (some[0] ?? '').replace(/[^\p{L}]/gu, '').length < 2) continue;
      drafts.push(part(some.join(' '), others.join(' ')));
    }
  }
  if (count > 2) drafts.push(part(`${surrogates[0]} ${last(surrogates)}`, `${originals[0]} ${last(originals)}`));
  return drafts;
};

/** M. Gonzalez, Maria G., H.P. Wagner, Wagner, H. P., M.G. */
const initialForms = (surrogates: readonly string[], originals: readonly string[]): Draft[] => {
  const isLong = surrogates.length > 2;
  const isDouble = surrogates.some((word) => word.includes('-'));
  const written = (words: readonly string[]): string[] => {
    const large = words.filter((word, at) => isFirstName(word, at) || !isParticle(word.toLowerCase()));
    const [given = '', family] = [large[0], last(words)];
    const middle = large.slice(1, -1);
    const ofAll = [given, ...middle].map(initial);
    const rest = words.slice(words.indexOf(given) + 1).join(' ');
    return [
      `${initial(given)} ${family}`,
      `${initial(given)}${family}`,
      `${given} ${initial(family)}`,
      `${initial(given)}${initial(family)}`,
      `${initial(given)} ${initial(family)}`,
      `${family}, ${initial(given)}`,
      `${family}, ${words.slice(0, -1).join(' ')}`,
      // O. van der Veen; J.-P. Roux and Anna S.-W. of double names.
      ...(isLong ? [`${initial(given)} ${rest}`] : []),
      ...(isDouble ? [`${initials(given)} ${family}`, `${given} ${initials(family)}`] : []),
      ...['', ' '].flatMap((between) =>
        middle.length === 0
          ? []
          : [
              `${ofAll.join(between)} ${family}`,
              `${family}, ${ofAll.join(between)}`,
              [...ofAll, initial(family)].join(between),
            ],
      ),
      ...(middle.length === 0 ? [] : [`${given} ${middle.map(initial).join(' ')} ${family}`]),
      // M. A. Barajas of María Ana Barajas Beahan.
      ...(words.length < 4
        ? []
        : ['', ' '].map(
            (between) => `${words.slice(0, -2).map(initial).join(between)} ${words.slice(-2, -1).join('')}`,
          )),
      // Of two family names the first counts: Javier M. and J. Moreno are Javier Moreno Ruiz.
      ...middle.flatMap((name) => [`${given} ${initial(name)}`, `${initial(given)} ${name}`]),
    ];
  };
  const [forms, back] = [written(surrogates), written(originals)];
  if (forms.length !== back.length) return [];
  return forms.map((surrogate, at) => ({
    surrogate,
    original: back[at] ?? '',
    rank: 3,
    // "M. Moreau" may be Monsieur Moreau, and in French is.
    ...(/^M\. ?\p{L}['’\p{L}]/u.test(surrogate) ? { doubtful: true, language: 'not French' } : {}),
    // "Stein v. Torres" names no V. Torres.
    capital: startsLarge(surrogate) ? 'needed' : 'free',
  }));
};

/** A family's and a given name where the parts do not pair: which is which is a guess. */
const unpaired = (surrogates: readonly string[], originals: readonly string[]): Draft[] =>
  surrogates.length < 2 || originals.length < 2
    ? []
    : [
        { ...part(surrogates[0] ?? '', originals[0] ?? ''), doubtful: true },
        { ...part(last(surrogates), last(originals)), doubtful: true },
      ];

/** `elena-costa`, `elena.costa`, `elena_costa`, `elenaCosta`: names in addresses and code. */
export const identifiers = (surrogates: readonly string[], originals: readonly string[]): Draft[] => {
  if (surrogates.length < 2) return [];
  const slugs = ['-', '.', '+'].map((sign) => ({
    surrogate: surrogates.join(sign),
    original: originals.join(sign),
    rank: 3,
  }));
  const joined = (words: readonly string[]): Draft => ({
    surrogate: words.join(''),
    original: originals.map(withoutMarks).join(' '),
    write: 'identifier',
    lengths: words.map(({ length }) => length),
    rank: 3,
    // Two short words may be joined by chance: "an" and "na".
    doubtful: words.some(({ length }) => length < shortestSmall),
  });
  const plain = surrogates.map(withoutMarks);
  return [...slugs, joined(surrogates), ...(plain.join('') === surrogates.join('') ? [] : [joined(plain)])];
};

/** With those that names end with as well; Korean ones may stand apart. */
const calledWith =
  '君 总 總 某 某某 哥 姐 阿姨 叔叔 伯伯 大爷 大妈 大哥 大姐 大叔 奶奶 爷爷 婆婆 阿婆 律师 律師 医师 护士 护工 会计 经纪 中介 房东 校长 院长 局长 处长 科长 书记 警官 法官 队长 班长 店长'.split(
    ' ',
  );
const titles = [...eastTitles, ...calledWith].flatMap((title) =>
  /\p{sc=Hangul}/u.test(title) ? [` ${title}`, title] : [title],
);

/** 王先生, 佐藤さん: with what stands behind a name. */
export const titledForms = (surrogate: string, original: string): Draft[] =>
  titles.map((title) => ({ surrogate: surrogate + title, original: original + title, rank: 3 }));

/** Of a name without a space the family's and the given one; null where nothing tells where one ends. */
const eastParts = (name: string): readonly [string, string] | null => {
  if (!/^(?:\p{Script=Han}|\p{Script=Hangul}){2,5}$/u.test(name)) return null;
  // Of two or three characters the first is the family's, of four it is Japanese as a rule.
  const cut = seam(name) || (name.length === 4 ? 2 : name.length < 4 ? 1 : 0);
  return cut === 0 ? null : [name.slice(0, cut), name.slice(cut)];
};

/** Family name first and no space between: 王 of 王小明, 佐藤 of 佐藤健一; what stands alone may be a word as well. */
const eastForms = (surrogate: string, original: string): Draft[] => {
  const [parts, own] = [eastParts(surrogate), eastParts(original)];
  if (parts === null || own === null) return [];
  const isHan = /^\p{sc=Han}$/u.test(parts[0]) && /^\p{sc=Han}+$/u.test(surrogate);
  // 小郑, and a given name of one character, which is a word without a title.
  const familiar = [
    ...(isHan ? ['老', '小'].map((word) => [word + parts[0], word + own[0]]) : []),
    ...(parts[1].length === 1 ? ['さん', 'ちゃん', 'くん'].map((title) => [parts[1] + title, own[1] + title]) : []),
  ].map(([from = '', to = '']): Draft => ({ surrogate: from, original: to, rank: 3, doubtful: true }));
  const formal = parts.flatMap((part, at): Draft[] => {
    const other = own[at] ?? '';
    const isLong = part.length > 1;
    const titled = at === 0 || isLong ? titledForms(part, other) : [];
    return isLong ? [...titled, { surrogate: part, original: other, rank: 4, doubtful: true }] : titled;
  });
  return [...formal, ...familiar];
};

/** The name in the nominative, where only another case of it was sent: Agnieszka Kowalska of "Agnieszki Kowalskiej". */
export const inNominative = (name: string): string =>
  name.replace(/\p{Lu}[\p{Ll}\p{M}]+/gu, (word) => titled(nominative(foldName(word)) ?? foldName(word)));

interface Pair {
  readonly surrogate: string;
  readonly original: string;
}

/** Both in the nominative, where only another case of them was sent: several where more than one name has that case. */
const nominatives = (surrogate: string, original: string): Pair[] => {
  const [standIns, owns] = [wordsOf(surrogate), wordsOf(original)];
  if (standIns.length !== owns.length) return [];
  const readings = standIns.map((word, at) => {
    const own = owns[at] ?? '';
    return startsLarge(word) && startsLarge(own) ? commonNominatives(foldName(word), foldName(own)) : [];
  });
  return Array.from({ length: Math.max(...readings.map(({ length }) => length)) }, (_, reading) => {
    const pairs = readings.map((each, at) => {
      const [standIn, own] = each[reading] ?? each[0] ?? [];
      return standIn === undefined || own === undefined ? [standIns[at], owns[at]] : [titled(standIn), titled(own)];
    });
    return { surrogate: pairs.map(([word]) => word).join(' '), original: pairs.map(([, word]) => word).join(' ') };
  });
};

/** A case of a name that is a name as well: Jana may be a woman. */
const isNameAsWell = (word: string): boolean => names.has(foldName(word)) && declinedName(foldName(word)) !== null;

/** A name's cases; of one of which only another case was sent, what is guessed to be its own. */
const inCases = (surrogate: string, original: string): Draft[] => {
  const known = names.has(foldName(original));
  const listed = known ? null : nominative(foldName(original));
  const isDeclined = declinedName(foldName(surrogate)) !== null;
  const guessed = known || isDeclined ? null : guessedNominative(surrogate, original);
  const base = guessed !== null && listed !== null ? titled(listed) : guessed;
  return declined(surrogate, base ?? original).map((each) => {
    const draft = ending(each);
    return base === null ? draft : { ...draft, doubtful: true };
  });
};

/** A reply speaks of somebody in any case. */
export const personForms = (surrogate: string, original: string): Draft[] => {
  const pairs = nominatives(surrogate, original);
  const isCertain = pairs.length === 1 && !wordsOf(original).some(isNameAsWell);
  const others = pairs.flatMap((pair) => [
    part(pair.surrogate, pair.original),
    ...formsInCase(pair.surrogate, pair.original, true),
  ]);
  const asSent = formsInCase(surrogate, original, pairs.length === 0 || !isCertain);
  if (pairs.length === 0 || isCertain) return [...asSent, ...others];
  return [
    // Anny is Anna's more often than a woman who is declined herself.
    ...asSent.map((draft) => (draft.language === 'Polish' ? { ...draft, rank: 5 } : draft)),
    ...others.map((draft) => ({
      ...draft,
      rank: (draft.rank ?? 1) + 0.5,
      doubtful: true,
      language: 'Polish' as const,
    })),
  ];
};

/** @param isNominative Perhaps: then it has cases. */
const formsInCase = (surrogate: string, original: string, isNominative: boolean): Draft[] => {
  const [surrogates, originals] = [wordsOf(surrogate), wordsOf(original)];
  const pairs = surrogates.length === originals.length && surrogates.length <= mostParts;
  const parts = pairs ? partForms(surrogates, originals) : unpaired(surrogates, originals);
  const words = pairs ? surrogates.map((word, at) => [word, originals[at] ?? ''] as const) : [];
  const spoken = words.filter(([word]) => isNominative && startsLarge(word));
  const endings = [
    ...[[surrogate, original] as const, ...parts.map((draft) => [draft.surrogate, draft.original] as const)].flatMap(
      ([from, to]) => withS(from, to),
    ),
    ...spoken.flatMap(([word, own]) => [...coupled(word, own), ...called(word, own)]),
    ...words.flatMap(([word, own]) => (startsLarge(word) ? likewiseInflected(word, own) : [])),
  ];
  return [
    ...parts,
    ...(surrogates.length > 1 && originals.length > 1
      ? [...initialForms(surrogates, originals), ...joinedCases(surrogate, original)]
      : []),
    ...identifiers(surrogates, originals),
    ...eastForms(surrogate, original),
    ...endings.map(ending),
    ...spoken.flatMap(([word, own]) => inCases(word, own)),
  ];
};
