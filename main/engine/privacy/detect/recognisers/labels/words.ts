/** What names a value: alternatives of a regular expression, any case. */
interface Names {
  /** Say it alone, or with a word for "number" behind them. */
  readonly alone: string;
  /** Only beside a word for "number" or a colon: by itself the word says other things too. */
  readonly numbered?: string;
}

/** The languages of the window and of the trained model. */
const labelLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'tr', 'zh', 'ja'] as const;
export type LabelLanguage = (typeof labelLanguages)[number];

/** A kind of value's names in each language. */
export type ByLanguage = Readonly<Record<LabelLanguage, Names>>;

const of =
  "(?: ?(?:de|di|do|da|du|del|della|dello|dell['’]|d['’]|van|för|of|zum|zur|der|des)(?: ?(?:la|l['’]|le|el|il|mi|ma|mon|my))?)?";
const numberBefore = `(?:numbers?|num(?:er|ero|éro)?|núm(?:ero)?|nummer|nr|n[º°]|n\\.[º°o]|no|№|id|cod(?:e|ice)?|código|kod)\\.?${of} ?`;
/** A word or sign for "number" behind what the number is of. */
export const numberAfter =
  '(?:numbers?|nummer|numret|numero|número|numéro|numer|num|núm|nbr|nr|no|n[º°]|n\\.[º°o]?|id|code|código|codice|kod|numaras[ıi]|numaram|nosu)\\.?(?![\\p{L}\\p{N}])|[#№:=]';

/** A kind's names as alternatives, all languages together. */
export const cuesOf = (byLanguage: ByLanguage): string[] => {
  const names = Object.values(byLanguage);
  const numbered = names.flatMap((each) => each.numbered ?? []).join('|');
  return [
    ...names.map(({ alone }) => alone),
    ...(numbered === '' ? [] : [`${numberBefore}(?:${numbered})`, `(?:${numbered})(?=[ -]?(?:${numberAfter}))`]),
  ];
};
