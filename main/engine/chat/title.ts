const longest = 60;

/** A conversation's title: the first words of its first prompt. It is the user's own text and stays here. */
export const titleOf = (original: string): string => {
  const line = original.slice(0, 1000).replace(/\s+/g, ' ').trim();
  const characters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut}…`;
};
