import { expect, type Page, test } from '@playwright/test';
import { startCloud } from '../cloud';
import { launch, removeProfile } from './app';
import { inOneWindow } from './one-window';
import { ask, chooseMode, draft, newChat, seen, send, sendButton, signIn, type } from './steps';

/** The five modes in the window: what the right pane shows is what leaves, with the instruction that belongs to it. */

const text = "I'm Maria Gonzalez. My doctor says the depression came back after the divorce. My salary is $84,500.";

const choose = async (window: Page, mode: string): Promise<void> => {
  await chooseMode(window, mode);
  await expect(sendButton(window)).toHaveAttribute('aria-disabled', 'false');
};

/** What the right pane shows once the sidebar says what the mode did. */
const shownIn = async (window: Page, mode: string, says: string | RegExp): Promise<string> => {
  await choose(window, mode);
  await expect(window.getByRole('complementary', { name: 'Privacy' })).toContainText(says);
  return seen(window).innerText();
};

test.describe('in one window', () => {
  const shared = inOneWindow({ models: false });

  test('each mode shows what leaves, and what its number is worth', async () => {
    const { window, cloud } = shared;
    await type(window, text);
    const privacy = window.getByRole('complementary', { name: 'Privacy' });

    const redacted = await shownIn(window, 'Redact', 'All that is found is taken out');
    expect(redacted).toMatch(/^I'm \[PERSON_1\]\. .*\[MONEY_1\]\.$/);
    await expect(privacy.getByRole('slider')).toHaveCount(0);

    const contextual = await shownIn(
      window,
      'Contextual',
      /words? (is|are) replaced, each by one of about \d+ near words/,
    );
    expect(contextual).not.toContain('Maria Gonzalez');
    await expect(privacy.getByRole('slider', { name: 'Nearness of words' })).toBeVisible();

    await choose(window, 'Task-aware');
    await expect(privacy).toContainText('No other word can be replaced.');

    const blanket = await shownIn(window, 'Blanket', 'Each character changes with a chance of');
    await expect(privacy.getByRole('list', { name: 'Found in this prompt' })).toContainText('Maria Gonzalez');
    expect(blanket.length).toBe(text.length);
    await window.getByText('An instruction goes along').click();
    await send(window);
    const body = cloud.log.at(-1)?.body ?? '';
    expect(body).toContain(JSON.stringify(blanket).slice(1, -1));
    // A character stays by chance, a sentence hardly ever.
    expect(body).not.toContain('the depression came back after the divorce');
    // The instruction went along, and the journal of the window says so.
    await window.getByRole('radio', { name: 'As sent' }).first().click();
    await expect(window.getByText('Sent along to the model:')).toBeVisible();
  });

  test('a mode is not said of a draft that is still shown in another one, nor is that sent', async () => {
    const { window } = shared;
    await newChat(window);
    await chooseMode(window, 'Balanced');
    expect(await type(window, 'I am a nurse and take $84,500 a year.')).toContain('nurse');
    const moments = await window.evaluateHandle(() => {
      const texts: { side: string; seen: string; held: boolean; mode: string }[] = [];
      const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
      new MutationObserver(() =>
        texts.push({
          side: textOf('.side'),
          seen: textOf('.see .cm-content'),
          held: document.querySelector('.send')?.getAttribute('aria-disabled') === 'true',
          mode: textOf('.header .chip b'),
        }),
      ).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      return texts;
    });
    await choose(window, 'Task-aware');
    await expect(seen(window)).not.toContainText('nurse');
    const privacy = window.getByRole('complementary', { name: 'Privacy' });
    await expect(privacy).toContainText('All that is found is replaced');
    await expect(privacy).toContainText('plays no part here');
    await expect(privacy).not.toContainText('Told about your numbers');
    await expect(window.locator('.header')).not.toContainText('ε');
    const between = (await moments.jsonValue()).filter(
      (moment) => moment.mode === 'Task-aware' && moment.seen.includes('nurse'),
    );
    expect(between.filter(({ side }) => /All that is found|plays no part/.test(side))).toEqual([]);
    expect(between.filter(({ held }) => !held)).toEqual([]);
    await chooseMode(window, 'Balanced');
    await expect(seen(window)).toContainText('nurse');
    await expect(privacy).toContainText('Told about your numbers');
  });

  test('a text that Blanket cannot scramble is refused in words, and nothing leaves', async () => {
    const { window, cloud } = shared;
    const before = cloud.log.length;
    await chooseMode(window, 'Blanket');
    await draft(window).click();
    await window.keyboard.insertText('Ich heiße 王伟.');
    await expect(window.getByRole('alert')).toBeVisible();
    await expect(sendButton(window)).toHaveAttribute('aria-disabled', 'true');
    expect(cloud.log.slice(before)).toEqual([]);
    // The next step is one press away, and the draft is as it was.
    await window.getByRole('button', { name: 'Use Balanced' }).click();
    await expect(window.getByRole('alert')).toBeHidden();
    await expect(sendButton(window)).toHaveAttribute('aria-disabled', 'false');
    await expect(draft(window)).toHaveText('Ich heiße 王伟.');
  });

  test('a linked number keeps its sum in what leaves; taken apart it has noise of its own', async () => {
    const { window } = shared;
    const sanitized = await type(window, 'My salary is $84,500 a year, which is $7,042 a month.');
    const amounts = (shown: string): number[] =>
      (shown.match(/\d[\d,]*/g) ?? []).map((n) => Number(n.replace(',', '')));
    const [year = 0, month = 0] = amounts(sanitized);
    expect(Math.abs(year / 12 - month)).toBeLessThanOrEqual(0.5);
    await window.getByRole('button', { name: 'Take apart $7,042' }).click();
    await expect(window.getByRole('button', { name: 'Link $7,042' })).toBeVisible();
    await window.getByRole('button', { name: 'Link $7,042' }).click();
    await expect(window.getByRole('button', { name: 'Take apart $7,042' })).toBeVisible();
    expect(amounts(await seen(window).innerText())).toEqual([year, month]);
  });

  test('a word of one’s own is protected in every chat, until it is forgotten', async () => {
    const { window } = shared;
    await type(window, 'The tassel launch slips.');
    await window.keyboard.press('Control+,');
    await window.getByRole('tab', { name: 'Your words' }).click();
    await window.getByLabel('Word, name or number').fill('tassel');
    await window.getByLabel('Kind').selectOption('ORGANIZATION');
    await window.getByRole('button', { name: 'Add' }).click();
    await expect(window.getByRole('list', { name: 'Words that you protect' })).toContainText('tassel');
    await window.keyboard.press('Escape');
    await expect(seen(window)).not.toContainText('tassel');
    await window.keyboard.press('Control+,');
    await window.getByRole('tab', { name: 'Your words' }).click();
    await window.getByRole('button', { name: 'Forget tassel' }).click();
    await window.keyboard.press('Escape');
    await expect(seen(window)).toContainText('tassel');
  });

  test('an enciphered amount leaves as another one, and comes back exactly', async () => {
    const { window, cloud } = shared;
    const noised = await type(window, 'Translate into French: the rent is $2,345.67 a month.');
    const finding = window.getByRole('dialog', { name: '$2,345.67' });
    await window.keyboard.press('F8');
    await window.keyboard.press('Enter');
    await finding.getByText('How it changes: a near one').click();
    await finding.getByRole('radio', { name: 'Encipher' }).click();
    await expect(finding.getByText('How it changes: another of the same form')).toBeVisible();
    await expect(seen(window)).not.toHaveText(noised);
    await expect(window.getByText('This draft tells nothing of an amount, an age or a date.')).toBeVisible();
    await window.keyboard.press('Escape');
    await expect(draft(window)).toBeFocused();
    const enciphered = await seen(window).innerText();
    const reply = await send(window);
    expect(cloud.log.at(-1)?.body).toContain(JSON.stringify(enciphered).slice(1, -1));
    expect(cloud.log.at(-1)?.body).not.toContain('2,345.67');
    await expect(reply).toContainText('the rent is $2,345.67 a month.');
  });

  test('numbers that the reply made of noised ones stand beside what they are with one’s own', async () => {
    const { window, cloud } = shared;
    await type(window, 'My salary is $84,500 a year and the bill is $2,310. What share of a month is that?');
    cloud.script({
      kind: 'reply',
      pieces: (prompt) => {
        const [year = 0, bill = 0] = (prompt.match(/\$[\d,]+/g) ?? []).map((n) => Number(n.replace(/[$,]/g, '')));
        const month = Math.round(year / 12).toLocaleString('en');
        return [`Your pay is about $${month} a month, so the bill is ${Math.round((1200 * bill) / year)} % of it.`];
      },
    });
    const reply = await send(window);
    await expect(reply).toContainText(
      'These come from replaced numbers. With your own numbers: $7,042 ($84,500 ÷ 12) and 33 % ($2,310 ÷ $7,042).',
    );
  });

  test('nothing that was typed is lost while the modes change, and Redact offers only what it can do', async () => {
    const { window } = shared;
    const before = await type(window, text);
    for (const mode of ['Contextual', 'Task-aware', 'Blanket', 'Redact']) {
      await choose(window, mode);
      await expect(draft(window)).toHaveText(text);
    }
    const found = window.getByRole('list', { name: 'Found in this prompt' });
    await expect(found.getByRole('button', { name: /^Placeholder/ })).toHaveCount(0);
    await found.getByRole('button', { name: 'Keep Maria Gonzalez' }).click();
    await expect(seen(window)).toContainText("I'm Maria Gonzalez.");
    await found.getByRole('button', { name: 'Protect Maria Gonzalez' }).click();
    await expect(seen(window)).toContainText("I'm [PERSON_1].");
    await choose(window, 'Balanced');
    await expect(seen(window)).toHaveText(before);
  });

  test('a prompt’s values share ε where the settings say so, and new chats begin in the chosen mode', async () => {
    const { window } = shared;
    // Amounts that nothing was drawn for before.
    await type(window, 'I earn $61,300 and pay $1,870.');
    const privacy = window.getByRole('complementary', { name: 'Privacy' });
    await expect(privacy).toContainText('$61,300: ε\u00a01.0 of 3.0, $1,870: ε\u00a01.0 of 3.0');
    await window.keyboard.press('Control+,');
    await window.getByRole('radio', { name: 'Shared' }).click();
    await expect(window.getByText('with four of them each gets a quarter')).toBeVisible();
    await window.getByLabel('Mode of new chats').selectOption('redact');
    await window.keyboard.press('Escape');
    await expect(privacy).toContainText('$61,300: ε\u00a00.5 of 3.0, $1,870: ε\u00a00.5 of 3.0');
    // The open chat keeps its mode; the next one has the new.
    await expect(window.getByRole('button', { name: 'Mode Balanced' })).toBeVisible();
    await newChat(window);
    await expect(window.getByRole('button', { name: 'Mode Redact' })).toBeVisible();
    expect(await type(window, 'I am Maria Gonzalez.')).toContain('[PERSON_1]');
    await ask(window, 'settings.set', { share: 'value', mode: 'balanced' });
  });
});

test('without the model that finds names the app says so, and asks before it sends', async () => {
  const cloud = await startCloud();
  const app = await launch({ env: { PALIMPSEST_TAGGER: '/nonexistent' } });
  const { window } = app;
  try {
    await signIn(window, cloud);
    await type(window, 'I am Maria Gonzalez.');
    await expect(window.getByText('names by lists only')).toBeVisible();
    const question = window.getByRole('alertdialog', { name: 'Go on without the model that finds names?' });
    await sendButton(window).click();
    await expect(question).toContainText('No local model has read this text');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(cloud.log.filter(({ method }) => method === 'POST')).toEqual([]);
    await expect(draft(window)).toHaveText('I am Maria Gonzalez.');
    await sendButton(window).click();
    await question.getByRole('button', { name: 'Send with lists only' }).click();
    await expect(window.getByRole('article', { name: /restored/ })).toContainText('Maria Gonzalez');
    // Agreed once, this chat asks no more.
    await type(window, 'Thank you.');
    await send(window);
    expect(cloud.log.filter(({ method }) => method === 'POST')).toHaveLength(2);
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  }
});
