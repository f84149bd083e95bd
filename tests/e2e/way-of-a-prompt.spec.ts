import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { type Cloud, startCloud } from '../cloud';
import { type App, chooseFromMenu, launch, newProfile, removeProfile } from './app';
import { inOneWindow } from './one-window';
import { ask, type CloudKind, draft, newChat, seen, send, sendButton, setEpsilon, signIn, type } from './steps';

/** The whole way, once for each protocol: from a draft to a restored reply, and all there after a restart. */

const letter =
  'I am Maria Gonzalez, born on 12 March 1984, and I live in Hamburg. My card 4539 1488 0343 6467 and my ' +
  'IBAN DE89 3702 0044 0532 0130 00 were charged $6,200 on 4 May 2024, my salary is $84,500 and I am 40 years old. ' +
  'My SSN is 536-22-8145. Write to maria.gonzalez@inbox.org or call +33 6 12 34 56 78.';

/** A stand-in may be Mariana. */
const secrets = [
  /\bMaria\b/,
  /\bGonzalez\b/,
  /4539 1488 0343 6467/,
  /3702 0044 0532/,
  /536-22-8145/,
  /maria\.gonzalez/,
  /12 34 56 78/,
];

/** Each with how its prompt begins. */
const protocols: readonly [kind: CloudKind, opening: string][] = [
  ['openai', 'Dear Sir'],
  ['anthropic', 'Dear Madam'],
  ['google', 'Dear all'],
  ['openai-compatible', 'Dear team'],
];

test('a prompt leaves sanitized and comes back restored, with each protocol, and after a restart', async () => {
  test.setTimeout(240_000);
  const cloud: Cloud = await startCloud();
  const profile = newProfile();
  let app: App = await launch({ profile });
  const sent = () => cloud.log.filter(({ method }) => method === 'POST');
  const previews: string[] = [];
  try {
    for (const [at, [kind, opening]] of protocols.entries()) {
      await test.step(kind, async () => {
        await signIn(app.window, cloud, kind);
        // The chats have the date in common.
        await ask(app.window, 'settings.set', { epsilonCap: 100 });
        const preview = await type(app.window, `${opening}, ${letter}`);
        previews.push(preview);
        for (const secret of secrets) expect(preview).not.toMatch(secret);
        expect(preview.slice(0, opening.length)).toBe(opening);
        expect(preview.slice(opening.length)).toMatch(/^, I am \p{Lu}\p{L}+ \p{Lu}\p{L}+, born on /u);
        expect(sent()).toHaveLength(at);

        await send(app.window);
        expect(sent()).toHaveLength(at + 1);
        for (const secret of secrets) expect(cloud.bytes().toString('utf8')).not.toMatch(secret);
        expect(sent()[at]?.body.replaceAll('\\n', '\n')).toContain(preview.slice(0, 60));

        const reply = app.window.getByRole('article', { name: /restored on this computer/ });
        await expect(reply).toContainText('Maria Gonzalez');
        await expect(reply).toContainText('4539 1488 0343 6467');
        await expect(reply).toContainText('maria.gonzalez@inbox.org');

        // Each message can be flipped between theirs and what was sent.
        await app.window.getByRole('radio', { name: 'As sent' }).click();
        await expect(app.window.getByRole('article', { name: 'You' })).not.toContainText('Gonzalez');
        await app.window.getByRole('radio', { name: 'As received' }).click();
        await expect(reply).not.toContainText('Gonzalez');
      });
    }

    // It is all there after a restart, byte for byte in the request that follows.
    await app.close();
    app = await launch({ profile });
    for (const [at, [kind, opening]] of protocols.entries()) {
      await test.step(`${kind} after a restart`, async () => {
        // All ask for the same, so they have one title; whichever was answered last stands first.
        const today = app.window.getByRole('region', { name: 'Today' });
        await today
          .getByRole('button', { name: /^Write to maria/ })
          .last()
          .click();
        const reply = app.window.getByRole('article', { name: /restored/ });
        // The chat before has two.
        await expect(reply).toHaveCount(1);
        await expect(reply).toContainText(`${opening}, I am Maria Gonzalez`);
        await type(app.window, 'Please make it shorter, and sign it Maria Gonzalez.');
        await send(app.window);
        const first = sent()[at];
        const next = sent()[protocols.length + at];
        expect(next?.path).toBe(first?.path);
        expect(next?.body).toContain(JSON.stringify(previews[at]).slice(1, -1));
        for (const secret of secrets) expect(cloud.bytes().toString('utf8')).not.toMatch(secret);
      });
    }
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(profile);
  }
});

test.describe('in one window', () => {
  const shared = inOneWindow();

  test('ε changes the noised values at once, and nothing else; what was sent stays as sent', async () => {
    const { app } = shared;
    const before = await type(app.window, 'I am Maria Gonzalez, I earn $84,500 and the rent is $2,310.');
    await setEpsilon(app.window, 0.1);
    await expect(seen(app.window)).not.toHaveText(before);
    const after = await seen(app.window).innerText();
    const names = /^I am (\p{L}+ \p{L}+),/u;
    expect(names.exec(after)?.[1]).toBe(names.exec(before)?.[1]);
    await expect(app.window.getByText(/9 times in 10 the model sees \$84,500 as something between/)).toBeVisible();
    await send(app.window);

    await setEpsilon(app.window, 5);
    const repeated = await type(app.window, 'I earn $84,500.');
    const amount = /earn (\$[\d,.]+\d)/;
    expect(amount.exec(repeated)?.[1]).toBe(amount.exec(after)?.[1]);
  });

  test('what was missed is protected from either side, and a part of a finding leads to it', async () => {
    const { window } = shared;
    /** Draws the pointer over words that stand on one line. */
    const drawOver = async (pane: Locator, words: string): Promise<void> => {
      const { left, right, y } = await pane.evaluate((content, sought) => {
        const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const at = texts.currentNode.textContent?.indexOf(sought) ?? -1;
          if (at === -1) continue;
          const range = new Range();
          range.setStart(texts.currentNode, at);
          range.setEnd(texts.currentNode, at + sought.length);
          const box = range.getBoundingClientRect();
          return { left: box.left, right: box.right, y: box.top + box.height / 2 };
        }
        throw new Error(`${sought} is not there`);
      }, words);
      await window.mouse.move(left + 1, y);
      await window.mouse.down();
      await window.mouse.move(right - 1, y, { steps: 4 });
      await window.mouse.up();
    };
    const protect = window.getByRole('button', { name: 'Protect this as…' });
    const change = window.getByRole('button', { name: 'Change this…' });
    const popover = window.getByRole('dialog', { name: 'Maria Gonzalez' });

    await type(window, 'My kitten belongs to Maria Gonzalez.');
    await drawOver(seen(window), 'kitten');
    await protect.click();
    await window.getByRole('menuitem', { name: 'Word', exact: true }).click();
    await expect(seen(window)).not.toContainText('kitten');
    await expect(draft(window)).toHaveText('My kitten belongs to Maria Gonzalez.');

    const standIn = await seen(window).locator('mark').last().innerText();
    for (const [pane, name] of [
      [seen(window), standIn],
      [draft(window), 'Maria Gonzalez'],
    ] as const) {
      await drawOver(pane, name.slice(1, 4));
      await expect(protect).toBeHidden();
      await change.click();
      await expect(popover).toBeVisible();
      await window.keyboard.press('Escape');
      await expect(popover).toBeHidden();
    }

    // What stands before a finding may belong to it.
    await window.keyboard.press('End');
    for (let letters = 0; letters < 'to Maria Gonzalez.'.length; letters++)
      await window.keyboard.press('Shift+ArrowLeft');
    await expect(protect).toBeVisible();
    await window.keyboard.insertText('elsewhere.');
    await expect(protect).toBeHidden();
    await expect(draft(window)).toHaveText('My kitten belongs elsewhere.');
  });

  test('a chat is found by its words, and its sanitized transcript is exported', async () => {
    const { app } = shared;
    const folder = mkdtempSync(join(tmpdir(), 'palimpsest-export-'));
    await type(app.window, 'My landlord Maria Gonzalez wants $2,310 for the boiler.');
    await send(app.window);
    await newChat(app.window);

    await app.window.keyboard.press('Control+k');
    await app.window.keyboard.type('boil');
    await app.window
      .getByRole('option', { name: /boiler/ })
      .first()
      .click();
    await expect(app.window.getByRole('article', { name: 'You' })).toContainText('landlord Maria Gonzalez');

    const path = join(folder, 'transcript.md');
    await app.electron.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, path);
    await chooseFromMenu(app, 'Export what was sent…');
    await expect(app.window.getByText('Exported what was sent and received to transcript.md.')).toBeVisible();
    const transcript = readFileSync(path, 'utf8');
    expect(transcript).toContain('boiler');
    expect(transcript).not.toContain('Gonzalez');
    expect(transcript).not.toContain('2,310');
    rmSync(folder, { recursive: true });
  });
});

test('a draft that was typed and not sent is there after a restart, in sight when it was left last, and later in one group', async () => {
  const cloud = await startCloud();
  const profile = newProfile();
  let app = await launch({ profile });
  try {
    await signIn(app.window, cloud);
    await type(app.window, 'An unfinished letter to Maria Gonzalez');
    await app.close();
    app = await launch({ profile });
    await expect(draft(app.window)).toContainText('An unfinished letter to Maria Gonzalez');
    await expect(sendButton(app.window)).toBeVisible();
    await newChat(app.window);
    const unsent = app.window.getByRole('button', { name: /^An unfinished letter/ });
    await expect(unsent).toBeVisible();
    await type(app.window, 'Another one');
    await newChat(app.window);
    await expect(unsent).toBeHidden();
    await app.window.getByRole('region', { name: 'Drafts' }).getByText('Drafts 1').click();
    await unsent.click();
    await expect(draft(app.window)).toContainText('An unfinished letter to Maria Gonzalez');
    await expect(app.window.getByRole('region', { name: 'Drafts' })).toBeHidden();
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(profile);
  }
});
