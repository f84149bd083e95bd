import type { SentPrompt } from '../context';
import { quantityOf } from '../entities/quantities';
import type { Drawn } from './figures';

/** What was sent before a draft: its text, the values that had noise in it, and their stand-ins. */
export interface Earlier {
  readonly text: string;
  readonly drawn: readonly Drawn[];
  readonly surrogates: readonly string[];
}

/** How much of what was sent a draft may speak of, UTF-16 code units. */
const reach = 4000;
const gap = '\n\n';

export const nothingEarlier: Earlier = { text: '', drawn: [], surrogates: [] };

/** The end of what was sent in a conversation, as text before a draft. */
export const readEarlier = (prompts: readonly SentPrompt[]): Earlier => {
  let { text, drawn, surrogates }: Earlier = nothingEarlier;
  for (const { original, findings } of prompts.toReversed()) {
    const room = reach - text.length - gap.length;
    if (room <= 0) break;
    const cut = Math.max(0, original.length - room);
    const piece = original.slice(cut) + gap;
    const noised = findings.filter(
      ({ type, start, mechanism }) =>
        start >= cut && quantityOf(type) !== null && (mechanism === 'mldp' || mechanism === 'date-shift'),
    );
    drawn = [
      ...noised.map(({ type, start, end, original: value }) => ({
        start: start - cut,
        end: end - cut,
        type,
        original: value,
        sent: true,
      })),
      ...drawn.map((each) => ({ ...each, start: each.start + piece.length, end: each.end + piece.length })),
    ];
    surrogates = [...noised.map(({ surrogate }) => surrogate), ...surrogates];
    text = piece + text;
  }
  return { text, drawn, surrogates };
};
