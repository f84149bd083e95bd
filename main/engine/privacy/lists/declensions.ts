import data from '../../../../resources/lists/declensions.json';
import { names, writtenName } from './names';
import {
  cases,
  fits,
  formEndings,
  formsOf,
  nominativeOf,
  type Paradigm,
  paradigmOf,
  polishParadigms,
} from './paradigms';

/**
 * Names of the lists in the cases of Polish. Each form of one is enciphered as the form that its name's stand-in has in the
 * same case, so that "do Agnieszki" is about Agnieszka still.
 */

/**
 * What a name is to the cases, one character for each name of the Latin lists. Written by scripts/lists/declensions.ts, which
 * sees to it that no form is another name's as well.
 *
 * - a, m, h, s: declined as an adjective, masculine, hard or soft (paradigms.ts);
 * - f: a name that is also a form of a name that more bear: Jana, Kowalska;
 * - -: none of these.
 */
export type Mark = 'a' | 'm' | 'h' | 's' | 'f' | '-';

const marks: Readonly<Record<string, string>> = data.names;

/** Of a folded name; a dash also of what is none. */
export const declensionMark = (name: string): Mark => {
  const entry = names.get(name);
  return entry?.script === 'Latn' ? ((marks[entry.kind]?.charAt(entry.index) || '-') as Mark) : '-';
};

/** The class of paradigms that each mark is of. */
const classOfMark: Readonly<Record<Mark, Paradigm['declension']>> = {
  a: 'adjective',
  m: 'masculine',
  h: 'hard',
  s: 'soft',
  f: null,
  '-': null,
};

/** A form of a name: which name's, and which of its forms. */
interface Declined {
  readonly name: string;
  readonly form: number;
}

interface Ending {
  readonly paradigm: Paradigm;
  readonly form: number;
}
const byEnding = new Map<string, Ending[]>();
for (const paradigm of polishParadigms)
  for (const [form, ending] of formEndings(paradigm).entries()) {
    const known = byEnding.get(ending) ?? [];
    byEnding.set(ending, known);
    known.push({ paradigm, form });
  }
const longest = Math.max(...Array.from(byEnding.keys(), ({ length }) => length));

/** Whether a name has forms of its own, and those of this class. */
const isDeclined = (name: string, { declension }: Paradigm): boolean =>
  classOfMark[declensionMark(name)] === declension;

/** The names of the lists that a folded word is a form of, in another case: that of the longest ending first. */
function* declinedNames(word: string): Generator<Declined & { readonly paradigm: Paradigm }> {
  for (let length = Math.min(longest, word.length - 1); length > 0; length--) {
    const stem = word.slice(0, -length);
    for (const { paradigm, form } of byEnding.get(word.slice(-length)) ?? []) {
      const name = stem + paradigm.base;
      if (isDeclined(name, paradigm) && paradigmOf(name) === paradigm) yield { name, form, paradigm };
    }
  }
}

/** The first of them; null where a word is none. */
export const declinedName = (word: string): Declined | null => declinedNames(word).next().value ?? null;

/** A name in one of its forms; null where it has none such. */
export const inForm = (name: string, form: number): string | null => {
  const paradigm = paradigmOf(name);
  return paradigm === null || !isDeclined(name, paradigm) ? null : (formsOf(name, paradigm)[form] ?? null);
};

const nominativeFrom = ({ name, form }: Declined): string | null => {
  const paradigm = paradigmOf(name);
  const own = paradigm === null ? null : nominativeOf(paradigm, form);
  return own === null ? name : inForm(name, own);
};

/** The nominative of a name in another case; null of what is none, or a name as well: Jana may be a woman. */
export const nominative = (word: string): string | null => {
  const declined = names.has(word) ? null : declinedName(word);
  return declined === null ? null : nominativeFrom(declined);
};

/** Justyna of Justynie, which is read as Justyn's; null where his case is not hers as well. */
const hersOf = ({ name, paradigm }: Declined & { readonly paradigm: Paradigm }, word: string): string | null => {
  const hers = paradigm.declension === 'masculine' ? inForm(name, 0) : null;
  const own =
    hers === null ? undefined : polishParadigms.find((each) => each.declension === 'hard' && fits(hers, each));
  if (hers === null || own === undefined) return null;
  const dative = (own.endings[cases.indexOf('dative')] ?? '').split('/')[0] ?? '';
  return hers.slice(0, hers.length - own.base.length) + dative === word ? hers : null;
};

/**
 * Of a name and its stand-in the nominatives, where both are one case of theirs and perhaps names as well: Annie, Zahrze. Of
 * Justynie there are two, Justyn and Justyna.
 */
export const commonNominatives = (word: string, other: string): (readonly [string, string])[] => {
  const others = [...declinedNames(other)];
  return [...declinedNames(word)].flatMap((declined) => {
    const own = others.find(
      ({ form, paradigm }) => form === declined.form && paradigm.declension === declined.paradigm.declension,
    );
    if (own === undefined) return [];
    const readings = [
      [nominativeFrom(declined), nominativeFrom(own)] as const,
      [hersOf(declined, word), hersOf(own, other)] as const,
    ];
    return readings.flatMap(([first, second]) => (first === null || second === null ? [] : [[first, second] as const]));
  });
};

/** A form as its name is written in a text: McDonalda. */
export const writtenForm = (word: string): string | undefined => {
  const declined = declinedName(word);
  const written = declined === null ? undefined : writtenName(declined.name);
  if (declined === null || written === undefined) return undefined;
  let same = 0;
  while (same < word.length && declined.name[same] === word[same]) same++;
  return written.slice(0, same) + word.slice(same);
};
