import { expect, test } from '@playwright/test';
import { type App, launch, newProfile, removeProfile } from './app';
import { type Keyring, openKeyring } from './keyring';
import { draft, type } from './steps';

let keyring: Keyring;
test.beforeAll(async () => {
  keyring = await openKeyring();
});
test.afterAll(async () => {
  await keyring.end();
  keyring.close();
});

test('a locked keychain is said, loses nothing, and opens the chats at the next start with an open one', async () => {
  test.setTimeout(90_000);
  const profile = newProfile();
  let app: App | null = null;
  try {
    await keyring.start(true);
    app = await launch({ profile, env: keyring.env });
    await app.window.getByRole('button', { name: 'Look around first' }).click({ timeout: 30_000 });
    await type(app.window, 'A thought about Maria Gonzalez');
    await app.close();

    await keyring.end();
    await keyring.start(false);
    app = await launch({ profile, env: keyring.env });
    const sentence = app.window.getByText('The keychain of this computer is locked. Unlock it, then try again.');
    await expect(sentence).toBeVisible({ timeout: 30_000 });
    await app.window.getByRole('button', { name: 'Try the keychain again' }).click();
    await expect(sentence).toBeVisible({ timeout: 30_000 });

    // libsecret stays with the keyring that it first met: another one is met by another start.
    await app.close();
    await keyring.end();
    await keyring.start(true);
    app = await launch({ profile, env: keyring.env });
    await expect(draft(app.window)).toContainText('A thought about Maria Gonzalez');
  } finally {
    await app?.close();
    removeProfile(profile);
  }
});
