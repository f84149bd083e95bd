import { type Mode, wordsOfPerson } from './mode';

/** Typed placeholders for all that points to a person or tells of one; nothing is enciphered or noised. */
export const redact: Mode = () => ({
  words: [],
  alsoProtects: (type) => wordsOfPerson.has(type),
  protect: () => 'redact',
  instruction: null,
  report: { mode: 'redact' },
});
