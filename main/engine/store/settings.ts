import { localTarget } from '../../../shared/domain';
import { Settings } from '../../../shared/ipc';
import type { Connection } from './connection';
import type { SettingsStore } from './store';

const defaults: Settings = {
  theme: 'system',
  onboarded: false,
  protectedByHand: false,
  coins: 'profile',
  share: 'value',
  mode: 'balanced',
  keepGender: true,
  epsilonCap: 3,
  target: localTarget,
  scan: 'request',
  infer: 'request',
  localModel: null,
};

export const createSettings = (database: Connection): SettingsStore => {
  const all = database.prepare<[], { key: string; value: string }>('SELECT key, value FROM settings');
  const put = database.prepare('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)');
  const get = (): Settings => {
    const stored = Object.fromEntries(all.all().map(({ key, value }) => [key, JSON.parse(value)]));
    // One by one: a value from another version costs only itself.
    const read = Object.entries(Settings.shape).map(([key, type]) => {
      const parsed = type.safeParse(stored[key]);
      return [key, parsed.success ? parsed.data : defaults[key as keyof Settings]];
    });
    return Settings.parse(Object.fromEntries(read));
  };
  return {
    get,
    set: database.transaction((change: Partial<Settings>) => {
      for (const [key, value] of Object.entries(Settings.partial().parse(change))) put.run(key, JSON.stringify(value));
      return get();
    }),
  };
};
