import type { Mode } from './mode';

/** Each value by its type's own mechanism; the rest stays (Preempt). */
export const balanced: Mode = () => ({
  words: [],
  protect: () => 'by its type',
  instruction: null,
  report: { mode: 'balanced' },
});
