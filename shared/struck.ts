const marked = (words: string): string => {
  const begin = words.length - words.trimStart().length;
  const bare = words.trim();
  return bare === '' ? words : `${words.slice(0, begin)}~~${bare}~~${words.slice(begin + bare.length)}`;
};

/** Words that are struck out, in Markdown's marks: they are part of a letter, and hold no longer. */
export const struck = (words: string): string =>
  words
    .split(/([\n\t])/u)
    .map(marked)
    .join('');

/** As the neighbours were struck out together. */
export const joined = (words: string): string => words.replaceAll('~~~~', '');
