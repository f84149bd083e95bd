import type { Draft } from './form';
import { declined, type Inflected, withS } from './inflections';
import { ending, part, wordsOf } from './name-forms';

/** Forms of places, addresses and organisations: without number or legal form, piece by piece, with endings. */

/** A street without its house number. */
const withoutNumber = (text: string): string => text.replace(/^\d+\p{L}? +(?=\p{L})|(?<=\p{L}[.]?) +\d+\p{L}?$/gu, '');

/** Words for a kind of street, and how they are shortened. They stand in the stand-in as in the original. */
const shortened: readonly (readonly [RegExp, string])[] = [
  [/ Street\b/, ' St.'],
  [/ Street\b/, ' St'],
  [/ Avenue\b/, ' Ave.'],
  [/ Avenue\b/, ' Ave'],
  [/ Road\b/, ' Rd.'],
  [/ Road\b/, ' Rd'],
  [/ Boulevard\b/, ' Blvd.'],
  [/ Drive\b/, ' Dr.'],
  [/ Lane\b/, ' Ln.'],
  [/straße\b/, 'str.'],
  [/straße\b/, 'strasse'],
  [/ Straße\b/, ' Str.'],
];

const pieces = (text: string): string[] => text.split(/\s*[,\n]\s*/);

export const placeForms = (surrogate: string, original: string): Draft[] => {
  const drafts: Draft[] = [];
  const [surrogates, originals] = [wordsOf(surrogate), wordsOf(original)];
  if (surrogates.length > 1 && originals.length > 1 && surrogates.at(-1) === originals.at(-1)) {
    const short = (words: readonly string[]): string => words.slice(0, -1).join(' ').replace(/,$/, '');
    drafts.push(part(short(surrogates), short(originals)));
  }
  const [street, ownStreet] = [withoutNumber(surrogate), withoutNumber(original)];
  if (street !== surrogate && ownStreet !== original) drafts.push(part(street, ownStreet));
  const [here, there] = [pieces(surrogate), pieces(original)];
  if (here.length > 1 && here.length === there.length) {
    here.forEach((piece, at) => {
      const own = there[at] ?? '';
      if (piece !== own && /\p{L}{3}/u.test(piece)) drafts.push(part(piece, own));
    });
  }
  const whole = { surrogate, original };
  const abbreviated = [whole, ...drafts].flatMap((draft) =>
    shortened
      .filter(([word]) => word.test(draft.surrogate) && word.test(draft.original))
      .map(([word, short]) => ({
        ...draft,
        surrogate: draft.surrogate.replace(word, short),
        original: draft.original.replace(word, short),
        rank: 3,
      })),
  );
  const endings = [whole, ...drafts].flatMap(({ surrogate: from, original: to }): Inflected[] => [
    ...withS(from, to),
    // Berliner, Bostoner.
    ...(/^\p{L}+$/u.test(from) && /^\p{L}+$/u.test(to)
      ? [{ surrogate: `${from}er`, original: `${to}er`, language: null }, ...declined(from, to)]
      : []),
  ]);
  return [...drafts, ...abbreviated, ...endings.map(ending)];
};
