import type { Finding } from '../../../shared/domain';

/** The findings with each value once, in the order of the text; `index` is its place in the preview. */
export const distinctValues = (findings: readonly Finding[]): { finding: Finding; index: number }[] => {
  const seen = new Set<string>();
  return findings.flatMap((finding, index) => {
    const key = `${finding.type}\n${finding.original}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ finding, index }];
  });
};
