import type { Form } from './forms/form';
import type { Reading } from './noised/noised';

/** A place that is decided: `[start, end)` in the received text, and what goes there. */
export interface Match extends Reading {
  /** Null for a number. */
  readonly form: Form | null;
}
