import { expect, test } from '@playwright/test';
import { inOneWindow } from './one-window';
import { seen, type } from './steps';

/** What was typed in the settings and not saved; how the pane that is only read shows that it has the focus. */

const shared = inOneWindow();

test('what was typed in the settings is there again, and a key only until they are closed', async () => {
  const { window } = shared;
  const word = window.getByLabel('Word, name or number');
  const key = window.getByLabel('API key');
  const name = window.getByLabel('Name', { exact: true });
  const address = window.getByLabel('Address of a .gguf file on the hub');
  const tab = (title: string) => window.getByRole('tab', { name: title }).click();
  const add = window.getByRole('button', { name: 'Add a provider' });
  await window.keyboard.press('Control+,');
  await tab('Your words');
  await word.fill('Zephyr');
  await window.getByRole('radio', { name: 'Keep' }).first().click();
  await tab('Local models');
  await address.fill('https://example.org/a.gguf');
  await tab('Providers');
  await add.click();
  await window.getByRole('radio', { name: 'Google' }).click();
  await key.fill('sk-typed');
  await window.getByText('Name, address and models').click();
  await name.fill('Mine');

  await tab('Your words');
  await expect(word).toHaveValue('Zephyr');
  await expect(window.getByRole('radio', { name: 'Keep' }).first()).toBeChecked();
  await tab('Local models');
  await expect(address).toHaveValue('https://example.org/a.gguf');
  await tab('Providers');
  await expect(key).toHaveValue('sk-typed');
  await window.getByRole('button', { name: 'Back' }).click();
  await add.click();
  await expect(key).toHaveValue('sk-typed');
  await expect(window.getByRole('radio', { name: 'Google' })).toBeChecked();

  await window.keyboard.press('Escape');
  await window.keyboard.press('Control+,');
  await tab('Providers');
  await add.click();
  await expect(key).toHaveValue('');
  await expect(name).toBeVisible();
  await expect(name).toHaveValue('Mine');
  await window.keyboard.press('Escape');
});

test('the right pane shows by a ring that the keyboard came to it, and not that the mouse did', async () => {
  const { window } = shared;
  await type(window, 'Ask Maria Gonzalez about the mill by the river.');
  const ring = () => seen(window).evaluate((element) => getComputedStyle(element).outlineStyle);
  await seen(window)
    .getByText('mill')
    .dblclick({ position: { x: 40, y: 8 } });
  await expect(seen(window)).toBeFocused();
  expect(await ring()).toBe('none');
  await window.keyboard.press('Control+c');
  expect(await ring()).toBe('none');
  await window.keyboard.press('Shift+ArrowRight');
  await expect.poll(ring).toBe('solid');
  await window.keyboard.press('Escape');
  await window.getByRole('textbox', { name: 'You write' }).focus();
  await window.keyboard.press('Escape');
  await window.keyboard.press('Tab');
  await expect(seen(window)).toBeFocused();
  expect(await ring()).toBe('solid');
});
