import { expect, type Page, test } from '@playwright/test';
import { startCloud } from '../cloud';
import { launch, removeProfile } from './app';
import { draft, seen, send, sendButton, signIn, type } from './steps';

/** The five modes in the window: what the right pane shows is what leaves, with the instruction that belongs to it. */

const text = "I'm Maria Gonzalez. My doctor says the depression came back after the divorce. My salary is $84,500.";

const choose = async (window: Page, mode: string, ready = true): Promise<void> => {
  await window.getByRole('button', { name: /^Mode/ }).click();
  await window
    .getByRole('menuitemradio')
    .filter({ has: window.locator('b', { hasText: mode }) })
    .click();
  await expect(window.getByRole('button', { name: `Mode ${mode}` })).toBeVisible();
  if (ready) await expect(sendButton(window)).toHaveAttribute('aria-disabled', 'false');
};

/** What the right pane shows once it has caught up with the mode. */
const shownIn = async (window: Page, mode: string, has: RegExp): Promise<string> => {
  await choose(window, mode);
  await expect(seen(window)).toHaveText(has);
  return seen(window).innerText();
};

test('each mode shows what leaves, and what its number is worth', async () => {
  const cloud = await startCloud();
  const app = await launch();
  const { window } = app;
  try {
    await signIn(window, cloud);
    await type(window, text);
    const privacy = window.getByRole('complementary', { name: 'Privacy' });

    const redacted = await shownIn(window, 'Redact', /\[PERSON_1\]/);
    expect(redacted).toContain('[MONEY_1]');
    await expect(privacy.getByRole('slider')).toHaveCount(0);

    const contextual = await shownIn(window, 'Contextual', /^(?!.*depression)/);
    expect(contextual).not.toContain('Maria');
    await expect(privacy.getByRole('slider', { name: 'Nearness of words' })).toBeVisible();
    await expect(privacy).toContainText(/words? (is|are) replaced, each by one of about \d+ near words/);

    await choose(window, 'Task-aware');
    await expect(privacy).toContainText('No model has read the draft');

    const blanket = await shownIn(window, 'Blanket', /^(?!.*\$84,500).*\S/);
    expect(blanket.length).toBe(text.length);
    await expect(privacy).toContainText('Each character changes with a chance of');
    await window.getByText('An instruction goes along').click();
    await send(window);
    const body = cloud.log.at(-1)?.body ?? '';
    expect(body).toContain(JSON.stringify(blanket).slice(1, -1));
    // A character stays by chance, a sentence hardly ever.
    expect(body).not.toContain('the depression came back after the divorce');
    // The instruction went along, and the journal of the window says so.
    await window.getByRole('radio', { name: 'As sent' }).first().click();
    await expect(window.getByText('Sent along to the model:')).toBeVisible();
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  }
});

test('a text that Blanket cannot scramble is refused in words, and nothing leaves', async () => {
  const cloud = await startCloud();
  const app = await launch();
  const { window } = app;
  try {
    await signIn(window, cloud);
    await choose(window, 'Blanket', false);
    await draft(window).click();
    await window.keyboard.insertText('Ich heiße 王伟.');
    await expect(window.getByRole('alert')).toBeVisible();
    await expect(sendButton(window)).toHaveAttribute('aria-disabled', 'true');
    expect(cloud.log.filter(({ body }) => body.includes('messages'))).toEqual([]);
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  }
});

test('a linked number keeps its sum in what leaves; taken apart it has noise of its own', async () => {
  const cloud = await startCloud();
  const app = await launch();
  const { window } = app;
  try {
    await signIn(window, cloud);
    const sanitized = await type(window, 'My salary is $84,500 a year, which is $7,042 a month.');
    const amounts = (shown: string): number[] =>
      (shown.match(/\d[\d,]*/g) ?? []).map((n) => Number(n.replace(',', '')));
    const [year = 0, month = 0] = amounts(sanitized);
    expect(Math.abs(year / 12 - month)).toBeLessThanOrEqual(0.5);
    await window.getByRole('button', { name: 'Take apart $7,042' }).click();
    await expect(window.getByRole('button', { name: 'Link $7,042' })).toBeVisible();
    await window.getByRole('button', { name: 'Link $7,042' }).click();
    await expect(window.getByRole('button', { name: 'Take apart $7,042' })).toBeVisible();
    expect(amounts(await seen(window).innerText())).toEqual([year, month]);
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  }
});

test('a word of one’s own is protected in every chat, until it is forgotten', async () => {
  const cloud = await startCloud();
  const app = await launch();
  const { window } = app;
  try {
    await signIn(window, cloud);
    await type(window, 'The Zephyr launch slips.');
    await window.keyboard.press('Control+,');
    await window.getByRole('tab', { name: 'Your words' }).click();
    await window.getByLabel('Word, name or number').fill('Zephyr');
    await window.getByLabel('It is a').selectOption('ORGANIZATION');
    await window.getByRole('button', { name: 'Add' }).click();
    await expect(window.getByRole('list', { name: 'Your words' })).toContainText('Zephyr');
    await window.keyboard.press('Escape');
    await expect(seen(window)).not.toContainText('Zephyr');
    await window.keyboard.press('Control+,');
    await window.getByRole('tab', { name: 'Your words' }).click();
    await window.getByRole('button', { name: 'Forget Zephyr' }).click();
    await window.keyboard.press('Escape');
    await expect(seen(window)).toContainText('Zephyr');
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  }
});
