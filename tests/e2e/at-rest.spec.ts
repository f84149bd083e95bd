import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startCloud } from '../cloud';
import { launch, newProfile, removeProfile } from './app';
import { newChat, send, signIn, type } from './steps';

/** Every byte of every file in a folder. */
const filesIn = (folder: string): { path: string; bytes: Buffer }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .map((path) => ({ path, bytes: readFileSync(path) }));

test('no prompt, reply or key can be read in the profile folder, running or closed', async () => {
  const cloud = await startCloud();
  const profile = newProfile();
  const app = await launch({ profile });
  let masterKey: string | null = null;
  try {
    await signIn(app.window, cloud);
    await type(app.window, 'The zanzibar contract of Maria Gonzalez, maria.gonzalez@inbox.org, is worth $84,500.');
    await send(app.window);
    await newChat(app.window);
    await type(app.window, 'A draft about the heliotrope that nobody sent');
    masterKey = await app.electron.evaluate(() => {
      const keytar = (process.mainModule as NodeJS.Module).require('keytar') as typeof import('keytar');
      return keytar.getPassword('Palimpsest', 'master-key');
    });
    expect(masterKey).toMatch(/^[0-9a-f]{64}$/);

    const words = [
      'zanzibar',
      'Gonzalez',
      'inbox.org',
      '84,500',
      'heliotrope',
      'That is all that I know',
      'sk-test-0123456789',
      'test-model',
    ];
    const needles = [
      ...words.flatMap((word) => [Buffer.from(word, 'utf8'), Buffer.from(word, 'utf16le')]),
      Buffer.from(masterKey ?? '', 'utf8'),
      Buffer.from(masterKey ?? '', 'hex'),
    ];
    const readable = (): string[] =>
      filesIn(profile).flatMap(({ path, bytes }) =>
        needles.filter((needle) => bytes.includes(needle)).map((needle) => `${path}: ${needle.toString('utf8')}`),
      );
    expect(filesIn(profile).some(({ path }) => path.endsWith('palimpsest.db'))).toBe(true);
    expect(readable()).toEqual([]);
    await app.close();
    expect(readable()).toEqual([]);
  } finally {
    await app.close().catch(() => undefined);
    await cloud.close();
    removeProfile(profile);
  }
});
