import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type App, type LaunchOptions, launch, modelsOf, root } from './app';
import { bundle } from './bundle';
import { ask, localModelReady } from './steps';

/** What the local model of the tests answers: what of it stands in the text that it is asked about. */
export interface Script {
  quotes?: { text: string; kind: string; sure?: boolean }[];
  guesses?: { attribute: string; guess: string; certainty: string; words: string[] }[];
  title?: string;
  /** In a chat, word by word. */
  reply?: string;
  /** It answers nothing until it is let go. */
  held?: boolean;
}

const folder = join(root, 'test-results', 'scripted');

/**
 * The app with a local model that answers what a script says, as fast as it is asked. All but the models worker is the
 * app's own.
 */
export const launchScripted = async (options: LaunchOptions = {}): Promise<App & { script(script: Script): void }> => {
  await bundle({ scripted: join(root, 'tests', 'e2e', 'utility', 'scripted.ts') }, folder);
  const app = await launch({ models: 'able', ...options });
  await app.electron.evaluate(
    ({ utilityProcess }, file) => {
      type Fork = (path: string, ...rest: unknown[]) => unknown;
      const { require } = process.mainModule as NodeJS.Module;
      for (const module of [utilityProcess, require('node:child_process')] as ({ fork: Fork } | undefined)[]) {
        if (module === undefined) continue;
        const fork = module.fork.bind(module);
        module.fork = (path, ...rest) => fork(/\bmodels\.js$/.test(path) ? file : path, ...rest);
      }
    },
    join(folder, 'scripted.js'),
  );
  await useScripted(app.window);
  return {
    ...app,
    script: (script) => {
      // At once: the worker may be reading it.
      const file = join(modelsOf(app.profile), 'script.json');
      writeFileSync(`${file}.new`, JSON.stringify(script));
      renameSync(`${file}.new`, file);
    },
  };
};

/** The worker that looked at the computer is the app's own: the next one is the script's. */
const useScripted = async (window: Page): Promise<void> => {
  await localModelReady(window);
  await ask(window, 'models.unload', undefined);
};
