import type { EntityType } from '../../../../shared/domain';
import type { Form } from './forms/form';

/** A place that is decided: `[start, end)` in the received text, and what goes there. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: 'restored' | 'doubtful' | 'derived';
  /** Index of the replacement; -1 for a derived number. */
  readonly replacement: number;
  /** Of a derived number; an amount where it is not said. */
  readonly type?: EntityType;
  /** A derived sum without a currency: marked only where a formula gives it. */
  readonly isBare?: boolean;
  /** Null for a number. */
  readonly form: Form | null;
}
