import type { Finding, LinkDecision, ValueRef } from '../../shared/domain';
import type { Link } from '../../shared/ipc';
import { isScrambled } from './looks';

/**
 * The findings with each value once, in the order of the text, words that a mode replaced behind the rest; `index` is its
 * place in the preview. Words that nothing found and that are only scrambled are no values.
 */
export const distinctValues = (findings: readonly Finding[]): { finding: Finding; index: number }[] => {
  const seen = new Set<string>();
  const values = findings.flatMap((finding, index) => {
    if (isScrambled(finding)) return [];
    const key = `${finding.type}\n${finding.original}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ finding, index }];
  });
  return values.sort((a, b) => Number(a.finding.type === 'WORD') - Number(b.finding.type === 'WORD'));
};

/** A link of a preview by its values. */
export const valuesOf = (
  { derived, roots, earlier = [] }: Pick<Link, 'derived' | 'roots' | 'earlier'>,
  findings: readonly Finding[],
): Pick<LinkDecision, 'derived' | 'roots'> => {
  const refOf = (index: number): ValueRef => {
    const { type, original } = findings[index] as Finding;
    return { type, value: original };
  };
  return { derived: refOf(derived), roots: [...roots.map(refOf), ...earlier] };
};
