import { expect, test } from '@playwright/test';
import { startCloud } from '../cloud';
import { launch, removeProfile } from './app';
import { ask, localModelReady, newChat, signIn, type } from './steps';

/** A chat with the model on this computer, beside a provider that could be asked. */

test('a chat with the local model stays on this computer, and says so', async () => {
  test.setTimeout(180_000);
  const cloud = await startCloud();
  const app = await launch();
  const { window } = app;
  try {
    await signIn(window, cloud);
    await localModelReady(window);
    await type(window, 'Say hello.');
    await expect(window.getByText('nothing else is sent')).toBeVisible();
    await window.getByRole('button', { name: /^To/ }).click();
    await window.getByRole('menuitemradio', { name: 'SmolLM2 135M' }).click();
    await expect(window.getByText('stays on this computer')).toBeVisible();
    await window.keyboard.press('Escape');
    const before = cloud.log.length;
    await newChat(window);
    await expect(window.getByText('This model runs on this computer, so nothing leaves it.')).toBeVisible();
    await expect(window.getByText('before anything leaves this computer')).toBeHidden();
    await type(window, 'Say hello to Maria Gonzalez.');
    await window.keyboard.press('Enter');
    const reply = window.getByRole('article', { name: 'SmolLM2 135M, restored on this computer' });
    await expect(reply.getByRole('button', { name: 'Answer again' })).toBeVisible({ timeout: 120_000 });

    // What it cannot keep in mind gets a sentence that says what to do.
    await ask(window, 'models.set', { contextSize: 2048 });
    await type(window, 'The old mill stands by the river and its wheel has not turned for many years. '.repeat(150));
    await window.keyboard.press('Enter');
    await expect(window.getByText('This message is longer than the local model keeps in mind.')).toBeVisible({
      timeout: 60_000,
    });
    expect(cloud.log.length).toBe(before);
    await window.getByRole('button', { name: 'What left this computer' }).click();
    await expect(window.getByText('Nothing has left this computer.')).toBeVisible();
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  }
});
