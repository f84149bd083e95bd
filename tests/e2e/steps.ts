import { expect, type Locator, type Page } from '@playwright/test';
import type { PalimpsestApi, RequestInput, RequestName, RequestOutput } from '../../shared/ipc';
import type { Result } from '../../shared/result';
import type { Cloud } from '../cloud';

/** What a person does in the window, by role and name. */

/** The bridge as the page has it. */
declare global {
  interface Window {
    palimpsest: PalimpsestApi;
  }
}

/** A request through the real bridge, as the window makes it. */
export const ask = async <N extends RequestName>(
  window: Page,
  name: N,
  input: RequestInput<N>,
): Promise<RequestOutput<N>> => {
  const answer = (await window.evaluate(
    ([n, i]) => globalThis.window.palimpsest.request(n as 'journal.list', i as undefined),
    [name, input] as const,
  )) as Result<unknown>;
  if (!answer.ok) throw new Error(`${name}: ${answer.error.code} ${answer.error.detail ?? ''}`);
  return answer.value as RequestOutput<N>;
};

export type CloudKind = 'openai' | 'anthropic' | 'google' | 'openai-compatible';

/** Sets up a provider at the cloud that stands in, makes it the default, and leaves the first-run screen. */
export const signIn = async (window: Page, cloud: Cloud, kind: CloudKind = 'openai-compatible'): Promise<void> => {
  const provider = await ask(window, 'providers.save', {
    kind,
    name: 'Test cloud',
    baseUrl: cloud.url,
    models: ['test-model'],
    key: 'sk-test-0123456789',
  });
  await ask(window, 'settings.set', { onboarded: true, target: { provider: provider.id, model: 'test-model' } });
  await window.reload();
  await expect(draft(window)).toBeVisible();
  await newChat(window);
};

/** Waits for the model on this computer. */
export const localModelReady = (window: Page): Promise<void> =>
  expect
    .poll(async () => (await ask(window, 'models.list', undefined)).some(({ status }) => status === 'ready'), {
      timeout: 60_000,
    })
    .toBe(true);

/** Opens an empty chat, and waits until it is stored: until then the chat before is what a failure leads back to. */
export const newChat = async (window: Page): Promise<void> => {
  const ids = async () => (await ask(window, 'conversations.list', undefined)).map(({ id }) => id);
  const before = await ids();
  // Right behind a reload the window may not listen for keys yet.
  await expect(async () => {
    await window.keyboard.press('Control+n');
    await expect.poll(async () => (await ids()).some((id) => !before.includes(id)), { timeout: 4000 }).toBe(true);
  }).toPass();
  await expect(draft(window)).toBeFocused();
};

export const draft = (window: Page): Locator => window.getByRole('textbox', { name: 'You write' });
export const seen = (window: Page): Locator => window.getByRole('textbox', { name: 'The model will see' });
export const sendButton = (window: Page): Locator => window.getByRole('button', { name: 'Send', exact: true });

/** Types and waits until the right pane has caught up, with the names. */
export const type = async (window: Page, text: string): Promise<string> => {
  await draft(window).click();
  await window.keyboard.insertText(text);
  await expect(sendButton(window)).toHaveAttribute('aria-disabled', 'false');
  await expect(window.getByText(/^reading names/)).toBeHidden();
  return seen(window).innerText();
};

/** Sends and waits until the reply is complete. */
export const send = async (window: Page): Promise<Locator> => {
  // One that failed is named after its author alone.
  const replies = window.locator('article.assistant');
  const before = await replies.count();
  await sendButton(window).click();
  await expect(replies).toHaveCount(before + 1);
  await expect(sendButton(window)).toBeVisible();
  return replies.last();
};

/** Chooses how the open chat is sanitized. */
export const chooseMode = async (window: Page, mode: string): Promise<void> => {
  await window.getByRole('button', { name: /^Mode/ }).click();
  await window
    .getByRole('menuitemradio')
    .filter({ has: window.locator('b', { hasText: mode }) })
    .click();
  await expect(window.getByRole('button', { name: `Mode ${mode}` })).toBeVisible();
};

/** Moves the conversation's ε slider by keyboard. */
export const setEpsilon = async (window: Page, epsilon: number): Promise<void> => {
  const slider = window.getByRole('slider', { name: 'Amounts, ages and dates' });
  await slider.focus();
  await slider.press(epsilon > 2.5 ? 'End' : 'Home');
  const from = epsilon > 2.5 ? 5 : 0.1;
  for (let step = 0; step < Math.round(Math.abs(epsilon - from) * 10); step += 1) {
    await slider.press(epsilon > 2.5 ? 'ArrowLeft' : 'ArrowRight');
  }
  await expect(slider).toHaveAttribute('aria-valuenow', String(epsilon));
  await expect(sendButton(window)).toBeVisible();
};
