import { expect, test } from 'vitest';
import { entities } from '../../../main/engine/privacy/entities';
import { modeGuarantees } from '../../../main/engine/privacy/modes/guarantees';
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

test('noised types state a unit and a range of ε, others neither', () => {
  for (const { type, guarantee } of Object.values(entities)) {
    const noised = guarantee.mechanism === 'mldp' || guarantee.mechanism === 'date-shift';
    expect(guarantee.unit !== null, type).toBe(noised);
    expect(guarantee.epsilon !== null, type).toBe(noised);
  }
});
