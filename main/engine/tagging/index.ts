import type { Tagged } from '../../../shared/tagger';
import { segmentsOf } from './segments';

/** Reads texts with the trained model, in its worker. */
export type AskTagger = (texts: string[]) => Promise<Tagged[][]>;

/** The spans that the trained model finds, in the text's offsets; rejects where the model cannot be had. */
export type Tagging = (text: string) => Promise<Tagged[]>;

/** Characters whose readings are remembered: some drafts, and what was typed on the way to them. */
const remembered = 2_000_000;

/** Each segment is read once, however often the text around it changes. */
export const createTagging = (ask: AskTagger): Tagging => {
  /** The least recently used first. */
  const readings = new Map<string, Promise<Tagged[]>>();
  let held = 0;

  const forget = (segment: string): void => {
    if (readings.delete(segment)) held -= segment.length;
  };
  const remember = (segment: string, reading: Promise<Tagged[]>): void => {
    readings.set(segment, reading);
    held += segment.length;
    for (const oldest of readings.keys()) {
      if (held <= remembered || oldest === segment) break;
      forget(oldest);
    }
    // What failed is asked again.
    reading.catch(() => forget(segment));
  };

  return async (text) => {
    const segments = segmentsOf(text).map(({ start, end }) => ({ start, segment: text.slice(start, end) }));
    const missing = [...new Set(segments.map(({ segment }) => segment))].filter((segment) => !readings.has(segment));
    if (missing.length > 0) {
      const asked = ask(missing);
      missing.forEach((segment, i) => {
        remember(
          segment,
          asked.then((found) => found[i] ?? []),
        );
      });
    }
    const found = await Promise.all(
      segments.map(async ({ start, segment }) => {
        const reading = readings.get(segment) ?? Promise.resolve([]);
        readings.delete(segment);
        readings.set(segment, reading);
        return (await reading).map((span) => ({ ...span, start: start + span.start, end: start + span.end }));
      }),
    );
    return found.flat();
  };
};
