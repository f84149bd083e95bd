import type { Replacement } from '../../../../../shared/domain';
import { titled } from '../../entities/letter-case';
import { isCity } from '../../lists';
import { inEnglishLetters, withoutMarks, withoutUmlauts } from '../../text/fold';
import { createForm, type Draft, type Form } from './form';
import { withS } from './inflections';
import { identifiers, personForms, titledForms } from './names';
import { addressForms, placeForms } from './places';
import { capitalOf, isListedName, isListedWord, isOrdinary, part, startsLarge, wordsOf } from './words';

/** Forms of stand-ins that are made of words, and of placeholders. */

/** The same word without accents, and as German writes it without umlauts. */
const plainer = (text: string): string[] =>
  [withoutMarks(text), inEnglishLetters(text), withoutUmlauts(text), text.normalize('NFD')].filter(
    (other, at, all) => other !== text && all.indexOf(other) === at,
  );

/** In a string of SQL or a cell of CSV a quotation mark stands twice: O''Brien. */
const twice = (text: string): string => text.replace(/['"]/g, '$&$&');
const quotedForms = (drafts: readonly Draft[]): Draft[] =>
  drafts
    .filter(({ surrogate, write }) => write !== 'identifier' && twice(surrogate) !== surrogate)
    .map((draft) => ({ ...draft, surrogate: twice(draft.surrogate), original: twice(draft.original), rank: 3 }));

/** The part before the @ with another domain behind it, and the domain alone. */
const emailForms = (surrogate: string, original: string): Draft[] => {
  const split = (address: string): [string, string] => {
    const at = address.lastIndexOf('@');
    return [address.slice(0, at), address.slice(at + 1)];
  };
  const [[local, domain], [ownLocal, ownDomain]] = [split(surrogate), split(original)];
  if (local === '' || ownLocal === '') return [];
  // So that no program collects it.
  const spelled = [' [at] ', '[at]', ' (at) ', '(at)', ' at '].map((at) => ({
    surrogate: local + at + domain,
    original: ownLocal + at + ownDomain,
    rank: 3,
  }));
  const drafts: Draft[] = [...spelled, { surrogate: `${local}@`, original: `${ownLocal}@`, rank: 3, doubtful: true }];
  if (domain.toLowerCase() !== ownDomain.toLowerCase())
    drafts.push(
      { surrogate: domain, original: ownDomain, rank: 3, doubtful: true, joined: 'no' },
      { surrogate: `@${domain}`, original: `@${ownDomain}`, rank: 3, doubtful: true },
    );
  return drafts;
};

const shortestFirmWord = 4;

/** "Shtern and Shachar" of Shtern & Shachar. */
const joints = ['and', 'und', 'et', 'y', 'e', 'en', 'och', 'og', 'i', '+'];
const withoutSign = (drafts: readonly Draft[]): Draft[] =>
  drafts
    .filter(({ surrogate, original }) => surrogate.includes(' & ') && original.includes(' & '))
    .flatMap((draft) =>
      joints.map((joint) => ({
        ...draft,
        surrogate: draft.surrogate.replace(' & ', ` ${joint} `),
        original: draft.original.replace(' & ', ` ${joint} `),
        rank: 3,
      })),
    );

/** #WrenHollis, wren-hollis: a firm's words as tags and addresses have them. */
const compactForms = (drafts: readonly Draft[]): Draft[] =>
  drafts.flatMap(({ surrogate, original }) =>
    [surrogate, original].every((name) => /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+){1,4}$/u.test(name))
      ? identifiers(wordsOf(surrogate), wordsOf(original))
      : [],
  );

/** Somebody's bakery bears a name: "Ms Moreau" of "Delphine Moreau's". */
const ownerForms = (surrogate: string, original: string): Draft[] => {
  const owner = /^(\p{Lu}[\p{L}\p{M}]+(?: \p{Lu}[\p{L}\p{M}-]+){1,2})['’]s?$/u;
  const [standIn, own] = [owner.exec(surrogate)?.[1], owner.exec(original)?.[1]];
  return standIn === undefined || own === undefined ? [] : [part(standIn, own), ...personForms(standIn, own)];
};

/** A firm is often called by its first word, which others may have as well. */
const firmForms = (surrogate: string, original: string): Draft[] => {
  const [[word = '', ...others], [own = '', ...ownOthers]] = [wordsOf(surrogate), wordsOf(original)];
  const tells = word.length >= shortestFirmWord && word !== own && startsLarge(word) && !isOrdinary(word);
  const isMore = others.length > 0 && ownOthers.length > 0;
  const called = tells && isMore ? [{ ...part(word, own), doubtful: true, rank: 3 }] : [];
  const drafts = placeForms(surrogate, original);
  const whole = [{ surrogate, original }, ...drafts.filter(({ rank }) => rank === 2)];
  const owners = ownerForms(surrogate, original);
  return [...drafts, ...withoutSign(whole), ...compactForms(whole), ...owners, ...called];
};

/** What an address of a page is made of, as it is meant: escapes are decoded. */
const urlPieces = (url: string): string[] =>
  url
    .replace(/^[a-z][a-z\d+.-]*:\/\//i, '')
    .split(/[/?#&=]/)
    .map((piece) => {
      try {
        return decodeURIComponent(piece);
      } catch {
        return piece;
      }
    });

const shortestPiece = 4;
const shortestPath = 6;
/** Nothing that a path may be of: neither another host nor another path. */
const pathStart = /(?:^|[\s([{"'`„“«=:|])$/u;
/** "/reports/2214?view=all", "/reports/2214": the path of an address alone, with its query and without. */
const pathForms = (surrogate: string, original: string): Draft[] => {
  const [path, own] = [surrogate, original].map((url) => /^(?:[a-z][a-z\d+.-]*:\/\/)?[^/?#]+(\/.*)$/i.exec(url)?.[1]);
  if (path === undefined || own === undefined) return [];
  const cut = (each: string): string => each.replace(/[?#].*$/, '').replace(/\/$/, '');
  return [[path, own] as const, [cut(path), cut(own)] as const]
    .filter(([from, to], at, all) => from.length >= shortestPath && from !== to && (at === 0 || from !== all[0]?.[0]))
    .map(([from, to]) => ({
      surrogate: from,
      original: to,
      rank: 3,
      // One word may be a path of many sites.
      doubtful: !/\d|\/.*\//.test(from),
      joined: 'no' as const,
      after: pathStart,
    }));
};

/** "portal.example.com", "jane.doe@example.com", "jane.doe": what a reply picks out of an address. */
const urlForms = (surrogate: string, original: string): Draft[] => {
  const [pieces, own] = [urlPieces(surrogate), urlPieces(original)];
  if (pieces.length !== own.length) return [];
  const parts = pieces.flatMap((piece, at): Draft[] => {
    const other = own[at] ?? '';
    if (piece === other || piece.length < shortestPiece || !/\p{L}/u.test(piece)) return [];
    const whole: Draft = { surrogate: piece, original: other, rank: 3 };
    if (piece.includes('@')) return [whole, ...emailForms(piece, other)];
    const host = at === 0 ? { ...whole, joined: 'no' as const } : { ...whole, doubtful: true };
    const [labels, ownLabels] = [piece, other].map((each) => each.split('.'));
    // Without www. it is the same site.
    const isWeb = labels?.[0] === 'www' && ownLabels?.[0] === 'www';
    const isUnder = at === 0 && labels !== undefined && ownLabels !== undefined && labels.length === ownLabels.length;
    const domain = isUnder &&
      labels.length > 2 && { surrogate: labels.slice(1).join('.'), original: ownLabels.slice(1).join('.') };
    const isName = at > 0 && [piece, other].every((each) => /^\p{L}{2,}[._-]\p{L}{2,}$/u.test(each));
    const name = (words: string): string => words.split(/[._-]/).map(titled).join(' ');
    return [
      host,
      ...(domain !== false && domain.surrogate !== domain.original
        ? [{ ...domain, rank: 3, doubtful: !isWeb, joined: 'no' as const }]
        : []),
      ...(isName ? [{ surrogate: name(piece), original: name(other), rank: 3, doubtful: true }] : []),
    ];
  });
  return [...parts, ...pathForms(surrogate, original)];
};

const formsByType: Partial<Record<Replacement['type'], (surrogate: string, original: string) => Draft[]>> = {
  PERSON: personForms,
  LOCATION: placeForms,
  ADDRESS: addressForms,
  ORGANIZATION: firmForms,
  EMAIL_ADDRESS: emailForms,
};

/** `[PERSON_1]`, with or without its brackets and its underscore; "Person 1" may be someone else's way of counting. */
export const placeholderForms = ({ surrogate, original }: Replacement, replacement: number): Form[] => {
  const bare = surrogate.replace(/[[\]]/g, '');
  const spaced = bare.replaceAll('_', ' ');
  const drafts: Draft[] = [
    { surrogate, original, rank: 0 },
    { surrogate: bare, original },
    { surrogate: `[${spaced}]`, original },
    { surrogate: spaced, original, doubtful: true, capital: 'needed' },
  ];
  return drafts.map((draft) => createForm(replacement, { write: 'plain', joined: 'no', ...draft }));
};

/** The parts of a page's address. */
export const pagePartForms = ({ surrogate, original }: Replacement, replacement: number): Form[] =>
  urlForms(surrogate, original).map((draft) => createForm(replacement, draft));

/** A near word in place of a word: itself, and with an -s. */
export const wordForms = ({ surrogate, original }: Replacement, replacement: number): Form[] =>
  [
    { surrogate, original, rank: 0 },
    ...withS(surrogate, original).map((pair) => ({ ...pair, rank: 4, doubtful: true })),
  ].map((draft) => createForm(replacement, draft));

/** A family name alone, in one character: told by a title or a sign behind it, or by what stands before such a name. */
const isSurname = (surrogate: string): boolean => /^\p{Script=Han}$/u.test(surrogate);
const noWordAhead = /(?:^|[^\p{L}\p{N}])$/u;
const surnameForms = ({ surrogate, original }: Draft, replacement: number): Form[] => {
  const ahead = ['姓', '老', '小'].map((word) => ({
    surrogate: word + surrogate,
    original: word + original,
    doubtful: word !== '姓',
  }));
  const signs = ['：', ':', '，', '、', '。'].map((sign) => ({
    surrogate: surrogate + sign,
    original: original + sign,
    after: noWordAhead,
  }));
  return [...ahead, ...signs, ...titledForms(surrogate, original)].map((draft) =>
    createForm(replacement, { ...draft, rank: 3 }),
  );
};

/** From this rank on forms have endings: without its accent one is another. */
const endingRank = 4;

/** Of a firm, a place or an address one word alone that is a word of some language: "Ekmek" of Ekmek Anaokulu. */
const asWord = (draft: Draft): Draft => {
  const { surrogate, rank = 1 } = draft;
  if (!/^\p{Lu}[\p{L}\p{M}]+$/u.test(surrogate) || rank >= endingRank || !isListedWord(surrogate)) return draft;
  return { ...draft, ordinary: true, notFirst: rank > 0 && !isListedName(surrogate) };
};

/** Without its accents it may be a word, or another town: Berlín. */
const plainForms = (draft: Draft, type: Replacement['type']): Draft[] =>
  plainer(draft.surrogate).map((surrogate) => {
    const isOther = type === 'LOCATION' && isCity(surrogate);
    const isWord = /^\p{L}+$/u.test(surrogate) && isOrdinary(surrogate) && !isOrdinary(draft.surrogate);
    return { ...draft, surrogate, rank: 5, doubtful: draft.doubtful === true || isOther || isWord };
  });

/** Every form of a name, a place, a firm or an address, the one that was sent first. */
export const textForms = ({ type, surrogate, original }: Replacement, replacement: number): Form[] => {
  const isMail = type === 'EMAIL_ADDRESS';
  const single = wordsOf(surrogate).length === 1;
  const sent: Draft = {
    surrogate,
    original,
    rank: 0,
    joined: isMail ? 'no' : 'doubtful',
    capital: !isMail && single && (startsLarge(surrogate) || isOrdinary(surrogate)) ? capitalOf(surrogate) : 'free',
    ordinary: !isMail && isOrdinary(surrogate),
  };
  // 居 stands in 邻居 as well.
  if (type === 'PERSON' && isSurname(surrogate)) return surnameForms(sent, replacement);
  const written = [sent, ...(formsByType[type]?.(surrogate, original) ?? [])];
  const drafts = type === 'PERSON' || isMail ? written : written.map(asWord);
  const accents = drafts.flatMap((draft) =>
    draft.write === 'identifier' || (draft.rank ?? 0) >= endingRank ? [] : plainForms(draft, type),
  );
  const isSingle = ({ surrogate }: Draft): boolean =>
    (type === 'PERSON' && /^[^\s\d]+$/.test(surrogate.trim())) || (type === 'LOCATION' && !/\d/.test(surrogate));
  return [...drafts, ...quotedForms(drafts), ...accents].map((draft) =>
    createForm(replacement, { ...draft, single: isSingle(draft) }),
  );
};
