import { beforeAll, describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType, Span } from '../../../shared/domain';
import { agrees, detectAll, type Marked, readMarked } from './together/read';

/** Sentences in twelve languages, read by the model that is shipped, the lists and the patterns together. */
const judged = new Set<EntityType>(['PERSON', 'LOCATION', 'ORGANIZATION', 'ADDRESS', 'POSTAL_CODE']);
/** Found, but kept as they are: they cost a prompt nothing. */
const kept = new Set<EntityType>(['OCCUPATION', 'NRP', 'MEDICAL_CONDITION']);

const personal = readMarked('personal.txt');
const harmless = readMarked('harmless.txt').map(({ text }) => text);

const shareFound = (sentences: readonly Marked[], spans: readonly (readonly Span[])[]): number => {
  const marks = sentences.flatMap(({ marks }, i) =>
    marks.map((mark) => (spans[i] ?? []).some((span) => agrees(mark, span))),
  );
  return marks.filter(Boolean).length / marks.length;
};

const shareRight = (sentences: readonly Marked[], spans: readonly (readonly Span[])[]): number => {
  const found = sentences.flatMap(({ marks }, i) =>
    (spans[i] ?? []).filter(({ type }) => judged.has(type)).map((span) => marks.some((mark) => agrees(mark, span))),
  );
  return found.filter(Boolean).length / found.length;
};

const leaked = (sentences: readonly Marked[], spans: readonly (readonly Span[])[]): number => {
  const signs = sentences.flatMap(({ marks }, i) =>
    marks.flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, k) =>
        (spans[i] ?? []).some((span) => span.start <= start + k && start + k < span.end),
      ),
    ),
  );
  return signs.filter((covered) => !covered).length / signs.length;
};

describe('model, lists and patterns together', () => {
  let ofPersonal: Span[][] = [];
  let ofHarmless: Span[][] = [];
  beforeAll(async () => {
    ofPersonal = await detectAll(personal.map(({ text }) => text));
    ofHarmless = await detectAll(harmless);
  }, 60_000);

  it('find 95 of 100 names, places, firms and addresses', () => {
    expect(shareFound(personal, ofPersonal)).toBeGreaterThan(0.95);
  });
  it('are right 95 times of 100', () => {
    expect(shareRight(personal, ofPersonal)).toBeGreaterThan(0.95);
  });
  it('leave less than 3 of 100 characters readable', () => {
    expect(leaked(personal, ofPersonal)).toBeLessThan(0.03);
  });
  it('leave 19 of 20 sentences of general knowledge alone', () => {
    const alarms = harmless.filter((_, i) => (ofHarmless[i] ?? []).some(({ type }) => !kept.has(type)));
    expect(alarms.length / harmless.length, alarms.join('\n')).toBeLessThan(0.05);
  });
  it('beat the lists alone', () => {
    const alone = personal.map(({ text }) => detect(text, { decisions: [], known: [] }));
    expect(shareFound(personal, ofPersonal)).toBeGreaterThan(shareFound(personal, alone) + 0.1);
  });
});
