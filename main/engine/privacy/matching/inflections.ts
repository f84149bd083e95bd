import { language } from '../detect/language';

/** Endings that names take in a sentence: genitives in -s, and the cases of Polish and Russian. */

const cases = ['genitive', 'dative', 'accusative', 'instrumental', 'locative'] as const;
type Case = (typeof cases)[number];

type Kind = 'noun' | 'adjective';

/** What stands in place of `base` in each case, in the order of `cases`; several separated by a slash. */
interface Paradigm {
  readonly language: 'Polish' | 'Russian';
  readonly kind: Kind;
  readonly base: string;
  readonly endings: readonly string[];
}

const paradigms = (language: Paradigm['language'], kind: Kind, table: string): Paradigm[] =>
  table.split('|').map((line) => {
    const [base = '', ...endings] = line.trim().split(' ');
    return { language, kind, base: base === '-' ? '' : base, endings };
  });

const consonant = { Polish: /[bcćdfghjklłmnńprsśtvwxzźż]$/u, Russian: /[бвгджзклмнпрстфхцчшщ]$/u };

/** The first whose base ends a word is its own. What has no ending takes one after a consonant only. */
const all: readonly Paradigm[] = [
  ...paradigms(
    'Polish',
    'adjective',
    'ski skiego skiemu skiego skim skim|cki ckiego ckiemu ckiego ckim ckim|dzki dzkiego dzkiemu dzkiego dzkim dzkim|ska skiej skiej ską ską skiej|cka ckiej ckiej cką cką ckiej|dzka dzkiej dzkiej dzką dzką dzkiej|rzy rzego rzemu rzego rzym rzym|oni oniego oniemu oniego onim onim',
  ),
  ...paradigms(
    'Polish',
    'noun',
    'ek ka/eka kowi/ekowi ka/eka kiem/ekiem ku/eku|eł ła/eła łowi/ełowi ła/eła łem/ełem le/ele|ec ca/eca cowi/ecowi ca/eca cem/ecem cu/ecu|ia ii/i ii/i ię ią ii/i|ja ji/i ji/i ję ją ji/i|la li li lę lą li|cha chy sze chę chą sze|ka ki ce kę ką ce|ga gi dze gę gą dze|ra ry rze rę rą rze|ta ty cie tę tą cie|da dy dzie dę dą dzie|ła ły le łę łą le|a y ie ę ą ie|k ka kowi ka kiem ku|g ga gowi ga giem gu|r ra rowi ra rem rze|t ta towi ta tem cie|d da dowi da dem dzie|ł ła łowi ła łem le|l la lowi la lem lu|- a owi a em ie/u',
  ),
  ...paradigms(
    'Russian',
    'adjective',
    'ский ского скому ского ским ском|цкий цкого цкому цкого цким цком|ская ской ской скую ской ской|цкая цкой цкой цкую цкой цкой|ова овой овой ову овой овой|ева евой евой еву евой евой|ёва ёвой ёвой ёву ёвой ёвой|ина иной иной ину иной иной|ов ова ову ова овым ове|ев ева еву ева евым еве|ин ина ину ина иным ине',
  ),
  ...paradigms(
    'Russian',
    'noun',
    'ия ии ии ию ией ии|я и е ю ей е|ка ки ке ку кой ке|га ги ге гу гой ге|ха хи хе ху хой хе|ша ши ше шу шей ше|ча чи че чу чей че|а ы е у ой е|ий ия ию ия ием ии|й я ю я ем е|ь я ю я ем е|- а у а ом е',
  ),
];

const paradigmsOf = (word: string): Paradigm[] => {
  const seen = new Set<string>();
  return all.filter(({ language, kind, base }) => {
    const name = `${language} ${kind}`;
    const fits = base === '' ? consonant[language].test(word) : word.length > base.length && word.endsWith(base);
    if (!fits || seen.has(name)) return false;
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
}

/** One word in the cases of Polish and Russian, with the original's word in the same ones. */
export const declined = (surrogate: string, original: string): Inflected[] =>
  surrogate.length < 3
    ? []
    : paradigmsOf(surrogate).flatMap((paradigm) =>
        cases.flatMap((_: Case, at) =>
          inCase(surrogate, paradigm, at).map((form) => ({
            surrogate: form,
            original: decline(original, paradigm, at),
            language: paradigm.language === 'Polish' ? paradigm.language : null,
          })),
        ),
      );

/** Whether a word ends in a sound that takes no further s. */
export const hisses = (word: string): boolean => /[sxzß]$/i.test(word);

/** The Walshes, the Finches. */
const takesEs = (word: string): boolean => hisses(word) || /[cs]h$/i.test(word);

/** Genitive or plural in -s. What ends in a hiss has an English plural in -es, and no genitive that all languages share. */
export const withS = (surrogate: string, original: string): Inflected[] => {
  const plural = { surrogate: `${surrogate}es`, original: original + (takesEs(original) ? 'es' : 's'), language: null };
  const genitive = {
    surrogate: `${surrogate}s`,
    original: hisses(original) ? original : `${original}s`,
    language: null,
  };
  return hisses(surrogate) ? [plural] : takesEs(surrogate) ? [genitive, plural] : [genitive];
};

const polish = /[ąęłńśżź]|(?<![\p{L}])(?:się|jest|dla|pan\p{L}{0,2}|przez|oraz|jej|jego|czy|w|z)(?![\p{L}])/iu;

/** What a form is one in. */
export type TextLanguage = 'Polish' | 'not French';

/** Whether a text may be in the language that a form is of. */
export const isIn = (of: TextLanguage, text: string): boolean =>
  of === 'Polish' ? polish.test(text) : language(text) !== 'fr';
