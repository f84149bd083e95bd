/** Stands for the number of a page, or of all pages, until it is left out: no text has this character. */
export const pageNumber = '\uE000';

const counts = new RegExp(
  [
    String.raw`(?:\p{Pd}\s*)?`,
    String.raw`(?:(?<!\p{L})(?:pages?|pg|p|seite|blatt|s|p[aá]g(?:ina)?|strona|strana|str|sid[ae]|sivu|sayfa|oldal|страница|стр)[.:]?\s*)?`,
    String.raw`${pageNumber}(?:[^${pageNumber}\t\n]{0,12}${pageNumber})?(?:\s*\p{Pd})?`,
  ].join(''),
  'giu',
);

/** Leaves out what counts the pages of a paper, with its words: "Page 1 of 3", "– 1 –". */
export const withoutPageNumbers = (text: string): string =>
  text.includes(pageNumber) ? text.replace(counts, '').trim() : text;
