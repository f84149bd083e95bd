import { cities, isGivenName, names } from '../../lists';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { beyondLatin, remembered } from '../../text/pieces';
import { wordSet } from '../../word-set';
import figureWords from '../words/figures.json';
import knownWords from '../words/known.json';
import { isCommonIn, isCommonWord, isStopWord, isStopWordOf } from '../words/vocabulary';
import { stemsIn } from './inflections';

/** Persons and characters that everybody knows, one phrase each, folded. */
const renowned = [...knownWords.people.split('|'), ...figureWords.people.split('|')].map((name) => fold(name));
/** … with those whose family name alone says nothing: singers, players, hosts. */
const people: ReadonlySet<string> = new Set([
  ...renowned,
  ...figureWords.fullNames.split('|').map((name) => fold(name)),
]);
/** Those whose names thousands bear as well: only what stands beside the name tells them from a neighbour. */
const borne: ReadonlySet<string> = new Set(figureWords.borne.split('|').map((name) => fold(name)));
/** Those known by one word. */
const single = new Set<string>(
  [...knownWords.names.split(' '), ...figureWords.names.split(' ')].map((name) => fold(name)),
);
const products: ReadonlySet<string> = new Set(knownWords.products.split(' ').map((name) => fold(name)));
/** What brands stand behind in the name of a trade: goods, mending, selling. */
const wares: ReadonlySet<string> = new Set(figureWords.wares.split(' ').map((word) => fold(word)));
const brands: ReadonlySet<string> = new Set(
  [...figureWords.brands.split('|'), ...knownWords.organisations.split('|')].map((name) => fold(name)),
);
/** Words of the figures' names, by word: "Austen" is one of Jane Austen's. */
const figuresOf = new Map<string, string[]>();
for (const name of people) {
  for (const word of name.split(' ')) figuresOf.set(word, [...(figuresOf.get(word) ?? []), name]);
}

/** Family names that no private person of the lists bears: Adenauer, Kubrick. */
for (const name of renowned) {
  const last = name.split(' ').at(-1) ?? '';
  if (name.includes(' ') && last.length > 4 && !names.has(last) && !isCommonWord(last)) single.add(last);
}

/** A word without the endings of cases: Kamila Stocha, Elizie Orzeszkowej, Аллу Пугачёву. */
const uninflected = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/(?<=..)(?:owi|iej|emu|ego|iem|em|ie|ej|[aeiouy]|ому|ему|ого|его|ой|ою|ем|ом|ым|им|[аеиоуыюяь])$/, '')
        .replace(/i$/, '');
const stemOf = (name: string): string => name.split(' ').map(uninflected).join(' ');
/** Figures by the stems of their names. */
const stems = new Map([...people].filter((name) => name.includes(' ')).map((name) => [stemOf(name), name]));
/** Languages that decline names … */
const declining = wordSet('pl cs sk uk ru');
/** … and those whose genitive has a bare s. */
const genitives = wordSet('de nl sv da no nb fi');

/** The figure whom a full name is a case of. "Alberta Einstein" is another: his family name would be declined as well. */
const undeclined = (folded: string, code: string | null): string | null => {
  if (genitives.has(code ?? '') && people.has(folded.replace(/s$/, ''))) return folded.replace(/s$/, '');
  const name = declining.has(code ?? '') ? stems.get(stemOf(folded)) : undefined;
  if (name === undefined) return null;
  const isWoman = /^[^ ]+[aая] /.test(name);
  const isMans = /^[^ ]+(?:em|owi|ом|ем) /.test(folded);
  return isWoman || isMans || name.split(' ').at(-1) !== folded.split(' ').at(-1) ? name : null;
};

/** The figure whom a full name, or a case of it, names; folded. */
export const figureOf = (name: string, code: string | null): string | null => {
  const folded = fold(name);
  if (!folded.includes(' ')) return null;
  return people.has(folded) ? folded : undeclined(folded, code);
};
/** Whether neighbours bear a full name of the lists as well. */
export const isBorne = (name: string): boolean => borne.has(fold(name).replace(/['’]s$/, ''));
/** Whether a folded word is one by which everybody knows somebody, or part of such a name: "elton". */
export const isOfFigure = (word: string): boolean => single.has(word) || figuresOf.has(word);
/** Whether everybody knows somebody by this one word. */
export const isSingleFigure = (word: string): boolean => single.has(word);

/** Ranks in the lists of names: thousands of ordinary people are called so. */
const ordinary = 600;
/** A family name this common says nothing by itself. */
const familyName = 3000;
const isOrdinary = (word: string): boolean => (names.get(word)?.index ?? Number.POSITIVE_INFINITY) < ordinary;

/** `ordinary`: many private persons bear the name as well (Michael Jordan, Will Smith). */
type Fame = 'famous' | 'ordinary' | null;

/** What a name in full, or one word of it in any case, says of being famous. */
export const fameOf = remembered((name): Fame => {
  const folded = fold(name).replace(/['’]s$/, '');
  const words = folded.split(/\s+/);
  if (words.length === 1) {
    const bare = folded.replace(/s$/, '');
    const known = [folded, bare, ...stemsIn(folded).filter(({ length }) => length > 4)].find((word) =>
      single.has(word),
    );
    if (known === undefined) return null;
    const entry = names.get(known);
    return isGivenName(folded) || isGivenName(known) || (entry !== undefined && entry.index < familyName)
      ? 'ordinary'
      : 'famous';
  }
  if (!people.has(folded)) return borne.has(folded) ? 'ordinary' : null;
  return words.every(isOrdinary) ? 'ordinary' : 'famous';
});

/** … in a text of this language, whose cases are passed over. */
export const fameOfCase = (name: string, code: string | null): Fame => {
  const figure = fameOf(name) === null && /\s/.test(name.trim()) ? undeclined(fold(name), code) : null;
  return fameOf(figure ?? name);
};

/** Whether a word is part of the name of a figure whom the folded text names in full. Each word is looked for once. */
export const partsOfFigures = (folded: string): ((word: string) => boolean) => {
  const known = new Map<string, boolean>();
  return (word) => {
    const sought = fold(word);
    const isPart = known.get(sought) ?? (figuresOf.get(sought) ?? []).some((name) => folded.includes(name));
    known.set(sought, isPart);
    return isPart;
  };
};

/** Makers of what is called like towns: "Seat Toledo", "Kia Rio", "macOS Monterey". */
const models = wordSet(
  'seat kia hyundai chevrolet toyota dodge nissan ford fiat chrysler cadillac buick opel skoda mazda macos windows',
);
/** "Lidl Swadlincote", "Tesco Extra Slough": one branch, where somebody works or shops. */
const isBranch = (first: string, rest: readonly string[]): boolean =>
  !models.has(first) && (cities.has(rest.at(-1) ?? '') || cities.has(rest.slice(-2).join(' ')));

/** A product, a program or a firm that everybody knows. */
export const isBrand = (name: string): boolean => {
  const folded = fold(name).replace(/['’]s$/, '');
  const [first = '', ...rest] = folded.split(/\s+/);
  if (isBranch(first, rest)) return brands.has(folded);
  // "Auto Skoda", "Service Bosch": what is sold or mended, and whose.
  const isWare = rest.length === 1 && wares.has(first) && products.has(rest[0] ?? '');
  return brands.has(folded) || products.has(first) || isWare;
};

const capitalised = /\p{Lu}[\p{L}\p{M}'’.-]*/gu;
const unspaced = new RegExp(
  [...single].filter((name) => /^[\p{Script=Han}\p{Script=Hiragana}]{2,}$/u.test(name)).join('|'),
  'gu',
);
/** Words that a figure's name may have. */
const longestName = 4;

interface NamedFigure {
  readonly start: number;
  readonly end: number;
  readonly fame: Fame;
  /** Its last word, folded. */
  readonly last: string;
}

const ending = /(?:['\u2019]s?|\.)$/;
/** Without the genitive's ending, or the full stop. Of most words the last letter says that there is none. */
const withoutEnding = (name: string): string =>
  "'\u2019.s".includes(name.charAt(name.length - 1)) ? name.replace(ending, '') : name;

interface Word {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}
const capitalisedIn = (line: string): Word[] =>
  Array.from(line.matchAll(capitalised), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: withoutEnding(fold(word)),
  }));

/** The figures that are named by more than one word and begin with the word at `i`. */
const figuresFrom = (line: string, words: readonly Word[], i: number): NamedFigure[] => {
  const first = words[i];
  if (first === undefined || !figuresOf.has(first.folded)) return [];
  const found: NamedFigure[] = [];
  for (let k = i + 1; k < Math.min(words.length, i + longestName); k++) {
    const last = words[k];
    if (last === undefined || last.end - first.start > 40) break;
    const written = withoutEnding(line.slice(first.start, last.end));
    const phrase = fold(written);
    if (people.has(phrase))
      found.push({ start: first.start, end: first.start + written.length, fame: fameOf(phrase), last: last.folded });
  }
  return found;
};

interface Figures {
  /** Those named in full, in order. */
  readonly places: readonly { readonly start: number; readonly end: number }[];
  /** The names of persons whom everybody knows. */
  readonly famous: readonly string[];
}
/** No name goes on in the next line. */
const figuresIn = remembered((line): Figures => {
  const words = capitalisedIn(line);
  const places: NamedFigure[] = [];
  const famous: string[] = beyondLatin.test(line) ? (line.match(unspaced) ?? []) : [];
  for (const [i, { folded }] of words.entries()) {
    const named = figuresFrom(line, words, i);
    places.push(...named.slice(-1));
    if (fameOf(folded) === 'famous') famous.push(folded);
    for (const { fame, last } of named) if (fame === 'famous') famous.push(last);
  }
  return { places, famous };
});

/** Where a text names figures in full, in order. Linear. */
export const figurePlaces = remembered((text): readonly { readonly start: number; readonly end: number }[] => {
  let from = 0;
  return text.split('\n').flatMap((line) => {
    const lineStart = from;
    from += line.length + 1;
    return figuresIn(line).places.map(({ start, end }) => ({ start: lineStart + start, end: lineStart + end }));
  });
});

interface Famous {
  readonly start: number;
  readonly end: number;
  readonly fame: Fame;
  /** How many words the name has. */
  readonly words: number;
}
/** What stands before a sentence's first word. */
const opening = /(?:^|[.!?…:\n])[^\p{L}\p{N}]*$/u;
/** An ordinary word where a capital says nothing: "Down payment", "Seine Frau", and in German every noun. */
const isOrdinaryWord = (sentence: string, start: number, word: string, code: string | null): boolean =>
  (code === null ? isStopWord(word) || isCommonWord(word) : isStopWordOf(word, code) || isCommonIn(word, code)) &&
  (code === 'de' || opening.test(sentence.slice(0, start)));
/** Whom a sentence names that everybody knows, in full or by one word. */
export const famousIn = remembered((sentence): readonly Famous[] => {
  const words = capitalisedIn(sentence);
  const code = language(sentence);
  const ofOneWord = words
    .filter(({ folded, start }) => !isBrand(folded) && !isOrdinaryWord(sentence, start, folded, code))
    .map(({ start, end, folded }): Famous => ({ start, end, fame: fameOf(folded), words: 1 }))
    .filter(({ fame }) => fame !== null);
  const inFull = words.flatMap((_, i) =>
    figuresFrom(sentence, words, i).map(({ start, end, fame }): Famous => ({ start, end, fame, words: 2 })),
  );
  const ofHan = beyondLatin.test(sentence) ? [...sentence.matchAll(unspaced)] : [];
  return [
    ...inFull,
    ...ofOneWord,
    ...ofHan.map(
      ({ 0: name, index }): Famous => ({ start: index, end: index + name.length, fame: 'famous', words: 1 }),
    ),
  ];
});

/** How many persons whom everybody knows a passage names, whether or not anything else found them there. */
export const figuresNamed = (passage: string): number =>
  new Set(passage.split('\n').flatMap((line) => figuresIn(line).famous)).size;
