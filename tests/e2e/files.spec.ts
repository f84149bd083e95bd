import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { inOneWindow } from './one-window';
import { draft, seen, sendButton, type } from './steps';

/** Files and text dropped into the draft. */

interface Dropped {
  name: string;
  /** Each character is the byte of its number. */
  bytes: string;
}

const drop = (window: Page, files: readonly Dropped[], text?: string): Promise<void> =>
  draft(window).evaluate(
    (element, [dropped, words]) => {
      const dataTransfer = new DataTransfer();
      for (const { name, bytes } of dropped)
        dataTransfer.items.add(new File([Uint8Array.from(bytes, (c) => c.charCodeAt(0))], name));
      if (words !== undefined) dataTransfer.setData('text/plain', words);
      const { left, bottom } = element.getBoundingClientRect();
      const at = { clientX: left + 20, clientY: bottom - 4 };
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...at }));
    },
    [files, text] as const,
  );

const shared = inOneWindow();

test('plain text of several files stands behind what was typed, in their order and in any encoding', async () => {
  const { window } = shared;
  await type(window, 'Who owes most?');
  await drop(window, [
    { name: 'one.csv', bytes: 'Name;Debt\r\nJ\u00fcrgen M\u00fcller;1200' },
    { name: 'two.txt', bytes: '\u00ef\u00bb\u00bfZo\u00c3\u00ab owes 300' },
    { name: 'three.txt', bytes: '\u00ff\u00feA\u0000n\u0000n\u0000' },
  ]);
  await expect(draft(window)).toHaveJSProperty(
    'innerText',
    'Who owes most?\nName;Debt\nJürgen Müller;1200\nZoë owes 300\nAnn',
  );
  await expect(seen(window)).not.toContainText('Müller');
  await expect(window.getByRole('button', { name: 'Protect this as…' })).toBeHidden();
  await window.keyboard.press('Control+z');
  await expect(draft(window)).toHaveText('Who owes most?');
});

test('a file that is chosen, or dropped beside the draft, is taken in where the cursor is', async () => {
  const { window } = shared;
  await type(window, 'Who owes most?');
  const file = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) });
  const chosen = window.waitForEvent('filechooser');
  await window.getByRole('button', { name: 'Attach' }).click();
  await (await chosen).setFiles([file('one.txt', 'Ann owes 12.'), file('two.txt', 'Zoë owes 300.')]);
  await expect(draft(window)).toHaveJSProperty('innerText', 'Who owes most?\nAnn owes 12.\nZoë owes 300.');
  const drag = (kind: string): Promise<boolean> =>
    window
      .locator('.thread, .empty')
      .first()
      .evaluate((element, event) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['Bob owes 7.'], 'three.txt'));
        return element.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
      }, kind);
  const target = window.getByText(/^Drop it: its words come into the draft/);
  await drag('dragover');
  await expect(target).toBeVisible();
  await drag('dragleave');
  await expect(target).toBeHidden();
  await drag('dragover');
  // The page never goes to a file.
  expect(await drag('drop')).toBe(false);
  await expect(target).toBeHidden();
  await expect(draft(window)).toContainText('Bob owes 7.');
});

test('a file that no draft can take is refused in a sentence', async () => {
  const { window } = shared;
  await type(window, 'Who owes most?');
  await window.keyboard.press('Control+k');
  await window.getByRole('dialog').evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Bob owes 7.'], 'three.txt'));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(window.getByText('Close the open dialog, then drop it again.')).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(draft(window)).toHaveText('Who owes most?');
});

test('nothing is sent while a file is being read', async () => {
  const { window } = shared;
  await type(window, 'Who owes most?');
  await draft(window).evaluate((element) => {
    const file = new File([''], 'slow.txt');
    file.arrayBuffer = () =>
      new Promise((resolve) => addEventListener('read', () => resolve(new TextEncoder().encode('Bob owes 7.').buffer)));
    const dataTransfer = new DataTransfer();
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: { files: [file], types: ['Files'] } });
    element.dispatchEvent(event);
  });
  await expect(sendButton(window)).toHaveAttribute('aria-disabled', 'true');
  await window.keyboard.press('Enter');
  await expect(window.getByText('Reading the file…')).toBeVisible();
  await window.evaluate(() => dispatchEvent(new Event('read')));
  await expect(draft(window)).toContainText('Bob owes 7.');
  await expect(window.getByRole('article')).toHaveCount(0);
  await expect(sendButton(window)).toHaveAttribute('aria-disabled', 'false');
});

/** A file of tests/documents. */
const document = (name: string): Dropped => ({
  name,
  bytes: readFileSync(join('tests', 'documents', name), 'latin1'),
});

test('the words of PDF, Word and Excel documents are taken in, what is personal in them is replaced, and that can be saved', async () => {
  const { app, window } = shared;
  await type(window, 'Please sum up.');
  await drop(window, [
    document('appeal.docx'),
    { name: 'notes.txt', bytes: 'Call Maria.' },
    document('appeal.pdf'),
    document('payroll.xlsx'),
  ]);
  await expect(draft(window)).toContainText('The second page names Dr. Alan Whitfield.');
  await expect(draft(window)).toContainText('| Ivo Brandt | 1990-01-02 | $120 |');
  await expect(draft(window)).toContainText('| Ivo Brandt | 1990-01-02 | 84500 | true |');
  await expect(seen(window)).toContainText('Please sum up.');
  const personal = ['Gonzalez', 'Brandt', 'Whitfield', '1990-01-02', 'inbox.org'];
  for (const word of personal) await expect(seen(window)).not.toContainText(word);

  await expect(window.getByText(/^reading names/)).toBeHidden();
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-saved-'));
  const path = join(folder, 'sanitized.md');
  await app.electron.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, path);
  await window.getByRole('button', { name: 'Save replaced text…' }).click();
  await expect(window.getByText(/^Saved what the model would see to sanitized\.md\./)).toBeVisible();
  const saved = readFileSync(path, 'utf8');
  expect(saved).toMatch(/^Please sum up\.\n[\s\S]*\| true \|/);
  for (const word of personal) expect(saved).not.toContain(word);
  rmSync(folder, { recursive: true });
});

test('whoever stops a document that is being read keeps what was typed', async () => {
  const { window } = shared;
  await type(window, 'Please sum up.');
  // Pages enough to take a while: each points at the same words.
  const pages = 30_000;
  const kids = Array.from({ length: pages }, (_, at) => `${at + 5} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Length 41 >> stream\nBT /F1 12 Tf 72 720 Td (Ann owes 12.) Tj ET\nendstream',
    ...Array.from(
      { length: pages },
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj ${object} endobj\n`).join('');
  await drop(window, [
    { name: 'long.pdf', bytes: `%PDF-1.4\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF` },
  ]);
  await expect(window.getByText('Reading the file…')).toBeVisible();
  await window.getByRole('button', { name: 'Stop' }).click();
  await expect(window.getByText('You stopped before long.pdf was read.')).toBeVisible();
  await expect(draft(window)).toHaveText('Please sum up.');
});

test('documents without words, with a password and of other kinds are refused in a sentence each', async () => {
  const { window } = shared;
  await type(window, 'Please sum up.');
  await drop(window, [
    { name: 'cat.gif', bytes: 'GIF89a' },
    { name: 'notes.txt', bytes: 'Call Maria.' },
    document('locked.pdf'),
    document('scan.pdf'),
    document('other.zip'),
    document('half-scanned.pdf'),
    { name: 'half.pdf', bytes: document('appeal.pdf').bytes.slice(0, 200) },
  ]);
  const said = window.getByText('cat.gif and other.zip cannot be read.');
  await expect(said).toContainText('locked.pdf is locked with a password.');
  await expect(said).toContainText('scan.pdf holds no words: a scan or a photo of a text is a picture.');
  await expect(said).toContainText('half.pdf cannot be read: the file seems to be damaged.');
  await expect(said).toContainText(
    'Pages 2 and 3 of half-scanned.pdf hold no words: the model will not know what is on them.',
  );
  await expect(draft(window)).toHaveJSProperty('innerText', 'Please sum up.\nCall Maria.\nDear Ms Okonkwo,');
  // It stays until it is answered.
  await window.keyboard.insertText(' Thanks.');
  await expect(seen(window)).toContainText('Thanks.');
  await expect(said).toBeVisible();
  await window.getByRole('button', { name: 'Dismiss' }).click();
  await expect(said).toBeHidden();
});

test('what is said of very many files leaves the draft in sight', async () => {
  const { window } = shared;
  await type(window, 'Please sum up.');
  await drop(
    window,
    Array.from({ length: 200 }, (_, i) => ({ name: `a picture of the house ${i}.gif`, bytes: 'GIF89a' })),
  );
  await expect(window.getByText('a picture of the house 199.gif')).toBeInViewport();
  await expect(draft(window)).toBeInViewport();
  await expect(sendButton(window)).toBeInViewport();
});

test('a file that is too long for a draft is refused in a sentence, and what was typed stays', async () => {
  const { window } = shared;
  await type(window, 'Please sum up.');
  await drop(window, [{ name: 'log.txt', bytes: 'a line\n'.repeat(300_000) }]);
  await expect(window.getByText('With log.txt the draft would be longer than two million')).toBeVisible();
  await expect(draft(window)).toHaveText('Please sum up.');
});

test('dropped words are not taken for words selected by hand', async () => {
  const { window } = shared;
  await drop(window, [], 'the launch slips');
  await expect(draft(window)).toHaveText('the launch slips');
  await window.waitForTimeout(500);
  await expect(window.getByRole('button', { name: 'Protect this as…' })).toBeHidden();
  // What the drop left selected is let go first.
  await window.keyboard.press('ArrowRight');
  await window.keyboard.press('Control+a');
  // Who has not done it yet is told that it can be done.
  await expect(window.getByText('Missed something?')).toBeVisible();
  await window.getByRole('button', { name: 'Protect this as…' }).click();
  await window.getByRole('menuitem').first().click();
  await expect(seen(window)).not.toContainText('the launch slips');
  await expect(window.getByText('Missed something?')).toBeHidden();
});
