import { performance } from 'node:perf_hooks';
import type { Page } from '@playwright/test';
import { launch, newProfile, removeProfile } from '../tests/e2e/app.ts';
import { draft, newChat, seen, type } from '../tests/e2e/steps.ts';

/**
 * What people feel, in the real window: from a key stroke to the updated preview, and from the start to a window that
 * can be typed into. Prints a table; run with `npm run bench`.
 */

const sentence =
  'Dear Ms Gonzalez, on 4 May 2024 my sister Anna Keller in Hamburg paid $2,310 for the boiler that was to be repaired ' +
  'last winter and that still does not heat the second floor of the house as it should. ';

/** A draft of about this many words: one finding in eight words. */
const words = (count: number): string => {
  const all = sentence.repeat(Math.ceil(count / 40)).split(' ');
  const paragraphs: string[] = [];
  for (let at = 0; at < count; at += 80) paragraphs.push(all.slice(at, Math.min(at + 80, count)).join(' '));
  return paragraphs.join('\n\n');
};

const quantile = (values: number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

const ms = (value: number): string => `${value.toFixed(0).padStart(5)} ms`;

/** From the key's own time stamp to the frame in which the right pane shows the letter. */
const keyToPreview = async (window: Page, key: string): Promise<number> => {
  const measured = window.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const pane = document.querySelector('[aria-label="The model will see"]');
        let pressed = 0;
        document.addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - pressed));
        });
        if (pane !== null) observer.observe(pane, { childList: true, subtree: true, characterData: true });
      }),
  );
  await window.evaluate(() => undefined);
  await window.keyboard.press(key);
  return measured;
};

const strokes = 60;

const typing = async (window: Page): Promise<void> => {
  console.log('From a key stroke to the updated preview (aim: 500 words p95 < 50 ms, 2,000 words p95 < 100 ms)');
  for (const count of [50, 500, 2000]) {
    await newChat(window);
    await type(window, words(count));
    await window.keyboard.press('Control+End');
    const times: number[] = [];
    for (let stroke = 0; stroke < strokes; stroke += 1) {
      times.push(await keyToPreview(window, 'abcdefghij'.charAt(stroke % 10)));
    }
    console.log(
      `  ${String(count).padStart(5)} words   median ${ms(quantile(times, 0.5))}   p95 ${ms(quantile(times, 0.95))}`,
    );
    await seen(window).click();
  }
};

/** From the start of the process: when Electron was ready, and when the draft could be typed into. */
const start = async (profile: string): Promise<{ electron: number; usable: number }> => {
  const began = performance.now();
  const app = await launch({ profile });
  await draft(app.window).waitFor();
  const usable = performance.now() - began;
  const electron = await app.electron.evaluate(
    () => performance.getEntriesByName('palimpsest:electron-ready')[0]?.startTime ?? Number.NaN,
  );
  await app.close();
  return { electron, usable };
};

const profile = newProfile();
try {
  const app = await launch({ profile });
  await app.window.getByRole('button', { name: 'Look around first' }).click();
  await draft(app.window).waitFor();
  await typing(app.window);
  await app.close();

  const starts = [];
  for (let run = 0; run < 7; run += 1) starts.push(await start(profile));
  const usable = quantile(
    starts.map((s) => s.usable),
    0.5,
  );
  const electron = quantile(
    starts.map((s) => s.electron),
    0.5,
  );
  console.log('Start-up, median of 7 (aim: under 2,000 ms besides Electron’s own)');
  console.log(`  to a usable window ${ms(usable)}   Electron’s own ${ms(electron)}   ours ${ms(usable - electron)}`);
} finally {
  removeProfile(profile);
}
process.exit(0);
