import type { Finding } from '../../../shared/domain';

/** Shorter originals are too common as parts of other words to be an alarm. */
const shortest = 6;
const wordCharacter = /[\p{L}\p{N}]/u;

const identifiers = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ mechanism, original }) => (mechanism === 'fpe' || mechanism === 'redact') && original.length >= shortest)
    .map(({ original }) => original);

/** Whether `[start, end)` of the text is a whole word or phrase, and not a piece of a longer one. */
const standsAlone = (text: string, start: number, end: number): boolean => {
  const joins = (left: string, right: string): boolean => wordCharacter.test(left) && wordCharacter.test(right);
  return !joins(text.charAt(start - 1), text.charAt(start)) && !joins(text.charAt(end - 1), text.charAt(end));
};

/**
 * The alarm of DESIGN §11: whether a protected identifier of six or more characters stands in a
 * sanitized text outside everything that was found and decided in it. Linear in the text's length.
 * @param findings What was found in this text, in order, not overlapping.
 * @param others Found in what was sent before: their originals must not stand in it either.
 */
export const exposed = (sanitized: string, findings: readonly Finding[], others: readonly Finding[]): boolean => {
  const byBeginning = new Map<string, string[]>();
  for (const original of new Set(identifiers([...findings, ...others]))) {
    const beginning = original.slice(0, shortest);
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), original]);
  }
  if (byBeginning.size === 0) return false;
  let next = 0;
  for (let start = 0; start + shortest <= sanitized.length; start++) {
    let found = findings[next];
    while (found !== undefined && found.surrogateEnd <= start) found = findings[++next];
    for (const original of byBeginning.get(sanitized.slice(start, start + shortest)) ?? []) {
      const end = start + original.length;
      if (!sanitized.startsWith(original, start) || !standsAlone(sanitized, start, end)) continue;
      const decided = found !== undefined && found.surrogateStart <= start && end <= found.surrogateEnd;
      if (!decided) return true;
    }
  }
  return false;
};
