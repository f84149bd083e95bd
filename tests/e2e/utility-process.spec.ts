import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { launch, removeProfile, root } from './app';
import { bundle } from './bundle';

const bundled = join(root, 'test-results', 'utility');

test.beforeAll(() => {
  const folder = join(root, 'tests', 'e2e', 'utility');
  return bundle({ probe: join(folder, 'probe.ts'), engine: join(folder, 'engine.ts') }, bundled);
});

test('an engine in a utilityProcess answers, asks main back, and is restarted when it is killed', async () => {
  const app = await launch();
  try {
    const seen = await app.electron.evaluate(async (_electron, folder) => {
      const { probe } = (process.mainModule as NodeJS.Module).require(
        `${folder}/probe.js`,
      ) as typeof import('./utility/probe');
      return probe(`${folder}/engine.js`);
    }, bundled);
    expect(seen.restarts).toBe(1);
    for (const [index, name] of ['settings.get', 'conversations.list'].entries()) {
      const answer = seen.answers[index];
      expect(answer).toMatchObject({ ok: true, value: { secret: `secret of ${name}` } });
    }
    // It is given no more of the environment than it needs.
    const variables = (seen.answers[0] as { value: { variables: string[] } }).value.variables;
    expect(variables).not.toContain('HOME');
    expect(variables).not.toContain('PALIMPSEST_PROFILE');
  } finally {
    await app.close();
    removeProfile(app.profile);
  }
});
