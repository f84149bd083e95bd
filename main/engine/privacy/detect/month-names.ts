/** Short and whole names of months that are people's names as well. */
const month =
  /^(?:jan|apr|april|may|mai|mei|maj|maja|jun|june|juni|jul|juli|july|aug|august|ago|agosto|augusto|set|nov|dec|dic|mart|nisan|eylül)$/iu;
const before =
  /(?<!\p{L})(?:im|in|en|em|i|w|anfang|mitte|ende|début|mi|fin|early|late|mid|eind|begin|since|until|depuis|desde|sinds|od|seit) $/iu;

/** "im Jan", "in Aug": not "in Jan's flat" and "in May Lund's". */
export const isMonth = (text: string, { start, end }: { readonly start: number; readonly end: number }): boolean =>
  month.test(text.slice(start, end)) &&
  before.test(text.slice(Math.max(0, start - 10), start)) &&
  !/^(?:['’]s| \p{Lu})/u.test(text.slice(end, end + 2));
