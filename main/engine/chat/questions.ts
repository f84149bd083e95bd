import type { Agreement, Preview, Scan, SendOutcome, Settings } from '../../../shared/ipc';

/** A scan that was wanted and is not through. */
const isUnder = ({ status }: Scan): boolean => status === 'waiting' || status === 'reading' || status === 'failed';

/** What the user has to agree to before a draft leaves this computer; null where nothing is left to ask. */
export const questionBefore = (
  { scan, names, spends }: Preview,
  settings: Settings,
  agreed: readonly Agreement[],
): Extract<SendOutcome, { kind: 'unscanned' | 'lists-only' | 'over-cap' }> | null => {
  if (settings.scan === 'always' && isUnder(scan) && !agreed.includes('unscanned')) return { kind: 'unscanned', scan };
  if (names === 'lists' && !agreed.includes('lists-only')) return { kind: 'lists-only' };
  const over = spends.filter(({ spent, adds, cap }) => adds > 0 && spent + adds > cap);
  return over.length > 0 && !agreed.includes('over-cap') ? { kind: 'over-cap', spends: over } : null;
};
