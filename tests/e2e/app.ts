import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';

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
  width?: number;
  height?: number;
}

export const newProfile = (): string => mkdtempSync(join(tmpdir(), 'palimpsest-profile-'));
export const removeProfile = (profile: string): void => rmSync(profile, { recursive: true, force: true });

/** Where the models for tests lie; fetched once by scripts/models.mjs. */
export const testModels = join(root, 'node_modules', '.cache', 'palimpsest', 'models');

export const launch = async (options: LaunchOptions = {}): Promise<App> => {
  const profile = options.profile ?? newProfile();
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const electron = await _electron.launch({
    executablePath: runtime.executable,
    // Chromium refuses its sandbox to root.
    args: [...runtime.args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    env: { ...inherited, PALIMPSEST_PROFILE: profile, PALIMPSEST_MODELS: testModels, ...options.env },
  });
  const window = await electron.firstWindow();
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
