import { readFileSync, writeFileSync } from 'node:fs';
import { ModelSettings } from '../../shared/ipc';

/** How models run, kept in a small JSON file in the profile. */

/**
 * A window of 8,192 tokens is a long chat; more costs memory that few machines spare. After ten minutes without a
 * question the memory is worth more to other programs.
 */
export const defaults: ModelSettings = {
  threads: null,
  contextSize: 8192,
  gpu: 'auto',
  idleMinutes: 10,
  folder: null,
};

/** What changes of them; the rest stays. */
export type ModelChanges = { [K in keyof ModelSettings]?: ModelSettings[K] | undefined };

export const openModelSettings = (path: string) => {
  let settings = defaults;
  try {
    settings = ModelSettings.parse({ ...defaults, ...JSON.parse(readFileSync(path, 'utf8')) });
  } catch {
    // Nothing set yet, or nothing that can be read.
  }
  return {
    get: (): ModelSettings => settings,
    set: (changed: ModelChanges): void => {
      settings = ModelSettings.parse({ ...settings, ...changed });
      writeFileSync(path, JSON.stringify(settings));
    },
  };
};
export type ModelSettingsFile = ReturnType<typeof openModelSettings>;
