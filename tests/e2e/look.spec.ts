import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { startCloud } from '../cloud';
import { launch, removeProfile, root } from './app';
import { send, signIn, type } from './steps';

/** Pictures of the window for people to look at, and what axe has to say about it. */

const pictures = join(root, 'test-results', 'pictures');
const sizes = [
  { width: 1360, height: 820 },
  { width: 900, height: 600 },
];

test('axe finds nothing, light and dark, wide and narrow', async () => {
  test.setTimeout(120_000);
  const cloud = await startCloud();
  const app = await launch();
  const { window } = app;
  const look = async (name: string): Promise<void> => {
    for (const { width, height } of sizes) {
      await app.electron.evaluate(
        ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height),
        { width, height },
      );
      for (const theme of ['light', 'dark'] as const) {
        await window.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await expect(window.locator('html')).toHaveAttribute('data-theme', theme);
        await window.screenshot({ path: join(pictures, `${name}-${width}-${theme}.png`) });
        // Electron has no second page for axe to work in.
        const found = await new AxeBuilder({ page: window }).setLegacyMode().analyze();
        expect(
          found.violations.map(
            ({ id, nodes }) => `${name} ${width} ${theme} ${id}: ${nodes.map((n) => n.html).join('\n')}`,
          ),
        ).toEqual([]);
      }
    }
  };
  try {
    await expect(window.getByRole('heading')).toBeVisible();
    await look('first-run');
    await signIn(window, cloud);
    await look('empty');
    await type(
      window,
      "I'm Maria Gonzalez, claim 00812-7741 with Blue Harbor Mutual. My salary is $84,500 and the bill is $6,200. What share of a month's pay is that?",
    );
    await send(window);
    await type(
      window,
      "Please write the appeal. Dr. Alan Whitfield at St. Mary's Hospital diagnosed me with type 2 diabetes in March 2019. Send copies to maria.gonzalez@inbox.org and call +33 6 12 34 56 78.",
    );
    await look('chat');
    await window.keyboard.press('F8');
    await window.keyboard.press('Enter');
    await look('finding');
    await window.keyboard.press('Escape');
    await window.keyboard.press('Control+k');
    await look('search');
    await window.keyboard.press('Escape');
    await window.keyboard.press('Control+,');
    await look('settings');
    await window.keyboard.press('Escape');
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  }
});
