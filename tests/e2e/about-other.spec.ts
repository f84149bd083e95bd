import { expect, test } from '@playwright/test';
import { startCloud } from '../cloud';
import { launch, removeProfile } from './app';
import { ask, draft, newChat, seen, send, signIn, type } from './steps';

/** Who protects an illness is told that the answer is about another one, and can ask about the illness itself. */

const text = 'What helps with asthma at night? I have asthma and sleep badly, says Zorblatt.';

test('an answer about a stand-in says so before and after it, with the ways out', async () => {
  test.setTimeout(120_000);
  const cloud = await startCloud();
  const app = await launch({ width: 900, height: 640 });
  const { window } = app;
  const note = window.locator('.note.about-other');
  const popover = window.locator('.popover');
  const write = async (): Promise<void> => {
    await newChat(window);
    await type(window, text);
    await window.keyboard.press('F8');
    await window.keyboard.press('Enter');
    await popover.getByRole('radio', { name: 'Protect' }).click();
    await expect(seen(window)).not.toContainText('asthma');
  };
  try {
    await signIn(window, cloud);
    await write();
    await expect(note).toContainText(/The answer will be about .+ \(in place of asthma\)\./);

    await note.getByRole('button', { name: 'Send a placeholder' }).click();
    await expect(seen(window)).toContainText('[MEDICAL_CONDITION_1]');
    await expect(note).toBeHidden();

    await write();
    await draft(window).focus();
    await window.keyboard.press('F8');
    await window.keyboard.press('Enter');
    await expect(popover).toContainText(/The answer will be about .+\. To ask about your own word, keep it/);
    await window.keyboard.press('Escape');
    await note.getByRole('button', { name: 'Send asthma as it is' }).click();
    await expect(seen(window)).toContainText('asthma');
    await expect(note).toBeHidden();

    await write();
    const [chat] = await ask(window, 'conversations.list', undefined);
    if (!chat) throw new Error('no chat');
    const decision = { value: 'Zorblatt', type: 'ORGANIZATION', action: 'protect' } as const;
    await ask(window, 'draft.decide', { conversation: chat.id, decision, scope: 'conversation' });
    await draft(window).press('End');
    await type(window, ' Thanks.');
    await expect(seen(window)).not.toContainText('Zorblatt');
    const reply = await send(window);
    await expect(reply).toContainText(
      /This answer is about .+ \(in place of asthma\)\. What it says may be wrong for asthma\./,
    );
    // What was sent once stays so in its chat.
    await type(window, 'And asthma in children?');
    await expect(note).toContainText('What was sent before stays as it was sent.');
    await expect(note.getByRole('button')).toHaveCount(0);
    await reply.getByRole('button', { name: 'Ask about asthma in a new chat' }).click();
    await expect(draft(window)).toContainText('What helps with asthma at night?');
    await expect(seen(window)).toContainText('asthma');
    // What was decided for the chat before holds here, too.
    await expect(seen(window)).not.toContainText('Zorblatt');
    await expect(window.getByRole('article')).toHaveCount(0);
    await expect(note).toBeHidden();
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  }
});
