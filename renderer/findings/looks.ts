import { type Finding, riskLevel } from '../../shared/domain';

/** Where every character is scrambled: a word that nothing found. */
export const isScrambled = ({ source, mechanism }: Pick<Finding, 'source' | 'mechanism'>): boolean =>
  source === 'mode' && mechanism === 'krr';

/** Risk by colour and line, and by a sign what only the local model found. What is only scrambled has no mark of its own. */
export const markClass = (finding: Pick<Finding, 'action' | 'risk' | 'source' | 'mechanism'>): string => {
  if (isScrambled(finding)) return 'scrambled';
  const level = finding.action === 'keep' ? 'kept' : riskLevel(finding.risk);
  return finding.source === 'model' ? `${level} by-model` : level;
};

/** Noise may draw the value itself, a shift of dates be none, and what follows from such a value follows them. */
export const isDrawnSame = ({
  action,
  original,
  surrogate,
}: Pick<Finding, 'action' | 'original' | 'surrogate'>): boolean => action !== 'keep' && surrogate === original;
