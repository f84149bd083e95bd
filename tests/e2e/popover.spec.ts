import { expect, type Page, test } from '@playwright/test';
import { startCloud } from '../cloud';
import { removeProfile } from './app';
import { launchScripted } from './scripted';
import { draft, newChat, seen, signIn, type } from './steps';

/** What tells of a finding stands beside it, also in a small window. */

const mill = 'The old mill stands by the river.\n';
const text = `${mill.repeat(3)}I earn $84,500 a year. My doctor Alan Bartholomew Whitfield-Montgomery says 82 kg.\n${mill.repeat(9)}My sister Clara earns $92,000.\n${mill.repeat(4)}`;

/** Whether the popover is whole in the window, and beside the word that it tells of. */
const stands = async (window: Page): Promise<{ whole: boolean; beside: boolean }> =>
  window.evaluate(() => {
    const box = document.querySelector('.popover')?.getBoundingClientRect();
    const marks = [...document.querySelectorAll('.pane:not(.see) .twin')].map((mark) => mark.getBoundingClientRect());
    if (box === undefined || marks.length === 0) return { whole: false, beside: false };
    const apart = (mark: DOMRect): boolean =>
      mark.bottom <= box.top || mark.top >= box.bottom || mark.right <= box.left || mark.left >= box.right;
    return { whole: box.top >= 0 && box.bottom <= innerHeight, beside: marks.every(apart) };
  });

test('the popover of a finding is whole, never covers its word, and keeps what the local model found everywhere', async () => {
  test.setTimeout(180_000);
  const cloud = await startCloud();
  const app = await launchScripted({ width: 900, height: 640 });
  const { window } = app;
  const popover = window.locator('.popover');
  try {
    await signIn(window, cloud);
    await type(window, text);
    await draft(window).focus();
    await window.keyboard.press('Control+Home');
    const count = await window.locator('.pane.see [data-finding]').count();
    expect(count).toBeGreaterThan(1);
    for (let steps = 1; steps <= 4; steps += 1) {
      for (let step = 0; step < steps; step += 1) await window.keyboard.press('F8');
      await window.keyboard.press('Enter');
      await expect(popover).toBeVisible();
      const more = popover.getByText('How it changes');
      if (await more.isVisible()) await more.click();
      await expect.poll(() => stands(window)).toEqual({ whole: true, beside: true });
      await window.keyboard.press('Escape');
      await expect(popover).toBeHidden();
      await window.keyboard.press('Control+Home');
    }

    await window.locator('.counts').getByRole('button').click();
    await expect(window.getByRole('dialog').getByRole('heading').nth(1)).toHaveText('Found in this prompt');
    await window.getByRole('dialog').getByRole('button', { name: 'Show $92,000 in the draft' }).click();
    await expect(popover).toContainText('$92,000');
    await expect(window.getByRole('dialog', { name: 'Privacy' })).toBeHidden();
    await expect.poll(() => stands(window)).toEqual({ whole: true, beside: true });
    // It goes with the word.
    await window.locator('.pane:not(.see) .cm-scroller').evaluate((scroller) => scroller.scrollBy(0, -40));
    await expect.poll(() => stands(window)).toEqual({ whole: true, beside: true });
    await popover.getByText('What is promised').click();
    await expect(popover).toContainText(
      /A value near it is drawn.* 9 times in 10 the model sees \$92,000 as something/,
    );
    await expect(popover.getByRole('listitem').first()).toBeHidden();
    await popover.getByText('What is still learnt of it').click();
    await expect(popover).toContainText('Unit of distance: one step of 2 %');
    await expect(popover.getByRole('listitem').filter({ hasText: 'sign and zero' })).toBeVisible();
    await expect.poll(() => stands(window)).toEqual({ whole: true, beside: true });
    await window.keyboard.press('Escape');

    // What only the model knows is marked as its own; kept everywhere it is listed, until it is forgotten.
    app.script({ quotes: [{ text: 'bramble', kind: 'name' }] });
    await newChat(window);
    await type(window, 'Everybody here calls me bramble.');
    await expect(seen(window)).toContainText('bramble');
    await window.getByRole('button', { name: /open the privacy of this chat/ }).click();
    const drawer = window.getByRole('dialog', { name: 'Privacy' });
    await drawer.getByRole('button', { name: 'Scan', exact: true }).click();
    await expect(drawer.getByText('found by the local model')).toBeVisible();
    await drawer.getByRole('button', { name: 'Show bramble in the draft, found by the local model' }).click();
    await expect(seen(window)).not.toContainText('bramble');
    await expect(window.locator('.pane:not(.see) mark.by-model')).toHaveAttribute('title', 'found by the local model');
    await expect(window.getByText('1 by the local model')).toBeVisible();
    await expect(popover).toContainText('Found by the local model: ');
    await expect.poll(() => stands(window)).toEqual({ whole: true, beside: true });
    await expect(popover).toContainText('Sent as it is, in every chat.');
    await popover.getByRole('button', { name: 'Keep it everywhere' }).click();
    await expect(seen(window)).toContainText('bramble');
    await window.keyboard.press('Control+,');
    await window.getByRole('tab', { name: 'Your words' }).click();
    await expect(window.getByRole('list', { name: 'Words that you keep' })).toContainText(
      /bramble .*found by the local model/,
    );
    await window.getByRole('button', { name: 'Forget bramble' }).click();
    await window.keyboard.press('Escape');
    await expect(seen(window)).not.toContainText('bramble');
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  }
});
