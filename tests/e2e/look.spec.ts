import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import JSZip from 'jszip';
import { startCloud } from '../cloud';
import { launch, removeProfile, root } from './app';
import { ask, chooseMode, draft, newChat, send, sendButton, signIn, type } from './steps';

/** Pictures of the window for people to look at, and what axe has to say about it. */

const pictures = join(root, 'test-results', 'pictures');
const wide = { width: 1360, height: 820 };
const narrow = { width: 900, height: 600 };

/** A workbook with a hidden row and a hidden column. */
const hidingWorkbook = async (): Promise<Buffer> => {
  const zip = await JSZip.loadAsync(readFileSync(join(root, 'tests', 'documents', 'payroll.xlsx')));
  const sheet = 'xl/worksheets/sheet1.xml';
  const xml = (await zip.file(sheet)?.async('text')) ?? '';
  zip.file(
    sheet,
    xml
      .replace('<row r="3">', '<row r="3" hidden="1">')
      .replace('<sheetData>', '<cols><col min="3" max="3" hidden="1"/></cols><sheetData>'),
  );
  return zip.generateAsync({ type: 'nodebuffer' });
};

test('axe finds nothing, light and dark, wide and narrow', async () => {
  test.setTimeout(300_000);
  const cloud = await startCloud();
  const app = await launch();
  const { window } = app;
  const lookAt = async (name: string, size: typeof wide, theme: 'light' | 'dark'): Promise<void> => {
    await app.electron.evaluate(
      ({ BrowserWindow }, { width, height }) => BrowserWindow.getAllWindows()[0]?.setContentSize(width, height),
      size,
    );
    await window.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(window.locator('html')).toHaveAttribute('data-theme', theme);
    await window.screenshot({ path: join(pictures, `${name}-${size.width}-${theme}.png`) });
    // Electron has no second page for axe to work in.
    const found = await new AxeBuilder({ page: window }).setLegacyMode().analyze();
    expect(
      found.violations.map(
        ({ id, nodes }) => `${name} ${size.width} ${theme} ${id}: ${nodes.map((n) => n.html).join('\n')}`,
      ),
    ).toEqual([]);
  };
  const look = async (name: string): Promise<void> => {
    for (const size of [wide, narrow]) for (const theme of ['light', 'dark'] as const) await lookAt(name, size, theme);
  };
  /** The parts are those of the other screens: each colour once, each width once; all four with `LONG=1`. */
  const glance = async (name: string): Promise<void> => {
    if (process.env.LONG !== undefined) return look(name);
    await lookAt(name, wide, 'light');
    await lookAt(name, narrow, 'dark');
  };
  try {
    await expect(window.getByRole('heading')).toBeVisible();
    await look('first-run');
    await signIn(window, cloud);
    await look('empty');
    await window.getByRole('button', { name: /^Mode/ }).click();
    await glance('modes');
    await window.keyboard.press('Escape');
    await type(
      window,
      "I'm Maria Gonzalez, claim 00812-7741 with Blue Harbor Mutual. My salary is $84,500 and the bill is $6,200. What share of a month's pay is that?",
    );
    await send(window);
    await type(
      window,
      "Please write the appeal. Dr. Alan Whitfield at St. Mary's Hospital diagnosed me with type 2 diabetes in March 2019. Send copies to maria.gonzalez@inbox.org and call +33 6 12 34 56 78.",
    );
    await look('chat');
    // The title of a question as people ask it is whole beside the chips, also where there is little room.
    expect(await window.locator('.title > span').evaluate((title) => title.scrollHeight - title.clientHeight)).toBe(0);
    await window.keyboard.press('F8');
    await window.keyboard.press('Enter');
    await glance('finding');
    await window.keyboard.press('Escape');
    await newChat(window);
    await type(window, 'What share of a month’s pay is the bill of my insurer?');
    await send(window);
    await window.keyboard.press('Control+k');
    await expect(window.getByRole('group', { name: 'Like the open chat' })).toBeVisible();
    await glance('search');
    await window.keyboard.press('Escape');
    await window.keyboard.press('Control+,');
    await glance('settings');
    await window.getByRole('tab', { name: 'Your words' }).click();
    await window.getByLabel('Word, name or number').fill('Zephyr');
    await window.getByRole('button', { name: 'Add' }).click();
    await expect(window.getByRole('list', { name: 'Words that you protect' })).toContainText('Zephyr');
    await window.getByLabel('Word, name or number').fill('Orion');
    await window.getByRole('radio', { name: 'Keep' }).first().click();
    await window.getByRole('button', { name: 'Add' }).click();
    await expect(window.getByRole('list', { name: 'Words that you keep' })).toContainText('Orion');
    await glance('words');
    await window.getByRole('tab', { name: 'Providers' }).click();
    await window.getByRole('button', { name: 'Remove Test cloud' }).click();
    await expect(window.getByRole('alertdialog')).toContainText('Its key goes from the keychain too.');
    await glance('remove-provider');
    await window.getByRole('button', { name: 'Cancel' }).click();
    await expect(window.getByRole('article', { name: 'Test cloud' })).toBeVisible();
    await window.getByRole('button', { name: 'Add a provider' }).click();
    await expect(window.getByRole('button', { name: 'No key yet? Get one from Anthropic' })).toBeVisible();
    await glance('provider-form');
    await window.keyboard.press('Escape');

    await newChat(window);
    await window
      .getByLabel('Attach')
      .last()
      .setInputFiles({ name: 'payroll.xlsx', mimeType: '', buffer: await hidingWorkbook() });
    await expect(window.getByText(/^payroll\.xlsx hides row 3 of Payroll and column C of Payroll\./)).toBeVisible();
    await expect(draft(window)).not.toContainText('Adler');
    await window.keyboard.press('F2');
    await expect(window.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await glance('left-out');
    await window.keyboard.press('Escape');

    await newChat(window);
    await type(window, 'I have asthma. What helps at night?');
    await window.keyboard.press('F8');
    await window.keyboard.press('Enter');
    await window.locator('.popover').getByRole('radio', { name: 'Protect' }).click();
    await expect(window.locator('.note.about-other')).toBeVisible();
    await glance('about-other');
    await send(window);
    await glance('about-other-reply');

    await newChat(window);
    await ask(window, 'settings.set', { infer: 'always' });
    await type(window, 'Coming off a night shift on the ward I can hardly think. My husband takes metformin.');
    await sendButton(window).click();
    await expect(window.getByRole('alertdialog')).toBeVisible();
    await glance('guesses-before-sending');
    await window.keyboard.press('Escape');
    await lookAt('guesses', wide, 'light');
    await draft(window).click();
    await window.keyboard.insertText(' Thanks.');
    await expect(window.getByText('What would leave has changed since.')).toBeVisible();
    await glance('guesses-stale');
    await window.getByRole('button', { name: /open the privacy of this chat/ }).click();
    await expect(window.getByRole('dialog').getByRole('list', { name: 'What could still be guessed' })).toBeVisible();
    await lookAt('guesses-drawer', narrow, 'dark');
    await window.keyboard.press('Escape');
    await ask(window, 'settings.set', { infer: 'request' });

    await newChat(window);
    await type(
      window,
      'My salary is $84,500 a year, $7,042 a month. My doctor says the depression came back after the divorce.',
    );
    await chooseMode(window, 'Contextual');
    await window.getByText('An instruction goes along').click();
    await glance('contextual');
    await draft(window).focus();
    // Past the word to the amount.
    await window.keyboard.press('F8');
    await window.keyboard.press('F8');
    await window.keyboard.press('Enter');
    await window.getByText('How it changes').click();
    await glance('choices');
    await window.keyboard.press('Escape');
    await chooseMode(window, 'Blanket');
    await send(window);
    await window.getByRole('radio', { name: 'As sent' }).click();
    await glance('blanket-as-sent');
    await draft(window).click();
    await window.keyboard.insertText('王伟');
    await expect(window.getByRole('alert')).toBeVisible();
    await lookAt('refused', wide, 'light');
    await expect(window.getByText('This text was not looked through')).toBeVisible();
    await lookAt('refused', narrow, 'dark');
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  }
});
