import { expect, test } from '@playwright/test';
import { ProviderId } from '../../shared/domain/targets';
import { startCloud } from '../cloud';
import { launch, removeProfile } from './app';
import { inOneWindow } from './one-window';
import { ask, localModelReady, newChat, signIn, type } from './steps';

/** A chat with the model on this computer, beside a provider that could be asked. */

test('a chat with the local model stays on this computer, and says so', async () => {
  // Longer than all that is waited for in it together, as in those below.
  test.setTimeout(300_000);
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
    // No number is shown as if it were spent, and what is set is there to be looked up.
    const privacy = window.getByRole('complementary', { name: 'Privacy' });
    await expect(privacy).toContainText('So no ε is spent.');
    await expect(privacy.getByRole('slider')).toBeHidden();
    await expect(privacy).not.toContainText('Told about your numbers');
    await expect(window.locator('.header')).not.toContainText('ε');
    await privacy.getByText('How it is replaced').click();
    await expect(privacy.getByRole('slider')).toBeVisible();
    await type(window, 'Say hello to Maria Gonzalez.');
    await expect(privacy).not.toContainText('could still be guessed');
    await window.keyboard.press('Enter');
    const reply = window.getByRole('article', { name: 'SmolLM2 135M, restored on this computer' });
    await expect(reply.getByRole('button', { name: 'Answer again' })).toBeVisible({ timeout: 120_000 });

    // What was written here for this model alone goes to no other.
    await window.getByRole('button', { name: /^To/ }).click();
    await expect(window.getByText('so this chat stays')).toBeVisible();
    await expect(window.getByRole('menuitemradio', { name: 'test-model' })).toBeDisabled();
    await window.keyboard.press('Escape');

    // What it cannot keep in mind gets a sentence that says what to do.
    await ask(window, 'models.set', { contextSize: 2048 });
    await type(window, 'The old mill stands by the river and its wheel has not turned for many years. '.repeat(150));
    await window.keyboard.press('Enter');
    await expect(window.getByText('This message is longer than the local model keeps in mind.')).toBeVisible({
      timeout: 60_000,
    });
    expect(cloud.log.length).toBe(before);
    await window.getByRole('button', { name: 'What left this computer' }).click();
    await expect(window.getByText('Nothing was sent from this computer.')).toBeVisible();
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  }
});

test.describe('in one window', () => {
  const shared = inOneWindow();

  const chatHere = async (contextSize: number): Promise<void> => {
    const { window } = shared;
    await localModelReady(window);
    await ask(window, 'settings.set', { target: { provider: ProviderId.parse('local'), model: 'smollm2-135m' } });
    await ask(window, 'models.set', { contextSize });
    await newChat(window);
  };

  test('a chat with the local model is told instructions of its own, and shows what the model has forgotten', async () => {
    test.setTimeout(360_000);
    const { window } = shared;
    const menu = () => window.getByRole('button', { name: /^To/ }).click();
    const instructions = window.getByLabel('What the model is told before all else');
    const said = async (text: string): Promise<void> => {
      const ended = window.getByRole('button', { name: 'Answer again' });
      const before = await ended.count();
      await type(window, text);
      await window.keyboard.press('Enter');
      await expect(ended).toHaveCount(before + 1, { timeout: 120_000 });
    };
    await menu();
    await expect(window.getByRole('menuitem', { name: 'Instructions for this chat…' })).toBeHidden();
    await window.keyboard.press('Escape');
    await chatHere(512);
    await menu();
    await window.getByRole('menuitem', { name: 'Instructions for this chat…' }).click();
    await expect(instructions).toHaveValue('You are a helpful AI assistant.');
    await expect(window.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await instructions.fill('You are a pirate.');
    // Left without an answer, what was typed is there again.
    await window.keyboard.press('Escape');
    await expect(instructions).toBeHidden();
    await menu();
    await window.getByRole('menuitem', { name: 'Instructions for this chat…' }).click();
    await expect(instructions).toHaveValue('You are a pirate.');
    await window.getByRole('button', { name: 'Save' }).click();
    await menu();
    await expect(window.getByRole('menuitemradio', { name: 'test-model' })).toBeEnabled();
    await window.keyboard.press('Escape');

    await said(`Say hello. ${'The sea was grey. '.repeat(25)}`);
    await menu();
    // What was answered under them never leaves.
    await expect(window.getByRole('menuitemradio', { name: 'test-model' })).toBeDisabled();
    await window.getByRole('menuitem', { name: 'Instructions for this chat…' }).click();
    await expect(instructions).toHaveValue('You are a pirate.');
    await window.getByRole('button', { name: 'Reset' }).click();
    await window.getByRole('button', { name: 'Save' }).click();

    const line = window.getByText('The model no longer reads what is above this line.');
    await expect(line).toBeHidden();
    await said(`Say what is grey. ${'The sea was grey. '.repeat(52)}`);
    await expect(line).toBeVisible();
  });

  test('a reply of the local model is stopped, and goes on where it was', async () => {
    test.setTimeout(240_000);
    const { window, cloud } = shared;
    // Room for a reply that is stopped twice.
    await chatHere(8192);
    const replies = window.getByRole('article', { name: /restored on this computer/ });
    const written = () => replies.last().locator('.body').innerText();
    const stop = () => window.getByRole('button', { name: 'Stop', exact: true }).click();
    await type(window, 'Write a long story about a lighthouse keeper.');
    await window.keyboard.press('Enter');
    await expect
      .poll(async () => (await replies.count()) === 1 && (await written()).length > 60, { timeout: 60_000 })
      .toBe(true);
    await stop();
    await expect(window.getByText('The reply was stopped.')).toBeAttached();
    // It goes on where it was stopped, in its place.
    const begun = (await written()).split('\n')[0] ?? '';
    await replies.last().getByRole('button', { name: 'Continue' }).click();
    await expect.poll(async () => (await written()).length, { timeout: 60_000 }).toBeGreaterThan(begun.length + 80);
    await stop();
    await expect(replies.last().getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(replies).toHaveCount(1);
    expect(await written()).toContain(begun.slice(0, begun.lastIndexOf(' ')));
    expect(cloud.log.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
