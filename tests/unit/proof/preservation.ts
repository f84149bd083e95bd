import { deriveKeys } from '../../../main/engine/keys';
import { detect, sanitize } from '../../../main/engine/privacy';
import { defaultPolicy, type EntityType, type Finding, type Span } from '../../../shared/domain';
import { chanceOf } from './chance';
import { writings } from './values';

export interface Preserved {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly sanitized: string;
  readonly again: readonly Span[];
  /** Whether the sanitized text has the same types in the same places. */
  readonly same: boolean;
}

const keyOf = (seed: number): Uint8Array => {
  const key = new Uint8Array(32);
  new DataView(key.buffer).setUint32(0, seed);
  return key;
};

/** Detects, sanitizes under a key of its own, detects again (Preempt §3: type preserving). */
export const preserved = (text: string, seed: number): Preserved => {
  const spans = detect(text, { decisions: [], known: [] });
  const context = { conversation: 'preservation', committed: [] };
  const { text: sanitized, findings } = sanitize(text, spans, context, defaultPolicy, deriveKeys(keyOf(seed)));
  const again = detect(sanitized, { decisions: [], known: [] });
  const place = (type: EntityType, start: number, end: number): string => `${type} ${start} ${end}`;
  const expected = findings.map(({ type, surrogateStart, surrogateEnd }: Finding) =>
    place(type, surrogateStart, surrogateEnd),
  );
  const same = expected.join() === again.map(({ type, start, end }) => place(type, start, end)).join();
  return { text, spans, sanitized, again, same };
};

/** A sentence of a type, by chance. */
export const sentence = (type: EntityType, seed: number): string => {
  const { templates, value } = writings[type] ?? { templates: [], value: () => '' };
  return (templates[seed % templates.length] ?? '').replace('{0}', () => value(chanceOf(seed)));
};

const shown = (text: string, spans: readonly Span[]): string =>
  spans.map(({ type, start, end }) => `${type} "${text.slice(start, end)}"`).join(', ') || 'nothing';

/** For whoever reads the failure: what was there, what went out, what was seen there. */
export const explain = ({ text, spans, sanitized, again }: Preserved): string =>
  `${JSON.stringify(text)} (${shown(text, spans)}) → ${JSON.stringify(sanitized)}: ${shown(sanitized, again)}`;
