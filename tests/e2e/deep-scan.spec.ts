import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Cloud, startCloud } from '../cloud';
import { type App, removeProfile, root } from './app';
import { launchScripted, type Script } from './scripted';
import { ask, draft, newChat, seen, send, sendButton, signIn, type } from './steps';

/** Deep scan, what could still be guessed, and two local chats at once, in the real window with a model that is able. */

const pictures = join(root, 'test-results', 'pictures');

const quotes = [
  { text: 'glass eye', kind: 'detail' },
  { text: 'Blue door', kind: 'detail' },
  { text: 'heron', kind: 'name' },
  { text: 'brass kettle', kind: 'detail' },
  { text: 'tin whistle', kind: 'secret' },
];

let cloud: Cloud;
let app: App & { script(script: Script): void };
const inPanel = (window: Page) => window.getByRole('complementary', { name: 'Privacy' });

const resize = async (width: number, height: number): Promise<void> => {
  await app.electron.evaluate(({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(...size), [
    width,
    height,
  ] as [number, number]);
  await expect.poll(() => app.window.evaluate(() => innerWidth)).toBe(width);
};

const look = async (name: string): Promise<void> => {
  for (const [width, height, theme] of [
    [1280, 820, 'light'],
    [720, 640, 'dark'],
  ] as const) {
    await resize(width, height);
    await app.window.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(app.window.locator('html')).toHaveAttribute('data-theme', theme);
    await app.window.screenshot({ path: join(pictures, `${name}-${width}-${theme}.png`) });
  }
  await resize(1280, 820);
  await app.window.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};

test.beforeAll(async () => {
  cloud = await startCloud();
  app = await launchScripted({ width: 1280, height: 820 });
  await signIn(app.window, cloud);
});
test.beforeEach(async () => {
  app.script({ quotes });
  const provider = (await ask(app.window, 'providers.list', undefined)).find(({ name }) => name === 'Test cloud');
  if (provider === undefined) throw new Error('nobody is signed in');
  const target = { provider: provider.id, model: 'test-model' };
  await ask(app.window, 'settings.set', { scan: 'request', infer: 'request', target });
  await newChat(app.window);
});
test.afterAll(async () => {
  await app.close();
  await cloud.close();
  removeProfile(app.profile);
});

test('a scan shows how far it is, is stopped, and what it finds stays whole, whatever is written behind it', async () => {
  const { window } = app;
  const panel = inPanel(window);
  app.script({ quotes, held: true });
  const tide = 'I keep a notebook of what the tide brings in, and which birds come when the wind turns north. ';
  await type(window, `I have a glass eye. ${tide.repeat(10)}They call our house Blue door. My glass eye is green.`);
  await panel.getByRole('button', { name: 'Scan', exact: true }).click();
  await expect(panel).toContainText('Reads part 1 of 2. You can go on writing.');
  await look('scan-reading');
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByRole('button', { name: 'Scan', exact: true })).toBeVisible();
  await expect(seen(window)).toContainText('glass eye');
  app.script({ quotes });
  await panel.getByRole('button', { name: 'Scan', exact: true }).click();
  // One of them stands there twice.
  await expect(panel).toContainText('Read to the end: 2 more found.');
  await expect(seen(window)).not.toContainText(/glass|eye|Blue|door/);
  await draft(window).click();
  await window.keyboard.press('Control+End');
  await window.keyboard.insertText(' My left eye itches, says the heron.');
  await expect(panel).toContainText('Read to the end: 3 more found.');
  await expect(seen(window)).toContainText('My left eye itches');
  await expect(seen(window)).not.toContainText(/glass|Blue|door|heron/);
  await look('scan-done');
});

test('who sends what is not read yet is asked: can wait for it, turn back, or send all the same', async () => {
  const { window } = app;
  const question = window.getByRole('alertdialog');
  const left = () => cloud.log.filter(({ method }) => method === 'POST').length;
  const before = left();
  await ask(window, 'settings.set', { scan: 'always' });
  app.script({ quotes, held: true });
  await type(window, 'We keep it in the brass kettle since the fair.');
  await sendButton(window).click();
  await expect(question).toContainText('Go on without the deep scan?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(draft(window)).toContainText('brass kettle');
  await sendButton(window).click();
  await question.getByRole('button', { name: 'Wait for it' }).click();
  await expect(window.getByText('The local model reads this text. You are told when it is done.')).toBeVisible();
  await look('unscanned-awaited');
  app.script({ quotes });
  await expect(window.getByText('Look at what the model will see, then send.')).toBeVisible();
  await expect(seen(window)).not.toContainText('brass kettle');
  expect(left()).toBe(before);
  app.script({ quotes, title: 'Kettle since the fair' });
  await send(window);
  // The title is the local model's: nothing more was sent for it.
  await expect(
    window.getByRole('region', { name: 'Today' }).getByRole('button', { name: 'Kettle since the fair' }),
  ).toBeVisible();
  expect(left()).toBe(before + 1);

  app.script({ quotes, held: true });
  await type(window, 'They call our house Blue door.');
  await sendButton(window).click();
  app.script({ quotes });
  // It was read while it was asked about.
  await expect(question).toContainText('The deep scan is done');
  await question.getByRole('button', { name: 'See what will leave' }).click();
  await expect(seen(window)).not.toContainText('Blue door');
  app.script({ quotes, held: true });
  await draft(window).click();
  await window.keyboard.press('Control+End');
  await window.keyboard.insertText(' The heron sleeps.');
  await expect(sendButton(window)).toHaveAttribute('aria-disabled', 'false');
  await sendButton(window).click();
  await question.getByRole('button', { name: 'Send now' }).click();
  await expect.poll(left).toBeGreaterThanOrEqual(before + 2);
  const bytes = cloud.bytes().toString('utf8');
  expect(bytes).toContain('The heron sleeps');
  expect(bytes).not.toMatch(/brass kettle|Blue door/);
});

test('what was dismissed for good stays so in another chat, and after a restart', async () => {
  const { window } = app;
  const panel = inPanel(window);
  await ask(window, 'settings.set', { scan: 'always' });
  await type(window, 'It lies in the brass kettle. We answer to the tin whistle.');
  await panel.getByRole('button', { name: 'Show brass kettle in the draft, found by the local model' }).click();
  // In a window without the panel it stands at the draft, above both texts.
  await resize(720, 640);
  const gap = () =>
    window.evaluate(() => {
      const [popover, texts] = ['.popover', '.panes'].map((which) =>
        document.querySelector(which)?.getBoundingClientRect(),
      );
      return (texts?.top ?? 0) - (popover?.bottom ?? 0);
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await expect.poll(gap).toBeLessThan(20);
  await resize(1280, 820);
  await window.locator('.popover').getByRole('button', { name: 'Keep it everywhere' }).click();
  const isKept = async (shown: Page): Promise<void> => {
    await expect(inPanel(shown)).toContainText('Read to the end: 1 more found.');
    await expect(seen(shown)).toContainText('brass kettle');
    await expect(seen(shown)).not.toContainText('tin whistle');
  };
  await isKept(window);
  await newChat(window);
  await type(window, 'The brass kettle stands beside the tin whistle.');
  await isKept(window);
  const { profile } = app;
  await app.close();
  app = await launchScripted({ profile, width: 1280, height: 820 });
  app.script({ quotes });
  await newChat(app.window);
  await type(app.window, 'The tin whistle fell into the brass kettle.');
  await isKept(app.window);
});

test('what a stranger could guess comes from the rules at once and from the model then, and one click protects its words', async () => {
  const { window } = app;
  const panel = inPanel(window);
  const guesses = [
    { attribute: 'place', guess: 'lives by the sea', certainty: 'likely', words: ['what the tide brings in'] },
    { attribute: 'place', guess: 'lives in Wales', certainty: 'likely', words: ['words that are not there'] },
  ];
  app.script({ guesses, held: true });
  await type(window, 'After my night shift on the ward I note what the tide brings in.');
  await panel.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(panel).toContainText('The local model is still reading…');
  await expect(panel).toContainText('works in a hospital or in care');
  app.script({ guesses });
  await expect(panel).toContainText('lives by the sea');
  await expect(panel).not.toContainText('Wales');
  await expect(panel).toContainText('from “tide brings”, says the local model');
  await look('guesses-read');
  await panel.getByRole('button', { name: 'Protect tide brings' }).click();
  await expect(seen(window)).not.toContainText('tide brings');
  await expect(panel).not.toContainText('lives by the sea');
});

test('two chats with the local model at once: the second waits, says so, and both are answered', async () => {
  const { window } = app;
  const toLocal = async (text: string): Promise<void> => {
    await window.getByRole('button', { name: /^To/ }).click();
    await window.getByRole('menuitemradio', { name: 'SmolLM2 135M' }).click();
    await window.keyboard.press('Escape');
    await type(window, text);
    await sendButton(window).click();
  };
  app.script({ reply: 'The moon pulls at the sea.', held: true });
  await toLocal('What makes the tide?');
  await expect(window.getByText('Waiting for the first word…')).toBeVisible();
  await newChat(window);
  await toLocal('What makes the tide turn?');
  await expect(window.getByText('Waits until the local model has written its reply in another chat…')).toBeVisible();
  await look('two-local-chats');
  app.script({ reply: 'The moon pulls at the sea.' });
  await expect(window.getByRole('article', { name: /restored/ })).toContainText('The moon pulls at the sea.');
  await window.getByRole('button', { name: 'What makes the tide?' }).click();
  await expect(window.getByRole('article', { name: /restored/ })).toContainText('The moon pulls at the sea.');
});

test('a model that finds too little says so, and reads nothing', async () => {
  const { window } = app;
  await window.keyboard.press('Control+,');
  await window.getByRole('tab', { name: 'Local models' }).click();
  await window.getByRole('article', { name: 'SmolLM2 135M' }).getByText('Details').click();
  app.script({ quotes: [] });
  await window.getByRole('button', { name: /^Measure/ }).click();
  await expect(window.getByText('too small for deep scan')).toBeVisible({ timeout: 30_000 });
  await look('models-too-small');
  await window.keyboard.press('Escape');
  app.script({ quotes });
  await type(window, 'We answer to the tin whistle.');
  const panel = inPanel(window);
  await expect(panel).toContainText('The local model is too small for this. A larger one can do it.');
  await expect(panel.getByRole('button', { name: 'Scan', exact: true })).toBeHidden();
  await expect(seen(window)).toContainText('tin whistle');
  await look('scan-too-small');
});
