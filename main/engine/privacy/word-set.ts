/** The words of some lines. */
export const wordSet = (...lines: string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.match(/\S+/g) ?? []));

/** The words of all languages. */
export const wordsByLanguage = (words: Readonly<Record<string, string>>): ReadonlySet<string> =>
  wordSet(...Object.values(words));
