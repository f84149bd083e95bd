import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startCloud } from '../cloud';
import { launch, removeProfile } from './app';
import { ask, send, type } from './steps';

test('a newcomer connects a provider, with a wrong key first, and gets an answer', async () => {
  const cloud = await startCloud();
  const app = await launch();
  const { window } = app;
  try {
    await window.getByRole('button', { name: /A provider I have a key for/ }).click();
    await window.getByRole('radio', { name: 'Anthropic' }).click();
    await window.getByLabel('API key').fill('sk-wrong');
    await window.getByText('Name, address and models').click();
    await window.getByLabel(/^Address/).fill(cloud.url);
    cloud.script({ kind: 'status', status: 401 });
    await window.getByRole('button', { name: 'Save and test' }).click();
    await expect(window.getByText('The provider refused the key.')).toBeVisible();

    await window.getByLabel('API key').fill('sk-right');
    await window.getByRole('button', { name: 'Save and test' }).click();
    await type(window, 'I am Maria Gonzalez.');
    await expect(await send(window)).toContainText('Maria Gonzalez');
    expect(cloud.bytes().toString('utf8')).not.toContain('Gonzalez');
    // The key never comes back to the window.
    expect(JSON.stringify(await ask(window, 'providers.list', undefined))).not.toContain('sk-right');
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  }
});

test('a newcomer without a key downloads the small model, checked, and gets an answer', async () => {
  test.setTimeout(240_000);
  const models = mkdtempSync(join(tmpdir(), 'palimpsest-models-'));
  const app = await launch({ env: { PALIMPSEST_MODELS: models } });
  const { window } = app;
  try {
    await window.getByRole('button', { name: /A model on this computer/ }).click();
    const small = window.getByRole('article', { name: 'SmolLM2 135M' });
    await window.getByText('Other models').click();
    await expect(small).toContainText('Apache-2.0');
    await small.getByRole('button', { name: /^Download/ }).click();
    await small.getByRole('button', { name: 'Pause' }).click();
    // Before the first byte there is nothing to resume: it starts again.
    await small.getByRole('button', { name: /^(Resume|Download)/ }).click();
    await expect(small).toContainText(/of 98 MB|checking|ready|not tried yet/);
    await window.getByRole('button', { name: 'Start', exact: true }).click({ timeout: 180_000 });
    await type(window, 'Say hello.');
    await expect(await send(window)).toContainText(/\w/);
  } finally {
    await app.close();
    removeProfile(app.profile);
    rmSync(models, { recursive: true });
  }
});
