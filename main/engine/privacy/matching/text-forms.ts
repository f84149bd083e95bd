import type { Replacement } from '../../../../shared/domain';
import { ordinaryWords } from '../lists';
import { type Form, symbolsOf } from './form';

/** Forms of names, places, organisations and e-mail addresses: parts, initials, endings, slugs. */

type Pair = { readonly surrogate: string; readonly original: string };
type Draft = Pair & Partial<Form>;

const form = (replacement: number, { surrogate, ...draft }: Draft): Form => ({
  symbols: symbolsOf(surrogate),
  replacement,
  write: 'words',
  rank: 1,
  doubtful: false,
  capital: false,
  single: false,
  joined: 'doubtful',
  after: null,
  writings: [],
  ...draft,
});

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
const last = <T>(items: readonly T[]): T | undefined => items[items.length - 1];
const startsSmall = (word: string): boolean => word.charAt(0) !== word.charAt(0).toUpperCase();
/** False also for digits and scripts without capitals. */
const startsLarge = (word: string): boolean => word.charAt(0) !== word.charAt(0).toLowerCase();

/** The same word without accents, and as German writes it without umlauts. */
const plainer = (text: string): string[] =>
  [
    text.normalize('NFD').replace(/\p{M}/gu, ''),
    text.replace(/[äöüß]/gi, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter.toLowerCase()] ?? letter),
    text.normalize('NFD'),
  ].filter((other, at, all) => other !== text && all.indexOf(other) === at);

/**
 * Endings of names in a sentence: genitives and plurals in -s, and Polish cases. With one of them the word may be
 * another name ("William" and "Williams"), so these are doubtful.
 */
const paradigms: readonly { readonly base: string; readonly endings: readonly string[] }[] = [
  { base: 'ski', endings: ['skiego', 'skiemu', 'skim'] },
  { base: 'cki', endings: ['ckiego', 'ckiemu', 'ckim'] },
  { base: 'dzki', endings: ['dzkiego', 'dzkiemu', 'dzkim'] },
  { base: 'ska', endings: ['skiej', 'ską'] },
  { base: 'cka', endings: ['ckiej', 'cką'] },
  { base: 'a', endings: ['ę', 'ą'] },
  { base: '', endings: ['owi'] },
];

const hisses = (word: string): boolean => /[sxzß]$/i.test(word);

/** Genitive or plural. What ends in a hiss gets none: the ending depends on the language. */
const withS = ({ surrogate, original }: Pair): Pair[] =>
  hisses(surrogate) ? [] : [{ surrogate: `${surrogate}s`, original: hisses(original) ? original : `${original}s` }];

const inflected = ({ surrogate, original }: Pair): Pair[] => {
  const paradigm = paradigms.find(({ base }) => surrogate.endsWith(base));
  if (paradigm === undefined || surrogate.length < 3) return [];
  const { base, endings } = paradigm;
  const stem = (word: string): string => word.slice(0, word.length - base.length);
  return [
    ...withS({ surrogate, original }),
    ...endings.map((ending) => ({
      surrogate: stem(surrogate) + ending,
      original: original.endsWith(base) ? stem(original) + ending : original,
    })),
  ];
};

const isOrdinary = (text: string): boolean => ordinaryWords.has(text.toLowerCase());

/** Some words for all: with a capital only, and doubtful where the word has another meaning too. */
const part = (surrogate: string, original: string): Draft => ({
  surrogate,
  original,
  rank: 2,
  capital: startsLarge(surrogate) || isOrdinary(surrogate),
  doubtful: isOrdinary(surrogate),
});

const initial = (word: string): string => `${word.slice(0, (word.codePointAt(0) ?? 0) > 0xffff ? 2 : 1)}.`;

/** Longer values are no names: their parts would be too many. */
const mostParts = 6;

const nameParts = (surrogates: readonly string[], originals: readonly string[]): Draft[] => {
  const drafts: Draft[] = [];
  const count = surrogates.length;
  if (count === originals.length && count <= mostParts) {
    for (let from = 0; from < count; from++) {
      for (let to = from + 1; to <= count; to++) {
        const [some, others] = [surrogates.slice(from, to), originals.slice(from, to)];
        // "von" or "Dr." alone is nobody.
        if (to - from === count || some.every((word, at) => startsSmall(word) || word === others[at])) continue;
        if (some.length === 1 && (some[0] ?? '').replace(/[^\p{L}]/gu, '').length < 2) continue;
        drafts.push(part(some.join(' '), others.join(' ')));
      }
    }
  }
  const [given, family] = [surrogates[0], last(surrogates)];
  const [ownGiven, ownFamily] = [originals[0], last(originals)];
  if (count < 2 || originals.length < 2 || !given || !family || !ownGiven || !ownFamily) return drafts;
  if (count !== originals.length)
    drafts.push({ ...part(given, ownGiven), doubtful: true }, { ...part(family, ownFamily), doubtful: true });
  if (count > 2) drafts.push(part(`${given} ${family}`, `${ownGiven} ${ownFamily}`));
  const rest = (words: readonly string[]): string => words.slice(0, -1).join(' ');
  const pairs: [string, string][] = [
    [`${family}, ${rest(surrogates)}`, `${ownFamily}, ${rest(originals)}`],
    [`${initial(given)} ${family}`, `${initial(ownGiven)} ${ownFamily}`],
    [`${initial(given)}${family}`, `${initial(ownGiven)}${ownFamily}`],
    [`${given} ${initial(family)}`, `${ownGiven} ${initial(ownFamily)}`],
    [`${initial(given)}${initial(family)}`, `${initial(ownGiven)}${initial(ownFamily)}`],
    [`${initial(given)} ${initial(family)}`, `${initial(ownGiven)} ${initial(ownFamily)}`],
  ];
  return [...drafts, ...pairs.map(([surrogate, original]) => ({ surrogate, original, rank: 3 }))];
};

/** `elena-costa`, `elena.costa`, `elena_costa`: names in addresses and code. */
const slugs = (surrogates: readonly string[], originals: readonly string[]): Draft[] =>
  surrogates.length < 2
    ? []
    : ['-', '.', '+', '_'].map((sign) => ({
        surrogate: surrogates.join(sign),
        original: originals.join(sign),
        rank: 3,
        doubtful: sign === '_',
      }));

const personForms = (surrogate: string, original: string): Draft[] => {
  const [surrogates, originals] = [wordsOf(surrogate), wordsOf(original)];
  const parts = nameParts(surrogates, originals);
  const whole = { surrogate, original, capital: false, doubtful: false };
  const inflectable = [whole, ...parts.filter(({ rank }) => rank === 2)];
  const endings = inflectable.flatMap((draft) =>
    inflected(draft).map((pair) => ({
      ...pair,
      rank: 4,
      doubtful: true,
      capital: startsLarge(pair.surrogate),
    })),
  );
  return [...parts, ...slugs(surrogates, originals), ...endings];
};

/** A street without its house number. */
const withoutNumber = (text: string): string => text.replace(/^\d+\p{L}? +(?=\p{L})|(?<=\p{L}[.]?) +\d+\p{L}?$/gu, '');

/** "Nordwind GmbH" without its legal form, "12 Elm Street, Springfield" by its pieces, and genitives. */
const placeForms = (surrogate: string, original: string): Draft[] => {
  const drafts: Draft[] = [];
  const [surrogates, originals] = [wordsOf(surrogate), wordsOf(original)];
  if (surrogates.length > 1 && originals.length > 1 && last(surrogates) === last(originals)) {
    const short = (words: readonly string[]): string => words.slice(0, -1).join(' ').replace(/,$/, '');
    drafts.push(part(short(surrogates), short(originals)));
  }
  const [street, ownStreet] = [withoutNumber(surrogate), withoutNumber(original)];
  if (street !== surrogate && ownStreet !== original) drafts.push(part(street, ownStreet));
  const pieces = (text: string): string[] => text.split(/\s*[,\n]\s*/);
  const [here, there] = [pieces(surrogate), pieces(original)];
  if (here.length > 1 && here.length === there.length)
    here.forEach((piece, at) => {
      const own = there[at] ?? '';
      if (piece !== own && /\p{L}{3}/u.test(piece)) drafts.push(part(piece, own));
    });
  const endings = [{ surrogate, original }, ...drafts]
    .flatMap(withS)
    .map((pair) => ({ ...pair, rank: 4, doubtful: true, capital: true }));
  return [...drafts, ...endings];
};

/** The part before the @ with another domain behind it, and the domain alone. */
const emailForms = (surrogate: string, original: string): Draft[] => {
  const split = (address: string): [string, string] => {
    const at = address.lastIndexOf('@');
    return [address.slice(0, at), address.slice(at + 1)];
  };
  const [[local, domain], [ownLocal, ownDomain]] = [split(surrogate), split(original)];
  if (local === '' || ownLocal === '') return [];
  const drafts: Draft[] = [{ surrogate: `${local}@`, original: `${ownLocal}@`, rank: 3, doubtful: true }];
  if (domain.toLowerCase() !== ownDomain.toLowerCase())
    drafts.push(
      { surrogate: domain, original: ownDomain, rank: 3, doubtful: true, joined: 'no' },
      { surrogate: `@${domain}`, original: `@${ownDomain}`, rank: 3, doubtful: true },
    );
  return drafts;
};

/** `[PERSON_1]` with or without its brackets. */
const placeholderForms = (surrogate: string, original: string): Draft[] => [
  { surrogate: surrogate.replace(/[[\]]/g, ''), original, write: 'plain', joined: 'no' },
];

const formsByType: Partial<Record<Replacement['type'], (surrogate: string, original: string) => Draft[]>> = {
  PERSON: personForms,
  LOCATION: placeForms,
  ADDRESS: placeForms,
  ORGANIZATION: placeForms,
  EMAIL_ADDRESS: emailForms,
};

/** Every form of a stand-in made of words, the one that was sent first. */
export const textForms = ({ type, surrogate, original, mechanism }: Replacement, replacement: number): Form[] => {
  const redacted = mechanism === 'redact';
  const single = wordsOf(surrogate).length === 1;
  const sent: Draft = {
    surrogate,
    original,
    rank: 0,
    write: redacted ? 'plain' : 'words',
    joined: type === 'EMAIL_ADDRESS' || redacted ? 'no' : 'doubtful',
    capital: type !== 'EMAIL_ADDRESS' && !redacted && single && (startsLarge(surrogate) || isOrdinary(surrogate)),
    doubtful: type !== 'EMAIL_ADDRESS' && isOrdinary(surrogate),
  };
  const others = redacted ? placeholderForms(surrogate, original) : (formsByType[type]?.(surrogate, original) ?? []);
  const drafts = [sent, ...others];
  const accents = drafts.flatMap((draft) =>
    plainer(draft.surrogate).map((other) => ({ ...draft, surrogate: other, rank: 5 })),
  );
  const isName = !redacted && (type === 'PERSON' || type === 'LOCATION' || type === 'ADDRESS');
  return [...drafts, ...accents].map((draft) =>
    form(replacement, { ...draft, single: isName && /^[^\s\d]+$/.test(draft.surrogate.trim()) }),
  );
};
