import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { type Keyring, openKeyring } from './keyring.ts';

/** The real app for the tests and the tour: real runtime, real keychain, real profile on disk. */

export const root = join(import.meta.dirname, '..', '..');
const runtime = JSON.parse(readFileSync(join(root, 'node_modules', '.cache', 'palimpsest-runtime.json'), 'utf8')) as {
  executable: string;
  args: string[];
};

export interface App {
  electron: ElectronApplication;
  window: Page;
  profile: string;
  /** Closes the window as a person does; the profile stays. */
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** A profile folder to open again. */
  profile?: string;
  env?: Record<string, string>;
  /** False for a computer without a local model; `able`: as if the small one had passed the built-in check. */
  models?: boolean | 'able';
  width?: number;
  height?: number;
}

export const newProfile = (): string => mkdtempSync(join(tmpdir(), 'palimpsest-profile-'));
/** Its models lie beside it: they are nothing of the user's. */
export const modelsOf = (profile: string): string => `${profile}-models`;
export const removeProfile = (profile: string): void => {
  for (const folder of [profile, modelsOf(profile)]) rmSync(folder, { recursive: true, force: true });
};

/** Where the models for tests lie; fetched once by scripts/models.mjs. */
export const testModels = join(root, 'node_modules', '.cache', 'palimpsest', 'models');
const manifest = JSON.parse(readFileSync(join(root, 'resources', 'models.json'), 'utf8')) as {
  id: string;
  sha256: string;
}[];

/**
 * The models for tests in a folder of the profile's own, verified as by an earlier start: what one app finds out about a
 * model, which takes longer than most tests, no other one knows.
 */
const linkModels = (folder: string, able: boolean): void => {
  if (existsSync(folder)) return;
  mkdirSync(folder);
  const models: Record<string, object> = {};
  for (const { id, sha256 } of manifest) {
    const file = join(testModels, `${id}.gguf`);
    if (!existsSync(file)) continue;
    symlinkSync(file, join(folder, `${id}.gguf`));
    const { size, mtimeMs } = statSync(file);
    models[id] = {
      verified: { sha256, size, modified: mtimeMs, source: 'tests' },
      ...(able && { check: { recall: 1, precision: 1, cases: 1, ms: 1 } }),
    };
  }
  writeFileSync(join(folder, 'known.json'), JSON.stringify({ models, custom: [] }));
};

/** The keychain of all that this process launches, where another one launches at the same time: else each makes a key. */
const ownKeyring = async (): Promise<Keyring> => {
  const keyring = await openKeyring();
  await keyring.start(true);
  process.once('exit', keyring.close);
  return keyring;
};
let keyring: Promise<Keyring> | null = null;
const keychain = async (): Promise<Record<string, string>> => {
  if ((process.env.TEST_PARALLEL_INDEX ?? '0') === '0') return {};
  keyring ??= ownKeyring();
  return { DBUS_SESSION_BUS_ADDRESS: (await keyring).env.DBUS_SESSION_BUS_ADDRESS ?? '' };
};

type Start = NonNullable<Parameters<typeof _electron.launch>[0]>;

/** On a busy machine a runtime hangs at its start now and then: it is ended and started again. */
const started = (start: Start): Promise<ElectronApplication> => {
  const once = (): Promise<ElectronApplication> => _electron.launch({ ...start, timeout: 20_000 });
  return once().catch(once);
};

export const launch = async (options: LaunchOptions = {}): Promise<App> => {
  const profile = options.profile ?? newProfile();
  const models = options.models ?? true;
  if (models) linkModels(modelsOf(profile), models === 'able');
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const electron = await started({
    executablePath: runtime.executable,
    // Chromium refuses its sandbox to root.
    args: [...runtime.args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    env: {
      ...inherited,
      ...(await keychain()),
      PALIMPSEST_PROFILE: profile,
      PALIMPSEST_MODELS: modelsOf(profile),
      ...options.env,
    },
  });
  const window = await electron.firstWindow({ timeout: 30_000 }).catch((error: unknown) => {
    electron.process().kill('SIGKILL');
    throw error;
  });
  const size = { width: options.width ?? 1360, height: options.height ?? 820 };
  await electron.evaluate(({ BrowserWindow }, { width, height }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
  }, size);
  return { electron, window, profile, close: () => electron.close() };
};

/** Chooses an item of the application menu. */
export const chooseFromMenu = (app: App, label: string): Promise<void> =>
  app.electron.evaluate(({ Menu }, wanted) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? [];
    items.find((item) => item.label === wanted)?.click();
  }, label);
