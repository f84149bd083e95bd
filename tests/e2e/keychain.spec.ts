import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type App, launch, newProfile, removeProfile } from './app';
import { draft, type } from './steps';

/** A keyring of its own, with a password, on a bus of its own: the one that the other tests use stays open. */

const password = 'correct horse';
let folder: string;
let env: Record<string, string>;
let bus: ChildProcess;
let daemon: ChildProcess | null = null;

/** Starts the keyring, shut, or opened with its password (which makes it at the first time). */
const startKeyring = async (unlock: boolean): Promise<void> => {
  const flags = ['--foreground', '--components=secrets', ...(unlock ? ['--unlock'] : ['--start'])];
  daemon = spawn('gnome-keyring-daemon', flags, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'ignore'] });
  daemon.stdin?.end(unlock ? password : '');
  const owned = (): boolean => {
    const named = 'string:org.freedesktop.secrets';
    const args = [
      '--session',
      '--print-reply',
      '--dest=org.freedesktop.DBus',
      '/',
      'org.freedesktop.DBus.NameHasOwner',
    ];
    const answer = execFileSync('dbus-send', [...args, named], { env: { ...process.env, ...env }, encoding: 'utf8' });
    return answer.includes('true');
  };
  await expect.poll(owned).toBe(true);
};

const endKeyring = async (): Promise<void> => {
  const ending = daemon;
  daemon = null;
  if (ending === null || ending.exitCode !== null) return;
  const ended = new Promise((resolve) => ending.once('exit', resolve));
  ending.kill();
  await ended;
};

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'palimpsest-keyring-'));
  // Without a display nobody is asked for the password, as on a computer whose desktop has no such dialog.
  const { DISPLAY: _, ...blind } = process.env;
  const flags = ['--session', '--nofork', '--print-address'];
  bus = spawn('dbus-daemon', flags, { env: blind, stdio: ['ignore', 'pipe', 'ignore'] });
  const address = await new Promise<string>((resolve) => {
    bus.stdout?.once('data', (line: Buffer) => resolve(line.toString('utf8').trim()));
  });
  env = { DBUS_SESSION_BUS_ADDRESS: address, XDG_DATA_HOME: folder, XDG_RUNTIME_DIR: folder };
});
test.afterAll(async () => {
  await endKeyring();
  bus.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('a locked keychain is said, loses nothing, and opens the chats at the next start with an open one', async () => {
  test.setTimeout(90_000);
  const profile = newProfile();
  let app: App | null = null;
  try {
    await startKeyring(true);
    app = await launch({ profile, env });
    await app.window.getByRole('button', { name: 'Look around first' }).click({ timeout: 30_000 });
    await type(app.window, 'A thought about Maria Gonzalez');
    await app.close();

    await endKeyring();
    await startKeyring(false);
    app = await launch({ profile, env });
    const sentence = app.window.getByText('The keychain of this computer is locked. Unlock it, then try again.');
    await expect(sentence).toBeVisible({ timeout: 30_000 });
    await app.window.getByRole('button', { name: 'Try the keychain again' }).click();
    await expect(sentence).toBeVisible({ timeout: 30_000 });

    // libsecret stays with the keyring that it first met: another one is met by another start.
    await app.close();
    await endKeyring();
    await startKeyring(true);
    app = await launch({ profile, env });
    await expect(draft(app.window)).toContainText('A thought about Maria Gonzalez');
  } finally {
    await app?.close();
    removeProfile(profile);
  }
});
