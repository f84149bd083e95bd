import { expect, test, vi } from 'vitest';

/** An entity and its recogniser that import one another are undefined to whoever comes first: each door is tried. */
const doors: Readonly<Record<string, () => Promise<unknown>>> = {
  detect: () => import('../../../main/engine/privacy/detect'),
  entities: () => import('../../../main/engine/privacy/entities'),
  sanitize: () => import('../../../main/engine/privacy/sanitize'),
  restore: () => import('../../../main/engine/privacy/restore'),
};

test.each(Object.keys(doors))('every recogniser is there when %s is imported first', async (door) => {
  vi.resetModules();
  await doors[door]?.();
  const { entities } = await import('../../../main/engine/privacy/entities');
  for (const { type, recognise } of Object.values(entities))
    expect(recognise === null || typeof recognise === 'function', type).toBe(true);
});
