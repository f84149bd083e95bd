import { randomBytes } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { tinyModel } from '../unit/models/gguf';
import { type App, launch, newProfile, removeProfile, root, testModels } from './app';
import { ask, draft } from './steps';

/** The page of local models in the real window, with the real small model. */

const pictures = join(root, 'test-results', 'pictures');
const name = 'smollm2-135m.gguf';

let app: App;
let folder = '';
const open = async (window: Page): Promise<void> => {
  await ask(window, 'settings.set', { onboarded: true });
  await window.reload();
  await expect(draft(window)).toBeVisible();
  await window.keyboard.press('Control+,');
  await window.getByRole('tab', { name: 'Local models' }).click();
};
/** The next file or folder that the system's dialog answers with. */
const chooseInDialog = (path: string): Promise<void> =>
  app.electron.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = (() => Promise.resolve({ canceled: false, filePaths: [chosen] })) as never;
  }, path);

const start = async (profile = newProfile()): Promise<Page> => {
  app = await launch({ profile, env: { PALIMPSEST_MODELS: join(folder, 'models') } });
  return app.window;
};

test.beforeEach(() => {
  // Beside the cached model, so that a link to it is no copy.
  folder = mkdtempSync(join(testModels, '..', 'e2e-'));
  mkdirSync(join(folder, 'models'));
});
test.afterEach(async () => {
  await app.close();
  removeProfile(app.profile);
  rmSync(folder, { recursive: true, force: true });
});

/** Each theme in each width with `LONG=1`, else each once. */
const look = async (window: Page, picture: string): Promise<void> => {
  for (const [width, height, usual] of [
    [1360, 820, 'light'],
    [900, 640, 'dark'],
  ] as const) {
    for (const theme of process.env.LONG === undefined ? [usual] : (['light', 'dark'] as const)) {
      await app.electron.evaluate(
        ({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h),
        [width, height] as const,
      );
      await window.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await expect(window.locator('html')).toHaveAttribute('data-theme', theme);
      await window.screenshot({ path: join(pictures, `${picture}-${width}-${theme}.png`) });
      const found = await new AxeBuilder({ page: window }).setLegacyMode().analyze();
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual(
        [],
      );
    }
  }
};

test('a file of one’s own is recognised, measured, used, unloaded and moved', async () => {
  test.setTimeout(300_000);
  const window = await start();
  const own = join(folder, 'my-model.gguf');
  linkSync(join(testModels, name), own);
  await open(window);
  await expect(window.getByText(/This computer: .* of memory/)).toBeVisible();
  await chooseInDialog(own);
  await window.getByRole('button', { name: 'Choose a file…' }).click();
  const card = window.getByRole('article', { name: 'SmolLM2 135M' });
  // It is the one that the app offers, by its hash.
  await expect(card).toContainText(/ready|not tried yet/, { timeout: 60_000 });
  await card.getByText('Details').click();
  await expect(card).toContainText(own);
  await expect(card).toContainText('Q4_1');
  await card.getByRole('button', { name: /^Measure/ }).click();
  await expect(card).toContainText(/Measured: ready in .* words a second/, { timeout: 120_000 });
  await expect(card).toContainText('in memory');
  await look(window, 'models');

  await card.getByRole('button', { name: 'Free the memory of SmolLM2 135M' }).click();
  await expect(card).not.toContainText('in memory');
  await card.getByRole('button', { name: 'Remove' }).click();
  // The file is the user's: only the entry goes.
  await expect(window.getByRole('alertdialog')).toContainText('Its file stays where it is');
  await look(window, 'models-remove');
  await window.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  // Put away among the others.
  await expect(card).toHaveCount(0);
  expect(existsSync(own)).toBe(true);
});

test('what is no model, and an address that proves nothing, get a sentence', async () => {
  const window = await start();
  await open(window);
  const encoder = join(folder, 'encoder.gguf');
  writeFileSync(encoder, tinyModel('Encoder', Buffer.alloc(4096), { architecture: 'bert' }));
  await chooseInDialog(encoder);
  await window.getByRole('button', { name: 'Choose a file…' }).click();
  await expect(window.getByText('This model cannot answer')).toBeVisible();
  // Whole by its header, and nothing that llama.cpp loads.
  const refused = join(folder, 'refused.gguf');
  const model = readFileSync(join(testModels, name));
  model.write('blk.0.attn_z', model.indexOf('blk.0.attn_q'));
  writeFileSync(refused, model);
  await chooseInDialog(refused);
  await window.getByRole('button', { name: 'Choose a file…' }).click();
  const card = window.getByRole('article', { name: 'SmolLM2 135M' }).filter({ hasText: 'your own' });
  await expect(card).toContainText('not tried yet', { timeout: 60_000 });
  await expect(card.getByText('ready', { exact: true })).toBeHidden();
  await window.getByRole('button', { name: 'Choose a file…' }).click();
  await expect(window.getByText('This file is in the list already.')).toBeVisible();
  await card.getByText('Details').click();
  await card.getByRole('button', { name: /^Measure/ }).click();
  await expect(card).toContainText(/could not be loaded by llama\.cpp.*tensor/, { timeout: 60_000 });
  await expect(card.getByText('ready', { exact: true })).toBeHidden();
  await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible();
  // The card that stands first now is another one.
  await expect(window.locator('details[open]')).toHaveCount(1);
  await expect(card.locator('details')).toHaveAttribute('open');
  expect((await ask(window, 'providers.list', undefined)).find(({ kind }) => kind === 'local')?.models).toEqual([]);
  await look(window, 'models-refused-by-llama');

  const text = join(folder, 'text.gguf');
  writeFileSync(text, 'This is no model.');
  await chooseInDialog(text);
  await window.getByRole('button', { name: 'Choose a file…' }).click();
  await expect(window.getByText('it is not in the GGUF format')).toBeVisible();
  const cut = join(folder, 'cut.gguf');
  writeFileSync(cut, readFileSync(join(testModels, name)).subarray(0, 50_000_000));
  await chooseInDialog(cut);
  await window.getByRole('button', { name: 'Choose a file…' }).click();
  await expect(window.getByText('its end is missing')).toBeVisible();

  const server = createServer((_request, response) => response.writeHead(200, { 'content-length': 4 }).end('GGUF'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = window.getByLabel('Address of a .gguf file on the hub');
  await address.fill(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x.gguf`);
  await address.press('Enter');
  await expect(window.getByText('publishes no fingerprint')).toBeVisible();
  await address.fill('http://example.org/x.gguf');
  await address.press('Enter');
  await expect(window.getByText('There is no model file at this address.')).toBeVisible();
  await look(window, 'models-refused');
  server.close();
});

test('the models move to another folder, and how they run can be changed', async () => {
  linkSync(join(testModels, name), join(folder, 'models', name));
  const window = await start();
  await open(window);
  const card = window.getByRole('article', { name: 'SmolLM2 135M' });
  await expect(card).toContainText(/ready|not tried yet/, { timeout: 60_000 });
  await window.getByText('How models run').click();
  await window.getByLabel('Longest text it keeps in mind').selectOption({ label: '2,048 tokens, about 1,500 words' });
  await window.getByLabel('Leaves memory when unused').selectOption({ label: 'Never' });
  // A failure is said where the button is, and goes when it is read.
  await chooseInDialog('/proc/nowhere');
  await window.getByRole('button', { name: 'Move…' }).click();
  const failed = window.getByRole('dialog').getByRole('alert');
  await expect(failed).toContainText('could not be written there');
  await look(window, 'models-not-moved');
  await failed.getByRole('button', { name: 'Dismiss' }).click();
  await expect(failed).toBeHidden();
  const target = join(folder, 'elsewhere');
  mkdirSync(target);
  await chooseInDialog(target);
  await window.getByRole('button', { name: 'Move…' }).click();
  await expect(window.getByText(target, { exact: true })).toBeVisible();
  expect(readdirSync(target).sort()).toEqual(['known.json', name]);
  expect(readdirSync(join(folder, 'models'))).toEqual([]);
  await expect(card).toContainText(/ready|not tried yet/);
  await look(window, 'models-options');
  await app.close();
  await start(app.profile);
  expect(await ask(app.window, 'models.settings', undefined)).toMatchObject({
    contextSize: 2048,
    idleMinutes: null,
    folder: target,
  });
  expect((await ask(app.window, 'models.list', undefined))[0]).toMatchObject({ status: 'ready' });
});

test('a download that is not the file it should be says so until it is dismissed, and a way that is closed is named', async () => {
  const body = randomBytes(4000);
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-length': body.length }).end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const offered = (id: string, title: string, url: string) => ({
    id,
    name: title,
    bytes: body.length,
    sha256: 'b'.repeat(64),
    licence: 'mit',
    licenceUrl: null,
    languages: ['en'],
    parameters: 30_000_000,
    quantisation: null,
    contextLength: 512,
    memory: { fixed: 1e8, perToken: 10 },
    sources: [{ url }],
  });
  const custom = [
    offered('own-wrong', 'Wrong file', `http://127.0.0.1:${port}/x.gguf`),
    offered('own-closed', 'Closed way', 'http://127.0.0.1:9/x.gguf'),
  ];
  writeFileSync(join(folder, 'models', 'known.json'), JSON.stringify({ models: {}, custom }));
  const window = await start();
  await open(window);
  await window.getByText('Other models').click();
  const wrong = window.getByRole('article', { name: 'Wrong file' });
  const closed = window.getByRole('article', { name: 'Closed way' });
  for (const card of [wrong, closed]) await card.getByRole('button', { name: 'Download' }).click();
  await expect(wrong).toContainText('is not the one it should be');
  await expect(window.getByText('Closed way cannot be reached from here.')).toBeVisible();
  // In sight, without opening anything.
  await window.keyboard.press('Escape');
  await window.keyboard.press('Control+,');
  await window.getByRole('tab', { name: 'Local models' }).click();
  await expect(wrong.getByRole('alert')).toBeVisible();
  await look(window, 'models-wrong-file');
  await wrong.getByRole('button', { name: 'Dismiss' }).click();
  await expect(wrong.getByRole('alert')).toBeHidden();
  server.close();
});
