import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Answer, type Cloud, startCloud } from '../cloud';
import { type App, launch, newProfile, removeProfile, testModels } from './app';
import { ask, draft, newChat, seen, send, sendButton, signIn, type } from './steps';

/** Each thing that can go wrong ends in one clear sentence, the draft kept, nothing unsanitized sent. */

let cloud: Cloud;
let app: App;

test.describe('in one window', () => {
  test.beforeAll(async () => {
    cloud = await startCloud();
    app = await launch();
    await signIn(app.window, cloud, 'openai');
  });
  test.afterAll(async () => {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  });

  test('an empty draft is not sent', async () => {
    await draft(app.window).click();
    await app.window.keyboard.insertText('   ');
    await app.window.keyboard.press('Enter');
    await expect(sendButton(app.window)).toHaveAttribute('aria-disabled', 'true');
    expect(cloud.log.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await app.window.keyboard.press('Control+a');
    await app.window.keyboard.press('Delete');
  });

  test('lone surrogates are analysed and sent', async () => {
    await type(app.window, 'broken \ud83d half, and \udc00 Maria Gonzalez');
    await expect(await send(app.window)).toContainText('Maria Gonzalez');
    expect(cloud.bytes().toString('utf8')).not.toContain('Gonzalez');
  });

  const cases: [string, Answer, RegExp][] = [
    ['401', { kind: 'status', status: 401 }, /The provider refused the key/],
    ['429', { kind: 'status', status: 429 }, /The provider asks to slow down/],
    ['500', { kind: 'status', status: 500 }, /The provider had a fault of its own/],
    ['404', { kind: 'status', status: 404 }, /The provider did not accept the request/],
    ['nothing', { kind: 'nothing' }, /The provider answered with nothing/],
    ['an empty stream', { kind: 'empty' }, /The provider answered with nothing/],
    ['half a stream', { kind: 'half', abrupt: true }, /The reply broke off/],
    ['a stream that ends early', { kind: 'half', abrupt: false }, /The reply broke off/],
    ['garbage', { kind: 'garbage' }, /The answer was not readable/],
    ['a redirect', { kind: 'redirect', to: 'https://example.org/' }, /This address belongs to none of your providers/],
  ];
  for (const [name, answer, sentence] of cases) {
    test(`a provider that goes wrong, ${name}: ${sentence.source}`, async () => {
      await newChat(app.window);
      cloud.script(answer);
      await type(app.window, 'Ask Maria Gonzalez, maria.gonzalez@inbox.org, about it.');
      const reply = await send(app.window);
      await expect(reply).toContainText(sentence);
      await expect(app.window.getByRole('article', { name: 'You' })).toContainText('Ask Maria Gonzalez');
      if (answer.kind === 'half') {
        // The rest joins what had come.
        cloud.script({ kind: 'reply', pieces: () => ['the rest of it.'] });
        await reply.getByRole('button', { name: 'Continue' }).click();
        await expect(reply).toContainText(/You wrote: Ask .*the rest of it\./);
        await expect(reply).not.toContainText(sentence);
      }
      // The same text, the same stand-ins, once more.
      await reply.getByRole('button', { name: 'Answer again' }).click();
      await expect(app.window.getByRole('article', { name: /restored/ })).toContainText('Maria Gonzalez');
      expect(cloud.bytes().toString('utf8')).not.toContain('Gonzalez');
    });
  }

  /** Characters; a megabyte with `LONG=1`. */
  const length = process.env.LONG === undefined ? 250_000 : 1_000_000;

  test(`a draft of ${length} characters is analysed, shown and sent`, async () => {
    test.setTimeout(120_000);
    await newChat(app.window);
    const paragraph = 'The quarterly report was read aloud by Maria Gonzalez, who owes $2,310 to the bank.\n';
    await app.electron.evaluate(
      ({ clipboard }, text) => clipboard.writeText(text),
      paragraph.repeat(length / paragraph.length),
    );
    await draft(app.window).click();
    await app.window.keyboard.press('Control+v');
    await expect(sendButton(app.window)).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
    await expect(seen(app.window)).not.toContainText('Gonzalez');
    await sendButton(app.window).click();
    await expect(app.window.getByRole('article', { name: /restored/ })).toBeVisible({ timeout: 60_000 });
    await expect(sendButton(app.window)).toBeVisible({ timeout: 60_000 });
    expect(cloud.bytes().includes('Gonzalez')).toBe(false);
  });

  test('a provider that goes wrong, no network', async () => {
    const gone = await startCloud();
    const url = gone.url;
    await gone.close();
    await ask(app.window, 'providers.save', { kind: 'anthropic', name: 'Gone', baseUrl: url, models: ['m'], key: 'k' });
    await app.window.reload();
    await newChat(app.window);
    await app.window.getByRole('button', { name: /^To / }).click();
    await app.window.getByRole('group', { name: 'Gone' }).getByRole('menuitemradio', { name: 'm' }).click();
    await type(app.window, 'Is Maria Gonzalez there?');
    await expect(await send(app.window)).toContainText('The provider cannot be reached');
  });
});

test('without a keychain a passphrase opens the chats, and only the right one', async () => {
  const profile = newProfile();
  const env = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' };
  app = await launch({ profile, env });
  try {
    await expect(app.window.getByText('This computer has no keychain that the app can use.')).toBeVisible({
      timeout: 30_000,
    });
    await app.window.getByLabel('Passphrase').fill('correct horse battery');
    await app.window.getByRole('button', { name: 'Set a passphrase' }).click();
    await app.window.getByRole('button', { name: 'Look around first' }).click();
    await type(app.window, 'A thought about Maria Gonzalez');
    await app.close();

    app = await launch({ profile, env });
    await expect(app.window.getByText('Your chats are kept under a passphrase.')).toBeVisible();
    await app.window.getByLabel('Passphrase').fill('wrong horse battery');
    await app.window.getByRole('button', { name: 'Open with the passphrase' }).click();
    await expect(app.window.getByText('This key or passphrase does not open your chats.')).toBeVisible();
    await app.window.getByLabel('Passphrase').fill('correct horse battery');
    await app.window.getByRole('button', { name: 'Open with the passphrase' }).click();
    await expect(draft(app.window)).toContainText('A thought about Maria Gonzalez');
  } finally {
    await app.close();
    removeProfile(profile);
  }
});

test('a session without a keychain leaves nothing on the disk', async () => {
  app = await launch({ env: { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' } });
  try {
    await app.window.getByRole('button', { name: 'Use it for this session only' }).click({ timeout: 30_000 });
    await app.window.getByRole('button', { name: 'Look around first' }).click();
    await type(app.window, 'Nothing of Maria Gonzalez stays');
    expect(readdirSync(app.profile).filter((name) => /\.db|passphrase/.test(name))).toEqual([]);
  } finally {
    await app.close();
    removeProfile(app.profile);
  }
});

/** Runs secret-tool's work through the app's own keychain binding, in Electron's main. */
const changeMasterKey = (running: App, key: string | null): Promise<string | null> =>
  running.electron.evaluate(async (_electron, secret) => {
    const keytar = (process.mainModule as NodeJS.Module).require('keytar') as typeof import('keytar');
    const before = await keytar.getPassword('Palimpsest', 'master-key');
    if (secret === null) await keytar.deletePassword('Palimpsest', 'master-key');
    else await keytar.setPassword('Palimpsest', 'master-key', secret);
    return before;
  }, key);

test('another key, or none, in the keychain never opens or replaces the chats', async () => {
  const profile = newProfile();
  app = await launch({ profile });
  // Until then nothing was written with its key.
  await expect(app.window.getByRole('button', { name: 'Look around first' })).toBeVisible({ timeout: 30_000 });
  // Another one at each try: what a run that was broken off left in the keychain would be no other.
  const key = await changeMasterKey(app, randomBytes(32).toString('hex'));
  await app.close();
  try {
    app = await launch({ profile });
    await expect(app.window.getByText('This key or passphrase does not open your chats.')).toBeVisible();
    await changeMasterKey(app, null);
    await app.window.getByRole('button', { name: 'Try the keychain again' }).click();
    await expect(
      app.window.getByText('The keychain holds another key than the one your chats were written with.'),
    ).toBeVisible();
    await changeMasterKey(app, key);
    await app.window.getByRole('button', { name: 'Try the keychain again' }).click();
    await expect(app.window.getByRole('button', { name: 'Look around first' })).toBeVisible();
  } finally {
    await changeMasterKey(app, key);
    await app.close();
    removeProfile(profile);
  }
});

test('a full disk is said, and the draft stays', async () => {
  test.skip(process.getuid?.() !== 0, 'mounting a small file system needs root');
  const profile = newProfile();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', profile]);
  cloud = await startCloud();
  app = await launch({ profile });
  try {
    await signIn(app.window, cloud);
    execFileSync('sh', ['-c', 'head -c 8m /dev/zero > "$1/filler" 2>/dev/null || true', 'sh', profile]);
    await draft(app.window).click();
    await app.window.keyboard.insertText('Remember what Maria Gonzalez said. '.repeat(400));
    await expect(app.window.getByText('The disk is full')).toBeVisible();
    await expect(draft(app.window)).toContainText('Remember what Maria Gonzalez said.');
    expect(cloud.log.filter(({ method }) => method === 'POST')).toHaveLength(0);
    execFileSync('rm', [join(profile, 'filler')]);
    // Where the draft is written again meanwhile, nothing is left to be tried.
    await expect(async () => {
      const again = app.window.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(sendButton(app.window)).toHaveAttribute('aria-disabled', 'false', { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await sendButton(app.window).click();
    await expect(app.window.getByRole('article', { name: /restored/ })).toContainText('Maria Gonzalez');
  } finally {
    await app.close();
    await cloud.close();
    execFileSync('umount', ['-l', profile]);
    removeProfile(profile);
  }
});

test('a local model cut short is said, with what to do', async () => {
  const profile = newProfile();
  const models = join(profile, 'models');
  mkdirSync(models);
  for (const name of readdirSync(testModels)) copyFileSync(join(testModels, name), join(models, name));
  const [file] = readdirSync(models).filter((name) => name.endsWith('.gguf'));
  if (file === undefined) throw new Error('scripts/models.mjs has not run');
  truncateSync(join(models, file), 20_000_000);
  app = await launch({ profile, env: { PALIMPSEST_MODELS: models } });
  try {
    await app.window.getByRole('button', { name: /A model on this computer/ }).click();
    await expect(app.window.getByText('The local model’s file is damaged.')).toBeVisible();
    await expect(app.window.getByRole('button', { name: 'Download again' })).toBeVisible();
  } finally {
    await app.close();
    removeProfile(profile);
  }
});
