import { expect, test } from 'vitest';
import { entities } from '../../../main/engine/privacy/entities';
import { promisedOf } from '../../../main/engine/privacy/guarantee';
import { modeGuarantees } from '../../../main/engine/privacy/modes/guarantees';
import { mechanismsOf } from '../../../main/engine/privacy/protection';
import { guarantees } from '../../../scripts/guarantees';
import { entityTypes } from '../../../shared/domain';

test('docs/GUARANTEES.md says what the table of entities says', async () => {
  await expect(guarantees(entities, modeGuarantees)).toMatchFileSnapshot('../../../docs/GUARANTEES.md');
});

test('every type stands under its own name and states what it leaks', () => {
  for (const type of entityTypes) {
    expect(entities[type].type).toBe(type);
    expect(entities[type].guarantee.leakage, type).not.toEqual([]);
  }
});

test.each(entityTypes)('the window says of %s what docs/GUARANTEES.md says, in plain words', (type) => {
  const doc = guarantees(entities, modeGuarantees);
  const { epsilon: range } = entities[type].guarantee;
  const own = mechanismsOf(type).map((mechanism) => ({
    mechanism,
    epsilon: mechanism === 'mldp' || mechanism === 'date-shift' ? (range?.max ?? null) : null,
  }));
  const ofModes = [
    { mechanism: 'krr', epsilon: 5 },
    { mechanism: 'word-ldp', epsilon: 2 },
    { mechanism: 'word-ldp', epsilon: null },
  ] as const;
  for (const { mechanism, epsilon } of [...own, ...ofModes]) {
    const { replaced, unit, leakage } = promisedOf({ type, mechanism, epsilon });
    expect(leakage, mechanism).not.toEqual([]);
    expect(doc).toContain(leakage.map((line) => `- ${line}`).join('\n'));
    expect(doc).toContain(replaced);
    expect(doc).toContain(unit ?? '');
    expect([replaced, unit, ...leakage].join(' '), mechanism).not.toMatch(/\b(?:nois|encipher|encrypt)/i);
  }
});

test('noised types state a unit and a range of ε, others neither', () => {
  for (const { type, guarantee } of Object.values(entities)) {
    const noised = guarantee.mechanism === 'mldp' || guarantee.mechanism === 'date-shift';
    expect(guarantee.unit !== null, type).toBe(noised);
    expect(guarantee.epsilon !== null, type).toBe(noised);
  }
});
