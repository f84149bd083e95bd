import { expect, type Locator, test } from '@playwright/test';
import { startCloud } from '../cloud';
import { launch, removeProfile } from './app';
import { inOneWindow } from './one-window';
import { ask, chooseMode, draft, localModelReady, newChat, seen, send, signIn, type } from './steps';

/** What the local model and the rules say of a draft before it leaves. */

const text = 'Coming off a night shift on the ward I can hardly think. Fix this paragraph for me.';

test.describe('in one window', () => {
  const shared = inOneWindow();

  test('a stranger’s guess is told with its words, which one press protects', async () => {
    const { window, cloud } = shared;
    await localModelReady(window);
    await type(window, text);
    const privacy = window.getByRole('complementary', { name: 'Privacy' });
    await privacy.getByRole('button', { name: 'Check', exact: true }).click();
    const guesses = privacy.getByRole('list', { name: 'What could still be guessed' });
    // The rules answer at once; the model has to be checked first, which takes longer than this test waits.
    await expect(guesses.getByRole('listitem').first()).toContainText('ward');
    await guesses
      .getByRole('button', { name: /^Protect / })
      .first()
      .focus();
    await window.keyboard.press('Enter');
    await expect(seen(window)).not.toContainText('night shift on the ward');
    await expect(guesses).toHaveCount(0);
    await expect(privacy.getByRole('button', { name: /^(Stop|Check again)$/ })).toBeFocused();
    for (const { id } of await ask(window, 'conversations.list', undefined)) {
      await ask(window, 'draft.infer-stop', { conversation: id });
    }
    await expect(privacy).toContainText(
      'health and the like. The local model was stopped before it had read to the end. Names and numbers that were missed',
    );
    await draft(window).click();
    await window.keyboard.insertText(' I sing in a choir.');
    await expect(privacy).toContainText('What would leave has changed since.');
    await send(window);
    expect(cloud.log.at(-1)?.body).not.toContain('night shift on the ward');
  });

  test('the local model scores Task-aware, and a deep scan starts and stops', async () => {
    const { window } = shared;
    await localModelReady(window);
    await type(
      window,
      'Please compare the hotel with the castle for my wife, a tired teacher who drinks wine in the kitchen.',
    );
    const privacy = window.getByRole('complementary', { name: 'Privacy' });
    // The model may have read the draft before the test looks.
    const said = await privacy.evaluateHandle((element) => {
      const texts: string[] = [];
      const follow = new MutationObserver(() => texts.push(element.textContent ?? ''));
      follow.observe(element, { subtree: true, childList: true, characterData: true });
      return texts;
    });
    await chooseMode(window, 'Task-aware');
    await expect(privacy).toContainText('The local model says how important a word is', { timeout: 60_000 });
    expect((await said.jsonValue()).join('\n')).toContain('No model has read the draft');
    await expect(privacy).toContainText('The local model is not checked yet.');
    await privacy.getByRole('button', { name: 'Check, then scan' }).click();
    await expect(privacy).toContainText('The local model is checked first');
    await privacy.getByRole('button', { name: 'Stop' }).click();
    await expect(privacy.getByRole('button', { name: 'Check, then scan' })).toBeVisible();
    await ask(window, 'settings.set', { scan: 'off' });
    await window.reload();
    await expect(privacy.getByText('Privacy of this chat')).toBeVisible();
    await expect(privacy.getByText('Deep scan')).toHaveCount(0);
    await ask(window, 'settings.set', { scan: 'request' });
  });

  test('before sending it is told where the settings say so, and asked', async () => {
    const { window, cloud } = shared;
    const before = cloud.log.length;
    const told = () => cloud.log.slice(before).filter(({ body }) => body.includes('ward'));
    await ask(window, 'settings.set', { infer: 'always' });
    await type(window, text);
    await window.keyboard.press('Enter');
    const question = window.getByRole('alertdialog', { name: 'This could still be guessed' });
    await expect(question).toBeVisible();
    // Its check takes longer than this test waits.
    await expect(question).toContainText('No local model has read this text: the one that is here is not checked yet.');
    await expect(question.getByRole('button', { name: 'Open models' })).toBeVisible();
    expect(told()).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    const privacy = window.getByRole('complementary', { name: 'Privacy' });
    await expect(privacy.getByRole('list', { name: 'What could still be guessed' })).toContainText('ward');
    // The focus goes back a moment after the question is gone.
    await expect(draft(window)).toBeFocused();
    // A file may go anywhere.
    await window.keyboard.press('Control+s');
    await expect(question.getByRole('button', { name: 'Save anyway' })).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(draft(window)).toBeFocused();
    await window.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Send anyway' }).click();
    await expect.poll(() => told().length).toBe(1);

    await newChat(window);
    await type(window, text);
    await window.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Protect these words' }).click();
    await expect(window.getByText('The words are protected.')).toBeVisible();
    await expect(seen(window)).not.toContainText('night shift on the ward');
    await send(window);
    expect(cloud.log.at(-1)?.body).not.toContain('night shift on the ward');
    await ask(window, 'settings.set', { infer: 'request' });
  });
});

test('what can be asked of a draft stays in sight, however much was found in it', async () => {
  const cloud = await startCloud();
  const app = await launch({ models: false });
  const { window } = app;
  const resize = (width: number, height: number): Promise<void> =>
    app.electron.evaluate(
      ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(size[0] ?? 0, size[1] ?? 0),
      [width, height],
    );
  try {
    await signIn(window, cloud);
    const people = ['Maria Gonzalez', 'Alan Whitfield', 'Joan Ferris', 'Peter Langford', 'Elena Costa', 'Tom Becker'];
    await type(window, `I come off a night shift with ${people.join(', and the usual salary is $84,500, with ')}.`);
    await resize(1360, 820);
    const inSight = async (panel: Locator): Promise<void> => {
      await expect(panel.getByRole('list', { name: 'Found in this prompt' })).toBeVisible();
      await expect(panel.getByText('Deep scan')).toBeInViewport({ ratio: 1 });
      await expect(panel.getByRole('button', { name: 'Open models' })).toBeInViewport({ ratio: 1 });
      await expect(panel.getByRole('button', { name: /^Check/ })).toBeInViewport({ ratio: 1 });
      const whole = await panel.locator('.inspector').boundingBox();
      const foot = await panel.locator('.readings').boundingBox();
      expect((foot?.height ?? 0) / (whole?.height ?? 1)).toBeLessThan(0.25);
    };
    const side = window.getByRole('complementary', { name: 'Privacy' });
    await inSight(side);
    await side.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(side.getByRole('list', { name: 'What could still be guessed' })).toBeInViewport();
    await inSight(side);
    await resize(900, 600);
    await window.getByRole('button', { name: /open the privacy of this chat/ }).click();
    const drawer = window.getByRole('dialog');
    await inSight(drawer);
    const found = drawer.getByRole('list', { name: 'Found in this prompt' }).getByRole('listitem');
    for (const row of [0, 1, 2]) await expect(found.nth(row)).toBeInViewport({ ratio: 1 });
    await expect(drawer.getByRole('slider')).toBeInViewport({ ratio: 1 });
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  }
});
