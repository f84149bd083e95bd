/** Words that join two words or clauses, by language: the one table that rules of all entities take them from. */
const table = {
  en: { and: 'and', or: 'or', but: 'but' },
  de: { and: 'und', or: 'oder', but: 'aber' },
  fr: { and: 'et', or: 'ou', but: 'mais' },
  es: { and: 'y', or: 'o', but: 'pero' },
  it: { and: 'e', or: 'o', but: 'ma' },
  nl: { and: 'en', or: 'of', but: 'maar' },
  pl: { and: 'i', or: 'lub', but: 'ale' },
  pt: { and: 'e', or: 'ou', but: 'mas' },
  sv: { and: 'och', or: 'eller', but: 'men' },
  da: { and: 'og', or: 'eller', but: 'men' },
  tr: { and: 've', or: 'veya', but: 'ama' },
} as const;

const alternatives = (kind: keyof (typeof table)['en']): string =>
  [...new Set(Object.values(table).map((words) => words[kind]))].join('|');

/** Alternatives of a regular expression: the words of all languages. */
export const and = alternatives('and');
export const or = alternatives('or');
export const but = alternatives('but');
