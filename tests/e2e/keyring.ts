import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A keyring with a password, on a bus of its own: that of the session stays as it is. */
export interface Keyring {
  /** What a program needs to find it. */
  readonly env: Record<string, string>;
  /** Starts it, shut, or opened with its password (which makes it at the first time). */
  start(unlock: boolean): Promise<void>;
  end(): Promise<void>;
  /** Ends the bus too, and forgets all that it kept. */
  close(): void;
}

const password = 'correct horse';

export const openKeyring = async (): Promise<Keyring> => {
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-keyring-'));
  // Without a display nobody is asked for the password, as on a computer whose desktop has no such dialog.
  const { DISPLAY: _, ...blind } = process.env;
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    env: blind,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await new Promise<string>((resolve) => {
    bus.stdout.once('data', (line: Buffer) => resolve(line.toString('utf8').trim()));
  });
  const env = { DBUS_SESSION_BUS_ADDRESS: address, XDG_DATA_HOME: folder, XDG_RUNTIME_DIR: folder };
  const all = { ...process.env, ...env };
  let daemon: ReturnType<typeof spawn> | null = null;

  const isOwned = (): boolean => {
    const call = [
      '--session',
      '--print-reply',
      '--dest=org.freedesktop.DBus',
      '/',
      'org.freedesktop.DBus.NameHasOwner',
    ];
    const named = 'string:org.freedesktop.secrets';
    return execFileSync('dbus-send', [...call, named], { env: all, encoding: 'utf8' }).includes('true');
  };

  return {
    env,
    start: async (unlock) => {
      const flags = ['--foreground', '--components=secrets', unlock ? '--unlock' : '--start'];
      daemon = spawn('gnome-keyring-daemon', flags, { env: all, stdio: ['pipe', 'pipe', 'ignore'] });
      daemon.stdin?.end(unlock ? password : '');
      await expect.poll(isOwned).toBe(true);
    },
    end: async () => {
      const ending = daemon;
      daemon = null;
      if (ending === null || ending.exitCode !== null) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.kill();
      await ended;
    },
    close: () => {
      daemon?.kill();
      bus.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
