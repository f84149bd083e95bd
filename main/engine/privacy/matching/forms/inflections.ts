import { foldName } from '../../lists';
import { splitInflected } from '../../lists/inflected';
import { cases, fits, type Paradigm, polishParadigms, table } from '../../lists/paradigms';
import { oneLine } from '../../patterns/one-line';
import { language } from '../../text/language';

/** Endings that names take in a sentence: genitives in -s, and the cases of Polish and Russian. */

const russian: readonly Paradigm[] = [
  ...table(
    'Russian',
    'adjective',
    null,
    oneLine`
      ский ского скому ского ским ском|цкий цкого цкому цкого цким цком|ская ской ской скую ской ской
      |цкая цкой цкой цкую цкой цкой|ова овой овой ову овой овой|ева евой евой еву евой евой
      |ёва ёвой ёвой ёву ёвой ёвой|ина иной иной ину иной иной|ов ова ову ова овым ове|ев ева еву ева евым еве
      |ин ина ину ина иным ине
    `,
  ),
  ...table(
    'Russian',
    'noun',
    null,
    oneLine`
      ия ии ии ию ией ии|я и е ю ей е|ка ки ке ку кой ке|га ги ге гу гой ге|ха хи хе ху хой хе|ша ши ше шу шей ше
      |ча чи че чу чей че|а ы е у ой е|ий ия ию ия ием ии|й я ю я ем е|ь я ю я ем е|- а у а ом е
    `,
  ),
];

const paradigmsOf = (word: string): Paradigm[] => {
  const seen = new Set<string>();
  return [...polishParadigms, ...russian].filter((paradigm) => {
    const name = `${paradigm.language} ${paradigm.kind}`;
    if (seen.has(name) || !fits(word, paradigm)) return false;
    seen.add(name);
    return true;
  });
};

const inCase = (word: string, { base, endings }: Paradigm, at: number): string[] =>
  (endings[at] ?? '').split('/').map((ending) => word.slice(0, word.length - base.length) + ending);

/** The same case of another word; the word itself where it has none in that language. */
const decline = (word: string, { language, kind }: Paradigm, at: number): string => {
  const own = paradigmsOf(word).filter((paradigm) => paradigm.language === language);
  // A Polish name in -ska is declined as an adjective, whatever its stand-in is.
  const paradigm = (language === 'Polish' ? undefined : own.find((each) => each.kind === kind)) ?? own[0];
  return paradigm === undefined ? word : (inCase(word, paradigm, at)[0] ?? word);
};

export interface Inflected {
  readonly surrogate: string;
  readonly original: string;
  readonly language: TextLanguage | null;
  /** An s that tells whose something is, and the original ends in a hiss: German puts an apostrophe behind that. */
  readonly isWhose?: boolean;
}

/** "Bąkowskiej-Protić" and "Bąkowskim-Proticiem" of two family names: the second one stays, or has the same case. */
const declinedPair = (surrogate: string, original: string): Inflected[] => {
  const [[first = '', second = '', ...more], [own = '', ownSecond = '', ...ownMore]] = [surrogate, original].map(
    (word) => word.split('-'),
  ) as [string[], string[]];
  if (first.length < 3 || second === '' || ownSecond === '' || more.length + ownMore.length > 0) return [];
  return paradigmsOf(first)
    .filter(({ language: of }) => of === 'Polish')
    .flatMap((paradigm) =>
      cases.flatMap((_, at) =>
        inCase(first, paradigm, at).flatMap((form): Inflected[] => {
          const back = decline(own, paradigm, at);
          const seconds = [second, ...paradigmsOf(second).flatMap((each) => inCase(second, each, at))];
          return [...new Set(seconds)].map((end) => ({
            surrogate: `${form}-${end}`,
            original: `${back}-${end === second ? ownSecond : decline(ownSecond, paradigm, at)}`,
            language: 'Polish',
          }));
        }),
      ),
    );
};

/** The endings of cases that a name without one hardly has, and what stands there in the nominative. */
const oblique: readonly (readonly [RegExp, string])[] = [
  [/(?<=[sc]k)(?:iego|iemu|im)$/u, 'i'],
  [/(?<=[bcćdfhjlłmnńprstwzźż])kiem$/u, 'ek'],
  [/(?<=[kg])iem$/u, ''],
  [/(?<=[bcćdfhjlłmnńprstwzźż])em$/u, ''],
  [/(?<=[^aeiouyąęó])owi$/u, ''],
];

/** What a name outside the lists may be in the nominative, where only another case of it was sent and its stand-in tells none: "Brzęczyszczykiewiczem". */
export const guessedNominative = (surrogate: string, original: string): string | null => {
  const [ending, base] = oblique.find(([each]) => each.test(original)) ?? [];
  return ending === undefined || base === undefined || ending.test(surrogate) ? null : original.replace(ending, base);
};

/** One word in the cases of Polish and Russian, with the original's word in the same ones. */
export const declined = (surrogate: string, original: string): Inflected[] =>
  surrogate.length < 3
    ? []
    : [
        ...declinedPair(surrogate, original),
        ...paradigmsOf(surrogate).flatMap((paradigm) =>
          cases.flatMap((_, at) =>
            inCase(surrogate, paradigm, at).map((form) => ({
              surrogate: form,
              original: decline(original, paradigm, at),
              language: paradigm.language === 'Polish' ? paradigm.language : null,
            })),
          ),
        ),
      ];

/** Kasiu, Olu and Maju, but Zofio and Julio. */
const isCalledInU = /(?:(?:[szc]|.n)i|^.{1,3}l|^.{1,2}j)a$/u;
/** How Polish calls a woman in a letter: Droga Moniko. */
export const called = (surrogate: string, original: string): Inflected[] => {
  if (surrogate.length < 3 || !surrogate.endsWith('a') || !original.endsWith('a')) return [];
  const own = original.slice(0, -1) + (isCalledInU.test(original) ? 'u' : 'o');
  return ['o', 'u'].map((end) => ({ surrogate: surrogate.slice(0, -1) + end, original: own, language: 'Polish' }));
};

const adjective = /[sc]k[ia]$|dzk[ia]$/u;
/** What a Polish couple or family is called: państwo Kowalscy, z Kowalskimi. */
const plurals: readonly ((stem: string) => string)[] = [
  (stem) => stem.replace(/sk$/u, 'scy').replace(/ck$/u, 'ccy').replace(/dzk$/u, 'dzcy'),
  (stem) => `${stem}ich`,
  (stem) => `${stem}imi`,
];
export const coupled = (surrogate: string, original: string): Inflected[] =>
  adjective.test(surrogate) && adjective.test(original)
    ? plurals.map((inPlural) => ({
        surrogate: inPlural(surrogate.slice(0, -1)),
        original: inPlural(original.slice(0, -1)),
        language: 'Polish' as const,
      }))
    : [];

/** All forms of a name in no list, whichever was sent: of Pieńkowskiego Pieńkowski and Pieńkowska. */
export const likewiseInflected = (surrogate: string, original: string): Inflected[] => {
  const [own, of] = [splitInflected(foldName(surrogate)), splitInflected(foldName(original))];
  if (own === null || own.ending !== of?.ending || own.endings !== of.endings) return [];
  const stems = [surrogate, original].map((word) => word.slice(0, -own.ending.length));
  return own.endings.map((ending) => ({
    surrogate: stems[0] + ending,
    original: stems[1] + ending,
    language: null,
  }));
};

/** Whether a word ends in a sound that takes no further s. */
export const hisses = (word: string): boolean => /[sxzß]$/i.test(word);

/** The Walshes, the Finches. */
const takesEs = (word: string): boolean => hisses(word) || /[cs]h$/i.test(word);

/**
 * Genitive or plural in -s. What ends in a hiss has an English plural in -es, and the s that stood behind its original,
 * whatever a language would write there.
 */
export const withS = (surrogate: string, original: string): Inflected[] => {
  const plural = { surrogate: `${surrogate}es`, original: original + (takesEs(original) ? 'es' : 's'), language: null };
  const genitive = {
    surrogate: `${surrogate}s`,
    original: hisses(original) ? original : `${original}s`,
    language: null,
    isWhose: hisses(original),
  };
  return takesEs(surrogate) ? [genitive, plural] : [genitive];
};

const polish = /[ąęłńśżź]|(?<![\p{L}])(?:się|jest|dla|pan\p{L}{0,2}|przez|oraz|jej|jego|czy|w|z)(?![\p{L}])/iu;

/** Letters that Turkish has and hardly another language. */
export const hasTurkish = /[ığşİ]/u;

/** What a form is one in. */
export type TextLanguage = 'Polish' | 'Turkish' | 'Italian' | 'not French';

/**
 * Whether a text may be in the language that a form is of.
 * @param prompts The language of the prompts: a short text does not tell its own.
 */
export const isIn = (of: TextLanguage, text: string, prompts: string | null): boolean => {
  const told = (): string | null => language(text) ?? prompts;
  switch (of) {
    case 'Polish':
      return polish.test(text) || told() === 'pl';
    case 'Turkish':
      return hasTurkish.test(text) || told() === 'tr';
    case 'Italian':
      return told() === 'it';
    case 'not French':
      return told() !== 'fr';
  }
};
