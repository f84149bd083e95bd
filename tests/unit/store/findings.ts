import type { Finding } from '../../../shared/domain';

export const money = (original: string, surrogate: string): Finding => ({
  start: 0,
  end: original.length,
  type: 'MONEY',
  risk: 4,
  score: 1,
  source: 'pattern',
  reason: 'currency',
  action: 'protect',
  original,
  surrogate,
  surrogateStart: 0,
  surrogateEnd: surrogate.length,
  mechanism: 'mldp',
  epsilon: 1,
  derivation: null,
});
