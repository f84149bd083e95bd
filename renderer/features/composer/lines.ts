const isBlank = (character: string | undefined): boolean =>
  character === ' ' || character === '\t' || character === '\r';

const trimmed = (line: string): string => {
  let end = line.length;
  while (isBlank(line[end - 1])) end -= 1;
  return line.slice(0, end);
};

/** Without the blanks at the ends of lines; an expression that looks for them takes the square of a long run's time. */
export const trimLines = (text: string): string => text.split('\n').map(trimmed).join('\n');
