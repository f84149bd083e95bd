import type { Mode } from './mode';

/** Typed placeholders for all that would be protected; nothing is enciphered or noised. */
export const redact: Mode = () => ({
  words: [],
  protect: () => 'redact',
  instruction: null,
  report: { mode: 'redact' },
});
