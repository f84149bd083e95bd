import { isGivenName, names } from '../../lists';
import { fold } from '../../text/fold';
import { remembered } from '../../text/pieces';
import { wordSet } from '../../word-set';
import figureWords from '../words/figures.json';
import knownWords from '../words/known.json';
import { isCommonWord } from '../words/vocabulary';
import { stemsIn } from './inflections';

/** Persons and characters that everybody knows, one phrase each, folded. */
const renowned = [...knownWords.people.split('|'), ...figureWords.people.split('|')].map((name) => fold(name));

/** … with those whose family name alone says nothing: singers, players, hosts. */
export const people: ReadonlySet<string> = new Set([
  ...renowned,
  ...figureWords.fullNames.split('|').map((name) => fold(name)),
]);

/** Those whose names thousands bear as well: only what stands beside the name tells them from a neighbour. */
const borne: ReadonlySet<string> = new Set(figureWords.borne.split('|').map((name) => fold(name)));

/** Those known by one word. */
export const single = new Set<string>(
  [...knownWords.names.split(' '), ...figureWords.names.split(' ')].map((name) => fold(name)),
);

/** Words of the figures' names, by word: "Austen" is one of Jane Austen's. */
export const figuresOf = new Map<string, string[]>();

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
export type Fame = 'famous' | 'ordinary' | null;

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
