/** The words of some lines. */
export const wordSet = (...lines: string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.match(/\S+/g) ?? []));
