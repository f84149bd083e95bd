/** A regular expression's source, written over several lines: a line break and what the next line is indented by are no part of it. */
export const oneLine = ({ raw }: TemplateStringsArray, ...sources: readonly (string | number)[]): string =>
  String.raw({ raw: raw.map((part) => part.replace(/\n[ \t]*/g, '')) }, ...sources);
