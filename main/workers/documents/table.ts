/** Rows of words as a Markdown table, of which the first is the head: detection knows columns by it. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  const filled = rows.map((row) => line(Array.from({ length: columns }, (_, at) => row[at] ?? '')));
  return filled.toSpliced(1, 0, `|${' --- |'.repeat(columns)}`).join('\n');
};

/** A sheet under its name. */
export const sheet = (name: string, rows: readonly (readonly string[])[]): string => `## ${name}\n\n${table(rows)}`;

const cell = (words: string): string =>
  words
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
