import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { chooseFromMenu, launch, newProfile, removeProfile, root, testModels } from '../tests/e2e/app.ts';
import { draft, newChat, seen, sendButton, setEpsilon, type } from '../tests/e2e/steps.ts';

/** The tour: the real window on a virtual display, a real prompt through the local model, step by step. */

const pictures = join(root, 'out', 'tour');
rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });

const prompt =
  'Correct the spelling of this letter and answer with the letter only: Dear Maria Gonzalez, thank you for you letter of ' +
  '4 May 2024 about the $6,200 bill. I will call you at +33 6 12 34 56 78 or write to maria.gonzalez@inbox.org tomorow.';

const profile = newProfile();
// What it downloads is there for the next one.
const app = await launch({ profile, env: { PALIMPSEST_MODELS: testModels } });
const { window } = app;
let count = 0;
const step = async (sentence: string): Promise<void> => {
  count += 1;
  const name = `${String(count).padStart(2, '0')}.png`;
  await window.screenshot({ path: join(pictures, name) });
  console.log(`${String(count).padStart(2, ' ')}. ${sentence}  (out/tour/${name})`);
};

try {
  const local = window.getByRole('button', { name: /A model on this computer/ });
  await local.waitFor({ timeout: 30_000 });
  await step('The first start asks who should answer.');

  await local.click();
  const smallest = window.getByRole('article', { name: 'SmolLM2 135M' });
  const start = window.getByRole('button', { name: 'Start', exact: true });
  const download = smallest.getByRole('button', { name: /^(Download|Resume)/ });
  await window.getByRole('article').first().waitFor();
  await step('Local models are offered with size, source and licence.');
  if (!(await smallest.isVisible())) await window.getByText('Other models').click();
  if (await download.isVisible()) {
    await download.click();
    await smallest.getByRole('progressbar').waitFor();
    await step('The small one is downloaded and checked by its SHA-256; the download can be paused and resumed.');
  }
  await expect(start).toBeVisible({ timeout: 600_000 });
  await start.click();
  await draft(window).waitFor();
  await step('An empty chat.');

  const before = await type(window, prompt);
  await step('A prompt full of personal data; the right pane shows what the model will see.');
  console.log(`    you write:          ${prompt}\n    the model will see: ${before}`);

  await window.getByText('How it is replaced').click();
  await setEpsilon(window, 0.3);
  await expect(seen(window)).not.toHaveText(before);
  await step('A smaller ε: the amount and the date move further, the names stay.');
  await setEpsilon(window, 1);
  await expect(seen(window)).toHaveText(before);

  const reply = window.getByRole('article', { name: /restored on this computer/ });
  await sendButton(window).click();
  await reply.getByRole('paragraph').first().waitFor({ timeout: 120_000 });
  await expect(sendButton(window)).toBeVisible({ timeout: 300_000 });
  await step('Sent. The local model answers about the stand-ins, and the reply is restored as it streams.');
  console.log(`    reply, restored:    ${(await reply.getByRole('paragraph').allInnerTexts()).join(' ')}`);

  await window.getByRole('radio', { name: 'As sent' }).click();
  await window.getByRole('radio', { name: 'As received' }).click();
  await step('The same two messages as sent and as received.');
  console.log(`    reply, as received: ${(await reply.getByRole('paragraph').allInnerTexts()).join(' ')}`);

  await newChat(window);
  await window.keyboard.press('Control+k');
  await window.keyboard.type('spelling');
  await window
    .getByRole('option', { name: /spelling/ })
    .first()
    .waitFor();
  await step('Search finds the chat in the encrypted database.');
  await window
    .getByRole('option', { name: /spelling/ })
    .first()
    .click();

  const transcript = join(pictures, 'transcript.md');
  await app.electron.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, transcript);
  await chooseFromMenu(app, 'Export what was sent…');
  await window.getByText(/Exported what was sent/).waitFor();
  await step('The sanitized transcript is exported.');
  await window.emulateMedia({ colorScheme: 'dark' });
  await step('The same in the dark.');
  await app.close();
} finally {
  await app.close().catch(() => undefined);
  removeProfile(profile);
}
console.log('The tour is over.');
process.exit(0);
