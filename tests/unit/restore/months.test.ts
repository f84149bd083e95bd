import { describe, expect, test } from 'vitest';
import { deriveKeys } from '../../../main/engine/keys';
import { detect, restore, sanitize } from '../../../main/engine/privacy';
import { defaultPolicy, type Replacement } from '../../../shared/domain';

/** Of ten keys several move a month's middle into another month. */
const keys = Array.from({ length: 10 }, (_, seed) => deriveKeys(new Uint8Array(32).fill(seed)));

const givenBack = (text: string): { sanitized: string; restored: string }[] =>
  keys.map((key, at) => {
    const spans = detect(text, { decisions: [], known: [] });
    const sent = sanitize(text, spans, { conversation: `c${at}`, committed: [] }, defaultPolicy, key);
    const replacements = sent.findings.filter((finding): finding is Replacement => finding.mechanism !== null);
    return { sanitized: sent.text, restored: restore(sent.text, replacements, [sent]).restored };
  });

describe('a month with its year comes back, whatever stands between', () => {
  test.each([
    'I have worked there since May of 2022.',
    'Trabajo aquí desde mayo de 2022.',
    'Trabajo aquí desde abril del 2022.',
    'Trabalho aqui desde outubro de 2024.',
    'Lavoro qui da ottobre del 2019.',
    'Ik werk hier sinds maart van 2021.',
    'J’y travaille depuis mai 2022.',
  ])('%s', (text) => {
    const all = givenBack(text);
    expect(all.some(({ sanitized }) => sanitized !== text)).toBe(true);
    for (const { restored } of all) expect(restored).toBe(text);
  });
});
