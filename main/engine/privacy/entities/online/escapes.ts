/** Letters beyond ASCII as a web address escapes them: `%C3%A9`. */
const letters = /(?:%[89a-f][0-9a-f])+/gi;

/** A piece of a web address as it reads, and how it is written; null where it has no such letters. */
interface Unescaped {
  readonly plain: string;
  /** Escapes what is not of ASCII. */
  write(plain: string): string;
}

const decoded = (escaped: string): string => {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
};

/** Escapes of ASCII (%40) stay as they are. Null too where it could not be written again as it was. */
export const unescaped = (text: string): Unescaped | null => {
  const plain = text.replace(letters, decoded);
  const isSmall = /%[0-9a-f]?[a-f]/.test(text);
  const write = (of: string): string =>
    of.replace(/[^\0-\x7f]+/g, (run) => (isSmall ? encodeURIComponent(run).toLowerCase() : encodeURIComponent(run)));
  return plain !== text && plain.isWellFormed() && write(plain) === text ? { plain, write } : null;
};
